"""Positions for pictures and tests: for every question of a game, one moment in which the first seat has to answer it.

Bots find them by playing one deal after another. A question that ordinary play rarely reaches has a recorded game in
`rare/`, which `python -m tests.browser.seek` finds again. A position is a save file, and a table in the browser goes on
from it.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.player import asks, goes_to
from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.save import load, save_text
from wusel.engine.step import ACTS
from wusel.engine.table import Table
from wusel.games import known_game

RARE = Path(__file__).parent / "rare"
FEWEST_DEALS = 5
MOST_DEALS = 90
WHIMS = 0.15
END = "end"


class Deal(NamedTuple):
    """A whole game as bots played it."""

    table: Table[Any]
    asked: list[tuple[str, int, int]]
    """The questions to the first seat: the step, the number of its choices, and the number of choices made before."""


def questions(game: Game[Any]) -> list[str]:
    """Return the names of all steps of a game that ask a question."""
    return [step.name for step in reversed(game.steps) if step.kind != ACTS]


def modes(game: Game[Any]) -> list[Value]:
    """Return the modes of a game that are games of their own."""
    return next((option.values[1:] for option in game.declared if option.name == "mode"), [])


@cache
def positions_of(name: str, every: int = 1, fewest_deals: int = FEWEST_DEALS) -> dict[str, str]:
    """Return a save for every question of a game under the name of its step, and for the end, or for some of them. Of
    all moments found, the one with the most choices is kept, because it shows most and needs the most room. Fail if one
    is missing."""
    game = known_game(name)
    wanted = [*questions(game), END][::every]
    richest: dict[str, tuple[int, Table[Any], int]] = {}
    for path in sorted(RARE.glob(f"{name}-*.wusel")):
        step = path.stem.removeprefix(f"{name}-")
        if step not in wanted:
            continue
        table = load(path, known_game)
        asked = game.asking(table.state) if 0 in table.owing() else ""
        assert asked == step, f"{path} asks the first seat {asked or 'nothing'}: seek it anew"
        richest[step] = (len(table.legal(0)), table, len(table.choices))
    for number, deal in enumerate(chain(deals(game, {}, FEWEST_DEALS), varied(game))):
        for step, choices, made in deal.asked:
            if choices > richest.get(step, (0,))[0]:
                richest[step] = (choices, deal.table, made)
        if number + 1 >= fewest_deals and set(wanted) - {END} <= set(richest):
            break
    missing = set(wanted) - {END} - set(richest)
    assert not missing, f"{name}: no position was found that asks for {', '.join(sorted(missing))}"
    return {step: ending(game, {}) if step == END else saved(*richest[step][1:]) for step in wanted}


@cache
def positions_of_modes(name: str) -> dict[str, str]:
    """Return the first question and the end of each further mode of a game."""
    game = known_game(name)
    found = {}
    for mode in modes(game):
        found[str(mode)] = saved(next(deals(game, {"mode": mode})).table, 0)
        found[f"{mode}-{END}"] = ending(game, {"mode": mode})
    return found


def ending(game: Game[Any], options: dict[str, Value]) -> str:
    deal = next(deals(game, options))
    return saved(deal.table, len(deal.table.choices))


def saved(table: Table[Any], choices: int) -> str:
    return save_text(table.fork(choices))


def deals(game: Game[Any], options: dict[str, Value], most: int = MOST_DEALS) -> Iterator[Deal]:
    """Yield one deal after another, with two, three and four players."""
    for seed in range(most):
        yield play(game, {**options, "players": 2 + (seed + 1) % 3}, seed)


def varied(game: Game[Any]) -> Iterator[Deal]:
    """Yield further deals. Some questions arise only with an unusual option, or after a choice that a bot hardly ever
    makes. So every second deal has one unusual option, and all seats make some random choices."""
    others: list[dict[str, Value]] = [
        {option.name: value}
        for option in game.declared
        for value in option.values[1:]
        if option.name != "mode" and isinstance(value, str | bool)
    ]
    for seed in range(FEWEST_DEALS, MOST_DEALS):
        unusual = others[seed // 2 % len(others)] if seed % 2 else {}
        yield play(game, {**unusual, "players": 2 + (seed + 1) % 3}, seed, WHIMS)


def play(game: Game[Any], options: dict[str, Value], seed: int, whims: float = 0) -> Deal:
    """Play a whole game between greedy bots. A share `whims` of their choices is random."""
    table: Table[Any] = Table(game, options, seed)
    bot, luck = new_bot("greedy"), Random(seed)
    asked = []
    while owing := table.owing():
        seat = owing[0]
        if seat == 0:
            asked.append((game.asking(table.state), len(table.legal(0)), len(table.choices)))
        if luck.random() < whims:
            choice: int = luck.choice(table.legal(seat))
        else:
            choice = ask(bot, game, table.state, seat, seed << 16 | len(table.choices))
        table.carry_out(seat, choice)
    return Deal(table, asked)


@cache
def asking(name: str, step: str, players: int = 2) -> str:
    """Return a save in which the first seat has the most answers to a question."""
    deal = dealt(name, players)
    _, made = max((choices, made) for asked, choices, made in deal.asked if asked == step)
    return saved(deal.table, made)


@cache
def nearly_over(name: str, players: int = 3, questions: int = 3) -> str:
    """Return a save from which the first seat is asked only a few times more."""
    deal = dealt(name, players)
    return saved(deal.table, deal.asked[-questions][2])


@cache
def dealt(name: str, players: int) -> Deal:
    return play(known_game(name), {"players": players}, 3)


def opens_position(page: Page, save: str, **settings: bool) -> str:
    """Continue a save at a new table. The person of the page has the first seat and bots have the others."""
    table: str = asks(page, "/upload", save=save)["id"]
    asks(page, f"/{table}", type="arrange", id="pace", settings={"pace": 0, **settings})
    asks(page, f"/{table}", type="start", id="start", fill="greedy")
    goes_to(page, f"/t/{table}")
    return table
