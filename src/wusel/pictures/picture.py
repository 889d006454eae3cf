"""A game's own picture of its table, and a plain one for games that have none."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import Any

from rich.markup import escape

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.view import TableView, View
from wusel.engine.vocabulary import Said

Say = Callable[..., str]
Card = Callable[[str], str]


class Picture:
    """What a game's `board` module offers, for games that have none: the view as an indented list."""

    def board(self, game: Game[Any], view: View, say: Say, card: Card, players: list[str], width: int) -> str:
        """The table as a seat sees it: text with colour marks, no line wider than the screen."""
        shown = {name: part for name, part in view.items() if name not in TableView.__annotations__}
        said = {name: by_seat(part, players) for name, part in named(shown, say, card).items()}
        lines = [part for line in indented(said, "") for part in wrap(line, width, subsequent_indent="    ")]
        return "\n".join(escape(line) for line in lines)

    def knowledge(self, game: Game[Any], view: View, say: Say, card: Card, players: list[str], width: int) -> str:
        """What can be known of decks and hands."""
        return self.board(game, view, say, card, players, width)

    def legend(self, say: Say, width: int) -> str:
        """What the symbols of the picture stand for; empty if there are none."""
        return ""

    def mark(self, game: Game[Any], view: View, said: Said, card: Card) -> str:
        """A word or two behind a choice."""
        return ""

    def reading(self, game: Game[Any], kind: str, name: str, say: Say, card: Card, width: int) -> str:
        """What a thing does of which the content tells, not the texts; empty if there is nothing to tell."""
        return ""

    def might_expect(self, view: View, card: Card) -> list[tuple[Said, str]]:
        """Choices that a player might think of, allowed or not, each with the name of what it is about."""
        return []


def picture_of(game: Game[Any]) -> Picture:
    """The game's own picture if it has one; what that leaves out is drawn as for a game that has none."""
    picture = Picture()
    name = f"{game.package}.board"
    own = vars(import_module(name)) if find_spec(name) else {}
    for part in vars(Picture).keys() & own.keys():
        if not part.startswith("_"):
            setattr(picture, part, own[part])
    return picture


def named(part: Any, say: Say, card: Card) -> Any:  # noqa: ANN401  # whatever a view holds
    """A part of a view with its things called as people call them, equals counted."""
    if isinstance(part, dict):
        return {labelled(name, say): named(each, say, card) for name, each in part.items()}
    if isinstance(part, list) and part and all(isinstance(each, str) for each in part):
        many = {name: part.count(name) for name in part}
        return ", ".join(f"{card(name)} ×{n}" if n > 1 else card(name) for name, n in many.items())
    if isinstance(part, str):
        return card(part)
    return [named(each, say, card) for each in part] if isinstance(part, list) else part


def labelled(name: str, say: Say) -> str:
    """What a part of a view is called: by the game's own text for it, if there is one."""
    try:
        return say(f"seen-{name}")
    except WuselError:
        return name.replace("_", " ")


def by_seat(part: Any, players: list[str]) -> Any:  # noqa: ANN401  # whatever a view holds
    """What everybody has, by their names."""
    if isinstance(part, list) and len(part) == len(players) > 1:
        return dict(zip(players, part, strict=True))
    return part


def indented(value: object, indent: str) -> list[str]:
    """A thing made of lists and named parts, one line for each leaf."""
    if isinstance(value, dict):
        parts = [(str(name), part) for name, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        parts = [(str(place), part) for place, part in enumerate(value, 1)]
    else:
        return [f"{indent}{spoken(value)}"]
    lines = []
    for name, part in parts:
        below = indented(part, indent + "  ")
        lines += [f"{indent}{name}: {below[0].strip()}"] if len(below) == 1 else [f"{indent}{name}:", *below]
    return lines


def spoken(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    return "–" if value is None or value == "" else str(value)
