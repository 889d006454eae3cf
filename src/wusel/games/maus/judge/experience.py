"""The chance to win a chapter at the beginning of a round, learned from finished games of the same chapters and rooms.

A small network with one hidden layer maps the signs to the chance. Each room of a chapter has its own biases, because
the rooms behind it are the same in every game. The numbers are in experience.toml, and

    python -m bench.experience

plays the games, learns the numbers and writes them.
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
    """The learned network. `rooms` has the biases for each chapter and room: of the outcome, and of each cell of the
    hidden layer. A room without data has none."""

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
        """Return whether the data contain this chapter. Its last room may have no rounds, and so no data."""
        return any(self.rooms[s.chapter.number])

    def has_been_in(self, s: MausState) -> bool:
        """Return whether the data contain this room of the chapter."""
        return len(self.rooms[s.chapter.number][s.house.room]) > 0

    def chance(self, s: MausState, signs: list[float]) -> float:
        """Return the chance to win, from 0 to 1."""
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
