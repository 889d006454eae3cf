"""A game's `listed.py`: what its catalogue tells of a card as it is printed, made from the classes that read cards.

A class notes it where it reads it, `self.classes: Listed[ClassSet] = ...`, and what is listed of the classes that it
follows from is listed of it, too. A `HeroCard` is listed as a `Hero`.
"""

import ast
import re
from pathlib import Path

from wusel.engine.content import cards
from wusel.engine.declared import snake
from wusel.making.fields import FieldSaid, FieldsFile

HEADING = '''"""Made from what is Listed of cards by `python -m wusel.making`: change their classes, not this file."""
# fmt: off
# ruff: noqa

from typing import TypedDict

from wusel.engine.sets import members
from wusel.engine.vocabulary import Choices
'''
LISTER = '''
class Lister:
    """Says in words what is printed on cards."""

    def __init__(self, names: words.Names, effects: Choices) -> None:
        self.names = names
        self.effects = effects'''
MARK = "Listed["
CONTENT = "content"
"""The package of a game in which classes of cards may lie, too."""
DEEDS = "list[Deed]"
AMOUNTS = "dict[str, int]"
PLAIN = {
    "str": "str",
    "bool": "bool",
    "Text": "dict[str, str]",
    AMOUNTS: AMOUNTS,
    DEEDS: "list[dict[str, int | str]]",
}
"""What is told as it is, and what cards do."""


class CardSaid:
    """A class of cards with what it notes as listed."""

    def __init__(self, found: ast.ClassDef, file: str) -> None:
        self.name = found.name
        self.file = file
        self.doc = re.split(r"[.:;]", " ".join((ast.get_docstring(found) or "").split()))[0]
        self.bases = [ast.unparse(base) for base in found.bases]
        self.fields: list[FieldSaid] = []
        for node in ast.walk(found):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                said = node.annotation
                if isinstance(said, ast.Subscript) and ast.unparse(said).startswith(MARK):
                    self.fields.append(FieldSaid(node.target.attr, said.slice))


class Lister(FieldsFile):
    """Writes the `listed.py` of a game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.own = [card for file in files_of_cards(path.parent) for card in cards_in(file)]
        self.cards = {card.name: card for card in cards_in(Path(cards.__file__)) + self.own}
        self.literals = {name: file.stem for file in files_of_cards(path.parent) for name in literals_in(file)}
        self.local = dict.fromkeys(self.cards, True)
        self.brought = {}
        for field in [field for card in self.cards.values() for field in card.fields]:
            self.understand(field, field.said)

    def made(self) -> str:
        followed = [base for card in self.cards.values() for base in card.bases]
        found = [card for card in self.own if self.fields_of(card) and card.name not in followed]
        lines = [HEADING + "\n".join(self.imports({card.file for card in found})), ""]
        shown: list[str] = []
        for card in found:
            fields = self.fields_of(card)
            name = listed_as(card.name)
            lines += ["", f"class {name}(TypedDict):", f'    """{card.doc}."""']
            lines += [f"    {field.name}: {self.seen_type(field)}" for field in fields]
            shown += ["", f"    def {snake(name)}(self, thing: {card.file}.{card.name}) -> {name}:", "        return {"]
            shown += [f'            "{field.name}": {self.shown(field)},' for field in fields] + ["        }"]
        return "\n".join([*lines, LISTER, *shown]) + "\n"

    def imports(self, files: set[str]) -> list[str]:
        """Return the imports of classes and words."""
        inner = sorted(file for file in files if (self.path.parent / CONTENT / f"{file}.py").exists())
        beside = [*sorted(files.difference(inner)), "words"]
        lines = [f"from {self.package()} import {', '.join(beside)}"]
        return lines + ([f"from {self.package()}.{CONTENT} import {', '.join(inner)}"] if inner else [])

    def fields_of(self, card: CardSaid) -> list[FieldSaid]:
        above = [self.cards[base] for base in card.bases if base in self.cards]
        return [field for each in above for field in self.fields_of(each)] + card.fields

    def understand(self, field: FieldSaid, type_: ast.expr) -> None:
        if ast.unparse(type_) not in [*PLAIN, *self.literals]:
            super().understand(field, type_)

    def seen_type(self, field: FieldSaid) -> str:
        if field.thing:
            return f'list["{listed_as(field.thing)}"]'
        if field.type in self.literals:
            return f"{self.literals[field.type]}.{field.type}"
        return PLAIN.get(field.type) or super().seen_type(field)

    def shown(self, field: FieldSaid) -> str:
        if field.type == DEEDS:
            return f"[self.effects.to_json(each) for each in thing.{field.name}]"
        if field.thing:
            return f"[self.{snake(listed_as(field.thing))}(each) for each in thing.{field.name}]"
        return super().shown(field)

    def names(self, kind: str) -> str:
        found = super().names(kind)
        return found if found.startswith("words.") else f"self.{found}"


def listed_as(card: str) -> str:
    return card.removesuffix("Card") or card


def cards_in(file: Path) -> list[CardSaid]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [CardSaid(node, file.stem) for node in tree.body if isinstance(node, ast.ClassDef)]


def literals_in(file: Path) -> list[str]:
    """Types of a file that say which words there are: `Picture = Literal[...]`."""
    return re.findall(r"^(\w+) = Literal\[", file.read_text(encoding="utf-8"), re.MULTILINE)


def files_of_cards(home: Path) -> list[Path]:
    """The files of a game that note what is listed: beside its declaration, or with its content."""
    files = [file for folder in (home, home / CONTENT) for file in sorted(folder.glob("*.py"))]
    files = [file for file in files if file.name != "listed.py"]
    return [file for file in files if MARK in file.read_text(encoding="utf-8")]


def listed_of(path: Path) -> str:
    """The text of `listed.py` for a game with this `words.toml`."""
    return Lister(path).made()
