"""What nearly every question of Viroid has in common."""

from wusel.engine.kinds import SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.games.viroid.state import ViroidState


class AskActive(Ask[ViroidState]):
    """A question to the active player, who alone decides (VI-T2)."""

    def asks(self, s: ViroidState) -> SeatSet:
        return only(s.active)
