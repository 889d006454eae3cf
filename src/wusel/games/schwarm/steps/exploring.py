"""The researcher action: one more researcher on a station, or exploring with tiles and buoys."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import added, has, only, removed, set_of
from wusel.engine.step import Ask
from wusel.engine.vocabulary import verb
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.content.tiles import CLOSED_TO, OPEN_TO, ROTATIONS, SHAPE_OF, SHAPES, has_more_openings
from wusel.games.schwarm.rules.network import Leads, Ways, hubs_of, reaches_queen
from wusel.games.schwarm.state import Player, SchwarmState
from wusel.games.schwarm.steps.play import staff_options, staff_station
from wusel.games.schwarm.words import Field, FieldSet, PerDirection, Tile, each_field


class Reach:
    """The fields on which a player could lay tiles.

    The field must be `open`, and the tile connected. On the `joined` fields, which belong to an own station or ship,
    every tile is connected. On other fields it must lead to a piece of the player: `wanted` has, for each direction,
    the fields with such a piece on that side.
    """

    __slots__ = ("joined", "open", "opens", "wanted")

    def __init__(self, s: SchwarmState, player: Player, leads: Leads, anchored: Word) -> None:
        waters = s.content.waters
        self.joined: FieldSet = anchored | set_of(player.ships)
        self.open = open_fields(s)
        self.opens = s.opens
        self.wanted: PerDirection[FieldSet] = [
            waters.south_of(anchored & leads.south),
            waters.west_of(anchored & leads.west),
            waters.north_of(anchored & leads.north),
            waters.east_of(anchored & leads.east),
        ]
        for land in player.stations:
            for shore in s.sea.shores[land]:
                self.wanted[shore.direction] |= only(shore.field)

    def connected(self, tile: Tile) -> FieldSet:
        """Return the fields on which a tile, as it is turned, leads to a piece of the player (SW-F4, SW-F10)."""
        fields = self.joined
        for direction in OPEN_TO[tile]:
            fields |= self.wanted[direction]
        return fields

    def coverable(self, tile: Tile) -> FieldSet:
        """Return the open fields without a tile, or with one whose openings the tile would keep and extend (SW-OV2,
        SW-OV3)."""
        kept = nothing_new = self.open
        for direction in CLOSED_TO[tile]:
            kept &= ~self.opens[direction]
        for direction in OPEN_TO[tile]:
            nothing_new &= self.opens[direction]
        return kept & ~nothing_new

    def fields_for(self, tile: Tile) -> FieldSet:
        """Return the fields on which the player may lay a tile as it is turned."""
        return self.coverable(tile) & self.connected(tile)


def reach_of(s: SchwarmState, player: Player) -> Reach:
    ways = Ways(s, player, hubs_of(s, player))
    return Reach(s, player, ways, ways.anchored(set_of(player.ships)))


def open_fields(s: SchwarmState) -> FieldSet:
    """Return the fields that take a tile: bare ones, and those with an open tile and any player's buoy (SW-F5, SW-OV1,
    SW-Q19)."""
    opens = s.opens
    tiles = opens[0] | opens[1] | opens[2] | opens[3]
    buoys = 0
    for player in s.players:
        buoys |= player.buoys
    return removed(s.sea.all_fields & ~s.face_down & (~tiles | buoys), s.sea.queen)


def own_tiles(player: Player) -> list[Tile]:
    """Return the tiles in front of a player in every rotation."""
    return [tile for shape in SHAPES if player.tiles[shape] for tile in ROTATIONS[shape]]


def tiles_for(player: Player, reach: Reach, field: Field) -> list[Tile]:
    """Return the own tiles, in every rotation, that the player may lay on a field."""
    return [tile for tile in own_tiles(player) if has(reach.fields_for(tile), field)]


def tile_bar(s: SchwarmState, reach: Reach, field: Field, tile: Tile) -> str:
    """Return the rule that forbids a tile on a field, empty if none does."""
    if not has(reach.open, field):
        return "SW-F5"
    if has(reach.coverable(tile), field):
        return "" if has(reach.connected(tile), field) else "SW-F4"
    return "SW-OV2" if has_more_openings(tile, s.tops[field]) else "SW-OV3"


class SendResearchers(Ask[SchwarmState]):
    """The player adds one researcher to an own station or lays tiles on the sea, at most one for each researcher on
    stations (SW-F1..F3, SW-F7)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        found = [words.END_EXPLORING]
        laid = words.told_send_researchers(s)
        if laid == 0:
            found += staff_options(player)
        if tiles_to_lay(player, laid):
            found += [words.explore(field) for field in each_field(fields_to_explore(s, player))]
        return found

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        player = s.players[seat]
        if verb(choice) == words.STAFF:
            return "SW-F1"
        if not tiles_to_lay(player, words.told_send_researchers(s)):
            return "SW-F3" if sum(player.tiles) else "SW-F2"
        reach, field = reach_of(s, player), words.chosen_field(choice)
        # The first rule in the book that bars a tile. If a tile could be laid, the buoy is missing.
        return min([tile_bar(s, reach, field, tile) for tile in own_tiles(player)]) or "SW-F9"

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
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
    """Return the number of tiles that the player may still lay: at most one for every researcher on a station (SW-F2,
    SW-F3)."""
    return max(0, min(player.researchers() - laid, sum(player.tiles)))


