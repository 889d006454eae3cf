"""Requests to bots in workers, and the tasks that answer them.

A request holds a determinization: a state that the seat could be in. The true state never leaves the server.
"""

import json
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any

from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot
from wusel.bots.trial import Trial
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.written_state import read_state
from wusel.games import known_game

Task = Callable[[bytes], object]
Reply = int | bytes | str | None


def question(game: Game[Any], s: State, seat: int, level: str, seed: int) -> bytes:
    """A request for a choice: the same bytes for any two states that the seat cannot tell apart."""
    return encode_request(game, s, seat, seed, {"level": level})


def hint_question(
    game: Game[Any], s: State, seat: int, seed: int, budget: Budget, choices: list[int], rounds: int
) -> bytes:
    """A request to simulate some choices of a seat; without choices, those worth trying within that many rounds. It
    contains nothing that the seat cannot know."""
    wanted = {"iterations": budget.iterations, "seconds": budget.seconds, "choices": choices, "rounds": rounds}
    return encode_request(game, s, seat, seed, wanted)


def encode_request(game: Game[Any], s: State, seat: int, seed: int, wanted: dict[str, object]) -> bytes:
    """A request as JSON, with a determinization of the state."""
    asked = {
        "game": game.name,
        "content": game.content_text(),
        **wanted,
        "seat": seat,
        "seed": seed,
        "world": game.imagine(s, seat, seed).to_data(),
    }
    return json.dumps(asked, separators=(",", ":")).encode()


def answer(sent: bytes) -> int:
    """The bot's choice. In the worker, the seed leads to the same determinization once more."""
    asked, game, world = decode_request(sent)
    return ask(new_bot(asked["level"]), game, world, asked["seat"], asked["seed"])


def try_out(sent: bytes) -> bytes:
    """The results of a seat's choices in determinizations, as JSON."""
    asked, game, world = decode_request(sent)
    trial = Trial(game, world, asked["seat"], asked["seed"])
    iterations, seconds, rounds = asked["iterations"], asked["seconds"], asked["rounds"]
    choices = asked["choices"] or trial.best_rated(Budget(iterations * rounds, seconds * rounds))
    tally = trial.run(choices, Budget(iterations, seconds))
    readings = tally.readings
    told = {
        "choices": tally.choices,
        "worlds": tally.worlds,
        "totals": tally.totals,
        "products": tally.products,
        "readings": [readings.sums, readings.products, readings.with_shares],
        "looks_ahead": trial.looks_ahead(),
    }
    return json.dumps(told).encode()


def decode_request(sent: bytes) -> tuple[dict[str, Any], Game[Any], State]:
    """A request as the worker reads it: its fields, the game and the state."""
    asked = json.loads(sent)
    game = known_game(asked["game"], asked["content"])
    return asked, game, read_state(game, asked["world"])


def run_guarded(task: Task, sent: bytes) -> Reply:
    """Run a task: a choice or JSON; the place of an error as str; None for an invalid result.

    No exception is sent back: it may not unpickle, or end the server as it would have ended the worker.
    """
    try:
        choice = task(sent)
    except BaseException as error:
        return error_site(error)
    if isinstance(choice, bytes):
        return choice
    return int(choice) if isinstance(choice, int) else None


def error_site(error: BaseException) -> str:
    """Type and place of an error, without its message: that could reveal hidden information."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(at.filename).name}:{at.lineno}"
