"""The table of Der Schwarm: fields as bits and lists, and the questions the rules ask of them."""

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
    """What was agreed before the game."""

    __slots__ = MADE
    rounds: N
    quota: N  # how many action cards everybody takes in a round
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
    buoys: Hidden[FieldSet]  # where an own buoy lies, the queen's among them
    doubles: Hidden[list[Field]]  # fields with one more
    buoys_left: Hidden[N]
    tiles: PerShape[N]  # how many were collected
    cards: Secret[list[Card]]
    order: Hidden[OrZero[Number]]  # the order card taken in this round
    ability: Maybe[Ability]
    joker: Flag
    declined: Hidden[Flag]  # whether a player out of buoys wanted to move none to the queen

    def stations_left(self) -> int:
        return STATIONS - len(self.stations)

    def ships_left(self) -> int:
        return SHIPS - len(self.ships)

    def researchers(self) -> int:
        """How many work on stations."""
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
    order: PerSeat[Seat]  # as their order stones lie
    turn: N  # the place in it of whoever is at it
    row: PerPlace[Card]  # on offer, the cheapest first
    order_stack: Hidden[list[Number]]
    abilities: list[Ability]
    light: Pile[Card]
    blue_pile: Pile[Card]
    blue_spent: list[Card]
    tops: Hidden[PerField[OrZero[Tile]]]  # the open tile on every field
    opens: Hidden[PerDirection[FieldSet]]  # the fields whose open tile leads there
    face_down: FieldSet  # where a tile lies that nobody has seen
    unseen: PerPlain[N]  # how many of those tiles there are
    covered: PerShape[N]  # and of those that lie under others
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
        """Whose station stands on a land field."""
        for seat in self.everybody():
            for station in self.players[seat].stations:  # asked too often for `in`, which compares objects
                if station == land:
                    return seat
        return NOBODY

    def land_left(self) -> LandSet:
        """The land fields without a station."""
        taken = 0
        for player in self.players:
            taken |= set_of(player.stations)
        return self.sea.all_land & ~taken

    def free_land(self) -> list[Land]:
        return each_land(self.land_left())

    def ships_of_others(self, seat: Seat) -> FieldSet:
        """Where somebody else has ships."""
        fields = 0
        for other in self.everybody():
            if other != seat:
                fields |= set_of(self.players[other].ships)
        return fields

    # --- effects

    def pass_turn(self) -> None:
        """The next one in the order is at it."""
        self.turn = (self.turn + 1) % self.seats

    def put_tile(self, field: Field, tile: Tile) -> None:
        """An open tile on a field, over the one that may lie there."""
        below = self.tops[field]
        if below:
            self.covered[SHAPE_OF[below]] += 1
        self.tops[field] = tile
        for direction in FOUR:
            opens = self.opens[direction]
            self.opens[direction] = added(opens, field) if has(tile, direction) else removed(opens, field)
