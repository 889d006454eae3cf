"""Maus und Mystik: mice in a house at night, chapter by chapter."""

from pathlib import Path
from typing import Final

from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.game import AS_ONE, Box, Game
from wusel.engine.kinds import NOTHING, Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import Value
from wusel.engine.traits import Traits
from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.maus import made, words
from wusel.games.maus.catalogue import MausCatalogue, Printer
from wusel.games.maus.check import faults_of
from wusel.games.maus.content.content import Content, load_content
from wusel.games.maus.demands.content import checked
from wusel.games.maus.judge.judge import MausJudge
from wusel.games.maus.limits import HEROES
from wusel.games.maus.measures import MEASURES
from wusel.games.maus.scoring import result
from wusel.games.maus.sequels import MausContinuation
from wusel.games.maus.setup import CHAPTER, declared_options, lay_out
from wusel.games.maus.state import MausState
from wusel.games.maus.thumbs import thumb_of
from wusel.games.maus.traits import traits_of
from wusel.games.maus.view.meant import meant_by
from wusel.games.maus.view.view import MausView, view_of
from wusel.games.maus.view.wanted import wanted_of
from wusel.games.view_reading import named_in

SPOKEN_OF: Final = ("hero", "figure", "foe", "script")
"""The arguments that a question takes from its step, if the step has them."""


class Maus(Game[MausState]):
    """The adventure game, with the story of its content."""

    def __init__(self, content: Content) -> None:
        super().__init__("wusel.games.maus", made.MausState, words.MADE_FROM, content, declared_options(content))
        self.opinions = MausJudge(content)

    def edition(self) -> int:
        return 5

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> MausState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: MausState) -> MausView:
        return view_of(s)

    def wanted(self, s: MausState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        return {**wanted_of(s, self.words_of(offered), offered), **self.spoken_of(s)}

    def spoken_of(self, s: MausState) -> dict[str, int | str]:
        """Return the hero, figure, foe and script that a question is about. The default hero is the mouse whose turn it
        is."""
        found: dict[str, int | str] = {}
        if s.turn.acting != NOTHING and s.turn.acting < HEROES:
            found["hero"] = self.content.names.hero[s.turn.acting]
        told = self.about(s)
        for name in SPOKEN_OF:
            what = told.get(name)
            if isinstance(what, str):
                found[name] = what
        return found

    def awaited(self, view: View) -> Meant:
        """Return the arguments of the step, and by default the mouse whose turn it is."""
        acting: Meant = {"hero": str(named_in(view, "turn")["hero"])} if view["turn"] else {}
        return {**acting, **super().awaited(view)}

    def meant(self, view: View, said: Said) -> Meant:
        return meant_by(self.content, view, said)

    def faults(self, s: MausState) -> list[str]:
        return faults_of(s)

    def judge(self) -> MausJudge:
        return self.opinions

    def measures(self, s: MausState) -> list[Measure[MausState]]:
        return MEASURES

    def is_turn_of(self, s: MausState, seat: Seat) -> bool:
        """Return whether one of the seat's mice acts."""
        return 0 <= s.turn.acting < HEROES and s.mouse(s.turn.acting).seat == seat

    def traits(self, s: MausState, seat: Seat, choice: Choice) -> Traits:
        return traits_of(s, choice)

    def thumb(self, s: MausState, seat: Seat, choice: Choice) -> str:
        return thumb_of(s, choice)

    def catalogue(self) -> MausCatalogue:
        return Printer(self.content, self.effects).all()

    def result(self, s: MausState) -> Result | None:
        return result(s)

    def plays_together(self, s: MausState) -> bool:
        return True

    def hides(self) -> bool:
        """Return False, because all cards lie open (MM-H1)."""
        return False

    def continuation(self) -> MausContinuation:
        return MausContinuation(self.content)

    def box(self) -> Box:
        return Box(minutes=[45, 45, 45, 45], weight=3, company=AS_ONE, scenario=CHAPTER)

    def titles(self, language: str) -> dict[str, str]:
        """Return the titles, with the chapters' own titles for the chapter option."""
        titles = super().titles(language)
        chapters = {f"option-{CHAPTER}-{each.number}": each for each in self.content.chapters}
        return {**titles, **{key: f"{each.number}: {titles[each.name]}" for key, each in chapters.items()}}


def new_game(content: Path | None = None, content_text: str = "") -> Maus:
    """Return the game with its own content, or with the content of a file or a save."""
    return Maus(checked(load_content(content, content_text)))
