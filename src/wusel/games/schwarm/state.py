"""The table of Der Schwarm: its fields as bits and lists, and queries about them."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.kinds import NOTHING, Flag, Hidden, Maybe, OrZero, PerSeat, Pile, Seat, Secret
from wusel.engine.sets import added, has, removed, set_of
from wusel.engine.state import State
from wusel.games.schwarm.content.content import Content
from wusel.games.schwarm.content.sea import FOUR, Sea
from wusel.games.schwarm.content.tiles import SHAPE_OF
from wusel.games.schwarm.words import (
    Ability,
    Card,
    Field,
    FieldSet,
    Land,
    LandSet,
    N,
    Number,
    PerBuilt,
    PerDirection,
    PerField,
    PerPlace,
    PerPlain,
    PerShape,
    Staff,
    Tile,
    each_land,
)

STATIONS: Final = 6
SHIPS: Final = 3
RESEARCHERS: Final = 7
BUOYS: Final = 28
START_POINTS: Final = 20
NOBODY: Final = Seat(NOTHING)
NO_ABILITY: Final = Ability(NOTHING)


class Variant(Fixed):
    """The options chosen before the game."""

    __slots__ = MADE
    rounds: N
    quota: N  # the number of action cards that each player takes in a round
    free_start: Flag
    dangerous_tsunami: Flag
    hidden_cards: Flag
    per_amoeba: N


class Player(Data):
    """One player's pieces, cards and research points."""

    __slots__ = MADE
    points: N
    stations: Hidden[PerBuilt[Land]]  # in the order they were built
    staff: Hidden[PerBuilt[Staff]]  # the researchers on each
    ships: list[Field]
    buoys: Hidden[FieldSet]  # the fields with an own buoy, including the queen's
    doubles: Hidden[list[Field]]  # fields with an additional buoy, listed once for each
    buoys_left: Hidden[N]
    tiles: PerShape[N]  # the number of collected tiles
    cards: Secret[list[Card]]
    order: Hidden[OrZero[Number]]  # the order card taken in this round
    ability: Maybe[Ability]
    joker: Flag
    declined: Hidden[Flag]  # whether a player without buoys refused to move one to the queen

    def stations_left(self) -> int:
        return STATIONS - len(self.stations)

    def ships_left(self) -> int:
        return SHIPS - len(self.ships)

    def researchers(self) -> int:
        """Return the number of researchers on stations."""
        return sum(self.staff)

    def researchers_left(self) -> int:
        return RESEARCHERS - sum(self.staff)


class SchwarmState(State):
    """Everything on the table."""

    __slots__ = MADE
    content: Content
    sea: Sea
    variant: Variant
    players: PerSeat[Player]
    round: N
    order: PerSeat[Seat]  # in the order of the order stones
    turn: N  # the current player's place in `order`
    row: PerPlace[Card]  # on offer, the cheapest first
    order_stack: Hidden[list[Number]]
    abilities: list[Ability]
    light: Pile[Card]
    blue_pile: Pile[Card]
    blue_spent: list[Card]
    tops: Hidden[PerField[OrZero[Tile]]]  # the open tile on every field
    opens: Hidden[PerDirection[FieldSet]]  # the fields whose open tile leads in each direction
    face_down: FieldSet  # the fields with a face-down tile
    unseen: PerPlain[N]  # the numbers of face-down tiles
    covered: PerShape[N]  # the numbers of tiles under others
    golden: N
    whales: list[Field]
    tsunamis: list[Field]
    crab: Maybe[Land]
    ended: Hidden[Flag]

    def set_out(self, content: object) -> None:
        super().set_out(content)
        self.sea = self.content.sea

    # --- questions

    def at_turn(self) -> Seat:
        return self.order[self.turn]

    def station_owner(self, land: Land) -> Maybe[Seat]:
        """Return the owner of the station on a land field."""
        for seat in self.everybody():
            for station in self.players[seat].stations:  # asked too often for `in`, which compares objects
                if station == land:
                    return seat
        return NOBODY

    def land_left(self) -> LandSet:
        """Return the land fields without a station."""
        taken = 0
        for player in self.players:
            taken |= set_of(player.stations)
        return self.sea.all_land & ~taken

    def free_land(self) -> list[Land]:
        return each_land(self.land_left())

    def ships_of_others(self, seat: Seat) -> FieldSet:
        """Return the fields with ships of other players."""
        fields = 0
        for other in self.everybody():
            if other != seat:
                fields |= set_of(self.players[other].ships)
        return fields

    # --- effects

    def pass_turn(self) -> None:
        """Pass the turn to the next player in the order."""
        self.turn = (self.turn + 1) % self.seats

    def put_tile(self, field: Field, tile: Tile) -> None:
        """Put an open tile on a field, over any tile there."""
        below = self.tops[field]
        if below:
            self.covered[SHAPE_OF[below]] += 1
        self.tops[field] = tile
        for direction in FOUR:
            opens = self.opens[direction]
            self.opens[direction] = added(opens, field) if has(tile, direction) else removed(opens, field)
