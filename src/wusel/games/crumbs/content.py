"""The finds as data, read from the content files and checked against the rules."""

from pathlib import Path
from typing import Final

from wusel.engine.content.content import Printed
from wusel.engine.content.parts import Parts, load_parts, numbered
from wusel.engine.declared import Declared
from wusel.engine.kinds import Deed
from wusel.games.crumbs import words
from wusel.games.crumbs.words import Find

HOME: Final = Path(__file__).parent
MOST_COPIES: Final = 30


class Content(Printed):
    """The finds of a game: their titles and effects by number, the `pile` of all copies, and a `handful` with one copy
    of each find that has a single effect."""

    def __init__(self, parts: Parts) -> None:
        entries = parts.named("finds")
        super().__init__({"find": numbered(entries)}, parts)
        self.names = words.Names(self.kinds)
        vocabulary = Declared(HOME / "words.toml", self.kinds).effects
        self.effects: list[list[Deed]] = []
        self.pile: list[Find] = []
        for find, entry in enumerate(entries):
            entry.title(entry.name)
            self.pile += [Find(find)] * entry.number("copies", 1, MOST_COPIES)
            self.effects.append(entry.effects("effects", vocabulary))
        self.handful = [Find(find) for find, effects in enumerate(self.effects) if len(effects) == 1]
        parts.done()
        if not any(words.CAT in effects for effects in self.effects):
            parts.refuse("no find brings the cat (CR-C2)", "finds")


def load_content(path: Path | None = None, text: str = "") -> Content:
    """Return the game's own finds, or the finds of a file or a save."""
    parts = load_parts(HOME / "content", path, text)
    with parts.all_faults():
        return Content(parts)
