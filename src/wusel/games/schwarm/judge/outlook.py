"""How a player's pieces stand: part of the judge's opinion of a board."""

from typing import Final

from wusel.engine.sets import count, has
from wusel.engine.word import Word
from wusel.games.schwarm.judge.distances import FAR, tiles_to
from wusel.games.schwarm.judge.stand import NO_PART, Part, Stand
from wusel.games.schwarm.points import SIDE_BONUS
from wusel.games.schwarm.sea import FOUR
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import DirectionSet, LandSet, PerDirection

NEW_STATION_COST: Final = 2
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


def outlook_of(stand: Stand, blocked: Word, free: LandSet, rounds: int) -> float:
    """What a player's pieces will score as they are, and what they may come to: the best network in every round to
    come, the end, and hopes."""
    most = 0
    best = -1
    main = NO_PART
    for part in stand.parts:
        points = part.points * rounds
        total = points + part.end
        most = max(most, points)
        if total > best or (total == best and part.comes_before(main)):
            best = total
            main = part
    return most + main.end + hopes(stand, main, blocked, free, rounds)


def hopes(stand: Stand, main: Part, blocked: Word, free: LandSet, rounds: int) -> float:
    """The queen, more stations and coasts: the likelier, the fewer tiles are missing and the more rounds come."""
    waters = stand.waters
    sea = waters.sea
    hope = HOPES[rounds]
    apart = [place for place in range(len(stand.stations)) if not has(main.lands, stand.stations[place])]
    sides = [side for side in FOUR if not has(main.sides, side) and free & waters.coasts[side]]
    beaches = [waters.beaches[stand.stations[place]] for place in apart]
    beaches += [waters.free_beach(side, free) for side in sides]
    at_queen = main.fields & waters.queen
    if not at_queen:
        beaches.append(waters.at_queen)
    costs = tiles_to(stand, main, blocked, beaches)
    value = 0.0 if at_queen else (main.value + rounds) * hope[costs[-1]]
    coasts = [FAR] * len(FOUR)
    for number in range(len(apart)):
        land = stand.stations[apart[number]]
        cost = costs[number]
        value += ((1 + stand.staff[apart[number]]) * rounds + sea.values[land]) * hope[cost]
        coasts[sea.sides[land]] = min(coasts[sea.sides[land]], cost)
    for number in range(len(sides)):
        cost = costs[len(apart) + number] + NEW_STATION_COST
        coasts[sides[number]] = min(coasts[sides[number]], cost)
    return value + coast_hopes(main.sides, coasts, hope)


def coast_hopes(sides: DirectionSet, coasts: PerDirection[int], hope: list[float]) -> float:
    """What joining further coasts would bring, the nearest first (SW-E3)."""
    value = 0.0
    total = 0
    joined = count(sides)
    for cost in sorted([coasts[side] for side in FOUR if not has(sides, side)]):
        total += cost
        joined += 1
        value += (SIDE_BONUS[joined] - SIDE_BONUS[joined - 1]) * hope[total]
    return value
