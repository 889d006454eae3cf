"""The value of a player's pieces, which is part of the judge's value of a board."""

from typing import Final

from wusel.engine.word import Word
from wusel.games.schwarm.content.sea import FOUR
from wusel.games.schwarm.content.tiles import CLOSED_TO
from wusel.games.schwarm.content.waters import Beach
from wusel.games.schwarm.judge.distances import FAR, NEW_STATION_COST, tiles_to
from wusel.games.schwarm.judge.stand import NO_PART, Part, Stand
from wusel.games.schwarm.rules.points import SIDE_BONUS
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import PerDirection

FURTHER_BONUS: Final = [SIDE_BONUS[joined + 1] - SIDE_BONUS[joined] for joined in range(len(FOUR))]
"""The bonus of one more coast, by the number of coasts already joined."""
HOPE: Final = [0.4, 0.5, 0.65, 0.72, 0.75]


def hopes_by_distance(hope: float) -> list[float]:
    """Return the chance of a goal by the number of missing tiles, up to all four coasts."""
    found = [1.0]
    while len(found) <= 4 * FAR:
        found.append(found[-1] * hope)
    return found


HOPES: Final = [hopes_by_distance(hope) for hope in HOPE]
"""The chances by the rounds left and the number of missing tiles."""


def rounds_left(s: SchwarmState) -> int:
    """Return the number of rounds that will still be scored, including this one."""
    return min(s.variant.rounds, s.variant.rounds - s.round + 1)


def outlook_of(stand: Stand, blocked: Word, coasts: PerDirection[Beach], rounds: int) -> float:
    """Return the future score of a player's pieces: the best network in every round left, the final scoring, and hopes.
    New stations may come to the remaining coasts."""
    main = main_part(stand, rounds)
    return most_points(stand) * rounds + main.end + hopes(stand, main, blocked, coasts, rounds)


def most_points(stand: Stand) -> int:
    """Return the points of the best network in a round."""
    most = 0
    for part in stand.parts():
        most = max(most, part.points)
    return most


def main_part(stand: Stand, rounds: int) -> Part:
    """Return the network that brings most by the end as it is."""
    best = -1
    main = NO_PART
    for part in stand.parts():
        total = part.points * rounds + part.end
        if total > best or (total == best and part.comes_before(main)):
            best = total
            main = part
    return main


def hopes(stand: Stand, main: Part, blocked: Word, coasts: PerDirection[Beach], rounds: int) -> float:
    """Return the value of reaching the queen, more stations and coasts: higher with fewer missing tiles and more rounds
    left."""
    waters = stand.waters
    hope = HOPES[rounds]
    sides = CLOSED_TO[main.sides]
    apart: list[int] = []
    beaches = [coasts[side] for side in sides]
    for place in range(len(stand.stations)):
        if not main.lands >> stand.stations[place] & 1:
            apart.append(place)
            beaches.append(waters.beaches[stand.stations[place]])
    at_queen = main.fields & waters.queen != 0
    if not at_queen:
        beaches.append(waters.at_queen)
    costs = tiles_to(stand, main, blocked, beaches, len(sides))
    value = 0.0 if at_queen else (main.value + rounds) * hope[costs[-1]]
    nearest = [FAR, FAR, FAR, FAR]
    for number in range(len(sides)):
        nearest[sides[number]] = min(FAR, costs[number] + NEW_STATION_COST)
    for number in range(len(apart)):
        land = stand.stations[apart[number]]
        side = waters.sea.sides[land]
        cost = costs[len(sides) + number]
        value += ((1 + stand.staff[apart[number]]) * rounds + waters.sea.values[land]) * hope[cost]
        nearest[side] = min(nearest[side], cost)
    return value + coast_hopes([nearest[side] for side in sides], hope)


def coast_hopes(costs: list[int], hope: list[float]) -> float:
    """Return the value of joining the missing coasts, the nearest first (SW-E3)."""
    costs.sort()
    value = 0.0
    total = 0
    joined = len(FOUR) - len(costs)
    for cost in costs:
        total += cost
        value += FURTHER_BONUS[joined] * hope[total]
        joined += 1
    return value
