"""What a worker is asked about a save file that somebody brings along, and how it answers.

A file can be made to take for ever, or all memory. It is read here, where both have an end, and what goes back is our
own: the game, its options and its choices in words, and nothing else of what the file says.
"""

import os
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from wusel.engine.errors import BadSave, WuselError
from wusel.engine.save import table_from
from wusel.engine.table import Table
from wusel.games import SHELF, find_game, no_such_game, own_game
from wusel.server.log.entries import Position
from wusel.server.workers.bot_question import init_worker
from wusel.support.work_limit import so_much_work

if sys.platform != "win32":
    import resource

MOST_MEMORY: Final = 1 << 30
STEPS_BACK: Final = 5
MOST_WORK: Final = 8.0
"""Seconds that the processor may spend on one file: on a busy machine a good one may take long, too."""
MOST_STEPS: Final = 100_000
"""Steps of the rules in one save: they are carried out again on the server, where others play."""
LONGEST_REASON: Final = 400


class LoadedSave(Struct, tag="brought"):
    """A save that can be played on."""

    game: str
    options: dict[str, int | str | bool]
    seats: int
    content: str
    """The content file that it brings along."""
    position: Position


class Unreadable(Struct, tag="unreadable"):
    """Why a save cannot be played on."""

    reason: str


read_answer = msgspec.json.Decoder(LoadedSave | Unreadable).decode


def init_save_worker(most_memory: int = MOST_MEMORY) -> None:
    """A worker that reads what strangers bring: like any other, but it steps back behind everybody who plays, and gets
    so much memory and no more."""
    init_worker()
    if hasattr(os, "nice"):
        os.nice(STEPS_BACK)
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))


def read_save(sent: bytes) -> bytes:
    """What is in a save file, or why it cannot be read."""
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
    """Games with their own content are read once, others are forgotten again. Toys are for nobody's table."""
    if name not in SHELF:
        raise no_such_game(name)
    return find_game(name, content) if content else own_game(name)


def brought(table: Table[Any]) -> LoadedSave:
    words = table.game.choices.to_json
    position = Position(
        str(table.seed),
        [(seat, words(choice)) for seat, choice in table.choices],
        [(after, str(seed)) for after, seed in table.deals],
    )
    return LoadedSave(table.game.name, table.options, table.state.seats, table.game.content_text(), position)


def printable(reason: str) -> str:
    """A reason that can be written down, and is no longer than a sentence or two."""
    shown = reason.encode("utf-8", "replace").decode()
    return shown if len(shown) <= LONGEST_REASON else f"{shown[:LONGEST_REASON]}…"
