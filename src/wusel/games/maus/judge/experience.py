"""How likely a chapter is won, as many finished games have taught: at the beginnings of rounds, for the chapters and
rooms in which they were played.

What the signs mean together is learned by a small network, one layer between the signs and the chance. Each room of a
chapter has numbers of its own: what lies behind is the same in every game. The numbers are in experience.toml, and

    python -m bench.experience

plays the games, learns and writes them.
"""

import tomllib
from math import exp, tanh
from pathlib import Path
from typing import Final

from wusel.games.maus.content.content import Content
from wusel.games.maus.state import MausState
from wusel.games.maus.words import PerChapter, PerRoom

LEARNED: Final = Path(__file__).with_name("experience.toml")


class Experience:
    """What was learned. `rooms` has for each chapter and room its part of the outcome, and then of each cell of the
    layer; nothing where nobody has played."""

    def __init__(self, content: Content) -> None:
        read = tomllib.loads(LEARNED.read_text(encoding="utf-8"))
        self.outcome: list[float] = read["outcome"]
        self.cells: list[list[float]] = read["cells"]
        self.weights: list[float] = read["weights"]
        known: dict[str, dict[str, list[float]]] = read["rooms"]
        self.rooms: PerChapter[PerRoom[list[float]]] = [
            [known.get(chapter, {}).get(room, []) for room in content.names.room] for chapter in content.names.chapter
        ]

    def knows(self, s: MausState) -> bool:
        """Whether such a chapter was played; a room that it ends with has no rounds."""
        return any(self.rooms[s.chapter.number])

    def has_been_in(self, s: MausState) -> bool:
        """Whether somebody came to this room of it."""
        return len(self.rooms[s.chapter.number][s.house.room]) > 0

    def chance(self, s: MausState, signs: list[float]) -> float:
        """From 0 to 1."""
        room = self.rooms[s.chapter.number][s.house.room]
        total = room[0] + times(self.outcome, signs)
        for number in range(len(self.cells)):
            total += self.weights[number] * tanh(room[number + 1] + times(self.cells[number], signs))
        return 1.0 / (1.0 + exp(-total))


def times(weights: list[float], signs: list[float]) -> float:
    total = 0.0
    for number in range(len(signs)):
        total += weights[number] * signs[number]
    return total
