"""How many tiles are missing between a network and what it might be joined with."""

from typing import Final

from wusel.engine.word import Word
from wusel.games.schwarm.judge.stand import Part, Stand
from wusel.games.schwarm.waters import Beach

FAR: Final = 9
NEW_STATION_COST: Final = 2
FAR_FOR_NEW: Final = FAR - NEW_STATION_COST


def tiles_to(stand: Stand, part: Part, blocked: Word, beaches: list[Beach], own: int) -> list[int]:
    """How many tiles would join a network with each of some beaches, FAR at most. The first of them are one's own;
    those that would take a station besides are too far a little earlier.

    Fields are reached in rings, so many tiles after so many. A bare field takes a tile, one that is blocked, by a tile
    face down or foreign, counts as two; the queen takes none. An own tile that leads elsewhere must be covered, be it
    to enter or to leave it."""
    waters = stand.waters
    by: Word = waters.rows.by
    more_by: Word = waters.more.by
    northern: Word = waters.rows.northern
    southern: Word = waters.rows.southern
    more_northern: Word = waters.more.northern
    more_southern: Word = waters.more.southern
    western: Word = waters.western
    eastern: Word = waters.eastern
    odd: Word = waters.odd

    unseen: Word = waters.all_fields
    foreign: Word = unseen & ~stand.nodes
    queen: Word = waters.queen & foreign
    smooth: Word = unseen & ~blocked | stand.nodes | queen
    shut: Word = stand.nodes & ~(stand.north & stand.east & stand.south & stand.west)
    from_south: Word = stand.south | queen
    from_west: Word = stand.west | queen
    from_north: Word = stand.north | queen
    from_east: Word = stand.east | queen

    found = [FAR] * len(beaches)
    wanted: Word = 0
    for beach in beaches:
        wanted |= beach.fields
    now: Word = part.fields
    one: Word = part.shore & smooth
    two: Word = part.shore
    three: Word = 0
    number = 0
    while wanted and number < FAR:
        ring: Word = 0
        fields: Word = now & unseen
        while fields:
            ring |= fields
            unseen ^= fields
            north: Word = (fields & southern) >> by | (fields & more_southern) >> more_by
            south: Word = (fields & northern) << by | (fields & more_northern) << more_by
            east: Word = (fields & western) << 1
            west: Word = (fields & eastern) >> 1
            if fields & odd:
                odd_north, odd_south = waters.odd_beside(fields)
                north |= odd_north
                south |= odd_south
            if fields & shut:
                beside: Word = north | east | south | west
                one |= north & from_south | east & from_west | south & from_north | west & from_east
                two |= beside & smooth
                three |= beside
                north = waters.north_of(fields & (foreign | stand.north))
                east = waters.east_of(fields & (foreign | stand.east))
                south = waters.south_of(fields & (foreign | stand.south))
                west = waters.west_of(fields & (foreign | stand.west))
            beside = north | east | south | west
            one |= beside & smooth
            two |= beside
            fields = (north & from_south | east & from_west | south & from_north | west & from_east) & unseen
        if ring & wanted:
            wanted = 0
            for place in range(len(beaches)):
                if found[place] == FAR:
                    beach = beaches[place]
                    touched: Word = ring & beach.fields
                    if touched:
                        found[place] = number if touched & (foreign | stand.landing(beach)) else number + 1
                    else:
                        wanted |= beach.fields
        now, one, two, three = one, two, three, 0
        number += 1
        if number == FAR_FOR_NEW:
            wanted = 0
            for place in range(own):
                if found[place] == FAR:
                    wanted |= beaches[place].fields
    return found
