"""A game's content, part by part: its own files, and what somebody brings along in place of some parts."""

import json
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

from wusel.engine.content.entry import SOURCES, ContentFile, Entry
from wusel.engine.errors import BadContent


class Parts:
    """What stands at the top of the files: a table such as [board], or many entries such as [[event]]. Every entry of a
    part says where it comes from.

    `text` is what was brought along, empty if all is the game's own. `id` is short, and the same wherever the content
    is the same. `provenance` has the source of every entry, `titles` what things are called.
    """

    def __init__(self, folder: Path, text: str = "", where: str = "the content in the save") -> None:
        self.text = text
        self.provenance: dict[str, str] = {}
        self.titles: dict[str, dict[str, str]] = {}
        self.files: list[Entry] = []
        self.holders: dict[str, Entry] = {}
        for path in sorted(folder.glob("*.toml")):
            self.add_own(read_text(path), str(path))
        if text:
            self.replace_some(text, where)
        used = [(part, holder.values[part]) for part, holder in self.holders.items()]
        self.id = sha256(json.dumps(used, default=str).encode()).hexdigest()[:16]

    def add_own(self, text: str, where: str) -> None:
        file = self.opened(text, where)
        for part in file.values:
            if part in self.holders:
                file.refuse(f"{part} is in {self.holders[part].file.where} already", part)
            self.holders[part] = file

    def replace_some(self, text: str, where: str) -> None:
        """Parts that somebody brings along take the place of the game's own; the others stay."""
        file = self.opened(text, where)
        for part in file.values:
            if part not in self.holders:
                file.refuse(f"{part} is no part of the content; its parts are {', '.join(self.holders)}", part)
            del self.holders[part].values[part]
            self.holders[part] = file

    def opened(self, text: str, where: str) -> Entry:
        file = ContentFile(text, where, self.provenance, self.titles)
        entry = Entry(file, (), file.parsed(), "")
        self.files.append(entry)
        return entry

    # --- reading

    def table(self, part: str) -> Entry:
        """A part that is there once: [board]."""
        return self.holders[part].table(part)

    def tables(self, part: str) -> list[Entry]:
        """A part with many entries: [[event]]."""
        return self.holders[part].tables(part)

    def named(self, part: str) -> list[Entry]:
        """A part with many entries that have their names in their headings: [cards.alarm]."""
        entries = self.holders[part].named(part)
        for entry in entries:
            entry.called(entry.name, again=True)
        return entries

    def done(self) -> None:
        """All is read: refuse entries that do not say where they come from, and what nobody has asked for."""
        for file in self.files:
            for entry in file.inner:
                entry.one_of("source", SOURCES)
            file.done()

    def refuse(self, reason: str, part: str) -> NoReturn:
        """Raise the reason with file and line in which a part begins."""
        self.holders[part].refuse(reason, part)


def load_parts(folder: Path, path: Path | None = None, text: str = "") -> Parts:
    """A game's own content, with the parts in a file that somebody brings along, or in the text that a save carries."""
    if path is None or text:
        return Parts(folder, text)
    return Parts(folder, read_text(path), str(path))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: cannot be read: {error}") from None
