"""Tables of every game, and the moments of random games at them."""

from collections.abc import Iterator
from typing import Any

from tests.thorough import compiled_cases
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import SHELF

PLAIN: list[tuple[str, dict[str, Any]]] = [(name, {"players": players}) for name in SHELF for players in (2, 4)]
OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("mosquitozzz", {"players": 4, "mode": "kamikaze"}),
    ("schwarm", {"players": 3, "cards": "hidden"}),
]
TABLES = compiled_cases(
    PLAIN + OTHERS, [("mosquitozzz", {"players": 2}), ("viroid", {"players": 2}), ("maus", {"players": 4}), *OTHERS]
)


def moments(game: Game[Any], options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """Yield every moment of a random game, with a seat that is asked."""
    s = game.new(options, seed)
    luck = Chance(seed + 1)
    while s.owing:
        yield s, (s.owing & -s.owing).bit_length() - 1
        play_randomly(game, s, luck, limit=1)
