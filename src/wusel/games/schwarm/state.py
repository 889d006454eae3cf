"""The table of Der Schwarm: fields as bits and lists, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import MADE, Data, Fixed
from wusel.engine.sets import added, has, only, removed
from wusel.engine.state import State
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.sea import NOTHING, Sea
from wusel.games.schwarm.tiles import SHAPE_OF

STATIONS: Final = 6
SHIPS: Final = 3
RESEARCHERS: Final = 7
BUOYS: Final = 28
STAFF_LIMIT: Final = 3
START_POINTS: Final = 20


class Variant(Fixed):
    """What was agreed before the game."""

    __slots__ = MADE
    rounds: int
    quota: int  # how many action cards everybody takes in a round
    free_start: int
    dangerous_tsunami: int
    hidden_cards: int
    per_amoeba: int


class Player(Data):
    """One player's pieces, cards and research points."""

    __slots__ = MADE
    points: int
    stations: list[int]  # land fields in the order they were built
    staff: list[int]  # the researchers on each
    ships: list[int]  # their fields
    buoys: int  # the set of fields with an own buoy, the queen's among them
    doubles: list[int]  # fields with one more
    buoys_left: int
    tiles: list[int]  # how many were collected, by shape
    cards: list[int]
    order: int  # the order card taken in this round, 0 for none
    ability: int
    joker: int
    declined: int  # whether a player out of buoys wanted to move none to the queen

    def researchers(self) -> int:
        """How many work on stations."""
        return sum(self.staff)

    def ship_bits(self) -> int:
        """The fields with own ships."""
        fields = 0
        for field in self.ships:
            fields |= only(field)
        return fields


class SchwarmState(State):
    """Everything on the table."""

    __slots__ = MADE
    content: Content
    sea: Sea
    variant: Variant
    players: list[Player]
    round: int
    order: list[int]  # the seats as their order stones lie
    turn: int  # the place in it of whoever is at it
    row: list[int]  # the cards on offer, the cheapest first
    order_stack: list[int]
    abilities: list[int]
    light: list[int]
    blue_pile: list[int]
    blue_spent: list[int]
    tops: list[int]  # the open tile on every field, 0 for none
    opens: list[int]  # for each direction the set of fields whose open tile leads there
    face_down: int  # the set of fields with a tile nobody has seen
    unseen: list[int]  # how many of those tiles there are, by shape
    covered: list[int]  # and of those that lie under others
    golden: int
    whales: list[int]
    tsunamis: list[int]
    crab: int  # its land field, or NOTHING
    ended: int

    def set_out(self, content: object) -> None:
        super().set_out(content)
        self.sea = self.content.sea

    # --- questions

    def seat_at_turn(self) -> int:
        return self.order[self.turn]

    def station_owner(self, land: int) -> int:
        """Whose station stands on a land field."""
        for seat in range(self.seats):
            for station in self.players[seat].stations:  # asked too often for `in`, which compares objects
                if station == land:
                    return seat
        return NOTHING

    def is_bare(self, field: int) -> bool:
        """Water without any tile, face down or open (SW-F5)."""
        return self.tops[field] == 0 and not has(self.face_down, field)

    # --- effects

    def gain(self, seat: int, points: int) -> None:
        self.players[seat].points += points

    def put_tile(self, field: int, tile: int) -> None:
        """An open tile on a field, over the one that may lie there."""
        below = self.tops[field]
        if below:
            self.covered[SHAPE_OF[below]] += 1
        self.tops[field] = tile
        for direction in range(4):
            opens = self.opens[direction]
            self.opens[direction] = added(opens, field) if has(tile, direction) else removed(opens, field)
