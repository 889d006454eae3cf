"""The games of an arena on the disk: what was played once need not be played again, whatever happens in between."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import FileIO
from pathlib import Path

import msgspec

from wusel.engine.errors import WuselError
from wusel.lab.arena.contest import Match
from wusel.lab.simulate import Row

Settings = dict[str, object]


class Games:
    """The games played so far, by seed and who sat where. With a file every new one is written down at once."""

    def __init__(self, file: FileIO | None = None) -> None:
        self.file = file
        self.rows: dict[Match, Row] = {}

    def add(self, row: Row) -> None:
        row = replace(row, index=len(self.rows))
        self.rows[row.seed, row.bots] = row
        if self.file is not None:
            self.file.write(msgspec.json.encode(row) + b"\n")


@contextmanager
def kept_games(path: Path | None, settings: Settings) -> Iterator[Games]:
    """The games in a file, and further ones added to it. The first line says what was played; games of other settings
    are refused. A last line that was cut off is taken for not written."""
    if path is None:
        yield Games()
        return
    heading = msgspec.json.encode({"arena": settings}) + b"\n"
    with open_file(path) as file:
        text = file.read()
        if heading.startswith(text):
            text = heading
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [text]
        check_heading(path, first, settings)
        games = Games()
        for number, line in enumerate(lines, 2):
            games.add(read_row(path, number, line))
        file.seek(0)
        file.write(whole)
        file.truncate()
        games.file = file
        yield games


def open_file(path: Path) -> FileIO:
    """Opened for reading and writing, without a buffer: a game that was added stays, even if the program is killed."""
    try:
        path.touch()
        return path.open("r+b", buffering=0)
    except OSError as error:
        raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None


def check_heading(path: Path, line: bytes, settings: Settings) -> None:
    try:
        kept = msgspec.json.decode(line, type=dict[str, Settings])["arena"]
    except (msgspec.DecodeError, KeyError):
        raise WuselError(f"{path} does not hold games of an arena; take another file") from None
    for name in sorted({*kept, *settings}):
        if kept.get(name) != settings.get(name):
            raise WuselError(
                f"{path} holds games with {name} {said(kept.get(name))}, not {said(settings.get(name))}; "
                "take another file or the same settings"
            )


def said(value: object) -> str:
    """A setting as a person writes it."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return str(value)


def read_row(path: Path, number: int, line: bytes) -> Row:
    try:
        return msgspec.json.decode(line, type=Row)
    except msgspec.DecodeError as error:
        raise WuselError(f"{path}, line {number} is no game: {error}; remove the line to play that game anew") from None
