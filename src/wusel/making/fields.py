"""The declarations in a game's `state.py`: classes with fields, their values and their visibility."""

import ast
from importlib import import_module
from pathlib import Path

from wusel.engine.data import FLAG, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET, Data, Fixed
from wusel.engine.declared import parsed
from wusel.engine.errors import BadDeclaration
from wusel.making.words import Kinds, plural

LISTS = ("list", "Pile", "Stack")
CARRIED = "content"
"""What is printed hangs on a state and is no field of it, and so does whatever else is of a class of the game's own."""


class FieldSaid:
    """A field as it is declared: its type as written, what it holds, and how it is seen."""

    def __init__(self, name: str, said: ast.expr) -> None:
        self.name = name
        self.said = said
        self.type = ast.unparse(said)
        self.depth = 0
        self.thing = ""
        self.kind = ""
        self.form = NUMBER
        self.per = ""
        self.hidden = False
        self.secret = False
        self.mixed = False
        self.counted = False


class Declaration:
    """A class with its declared fields. What never changes is `fixed`; a `state` has the fields of every table too."""

    def __init__(self, found: ast.ClassDef) -> None:
        self.name = found.name
        self.base = ast.unparse(found.bases[0]) if found.bases else ""
        self.fixed = self.base == "Fixed"
        self.state = self.base == "State"
        self.carried: list[str] = []
        self.fields: list[FieldSaid] = []
        self.has_slots = "__slots__ = MADE" in [ast.unparse(node) for node in found.body]
        for node in found.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
                self.fields.append(FieldSaid(node.target.id, node.annotation))


class FieldsFile:
    """A file with fields of kinds, and what they mean. `local` and `brought` are the classes of things that it has and
    takes from elsewhere; each says whether such a thing never changes."""

    local: dict[str, bool]
    brought: dict[str, bool]

    def __init__(self, path: Path) -> None:
        self.path = path
        words = path.with_name("words.toml")
        said = parsed(words, words.read_text(encoding="utf-8"))
        self.kinds = Kinds(said)
        self.flags: dict[str, str] = said.get("flags", {})

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
            if field.form == NUMBER and (name == "Seat" or not self.kinds.is_number(field.kind)):
                field.form = ONE_OF
        elif name.endswith("Set") and name[:-3] in types:
            field.kind, field.form = types[name[:-3]], SET
        elif name == "Flag":
            field.form = FLAG
        elif name != "int":
            self.refuse(
                f"{field.name} should be int, a Flag, of a kind, a kind of Data, or a list of these, not {name}"
            )

    def understand_many(self, field: FieldSaid, outer: str, inner: ast.expr) -> None:
        if outer in ("Hidden", "Secret", "Mixed"):
            field.hidden, field.secret, field.mixed = True, outer != "Hidden", outer == "Mixed"
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
            known = ", ".join(["Hidden", "Secret", "Mixed", "Maybe", "OrZero", "Per...", *LISTS])
            self.refuse(f"{field.name}: {outer} is none of {known}")
        self.understand(field, inner)

    def refuse(self, reason: str) -> None:
        raise BadDeclaration(f"{self.path}: {reason}")

    def package(self) -> str:
        """The package that the file lies in."""
        home = self.path.parent
        names = [home.name]
        while (home.parent / "__init__.py").exists():
            home = home.parent
            names.insert(0, home.name)
        return ".".join(names)

    # --- how it is seen

    def seen_type(self, field: FieldSaid) -> str:
        one = "bool" if field.form == FLAG else "str" if self.is_named(field) else "int"
        if field.counted:
            return "int"
        if self.is_by_name(field):
            return f"dict[str, {one}]"
        if field.form == SET or field.depth:
            return "list[" * max(1, field.depth) + one + "]" * max(1, field.depth)
        return f"{one} | None" if field.form in (MAYBE, OR_ZERO) else one

    def shown(self, field: FieldSaid) -> str:
        value = f"thing.{field.name}"
        if field.depth > 1 and field.form == NUMBER:
            return self.copied(value, field, field.depth)
        if field.depth > 1 or (field.depth and field.form in (SET, MAYBE, OR_ZERO)):
            self.refuse(f"{field.name} cannot be shown as it is: let it be Hidden, and view.py show it")
        if field.counted:
            return f"len({value})"
        if self.is_by_name(field):
            named = f"{self.names(field.per)}[place]"
            return f"{{{named}: {self.one('n', field)} for place, n in enumerate({value})}}"
        if field.form == SET:
            named = f"[{self.one('each', field)} for each in members({value})]"
            return named if self.is_named(field) else f"members({value})"
        if field.depth:
            plain = self.one("each", field) == "each"
            if field.kind == "seat":
                return f"[*{value}]"
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

    def is_by_name(self, field: FieldSaid) -> bool:
        """Return whether a list has a place for each thing of a kind with names."""
        return field.per not in ("", "seat") and not self.kinds.is_number(field.per)

    def names(self, kind: str) -> str:
        """Return the expression that finds the names of a kind."""
        return f"names.{kind}" if self.kinds.names(kind) is None else f"words.{plural(kind)}"

    def copied(self, value: str, field: FieldSaid, depth: int) -> str:
        changes = field.thing and not (self.local | self.brought)[field.thing]
        if depth == 1 and not changes:
            return f"{value}[:]"
        if depth:
            return f"[{self.copied('each', field, depth - 1)} for each in {value}]"
        return f"{value}.clone()" if changes else value


class StateFile(FieldsFile):
    """A `state.py`, read and understood."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        found = [Declaration(node) for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.classes = [
            each for each in found if each.base in ("Data", "Fixed", "State") and (each.fields or each.state)
        ]
        self.local = {each.name: each.fixed for each in self.classes}
        self.brought = self.imported()
        self.printed = self.own_classes()
        for one in self.classes:
            self.read(one)

    def imported(self) -> dict[str, bool]:
        """The classes of things that the file takes from elsewhere, such as a deck, and whether they never change."""
        names = self.names_from("wusel.engine.")
        found = {name: getattr(import_module(module), name) for name, module in names.items()}
        things = {name: thing for name, thing in found.items() if isinstance(thing, type) and issubclass(thing, Data)}
        return {name: issubclass(thing, Fixed) for name, thing in things.items()}

    def own_classes(self) -> list[str]:
        """The classes of the game's own that the file takes from elsewhere, such as that of the content."""
        names = self.names_from(f"{self.package()}.")
        return [name for name, module in names.items() if not module.endswith(".words") and name.upper() != name]

    def names_from(self, where: str) -> dict[str, str]:
        """The names that the file takes from modules that begin so, with their modules."""
        brought = [node for node in self.tree.body if isinstance(node, ast.ImportFrom)]
        names = {name.name: str(node.module) for node in brought for name in node.names}
        return {name: module for name, module in names.items() if module.startswith(where)}

    # --- reading

    def read(self, one: Declaration) -> None:
        """Read the types of a class's fields."""
        if not one.has_slots:
            self.refuse(f"{one.name} should begin with `__slots__ = MADE`")
        one.carried = [field.name for field in one.fields if field.type in self.printed]
        one.fields = [field for field in one.fields if field.name not in one.carried]
        for field in one.fields:
            self.understand(field, field.said)
