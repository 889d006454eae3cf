"""Maps drawn as text, with a mark for every square. Black squares are not fields: no figure stands on them or sees
through them."""

from typing import Final

from wusel.engine.errors import BadContent
from wusel.engine.graph import NOWHERE
from wusel.engine.sight import Spot, Wall

ONWARD: Final = ((0, 1), (1, -1), (1, 0), (1, 1))


class Grid:
    """The fields of a drawn map in reading order. `cells` are their rows and columns, `marks` their marks in the
    drawing, `names` the names that players use: b3 is the second column, the third row."""

    __slots__ = ("black", "cells", "marks", "names", "rows")

    def __init__(self, rows: list[str], black: str) -> None:
        for row in range(len(rows)):
            if len(rows[row]) != len(rows[0]):
                raise BadContent(f"row {row + 1} of the map, {rows[row]!r}, is not as long as the first")
        self.rows = rows
        self.black = black
        self.cells = [(row, at) for row, line in enumerate(rows) for at, mark in enumerate(line) if mark != black]
        self.marks = [rows[row][column] for row, column in self.cells]
        self.names = [f"{chr(97 + column)}{row + 1}" for row, column in self.cells]

    def field_at(self, row: int, column: int) -> int:
        """Return the field at a square; NOWHERE if the square is black or off the map."""
        return self.cells.index((row, column)) if (row, column) in self.cells else NOWHERE

    def pairs(self) -> list[tuple[int, int]]:
        """Return every pair of fields that touch, each pair once. They touch along an edge, or at a corner with no
        black square beside it."""
        found = []
        for here, (row, column) in enumerate(self.cells):
            for down, right in ONWARD:
                there = self.field_at(row + down, column + right)
                beside = [self.field_at(row + down, column), self.field_at(row, column + right)]
                if there != NOWHERE and NOWHERE not in beside:
                    found.append((here, there))
        return found

    def spots(self) -> list[Spot]:
        """Return the centres of the fields, in units of half a square."""
        return [(2 * column + 1, 2 * row + 1) for row, column in self.cells]

    def walls(self) -> list[Wall]:
        """Return the walls of the black squares: the two diagonals of each."""
        found = []
        for row, line in enumerate(self.rows):
            for column, mark in enumerate(line):
                if mark == self.black:
                    found += square(column, row)
        return found


def square(column: int, row: int) -> list[Wall]:
    """Return a square that blocks the view, as walls: any line through its inside crosses one of its diagonals."""
    left, top = 2 * column, 2 * row
    return [(left, top, left + 2, top + 2), (left, top + 2, left + 2, top)]
