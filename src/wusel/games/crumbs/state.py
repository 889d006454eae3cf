"""The table of Crumbs: the pile of finds, what is gathered in this turn, and what everybody has kept."""

from wusel.engine.data import MADE
from wusel.engine.kinds import Flag, Hidden, PerSeat, Pile, Seat
from wusel.engine.state import State
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.words import Find, N


class CrumbsState(State):
    """Everything on the table. Of the pile all know what is left in it (CR-H1)."""

    __slots__ = MADE
    content: Content
    goal: N
    pile: Pile[Find]  # that nobody has turned up
    spent: list[Find]  # those turned up, in that order
    crumbs: PerSeat[N]  # kept
    turn: Seat
    gathered: N  # in this turn
    caught: Hidden[Flag]  # whether the cat has come
