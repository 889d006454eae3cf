"""A board from the view of a player who compares choices. Facts that all choices of a question share are computed
once."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has, removed, set_of
from wusel.engine.vocabulary import verb
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.content.sea import FOUR, NO_FIELD
from wusel.games.schwarm.content.tiles import ALL_FOUR, OPEN_TO, SHAPE_OF, openings
from wusel.games.schwarm.content.waters import Beach
from wusel.games.schwarm.judge.memory import Ashore, Memory
from wusel.games.schwarm.judge.outlook import outlook_of, rounds_left
from wusel.games.schwarm.judge.stand import Stand, once_more, points_for_staff, stand_of
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.exploring import Reach, own_tiles, take_up, tiles_to_lay
from wusel.games.schwarm.words import Direction, Field, FieldSet, Land, PerDirection, Tile


class Weighed:
    """The state after a ship has left a field: the pieces without it, the remaining face-down tiles, the blocked
    fields, the number of tiles taken, and the steps left."""

    __slots__ = ("blocked", "face_down", "field", "stand", "steps", "tiles")

    def __init__(self, field: Field, stand: Stand, face_down: Word, blocked: Word, tiles: int, steps: int) -> None:
        self.field = field
        self.stand = stand
        self.face_down: Word = face_down
        self.blocked: Word = blocked
        self.tiles = tiles
        self.steps = steps


class Survey:
    """One player's pieces, and the obstacles in their way."""

    def __init__(self, s: SchwarmState, seat: Seat, tile_value: float, memory: Memory) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.tile_value = tile_value
        self.memory = memory
        self.rounds = rounds_left(s)
        self.free = s.land_left()
        opens = s.opens
        self.tiles: Word = opens[0] | opens[1] | opens[2] | opens[3]
        self.blocked: Word = self.tiles | s.face_down
        self.meets_queen = self.player.buoys_left > 0 or has(self.player.buoys, s.sea.queen)
        self.coasts: PerDirection[Beach] = []
        self.known = memory.of(self.ashore())
        self.base = self.find_base()
        self.stand = self.with_ships(self.player.ships)
        self.weighed = Weighed(NO_FIELD, self.stand, 0, 0, 0, 0)
        self.gains: PerDirection[tuple[FieldSet, FieldSet]] = []
        self.fitting: list[tuple[Tile, FieldSet]] = []

    def ashore(self) -> Ashore:
        player = self.player
        points = points_for_staff(player)
        return tuple(player.stations), tuple(player.staff), points, self.rounds, self.meets_queen, self.free

    def find_base(self) -> Stand:
        """Return the player's tiles and stations without ships, because ships come and go."""
        opens, player = self.s.opens, self.player
        tiles: Word = removed(player.buoys, self.s.sea.queen)
        more = 0
        for field in player.doubles:
            more += once_more(field)
        afloat = (tiles & opens[0], tiles & opens[1], tiles & opens[2], tiles & opens[3], more, tiles)
        base = self.known.stands.get(afloat)
        if base is None:
            base = self.known.stands[afloat] = stand_of(self.s, player)
            self.memory.grow()
        return base

    def with_ships(self, ships: list[Field]) -> Stand:
        stand = self.base
        for field in ships:
            stand = stand.with_piece(field, ALL_FOUR)
        return stand

    def rate(self, choice: Choice) -> float:
        """Return the value of the board after a choice. A choice that ends an action keeps the board as it is."""
        said = verb(choice)
        if said == words.SAIL:
            return self.with_ship_moved(words.chosen_field(choice), Direction(words.chosen_direction(choice)))
        if said == words.EXPLORE:
            return self.with_best_tile(words.chosen_field(choice))
        if said == words.LAY:
            return self.with_tile(words.told_lay_tile(self.s), words.chosen_tile(choice))
        if said in (words.FOUND, words.BUILD):
            return self.with_station(words.chosen_land(choice))
        if said == words.DEPLOY:
            return self.with_new_ship(words.chosen_field(choice))
        if said == words.STAFF:
            return self.with_researcher(words.chosen_land(choice))
        if said == words.MOVE_BUOY:
            return self.without_buoy(words.chosen_field(choice))
        return self.as_it_is()

    def as_it_is(self) -> float:
        return self.outlook(self.stand, self.blocked)

    def outlook(self, stand: Stand, blocked: Word) -> float:
        afloat = (stand.north, stand.east, stand.south, stand.west, stand.more, blocked & ~stand.nodes)
        found = self.known.outlooks.get(afloat)
        if found is None:
            found = self.known.outlooks[afloat] = self.new_outlook(stand, blocked, self.free_coasts())
            self.memory.grow()
        return found

    def new_outlook(self, stand: Stand, blocked: Word, coasts: PerDirection[Beach]) -> float:
        return outlook_of(self.met(stand), blocked, coasts, self.rounds)

    def met(self, stand: Stand) -> Stand:
        """Return the stand with a buoy at the queen if the player can place one (SW-KO1)."""
        return stand.met_queen() if self.meets_queen else stand

    def free_coasts(self) -> PerDirection[Beach]:
        """Return the beaches where more stations could be built, if any are left."""
        if not self.coasts:
            free = self.free if self.player.stations_left() else 0
            self.coasts = [self.s.content.waters.free_beach(side, free) for side in FOUR]
        return self.coasts

    # --- on land

    def with_station(self, land: Land) -> float:
        known = self.known.built.get(land)
        if known is None:
            known = self.known.built[land] = {}
        stand = self.stand
        afloat = (stand.north, stand.east, stand.south, stand.west, stand.more, self.blocked & ~stand.nodes)
        found = known.get(afloat)
        if found is None:
            found = known[afloat] = self.new_station(land)
            self.memory.grow()
        return found

    def new_station(self, land: Land) -> float:
        staff = min(1, self.player.researchers_left())
        stand = self.stand.with_station(land, staff, 1 + staff * points_for_staff(self.player))
        waters = self.s.content.waters
        free = removed(self.free, land) if self.player.stations_left() > 1 else 0
        return self.new_outlook(stand, self.blocked, [waters.free_beach(side, free) for side in FOUR])

    def with_researcher(self, land: Land) -> float:
        """Return the value with one more researcher, who adds a piece to the network and a tile to every
        exploration."""
        stand = self.stand.with_researcher(land, points_for_staff(self.player))
        return self.new_outlook(stand, self.blocked, self.free_coasts()) + self.rounds

    # --- ships

    def with_new_ship(self, field: Field) -> float:
        """Return the value of a new ship: the connections it makes, and the tiles ahead."""
        tiles = self.tiles_ahead(self.s.face_down, field, words.told_sail_ships(self.s).left)
        return self.outlook(self.stand.with_piece(field, ALL_FOUR), self.blocked) + tiles * self.tile_value

    def with_ship_moved(self, field: Field, direction: Direction) -> float:
        """Return the value of a ship's step: the connections it makes, the tile it takes, and the tiles ahead."""
        if field != self.weighed.field:
            self.weighed = self.weigh_anchor(field)
        weighed = self.weighed
        to = self.s.sea.next[field][direction]
        tiles = weighed.tiles + self.tiles_ahead(weighed.face_down, to, weighed.steps)
        return self.outlook(weighed.stand.with_piece(to, ALL_FOUR), weighed.blocked) + tiles * self.tile_value

    def weigh_anchor(self, field: Field) -> Weighed:
        ships = self.player.ships[:]
        ships.remove(field)
        face_down = removed(self.s.face_down, field)
        steps = words.told_sail_ships(self.s).left - 1
        tiles = int(has(self.s.face_down, field))
        return Weighed(field, self.with_ships(ships), face_down, self.tiles | face_down, tiles, steps)

    def tiles_ahead(self, face_down: Word, field: Field, steps: int) -> float:
        """Return the number of tiles that a ship may take with the steps left. A tile under its last field counts
        half."""
        here = 1.0 if has(face_down, field) else 0.0
        if steps == 0:
            return 0.5 * here
        left: Word = removed(face_down, field)
        within = self.s.content.waters.within
        if not left & within[steps][field]:
            return here
        if steps == 1:
            return here + 0.5
        most = 0.0
        for beside in self.s.sea.beside[field]:
            most = max(most, self.tiles_ahead(left, beside, steps - 1))
            if most == steps - 0.5:  # a tile at every step
                break
        return here + most

    # --- exploring

    def with_best_tile(self, field: Field) -> float:
        """Return the value of exploring a field: the best tile there, plus the other tiles of the action."""
        more = tiles_to_lay(self.player, words.told_send_researchers(self.s)) - 1
        found = more * (1.0 + self.rounds)
        if not self.player.buoys_left:
            return found + self.as_it_is()
        if not self.gains:
            self.try_tiles()
        return found + self.with_tile(field, self.best_tile(field))

    def try_tiles(self) -> None:
        """Find the fields for each own tile, and the fields where an opening on each side joins a piece or leads on."""
        stand, ships = self.stand, set_of(self.player.ships)
        if has(self.player.buoys, self.s.sea.queen):
            stand = stand.with_piece(self.s.sea.queen, ALL_FOUR)
        anchored: Word = 0
        for part in stand.parts():
            if part.lands or part.fields & ships:
                anchored |= part.fields
        reach = Reach(self.s, self.player, stand, anchored)
        self.fitting = [(tile, reach.fields_for(tile)) for tile in own_tiles(self.player)]
        waters = self.s.content.waters
        bare: Word = waters.all_fields & ~self.tiles
        leading_on = [waters.south_of(bare), waters.west_of(bare), waters.north_of(bare), waters.east_of(bare)]
        self.gains = [(reach.joined | reach.wanted[direction], leading_on[direction]) for direction in FOUR]

    def best_tile(self, field: Field) -> Tile:
        """Return the own tile that fits best on a field at first sight: by its connections, its points, and the bare
        fields it opens to."""
        gains = [4 * (joining >> field & 1) + (leading_on >> field & 1) for joining, leading_on in self.gains]
        best, most = Tile(0), -1
        for tile, fields in self.fitting:
            if fields >> field & 1:
                fit = 2 * self.s.content.points[SHAPE_OF[tile]]
                for direction in OPEN_TO[tile]:
                    fit += gains[direction]
                if fit > most:
                    best, most = tile, fit
        return best

    def with_tile(self, field: Field, tile: Tile) -> float:
        """Return the value of the board with a tile, plus its immediate points (SW-F8)."""
        stand = self.stand.with_piece(field, openings(tile))
        return self.outlook(stand, self.blocked) + self.s.content.points[SHAPE_OF[tile]]

    def without_buoy(self, field: Field) -> float:
        """Return the value of the board after an own buoy has left a field."""
        player = self.player
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        found = Survey(self.s, self.seat, self.tile_value, self.memory).as_it_is()
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return found