def fields_to_explore(s: SchwarmState, player: Player) -> FieldSet:
    """Return the fields for at least one own tile, if necessary with a buoy from elsewhere."""
    fields = 0
    if player.buoys_left:
        reach = reach_of(s, player)
        for tile in own_tiles(player):
            fields |= reach.fields_for(tile)
    else:
        for buoy in each_field(player.buoys):
            fields |= fields_with_buoy_from(s, player, buoy)
    return fields


def fields_with_buoy_from(s: SchwarmState, player: Player, buoy: Field) -> FieldSet:
    """Return the fields for a tile that gets an own buoy from elsewhere. The tile must still be connected after that
    buoy has left its place. If that breaks the link to the queen, her buoy leaves with it (SW-F9, SW-Q19, SW-Q21)."""
    buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
    take_up(player, buoy)
    if lost_queen(s, player):
        take_up(player, s.sea.queen)
    fields = fields_to_explore(s, player)
    player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
    return fields


def lost_queen(s: SchwarmState, player: Player) -> bool:
    """Return whether an own buoy lies on the queen's field without a link to a station (SW-KO3)."""
    return has(player.buoys, s.sea.queen) and not reaches_queen(s, player)


def take_up(player: Player, field: Field) -> None:
    """Return one own buoy from a field to the supply."""
    player.buoys_left += 1
    if field in player.doubles:
        player.doubles = player.doubles[:]
        player.doubles.remove(field)
    else:
        player.buoys = removed(player.buoys, field)


def put_buoy(player: Player, field: Field) -> None:
    """Put one own buoy from the supply on a field."""
    player.buoys_left -= 1
    if has(player.buoys, field):
        player.doubles.append(field)
        player.doubles.sort()
    else:
        player.buoys = added(player.buoys, field)


class FreeBuoy(Ask[SchwarmState]):
    """A player without buoys in the supply moves an own one to the new tile (SW-F9). During its move the buoy counts as
    part of that tile. A link to the queen can break here, but no new one is marked (SW-Q21)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player, field = s.players[seat], words.told_free_buoy(s)
        buoys = each_field(player.buoys)
        return [words.move_buoy(buoy) for buoy in buoys if has(fields_with_buoy_from(s, player, buoy), field)]

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        take_up(player, words.chosen_field(choice))
        words.tell_buoy_moved(s, seat, words.chosen_field(choice))
        if lost_queen(s, player):
            take_up(player, s.sea.queen)
            words.tell_queen_lost(s, seat)


class LayTile(Ask[SchwarmState]):
    """The player chooses a tile and its rotation. It scores at once and carries an own buoy (SW-F2, SW-F6, SW-F8,
    SW-OV4)."""

    def options(self, s: SchwarmState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        return [words.lay(tile) for tile in tiles_for(player, reach_of(s, player), words.told_lay_tile(s))]

    def barred(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        player, tile = s.players[seat], words.chosen_tile(choice)
        if tile not in own_tiles(player):
            return "SW-F2"
        return tile_bar(s, reach_of(s, player), words.told_lay_tile(s), tile)

    def take(self, s: SchwarmState, seat: Seat, choice: Choice) -> None:
        player = s.players[seat]
        field = words.told_lay_tile(s)
        tile = words.chosen_tile(choice)
        shape = SHAPE_OF[tile]
        player.tiles[shape] -= 1
        touched = only(seat)
        if s.tops[field]:
            words.tell_tile_covered(s, seat, field)
            for other in s.everybody():
                if has(s.players[other].buoys, field):
                    touched = added(touched, other)
        s.put_tile(field, tile)
        put_buoy(player, field)
        player.points += s.content.points[shape]
        words.tell_tile_laid(s, seat, tile, field)
        words.then_meet_queen(s, changed=touched)
