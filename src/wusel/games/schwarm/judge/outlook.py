"""How a player's pieces stand: part of the judge's opinion of a board."""

from typing import Final

from wusel.engine.word import Word
from wusel.games.schwarm.judge.distances import FAR, NEW_STATION_COST, tiles_to
from wusel.games.schwarm.judge.stand import NO_PART, Part, Stand
from wusel.games.schwarm.points import SIDE_BONUS
from wusel.games.schwarm.sea import FOUR
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.tiles import CLOSED_TO
from wusel.games.schwarm.waters import Beach
from wusel.games.schwarm.words import PerDirection, Sides

HOPE: Final = [0.4, 0.5, 0.65, 0.72, 0.75]


def hopes_by_distance(hope: float) -> list[float]:
    """How likely something is that takes so many tiles, up to all four coasts."""
    found = [1.0]
    while len(found) <= 4 * FAR:
        found.append(found[-1] * hope)
    return found


HOPES: Final = [hopes_by_distance(hope) for hope in HOPE]
"""By the rounds left, and how many tiles are missing."""


def rounds_left(s: SchwarmState) -> int:
    """Rounds that will still be scored, this one included."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


def outlook_of(stand: Stand, blocked: Word, coasts: PerDirection[Beach], rounds: int) -> float:
    """What a player's pieces will score as they are, and what they may come to: the best network in every round to
    come, the end, and hopes. New stations may come to the coasts that are left."""
    most = 0
    best = -1
    main = NO_PART
    for part in stand.parts():
        points = part.points * rounds
        total = points + part.end
        most = max(most, points)
        if total > best or (total == best and part.comes_before(main)):
            best = total
            main = part
    return most + main.end + hopes(stand, main, blocked, coasts, rounds)


def hopes(stand: Stand, main: Part, blocked: Word, coasts: PerDirection[Beach], rounds: int) -> float:
    """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
    waters = stand.waters
    hope = HOPES[rounds]
    sides = CLOSED_TO[main.sides]
    at_queen = main.fields & waters.queen != 0
    beaches = [] if at_queen else [waters.at_queen]
    apart = [place for place in range(len(stand.stations)) if not main.lands >> stand.stations[place] & 1]
    for place in apart:
        beaches.append(waters.beaches[stand.stations[place]])
    own = len(beaches)
    for side in sides:
        beaches.append(coasts[side])
    costs = tiles_to(stand, main, blocked, beaches, own)
    value = 0.0 if at_queen else (main.value + rounds) * hope[costs[0]]
    nearest = [FAR, FAR, FAR, FAR]
    number = own - len(apart)
    for place in apart:
        land = stand.stations[place]
        cost = costs[number]
        number += 1
        value += ((1 + stand.staff[place]) * rounds + waters.sea.values[land]) * hope[cost]
        side = waters.sea.sides[land]
        nearest[side] = min(nearest[side], cost)
    for side in sides:
        cost = costs[number] + NEW_STATION_COST
        number += 1
        nearest[side] = min(nearest[side], cost)
    return value + coast_hopes(len(FOUR) - len(sides), [nearest[side] for side in sides], hope)


def coast_hopes(joined: Sides, costs: list[int], hope: list[float]) -> float:
    """What joining further coasts would bring, the nearest first (SW-E3)."""
    value = 0.0
    total = 0
    costs.sort()
    for cost in costs:
        total += cost
        joined += 1
        value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope[total]
    return value
