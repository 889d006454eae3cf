"""The steps of Der Schwarm; a round is acquiring, playing, scoring."""

from wusel.engine.step import Step
from wusel.games.schwarm.content import Content
from wusel.games.schwarm.scoring import ScoreGame, ScoreRound
from wusel.games.schwarm.setup import FirstStation
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.acquire import Acquire, NewRound, PickAbility, SetOrder
from wusel.games.schwarm.steps.dangers import (
    CrabCrawls,
    RaiseTsunami,
    TsunamiSurges,
    WakeCrab,
    WakeWhale,
    WhaleSwims,
)
from wusel.games.schwarm.steps.exploring import FreeBuoy, LayTile, SendResearchers
from wusel.games.schwarm.steps.play import BuildStation, DoubleCard, NextPlayer, PlayCard
from wusel.games.schwarm.steps.queen import MeetQueen, QueenBuoy
from wusel.games.schwarm.steps.ships import SailShips


def all_steps(content: Content) -> list[Step[SchwarmState]]:
    """Every step of the game."""
    sea = content.sea
    return [
        FirstStation(sea),
        NewRound(), Acquire(), PickAbility(), SetOrder(),
        PlayCard(content), NextPlayer(), DoubleCard(),
        BuildStation(sea), SailShips(sea), SendResearchers(sea), FreeBuoy(sea), LayTile(content), MeetQueen(sea),
        QueenBuoy(sea),
        WakeWhale(sea), WhaleSwims(sea), RaiseTsunami(sea), TsunamiSurges(sea), WakeCrab(sea), CrabCrawls(sea),
        ScoreRound(sea), ScoreGame(sea),
    ]  # fmt: skip
