"""The games of a tournament in a JSON Lines file, so that an interrupted tournament can be resumed."""

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
    """The games played so far, by seed and bots. With a file every new game is appended at once."""

    def __init__(self, file: FileIO | None = None) -> None:
        self.file = file
        self.rows: dict[Match, Row] = {}

    def add(self, row: Row) -> None:
        row = replace(row, index=len(self.rows))
        self.rows[row.seed, row.bots] = row
        if self.file is not None:
            self.file.write(msgspec.json.encode(row) + b"\n")


@contextmanager
def open_games(path: Path | None, settings: Settings) -> Iterator[Games]:
    """Open a file of games to resume from and to append to. The header holds the settings, which must be the same; a
    truncated last line is dropped."""
    if path is None:
        yield Games()
        return
    header = msgspec.json.encode({"arena": settings}) + b"\n"
    with open_file(path) as file:
        text = file.read()
        if header.startswith(text):
            text = header
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [text]
        check_header(path, first, settings)
        games = Games()
        for number, line in enumerate(lines, 2):
            games.add(read_row(path, number, line))
        file.seek(0)
        file.write(whole)
        file.truncate()
        games.file = file
        yield games


def open_file(path: Path) -> FileIO:
    """Open for reading and writing, unbuffered, so that no game is lost if the process is killed."""
    try:
        path.touch()
        return path.open("r+b", buffering=0)
    except OSError as error:
        raise WuselError(f"{path}: cannot be written: {error.strerror or error}") from None


def check_header(path: Path, line: bytes, settings: Settings) -> None:
    try:
        stored = msgspec.json.decode(line, type=dict[str, Settings])["arena"]
    except (msgspec.DecodeError, KeyError):
        raise WuselError(f"{path} does not hold games of an arena; take another file") from None
    for name in sorted({*stored, *settings}):
        if stored.get(name) != settings.get(name):
            raise WuselError(
                f"{path} holds games with {name} {setting_text(stored.get(name))}, "
                f"not {setting_text(settings.get(name))}; take another file or the same settings"
            )


def setting_text(value: object) -> str:
    """A setting as text for an error message."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return str(value)


def read_row(path: Path, number: int, line: bytes) -> Row:
    try:
        return msgspec.json.decode(line, type=Row)
    except msgspec.DecodeError as error:
        raise WuselError(f"{path}, line {number} is no game: {error}; remove the line to play that game anew") from None
