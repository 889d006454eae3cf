"""What a worker is asked about a moment of a game that is over, and how it answers.

As with bots, it is told of a world that somebody could have been in at that moment, and of nothing else.
"""

import json
import os
from typing import Any, Final

from wusel.bots.budget import Budget
from wusel.bots.review import weigh
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.server.workers.bot_question import decode_request, encode_request

BUDGET: Final = Budget(iterations=3000, seconds=1.0)
"""For one moment."""
LOWEST_PRIORITY: Final = 19


def verdict_question(game: Game[Any], s: State, seat: int, choice: int, seed: int) -> bytes:
    """What was a seat's choice worth, as far as it could know?"""
    return encode_request(game, s, seat, seed, {"choice": choice})


def look_back(sent: bytes) -> bytes:
    """The answer, in JSON. Whoever plays goes first, so this is done when nothing else wants the processor."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY - os.nice(0))
    asked, game, world = decode_request(sent)
    verdict = weigh(game, world, asked["seat"], asked["choice"], asked["seed"], BUDGET)
    tried = [[each.choice, each.visits, each.expected, each.error, each.alike] for each in verdict.prospects]
    return json.dumps(
        [verdict.best, verdict.expected, verdict.promised, verdict.error, verdict.level_error, tried]
    ).encode()
