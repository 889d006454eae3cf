"""The team's chance to win, estimated from the state.

The weights were fitted to some 27,000 games with every pathogen, difficulty and number of players. In each game, moves
were first random or chosen by similar weights; then bots that trust the judge played to the end. The fit had to ignore
effects that only accompany winning. Nothing that is good for the team may have a negative weight, and the weights also
had to predict the changes of a single turn.
"""

from math import exp, log
from typing import Final

from wusel.engine.calibration import Calibration
from wusel.engine.sets import count
from wusel.games.viroid.judge.growth import Growth
from wusel.games.viroid.judge.outlook import PIPS
from wusel.games.viroid.judge.pace import HARDLY_ANY
from wusel.games.viroid.judge.taste import AT_FIRST_SIGHT
from wusel.games.viroid.limits import CUBES
from wusel.games.viroid.reach import SIMPLE
from wusel.games.viroid.state import ViroidState

Sign = tuple[float, float, float]
"""The amount of something, and its weight at the beginning and when the deck is empty."""
BY_SEATS: Final = {2: (-6.72, -8.155), 3: (-8.296, -7.553), 4: (-8.96, -7.905)}
BY_PATHOGEN: Final = ((0.0, 0.0), (-0.178, -0.81), (-0.649, -0.557), (-1.427, -1.725), (0.308, -1.244))

OF_PLAYERS: Final = (
    (0.028, 0.02),  # DNA; this and the others are for each player
    (0.601, 0.0),  # infection
    (0.255, 0.186),  # ways
    (0.216, 0.078),  # bird, plane and ship
    (0.087, 0.154),  # resistances
    (0.086, 0.0),  # abilities
    (0.005, 0.083),  # cities with own infected
)
DANGER: Final = (0.0, -0.455)  # expected excess deaths of all players

# The calibration of these weights, measured with teams of bots that look ahead a little:
#     python -m bench.calibration viroid --games 280 --seed 50000 --every 3 --playouts 0 --fit --by pathogen,players \
#         -o pathogen=bacterium,nanites,fungus,vibrio,virus -o difficulty=easy,normal,demanding
SCALE: Final = 0.87
SHIFT_BY_SEATS: Final = {2: 0.75, 3: 0.57, 4: 1.18}
SHIFT_BY_PATHOGEN: Final = (0.36, -0.28, 0.16, 0.07, -0.3)

# The number of infected that should be left.
MARGIN: Final = 3

FARTHEST: Final = 3.0
HALF_A_STEP: Final = 0.5
SURE: Final = 30.0


def chance(s: ViroidState) -> float:
    """Return the chance to win, from 0 to 1."""
    growth = Growth(s, s.active, AT_FIRST_SIGHT)
    late = s.turn / (s.turn + growth.turns + 1)
    total = between(BY_SEATS[s.seats], late) + between(BY_PATHOGEN[s.variant.pathogen], late)
    total += weighed(time_signs(s, growth), late)
    total += weighed(city_signs(s, growth), late)
    total += weighed(player_signs(s), late)
    total += danger(s) * between(DANGER, late)
    return 1 / (1 + exp(-max(-SURE, total)))


def as_it_turns_out(s: ViroidState) -> Calibration:
    return Calibration(SHIFT_BY_SEATS[s.seats] + SHIFT_BY_PATHOGEN[s.variant.pathogen], SCALE)


def between(weight: tuple[float, float], late: float) -> float:
    begin, end = weight
    return begin + late * (end - begin)


def weighed(signs: list[Sign], late: float) -> float:
    total = 0.0
    for sign, begin, end in signs:
        total += sign * (begin + late * (end - begin))
    return total


def time_signs(s: ViroidState, growth: Growth) -> list[Sign]:
    """Return signs of the remaining work and of the time left for it."""
    turns = growth.turns + 1
    cure, drift = s.cure - s.research, growth.sight.drift
    killing = growth.missing / max(growth.dying(), HARDLY_ANY)
    farther = max(0.0, cure - max(0.0, drift))
    return [
        (turns, 0.107, 0.17),
        (log(1 + farther), 0.73, 0.533),  # the distance to the cure, after the cards to come
        (min(FARTHEST, drift / max(HALF_A_STEP, cure)), -1.884, 0.0),  # the part of that distance that they cover
        (log(1 + (killing / turns) ** 2), 0.0, -0.31),  # too few die until the deck is empty
        (log(1 + (killing / growth.left) ** 2), 0.0, -0.519),  # too few die until the cure is found
    ]


def city_signs(s: ViroidState, growth: Growth) -> list[Sign]:
    """Return signs of the people in the cities, and of the cities that players can get to."""
    sight, world = growth.sight, s.world
    on_continent = [0] * len(s.corpses)
    threats = [0.0, 0.0, 0.0]
    for city in world.cities:
        living = sight.living[city]
        on_continent[world.continents[city]] += living
        if living < len(threats):
            threats[living] += sight.threat(city)
    fodder = 0
    for continent in range(len(on_continent)):
        fodder += min(s.corpses[continent], on_continent[continent])
    measures = len(s.doubled)
    for cities in s.measures:
        measures += count(cities)
    return [
        (count(growth.bare), 0.0, -0.105),
        (count(growth.bare & ~(growth.known | growth.realm)), 0.0, -0.161),  # cities that no player gets to
        (count(sight.quarantined), 0.0, -0.046),
        (threats[1], 0.0, -0.173),  # lone infected who may be healed
        (threats[2], 0.0, -0.021),  # one of two infected who may be healed
        (sum(on_continent), 0.0, 0.024),
        (count(s.extinct), 0.084, 0.0),
        (growth.missing - fodder, -0.037, 0.0),  # missing corpses without enough infected
        (fodder, 0.0, -0.147),  # missing corpses with enough infected
        (measures, -0.052, -0.071),
        (s.necrosis, 0.0, 0.759),
        (count(growth.known_twice | growth.known & growth.realm), 0.0, 0.047),  # cities that two or more players get to
        (growth.placing(), 0.293, 0.273),
    ]


def player_signs(s: ViroidState) -> list[Sign]:
    """Return signs of the players' values, on average."""
    totals = [0] * len(OF_PLAYERS)
    for seat in s.everybody():
        player = s.players[seat]
        strengths = player.strengths
        own = [
            player.dna,
            player.infection,
            sum(strengths[:SIMPLE]),
            sum(strengths[SIMPLE:]),
            sum(player.resistances),
            player.ability,
            count(s.present[seat]),
        ]
        for place in range(len(own)):
            totals[place] += own[place]
    return [(totals[place] / s.seats, begin, end) for place, (begin, end) in enumerate(OF_PLAYERS)]


def danger(s: ViroidState) -> float:
    """Return the expected number of deaths beyond what the players can spare, summed over all players."""
    found = 0.0
    for player in s.players:
        own = CUBES - player.cubes
        found += max(0, player.severity + MARGIN - own) * player.mortality / PIPS
    return found
