"""The action researcher: one more on a station, or exploring with tiles and buoys."""

from typing import Final

from wusel.engine.state import STEP_BITS, WORD_BITS, WORD_MASK
from wusel.engine.step import Ask
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.network import Ways, anchored_fields, reaches_queen
from wusel.games.schwarm.sea import Sea
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.steps.play import staff_options, staff_station
from wusel.games.schwarm.tiles import GOLDEN_TILE, ROTATIONS, SHAPE_OF, covers
from wusel.games.schwarm.words import (
    BUOY_MOVED,
    END_EXPLORING,
    EXPLORE,
    FREE_BUOY,
    LAY,
    LAY_TILE,
    MEET_QUEEN,
    MOVE_BUOY,
    NO_RULE,
    QUEEN_LOST,
    SEND_RESEARCHERS,
    STAFF,
    SW_F1,
    SW_F2,
    SW_F3,
    SW_F4,
    SW_F5,
    SW_F9,
    SW_OV3,
    TILE_COVERED,
    TILE_LAID,
)

ARG: Final = WORD_BITS


class Reach:
    """Where a player could build: `anchored` fields hang on an own station or ship, `ways` say where they lead."""

    __slots__ = ("anchored", "ships", "ways")

    def __init__(self, sea: Sea, s: SchwarmState, player: Player) -> None:
        self.ways = Ways(sea, s, player, with_queen=True)
        self.ships = player.ship_bits()
        self.anchored = anchored_fields(sea, self.ways, self.ships)

    def openings_wanted(self, sea: Sea, field: int) -> int:
        """The openings of which a tile on a field needs at least one; 15 and 16 if any tile is connected there."""
        if (self.anchored | self.ships) >> field & 1:
            return GOLDEN_TILE
        wanted = 0
        for direction in range(4):
            way = field * 4 + direction
            beside = sea.next[way]
            if beside >= 0:
                if self.anchored >> beside & 1 and self.ways.opens[direction ^ 2] >> beside & 1:
                    wanted |= 1 << direction
            else:
                land = sea.coast[way]
                if land in self.ways.stations:
                    wanted |= 1 << direction
        return wanted


def tiles_for(sea: Sea, s: SchwarmState, player: Player, reach: Reach, field: int, first_only: bool) -> list[int]:
    """The own tiles, turned in every way, that may be laid on a field (SW-F4, SW-F5, SW-F10, SW-OV1..OV3)."""
    if is_closed(sea, s, field):
        return []
    below = s.tops[field]
    wanted = reach.openings_wanted(sea, field)
    found: list[int] = []
    if not wanted:
        return found
    for shape in range(len(player.tiles)):
        if player.tiles[shape]:
            for tile in ROTATIONS[shape]:
                if tile & wanted and (not below or covers(tile, below)):
                    found.append(tile)
                    if first_only:
                        return found
    return found


def own_tiles(player: Player) -> list[int]:
    """The tiles in front of a player, turned in every way."""
    return [tile for shape in range(len(player.tiles)) if player.tiles[shape] for tile in ROTATIONS[shape]]


def is_closed(sea: Sea, s: SchwarmState, field: int) -> bool:
    """Whether a field takes no tile at all: it is neither bare nor has an open tile with a buoy (SW-F5, SW-OV1)."""
    if field == sea.queen or s.face_down >> field & 1:
        return True
    return s.tops[field] != 0 and not carries_buoy(s, field)


def carries_buoy(s: SchwarmState, field: int) -> bool:
    """Whether anybody's buoy lies on a field: only then may its tile be covered (SW-OV1, SW-Q19)."""
    buoys = 0
    for player in s.players:
        buoys |= player.buoys
    return buoys >> field & 1 == 1


def rule_against(sea: Sea, s: SchwarmState, field: int, tiles: list[int]) -> int:
    """The rule that keeps all of these tiles off a field."""
    if is_closed(sea, s, field):
        return SW_F5
    below = s.tops[field]
    fitting = [tile for tile in tiles if not below or covers(tile, below)]
    return SW_F4 if fitting else SW_OV3


