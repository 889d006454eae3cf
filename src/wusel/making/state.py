"""The made part of a `state.py`: each class names its fields with their types, and everything else follows."""

import ast
from importlib import import_module
from pathlib import Path

from wusel.engine.data import Data, Fixed
from wusel.engine.errors import BadDeclaration
from wusel.engine.state import State

BEGIN = "    # --- made from the fields by `make declared`"
END = "    # --- made until here"
WIDTH = 120


class Declaration:
    """A class with its declared fields: their names with their types. What never changes is `fixed`; a `state` has the
    fields of every table as well."""

    def __init__(self, found: ast.ClassDef) -> None:
        self.name = found.name
        self.base = ast.unparse(found.bases[0]) if found.bases else ""
        self.fixed = self.base == "Fixed"
        self.state = self.base == "State"
        self.fields: dict[str, str] = {}
        self.last_line = 0
        for node in found.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
                self.fields[node.target.id] = ast.unparse(node.annotation)
                self.last_line = node.end_lineno or 0


def state_of(path: Path) -> str:
    """The text of a `state.py` with its made parts as they should be."""
    text = path.read_text(encoding="utf-8")
    found = declarations(without_made(text))
    check_imports(text, found, path)
    fixed = {each.name: each.fixed for each in found} | imported(text)
    lines = without_made(text).splitlines()
    for each in sorted(found, key=lambda one: -one.last_line):
        lines[each.last_line : each.last_line] = made(each, fixed, path)
    return "\n".join(lines) + "\n"


def declarations(text: str) -> list[Declaration]:
    """The classes of a file that declare fields."""
    found = [Declaration(node) for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return [each for each in found if each.base in ("Data", "Fixed", "State") and each.fields]


def check_imports(text: str, found: list[Declaration], path: Path) -> None:
    """What is made speaks of fields: without their class the file could not even be read."""
    names = {name.name for node in ast.parse(text).body if isinstance(node, ast.ImportFrom) for name in node.names}
    if found and "Field" not in names:
        raise BadDeclaration(f"{path}: what is made from the fields needs `from wusel.engine.data import Field`")


def imported(text: str) -> dict[str, bool]:
    """The kinds of things that a file takes from elsewhere, such as a deck, and whether they never change."""
    found: dict[str, bool] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("wusel"):
            for name in node.names:
                kind = getattr(import_module(node.module), name.name, None)
                if isinstance(kind, type) and issubclass(kind, Data):
                    found[name.name] = issubclass(kind, Fixed)
    return found


def without_made(text: str) -> str:
    """The text that people wrote."""
    kept: list[str] = []
    skipping = False
    for line in text.splitlines():
        if line == BEGIN:
            skipping = True
            if kept and not kept[-1]:
                kept.pop()
        if not skipping:
            kept.append(line)
        if line == END:
            skipping = False
    return "\n".join(kept) + "\n"


def made(one: Declaration, fixed: dict[str, bool], path: Path) -> list[str]:
    """Slots, constructor, clone and reader of a class."""
    common = {field.name: "list[int]" if field.depth else "int" for field in State.declared()} if one.state else {}
    fields = common | one.fields
    lines = ["", BEGIN, "    # fmt: off"]
    lines += spread("    __slots__ = (", [f'"{name}"' for name in sorted(one.fields)], ",)")
    taken = [f"{name}: {type_}" for name, type_ in fields.items()]
    lines += ["", *spread("    def __init__(self, ", taken, ") -> None:")]
    if one.state:
        lines.append(f"        super().__init__({', '.join(common)})")
    lines += [f"        self.{name} = {name}" for name in one.fields]
    if not one.fixed:
        lines += clone(one, fields, fixed)
    readers = [reader(name, type_, fixed, path) for name, type_ in one.fields.items()]
    lines += ["", "    @classmethod", "    def declared(cls) -> list[Field]:"]
    lines += spread(f"        return [{'*super().declared(), ' if one.state else ''}", readers, "]")
    return [*lines, "    # fmt: on", END]


def clone(one: Declaration, fields: dict[str, str], fixed: dict[str, bool]) -> list[str]:
    """Lists are copied, things cloned unless they never change, numbers taken as they are."""
    args = [copied(f"self.{name}", type_, fixed) for name, type_ in fields.items()]
    lines = ["", f'    def clone(self) -> "{one.name}":']
    if one.state:
        lines += spread(f"        copy = {one.name}(", args, ")")
        return [*lines, "        copy.frame = self.frame", "        return copy"]
    return lines + spread(f"        return {one.name}(", args, ")")


def copied(value: str, type_: str, fixed: dict[str, bool]) -> str:
    """How a value of a type is copied."""
    if type_ == "list[int]":
        return f"{value}[:]"
    if type_.startswith("list["):
        return f"[{copied('each', type_[5:-1], fixed)} for each in {value}]"
    if type_ in fixed and not fixed[type_]:
        return f"{value}.clone()"
    return value


def reader(name: str, type_: str, fixed: dict[str, bool], path: Path) -> str:
    """A field as it is read back: its name, how deep its lists are nested, and the class of what it holds."""
    depth = 0
    held = type_
    while held.startswith("list["):
        held = held[5:-1]
        depth += 1
    if held != "int" and held not in fixed:
        raise BadDeclaration(f"{path}: {name} should be int, a kind of Data, or a list of these, not {type_}")
    if held != "int":
        return f'Field("{name}", {depth}, {held})'
    return f'Field("{name}", {depth})' if depth else f'Field("{name}")'


def spread(before: str, parts: list[str], after: str) -> list[str]:
    """Parts with commas between them, on as many lines as they need."""
    indent = " " * (len(before) - len(before.lstrip()) + 4)
    lines = [before]
    for place, part in enumerate(parts):
        piece = part + (", " if place + 1 < len(parts) else after)
        if len(lines[-1]) + len(piece.rstrip()) > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += piece
    return lines
