"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.kinds import Flag, Hidden, Maybe, OrZero, PerSeat, Pile, Seat, Secret
from wusel.games.schwarm.content.content import Content
from wusel.games.schwarm.words import Ability, Card, Field, FieldSet, Land, N, Number, PerBuilt, PerDirection, PerField, PerPlace, PerPlain, PerShape, Staff, Tile
from wusel.games.schwarm import state, words


class Variant(state.Variant):
    __slots__ = ("dangerous_tsunami", "free_start", "hidden_cards", "per_amoeba", "quota", "rounds",)

    def read_out(self, to: Listener) -> None:
        to.number(self.rounds)
        to.number(self.quota)
        to.number(self.free_start)
        to.number(self.dangerous_tsunami)
        to.number(self.hidden_cards)
        to.number(self.per_amoeba)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("rounds", 0, None, "n"), DataField("quota", 0, None, "n"),
            DataField("free_start", 0, None, "", FLAG), DataField("dangerous_tsunami", 0, None, "", FLAG),
            DataField("hidden_cards", 0, None, "", FLAG), DataField("per_amoeba", 0, None, "n")]

def new_variant(*, rounds: N = 0, quota: N = 0, free_start: Flag = 0, dangerous_tsunami: Flag = 0,
    hidden_cards: Flag = 0, per_amoeba: N = 0) -> Variant:
    made = Variant()
    made.rounds = rounds
    made.quota = quota
    made.free_start = free_start
    made.dangerous_tsunami = dangerous_tsunami
    made.hidden_cards = hidden_cards
    made.per_amoeba = per_amoeba
    return made

class Player(state.Player):
    __slots__ = ("ability", "buoys", "buoys_left", "cards", "declined", "doubles", "joker", "order", "points", "ships",
        "staff", "stations", "tiles",)

    def clone(self) -> "Player":
        copy = Player()
        copy.points = self.points
        copy.stations = self.stations[:]
        copy.staff = self.staff[:]
        copy.ships = self.ships[:]
        copy.buoys = self.buoys
        copy.doubles = self.doubles[:]
        copy.buoys_left = self.buoys_left
        copy.tiles = self.tiles[:]
        copy.cards = self.cards[:]
        copy.order = self.order
        copy.ability = self.ability
        copy.joker = self.joker
        copy.declined = self.declined
        return copy

    def read_out(self, to: Listener) -> None:
        to.number(self.points)
        to.numbers(self.stations)
        to.numbers(self.staff)
        to.numbers(self.ships)
        to.number(self.buoys)
        to.numbers(self.doubles)
        to.number(self.buoys_left)
        to.numbers(self.tiles)
        to.numbers(self.cards)
        to.number(self.order)
        to.number(self.ability)
        to.number(self.joker)
        to.number(self.declined)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("points", 0, None, "n"), DataField("stations", 1, None, "land", ONE_OF, "built"),
            DataField("staff", 1, None, "staff", NUMBER, "built"), DataField("ships", 1, None, "field", ONE_OF),
            DataField("buoys", 0, None, "field", SET), DataField("doubles", 1, None, "field", ONE_OF),
            DataField("buoys_left", 0, None, "n"), DataField("tiles", 1, None, "n", NUMBER, "shape"),
            DataField("cards", 1, None, "card", ONE_OF, "", True), DataField("order", 0, None, "number", OR_ZERO),
            DataField("ability", 0, None, "ability", MAYBE), DataField("joker", 0, None, "", FLAG),
            DataField("declined", 0, None, "", FLAG)]

def new_player(*, points: N = 0, stations: Hidden[PerBuilt[Land]] | None = None,
    staff: Hidden[PerBuilt[Staff]] | None = None, ships: list[Field] | None = None, buoys: Hidden[FieldSet] = 0,
    doubles: Hidden[list[Field]] | None = None, buoys_left: Hidden[N] = 0, tiles: PerShape[N],
    cards: Secret[list[Card]] | None = None, order: Hidden[OrZero[Number]] = 0, ability: Maybe[Ability] = -1,
    joker: Flag = 0, declined: Hidden[Flag] = 0) -> Player:
    made = Player()
    made.points = points
    made.stations = [] if stations is None else stations
    made.staff = [] if staff is None else staff
    made.ships = [] if ships is None else ships
    made.buoys = buoys
    made.doubles = [] if doubles is None else doubles
    made.buoys_left = buoys_left
    made.tiles = tiles
    made.cards = [] if cards is None else cards
    made.order = order
    made.ability = ability
    made.joker = joker
    made.declined = declined
    return made

class SeenPlayer(TypedDict):
    points: int
    ships: list[str]
    tiles: dict[str, int]
    ability: str | None
    joker: bool

def seen_player(thing: state.Player, names: words.Names) -> SeenPlayer:
    return {
        "points": thing.points,
        "ships": [names.field[each] for each in thing.ships],
        "tiles": {words.SHAPES[place]: n for place, n in enumerate(thing.tiles)},
        "ability": words.ABILITIES[thing.ability] if thing.ability >= 0 else None,
        "joker": thing.joker == 1,
    }

