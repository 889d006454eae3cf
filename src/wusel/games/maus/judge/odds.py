"""The odds of attacks: the chances to wound and the expected wounds."""

from typing import Final

from wusel.engine.sets import count
from wusel.games.maus.content.dice import SHIELDS

PIPS: Final = 6
MOST_ATTACK: Final = 12
MOST_DEFENCE: Final = 8


class Odds:
    """Tables for attacks, by the number of hitting faces, attack dice and defence dice."""

    def __init__(self) -> None:
        # The chance of at least this many wounds, by hitting faces, attack dice, defence dice and wounds
        self.at_least: list[list[list[list[float]]]] = []
        # The expected number of wounds, by hitting faces, attack dice and defence dice
        self.expected: list[list[list[float]]] = []
        blocks = [successes(dice, count(SHIELDS) / PIPS) for dice in range(MOST_DEFENCE + 1)]
        for faces in range(PIPS + 1):
            hits = [successes(dice, faces / PIPS) for dice in range(MOST_ATTACK + 1)]
            tails = [[wounds_of(hit, block) for block in blocks] for hit in hits]
            self.at_least.append(tails)
            self.expected.append([[sum(tail[1:]) for tail in row] for row in tails])

    def wounds(self, faces: int, attack: int, defence: int) -> float:
        """Return the expected number of wounds."""
        return self.expected[faces][min(attack, MOST_ATTACK)][min(defence, MOST_DEFENCE)]

    def chance(self, faces: int, attack: int, defence: int, wounds: int) -> float:
        """Return the chance of at least this many wounds."""
        return self.at_least[faces][min(attack, MOST_ATTACK)][min(defence, MOST_DEFENCE)][min(wounds, MOST_ATTACK)]


def successes(dice: int, p: float) -> list[float]:
    """Return the chance of each number of successes."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + 1)
        for n in range(len(found)):
            longer[n] += found[n] * (1.0 - p)
            longer[n + 1] += found[n] * p
        found = longer
    return found


def wounds_of(hits: list[float], blocks: list[float]) -> list[float]:
    """Return the chances that at least 0, 1, 2 ... hits get through."""
    found = [0.0] * (MOST_ATTACK + 1)
    found[0] = 1.0
    for hit in range(len(hits)):
        for block in range(len(blocks)):
            for left in range(1, hit - block + 1):
                found[left] += hits[hit] * blocks[block]
    return found
