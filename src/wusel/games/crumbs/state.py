"""The table of Crumbs: the pile of finds, what is gathered in this turn, and what everybody has kept."""

from wusel.engine.data import MADE
from wusel.engine.state import State
from wusel.games.crumbs.content import Content


class CrumbsState(State):
    """Everything on the table."""

    __slots__ = MADE
    content: Content
    goal: int
    pile: list[int]  # finds that nobody has turned up, sorted: it has no order that anybody could know
    spent: list[int]  # those turned up, in that order
    crumbs: list[int]  # what each seat has kept
    turn: int  # whose turn it is
    gathered: int  # in this turn
    caught: int  # whether the cat has come
