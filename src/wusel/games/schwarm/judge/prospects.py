"""The expected end of a game for a player, estimated at the beginning of a round.

The weights were fitted to finished games (see docs/bots.md).
"""

from math import exp
from typing import Final

from wusel.engine.kinds import Seat
from wusel.games.schwarm.judge.memory import Memory
from wusel.games.schwarm.judge.outlook import hopes, main_part, most_points, rounds_left
from wusel.games.schwarm.judge.survey import Survey
from wusel.games.schwarm.state import SchwarmState

# The best network grows before it scores, and once more before the last scoring.
NETWORK: Final = 1.0
NETWORK_IN_THE_END: Final = 0.9
# Bonuses of a network as it is, reduced because ships that hold it together may sail away.
END: Final = 0.8
HOPES: Final = 1.4
STATION: Final = 1.5
SHIP: Final = -9.0
TILE: Final = 3.2

SURE_OF_TWO: Final = 12.0
SURE: Final = 9.0


def expected_points(s: SchwarmState, seat: Seat, memory: Memory) -> float:
    """Return a player's expected final points."""
    survey = Survey(s, seat, 0.0, memory)
    player, rounds = survey.player, survey.rounds
    stand = survey.met(survey.stand)
    main = main_part(stand, rounds)
    found = player.points + most_points(stand) * (NETWORK * rounds + NETWORK_IN_THE_END) + END * main.end
    found += HOPES * hopes(stand, main, survey.blocked, survey.free_coasts(), rounds)
    return found + STATION * len(player.stations) + SHIP * len(player.ships) + TILE * sum(player.tiles)


def chance_to_win(s: SchwarmState, seat: Seat, memory: Memory) -> float:
    """Return the chance to win by the expected lead over the best rival. It is less certain with more rounds to
    come."""
    totals = [expected_points(s, other, memory) for other in s.everybody()]
    own = totals.pop(seat)
    sure = (SURE_OF_TWO if s.seats == 2 else SURE) + 2.0 * (rounds_left(s) - 1)
    return 1 / (1 + exp(min(50.0, (max(totals) - own) / sure)))
