"""Playouts in imagined worlds: every seat makes the choice that looks best to the game's judge."""

from typing import Any, Final

from wusel.bots.watch import Watch
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import State

# After this many questions to the same seat in a row, the moment counts as a change of seats.
MOST_IN_A_ROW: Final = 24


def best_rated(judge: Judge[Any], s: State, seat: int, found: list[Choice], luck: Chance) -> Choice:
    """Return the plausible choice that looks best at first sight. Ties are broken by lot."""
    if len(found) > 1:
        found = judge.plausible(s, Seat(seat), found)
    if len(found) == 1:
        return found[0]
    ratings = judge.ratings(s, Seat(seat), found)
    best = 0
    equals = 1
    for place in range(1, len(found)):
        if ratings[place] > ratings[best]:
            best = place
            equals = 1
        elif ratings[place] == ratings[best]:
            equals += 1
            if luck.draw(equals) == 0:
                best = place
    return found[best]


def play_on(
    game: Game[Any],
    judge: Judge[Any],
    s: State,
    luck: Chance,
    horizon: int,
    watch: Watch | None = None,
    until: int = 0,
) -> None:
    """Play to the end, or for `horizon` changes of the asked seat (0: never stop). A change of seats is a moment at
    which worlds can be compared. A seat that plays alone, or is asked many times in a row, reaches such moments too.
    `watch` looks at each of them. If worlds are compared at the beginnings of rounds, play goes on `until` a round
    instead (0: they are not)."""
    asked = s.asked
    most_in_a_row = 1 if s.seats == 1 else MOST_IN_A_ROW
    in_a_row = 0
    changes = 0
    while s.owing:
        if s.asked != asked or in_a_row == most_in_a_row:
            asked = s.asked
            in_a_row = 0
            changes += 1
            if watch is not None:
                watch.look(s)
            if changes == horizon and not until:
                break
        if until and judge.rounds(s) >= until:
            break
        in_a_row += 1
        seat = 0
        while not s.owing >> seat & 1:
            seat += 1
        game.apply(s, seat, best_rated(judge, s, seat, game.options(s, seat), luck))


def rechoose(game: Game[Any], judge: Judge[Any], s: State, seat: int, luck: Chance) -> None:
    """Choose again for players who have already chosen in secret, because the seat does not know their choices. Each
    makes the choice that looks best with the imagined hand."""
    for other in range(s.seats):
        if other != seat and s.chosen[other]:
            s.chosen[other] = best_rated(judge, s, other, game.options(s, other), luck)


def outcome(game: Game[Any], judge: Judge[Any], s: State, seat: int) -> float:
    """Return the result of a playout for a seat, 1 for a victory. Equal ranks share a victory, and friends win
    together. For a playout that was cut off, it is the judge's rating."""
    result = game.result(s)
    if result is None:
        return judge.promise(s, Seat(seat))
    if result.won is not None:
        return 1.0 if result.won else 0.0
    if result.ranks[seat] != 1:
        return 0.0
    return 1.0 / result.ranks.count(1)


def appraisal(game: Game[Any], judge: Judge[Any], s: State, seat: int, margin: float) -> float:
    """Return the outcome, mixed with the share of the score against the best rival. A close result says more than yes
    or no."""
    found = outcome(game, judge, s, seat)
    result = game.result(s)
    if result is None or result.won is not None:
        return found
    own = result.scores[seat]
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, result.scores[other])
    share = own / (own + best) if own > 0 else 0.0
    return (1.0 - margin) * found + margin * share


def best_rival(game: Game[Any], judge: Judge[Any], s: State, seat: int) -> float:
    """Return the best result of a playout among the other seats."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, outcome(game, judge, s, other))
    return best
