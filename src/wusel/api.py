"""The functions of `import wusel` that are written for it: whole games, many games, save files."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wusel.engine.game import Game
from wusel.engine.options import settle_options
from wusel.engine.save import save as write_save
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.games import find_game, load_table
from wusel.lab.command_options import USUAL_BOT
from wusel.lab.simulate import Plan, Row, new_plan, play_game
from wusel.lab.simulate import simulate as simulate_chunks
from wusel.lab.summary import Summary


@dataclass(frozen=True)
class Simulation:
    """Many games: a row for each, in the order of their seeds, and the figures of all of them, ready for JSON."""

    rows: list[Row]
    summary: dict[str, object]


def play(
    game: str | Game[Any], bots: Sequence[str] = (), options: Mapping[str, object] | None = None, *, seed: int = 1
) -> Table[Any]:
    """Play a whole game between bots and return the finished table: `table.result()`, `table.story()`.

    As many bots play as are named, one for each seat; without any, `greedy` ones do. The same seed gives the same game,
    and it is the first one of `simulate` with that seed.
    """
    found = find_game(game) if isinstance(game, str) else game
    plan = plan_of(found, bots, options, seed, games=1)
    table = Table(found, plan.options, seed, list(plan.seats))

    def note(_game: Game[Any], _state: State, seat: int, choice: int) -> None:
        table.choose(seat, choice)

    play_game(plan, found, 0, note)
    return table


def simulate(
    game: str | Game[Any],
    bots: Sequence[str] = (),
    games: int = 1000,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 1,
    rotate: bool = False,
    workers: int = 1,
) -> Simulation:
    """Play many games between bots, in one process or several; the result is the same.

    The games have consecutive seeds. With `rotate` every bot moves on by one seat after each game.
    """
    found = find_game(game) if isinstance(game, str) else game
    plan = plan_of(found, bots, options, seed, games, rotate)
    summary = Summary()
    rows: list[Row] = []
    with closing(simulate_chunks(plan, workers)) as chunks:
        for chunk in chunks:
            rows += chunk
    for row in rows:
        summary.add(row)
    return Simulation(rows, summary.to_json())


def plan_of(
    game: Game[Any],
    bots: Sequence[str],
    options: Mapping[str, object] | None,
    seed: int,
    games: int,
    rotate: bool = False,
) -> Plan:
    """Return the plan of a study. The named bots give the number of players; without names the options do."""
    given = dict(options or {})
    if bots:
        given.setdefault("players", len(bots))
    seats = list(bots) or [USUAL_BOT] * int(settle_options(game.declared, given)["players"])
    return new_plan(game, seats, given, seed, games, rotate)


def save(table: Table[Any], path: str | Path) -> None:
    """Write a table to a save file; an older file stays until the new one is complete."""
    write_save(table, Path(path))


def load(path: str | Path) -> Table[Any]:
    """The table in a save file, whichever game it is of, replayed and checked choice by choice."""
    return load_table(Path(path))
