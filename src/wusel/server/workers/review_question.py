"""Requests for reviews of finished games, and the tasks of the process that answers them, at the lowest priority.

As with bots, a request holds a determinization of the moment for the seat that chose.
"""

import json
import os
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.review import weigh
from wusel.bots.weighing import Prospect
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.server.workers.bot_question import answer, decode_request, encode_request

BUDGET: Final = Budget(iterations=3000, seconds=1.0)
"""For one moment."""
LOWEST_PRIORITY: Final = 19


def verdict_question(game: Game[Any], s: State, seat: int, choice: int, seed: int) -> bytes:
    """A request for the value of a seat's choice, from the seat's knowledge."""
    return encode_request(game, s, seat, seed, {"choice": choice})


def look_back(sent: bytes) -> bytes:
    """The verdict as JSON."""
    give_way()
    asked, game, world = decode_request(sent)
    verdict = weigh(game, world, asked["seat"], asked["choice"], asked["seed"], BUDGET)
    tried = [
        [each.choice, each.visits, each.expected, each.error, each.alike, reasons_of(each)]
        for each in verdict.prospects
    ]
    worth = verdict.expected, verdict.promised, verdict.error, verdict.level_error
    return json.dumps([verdict.best, *worth, verdict.shares, tried]).encode()


def reasons_of(prospect: Prospect) -> list[list[float]]:
    return [[each.measure, each.by, each.error, each.speaks_for, each.weight, each.mean] for each in prospect.why]


def choose_at_leisure(sent: bytes) -> bytes:
    """A bot's choice as JSON, for which no player waits."""
    give_way()
    return str(answer(sent)).encode()


def give_way() -> None:
    """Set the lowest process priority: play goes first."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY - os.nice(0))
