"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="assignment"

from typing import TypedDict

from wusel.engine.data import Field as DataField, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.games.schwarm.content import Content
from wusel.games.schwarm import state, words


class Variant(state.Variant):
    __slots__ = ("dangerous_tsunami", "free_start", "hidden_cards", "per_amoeba", "quota", "rounds",)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("rounds"), DataField("quota"), DataField("free_start"), DataField("dangerous_tsunami"),
            DataField("hidden_cards"), DataField("per_amoeba")]

def new_variant(*, rounds: int = 0, quota: int = 0, free_start: int = 0, dangerous_tsunami: int = 0,
    hidden_cards: int = 0, per_amoeba: int = 0) -> Variant:
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("points"), DataField("stations", 1), DataField("staff", 1), DataField("ships", 1),
            DataField("buoys"), DataField("doubles", 1), DataField("buoys_left"), DataField("tiles", 1),
            DataField("cards", 1), DataField("order"), DataField("ability"), DataField("joker"), DataField("declined")]

def new_player(*, points: int = 0, stations: list[int] | None = None, staff: list[int] | None = None,
    ships: list[int] | None = None, buoys: int = 0, doubles: list[int] | None = None, buoys_left: int = 0,
    tiles: list[int] | None = None, cards: list[int] | None = None, order: int = 0, ability: int = 0, joker: int = 0,
    declined: int = 0) -> Player:
    made = Player()
    made.points = points
    made.stations = [] if stations is None else stations
    made.staff = [] if staff is None else staff
    made.ships = [] if ships is None else ships
    made.buoys = buoys
    made.doubles = [] if doubles is None else doubles
    made.buoys_left = buoys_left
    made.tiles = [] if tiles is None else tiles
    made.cards = [] if cards is None else cards
    made.order = order
    made.ability = ability
    made.joker = joker
    made.declined = declined
    return made

class SeenPlayer(TypedDict):
    points: int
    stations: list[int]
    staff: list[int]
    ships: list[int]
    buoys: int
    doubles: list[int]
    buoys_left: int
    tiles: list[int]
    cards: list[int]
    order: int
    ability: int
    joker: int
    declined: int

def seen_player(thing: state.Player) -> SeenPlayer:
    return {
        "points": thing.points,
        "stations": thing.stations[:],
        "staff": thing.staff[:],
        "ships": thing.ships[:],
        "buoys": thing.buoys,
        "doubles": thing.doubles[:],
        "buoys_left": thing.buoys_left,
        "tiles": thing.tiles[:],
        "cards": thing.cards[:],
        "order": thing.order,
        "ability": thing.ability,
        "joker": thing.joker,
        "declined": thing.declined,
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant), DataField("players", 1, Player),
            DataField("round"), DataField("order", 1), DataField("turn"), DataField("row", 1),
            DataField("order_stack", 1), DataField("abilities", 1), DataField("light", 1), DataField("blue_pile", 1),
            DataField("blue_spent", 1), DataField("tops", 1), DataField("opens", 1), DataField("face_down"),
            DataField("unseen", 1), DataField("covered", 1), DataField("golden"), DataField("whales", 1),
            DataField("tsunamis", 1), DataField("crab"), DataField("ended")]

def new_schwarm_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: list[state.Player] | None = None, round: int = 0, order: list[int] | None = None, turn: int = 0,
    row: list[int] | None = None, order_stack: list[int] | None = None, abilities: list[int] | None = None,
    light: list[int] | None = None, blue_pile: list[int] | None = None, blue_spent: list[int] | None = None,
    tops: list[int] | None = None, opens: list[int] | None = None, face_down: int = 0, unseen: list[int] | None = None,
    covered: list[int] | None = None, golden: int = 0, whales: list[int] | None = None,
    tsunamis: list[int] | None = None, crab: int = 0, ended: int = 0) -> SchwarmState:
    made = SchwarmState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = [] if players is None else players
    made.round = round
    made.order = [] if order is None else order
    made.turn = turn
    made.row = [] if row is None else row
    made.order_stack = [] if order_stack is None else order_stack
    made.abilities = [] if abilities is None else abilities
    made.light = [] if light is None else light
    made.blue_pile = [] if blue_pile is None else blue_pile
    made.blue_spent = [] if blue_spent is None else blue_spent
    made.tops = [] if tops is None else tops
    made.opens = [] if opens is None else opens
    made.face_down = face_down
    made.unseen = [] if unseen is None else unseen
    made.covered = [] if covered is None else covered
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
    row: list[int]
    order_stack: list[int]
    abilities: list[int]
    light: list[int]
    blue_pile: list[int]
    blue_spent: list[int]
    tops: list[int]
    opens: list[int]
    face_down: int
    unseen: list[int]
    covered: list[int]
    golden: int
    whales: list[int]
    tsunamis: list[int]
    crab: int
    ended: int

def seen_schwarm_state(thing: state.SchwarmState) -> SeenSchwarmState:
    return {
        "round": thing.round,
        "order": thing.order[:],
        "turn": thing.turn,
        "row": thing.row[:],
        "order_stack": thing.order_stack[:],
        "abilities": thing.abilities[:],
        "light": thing.light[:],
        "blue_pile": thing.blue_pile[:],
        "blue_spent": thing.blue_spent[:],
        "tops": thing.tops[:],
        "opens": thing.opens[:],
        "face_down": thing.face_down,
        "unseen": thing.unseen[:],
        "covered": thing.covered[:],
        "golden": thing.golden,
        "whales": thing.whales[:],
        "tsunamis": thing.tsunamis[:],
        "crab": thing.crab,
        "ended": thing.ended,
    }
