"""The sea and its coasts: which field lies next to which. Made once from the drawn board, never changed.

Water fields are numbered in reading order, land fields clockwise round the ring, from the western end of the
northern coast on. Directions go clockwise from north: four for tiles and ships, eight for a tsunami.
"""

from math import atan2
from typing import Final

from wusel.engine.sets import added
from wusel.games.schwarm.words import DIRECTIONS, EAST, NORTH, SOUTH, WEST

EIGHT_STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

NOTHING: Final = -1
LAND: Final = 100
OFF_BOARD: Final = 255

Cell = tuple[int, int]


# --- ways: a field and one of the four directions out of it, as one number


def way(field: int, direction: int) -> int:
    return field * 4 + direction


def field_of(way: int) -> int:
    return way >> 2


def direction_of(way: int) -> int:
    return way & 3


def opposite(direction: int) -> int:
    return direction ^ 2


class Sea:
    """The board as neighbours. `next` and `coast` are asked with a way, `rays` with field * 8 + direction: the places a
    tsunami passes, the last one land (LAND + number) or OFF_BOARD. `moves` says for every direction which fields go how
    far on, as sets: fields of one row move alike."""

    def __init__(self, grid: list[list[str]]) -> None:
        self.cells: list[Cell] = []
        self.land_cells: list[Cell] = []
        self.values: list[int] = []
        self.starts: list[int] = []
        self.queen = NOTHING
        self.grid = grid
        self.number_cells()
        self.sides = [self.side_of(cell) for cell in self.land_cells]
        self.fields = len(self.cells)
        self.lands = len(self.land_cells)
        self.field_names = [f"{chr(97 + column)}{row + 1}" for row, column in self.cells]
        self.land_names = [self.land_name(land) for land in range(self.lands)]
        self.next: list[int] = []
        self.coast: list[int] = []
        self.rays: list[list[int]] = []
        for cell in self.cells:
            self.look_around(cell)
        self.moves = [self.moves_to(direction) for direction in range(4)]
        self.shores = [self.shore_of(land) for land in range(self.lands)]
        self.land_near = [self.land_beside(land) for land in range(self.lands)]

    def number_cells(self) -> None:
        """Number water in reading order and land clockwise."""
        lands = []
        for row, line in enumerate(self.grid):
            for column, mark in enumerate(line):
                if mark == "Q":
                    self.queen = len(self.cells)
                if mark in ("~", "Q"):
                    self.cells.append((row, column))
                elif mark != ".":
                    lands.append((row, column))
        lands.sort(key=self.bearing)
        first = min(range(len(lands)), key=lambda i: (lands[i][0], lands[i][1]))
        self.land_cells = lands[first:] + lands[:first]
        for land, (row, column) in enumerate(self.land_cells):
            mark = self.grid[row][column]
            self.values.append(int(mark.rstrip("*")))
            if mark.endswith("*"):
                self.starts.append(land)

    def bearing(self, cell: Cell) -> float:
        """Where a cell lies as seen from the queen, clockwise."""
        row, column = self.cells[self.queen]
        return atan2(cell[1] - column, row - cell[0])

    def side_of(self, cell: Cell) -> int:
        """The coast a land cell belongs to: the edge of the board it lies at."""
        row, column = cell
        rows, columns = len(self.grid), len(self.grid[0])
        return min((row, NORTH), (columns - 1 - column, EAST), (rows - 1 - row, SOUTH), (column, WEST))[1]

    def land_name(self, land: int) -> str:
        """For example north5: the coast and the column or row along it."""
        row, column = self.land_cells[land]
        side = self.sides[land]
        return f"{DIRECTIONS[side]}{1 + (column if side in (NORTH, SOUTH) else row)}"

    def place_at(self, cell: Cell) -> int:
        """The field or land at a cell, as a ray says it."""
        if cell in self.cells:
            return self.cells.index(cell)
        return LAND + self.land_cells.index(cell) if cell in self.land_cells else OFF_BOARD

    def look_around(self, cell: Cell) -> None:
        """Note what lies next to a water cell, and what a tsunami from it would pass."""
        row, column = cell
        for direction in range(4):
            down, right = EIGHT_STEPS[2 * direction]
            place = self.place_at((row + down, column + right))
            self.next.append(place if place < LAND else NOTHING)
            self.coast.append(place - LAND if LAND <= place < OFF_BOARD else NOTHING)
        for down, right in EIGHT_STEPS:
            ray: list[int] = []
            at = (row + down, column + right)
            while not ray or ray[-1] < LAND:
                ray.append(self.place_at(at))
                at = (at[0] + down, at[1] + right)
            self.rays.append(ray)

    def moves_to(self, direction: int) -> list[int]:
        """Pairs of a set of fields and by how much their numbers grow in a direction."""
        groups: dict[int, int] = {}
        for field in range(self.fields):
            beside = self.next[way(field, direction)]
            if beside != NOTHING:
                groups[beside - field] = added(groups.get(beside - field, 0), field)
        return [number for grows, fields in groups.items() for number in (fields, grows)]

    def moved(self, fields: int, direction: int) -> int:
        """The fields next to a set of fields in a direction."""
        moves = self.moves[direction]
        found = 0
        for place in range(0, len(moves), 2):
            moving = fields & moves[place]
            if moving:
                grows = moves[place + 1]
                found |= moving << grows if grows > 0 else moving >> -grows
        return found

    def shore_of(self, land: int) -> list[int]:
        """The ways onto a land field."""
        return [way for way in range(4 * self.fields) if self.coast[way] == land]

    def land_beside(self, land: int) -> list[int]:
        """The land fields next to one, also across a corner, clockwise."""
        row, column = self.land_cells[land]
        near = [
            other
            for other, (r, c) in enumerate(self.land_cells)
            if other != land and abs(r - row) <= 1 and abs(c - column) <= 1
        ]
        return sorted(near, key=lambda other: (other - land) % self.lands)

    def distance(self, land: int, other: int) -> int:
        """How far apart two land fields are, the shorter way round the ring (SW-V1.1, SW-Q29)."""
        apart = (land - other) % self.lands
        return min(apart, self.lands - apart)
