"""Der Schwarm: research stations on four coasts, and something in the sea between them."""

from pathlib import Path
from typing import Final

from wusel.engine.ending import Result, Source
from wusel.engine.events import Event
from wusel.engine.game import AGAINST_EACH_OTHER, Box, Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.options import GameOption, Value
from wusel.engine.traits import Traits
from wusel.engine.view import Change, View
from wusel.engine.vocabulary import Meant, Said, Spoken
from wusel.games.schwarm import made, words
from wusel.games.schwarm.catalogue import SchwarmCatalogue, catalogue_of
from wusel.games.schwarm.check import faults_of
from wusel.games.schwarm.content.content import Content, load_content
from wusel.games.schwarm.judge.judge import SchwarmJudge
from wusel.games.schwarm.measures import MEASURES
from wusel.games.schwarm.setup import lay_out
from wusel.games.schwarm.sources import sources_of
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.steps.exploring import tiles_to_lay
from wusel.games.schwarm.thumbs import thumb_of
from wusel.games.schwarm.traits import traits_of
from wusel.games.schwarm.view.view import SchwarmView, cards_of, redeal, view_of
from wusel.games.view_reading import named_in, names_in

OPTIONS: Final = [
    GameOption("start", ["basic", "free"]),
    GameOption("tsunami", ["basic", "dangerous"]),
    GameOption("cards", ["open", "hidden"]),
]
"""The options of the game. The defaults are the basic game."""
CARDS_WITH_ACTIONS: Final = "bfa2aff327c9156a"
"""The ID of our own board before cards named their effects. Games on it play the same."""


class Schwarm(Game[SchwarmState]):
    """The board game, on the board of its content."""

    def __init__(self, content: Content) -> None:
        super().__init__("wusel.games.schwarm", made.SchwarmState, words.MADE_FROM, content, OPTIONS)

    def goes_on_from(self, content_id: str) -> bool:
        return content_id == CARDS_WITH_ACTIONS or super().goes_on_from(content_id)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> SchwarmState:
        return lay_out(self.content, options, chance, events)

    def look(self, s: SchwarmState) -> SchwarmView:
        return view_of(s)

    def own(self, s: SchwarmState, seat: Seat) -> list[Change]:
        return [(("players", seat, "cards"), cards_of(s, seat))] if s.variant.hidden_cards else []

    def wanted(self, s: SchwarmState, seat: Seat, offered: list[Choice]) -> dict[str, int | str]:
        """Return the words of the choices on offer, and the number of steps, tiles or fields left."""
        may, step = self.words_of(offered), s.agenda[-1]
        if step == words.SAIL_SHIPS:
            return {"may": may, "n": words.told_sail_ships(s).left}
        if step == words.SEND_RESEARCHERS:
            return {"may": may, "n": tiles_to_lay(s.players[seat], words.told_send_researchers(s))}
        if step == words.WHALE_SWIMS:
            return {"may": may, "n": words.told_whale_swims(s).left}
        if step == words.TSUNAMI_SURGES:
            # A new tsunami stops anywhere, one already in play must go all the way (SW-TS3, SW-TS4)
            told = words.told_tsunami_surges(s)
            return {"may": "stop" if told.placed_now else "go_on", "n": told.how_far}
        return {"may": may, "n": len(offered)} if step == words.CRAB_CRAWLS else {"may": may}

    def meant(self, view: View, said: Said) -> Meant:
        """Return the card in the row, the cost of an order card (SW-P1.4), or the field of a tile."""
        do = said["do"]
        if do == "take":
            return {"card": names_in(view, "row")[int(said["place"])]}
        if do == "take_order":
            return {"n": len(names_in(view, "row"))}
        return {"field": str(named_in(view, "about")["field"])} if do == "lay" else {}

    def redeal(self, s: SchwarmState, seat: Seat) -> None:
        redeal(s, seat)

    def is_open(self, options: dict[str, Value]) -> bool:
        return options["cards"] == "open"

    def result(self, s: SchwarmState) -> Result | None:
        """Return the ranks by research points. Equal players share a rank (SW-E4, SW-Q26)."""
        if not s.ended:
            return None
        points = [player.points for player in s.players]
        return Result([1 + sum([1 for other in points if other > own]) for own in points], points, "rounds_over")

    def sources(self, seats: int, told: list[dict[str, Spoken]]) -> list[Source]:
        return sources_of(self.content, seats, told)

    def faults(self, s: SchwarmState) -> list[str]:
        return faults_of(s)

    def box(self) -> Box:
        return Box(minutes=[60, 70, 75], weight=3, company=AGAINST_EACH_OTHER)

    def judge(self) -> SchwarmJudge:
        return SchwarmJudge()

    def measures(self, s: SchwarmState) -> list[Measure[SchwarmState]]:
        """Return the measures. While players acquire cards, the choices already show their price, so the points now are
        left out."""
        is_named = s.agenda[-1:] == [words.ACQUIRE]
        return [each for each in MEASURES if each.name != "points_now"] if is_named else MEASURES

    def traits(self, s: SchwarmState, seat: Seat, choice: Choice) -> Traits:
        return traits_of(s, seat, choice)

    def thumb(self, s: SchwarmState, seat: Seat, choice: Choice) -> str:
        return thumb_of(s, seat, choice)

    def titles(self, language: str) -> dict[str, str]:
        """Return the titles. Land is named by its cell on the board, like water, so that players find it at the board's
        edges."""
        lands = self.content.sea.land_titles
        return super().titles(language) | {f"land-{name}": title for name, title in lands.items()}

    def catalogue(self) -> SchwarmCatalogue:
        return catalogue_of(self.content)


def new_game(content: Path | None = None, content_text: str = "") -> Schwarm:
    """Return the game on its own board, or with the content of a file or a save."""
    return Schwarm(load_content(content, content_text))
