"""Crumbs: one more find, or will the cat come? A small game to learn from: see docs/add-a-game.md."""

from pathlib import Path

from wusel.engine.ending import Result
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.kinds import Seat
from wusel.engine.options import GameOption, Value
from wusel.games.crumbs import made, words
from wusel.games.crumbs.content import Content, load_content
from wusel.games.crumbs.judge import CrumbsJudge
from wusel.games.crumbs.state import CrumbsState


class Crumbs(Game[CrumbsState]):
    """The game, with the finds of its content."""

    def __init__(self, content: Content) -> None:
        options = [GameOption("goal", [20, 12, 30, 3]), GameOption("pile", ["whole", "handful"])]
        super().__init__("wusel.games.crumbs", made.CrumbsState, words.MADE_FROM, content, options)

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> CrumbsState:
        """Return a table with all finds in one pile (CR-S1), or only a handful of finds (CR-S2), and no crumbs yet."""
        seats = int(options["players"])
        pile = self.content.handful if options["pile"] == "handful" else self.content.pile
        s = made.new_crumbs_state(
            seats=seats, chance=chance, events=events, content=self.content,
            goal=int(options["goal"]), pile=pile[:], crumbs=[0] * seats, turn=Seat(0),
        )  # fmt: skip
        words.tell_turn_begins(s, s.turn)
        words.then_take_turn(s, turned_up=0)
        return s

    def look(self, s: CrumbsState) -> made.SeenCrumbsState:
        return made.seen_crumbs_state(s, s.content.names)

    def result(self, s: CrumbsState) -> Result | None:
        """Return the ranks by crumbs. Equal players share a rank. A single player wins with enough crumbs (CR-E2,
        CR-E3)."""
        if s.agenda:
            return None
        enough = max(s.crumbs) >= s.goal
        reason = "enough" if enough else "pile_empty"
        if s.seats == 1:
            return Result([1 if enough else 2], s.crumbs[:], reason, enough)
        return Result([1 + sum([1 for other in s.crumbs if other > own]) for own in s.crumbs], s.crumbs[:], reason)

    def is_offered(self) -> bool:
        return False

    def plays_together(self, s: CrumbsState) -> bool:
        return s.seats == 1

    def faults(self, s: CrumbsState) -> list[str]:
        """Report finds that were made or lost."""
        finds = sorted(s.pile + s.spent)
        if finds in (s.content.pile, s.content.handful):
            return []
        return [f"finds were made or lost: {s.pile} and {s.spent}"]

    def judge(self) -> CrumbsJudge:
        return CrumbsJudge(self.content)

    def catalogue(self) -> dict[str, object]:
        """Return the finds as printed. The locale files have the sentence for each effect as `effect-<do>`."""
        finds: dict[str, object] = {}
        for find, name in enumerate(self.content.names.find):
            effects = [self.effects.to_json(effect) for effect in self.content.effects[find]]
            finds[name] = {"copies": self.content.pile.count(find), "effects": effects}
        return {"finds": finds}


def new_game(content: Path | None = None, content_text: str = "") -> Crumbs:
    """Return the game with its own finds, or with the finds of a file or a save."""
    return Crumbs(load_content(content, content_text))
