"""Mosquitozzz: keep the swarm off your own neck, or off everyone's together."""

from pathlib import Path
from typing import Final

from wusel.engine.continuation import Continuation
from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.game import EITHER_WAY, Box, Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import Value
from wusel.engine.traits import Traits
from wusel.engine.view import Change, View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.mosquitozzz import made, measures, words
from wusel.games.mosquitozzz.catalogue import MosquitozzzCatalogue, catalogue_of
from wusel.games.mosquitozzz.check import faults_of
from wusel.games.mosquitozzz.content import Content, load_content
from wusel.games.mosquitozzz.judge import MosquitoJudge
from wusel.games.mosquitozzz.scoring import result
from wusel.games.mosquitozzz.setup import OPTIONS, lay_out
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.thumbs import thumb_of
from wusel.games.mosquitozzz.traits import traits_of
from wusel.games.mosquitozzz.view import MosquitozzzView, hand_of, redeal, view_of
from wusel.games.mosquitozzz.wanted import wanted_of
from wusel.games.view_reading import number_in, players_in

ONE_EFFECT_A_CARD: Final = "6f1e7be02681edfe"
"""The ID of our own cards before their entries listed all effects. Games with them play the same."""


class Rematch(Continuation[MosquitoState]):
    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """The winner begins (MZ-S8). If no player has won alone, the first player is random (MZ-Q24)."""
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        alone = result.won is None and len(winners) == 1
        return {**options, "first": winners[0] + 1 if alone else "random"}


class Mosquitozzz(Game[MosquitoState]):
    """The card game, with the cards of its content."""

    def __init__(self, content: Content) -> None:
        super().__init__("wusel.games.mosquitozzz", made.MosquitoState, words.MADE_FROM, content, OPTIONS)

    def edition(self) -> int:
        return 2

    def goes_on_from(self, content_id: str) -> bool:
        return content_id == ONE_EFFECT_A_CARD or super().goes_on_from(content_id)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> MosquitoState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: MosquitoState) -> MosquitozzzView:
        return view_of(s)

    def own(self, s: MosquitoState, seat: Seat) -> list[Change]:
        return [(("players", seat, "hand"), hand_of(s, seat))]

    def wanted(self, s: MosquitoState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        found = wanted_of(s, seat, offered)
        return found if "may" in found else {"may": self.words_of(offered), **found}

    def awaited(self, view: View) -> Meant:
        """Return the arguments of the step and the number of mosquitos that still attack."""
        return {**super().awaited(view), "n": number_in(view, "left")}

    def meant(self, view: View, said: Said) -> Meant:
        """Return the card of a choice that uses a laid card."""
        laid = said["do"] == "use_laid"
        return {"card": str(players_in(view)[int(said["seat"])]["laid"])} if laid else {}

    def redeal(self, s: MosquitoState, seat: Seat) -> None:
        redeal(s, seat)

    def result(self, s: MosquitoState) -> Result | None:
        return result(s)

    def plays_together(self, s: MosquitoState) -> bool:
        return s.variant.coop == 1

    def continuation(self) -> Rematch:
        return Rematch()

    def faults(self, s: MosquitoState) -> list[str]:
        return faults_of(s)

    def box(self) -> Box:
        return Box(minutes=[15, 25, 35], weight=2, company=EITHER_WAY, scenario="mode")

    def judge(self) -> MosquitoJudge:
        return MosquitoJudge()

    def measures(self, s: MosquitoState) -> list[Measure[MosquitoState]]:
        return measures.TOGETHER if s.variant.coop else measures.AGAINST_EACH_OTHER

    def traits(self, s: MosquitoState, seat: Seat, choice: Choice) -> Traits:
        return traits_of(s, seat, choice)

    def thumb(self, s: MosquitoState, seat: Seat, choice: Choice) -> str:
        return thumb_of(s, seat, choice, self.options(s, seat))

    def catalogue(self) -> MosquitozzzCatalogue:
        return catalogue_of(self.content)


def new_game(content: Path | None = None, content_text: str = "") -> Mosquitozzz:
    """Return the game with its own cards, or with the cards of a file or a save."""
    return Mosquitozzz(load_content(content, content_text))
