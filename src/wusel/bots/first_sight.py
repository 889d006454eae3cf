"""A quick estimate of where a finished game was decided, in a moment instead of minutes."""

from collections.abc import Iterator
from typing import Any, Final

from wusel.bots.trial import shares
from wusel.engine.game import Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import State
from wusel.engine.table import Table

# The number of moments before and after a choice that must agree on a change. A change that does not last is no turn.
AROUND: Final = 2
# Two turns that are closer than this part of the game count as one.
APART: Final = 16
# The weight of a doubtful choice without a bad result.
LEAST_STAKE: Final = 0.02


def likely_turns(table: Table[Any], most: int) -> list[int]:
    """Return the choices that changed a seat's position most, according to the judge without looking ahead. Each is
    given by the number of choices before it, the largest change first."""
    game = table.game
    curve = [standing(game, s) for s in states_of(table)]
    changes = [(-change_at(curve, n), n) for n in range(len(curve) - 1)]
    changes.sort()
    found: list[int] = []
    for change, n in changes:
        if change == 0 or len(found) == most:
            break
        if min([abs(n - other) for other in found], default=len(curve)) * APART >= len(curve):
            found.append(n)
    return found


def doubtful_choices(table: Table[Any], seat: int, most: int) -> list[int]:
    """Return the moments at which a seat may have made a mistake, the most doubtful first. There the judge would have
    chosen otherwise without looking ahead, and the position became worse until the seat chose again. A moment is the
    number of choices before it."""
    own: list[tuple[int, float, float]] = []
    for n, s in enumerate(states_of(table)):
        if n < len(table.choices) and table.choices[n][0] == seat:
            own.append((n, doubt_of(table.game, s, seat, table.choices[n][1]), standing(table.game, s)[seat]))
    own.append((len(table.choices), 0.0, standing(table.game, table.state)[seat]))
    scored: list[tuple[float, int]] = []
    for place in range(len(own) - 1):
        n, doubt, before = own[place]
        if doubt > 0:
            scored.append((-doubt * max(LEAST_STAKE, before - own[place + 1][2]), n))
    scored.sort()
    return [n for _, n in scored[:most]]


def states_of(table: Table[Any]) -> Iterator[State]:
    """Yield the state before each choice, and the last one. Each goes on changing with the next step."""
    yield table.at(0)
    for s, _ in table.walk(1):
        yield s


def doubt_of(game: Game[Any], s: State, seat: int, choice: int) -> float:
    """Return the distance of a choice from the judge's favourite, from 0 to 1 for the worst one."""
    found = game.options(s, seat)
    if len(found) < 2 or choice not in found:
        return 0.0
    ratings = game.judge().on_reflection().ratings(s, Seat(seat), found)
    best = max(ratings)
    spread = best - min(ratings)
    return (best - ratings[found.index(Choice(choice))]) / spread if spread else 0.0


def standing(game: Game[Any], s: State) -> list[float]:
    return shares(game, game.judge(), s, game.plays_together(s))


def change_at(curve: list[list[float]], n: int) -> float:
    """Return the largest change of a seat's position that holds for all compared moments around a choice."""
    before = curve[max(0, n + 1 - AROUND) : n + 1]
    after = curve[n + 1 : n + 1 + AROUND]
    largest = 0.0
    seats = min(len(each) for each in [*before, *after])
    for seat in range(seats):
        rose = min([each[seat] for each in after]) - max([each[seat] for each in before])
        fell = min([each[seat] for each in before]) - max([each[seat] for each in after])
        largest = max(largest, rose, fell)
    return largest
