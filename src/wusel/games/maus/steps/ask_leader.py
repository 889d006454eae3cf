"""Questions to the player who leads a mouse, and to the one who speaks for all."""

from wusel.engine.kinds import SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.games.maus.limits import HEROES
from wusel.games.maus.state import MausState, Mouse
from wusel.games.maus.words import Hero


class AskActing(Ask[MausState]):
    """A question to the player of the mouse whose turn it is."""

    def asks(self, s: MausState) -> SeatSet:
        return only(s.mouse(s.acting).seat)

    def acting(self, s: MausState) -> Mouse:
        return s.mouse(s.acting)


class AskLeader(Ask[MausState]):
    """A question to the player of a mouse that the step was told of; where it is nobody, to who speaks for all
    (MM-ENT1)."""

    def hero(self, s: MausState) -> Hero:
        raise NotImplementedError

    def asks(self, s: MausState) -> SeatSet:
        hero = self.hero(s)
        return only(s.mouse(hero).seat if hero < HEROES else s.speaker())
