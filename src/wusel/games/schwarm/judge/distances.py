"""How many tiles are missing between a network and what it might be joined with."""

from typing import Final

from wusel.engine.word import Word
from wusel.games.schwarm.judge.stand import Part, Stand
from wusel.games.schwarm.waters import Beach

FAR: Final = 9


def tiles_to(stand: Stand, part: Part, blocked: Word, beaches: list[Beach]) -> list[int]:
    """How many tiles would join a network with each of some beaches, FAR at most.

    Fields are reached in rings, so many tiles after so many. A bare field takes a tile, one that is blocked, by a tile
    face down or foreign, counts as two; the queen takes none. An own tile that leads elsewhere must be covered, be it
    to enter or to leave it."""
    waters = stand.waters
    by: Word = waters.rows.by
    more_by: Word = waters.more_rows.by
    have_north: Word = waters.rows.from_south
    more_north: Word = waters.more_rows.from_south
    have_south: Word = waters.rows.from_north
    more_south: Word = waters.more_rows.from_north
    have_east: Word = waters.have_east
    have_west: Word = waters.have_west
    odd: Word = waters.odd

    own: Word = stand.nodes
    foreign: Word = waters.all_fields & ~own
    queen: Word = waters.queen & foreign
    smooth: Word = own | queen | foreign & ~blocked
    shut: Word = own & ~(stand.north & stand.east & stand.south & stand.west)
    leave_north: Word = foreign | stand.north
    leave_east: Word = foreign | stand.east
    leave_south: Word = foreign | stand.south
    leave_west: Word = foreign | stand.west
    enter_north: Word = queen | stand.south
    enter_east: Word = queen | stand.west
    enter_south: Word = queen | stand.north
    enter_west: Word = queen | stand.east

    found = [FAR] * len(beaches)
    wanted: Word = 0
    for beach in beaches:
        wanted |= beach.fields
    now: Word = part.fields
    one: Word = part.shore & smooth
    two: Word = part.shore
    three: Word = 0
    unseen: Word = waters.all_fields
    for number in range(FAR):
        ring: Word = 0
        fields: Word = now & unseen
        while fields:
            ring |= fields
            unseen ^= fields
            leaving: Word = fields & leave_north
            n: Word = (leaving & have_north) >> by | (leaving & more_north) >> more_by
            leaving = fields & leave_south
            s: Word = (leaving & have_south) << by | (leaving & more_south) << more_by
            e: Word = (fields & leave_east & have_east) << 1
            w: Word = (fields & leave_west & have_west) >> 1
            if fields & odd:
                n |= waters.odd_from_south(fields & leave_north)
                s |= waters.odd_from_north(fields & leave_south)
            beside: Word = n | e | s | w
            one |= beside & smooth
            two |= beside
            free: Word = n & enter_north | e & enter_east | s & enter_south | w & enter_west
            fields &= shut
            if fields:
                n = (fields & have_north) >> by | (fields & more_north) >> more_by
                s = (fields & have_south) << by | (fields & more_south) << more_by
                e = (fields & have_east) << 1
                w = (fields & have_west) >> 1
                if fields & odd:
                    n |= waters.odd_from_south(fields)
                    s |= waters.odd_from_north(fields)
                one |= n & enter_north | e & enter_east | s & enter_south | w & enter_west
                beside = n | e | s | w
                two |= beside & smooth
                three |= beside
            fields = free & unseen
        if ring & wanted:
            wanted = 0
            for place in range(len(beaches)):
                if found[place] == FAR:
                    beach = beaches[place]
                    if not ring & beach.fields:
                        wanted |= beach.fields
                    else:
                        found[place] = number + (0 if stand.leads_to(beach, ring) else 1)
            if not wanted:
                break
        now, one, two, three = one, two, three, 0
    return found
