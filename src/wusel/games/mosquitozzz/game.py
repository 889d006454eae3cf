"""Mosquitozzz: keep the swarm off your own neck, or off everybody's together."""

from pathlib import Path
from typing import Final

from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.options import Value
from wusel.games.mosquitozzz.check import faults_of
from wusel.games.mosquitozzz.content import OWN_FILE, Content, load_content
from wusel.games.mosquitozzz.judge import MosquitoJudge
from wusel.games.mosquitozzz.scoring import result
from wusel.games.mosquitozzz.setup import declared_options, lay_out
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.turn import all_steps
from wusel.games.mosquitozzz.view import redeal, view_of
from wusel.games.mosquitozzz.words import BARRING_RULES, STEP_NAMES, choice_words, event_words

HOME: Final = Path(__file__).parent


class Mosquitozzz(Game[MosquitoState]):
    """The card game, with the cards of one content file."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            "mosquitozzz",
            HOME,
            declared_options(),
            all_steps(),
            list(STEP_NAMES),
            choice_words(content.names),
            event_words(content.names),
            list(BARRING_RULES),
        )
        self.content = content

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> MosquitoState:
        return lay_out(self.content, options, chance, events)

    def view(self, s: MosquitoState, seat: int) -> dict[str, object]:
        return view_of(s, seat, self.content.name_at)

    def redeal(self, s: MosquitoState, seat: int) -> None:
        redeal(s, seat)

    def result(self, s: MosquitoState) -> Result | None:
        return result(s)

    def plays_together(self, s: MosquitoState) -> bool:
        return s.variant.coop == 1

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """The winner begins (MZ-S8); where nobody has won alone, chance decides (MZ-Q24)."""
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        alone = result.won is None and len(winners) == 1
        return {**options, "first": winners[0] + 1 if alone else "random"}

    def faults(self, s: MosquitoState) -> list[str]:
        return faults_of(s, self.content)

    def judge(self) -> MosquitoJudge:
        return MosquitoJudge()

    def titles(self, language: str) -> dict[str, str]:
        given = self.content.titles
        return {name: titles[language] for name, titles in given.items() if language in titles}

    def content_text(self) -> str:
        return "" if self.content.source == str(OWN_FILE) else self.content.text


def new_game(content: Path | None = None, content_text: str = "") -> Mosquitozzz:
    """The game with its own cards, with those of a content file, or with those a save carries along."""
    if content_text:
        return Mosquitozzz(Content(content_text, "the cards in the save"))
    return Mosquitozzz(load_content(content))