class SchwarmState(state.SchwarmState):
    __slots__ = ("abilities", "blue_pile", "blue_spent", "content", "covered", "crab", "ended", "face_down", "golden",
        "light", "opens", "order", "order_stack", "players", "round", "row", "sea", "tops", "tsunamis", "turn",
        "unseen", "variant", "whales",)

    def clone(self) -> "SchwarmState":
        copy = SchwarmState()
        copy.seats = self.seats
        copy.chance = self.chance
        copy.agenda = self.agenda[:]
        copy.chosen = self.chosen[:]
        copy.asked = self.asked
        copy.owing = self.owing
        copy.shown = self.shown
        copy.script = None
        copy.events = None
        copy.offer = None
        copy.frame = self.frame
        copy.content = self.content
        copy.sea = self.sea
        copy.variant = self.variant
        copy.players = [each.clone() for each in self.players]
        copy.round = self.round
        copy.order = self.order[:]
        copy.turn = self.turn
        copy.row = self.row[:]
        copy.order_stack = self.order_stack[:]
        copy.abilities = self.abilities[:]
        copy.light = self.light[:]
        copy.blue_pile = self.blue_pile[:]
        copy.blue_spent = self.blue_spent[:]
        copy.tops = self.tops[:]
        copy.opens = self.opens[:]
        copy.face_down = self.face_down
        copy.unseen = self.unseen[:]
        copy.covered = self.covered[:]
        copy.golden = self.golden
        copy.whales = self.whales[:]
        copy.tsunamis = self.tsunamis[:]
        copy.crab = self.crab
        copy.ended = self.ended
        return copy

    def read_out(self, to: Listener) -> None:
        to.thing(self.variant)
        to.things(self.players)
        to.number(self.round)
        to.numbers(self.order)
        to.number(self.turn)
        to.numbers(self.row)
        to.numbers(self.order_stack)
        to.numbers(self.abilities)
        to.numbers(self.light)
        to.numbers(self.blue_pile)
        to.numbers(self.blue_spent)
        to.numbers(self.tops)
        to.numbers(self.opens)
        to.number(self.face_down)
        to.numbers(self.unseen)
        to.numbers(self.covered)
        to.number(self.golden)
        to.numbers(self.whales)
        to.numbers(self.tsunamis)
        to.number(self.crab)
        to.number(self.ended)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant),
            DataField("players", 1, Player, "", NUMBER, "seat"), DataField("round", 0, None, "n"),
            DataField("order", 1, None, "seat", ONE_OF, "seat"), DataField("turn", 0, None, "n"),
            DataField("row", 1, None, "card", ONE_OF, "place"), DataField("order_stack", 1, None, "number"),
            DataField("abilities", 1, None, "ability", ONE_OF), DataField("light", 1, None, "card", PILE),
            DataField("blue_pile", 1, None, "card", PILE), DataField("blue_spent", 1, None, "card", ONE_OF),
            DataField("tops", 1, None, "tile", OR_ZERO, "field"),
            DataField("opens", 1, None, "field", SET, "direction"), DataField("face_down", 0, None, "field", SET),
            DataField("unseen", 1, None, "n", NUMBER, "plain"), DataField("covered", 1, None, "n", NUMBER, "shape"),
            DataField("golden", 0, None, "n"), DataField("whales", 1, None, "field", ONE_OF),
            DataField("tsunamis", 1, None, "field", ONE_OF), DataField("crab", 0, None, "land", MAYBE),
            DataField("ended", 0, None, "", FLAG)]

def new_schwarm_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: PerSeat[state.Player], round: N = 0, order: PerSeat[Seat], turn: N = 0, row: PerPlace[Card] | None = None,
    order_stack: Hidden[list[Number]] | None = None, abilities: list[Ability] | None = None,
    light: Pile[Card] | None = None, blue_pile: Pile[Card] | None = None, blue_spent: list[Card] | None = None,
    tops: Hidden[PerField[OrZero[Tile]]], opens: Hidden[PerDirection[FieldSet]], face_down: FieldSet = 0,
    unseen: PerPlain[N], covered: PerShape[N], golden: N = 0, whales: list[Field] | None = None,
    tsunamis: list[Field] | None = None, crab: Maybe[Land] = -1, ended: Hidden[Flag] = 0) -> SchwarmState:
    made = SchwarmState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = players
    made.round = round
    made.order = order
    made.turn = turn
    made.row = [] if row is None else row
    made.order_stack = [] if order_stack is None else order_stack
    made.abilities = [] if abilities is None else abilities
    made.light = [] if light is None else light
    made.blue_pile = [] if blue_pile is None else blue_pile
    made.blue_spent = [] if blue_spent is None else blue_spent
    made.tops = tops
    made.opens = opens
    made.face_down = face_down
    made.unseen = unseen
    made.covered = covered
    made.golden = golden
    made.whales = [] if whales is None else whales
    made.tsunamis = [] if tsunamis is None else tsunamis
    made.crab = crab
    made.ended = ended
    return made

class SeenSchwarmState(TypedDict):
    round: int
    order: list[int]
    turn: int
    row: list[str]
    abilities: list[str]
    light: list[str]
    blue_pile: list[str]
    blue_spent: list[str]
    face_down: list[str]
    unseen: dict[str, int]
    covered: dict[str, int]
    golden: int
    whales: list[str]
    tsunamis: list[str]
    crab: str | None

def seen_schwarm_state(thing: state.SchwarmState, names: words.Names) -> SeenSchwarmState:
    return {
        "round": thing.round,
        "order": [*thing.order],
        "turn": thing.turn,
        "row": [names.card[each] for each in thing.row],
        "abilities": [words.ABILITIES[each] for each in thing.abilities],
        "light": [names.card[each] for each in thing.light],
        "blue_pile": [names.card[each] for each in thing.blue_pile],
        "blue_spent": [names.card[each] for each in thing.blue_spent],
        "face_down": [names.field[each] for each in members(thing.face_down)],
        "unseen": {words.PLAINS[place]: n for place, n in enumerate(thing.unseen)},
        "covered": {words.SHAPES[place]: n for place, n in enumerate(thing.covered)},
        "golden": thing.golden,
        "whales": [names.field[each] for each in thing.whales],
        "tsunamis": [names.field[each] for each in thing.tsunamis],
        "crab": names.land[thing.crab] if thing.crab >= 0 else None,
    }
