"""A game's `made.py`: what is really put on a table, made from the fields that `state.py` declares with their kinds.

For every class there: one with slots, `clone` and `declared`; a function `new_...` that takes every field; and, but for
what was agreed before the game, what people see of it: `Seen...`, and the function that shows it.
"""

import ast
import re
from importlib import import_module
from pathlib import Path

from wusel.engine.data import FLAG, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET, Data, Fixed
from wusel.engine.declared import parsed, snake
from wusel.engine.errors import BadDeclaration
from wusel.engine.kinds import NOTHING
from wusel.engine.state import OF_EVERY_TABLE
from wusel.making.words import Kinds, plural, spread

HEADING = '''"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="assignment"
'''
FORMS = {NUMBER: "NUMBER", ONE_OF: "ONE_OF", MAYBE: "MAYBE", OR_ZERO: "OR_ZERO", SET: "SET", FLAG: "FLAG", PILE: "PILE"}
LISTS = ("list", "Pile", "Stack")
CARRIED = "content"
"""What is printed hangs on a state and is no field of it, and so does whatever else is of a class of the game's own."""


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
        return f"DataField({', '.join(said)})"


class Declaration:
    """A class with its declared fields. What never changes is `fixed`; a `state` has the fields of every table too."""

    def __init__(self, found: ast.ClassDef) -> None:
        self.name = found.name
        self.base = ast.unparse(found.bases[0]) if found.bases else ""
        self.fixed = self.base == "Fixed"
        self.state = self.base == "State"
        self.carried: list[str] = []
        self.fields: list[FieldSaid] = []
        self.has_slots = any(
            isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__" for node in found.body
        )
        for node in found.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
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
        self.classes = [
            each for each in found if each.base in ("Data", "Fixed", "State") and (each.fields or each.state)
        ]
        self.local = {each.name: each.fixed for each in self.classes}
        self.brought = self.imported()
        self.printed = self.own_classes()
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

    def own_classes(self) -> list[str]:
        """The classes of the game's own that the file takes from elsewhere, such as that of the content."""
        from_game = [
            node
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module and ".games." in node.module
        ]
        types = self.kinds.types()
        names = [name.name for node in from_game for name in node.names if not str(node.module).endswith(".words")]
        return [name for name in names if name[:1].isupper() and not name.isupper() and name not in types]

    # --- reading

    def read(self, found: ast.ClassDef) -> None:
        """What the types of a class's fields say."""
        one = next(each for each in self.classes if each.name == found.name)
        if not one.has_slots:
            self.refuse(f"{one.name} should begin with `__slots__ = MADE`")
        types = {
            node.target.id: node.annotation
            for node in found.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        one.carried = [field.name for field in one.fields if field.type in self.printed]
        one.fields = [field for field in one.fields if field.name not in one.carried]
        for field in one.fields:
            self.understand(field, types[field.name])

    def understand(self, field: FieldSaid, type_: ast.expr) -> None:
        if isinstance(type_, ast.Subscript):
            self.understand_many(field, ast.unparse(type_.value).removeprefix("words."), type_.slice)
            return
        said = ast.unparse(type_)
        name = said.removeprefix("words.")
        types = self.kinds.types()
        if said in self.local or said in self.brought:
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
            self.refuse(
                f"{field.name} should be int, a Flag, of a kind, a class of things, or a list of these, not {name}"
            )

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
        needed = {name for one in self.classes for field in one.fields for name in re.findall(r"\w+", field.type)}
        needed |= {CARRIED.capitalize()} if any(CARRIED in one.carried for one in self.classes) else set()
        lines = [
            "from typing import TypedDict",
            "",
            f"from wusel.engine.data import {', '.join(['Field as DataField', *FORMS.values()])}",
        ]
        lines += ["from wusel.engine.events import Event", "from wusel.engine.sets import members"]
        for node in self.tree.body:
            names = (
                [name.name for name in node.names if name.name in needed] if isinstance(node, ast.ImportFrom) else []
            )
            if names and isinstance(node, ast.ImportFrom):
                lines.append(f"from {node.module} import {', '.join(names)}")
        return [*lines, f"from {self.package()} import state, words"]

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
        slots = sorted([field.name for field in one.fields] + one.carried)
        lines = ["", f"class {one.name}(state.{one.name}):"]
        lines += spread("    __slots__ = (", [f'"{name}"' for name in slots], ",)") if slots else ["    __slots__ = ()"]
        if not one.fixed:
            lines += ["", f'    def clone(self) -> "{one.name}":', f"        copy = {one.name}()"]
            lines += [f"        copy.{name} = {copied}" for name, copied in self.copies(one)]
            lines += ["        return copy"]
        before = "        return [" + ("*super().declared(), " if one.state else "")
        lines += ["", "    @classmethod", "    def declared(cls) -> list[DataField]:"]
        return lines + spread(before, [field.reader("") for field in one.fields], "]")

    def copies(self, one: Declaration) -> list[tuple[str, str]]:
        """Every field with how it is copied: lists are, things are cloned unless they never change, numbers taken."""
        found: list[tuple[str, str]] = []
        if one.state:
            found = [
                (name, f"self.{name}[:]" if name in ("agenda", "chosen") else f"self.{name}") for name in OF_EVERY_TABLE
            ]
            found += [("script", "None"), ("events", "None"), ("offer", "None"), ("frame", "self.frame")]
        found += [(name, f"self.{name}") for name in one.carried]
        return found + [(field.name, self.copied(f"self.{field.name}", field, field.depth)) for field in one.fields]

    def copied(self, value: str, field: FieldSaid, depth: int) -> str:
        changes = field.thing and not (self.local | self.brought)[field.thing]
        if depth == 1 and not changes:
            return f"{value}[:]"
        if depth:
            return f"[{self.copied('each', field, depth - 1)} for each in {value}]"
        return f"{value}.clone()" if changes else value

    def new(self, one: Declaration) -> list[str]:
        """A function that makes one of them. What is not said is nothing: numbers are 0, lists are empty, and what may be
        missing is. On a table nothing is pending."""
        common = ["seats: int", "chance: int", "events: list[Event] | None"] if one.state else []
        taken = common + ([f"{CARRIED}: Content"] if CARRIED in one.carried else [])
        taken += [self.taken(field) for field in one.fields]
        lines = ["", *spread(f"def new_{snake(one.name)}(*, ", taken, f") -> {one.name}:"), f"    made = {one.name}()"]
        if one.state:
            lines += ["    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats"]
            lines += ["    made.asked = made.owing = made.shown = 0"]
            lines += [f"    made.set_out({CARRIED if CARRIED in one.carried else 'None'})", "    made.events = events"]
        for field in one.fields:
            value = f"[] if {field.name} is None else {field.name}" if is_list(field) else field.name
            lines.append(f"    made.{field.name} = {value}")
        return [*lines, "    return made"]

    def taken(self, field: FieldSaid) -> str:
        """A field as it is handed over, and what it is if nobody says so."""
        said = f"{field.name}: {self.type_text(field)}"
        if is_list(field):
            return f"{said} | None = None"
        if field.thing or field.per or field.form == ONE_OF:
            return said
        return f"{said} = {NOTHING if field.form == MAYBE else 0}"

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
            return (
                f"[{self.one('each', field)} for each in members({value})]"
                if self.is_named(field)
                else f"members({value})"
            )
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


def is_list(field: FieldSaid) -> bool:
    """Whether a field holds a list that can be empty."""
    return field.depth > 0 and not field.per


def made_of(path: Path) -> str:
    """The text of `made.py` for a `state.py`."""
    return Maker(path).made()
