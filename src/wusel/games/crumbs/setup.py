"""How the table is laid out."""

from wusel.engine.events import Event
from wusel.engine.options import GameOption, Value
from wusel.games.crumbs import words
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.state import CrumbsState


def declared_options() -> list[GameOption]:
    """How the game can be played."""
    return [GameOption("goal", [20, 12, 30])]


def lay_out(content: Content, options: dict[str, Value], chance: int, events: list[Event] | None) -> CrumbsState:
    """All finds in one pile, and nobody has any crumbs (CR-S1)."""
    seats = int(options["players"])
    s = CrumbsState(
        seats=seats, chance=chance, agenda=[], chosen=[0] * seats, asked=0, owing=0, shown=0,
        goal=int(options["goal"]), pile=content.pile[:], spent=[], crumbs=[0] * seats, turn=0, gathered=0, caught=0,
    )  # fmt: skip
    s.events = events
    s.tell(words.TURN_BEGINS, 0)
    words.then_take_turn(s, turned_up=0)
    return s
