"""The number of tiles missing between a network and its possible connections."""

from typing import Final

from wusel.engine.word import Word
from wusel.games.schwarm.content.waters import Beach
from wusel.games.schwarm.judge.stand import Part, Stand

FAR: Final = 9
NEW_STATION_COST: Final = 2
FAR_FOR_NEW: Final = FAR - NEW_STATION_COST - 1


def tiles_to(stand: Stand, part: Part, blocked: Word, beaches: list[Beach], free: int) -> list[int]:
    """Return the number of tiles that would join a network with each of some beaches, at most FAR.

    The first `free` beaches have no station yet, so they also take a station and count as too far a little earlier. The
    search reaches fields in rings by the number of tiles. A bare field takes one tile. A blocked field, with a
    face-down or foreign tile, counts as two. The queen's field takes none. An own tile that leads elsewhere must be
    covered, both to enter it and to leave it.
    """
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
    wanted: Word = still_wanted(beaches, 0, found)
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
            note(stand, beaches, ring, number, found)
        if ring & wanted or number == FAR_FOR_NEW:
            wanted = still_wanted(beaches, 0 if number < FAR_FOR_NEW else free, found)
        now, one, two, three = one, two, three, 0
        number += 1
    return found


def note(stand: Stand, beaches: list[Beach], ring: Word, number: int, found: list[int]) -> None:
    """Note the beaches that a ring reaches with `number` tiles. An own tile there that leads elsewhere must be
    covered."""
    for place in range(len(beaches)):
        beach = beaches[place]
        reached: Word = ring & beach.fields
        if reached and found[place] == FAR:
            found[place] = number if reached & (~stand.nodes | stand.landing(beach)) else number + 1


def still_wanted(beaches: list[Beach], first: int, found: list[int]) -> Word:
    """Return the fields of the beaches from place `first` on that have not been reached."""
    wanted: Word = 0
    for place in range(first, len(beaches)):
        if found[place] == FAR:
            wanted |= beaches[place].fields
    return wanted
