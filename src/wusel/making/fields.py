"""What a game's `state.py` declares: classes, and fields with what they hold and how they are seen."""

import ast
from importlib import import_module
from pathlib import Path

from wusel.engine.data import FLAG, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET, Data, Fixed
from wusel.engine.declared import parsed
from wusel.engine.errors import BadDeclaration
from wusel.making.words import Kinds

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


class StateFile:
    """A `state.py`, read and understood."""

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
        """What the types of a class's fields say."""
        if not one.has_slots:
            self.refuse(f"{one.name} should begin with `__slots__ = MADE`")
        one.carried = [field.name for field in one.fields if field.type in self.printed]
        one.fields = [field for field in one.fields if field.name not in one.carried]
        for field in one.fields:
            self.understand(field, field.said)

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
        if outer in ("Hidden", "Secret"):
            field.hidden, field.secret = True, outer == "Secret"
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
            self.refuse(f"{field.name}: {outer} is none of Hidden, Secret, Maybe, OrZero, Per..., {', '.join(LISTS)}")
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
