"""Where a game that is over may have been decided, at first sight: a look that takes a moment and not minutes."""

from typing import Any, Final

from wusel.bots.trial import shares
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table

# How many moments before and after a choice have to agree that it changed something: what does not last is no turn.
AROUND: Final = 2
# Two that lie closer together than such a part of the game tell of the same.
APART: Final = 16


def likely_turns(table: Table[Any], most: int) -> list[int]:
    """The choices that changed most how everybody stood, as the judge sees it without looking ahead: each by how many
    were made before it, the largest change first."""
    game = table.game
    curve = [standing(game, table.at(0))]
    for s, _ in table.walk(1):
        curve.append(standing(game, s))
    changes = [(-change_at(curve, n), n) for n in range(len(curve) - 1)]
    changes.sort()
    found: list[int] = []
    for change, n in changes:
        if change == 0 or len(found) == most:
            break
        if min([abs(n - other) for other in found], default=len(curve)) * APART >= len(curve):
            found.append(n)
    return found


def standing(game: Game[Any], s: State) -> list[float]:
    return shares(game, game.judge(), s, game.plays_together(s))


def change_at(curve: list[list[float]], n: int) -> float:
    """By how much anybody's standing changed at least, whichever moments around a choice are compared."""
    before = curve[max(0, n + 1 - AROUND) : n + 1]
    after = curve[n + 1 : n + 1 + AROUND]
    largest = 0.0
    for seat in range(len(curve[n])):
        rose = min([each[seat] for each in after]) - max([each[seat] for each in before])
        fell = min([each[seat] for each in before]) - max([each[seat] for each in after])
        largest = max(largest, rose, fell)
    return largest
