"""The action researcher: one more on a station, or exploring with tiles and buoys."""

from wusel.engine.sets import added, first, has, members, only, removed
from wusel.engine.step import Ask
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.network import Ways, anchored_fields, reaches_queen
from wusel.games.schwarm.sea import Sea, direction_of, field_of, opposite
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.at_sea import AskAtSea
from wusel.games.schwarm.steps.play import staff_options, staff_station
from wusel.games.schwarm.tiles import GOLDEN_TILE, ROTATIONS, SHAPE_OF, covers, opening, openings


class Reach:
    """Where a player could build. Tiles go on `open` fields. On the `joined` ones, which hang on an own station or
    ship, any is connected; elsewhere it must lead to something of the player's: `wanted` has for each direction the
    fields where that is the way."""

    __slots__ = ("joined", "open", "wanted")

    def __init__(self, sea: Sea, s: SchwarmState, player: Player) -> None:
        ways = Ways(sea, s, player, with_queen=True)
        ships = player.ship_bits()
        anchored = anchored_fields(sea, ways, ships)
        self.joined = anchored | ships
        self.open = open_fields(s)
        self.wanted = [0] * 4
        for direction in range(4):
            back = opposite(direction)
            self.wanted[direction] = sea.moved(anchored & ways.opens[back], back)
        for land in ways.stations:
            for shore in sea.shores[land]:
                self.wanted[direction_of(shore)] |= only(field_of(shore))

    def fields(self) -> int:
        """All fields on which a tile could be connected."""
        wanted = self.wanted
        return self.open & (self.joined | wanted[0] | wanted[1] | wanted[2] | wanted[3])

    def openings_wanted(self, field: int) -> int:
        """The openings of which a tile on a field needs at least one; all and gold if any tile is connected there."""
        if has(self.joined, field):
            return GOLDEN_TILE
        openings = 0
        for direction in range(4):
            if has(self.wanted[direction], field):
                openings |= opening(direction)
        return openings


def open_fields(s: SchwarmState) -> int:
    """The fields that take a tile: bare ones, and those with an open tile on which anybody's buoy lies (SW-F5, SW-OV1,
    SW-Q19)."""
    opens = s.opens
    tiles = opens[0] | opens[1] | opens[2] | opens[3]
    buoys = 0
    for player in s.players:
        buoys |= player.buoys
    return removed(first(s.sea.fields) & ~s.face_down & (~tiles | buoys), s.sea.queen)


def tiles_for(s: SchwarmState, player: Player, reach: Reach, field: int, first_only: bool) -> list[int]:
    """The own tiles, turned in every way, that may be laid on a field (SW-F4, SW-F5, SW-F10, SW-OV1..OV3)."""
    found: list[int] = []
    if not has(reach.open, field):
        return found
    below = s.tops[field]
    wanted = reach.openings_wanted(field)
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


def rule_against(s: SchwarmState, field: int, tiles: list[int]) -> str:
    """The rule that keeps all of these tiles off a field."""
    if not has(open_fields(s), field):
        return "SW-F5"
    below = s.tops[field]
    if not below or [tile for tile in tiles if covers(tile, below)]:
        return "SW-F4"
    return "SW-OV2" if [tile for tile in tiles if openings(tile) > openings(below)] else "SW-OV3"