class SendResearchers(AskAtSea):
    """Either one more researcher on an own station, or tiles on the sea, at most as many as researchers work on
    stations (SW-F1..F3, SW-F7). The argument counts the tiles laid."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [END_EXPLORING]
        if s.arg == 0:
            found += staff_options(player)
        if s.arg < player.researchers() and sum(player.tiles) > 0:
            found += [EXPLORE | field << ARG for field in self.fields_to_explore(s, player)]
        return found

    def fields_to_explore(self, s: SchwarmState, player: Player) -> list[int]:
        """The fields on which at least one own tile could be laid, if need be with a buoy from elsewhere."""
        if player.buoys_left:
            reach = Reach(self.sea, s, player)
            return [f for f in range(self.sea.fields) if tiles_for(self.sea, s, player, reach, f, True)]
        return [f for f in range(self.sea.fields) if buoys_to_free(self.sea, s, player, f)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        if choice in self.options(s, seat):
            return NO_RULE
        player = s.players[seat]
        if choice & WORD_MASK == STAFF:
            return SW_F1
        if choice & WORD_MASK != EXPLORE:
            return NO_RULE
        if not sum(player.tiles):
            return SW_F2
        if s.arg >= player.researchers():
            return SW_F3
        field = choice >> ARG
        if tiles_for(self.sea, s, player, Reach(self.sea, s, player), field, True):
            return SW_F9
        return rule_against(self.sea, s, field, own_tiles(player))

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        verb = choice & WORD_MASK
        if verb == END_EXPLORING:
            return
        if verb == STAFF:
            staff_station(s, seat, choice >> ARG)
            s.then(MEET_QUEEN | 1 << seat << STEP_BITS)
            return
        field = choice >> ARG
        s.then(LAY_TILE | field << STEP_BITS, SEND_RESEARCHERS | s.arg + 1 << STEP_BITS)
        if not s.players[seat].buoys_left:
            s.then(FREE_BUOY | field << STEP_BITS)


def buoys_to_free(sea: Sea, s: SchwarmState, player: Player, field: int) -> list[int]:
    """The fields from which an own buoy may go to a new tile on a field: the tile must still be connected when that
    buoy has left its place, and the one on the queen with it if that breaks the link (SW-F9, SW-Q19, SW-Q21)."""
    found = []
    buoys, doubles = player.buoys, player.doubles
    for other in range(sea.fields):
        if buoys >> other & 1 and other != sea.queen:
            take_up(player, other)
            if lost_queen(sea, s, player):
                take_up(player, sea.queen)
            if tiles_for(sea, s, player, Reach(sea, s, player), field, True):
                found.append(other)
            player.buoys, player.doubles, player.buoys_left = buoys, doubles, 0
    return found


def lost_queen(sea: Sea, s: SchwarmState, player: Player) -> bool:
    """Whether an own buoy lies on the queen's field without a link to a station (SW-KO3)."""
    return player.buoys >> sea.queen & 1 == 1 and not reaches_queen(sea, s, player)


def take_up(player: Player, field: int) -> None:
    """One own buoy from a field back to the supply."""
    player.buoys_left += 1
    if field in player.doubles:
        player.doubles = player.doubles[:]
        player.doubles.remove(field)
    else:
        player.buoys &= ~(1 << field)


def put_buoy(player: Player, field: int) -> None:
    """One own buoy from the supply on a field."""
    player.buoys_left -= 1
    if player.buoys >> field & 1:
        player.doubles.append(field)
        player.doubles.sort()
    else:
        player.buoys |= 1 << field


class FreeBuoy(AskAtSea):
    """Out of buoys: which own one moves to the new tile (SW-F9). On its way it belongs to that tile, so a link to the
    queen can break here, but none is marked (SW-Q21)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [MOVE_BUOY | field << ARG for field in buoys_to_free(self.sea, s, s.players[seat], s.arg)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        return NO_RULE if choice in self.options(s, seat) else SW_F9

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        take_up(player, choice >> ARG)
        s.tell(BUOY_MOVED, seat, choice >> ARG)
        if lost_queen(self.sea, s, player):
            take_up(player, self.sea.queen)
            s.tell(QUEEN_LOST, seat)


class LayTile(Ask[SchwarmState]):
    """Which tile, and which way round; it scores at once and carries an own buoy (SW-F2, SW-F6, SW-F8, SW-OV4)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: SchwarmState) -> int:
        return 1 << s.seat_at_turn()

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        sea = self.content.sea
        return [LAY | tile << ARG for tile in tiles_for(sea, s, player, Reach(sea, s, player), s.arg, False)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> int:
        tile = choice >> ARG
        if choice & WORD_MASK != LAY or choice in self.options(s, seat):
            return NO_RULE
        if not s.players[seat].tiles[SHAPE_OF[tile]]:
            return SW_F2
        return rule_against(self.content.sea, s, s.arg, [tile])

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        field = s.arg
        tile = choice >> ARG
        shape = SHAPE_OF[tile]
        player.tiles[shape] -= 1
        touched = 1 << seat
        if s.tops[field]:
            s.tell(TILE_COVERED, seat, field)
            for other in range(s.seats):
                if s.players[other].buoys >> field & 1:
                    touched |= 1 << other
        s.put_tile(field, tile)
        put_buoy(player, field)
        s.gain(seat, self.content.points[shape])
        s.tell(TILE_LAID, seat, tile, field)
        s.then(MEET_QUEEN | touched << STEP_BITS)
