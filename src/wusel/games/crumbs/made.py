"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"

from typing import TypedDict

from wusel.engine.data import DataField, Listener, NUMBER, ONE_OF, MAYBE, OR_ZERO, SET, FLAG, PILE
from wusel.engine.events import Event
from wusel.engine.sets import members
from wusel.engine.kinds import Flag, Hidden, PerSeat, Pile, Seat
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.words import Find, N
from wusel.games.crumbs import state, words


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

    def read_out(self, to: Listener) -> None:
        to.number(self.goal)
        to.numbers(self.pile)
        to.numbers(self.spent)
        to.numbers(self.crumbs)
        to.number(self.turn)
        to.number(self.gathered)
        to.number(self.caught)

    @classmethod
    def declared(cls) -> list[DataField]:
        return [*super().declared(), DataField("goal", 0, None, "n"), DataField("pile", 1, None, "find", PILE),
            DataField("spent", 1, None, "find", ONE_OF), DataField("crumbs", 1, None, "n", NUMBER, "seat"),
            DataField("turn", 0, None, "seat", ONE_OF), DataField("gathered", 0, None, "n"),
            DataField("caught", 0, None, "", FLAG)]

def new_crumbs_state(*, seats: int, chance: int, events: list[Event] | None, content: Content, goal: N = 0,
    pile: Pile[Find] | None = None, spent: list[Find] | None = None, crumbs: PerSeat[N], turn: Seat, gathered: N = 0,
    caught: Hidden[Flag] = 0) -> CrumbsState:
    made = CrumbsState()
    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats
    made.asked = made.owing = made.shown = 0
    made.set_out(content)
    made.events = events
    made.goal = goal
    made.pile = [] if pile is None else pile
    made.spent = [] if spent is None else spent
    made.crumbs = crumbs
    made.turn = turn
    made.gathered = gathered
    made.caught = caught
    return made

class SeenCrumbsState(TypedDict):
    goal: int
    pile: list[str]
    spent: list[str]
    crumbs: list[int]
    turn: int
    gathered: int

def seen_crumbs_state(thing: state.CrumbsState, names: words.Names) -> SeenCrumbsState:
    return {
        "goal": thing.goal,
        "pile": [names.find[each] for each in thing.pile],
        "spent": [names.find[each] for each in thing.spent],
        "crumbs": thing.crumbs[:],
        "turn": thing.turn,
        "gathered": thing.gathered,
    }