class SendResearchers(AskAtSea):
    """Either one more researcher on an own station, or tiles on the sea, at most as many as researchers work on
    stations (SW-F1..F3, SW-F7)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [words.END_EXPLORING]
        laid = words.told_send_researchers(s)
        if laid == 0:
            found += staff_options(player)
        if tiles_to_lay(player, laid):
            found += [words.explore(field) for field in self.fields_to_explore(s, player)]
        return found

    def fields_to_explore(self, s: SchwarmState, player: Player) -> list[int]:
        """The fields on which at least one own tile could be laid, if need be with a buoy from elsewhere."""
        if player.buoys_left:
            reach = Reach(s.sea, s, player)
            return [field for field in members(reach.fields()) if tiles_for(s, player, reach, field, True)]
        return [f for f in range(s.sea.fields) if buoys_to_free(s, player, f)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        player = s.players[seat]
        if verb(choice) == words.STAFF:
            return "SW-F1"
        if not sum(player.tiles):
            return "SW-F2"
        if words.told_send_researchers(s) >= player.researchers():
            return "SW-F3"
        field = words.chosen_field(choice)
        if tiles_for(s, player, Reach(s.sea, s, player), field, True):
            return "SW-F9"
        return rule_against(s, field, own_tiles(player))

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        if choice == words.END_EXPLORING:
            return
        if verb(choice) == words.STAFF:
            staff_station(s, seat, words.chosen_land(choice))
            words.then_meet_queen(s, changed=only(seat))
            return
        field = words.chosen_field(choice)
        words.then_send_researchers(s, laid=words.told_send_researchers(s) + 1)
        words.then_lay_tile(s, field)
        if not s.players[seat].buoys_left:
            words.then_free_buoy(s, field)


def tiles_to_lay(player: Player, laid: int) -> int:
    """How many tiles may still be laid: one for every researcher on a station, as far as there are tiles (SW-F2,
    SW-F3)."""
    return max(0, min(player.researchers() - laid, sum(player.tiles)))


def buoys_to_free(s: SchwarmState, player: Player, field: int) -> list[int]:
    """The fields from which an own buoy may go to a new tile on a field: the tile must still be connected when that
    buoy has left its place, and the one on the queen with it if that breaks the link (SW-F9, SW-Q19, SW-Q21)."""
    found = []
    buoys, doubles = player.buoys, player.doubles
    for other in range(s.sea.fields):
        if has(buoys, other):
            take_up(player, other)
            if lost_queen(s, player):
                take_up(player, s.sea.queen)
            if tiles_for(s, player, Reach(s.sea, s, player), field, True):
                found.append(other)
            player.buoys, player.doubles, player.buoys_left = buoys, doubles, 0
    return found


def lost_queen(s: SchwarmState, player: Player) -> bool:
    """Whether an own buoy lies on the queen's field without a link to a station (SW-KO3)."""
    return has(player.buoys, s.sea.queen) and not reaches_queen(s, player)


def take_up(player: Player, field: int) -> None:
    """One own buoy from a field back to the supply."""
    player.buoys_left += 1
    if field in player.doubles:
        player.doubles = player.doubles[:]
        player.doubles.remove(field)
    else:
        player.buoys = removed(player.buoys, field)


def put_buoy(player: Player, field: int) -> None:
    """One own buoy from the supply on a field."""
    player.buoys_left -= 1
    if has(player.buoys, field):
        player.doubles.append(field)
        player.doubles.sort()
    else:
        player.buoys = added(player.buoys, field)


class FreeBuoy(AskAtSea):
    """Out of buoys: which own one moves to the new tile (SW-F9). On its way it belongs to that tile, so a link to the
    queen can break here, but none is marked (SW-Q21)."""

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        return [words.move_buoy(field) for field in buoys_to_free(s, s.players[seat], words.told_free_buoy(s))]

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        take_up(player, words.chosen_field(choice))
        words.tell_buoy_moved(s, seat, words.chosen_field(choice))
        if lost_queen(s, player):
            take_up(player, s.sea.queen)
            words.tell_queen_lost(s, seat)


class LayTile(Ask[SchwarmState]):
    """Which tile, and which way round; it scores at once and carries an own buoy (SW-F2, SW-F6, SW-F8, SW-OV4)."""

    def asks(self, s: SchwarmState) -> int:
        return only(s.seat_at_turn())

    def options(self, s: SchwarmState, seat: int) -> list[int]:
        player = s.players[seat]
        sea, field = s.content.sea, words.told_lay_tile(s)
        return [words.lay(tile) for tile in tiles_for(s, player, Reach(sea, s, player), field, False)]

    def barred(self, s: SchwarmState, seat: int, choice: int) -> str:
        tile = words.chosen_tile(choice)
        if not s.players[seat].tiles[SHAPE_OF[tile]]:
            return "SW-F2"
        return rule_against(s, words.told_lay_tile(s), [tile])

    def take(self, s: SchwarmState, seat: int, choice: int) -> None:
        player = s.players[seat]
        field = words.told_lay_tile(s)
        tile = words.chosen_tile(choice)
        shape = SHAPE_OF[tile]
        player.tiles[shape] -= 1
        touched = only(seat)
        if s.tops[field]:
            words.tell_tile_covered(s, seat, field)
            for other in range(s.seats):
                if has(s.players[other].buoys, field):
                    touched = added(touched, other)
        s.put_tile(field, tile)
        put_buoy(player, field)
        s.gain(seat, s.content.points[shape])
        words.tell_tile_laid(s, seat, tile, field)
        words.then_meet_queen(s, changed=touched)
