"""A board as a player looks at it who compares what can be done there: what all choices of a question have in common is
found once."""

from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has, removed, set_of
from wusel.engine.vocabulary import verb
from wusel.engine.word import Word
from wusel.games.schwarm import words
from wusel.games.schwarm.judge.outlook import outlook_of, rounds_left
from wusel.games.schwarm.judge.stand import Stand, points_for_staff, stand_of
from wusel.games.schwarm.sea import FOUR
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.exploring import Reach, own_tiles, take_up, tiles_to_lay
from wusel.games.schwarm.tiles import ALL_FOUR, SHAPE_OF, openings
from wusel.games.schwarm.waters import Beach
from wusel.games.schwarm.words import Field, FieldSet, Land, LandSet, PerDirection, Tile


class Survey:
    """One player's pieces and what lies in their way."""

    def __init__(self, s: SchwarmState, seat: Seat, tile_value: float) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.tile_value = tile_value
        self.rounds = rounds_left(s)
        self.coasts = self.free_coasts(set_of(s.free_land()), self.player.stations_left())
        opens = s.opens
        self.tiles: Word = opens[0] | opens[1] | opens[2] | opens[3]
        self.blocked: Word = self.tiles | s.face_down
        self.meets_queen = self.player.buoys_left > 0 or has(self.player.buoys, s.sea.queen)
        self.base = stand_of(s, self.player)
        self.stand = self.with_ships(self.player.ships)
        self.reach: Reach | None = None
        self.fitting: list[tuple[Tile, FieldSet]] = []
        self.without: dict[Field, Stand] = {}

    def free_coasts(self, free: LandSet, stations: int) -> PerDirection[Beach]:
        """Where so many more stations could stand."""
        return [self.s.content.waters.free_beach(side, free if stations else 0) for side in FOUR]

    def with_ships(self, ships: list[Field]) -> Stand:
        stand = self.base
        for field in ships:
            stand = stand.with_piece(field, ALL_FOUR)
        return stand

    def outlook(self, stand: Stand) -> float:
        """The queen is joined if she would be (SW-KO1)."""
        met = stand.met_queen() if self.meets_queen else stand
        return outlook_of(met, self.blocked, self.coasts, self.rounds)

    def rate(self, choice: Choice) -> float:
        """The board as it would be; who ends an action keeps the board as it is."""
        said = verb(choice)
        if said in (words.FOUND, words.BUILD):
            return self.with_station(words.chosen_land(choice))
        if said == words.DEPLOY:
            return self.with_new_ship(words.chosen_field(choice))
        if said == words.SAIL:
            field = words.chosen_field(choice)
            return self.with_ship_moved(field, self.s.sea.next[field][words.chosen_direction(choice)])
        if said == words.STAFF:
            return self.with_researcher(words.chosen_land(choice))
        if said == words.EXPLORE:
            return self.with_best_tile(words.chosen_field(choice))
        if said == words.LAY:
            return self.with_tile(words.told_lay_tile(self.s), words.chosen_tile(choice))
        if said == words.MOVE_BUOY:
            return self.without_buoy(words.chosen_field(choice))
        return self.as_it_is()

    def as_it_is(self) -> float:
        return self.outlook(self.stand)

    # --- on land

    def with_station(self, land: Land) -> float:
        staff = min(1, self.player.researchers_left())
        stand = self.stand.with_station(land, staff, 1 + staff * points_for_staff(self.player))
        coasts = self.coasts
        self.coasts = self.free_coasts(removed(set_of(self.s.free_land()), land), self.player.stations_left() - 1)
        found = self.outlook(stand)
        self.coasts = coasts
        return found

    def with_researcher(self, land: Land) -> float:
        """One more in the network, and one tile more whenever one explores."""
        stand = self.stand.with_researcher(land, points_for_staff(self.player))
        return self.outlook(stand) + self.rounds

    # --- ships

    def with_new_ship(self, field: Field) -> float:
        """The tiles that lie ahead, and what the ship joins where it comes to."""
        steps = words.told_sail_ships(self.s).left
        tiles = self.tiles_ahead(self.s.face_down, field, steps)
        return self.outlook(self.stand.with_piece(field, ALL_FOUR)) + tiles * self.tile_value

    def with_ship_moved(self, field: Field, to: Field) -> float:
        """Likewise, with the tile it takes along."""
        steps = words.told_sail_ships(self.s).left - 1
        face_down = removed(self.s.face_down, field)
        tiles = has(self.s.face_down, field) + self.tiles_ahead(face_down, to, steps)
        blocked = self.blocked
        self.blocked = self.tiles | face_down
        found = self.outlook(self.without_ship(field).with_piece(to, ALL_FOUR)) + tiles * self.tile_value
        self.blocked = blocked
        return found

    def without_ship(self, field: Field) -> Stand:
        if field not in self.without:
            ships = self.player.ships[:]
            ships.remove(field)
            self.without[field] = self.with_ships(ships)
        return self.without[field]

    def tiles_ahead(self, face_down: FieldSet, field: Field, steps: int) -> float:
        """The tiles a ship may take with the steps left; the one it comes to lie on may be taken another time."""
        here = int(has(face_down, field))
        if steps == 0:
            return 0.5 * here
        left = removed(face_down, field)
        if steps == 1:
            return here + (0.5 if left & self.s.content.waters.within[1][field] else 0.0)
        most = 0.0
        for beside in self.s.sea.beside[field]:
            most = max(most, self.tiles_ahead(left, beside, steps - 1))
        return here + most

    # --- exploring

    def with_best_tile(self, field: Field) -> float:
        """A field is as good as the tile that fits best there; the other tiles of the action come on top."""
        more = tiles_to_lay(self.player, words.told_send_researchers(self.s)) - 1
        found = more * (1.0 + self.rounds)
        if not self.player.buoys_left:
            return found + self.outlook(self.stand)
        return found + self.with_tile(field, self.best_tile(field))

    def best_tile(self, field: Field) -> Tile:
        """The own tile that fits best on a field at first sight: by what it joins, what it scores, how many ways on it
        opens."""
        reach = self.reach
        if reach is None:
            reach = self.reach = Reach(self.s, self.player)
            self.fitting = [(tile, reach.fields_for(tile)) for tile in own_tiles(self.player)]
        gains = [self.gain(reach, field, direction) for direction in FOUR]
        best, most = Tile(0), -1
        for tile, fields in self.fitting:
            if has(fields, field):
                fit = 2 * self.s.content.points[SHAPE_OF[tile]]
                for direction in FOUR:
                    if has(tile, direction):
                        fit += gains[direction]
                if fit > most:
                    best, most = tile, fit
        return best

    def gain(self, reach: Reach, field: Field, direction: int) -> int:
        """What is gained by an opening to one side."""
        beside = self.s.sea.next[field][direction]
        joins = has(reach.joined | reach.wanted[direction], field)
        return (4 if joins else 0) + (1 if beside >= 0 and not self.s.tops[beside] else 0)

    def with_tile(self, field: Field, tile: Tile) -> float:
        """The points it scores at once, and the board with it (SW-F8)."""
        return self.outlook(self.stand.with_piece(field, openings(tile))) + self.s.content.points[SHAPE_OF[tile]]

    def without_buoy(self, field: Field) -> float:
        """The board when an own buoy has left a field."""
        player = self.player
        buoys, doubles, left = player.buoys, player.doubles, player.buoys_left
        take_up(player, field)
        found = Survey(self.s, self.seat, self.tile_value).as_it_is()
        player.buoys, player.doubles, player.buoys_left = buoys, doubles, left
        return found
