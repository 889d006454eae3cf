"""Features of Mosquitozzz: the expected stings of every player. They are not linear, so networks learn them slowly."""

from typing import Final

from wusel.engine.kinds import Seat
from wusel.engine.options import Value
from wusel.games.mosquitozzz.judge import attack_to_come, hand_of, stings
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.learn.tensors.features import Feature

STEPS: Final = 8  # in which a drop is counted
MOST: Final = 255


def features(options: dict[str, Value]) -> list[Feature]:
    seats = [str(seat) for seat in range(int(options["players"]))]
    says = "in eighths, how many drops the next attack would cost each player, the one that looks first"
    return [Feature("stings", says, seats, MOST, stings_of_all)]


def stings_of_all(s: MosquitoState, seat: int) -> list[int]:
    """Expected stings from open cards, the seat's own hand, and what others hold and draw together."""
    attack = attack_to_come(s)
    found: list[int] = []
    for place in range(s.seats):
        other = s.everybody()[(seat + place) % s.seats]
        repel, flat_hands, _ = hand_of(s, Seat(seat), other, 0)
        found.append(min(MOST, int(STEPS * stings(attack, repel, flat_hands))))
    return found
