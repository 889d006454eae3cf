"""What a bot in another process is told, and how it answers.

It is told of a world that its seat could be in. The true state never leaves the server.
"""

import json
import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from traceback import extract_tb
from typing import Any

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import known_game

Answer = Callable[[bytes], object]


def question(game: Game[Any], s: State, seat: int, level: str, seed: int) -> bytes:
    """The question to a bot: the same bytes for any two states that the seat cannot tell apart."""
    asked = {
        "game": game.name,
        "content": game.content_text(),
        "level": level,
        "seat": seat,
        "seed": seed,
        "world": game.imagine(s, seat, seed).to_data(),
    }
    return json.dumps(asked, separators=(",", ":")).encode()


def answer(sent: bytes) -> int:
    """What the bot would choose; here, in the worker, the seed imagines the same world once more."""
    asked = json.loads(sent)
    game = known_game(asked["game"], asked["content"])
    world = game.read_state(asked["world"])
    return ask(new_bot(asked["level"]), game, world, asked["seat"], asked["seed"])


def think(how: Answer, sent: bytes) -> int | str | None:
    """The choice; or where the bot went wrong, in words; or None if the answer is no number at all.

    Only these go back: an exception may not survive the way, or end the server as it would have ended the worker.
    """
    try:
        choice = how(sent)
    except BaseException as error:
        return blame(error)
    return int(choice) if isinstance(choice, int) else None


def blame(error: BaseException) -> str:
    """What was raised and where, without its message: that could tell what is on the table."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(at.filename).name}:{at.lineno}"


def settle_in() -> None:
    """A new worker: it goes at once when told to, even out of compiled code, and never outlives the server."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
