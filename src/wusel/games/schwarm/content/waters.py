"""The sea as bitboards: sets of fields that move at once, and the surroundings of a field, for hot code.

A board has 60 fields (SW-S1), so a set of them fits into a machine word. There may be more land fields.
"""

from typing import Final

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import added, count, has, only
from wusel.engine.word import Word
from wusel.games.schwarm.content.sea import FOUR, Sea
from wusel.games.schwarm.content.tiles import ALL_FOUR
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

FARTHEST: Final = 7


class Rows:
    """The fields whose southern neighbour is `by` numbers further on, and these neighbours."""

    __slots__ = ("by", "northern", "southern")

    def __init__(self, fields: Word, by: Word) -> None:
        self.by: Word = by
        self.northern: Word = fields
        self.southern: Word = fields << by


NO_ROWS: Final = Rows(0, 0)


class Beach:
    """The fields beside land: all of them, and those with the land to their north, east, south and west."""

    __slots__ = ("east", "fields", "north", "south", "west")

    def __init__(self, north: Word, east: Word, south: Word, west: Word) -> None:
        self.fields: Word = north | east | south | west
        self.north: Word = north
        self.east: Word = east
        self.south: Word = south
        self.west: Word = west


class Around:
    """The neighbours that a piece on a field leads to: the fields to its north, east, south and west, and the land. A
    closed side has none."""

    __slots__ = ("east", "here", "lands", "north", "south", "west")

    def __init__(self, here: Word, beside: PerDirection[FieldSet], lands: LandSet) -> None:
        self.here: Word = here
        self.north: Word = beside[NORTH]
        self.east: Word = beside[EAST]
        self.south: Word = beside[SOUTH]
        self.west: Word = beside[WEST]
        self.lands = lands


class Waters:
    """The sea as bitboards.

    Fields are numbered in reading order, so the eastern neighbour is the next number. The southern neighbour of most
    fields is further on by the distance in `rows` or in `more`. The few other fields are `odd`.
    """

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.queen: Word = only(sea.queen)
        self.all_fields: Word = sea.all_fields
        self.western: Word = self.having(EAST)
        self.eastern: Word = self.having(WEST)
        rows = self.rows_by_size()
        self.rows = rows[0] if rows else NO_ROWS
        self.more = rows[1] if len(rows) > 1 else NO_ROWS
        self.odd_rows = rows[2:]
        self.odd: Word = 0
        for odd in self.odd_rows:
            self.odd |= odd.northern | odd.southern
        self.around: PerField[list[Around]] = [
            [self.look_around(field, openings) for openings in range(ALL_FOUR + 1)] for field in sea.fields
        ]
        self.within = self.fields_within()
        self.beaches: PerLand[Beach] = [self.beach_of(only(land)) for land in sea.lands]
        self.at_queen = Beach(self.queen, self.queen, self.queen, self.queen)
        self.coasts: PerDirection[LandSet] = [0 for _ in FOUR]
        for land in sea.lands:
            self.coasts[sea.sides[land]] |= only(land)
        self.known: PerDirection[dict[LandSet, Beach]] = [{} for _ in FOUR]

    def having(self, direction: Direction) -> FieldSet:
        """Return the fields with a neighbour in a direction."""
        return sum([only(field) for field in self.sea.fields if self.sea.next[field][direction] != NOTHING])

    def rows_by_size(self) -> list[Rows]:
        """Return the fields grouped by the distance to their southern neighbour, the largest group first."""
        groups: dict[int, FieldSet] = {}
        for field in self.sea.fields:
            beside = self.sea.next[field][SOUTH]
            if beside != NOTHING:
                groups[beside - field] = added(groups.get(beside - field, 0), field)
        return [Rows(groups[by], by) for by in sorted(groups, key=lambda by: -count(groups[by]))]

    def look_around(self, field: Field, openings: DirectionSet) -> Around:
        """Return the surroundings of a piece with these openings."""
        beside = [0] * len(FOUR)
        lands = 0
        for direction in FOUR:
            if has(openings, direction):
                if self.sea.next[field][direction] != NOTHING:
                    beside[direction] = only(self.sea.next[field][direction])
                if self.sea.coast[field][direction] != NOTHING:
                    lands |= only(self.sea.coast[field][direction])
        return Around(only(field), beside, lands)

    def fields_within(self) -> list[PerField[FieldSet]]:
        """Return the fields within 0, 1, 2 ... steps of every field."""
        found: list[PerField[FieldSet]] = [[only(field) for field in self.sea.fields]]
        while len(found) <= FARTHEST:
            last = found[-1]
            found.append(last[:])
            for field in self.sea.fields:
                for beside in self.sea.beside[field]:
                    found[-1][field] |= last[beside]
        return found

    def beach_of(self, lands: LandSet) -> Beach:
        """Return the fields beside some land."""
        sides = [0] * len(FOUR)
        for land in each_land(lands):
            for way in self.sea.shores[land]:
                sides[way.direction] |= only(way.field)
        return Beach(sides[NORTH], sides[EAST], sides[SOUTH], sides[WEST])

    def free_beach(self, side: Direction, free: LandSet) -> Beach:
        """Return the fields beside the free land of a coast."""
        lands = free & self.coasts[side]
        known = self.known[side]
        if lands not in known:
            known[lands] = self.beach_of(lands)
        return known[lands]

    # --- moving

    def north_of(self, fields: Word) -> Word:
        """Return the northern neighbours of some fields."""
        rows, more = self.rows, self.more
        found: Word = (fields & rows.southern) >> rows.by | (fields & more.southern) >> more.by
        return found | self.odd_beside(fields)[0] if fields & self.odd else found

    def east_of(self, fields: Word) -> Word:
        return (fields & self.western) << 1

    def south_of(self, fields: Word) -> Word:
        rows, more = self.rows, self.more
        found: Word = (fields & rows.northern) << rows.by | (fields & more.northern) << more.by
        return found | self.odd_beside(fields)[1] if fields & self.odd else found

    def west_of(self, fields: Word) -> Word:
        return (fields & self.eastern) >> 1

    def odd_beside(self, fields: Word) -> tuple[Word, Word]:
        """Return the northern and southern neighbours of some fields across the odd distances."""
        north: Word = 0
        south: Word = 0
        for rows in self.odd_rows:
            north |= (fields & rows.southern) >> rows.by
            south |= (fields & rows.northern) << rows.by
        return north, south
