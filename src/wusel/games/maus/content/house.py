"""The house: the drawings of its rooms, the ways and lines of sight in them, and the doors between them.

Every room is drawn on 36 squares, a1 to f6. A field has the same number in all rooms. Black squares are no fields: they
block movement and sight. The marks of a drawing:

    .  a field                 N E S W  the field at that exit     ~        still water
    #  black                   t        the turn field             > v < ^  water with a current
    p  a blue paw print        s        a special field            x        a red X
    h  a high field, in a red area: its edge is a red line         P        a paw print on a high field
    y  a step: between it and a high field lies a yellow line, the arrow down
"""

from functools import lru_cache
from typing import Final

from wusel.engine.graph import BARRED, Graph, Routes
from wusel.engine.grid import Grid
from wusel.engine.kinds import NOTHING, Maybe
from wusel.engine.sets import NONE, Unions, added, first, has, members, only, set_of
from wusel.engine.sight import sight_lines
from wusel.games.maus import words
from wusel.games.maus.limits import UPHILL
from wusel.games.maus.words import Exit, Field, FieldSet, PerExit, PerField, PerRoom, Room, RoomSet

WIDTH: Final = 6
FIELDS: Final = WIDTH * WIDTH
NOWHERE: Final = Field(NOTHING)
NO_ROOM: Final = Room(NOTHING)
ALL_FIELDS: Final = words.each_field(first(FIELDS))

BLACK: Final = "#"
HIGH: Final = "hP"
PAWS: Final = "pP"
DOORS: Final = "NESW"
CURRENTS: Final = ">v<^"
WATER: Final = "~>v<^"
MARKS: Final = "." + BLACK + HIGH + "pyxst" + DOORS + WATER

OPEN: Final = 0
UP: Final = 1
DOWN: Final = 2
RED: Final = 3
MOUSE: Final = [1, UPHILL, 1, BARRED]
CLIMBER: Final = [1, UPHILL, 1, 1]
FOE: Final = [1, 1, 1, 1]

ORANGE: Final = 0
BLUE: Final = 1
SIDES: Final = ("orange", "blue")
# The step out by the north, east, south and west exit: rows down, columns right
OUTWARD: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
WAYS_OUT: Final = (words.NORTH, words.EAST, words.SOUTH, words.WEST)
OPPOSITE: Final = (words.SOUTH, words.WEST, words.NORTH, words.EAST)
FLOW: Final = {">": (0, 1), "v": (1, 0), "<": (0, -1), "^": (-1, 0)}


class Ground:
    """A drawing of a room.

    All sets are of fields. `near` has the neighbours of each field, including those across lines (MM-MOV1, MM-EMV1).
    `beside` has the neighbours of any set of fields. `close` has the neighbours and the field itself, and `sees` the
    fields in line of sight (MM-Q10). `exits` has the field at each exit, with the turn field last and NOWHERE for
    missing exits. `doors` has the exits at each field. `drift` has the field to which the current carries a figure
    (MM-WAT4). It is the same field if there is no current or if black is in its way, and NOWHERE if the current leads
    off the board.
    """

    def __init__(self, name: str, room: Room, rows: list[str]) -> None:
        self.name = name
        self.room = room
        self.marks = "".join(rows)
        self.black = self.marked(BLACK)
        self.fields = first(FIELDS) & ~self.black
        self.paws = self.marked(PAWS)
        self.high = self.marked(HIGH)
        self.steps = self.marked("y")
        self.special = self.marked("s")
        self.red_x = self.marked("x")
        self.water = self.marked(WATER)
        self.exits: PerExit[Maybe[Field]] = [Field(self.marks.find(mark)) for mark in DOORS + "t"]
        self.doors: PerField[list[Exit]] = [
            [Exit(n) for n, at in enumerate(self.exits) if at == field] for field in ALL_FIELDS
        ]
        self.drift: PerField[Maybe[Field]] = [self.drifts_to(field) for field in ALL_FIELDS]
        grid = Grid(rows, BLACK)
        squares = [Field(row * WIDTH + column) for row, column in grid.cells]
        graph = Graph(FIELDS)
        for one, other in grid.pairs():
            graph.lead(squares[one], squares[other], self.kind_of_way(squares[one], squares[other]))
            graph.lead(squares[other], squares[one], self.kind_of_way(squares[other], squares[one]))
        self.foe = Routes(graph, FOE)
        self.mouse = Routes(graph, MOUSE) if self.high else self.foe
        self.climber = Routes(graph, CLIMBER) if self.high else self.foe
        self.near: PerField[FieldSet] = self.foe.near
        self.beside = Unions(self.near)
        self.close: PerField[FieldSet] = [added(self.near[field], field) for field in ALL_FIELDS]
        self.sees: PerField[FieldSet] = [NONE] * FIELDS
        seen = sight_lines(grid.spots(), grid.walls())
        for here in range(len(squares)):
            self.sees[squares[here]] = set_of([squares[there] for there in members(seen[here])])

    def marked(self, marks: str) -> FieldSet:
        """Return the fields with one of these marks."""
        return set_of([field for field in ALL_FIELDS if self.marks[field] in marks])

    def kind_of_way(self, here: Field, there: Field) -> int:
        """Return the kind of line between two fields. A yellow line lies between a step and a high field, and a red
        line around the rest of the red area (MM-MOV2, MM-MOV3)."""
        if has(self.high, here) == has(self.high, there):
            return OPEN
        if has(self.steps, here):
            return UP
        if has(self.steps, there):
            return DOWN
        return RED

    def drifts_to(self, field: Field) -> Maybe[Field]:
        """Return the field to which the current carries a mouse at the end of her turn (MM-WAT4)."""
        if self.marks[field] not in CURRENTS:
            return field
        down, right = FLOW[self.marks[field]]
        row, column = field // WIDTH + down, field % WIDTH + right
        if not (0 <= row < WIDTH and 0 <= column < WIDTH):
            return NOWHERE
        there = Field(row * WIDTH + column)
        return field if has(self.black, there) else there


