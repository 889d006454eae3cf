"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.kinds import Flag, Hidden, Maybe, Mixed, OrZero, PerSeat, Pile, Seat
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.words import Blood, Card, Ending, N, Stage
from wusel.games.mosquitozzz import state, words


class Variant(state.Variant):
    __slots__ = ("coop", "hand_size", "idle_use", "infect_every", "strongest_first",)

    def read_out(self, to: Listener) -> None:
        to.number(self.coop)
        to.number(self.hand_size)
        to.number(self.strongest_first)
        to.number(self.infect_every)
        to.number(self.idle_use)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("coop", 0, None, "", FLAG), DataField("hand_size", 0, None, "n"),
            DataField("strongest_first", 0, None, "", FLAG), DataField("infect_every", 0, None, "", FLAG),
            DataField("idle_use", 0, None, "", FLAG)]

def new_variant(*, coop: Flag = 0, hand_size: N = 0, strongest_first: Flag = 0, infect_every: Flag = 0,
    idle_use: Flag = 0) -> Variant:
    made = Variant()
    made.coop = coop
    made.hand_size = hand_size
    made.strongest_first = strongest_first
    made.infect_every = infect_every
    made.idle_use = idle_use
    return made

class Player(state.Player):
    __slots__ = ("blood", "discard", "draw", "fresh", "hand", "infected", "known", "laid",)

    def clone(self) -> "Player":
        copy = Player()
        copy.hand = self.hand[:]
        copy.draw = self.draw[:]
        copy.discard = self.discard[:]
        copy.laid = self.laid
        copy.infected = self.infected
        copy.blood = self.blood
        copy.known = self.known[:]
        copy.fresh = self.fresh
        return copy

    def read_out(self, to: Listener) -> None:
        to.numbers(self.hand)
        to.numbers(self.draw)
        to.numbers(self.discard)
        to.number(self.laid)
        to.number(self.infected)
        to.number(self.blood)
        to.numbers(self.known)
        to.number(self.fresh)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("hand", 1, None, "card", PILE, "", True, True),
            DataField("draw", 1, None, "card", PILE, "", True, True), DataField("discard", 1, None, "card", ONE_OF),
            DataField("laid", 0, None, "card", OR_ZERO), DataField("infected", 0, None, "card", OR_ZERO),
            DataField("blood", 0, None, "blood"), DataField("known", 1, None, "card", ONE_OF),
            DataField("fresh", 0, None, "n")]

def new_player(*, hand: Mixed[Pile[Card]] | None = None, draw: Mixed[Pile[Card]] | None = None,
    discard: list[Card] | None = None, laid: OrZero[Card] = 0, infected: OrZero[Card] = 0, blood: Blood = 0,
    known: Hidden[list[Card]] | None = None, fresh: Hidden[N] = 0) -> Player:
    made = Player()
    made.hand = [] if hand is None else hand
    made.draw = [] if draw is None else draw
    made.discard = [] if discard is None else discard
    made.laid = laid
    made.infected = infected
    made.blood = blood
    made.known = [] if known is None else known
    made.fresh = fresh
    return made

class SeenPlayer(TypedDict):
    discard: list[str]
    laid: str | None
    infected: str | None
    blood: int

def seen_player(thing: state.Player, names: words.Names) -> SeenPlayer:
    return {
        "discard": [names.card[each] for each in thing.discard],
        "laid": names.card[thing.laid] if thing.laid else None,
        "infected": names.card[thing.infected] if thing.infected else None,
        "blood": thing.blood,
    }

class MosquitoState(state.MosquitoState):
    __slots__ = ("active", "bank", "content", "display", "ended", "experience", "left", "players", "removed", "stage",
        "staying", "swarm", "swarm_deck", "turn", "variant", "winner",)

    def clone(self) -> "MosquitoState":
        copy = MosquitoState()
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
        copy.variant = self.variant
        copy.players = [each.clone() for each in self.players]
        copy.active = self.active
        copy.turn = self.turn
        copy.swarm = self.swarm[:]
        copy.swarm_deck = self.swarm_deck[:]
        copy.experience = self.experience[:]
        copy.display = self.display[:]
        copy.removed = self.removed[:]
        copy.staying = self.staying[:]
        copy.bank = self.bank
        copy.left = self.left
        copy.stage = self.stage
        copy.ended = self.ended
        copy.winner = self.winner
        return copy

    def read_out(self, to: Listener) -> None:
        to.thing(self.variant)
        to.things(self.players)
        to.number(self.active)
        to.number(self.turn)
        to.numbers(self.swarm)
        to.numbers(self.swarm_deck)
        to.numbers(self.experience)
        to.numbers(self.display)
        to.numbers(self.removed)
        to.numbers(self.staying)
        to.number(self.bank)
        to.number(self.left)
        to.number(self.stage)
        to.number(self.ended)
        to.number(self.winner)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant),
            DataField("players", 1, Player, "", NUMBER, "seat"), DataField("active", 0, None, "seat", ONE_OF),
            DataField("turn", 0, None, "n"), DataField("swarm", 1, None, "card", ONE_OF),
            DataField("swarm_deck", 1, None, "card", PILE), DataField("experience", 1, None, "card", PILE),
            DataField("display", 1, None, "card", ONE_OF), DataField("removed", 1, None, "card", ONE_OF),
            DataField("staying", 1, None, "card", ONE_OF), DataField("bank", 0, None, "n"),
            DataField("left", 0, None, "n"), DataField("stage", 0, None, "stage", ONE_OF),
            DataField("ended", 0, None, "ending", ONE_OF), DataField("winner", 0, None, "seat", MAYBE)]

def new_mosquito_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: PerSeat[state.Player], active: Seat, turn: N = 0, swarm: list[Card] | None = None,
    swarm_deck: Pile[Card] | None = None, experience: Pile[Card] | None = None, display: list[Card] | None = None,
    removed: list[Card] | None = None, staying: list[Card] | None = None, bank: N = 0, left: N = 0, stage: Stage,
    ended: Hidden[Ending], winner: Hidden[Maybe[Seat]] = -1) -> MosquitoState:
    made = MosquitoState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = players
    made.active = active
    made.turn = turn
    made.swarm = [] if swarm is None else swarm
    made.swarm_deck = [] if swarm_deck is None else swarm_deck
    made.experience = [] if experience is None else experience
    made.display = [] if display is None else display
    made.removed = [] if removed is None else removed
    made.staying = [] if staying is None else staying
    made.bank = bank
    made.left = left
    made.stage = stage
    made.ended = ended
    made.winner = winner
    return made

class SeenMosquitoState(TypedDict):
    active: int
    turn: int
    swarm: list[str]
    swarm_deck: list[str]
    experience: list[str]
    display: list[str]
    removed: list[str]
    staying: list[str]
    bank: int
    left: int
    stage: str

def seen_mosquito_state(thing: state.MosquitoState, names: words.Names) -> SeenMosquitoState:
    return {
        "active": thing.active,
        "turn": thing.turn,
        "swarm": [names.card[each] for each in thing.swarm],
        "swarm_deck": [names.card[each] for each in thing.swarm_deck],
        "experience": [names.card[each] for each in thing.experience],
        "display": [names.card[each] for each in thing.display],
        "removed": [names.card[each] for each in thing.removed],
        "staying": [names.card[each] for each in thing.staying],
        "bank": thing.bank,
        "left": thing.left,
        "stage": words.STAGES[thing.stage],
    }
