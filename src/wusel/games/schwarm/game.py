"""Der Schwarm: research stations on four coasts, and something in the sea between them."""

from pathlib import Path
from typing import Final

from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.kinds import Choice, Seat
from wusel.engine.options import GameOption, Value
from wusel.engine.view import Change, View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.schwarm import made, words
from wusel.games.schwarm.catalogue import SchwarmCatalogue, catalogue_of
from wusel.games.schwarm.check import faults_of
from wusel.games.schwarm.content import Content, load_content
from wusel.games.schwarm.judge.judge import SchwarmJudge
from wusel.games.schwarm.meant import meant_by
from wusel.games.schwarm.setup import lay_out
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.view import SchwarmView, cards_of, redeal, view_of
from wusel.games.schwarm.wanted import wanted_of

OPTIONS: Final = [
    GameOption("start", ["basic", "free"]),
    GameOption("tsunami", ["basic", "dangerous"]),
    GameOption("cards", ["open", "hidden"]),
]
"""How the game can be played; the defaults are the basic game."""


class Schwarm(Game[SchwarmState]):
    """The board game, on the board of some content."""

    def __init__(self, content: Content) -> None:
        super().__init__("wusel.games.schwarm", made.SchwarmState, words.MADE_FROM, content, OPTIONS)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> SchwarmState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: SchwarmState) -> SchwarmView:
        return view_of(s)

    def own(self, s: SchwarmState, seat: Seat) -> list[Change]:
        return [(("players", seat, "cards"), cards_of(s, seat))] if s.variant.hidden_cards else []

    def wanted(self, s: SchwarmState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        return wanted_of(s, seat, self.words_of(offered), offered)

    def meant(self, view: View, said: Said) -> Meant:
        return meant_by(view, said)

    def redeal(self, s: SchwarmState, seat: Seat) -> None:
        redeal(s, seat)

    def result(self, s: SchwarmState) -> Result | None:
        """Ranks by research points; equals share a rank (SW-E4, SW-Q26)."""
        if not s.ended:
            return None
        points = [player.points for player in s.players]
        return Result([1 + sum([1 for other in points if other > own]) for own in points], points, "rounds_over")

    def faults(self, s: SchwarmState) -> list[str]:
        return faults_of(s)

    def judge(self) -> SchwarmJudge:
        return SchwarmJudge()

    def catalogue(self) -> SchwarmCatalogue:
        return catalogue_of(self.content)


def new_game(content: Path | None = None, content_text: str = "") -> Schwarm:
    """The game on its own board, or with what a file or a save brings along."""
    return Schwarm(load_content(content, content_text))
