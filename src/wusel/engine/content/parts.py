"""A game's content, part by part: its own files, and a user's file that replaces some parts."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from wusel.engine.content.content_file import MOST_FAULTS, SOURCES, ContentFile
from wusel.engine.content.entry import Entry
from wusel.engine.content.toml_scan import check_text
from wusel.engine.errors import BadContent

MOST_TOLD: Final = 20


class Parts:
    """The top-level parts of the content files: a table such as [board], or many entries such as [[event]]. Every entry
    states its source. A part is in one of the game's own files, unless it is `spread` over several, each with some of
    its named entries.

    `text` is the file that a user provided, empty if all content is the game's own. `id` is a short hash of the
    content. `provenance` has the source of every entry, `titles` the title of every thing, and `genders` the
    grammatical gender of every character.
    """

    def __init__(
        self, folder: Path, text: str = "", where: str = "the content in the save", spread: tuple[str, ...] = ()
    ) -> None:
        self.text = text
        self.spread = spread
        self.provenance: dict[str, str] = {}
        self.titles: dict[str, dict[str, str]] = {}
        self.genders: dict[str, str] = {}
        self.files: list[Entry] = []
        self.faulty: list[ContentFile] = []
        self.holders: dict[str, list[Entry]] = {part: [] for part in spread}
        for path in sorted(folder.glob("*.toml")):
            self.add_own(read_text(path), str(path))
        if text:
            check_text(text, where)
            brought = self.opened(text, where, is_own=False)
            with suppress(BadContent):  # noted as a fault, which `all_faults` raises
                self.replace_some(brought)
        used = [(part, holder.values[part]) for part, holders in self.holders.items() for holder in holders]
        self.id = sha256(json.dumps(used, default=str).encode()).hexdigest()[:16]

    def add_own(self, text: str, where: str) -> None:
        file = self.opened(text, where, is_own=True)
        for part in file.values:
            if part in self.holders and part not in self.spread:
                file.value(part)
                file.refuse(f"{part} is in {self.holders[part][0].file.where} already", part)
                continue
            self.holders.setdefault(part, []).append(file)

    def replace_some(self, file: Entry) -> None:
        """Replace the game's own parts by those of the opened file; keep the others."""
        for part in list(file.values):
            if part not in self.holders:
                file.value(part)
                file.refuse(f"{part} is no part of the content; its parts are {', '.join(self.holders)}", part)
                continue
            for holder in self.holders[part]:
                del holder.values[part]
            self.holders[part] = [file]

    def opened(self, text: str, where: str, is_own: bool) -> Entry:
        file = ContentFile(text, where, self.provenance, self.titles, self.genders, self.faulty)
        entry = Entry(file, (), file.parsed(is_own), "")
        self.files.append(entry)
        return entry

    def is_own(self, part: str) -> bool:
        """Return whether a part is the game's own and not provided by a user."""
        return not (self.text and self.files[-1] in self.holders[part])

    # --- reading

    def table(self, part: str) -> Entry:
        """Return a part that exists once: [board]."""
        return self.holders[part][0].table(part)

    def tables(self, part: str) -> list[Entry]:
        """Return a part with many entries: [[event]]."""
        return self.holders[part][0].tables(part)

    def named(self, part: str) -> list[Entry]:
        """Return a part with many entries that have their names in their headings: [cards.alarm]."""
        entries: dict[str, Entry] = {}
        for holder in self.holders[part]:
            for entry in holder.named(part):
                if entry.name in entries:
                    entry.refuse(f"{entry.name} is there twice")
                entry.called(entry.name, again=True)
                entries[entry.name] = entry
        return list(entries.values())

    def all_named(self, parts: tuple[str, ...]) -> dict[str, list[Entry]]:
        """Return several parts with named entries. No two things may have the same name, because a name identifies a
        thing. The user's entries are checked last, because these are the ones to change."""
        entries = {part: self.named(part) for part in parts}
        brought = self.files[-1].file
        known: dict[str, str] = {}
        everything = [entry for part in parts for entry in entries[part]]
        for entry in sorted(everything, key=lambda entry: entry.file is brought):
            if entry.name in known:
                entry.refuse(f"{entry.name} is among the {known[entry.name]} already")
            known[entry.name] = str(entry.place[0])
        return entries

    def done(self) -> None:
        """Finish reading: refuse entries without a source and keys that were never asked for. Only content that can be
        read is checked against the rules."""
        with self.all_faults():
            for file in self.files:
                for entry in file.inner:
                    entry.one_of("source", SOURCES)
                file.done()

    def demand(self, wanted: int, here: int, what: str, part: str, rule: str) -> None:
        """Refuse a part that has more or fewer of something than a rule says."""
        if here != wanted:
            self.refuse(f"{here} {what}, not {wanted} ({rule})", part)

    def refuse(self, reason: str, part: str) -> None:
        """Note a fault of a whole part, at the line in which it begins. A part is not judged while something in it
        cannot be read."""
        if not self.holders[part]:
            raise BadContent(f"there is no {part}: {reason}")
        if not any(file.is_misread or any(entry.is_misread for entry in file.inner) for file in self.files):
            self.holders[part][0].refuse(reason, part)

    @contextmanager
    def all_faults(self) -> Iterator[None]:
        """Raise all faults found in this block at once, sorted by line.

        Any other error is suppressed then, because it follows from the faults. If a user's file has faults, those of
        the game's own files are omitted: they may be caused by it.
        """
        trouble: Exception | None = None
        try:
            yield
        except Exception as error:
            trouble = error
        brought = [file for file in self.faulty if self.text and file is self.files[-1].file]
        files = brought or self.faulty
        found = [fault for file in files for fault in file.told()]
        if found:
            at_least = "at least " if any(len(file.faults) >= MOST_FAULTS for file in files) else ""
            more = [f"and {at_least}{len(found) - MOST_TOLD} more"] if len(found) > MOST_TOLD else []
            raise BadContent("\n".join(found[:MOST_TOLD] + more)) from None
        if trouble is not None:
            raise trouble


def numbered(entries: list[Entry]) -> dict[int, str]:
    """Return the names of entries by their positions."""
    return dict(enumerate([entry.name for entry in entries]))


def load_parts(folder: Path, path: Path | None = None, text: str = "", spread: tuple[str, ...] = ()) -> Parts:
    """Return a game's own content, with the parts of a user's file or of the text in a save."""
    if path is None or text:
        return Parts(folder, text, spread=spread)
    return Parts(folder, read_text(path), str(path), spread)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: cannot be read: {error}") from None
