"""Made from the fields in state.py by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E501, F401

from typing import Final, TypedDict

from wusel.engine.data import FLAG, Field, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.state import NOTHING_TOLD
from wusel.engine.state import State
from wusel.games.crumbs import state, words
from wusel.games.crumbs.content import Content


class CrumbsState(state.CrumbsState):
    __slots__ = ("caught", "content", "crumbs", "gathered", "goal", "pile", "spent", "turn",)

    def clone(self) -> "CrumbsState":
        copy = CrumbsState()
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
        copy.goal = self.goal
        copy.pile = self.pile[:]
        copy.spent = self.spent[:]
        copy.crumbs = self.crumbs[:]
        copy.turn = self.turn
        copy.gathered = self.gathered
        copy.caught = self.caught
        return copy

    @classmethod
    def declared(cls) -> list[Field]:
        return [*super().declared(), Field("goal"), Field("pile", 1), Field("spent", 1), Field("crumbs", 1),
            Field("turn"), Field("gathered"), Field("caught")]

def new_crumbs_state(seats: int, chance: int, events: list[Event] | None, content: Content, goal: int, pile: list[int],
    spent: list[int], crumbs: list[int], turn: int, gathered: int, caught: int) -> CrumbsState:
    made = CrumbsState()
    made.set_out(content)
    made.events = events
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.goal = goal
    made.pile = pile
    made.spent = spent
    made.crumbs = crumbs
    made.turn = turn
    made.gathered = gathered
    made.caught = caught
    return made

class SeenCrumbsState(TypedDict):
    goal: int
    pile: list[int]
    spent: list[int]
    crumbs: list[int]
    turn: int
    gathered: int
    caught: int

def seen_crumbs_state(thing: state.CrumbsState) -> SeenCrumbsState:
    return {
        "goal": thing.goal,
        "pile": thing.pile[:],
        "spent": thing.spent[:],
        "crumbs": thing.crumbs[:],
        "turn": thing.turn,
        "gathered": thing.gathered,
        "caught": thing.caught,
    }