@lru_cache(64)
def ground_as_drawn(name: str, room: Room, rows: tuple[str, ...]) -> Ground:
    """Return the ground of a drawing. Measuring one is slow, so equal drawings share the result."""
    return Ground(name, room, list(rows))


class House:
    """The layout of the tiles and the connections of their exits.

    A room is one side of a tile. `tiles` has the tile of each room, `flips` the room on its other side. `colours` has
    the colour of each exit of each room, NOTHING for missing exits.
    """

    def __init__(self, plan: list[list[int]], tiles: PerRoom[int], colours: PerRoom[list[int]]) -> None:
        self.plan = plan
        self.tiles = tiles
        self.rooms = words.each_room(first(len(tiles)))
        self.colours = colours
        self.flips: PerRoom[Maybe[Room]] = [self.flip_of(room) for room in self.rooms]
        laid = {(row, column): tile for row, line in enumerate(plan) for column, tile in enumerate(line)}
        spots = {tile: spot for spot, tile in reversed(laid.items())}
        self.beside = [[tile_beside(laid, spots.get(tile), way) for way in OUTWARD] for tile in tiles]
        self.fitting = [[self.fitting_rooms(room, exit_) for exit_ in WAYS_OUT] for room in self.rooms]

    def flip_of(self, room: Room) -> Maybe[Room]:
        """Return the room on the other side of a room's tile."""
        for other in self.rooms:
            if other != room and self.tiles[other] == self.tiles[room]:
                return other
        return NO_ROOM

    def fitting_rooms(self, room: Room, exit_: Exit) -> RoomSet:
        """Return the rooms on the neighbouring tile whose exit at the seam has the same colour (MM-EXP2)."""
        colour, beside = self.colours[room][exit_], self.beside[room][exit_]
        found = NONE
        for other in self.rooms:
            if colour != NOTHING and self.tiles[other] == beside and self.colours[other][OPPOSITE[exit_]] == colour:
                found |= only(other)
        return found

    def leads_to(self, room: Room, exit_: Exit, shown: RoomSet) -> Maybe[Room]:
        """Return the room behind an exit while the rooms in `shown` are turned up.

        It is the shown room if its exit fits, else the other side of its tile if that fits, else NO_ROOM, and no tile
        is turned (MM-EXP2, MM-EXP3, MM-Q44). A turn field leads to the other side of the same tile (MM-EXP4).
        """
        if exit_ == words.TURN:
            return self.flips[room]
        beside = self.beside[room][exit_]
        fitting = self.fitting[room][exit_]
        for other in words.each_room(shown):
            if self.tiles[other] == beside:
                behind = other if has(fitting, other) else self.flips[other]
                return behind if behind != NO_ROOM and has(fitting, behind) else NO_ROOM
        return NO_ROOM


def tile_beside(laid: dict[tuple[int, int], int], spot: tuple[int, int] | None, way: tuple[int, int]) -> int:
    """Return the tile on that side of a spot of the plan, NOTHING if there is none."""
    return NOTHING if spot is None else laid.get((spot[0] + way[0], spot[1] + way[1]), NOTHING)
