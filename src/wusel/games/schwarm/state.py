"""The table of Der Schwarm: fields as bits and lists, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import Data, Field, Fixed
from wusel.engine.sets import added, has, only, removed
from wusel.engine.state import State
from wusel.games.schwarm.sea import NOTHING
from wusel.games.schwarm.tiles import SHAPE_OF

STATIONS: Final = 6
SHIPS: Final = 3
RESEARCHERS: Final = 7
BUOYS: Final = 28
STAFF_LIMIT: Final = 3
START_POINTS: Final = 20


class Variant(Fixed):
    """What was agreed before the game."""

    rounds: int
    quota: int  # how many action cards everybody takes in a round
    free_start: int
    dangerous_tsunami: int
    hidden_cards: int
    per_amoeba: int

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("dangerous_tsunami", "free_start", "hidden_cards", "per_amoeba", "quota", "rounds",)

    def __init__(self, rounds: int, quota: int, free_start: int, dangerous_tsunami: int, hidden_cards: int,
        per_amoeba: int) -> None:
        self.rounds = rounds
        self.quota = quota
        self.free_start = free_start
        self.dangerous_tsunami = dangerous_tsunami
        self.hidden_cards = hidden_cards
        self.per_amoeba = per_amoeba

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("rounds"), Field("quota"), Field("free_start"), Field("dangerous_tsunami"), Field("hidden_cards"),
            Field("per_amoeba")]
    # fmt: on
    # --- made until here


class Player(Data):
    """One player's pieces, cards and research points."""

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

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("ability", "buoys", "buoys_left", "cards", "declined", "doubles", "joker", "order", "points", "ships",
        "staff", "stations", "tiles",)

    def __init__(self, points: int, stations: list[int], staff: list[int], ships: list[int], buoys: int,
        doubles: list[int], buoys_left: int, tiles: list[int], cards: list[int], order: int, ability: int, joker: int,
        declined: int) -> None:
        self.points = points
        self.stations = stations
        self.staff = staff
        self.ships = ships
        self.buoys = buoys
        self.doubles = doubles
        self.buoys_left = buoys_left
        self.tiles = tiles
        self.cards = cards
        self.order = order
        self.ability = ability
        self.joker = joker
        self.declined = declined

    def clone(self) -> "Player":
        return Player(self.points, self.stations[:], self.staff[:], self.ships[:], self.buoys, self.doubles[:],
            self.buoys_left, self.tiles[:], self.cards[:], self.order, self.ability, self.joker, self.declined)

    @classmethod
    def declared(cls) -> list[Field]:
        return [Field("points"), Field("stations", 1), Field("staff", 1), Field("ships", 1), Field("buoys"),
            Field("doubles", 1), Field("buoys_left"), Field("tiles", 1), Field("cards", 1), Field("order"),
            Field("ability"), Field("joker"), Field("declined")]
    # fmt: on
    # --- made until here

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

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("abilities", "blue_pile", "blue_spent", "covered", "crab", "ended", "face_down", "golden", "light",
        "opens", "order", "order_stack", "players", "round", "row", "tops", "tsunamis", "turn", "unseen", "variant",
        "whales",)

    def __init__(self, seats: int, chance: int, agenda: list[int], chosen: list[int], asked: int, owing: int,
        shown: int, variant: Variant, players: list[Player], round: int, order: list[int], turn: int, row: list[int],
        order_stack: list[int], abilities: list[int], light: list[int], blue_pile: list[int], blue_spent: list[int],
        tops: list[int], opens: list[int], face_down: int, unseen: list[int], covered: list[int], golden: int,
        whales: list[int], tsunamis: list[int], crab: int, ended: int) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, shown)
        self.variant = variant
        self.players = players
        self.round = round
        self.order = order
        self.turn = turn
        self.row = row
        self.order_stack = order_stack
        self.abilities = abilities
        self.light = light
        self.blue_pile = blue_pile
        self.blue_spent = blue_spent
        self.tops = tops
        self.opens = opens
        self.face_down = face_down
        self.unseen = unseen
        self.covered = covered
        self.golden = golden
        self.whales = whales
        self.tsunamis = tsunamis
        self.crab = crab
        self.ended = ended

    def clone(self) -> "SchwarmState":
        copy = SchwarmState(self.seats, self.chance, self.agenda[:], self.chosen[:], self.asked, self.owing, self.shown,
            self.variant, [each.clone() for each in self.players], self.round, self.order[:], self.turn, self.row[:],
            self.order_stack[:], self.abilities[:], self.light[:], self.blue_pile[:], self.blue_spent[:], self.tops[:],
            self.opens[:], self.face_down, self.unseen[:], self.covered[:], self.golden, self.whales[:],
            self.tsunamis[:], self.crab, self.ended)
        copy.frame = self.frame
        return copy

    @classmethod
    def declared(cls) -> list[Field]:
        return [*super().declared(), Field("variant", 0, Variant), Field("players", 1, Player), Field("round"),
            Field("order", 1), Field("turn"), Field("row", 1), Field("order_stack", 1), Field("abilities", 1),
            Field("light", 1), Field("blue_pile", 1), Field("blue_spent", 1), Field("tops", 1), Field("opens", 1),
            Field("face_down"), Field("unseen", 1), Field("covered", 1), Field("golden"), Field("whales", 1),
            Field("tsunamis", 1), Field("crab"), Field("ended")]
    # fmt: on
    # --- made until here

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
