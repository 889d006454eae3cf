"""The cards as data: read from the content files and checked against the rules."""

from pathlib import Path
from typing import Final

from newcards import words
from newcards.words import Card
from wusel.engine.content.content import Printed
from wusel.engine.content.parts import Parts, load_parts, numbered

HOME: Final = Path(__file__).parent


class Content(Printed):
    """All cards: their names and points by number, and the `pile` of all of them."""

    def __init__(self, parts: Parts) -> None:
        entries = parts.named("cards")
        super().__init__({"card": numbered(entries)}, parts)
        self.names = words.Names(self.kinds)
        self.points: list[int] = []
        self.pile: list[Card] = []
        for card, entry in enumerate(entries):
            entry.title(entry.name)
            self.points.append(entry.number("points", 0, 20))
            self.pile += [Card(card)] * entry.number("copies", 1, 20)
        parts.done()


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own cards, or those of a user's file or of a save."""
    parts = load_parts(HOME / "content", path, text)
    with parts.all_faults():
        return Content(parts)
