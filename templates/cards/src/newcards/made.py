"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from newcards.content import Content
from newcards.words import Card
from wusel.engine.kinds import Hidden, PerSeat, Pile, Seat
from newcards import state, words


class Player(state.Player):
    __slots__ = ("cards",)

    def clone(self) -> "Player":
        copy = Player()
        copy.cards = self.cards[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.numbers(self.cards)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [DataField("cards", 1, None, "card", ONE_OF)]

def new_player(*, cards: list[Card] | None = None) -> Player:
    made = Player()
    made.cards = [] if cards is None else cards
    return made

class SeenPlayer(TypedDict):
    cards: list[str]

def seen_player(thing: state.Player, names: words.Names) -> SeenPlayer:
    return {
        "cards": [names.card[each] for each in thing.cards],
    }

class NewcardsState(state.NewcardsState):
    __slots__ = ("content", "discard", "open_card", "pile", "players", "turn",)

    def clone(self) -> "NewcardsState":
        copy = NewcardsState()
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
        copy.players = [each.clone() for each in self.players]
        copy.turn = self.turn
        copy.open_card = self.open_card
        copy.pile = self.pile[:]
        copy.discard = self.discard[:]
        return copy

    def read_out(self, to: Listener) -> None:
        to.things(self.players)
        to.number(self.turn)
        to.number(self.open_card)
        to.numbers(self.pile)
        to.numbers(self.discard)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("players", 1, Player, "", NUMBER, "seat"),
            DataField("turn", 0, None, "seat", ONE_OF), DataField("open_card", 0, None, "card", ONE_OF),
            DataField("pile", 1, None, "card", PILE), DataField("discard", 1, None, "card", ONE_OF)]

def new_newcards_state(*, seats: int, chance: int, events: list[Event] | None, content: Content,
    players: PerSeat[state.Player], turn: Hidden[Seat], open_card: Card, pile: Pile[Card] | None = None,
    discard: list[Card] | None = None) -> NewcardsState:
    made = NewcardsState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.players = players
    made.turn = turn
    made.open_card = open_card
    made.pile = [] if pile is None else pile
    made.discard = [] if discard is None else discard
    return made

class SeenNewcardsState(TypedDict):
    open_card: str
    pile: list[str]
    discard: list[str]

def seen_newcards_state(thing: state.NewcardsState, names: words.Names) -> SeenNewcardsState:
    return {
        "open_card": names.card[thing.open_card],
        "pile": [names.card[each] for each in thing.pile],
        "discard": [names.card[each] for each in thing.discard],
    }
