"""The table of Crumbs: the pile of finds, the crumbs gathered in this turn, and the crumbs that players have kept."""

from wusel.engine.data import MADE
from wusel.engine.kinds import Flag, Hidden, PerSeat, Pile, Seat
from wusel.engine.state import State
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.words import Find, N


class CrumbsState(State):
    """Everything on the table. Everyone knows the contents of the pile (CR-H1)."""

    __slots__ = MADE
    content: Content
    goal: N
    pile: Pile[Find]  # the finds that are not turned up yet
    spent: list[Find]  # the finds turned up, in that order
    crumbs: PerSeat[N]  # kept
    turn: Seat
    gathered: N  # in this turn
    caught: Hidden[Flag]  # whether the cat has come
