"""The table of Der Schwarm: fields as bits and lists, and the questions the rules ask of them."""

from typing import Final

from wusel.engine.data import Data
from wusel.engine.state import STATE_FIELDS, State
from wusel.games.schwarm.sea import NOTHING
from wusel.games.schwarm.tiles import ALL_FOUR, SHAPE_OF

STATIONS: Final = 6
SHIPS: Final = 3
RESEARCHERS: Final = 7
BUOYS: Final = 28
STAFF_LIMIT: Final = 3
START_POINTS: Final = 20

VARIANT_FIELDS: Final = ("rounds", "quota", "free_start", "dangerous_tsunami", "hidden_cards", "per_amoeba")
PLAYER_FIELDS: Final = (
    "points", "stations", "staff", "ships", "buoys", "doubles", "buoys_left", "tiles", "cards", "order", "ability",
    "joker", "declined",
)  # fmt: skip
TABLE_FIELDS: Final = (
    *STATE_FIELDS, "variant", "players", "round", "order", "turn", "row", "order_stack", "abilities", "light",
    "blue_pile", "blue_spent", "tops", "opens", "face_down", "unseen", "covered", "golden", "whales", "tsunamis",
    "crab", "path", "ended",
)  # fmt: skip


class Variant(Data):
    """What was agreed before the game. Never changes, so clones share it."""

    __slots__ = VARIANT_FIELDS

    def __init__(
        self, rounds: int, quota: int, free_start: int, dangerous_tsunami: int, hidden_cards: int, per_amoeba: int
    ) -> None:
        self.rounds = rounds
        self.quota = quota
        self.free_start = free_start
        self.dangerous_tsunami = dangerous_tsunami
        self.hidden_cards = hidden_cards
        self.per_amoeba = per_amoeba

    def fields(self) -> tuple[str, ...]:
        return VARIANT_FIELDS


class Player(Data):
    """One player's pieces, cards and research points.

    `stations` are land fields in the order they were built, `staff` the researchers on each. `ships` are fields.
    `buoys` has a bit for every field with an own buoy, the queen's among them; `doubles` are fields with one more.
    `tiles` counts what was collected, by shape. `order` is the order card taken in this round, 0 for none.
    `declined` is whether a player out of buoys wanted to move none to the queen.
    """

    __slots__ = PLAYER_FIELDS

    def __init__(
        self,
        points: int,
        stations: list[int],
        staff: list[int],
        ships: list[int],
        buoys: int,
        doubles: list[int],
        buoys_left: int,
        tiles: list[int],
        cards: list[int],
        order: int,
        ability: int,
        joker: int,
        declined: int,
    ) -> None:
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

    def fields(self) -> tuple[str, ...]:
        return PLAYER_FIELDS

    def clone(self) -> "Player":
        return Player(
            self.points,
            self.stations[:],
            self.staff[:],
            self.ships[:],
            self.buoys,
            self.doubles[:],
            self.buoys_left,
            self.tiles[:],
            self.cards[:],
            self.order,
            self.ability,
            self.joker,
            self.declined,
        )

    def researchers(self) -> int:
        """How many work on stations."""
        return sum(self.staff)

    def ship_bits(self) -> int:
        """The fields with own ships."""
        fields = 0
        for field in self.ships:
            fields |= 1 << field
        return fields


class SchwarmState(State):
    """Everything on the table.

    `order` lists the seats as their order stones lie, `turn` is the place in it of whoever is at it. `row` are the
    cards on offer, the cheapest first. `tops` is the open tile on every field, 0 for none; `opens` has for each
    direction the fields whose open tile leads there. `face_down` are fields with a tile nobody has seen, `unseen`
    counts those tiles by shape, `covered` those that lie under others. `path` are the fields a danger has been to
    in the move being made.
    """

    __slots__ = TABLE_FIELDS[len(STATE_FIELDS) :]

    def __init__(
        self,
        seats: int,
        chance: int,
        agenda: list[int],
        chosen: list[int],
        asked: int,
        owing: int,
        arg: int,
        shown: int,
        variant: Variant,
        players: list[Player],
        round: int,
        order: list[int],
        turn: int,
        row: list[int],
        order_stack: list[int],
        abilities: list[int],
        light: list[int],
        blue_pile: list[int],
        blue_spent: list[int],
        tops: list[int],
        opens: list[int],
        face_down: int,
        unseen: list[int],
        covered: list[int],
        golden: int,
        whales: list[int],
        tsunamis: list[int],
        crab: int,
        path: int,
        ended: int,
    ) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, arg, shown)
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
        self.path = path
        self.ended = ended

    def fields(self) -> tuple[str, ...]:
        return TABLE_FIELDS

    def clone(self) -> "SchwarmState":
        return SchwarmState(
            self.seats,
            self.chance,
            self.agenda[:],
            self.chosen[:],
            self.asked,
            self.owing,
            self.arg,
            self.shown,
            self.variant,
            [player.clone() for player in self.players],
            self.round,
            self.order[:],
            self.turn,
            self.row[:],
            self.order_stack[:],
            self.abilities[:],
            self.light[:],
            self.blue_pile[:],
            self.blue_spent[:],
            self.tops[:],
            self.opens[:],
            self.face_down,
            self.unseen[:],
            self.covered[:],
            self.golden,
            self.whales[:],
            self.tsunamis[:],
            self.crab,
            self.path,
            self.ended,
        )

    # --- questions

    def seat_at_turn(self) -> int:
        return self.order[self.turn]

    def station_owner(self, land: int) -> int:
        """Whose station stands on a land field."""
        for seat in range(self.seats):
            if land in self.players[seat].stations:
                return seat
        return NOTHING

    def is_bare(self, field: int) -> bool:
        """Water without any tile, face down or open (SW-F5)."""
        return self.tops[field] == 0 and not self.face_down >> field & 1

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
            bit = 1 << field
            if tile & ALL_FOUR & 1 << direction:
                self.opens[direction] |= bit
            else:
                self.opens[direction] &= ~bit
