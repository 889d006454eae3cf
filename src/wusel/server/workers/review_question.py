"""What a worker is asked about a moment of a game that is over, and how it answers.

As with bots, it is told of a world that somebody could have been in at that moment, and of nothing else.
"""

import json
import os
from typing import Any, Final

from wusel.bots.budget import Budget, part_of
from wusel.bots.odds import Odds, odds_at
from wusel.bots.review import FOR_ODDS, Verdict, weigh
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.server.workers.bot_question import read, written

BUDGET: Final = Budget(iterations=120, seconds=1.0)
"""For one moment."""
LOWEST_PRIORITY: Final = 19
DIGITS: Final = 4


def odds_question(game: Game[Any], s: State, eye: int, seed: int) -> bytes:
    """How does everybody stand, as an eye must see it?"""
    return written(game, s, eye, seed, {})


def verdict_question(game: Game[Any], s: State, seat: int, choice: int, seed: int) -> bytes:
    """What was a seat's choice worth, as far as it could know?"""
    return written(game, s, seat, seed, {"choice": choice})


def look_back(sent: bytes) -> bytes:
    """The answer to either question, in JSON. Whoever plays right now goes first, so this is done when nothing else
    wants the processor."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY - os.nice(0))
    asked, game, world = read(sent)
    seat, seed = asked["seat"], asked["seed"]
    if "choice" in asked:
        verdict = weigh(game, world, seat, asked["choice"], seed, part_of(BUDGET, 1 - FOR_ODDS))
        return json.dumps(verdict_words(game, verdict)).encode()
    return json.dumps(odds_words(odds_at(game, world, seat, seed, part_of(BUDGET, FOR_ODDS)))).encode()


def verdict_words(game: Game[Any], verdict: Verdict) -> dict[str, object]:
    words = game.choices.to_json
    return {
        "seat": verdict.seat,
        "choice": words(verdict.choice),
        "best": words(verdict.best),
        "expected": round(verdict.expected, DIGITS),
        "promised": round(verdict.promised, DIGITS),
        "error": round(verdict.error, DIGITS),
        "doubted": verdict.is_doubted(),
        "tried": [
            {"choice": words(each.choice), "visits": each.visits, "expected": round(each.expected, DIGITS)}
            for each in verdict.prospects
        ],
    }


def odds_words(odds: Odds) -> dict[str, list[float]]:
    return {
        "chances": [round(each, DIGITS) for each in odds.chances],
        "errors": [round(each, DIGITS) for each in odds.errors],
    }
