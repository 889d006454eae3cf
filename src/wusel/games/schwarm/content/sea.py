"""The sea and its coasts: the neighbours of every field, computed once from the drawn board.

Water fields are numbered in reading order. Land fields are numbered clockwise around the ring, from the western end of
the northern coast. Directions go clockwise from north: four for tiles and ships, eight for a tsunami.
"""

from math import atan2
from typing import Final

from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import first, set_of
from wusel.games.schwarm.words import (
    BEARINGS,
    DIRECTIONS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Direction,
    Field,
    FieldSet,
    Land,
    PerBearing,
    PerDirection,
    PerField,
    PerLand,
    each_bearing,
    each_direction,
)

FOUR: Final = each_direction(first(len(DIRECTIONS)))
EIGHT: Final = each_bearing(first(len(BEARINGS)))
EIGHT_STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
OPPOSITE: Final[PerDirection[Direction]] = [SOUTH, WEST, NORTH, EAST]

NO_FIELD: Final = Field(NOTHING)
NO_LAND: Final = Land(NOTHING)

Cell = tuple[int, int]


def column_name(column: int) -> str:
    """Return the letter of a column, from the west."""
    return chr(97 + column)


def row_name(row: int) -> str:
    """Return the number of a row, from the north."""
    return str(row + 1)


def cell_name(cell: Cell) -> str:
    """Return the name of a cell, for example e2."""
    row, column = cell
    return column_name(column) + row_name(row)


class Way:
    """A way out of a field in a direction, to another field or onto land."""

    __slots__ = ("direction", "field")

    def __init__(self, field: Field, direction: Direction) -> None:
        self.field = field
        self.direction = direction


class Ray:
    """The straight line of a tsunami: the fields it crosses, then land, or NOTHING for the edge of the board. `over`
    has the same fields as a set."""

    __slots__ = ("fields", "land", "over")

    def __init__(self, fields: list[Field], land: Maybe[Land]) -> None:
        self.fields = fields
        self.over = set_of(fields)
        self.land = land

    def steps_to_end(self) -> int:
        """Return the number of steps that takes a tsunami ashore or off the board."""
        return len(self.fields) + 1


class Sea:
    """The board as a graph. `next` and `coast` have the field and the land next to a field in each direction, and
    `beside` all fields next to it. `shores` has the ways onto each land field."""

    def __init__(self, grid: list[list[str]]) -> None:
        self.cells: PerField[Cell] = []
        self.land_cells: PerLand[Cell] = []
        self.values: PerLand[int] = []
        self.starts: list[Land] = []
        self.queen = NO_FIELD
        self.grid = grid
        self.number_cells()
        self.fields = [Field(number) for number in range(len(self.cells))]
        self.lands = [Land(number) for number in range(len(self.land_cells))]
        self.all_fields: FieldSet = first(len(self.fields))
        self.all_land = first(len(self.lands))
        self.sides: PerLand[Direction] = [self.side_of(cell) for cell in self.land_cells]
        self.field_names = list(map(cell_name, self.cells))
        self.land_names = [self.land_name(land) for land in self.lands]
        self.land_titles = dict(zip(self.land_names, map(cell_name, self.land_cells), strict=True))
        around = [[self.moved_cell(field, EIGHT_STEPS[2 * direction]) for direction in FOUR] for field in self.fields]
        self.next: PerField[PerDirection[Maybe[Field]]] = [list(map(self.field_at, cells)) for cells in around]
        self.coast: PerField[PerDirection[Maybe[Land]]] = [list(map(self.land_at, cells)) for cells in around]
        self.beside: PerField[list[Field]] = [[field for field in near if field != NOTHING] for near in self.next]
        self.rays: PerField[PerBearing[Ray]] = [
            [self.ray(field, EIGHT_STEPS[bearing]) for bearing in EIGHT] for field in self.fields
        ]
        ways = [Way(field, direction) for field in self.fields for direction in FOUR]
        self.shores: PerLand[list[Way]] = [
            [way for way in ways if self.coast[way.field][way.direction] == land] for land in self.lands
        ]
        self.land_near: PerLand[list[Land]] = [self.land_beside(land) for land in self.lands]

    def number_cells(self) -> None:
        """Number water in reading order and land clockwise."""
        lands = []
        for row, line in enumerate(self.grid):
            for column, mark in enumerate(line):
                if mark == "Q":
                    self.queen = Field(len(self.cells))
                if mark in ("~", "Q"):
                    self.cells.append((row, column))
                elif mark != ".":
                    lands.append((row, column))
        lands.sort(key=self.bearing)
        start = min(range(len(lands)), key=lambda i: (lands[i][0], lands[i][1]))
        self.land_cells = lands[start:] + lands[:start]
        for number, (row, column) in enumerate(self.land_cells):
            mark = self.grid[row][column]
            self.values.append(int(mark.rstrip("*")))
            if mark.endswith("*"):
                self.starts.append(Land(number))

    def bearing(self, cell: Cell) -> float:
        """Return the angle of a cell as seen from the queen, clockwise."""
        row, column = self.cells[self.queen]
        return atan2(cell[1] - column, row - cell[0])

    def side_of(self, cell: Cell) -> Direction:
        """Return the coast of a land cell, which is the nearest edge of the board."""
        row, column = cell
        rows, columns = len(self.grid), len(self.grid[0])
        return min((row, NORTH), (columns - 1 - column, EAST), (rows - 1 - row, SOUTH), (column, WEST))[1]

    def land_name(self, land: Land) -> str:
        """Return the name of a land field, for example north5: the coast and the column or row along it."""
        row, column = self.land_cells[land]
        side = self.sides[land]
        return f"{DIRECTIONS[side]}{1 + (column if side in (NORTH, SOUTH) else row)}"

    # --- what lies where

    def moved_cell(self, field: Field, step: Cell) -> Cell:
        return self.cells[field][0] + step[0], self.cells[field][1] + step[1]

    def field_at(self, cell: Cell) -> Maybe[Field]:
        return self.fields[self.cells.index(cell)] if cell in self.cells else NO_FIELD

    def land_at(self, cell: Cell) -> Maybe[Land]:
        return self.lands[self.land_cells.index(cell)] if cell in self.land_cells else NO_LAND

    def ray(self, start: Field, step: Cell) -> Ray:
        """Return the line of a tsunami from a field."""
        fields: list[Field] = []
        cell = self.moved_cell(start, step)
        while cell in self.cells:
            fields.append(self.field_at(cell))
            cell = self.moved_cell(fields[-1], step)
        return Ray(fields, self.land_at(cell))

    def land_beside(self, land: Land) -> list[Land]:
        """Return the neighbouring land fields, including those across a corner, clockwise."""
        row, column = self.land_cells[land]
        near = [
            other
            for other, (r, c) in zip(self.lands, self.land_cells, strict=True)
            if other != land and abs(r - row) <= 1 and abs(c - column) <= 1
        ]
        return sorted(near, key=lambda other: (other - land) % len(self.lands))

    def next_land(self, land: Land) -> Land:
        """Return the next land field clockwise."""
        return self.lands[(land + 1) % len(self.lands)]

    def distance(self, land: Land, other: Land) -> int:
        """Return the distance of two land fields, the shorter way around the ring (SW-V1.1, SW-Q29)."""
        apart = (land - other) % len(self.lands)
        return min(apart, len(self.lands) - apart)
