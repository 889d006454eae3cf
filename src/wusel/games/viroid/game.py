"""Viroid: the players are a disease, and mankind is the board."""

from pathlib import Path

from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.game import AS_ONE, Box, Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import Value
from wusel.engine.traits import Traits
from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.viroid import made, words
from wusel.games.viroid.catalogue import ViroidCatalogue, catalogue_of
from wusel.games.viroid.check import faults_of
from wusel.games.viroid.content import Content, load_content
from wusel.games.viroid.demands.content import checked
from wusel.games.viroid.judge.judge import ViroidJudge
from wusel.games.viroid.meant import meant_by
from wusel.games.viroid.measures import MEASURES
from wusel.games.viroid.scoring import result
from wusel.games.viroid.setup import OPTIONS, lay_out
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.thumbs import thumb_of
from wusel.games.viroid.traits import traits_of
from wusel.games.viroid.view import ViroidView, view_of
from wusel.games.viroid.wanted import awaited_in, wanted_of


class Viroid(Game[ViroidState]):
    """The board game, with some content."""

    def __init__(self, content: Content) -> None:
        super().__init__("wusel.games.viroid", made.ViroidState, words.MADE_FROM, content, OPTIONS)
        self.opinions = ViroidJudge()

    def edition(self) -> int:
        return 5

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> ViroidState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: ViroidState) -> ViroidView:
        return view_of(s)

    def wanted(self, s: ViroidState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        return wanted_of(s, seat, self.words_of(offered), offered)

    def awaited(self, view: View) -> Meant:
        return {**super().awaited(view), **awaited_in(view)}

    def meant(self, view: View, said: Said) -> Meant:
        return meant_by(self.content, view, said)

    def result(self, s: ViroidState) -> Result | None:
        return result(s)

    def plays_together(self, s: ViroidState) -> bool:
        return True

    def hides(self) -> bool:
        """Return False, because everything is open (VI-H1)."""
        return False

    def faults(self, s: ViroidState) -> list[str]:
        return faults_of(s)

    def box(self) -> Box:
        return Box(minutes=[60, 80, 85], weight=4, company=AS_ONE)

    def judge(self) -> ViroidJudge:
        return self.opinions

    def measures(self, s: ViroidState) -> list[Measure[ViroidState]]:
        return MEASURES

    def traits(self, s: ViroidState, seat: Seat, choice: Choice) -> Traits:
        return traits_of(s, seat, choice)

    def thumb(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        return thumb_of(s, seat, choice)

    def catalogue(self) -> ViroidCatalogue:
        return catalogue_of(self.content, self.effects)


def new_game(content: Path | None = None, content_text: str = "") -> Viroid:
    """Return the game with its own content, or with that of a file or a save."""
    return Viroid(checked(load_content(content, content_text)))
