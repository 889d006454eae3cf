"""The task that parses an uploaded save file, within limits of time and memory.

The file is untrusted. The result is built anew: game, options and choices as JSON, and nothing else of the file.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from wusel.engine.errors import BadSave, WuselError
from wusel.engine.save import table_from
from wusel.engine.table import Table
from wusel.games import find_game, is_offered, no_such_game, own_game
from wusel.server.log.entries import Position
from wusel.support.work_limit import so_much_work

MOST_WORK: Final = 8.0
"""Seconds of processor time for one file, not of wall time: machines may be busy."""
MOST_STEPS: Final = 100_000
"""Steps of the rules in one save: the server applies them again."""
LONGEST_REASON: Final = 400
LONGEST_REASONS: Final = 2000


class LoadedSave(Struct, tag="brought"):
    """A valid save."""

    game: str
    options: dict[str, int | str | bool]
    seats: int
    content: str
    """The text of its content file; empty for the game's own."""
    position: Position


class Unreadable(Struct, tag="unreadable"):
    """An invalid save, and why."""

    reason: str


read_answer = msgspec.json.Decoder(LoadedSave | Unreadable).decode


def read_save(sent: bytes) -> bytes:
    """Parse a save file: LoadedSave or Unreadable, as JSON."""
    try:
        with so_much_work(MOST_WORK):
            table = table_from(sent.decode(), game_for)
        if table.steps > MOST_STEPS:
            raise BadSave(f"its choices set off {table.steps} steps of the rules, where {MOST_STEPS} are the most")
        answer: LoadedSave | Unreadable = brought(table)
    except WuselError as error:
        answer = Unreadable(printable(str(error)))
    return msgspec.json.encode(answer)


def game_for(name: str, content: str) -> Any:  # noqa: ANN401  # any game
    """The game with its own content, cached, or with that of the file; only games that are offered."""
    if not is_offered(name):
        raise no_such_game(name)
    return find_game(name, content) if content else own_game(name)


def brought(table: Table[Any]) -> LoadedSave:
    position = position_of(table, table.choices)
    options = {**table.options, "players": table.state.seats}
    return LoadedSave(table.game.name, options, table.state.seats, table.game.content_text(), position)


def position_of(table: Table[Any], choices: list[tuple[int, int]]) -> Position:
    """A position from which another table continues."""
    said = table.game.choices.to_json
    deals, companies = table.due_by(len(choices))
    return Position(
        str(table.seed),
        [(seat, said(choice)) for seat, choice in choices],
        [(after, str(seed)) for after, seed in deals],
        int(table.options["players"]),
        companies,
    )


def printable(reason: str) -> str:
    """A reason as valid UTF-8, truncated. Several reasons, one a line, become one sentence."""
    shown = [shortened(line, LONGEST_REASON) for line in reason.encode("utf-8", "replace").decode().splitlines()]
    return shortened("; ".join(shown), LONGEST_REASONS)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"
