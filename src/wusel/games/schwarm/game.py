"""Der Schwarm: research stations on four coasts, and something in the sea between them."""

from pathlib import Path
from typing import Final

from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.options import Value
from wusel.engine.view import Change, View
from wusel.engine.vocabulary import Meant, Said
from wusel.games.schwarm import made, words
from wusel.games.schwarm.catalogue import SchwarmCatalogue, catalogue_of
from wusel.games.schwarm.check import faults_of
from wusel.games.schwarm.content import Content, load_content
from wusel.games.schwarm.judge.judge import SchwarmJudge
from wusel.games.schwarm.meant import meant_by
from wusel.games.schwarm.scoring import result
from wusel.games.schwarm.setup import declared_options, lay_out
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.view import SchwarmView, cards_of, redeal, view_of
from wusel.games.schwarm.wanted import wanted_of

HOME: Final = Path(__file__).parent


class Schwarm(Game[SchwarmState]):
    """The board game, on the board of some content."""

    def __init__(self, content: Content) -> None:
        self.cards = content.kinds["card"]
        super().__init__("wusel.games.schwarm", made.SchwarmState, words.MADE_FROM, content, declared_options())
        self.opinions = SchwarmJudge(content)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> SchwarmState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: SchwarmState) -> SchwarmView:
        return view_of(s, self.cards)

    def own(self, s: SchwarmState, seat: int) -> list[Change]:
        if not s.variant.hidden_cards:
            return []
        return [(("players", seat, "cards"), cards_of(s.players[seat], self.cards))]

    def wanted(self, s: SchwarmState, seat: int, offered: list[int]) -> dict[str, int | str]:
        return wanted_of(s, seat, self.words_of(offered), offered)

    def meant(self, view: View, said: Said) -> Meant:
        return meant_by(view, said)

    def redeal(self, s: SchwarmState, seat: int) -> None:
        redeal(s, seat)

    def result(self, s: SchwarmState) -> Result | None:
        return result(s)

    def faults(self, s: SchwarmState) -> list[str]:
        return faults_of(s)

    def judge(self) -> SchwarmJudge:
        return self.opinions

    def catalogue(self) -> SchwarmCatalogue:
        return catalogue_of(self.content, self.cards)


def new_game(content: Path | None = None, content_text: str = "") -> Schwarm:
    """The game on its own board, or with what a file or a save brings along."""
    return Schwarm(load_content(content, content_text))
