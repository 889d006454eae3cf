"""The finds as data: read from the content files and held against what the rules say about them."""

from pathlib import Path
from typing import Final

from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.declared import Declared, Kinds
from wusel.games.crumbs import words

HOME: Final = Path(__file__).parent
MOST_COPIES: Final = 30


class Content:
    """All finds: `names` and `effects` by number, `pile` a number for each copy."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        entries = parts.named("finds")
        self.names = [entry.name for entry in entries]
        self.kinds: Kinds = {"find": dict(enumerate(self.names))}
        vocabulary = Declared(HOME / "words.toml", self.kinds).effects
        self.effects: list[list[int]] = []
        self.pile: list[int] = []
        for find, entry in enumerate(entries):
            entry.title(entry.name)
            self.pile += [find] * entry.number("copies", 1, MOST_COPIES)
            self.effects.append(entry.effects("effects", vocabulary))
        parts.done()
        if not any(words.CAT in effects for effects in self.effects):
            parts.refuse("no find brings the cat (CR-C2)", "finds")


def load_content(path: Path | None = None, text: str = "") -> Content:
    """The game's own finds, or those in a file that somebody brings along, or in a save."""
    return Content(load_parts(HOME / "content", path, text))
