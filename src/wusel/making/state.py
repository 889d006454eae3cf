"""A game's `made.py`: what is really put on a table, made from the fields that `state.py` declares with their kinds.

For every class there: one with slots, `clone` and `declared`; a function `new_...` that takes every field; and, but for
what was agreed before the game, what people see of it: `Seen...`, and the function that shows it.
"""

import ast
from importlib import import_module
from pathlib import Path

from wusel.engine.data import FLAG, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET, Data, Fixed
from wusel.engine.declared import parsed, snake
from wusel.engine.errors import BadDeclaration
from wusel.engine.state import OF_EVERY_TABLE
from wusel.making.words import Kinds, plural, spread

HEADING = '''"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E501, F401
'''
FORMS = {NUMBER: "NUMBER", ONE_OF: "ONE_OF", MAYBE: "MAYBE", OR_ZERO: "OR_ZERO", SET: "SET", FLAG: "FLAG", PILE: "PILE"}
LISTS = ("list", "Pile", "Stack")
CARRIED = "content"


class FieldSaid:
    """A field as it is declared: its type as written, what it holds, and how it is seen."""

    def __init__(self, name: str, type_: ast.expr) -> None:
        self.name = name
        self.type = ast.unparse(type_)
        self.depth = 0
        self.thing = ""
        self.kind = ""
        self.form = NUMBER
        self.per = ""
        self.hidden = False
        self.counted = False

    def reader(self, prefix: str) -> str:
        """The field as it is read back."""
        said = [f'"{self.name}"', str(self.depth), f"{prefix}{self.thing}" if self.thing else "None"]
        said += [f'"{self.kind}"', FORMS[self.form], f'"{self.per}"']
        usual = ["", "0", "None", '""', "NUMBER", '""']
        while said[-1] == usual[len(said) - 1]:
            said.pop()
        return f"Field({', '.join(said)})"


class Declaration:
    """A class with its declared fields. What never changes is `fixed`; a `state` has the fields of every table too."""

    def __init__(self, found: ast.ClassDef) -> None:
        self.name = found.name
        self.base = ast.unparse(found.bases[0]) if found.bases else ""
        self.fixed = self.base == "Fixed"
        self.state = self.base == "State"
        self.carries = False
        self.fields: list[FieldSaid] = []
        self.has_slots = any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__" for node in found.body)
        for node in found.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
                if node.target.id == CARRIED:
                    self.carries = True
                else:
                    self.fields.append(FieldSaid(node.target.id, node.annotation))


