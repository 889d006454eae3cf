"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="assignment"

from typing import TypedDict

from wusel.engine.data import Field as DataField, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz import state, words


class Variant(state.Variant):
    __slots__ = ("coop", "hand_size", "idle_use", "infect_every", "strongest_first",)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("coop"), DataField("hand_size"), DataField("strongest_first"), DataField("infect_every"),
            DataField("idle_use")]

def new_variant(*, coop: int = 0, hand_size: int = 0, strongest_first: int = 0, infect_every: int = 0,
    idle_use: int = 0) -> Variant:
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("hand", 1), DataField("draw", 1), DataField("discard", 1), DataField("laid"),
            DataField("infected"), DataField("blood"), DataField("known", 1), DataField("fresh")]

def new_player(*, hand: list[int] | None = None, draw: list[int] | None = None, discard: list[int] | None = None,
    laid: int = 0, infected: int = 0, blood: int = 0, known: list[int] | None = None, fresh: int = 0) -> Player:
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
    hand: list[int]
    draw: list[int]
    discard: list[int]
    laid: int
    infected: int
    blood: int
    known: list[int]
    fresh: int

def seen_player(thing: state.Player) -> SeenPlayer:
    return {
        "hand": thing.hand[:],
        "draw": thing.draw[:],
        "discard": thing.discard[:],
        "laid": thing.laid,
        "infected": thing.infected,
        "blood": thing.blood,
        "known": thing.known[:],
        "fresh": thing.fresh,
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

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("variant", 0, Variant), DataField("players", 1, Player),
            DataField("active"), DataField("turn"), DataField("swarm", 1), DataField("swarm_deck", 1),
            DataField("experience", 1), DataField("display", 1), DataField("removed", 1), DataField("staying", 1),
            DataField("bank"), DataField("left"), DataField("stage"), DataField("ended"), DataField("winner")]

def new_mosquito_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, variant: state.Variant,
    players: list[state.Player] | None = None, active: int = 0, turn: int = 0, swarm: list[int] | None = None,
    swarm_deck: list[int] | None = None, experience: list[int] | None = None, display: list[int] | None = None,
    removed: list[int] | None = None, staying: list[int] | None = None, bank: int = 0, left: int = 0, stage: int = 0,
    ended: int = 0, winner: int = 0) -> MosquitoState:
    made = MosquitoState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.variant = variant
    made.players = [] if players is None else players
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
    swarm: list[int]
    swarm_deck: list[int]
    experience: list[int]
    display: list[int]
    removed: list[int]
    staying: list[int]
    bank: int
    left: int
    stage: int
    ended: int
    winner: int

def seen_mosquito_state(thing: state.MosquitoState) -> SeenMosquitoState:
    return {
        "active": thing.active,
        "turn": thing.turn,
        "swarm": thing.swarm[:],
        "swarm_deck": thing.swarm_deck[:],
        "experience": thing.experience[:],
        "display": thing.display[:],
        "removed": thing.removed[:],
        "staying": thing.staying[:],
        "bank": thing.bank,
        "left": thing.left,
        "stage": thing.stage,
        "ended": thing.ended,
        "winner": thing.winner,
    }
