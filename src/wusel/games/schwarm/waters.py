"""The sea once more, as machine words: sets of fields that move at once, and what lies around a field. For whoever asks
very often.

A board has 60 fields (SW-S1), so that a set of them fits into a word. Of land there may be more.
"""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import count, has, only
from wusel.engine.word import Word
from wusel.games.schwarm.sea import FOUR, Move, Sea
from wusel.games.schwarm.tiles import ALL_FOUR
from wusel.games.schwarm.words import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Direction,
    DirectionSet,
    Field,
    FieldSet,
    LandSet,
    PerDirection,
    PerField,
    PerLand,
    each_land,
)

NOWHERE: Final = Move(0, 0)


class Rows:
    """Fields of some rows that have another in the south, all as many numbers on, and those in the north of which they
    are."""

    __slots__ = ("by", "from_north", "from_south")

    def __init__(self, move: Move) -> None:
        self.by: Word = move.grows
        self.from_north: Word = move.fields
        self.from_south: Word = move.fields << move.grows


class Beach:
    """Fields beside land: all of them, and those that have it to their north, east, south and west."""

    __slots__ = ("east", "fields", "north", "south", "west")

    def __init__(self, north: Word, east: Word, south: Word, west: Word) -> None:
        self.fields: Word = north | east | south | west
        self.north: Word = north
        self.east: Word = east
        self.south: Word = south
        self.west: Word = west


class Around:
    """What a piece on a field leads to: the fields to its north, east, south and west, and the land. Nothing where it
    is closed."""

    __slots__ = ("east", "here", "lands", "north", "south", "west")

    def __init__(self, here: Word, beside: PerDirection[FieldSet], lands: LandSet) -> None:
        self.here: Word = here
        self.north: Word = beside[NORTH]
        self.east: Word = beside[EAST]
        self.south: Word = beside[SOUTH]
        self.west: Word = beside[WEST]
        self.lands = lands


class Waters:
    """Fields are numbered in reading order: the one in the east is the next, and that in the south is of most fields as
    many numbers on as in `rows` or in `more_rows`. The few that are neither are `odd`."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.queen: Word = only(sea.queen)
        self.all_fields: Word = sea.all_fields
        self.have_east: Word = sum([move.fields for move in sea.moves[EAST]])
        self.have_west: Word = sum([move.fields for move in sea.moves[WEST]])
        moves = sorted(sea.moves[SOUTH], key=lambda move: -count(move.fields))
        rows = [Rows(move) for move in [*moves, NOWHERE, NOWHERE]]
        self.rows = rows[0]
        self.more_rows = rows[1]
        self.odd_rows = rows[2:]
        self.odd: Word = 0
        for odd in self.odd_rows:
            self.odd |= odd.from_north | odd.from_south
        self.around: PerField[list[Around]] = [
            [self.look_around(field, openings) for openings in range(ALL_FOUR + 1)] for field in sea.fields
        ]
        self.beside: PerField[FieldSet] = [self.all_beside(field) for field in sea.fields]
        self.beaches: PerLand[Beach] = [self.beach_of(only(land)) for land in sea.lands]
        self.at_queen = Beach(self.queen, self.queen, self.queen, self.queen)
        self.coasts: PerDirection[LandSet] = [0 for _ in FOUR]
        for land in sea.lands:
            self.coasts[sea.sides[land]] |= only(land)
        self.known: PerDirection[dict[LandSet, Beach]] = [{} for _ in FOUR]

    def look_around(self, field: Field, openings: DirectionSet) -> Around:
        """What a piece with some openings leads to."""
        beside = [0] * len(FOUR)
        lands = 0
        for direction in FOUR:
            if has(openings, direction):
                if self.sea.next[field][direction] != NOTHING:
                    beside[direction] = only(self.sea.next[field][direction])
                if self.sea.coast[field][direction] != NOTHING:
                    lands |= only(self.sea.coast[field][direction])
        return Around(only(field), beside, lands)

    def all_beside(self, field: Field) -> FieldSet:
        around = self.around[field][ALL_FOUR]
        return around.north | around.east | around.south | around.west

    def beach_of(self, lands: LandSet) -> Beach:
        """The fields beside some land."""
        sides = [0] * len(FOUR)
        for land in each_land(lands):
            for way in self.sea.shores[land]:
                sides[way.direction] |= only(way.field)
        return Beach(sides[NORTH], sides[EAST], sides[SOUTH], sides[WEST])

    def free_beach(self, side: Direction, free: LandSet) -> Beach:
        """The fields beside the free land of a coast."""
        lands = free & self.coasts[side]
        known = self.known[side]
        if lands not in known:
            known[lands] = self.beach_of(lands)
        return known[lands]

    # --- moving

    def odd_from_south(self, fields: Word) -> Word:
        """The odd ones among the fields that lie north of some."""
        found: Word = 0
        for rows in self.odd_rows:
            found |= (fields & rows.from_south) >> rows.by
        return found

    def odd_from_north(self, fields: Word) -> Word:
        found: Word = 0
        for rows in self.odd_rows:
            found |= (fields & rows.from_north) << rows.by
        return found