class Maker:
    """Writes the `made.py` of a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        words = path.with_name("words.toml")
        self.kinds = Kinds(parsed(words, words.read_text(encoding="utf-8")))
        found = [Declaration(node) for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.classes = [each for each in found if each.base in ("Data", "Fixed", "State") and (each.fields or each.state)]
        self.local = {each.name: each.fixed for each in self.classes}
        self.brought = self.imported()
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name in self.local:
                self.read(node)

    def imported(self) -> dict[str, bool]:
        """The classes of things that the file takes from elsewhere, such as a deck, and whether they never change."""
        found: dict[str, bool] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("wusel.engine"):
                for name in node.names:
                    kind = getattr(import_module(node.module), name.name, None)
                    if isinstance(kind, type) and issubclass(kind, Data):
                        found[name.name] = issubclass(kind, Fixed)
        return found

    # --- reading

    def read(self, found: ast.ClassDef) -> None:
        """What the types of a class's fields say."""
        one = next(each for each in self.classes if each.name == found.name)
        if not one.has_slots:
            self.refuse(f"{one.name} should begin with `__slots__ = MADE`")
        types = {node.target.id: node.annotation for node in found.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
        for field in one.fields:
            self.understand(field, types[field.name])

    def understand(self, field: FieldSaid, type_: ast.expr) -> None:
        if isinstance(type_, ast.Subscript):
            self.understand_many(field, ast.unparse(type_.value).removeprefix("words."), type_.slice)
            return
        name = ast.unparse(type_).removeprefix("words.")
        types = self.kinds.types()
        if name in self.local or name in self.brought:
            field.thing = name
        elif name in types:
            field.kind = types[name]
            if not (name != "Seat" and self.kinds.is_number(field.kind)) and field.form == NUMBER:
                field.form = ONE_OF
        elif name.endswith("Set") and name[:-3] in types:
            field.kind, field.form = types[name[:-3]], SET
        elif name == "Flag":
            field.form = FLAG
        elif name != "int":
            self.refuse(f"{field.name} should be int, a Flag, of a kind, a class of things, or a list of these, not {name}")

    def understand_many(self, field: FieldSaid, outer: str, inner: ast.expr) -> None:
        if outer == "Hidden":
            field.hidden = True
        elif outer in ("Maybe", "OrZero"):
            field.form = MAYBE if outer == "Maybe" else OR_ZERO
        elif outer in LISTS or outer.removeprefix("Per") in self.kinds.types():
            field.depth += 1
            field.counted = outer == "Stack"
            if outer not in LISTS:
                field.per = self.kinds.types()[outer.removeprefix("Per")]
            elif outer != "list":
                field.form = PILE
        else:
            self.refuse(f"{field.name}: {outer} is none of Hidden, Maybe, OrZero, Per..., {', '.join(LISTS)}")
        self.understand(field, inner)

    def refuse(self, reason: str) -> None:
        raise BadDeclaration(f"{self.path}: {reason}")

    # --- writing

    def made(self) -> str:
        lines = [HEADING, *self.imports(), ""]
        for one in self.classes:
            lines += [*self.class_of(one), *self.new(one), *self.seen(one)]
        return "\n".join(lines) + "\n"

    def imports(self) -> list[str]:
        """What the types of the fields need, as state.py has it."""
        package = self.package()
        lines = ["from typing import Final, TypedDict", "", f"from {package} import state, words"]
        lines += [f"from wusel.engine.data import {', '.join(sorted(['Field', *FORMS.values()]))}"]
        lines += ["from wusel.engine.events import Event", "from wusel.engine.sets import members", "from wusel.engine.state import NOTHING_TOLD"]
        skipped = ("wusel.engine.data", "wusel.engine.sets", "wusel.engine.events")
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module not in skipped and node.module != "typing":
                names = [name.name for name in node.names if name.name[:1].isupper() and not name.name.isupper()]
                if names:
                    lines.append(f"from {node.module} import {', '.join(names)}")
        return sorted(set(lines[2:])) and [*lines[:2], *sorted(set(lines[2:]))]

    def package(self) -> str:
        parts = self.path.parent.parts
        return ".".join(parts[parts.index("wusel") :]) if "wusel" in parts else self.path.parent.name

    def type_text(self, field: FieldSaid) -> str:
        """The type of a field, with this file's own classes called by their file."""
        text = field.type
        for name in self.local:
            text = text.replace(f"[{name}]", f"[state.{name}]") if text != name else f"state.{name}"
        return text

    def class_of(self, one: Declaration) -> list[str]:
        """Slots, clone and reader."""
        slots = sorted([field.name for field in one.fields] + [CARRIED] * one.carries)
        lines = ["", f"class {one.name}(state.{one.name}):"]
        lines += spread("    __slots__ = (", [f'"{name}"' for name in slots], ",)") if slots else ["    __slots__ = ()"]
        if not one.fixed:
            lines += ["", f'    def clone(self) -> "{one.name}":', f"        copy = {one.name}()"]
            lines += [f"        copy.{name} = {copied}" for name, copied in self.copies(one)]
            lines += ["        return copy"]
        before = "        return [" + ("*super().declared(), " if one.state else "")
        lines += ["", "    @classmethod", "    def declared(cls) -> list[Field]:"]
        return lines + spread(before, [field.reader("") for field in one.fields], "]")

    def copies(self, one: Declaration) -> list[tuple[str, str]]:
        """Every field with how it is copied: lists are, things are cloned unless they never change, numbers taken."""
        found: list[tuple[str, str]] = []
        if one.state:
            found = [(name, f"self.{name}[:]" if name in ("agenda", "chosen") else f"self.{name}") for name in OF_EVERY_TABLE]
            found += [("script", "None"), ("events", "None"), ("offer", "None"), ("frame", "self.frame")]
        found += [(CARRIED, f"self.{CARRIED}")] * one.carries
        return found + [(field.name, self.copied(f"self.{field.name}", field, field.depth)) for field in one.fields]

    def copied(self, value: str, field: FieldSaid, depth: int) -> str:
        changes = field.thing and not (self.local | self.brought)[field.thing]
        if depth == 1 and not changes:
            return f"{value}[:]"
        if depth:
            return f"[{self.copied('each', field, depth - 1)} for each in {value}]"
        return f"{value}.clone()" if changes else value

    def new(self, one: Declaration) -> list[str]:
        """A function that makes one of them; on a table nothing is pending."""
        lines = [""]
        common = ["seats: int", "chance: int", "events: list[Event] | None"] if one.state else []
        taken = common + [f"{CARRIED}: Content"] * one.carries
        taken += [f"{field.name}: {self.type_text(field)}" for field in one.fields]
        lines += spread(f"def new_{snake(one.name)}(", taken, f") -> {one.name}:")
        lines.append(f"    made = {one.name}()")
        if one.state:
            lines += [f"    made.set_out({CARRIED if one.carries else 'None'})", "    made.events = events"]
            lines += ["    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats"]
            lines += ["    made.asked = made.owing = made.shown = 0"]
        lines += [f"    made.{field.name} = {field.name}" for field in one.fields]
        return [*lines, "    return made"]

    # --- what is seen

    def seen(self, one: Declaration) -> list[str]:
        shown = [field for field in one.fields if not field.hidden and not field.thing]
        if one.fixed or not shown:
            return []
        of, names = snake(one.name), ""
        if any(field.kind in self.kinds.from_content() for field in shown):
            names = ", names: words.Names"
        lines = ["", f"class Seen{one.name}(TypedDict):"]
        lines += [f"    {field.name}: {self.seen_type(field)}" for field in shown]
        lines += ["", f"def seen_{of}(thing: state.{one.name}{names}) -> Seen{one.name}:", "    return {"]
        lines += [f'        "{field.name}": {self.shown(field)},' for field in shown]
        return [*lines, "    }"]

    def seen_type(self, field: FieldSaid) -> str:
        one = "bool" if field.form == FLAG else "str" if self.is_named(field) else "int"
        if field.counted:
            return "int"
        if field.per and field.per != "seat":
            return f"dict[str, {one}]"
        if field.form == SET or field.depth:
            return f"list[{one}]"
        return f"{one} | None" if field.form in (MAYBE, OR_ZERO) else one

    def shown(self, field: FieldSaid) -> str:
        value = f"thing.{field.name}"
        if field.depth > 1 or (field.depth and field.form in (SET, MAYBE, OR_ZERO)):
            self.refuse(f"{field.name} cannot be shown as it is: let it be Hidden, and view.py show it")
        if field.counted:
            return f"len({value})"
        if field.per and field.per != "seat":
            return f"{{name: {self.one('n', field)} for name, n in zip({self.names(field.per)}, {value}, strict=True)}}"
        if field.form == SET:
            return f"[{self.one('each', field)} for each in members({value})]" if self.is_named(field) else f"members({value})"
        if field.depth:
            plain = self.one("each", field) == "each"
            return f"{value}[:]" if plain else f"[{self.one('each', field)} for each in {value}]"
        if field.form in (MAYBE, OR_ZERO):
            there = f"{value} >= 0" if field.form == MAYBE else value
            return f"{self.one(value, field)} if {there} else None"
        return self.one(value, field)

    def one(self, value: str, field: FieldSaid) -> str:
        """A single number as it is seen."""
        if field.form == FLAG:
            return f"{value} == 1"
        return f"{self.names(field.kind)}[{value}]" if self.is_named(field) else value

    def is_named(self, field: FieldSaid) -> bool:
        return bool(field.kind) and field.kind != "seat" and not self.kinds.is_number(field.kind)

    def names(self, kind: str) -> str:
        """Where the names of a kind are found."""
        return f"names.{kind}" if self.kinds.names(kind) is None else f"words.{plural(kind)}"


def made_of(path: Path) -> str:
    """The text of `made.py` for a `state.py`."""
    return Maker(path).made()
