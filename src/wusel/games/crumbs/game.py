"""Crumbs: one more find, or is that the cat? A small game to learn from: see docs/add-a-game.md."""

from pathlib import Path

from wusel.engine.content.parts import Parts
from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.options import Value
from wusel.games.crumbs import words
from wusel.games.crumbs.catalogue import CrumbsCatalogue, catalogue_of
from wusel.games.crumbs.check import faults_of
from wusel.games.crumbs.content import HOME, Content, load_content
from wusel.games.crumbs.effects import all_effects
from wusel.games.crumbs.judge import CrumbsJudge
from wusel.games.crumbs.scoring import result
from wusel.games.crumbs.setup import declared_options, lay_out
from wusel.games.crumbs.state import CrumbsState
from wusel.games.crumbs.steps import all_steps
from wusel.games.crumbs.view import CrumbsView, view_of


class Crumbs(Game[CrumbsState]):
    """The game with the finds of some content."""

    def __init__(self, content: Content) -> None:
        doing = all_effects()
        super().__init__(
            "crumbs",
            HOME,
            CrumbsState,
            words.MADE_FROM,
            declared_options(),
            all_steps(content, doing),
            content.kinds,
            doing,
        )
        self.content = content

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> CrumbsState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: CrumbsState) -> CrumbsView:
        return view_of(s, self.content)

    def redeal(self, s: CrumbsState, seat: int) -> None:
        """Nothing to deal: nobody holds anything hidden, and the pile has no order (CR-H1)."""

    def result(self, s: CrumbsState) -> Result | None:
        return result(s)

    def plays_together(self, s: CrumbsState) -> bool:
        return s.seats == 1

    def faults(self, s: CrumbsState) -> list[str]:
        return faults_of(s, self.content)

    def judge(self) -> CrumbsJudge:
        return CrumbsJudge(self.content)

    def parts(self) -> Parts:
        return self.content.parts

    def catalogue(self) -> CrumbsCatalogue:
        return catalogue_of(self.content, self.effects)


def new_game(content: Path | None = None, content_text: str = "") -> Crumbs:
    """The game with its own finds, or with those that a file or a save brings along."""
    return Crumbs(load_content(content, content_text))
