"""Reasons of hints: how many clear hints have a reason, and whether the reasons hold with ten times the budget, in
other worlds.

A hint `is clear` if its first choice is certainly better than all others, and it `has a warning` if it is certainly
better than some of them. For choices that are about as good the difference is shown too, if there is one.

    python -m bench.reasons viroid --hints 100 --playouts 1000 --show
"""

import argparse
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource

from bench.hints import REFERENCE_FACTOR, questions
from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.comparing import NO_RIVAL, is_even, rival_of
from wusel.bots.reasons import Reason, out_of_hundred, readable
from wusel.bots.trial import Trial
from wusel.bots.weighing import CLEAR, UNSURE, WIDE, Prospect, Weighing, sureness
from wusel.engine.game import Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.state import State
from wusel.games import find_game
from wusel.texts.texts import LANGUAGES, Texts

NAMES: Final = ["Anna", "Ben", "Cem", "Dana"]
CLIENT: Final = Path(__file__).parents[1] / "web/src/locale"
MOST_EQUALS: Final = 3


class ReasonStats:
    """Statistics of the measured hints. A reason compares a choice with a rival, so rivals are counted, too."""

    def __init__(self) -> None:
        self.hints = 0
        self.clear = 0
        self.clear_with_reason = 0
        self.warning = 0
        self.warning_with_reason = 0
        self.rivals = 0
        self.rivals_with_reason = 0
        self.told = 0
        self.held = 0
        self.with_figure = 0
        self.with_thumb = 0
        self.thumbs: set[str] = set()

    def report(self) -> str:
        return (
            f"{self.hints} hints, {self.clear} clear; of these {share(self.clear_with_reason, self.clear)} say why; "
            f"{self.warning} have a warning; of these {share(self.warning_with_reason, self.warning)} say why; "
            f"of {self.rivals} rivals that are worse for sure {share(self.rivals_with_reason, self.rivals)} are told "
            f"why; {share(self.with_figure, self.hints)} give a figure, {share(self.with_thumb, self.hints)} a rule of "
            f"thumb instead ({len(self.thumbs)} different ones); of {self.told} reasons "
            f"{share(self.held, self.told)} have the same direction with "
            f"{REFERENCE_FACTOR} times the budget"
        )


def is_worse(first: Prospect, other: Prospect) -> bool:
    return not other.alike and first.expected - other.expected > WIDE * other.error


def share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.0f} %)" if whole else "none"


class Asker:
    """Asks for hints in a game, and checks their reasons."""

    def __init__(self, game: Game[Any], playouts: int, show: bool) -> None:
        self.game = game
        self.playouts = playouts
        self.texts = [spoken_hints(game, language) for language in LANGUAGES] if show else []
        self.stats = ReasonStats()

    def ask(self, s: State, seat: int, number: int) -> None:
        weighing = advise(self.game, s, seat, number, Budget(self.playouts))
        prospects = weighing.prospects()
        worse = [each for each in prospects[1:] if is_worse(prospects[0], each)]
        with_reason = [each for each in worse if each.why]
        is_clear = sureness(prospects) == CLEAR
        stats = self.stats
        stats.hints += 1
        is_explained = rival_of(prospects, weighing.traits) != NO_RIVAL
        thumb = self.game.thumb(s, Seat(seat), Choice(prospects[0].choice))
        stats.with_figure += is_explained
        if thumb and not is_explained:
            stats.with_thumb += 1
            stats.thumbs.add(thumb)
        stats.clear += is_clear
        stats.clear_with_reason += is_clear and bool(with_reason)
        stats.warning += bool(worse)
        stats.warning_with_reason += bool(with_reason)
        stats.rivals += len(worse)
        stats.rivals_with_reason += len(with_reason)
        for text in self.texts:
            self.show(text, s, seat, weighing, prospects)
        for rival in with_reason[:1]:
            self.check(s, seat, number, prospects[0].choice, rival)

    def check(self, s: State, seat: int, number: int, first: int, rival: Prospect) -> None:
        """The same two choices once more."""
        other_luck = ~number & (1 << 60) - 1
        trial = Trial(self.game, self.game.imagine(s, seat, other_luck), seat, other_luck)
        tally = trial.run([first, rival.choice], Budget(REFERENCE_FACTOR * self.playouts))
        differences = tally.readings.contrast(0, 1, tally.worlds, [each.least for each in trial.measures]).differences
        for reason in rival.why:
            self.stats.told += 1
            self.stats.held += differences[reason.measure] * reason.by > 0

    def show(self, text: Texts, s: State, seat: int, weighing: Weighing, prospects: list[Prospect]) -> None:
        """Print the text that a player reads."""
        view, first, sure = self.game.view(s, seat), prospects[0], sureness(prospects)
        head = text.say("hint-even" if sure == UNSURE else f"hint-{sure}", n=1 + sum(each.alike for each in prospects))
        place = rival_of(prospects, weighing.traits)
        is_told = place != NO_RIVAL and is_even(prospects[place], first)
        equals = "" if is_told else self.equals(text, s, seat, prospects)
        remark = self.reason(text, s, seat, weighing, prospects) or self.thumb(text, s, seat, first.choice)
        print(f"{head} {text.said(first.choice, view, NAMES)} ({first.expected:.0%}). {equals} {remark}", flush=True)

    def reason(self, text: Texts, s: State, seat: int, weighing: Weighing, prospects: list[Prospect]) -> str:
        place = rival_of(prospects, weighing.traits)
        if place == NO_RIVAL:
            return ""
        first, rival = prospects[0], prospects[place]
        gains = [self.clause(text, s, each) for each in rival.why if each.speaks_for]
        losses = [self.clause(text, s, each) for each in rival.why if not each.speaks_for]
        why = text.why(gains, losses)
        if weighing.traits[rival.choice].stops:
            return text.say("hint-why-ends", why=why)
        name = text.noun(rival.choice, self.game.view(s, seat), NAMES)
        best, other = round(100 * first.expected), round(100 * rival.expected)
        return text.say(f"hint-why{'-even' * is_even(rival, first)}", rival=name, why=why, best=best, other=other)

    def equals(self, text: Texts, s: State, seat: int, prospects: list[Prospect]) -> str:
        """Return the choices that are equally good."""
        even = [each for each in prospects[1:] if is_even(each, prospects[0])]
        names = [text.noun(each.choice, self.game.view(s, seat), NAMES) for each in even[:MOST_EQUALS]]
        if sum(each.alike for each in even) == len(prospects) - 1:
            return text.say("hint-no-matter")
        return text.say("hint-equal", others=", ".join(names)) if names else ""

    def thumb(self, text: Texts, s: State, seat: int, choice: int) -> str:
        thumb = self.game.thumb(s, Seat(seat), Choice(choice))
        return text.say("hint-thumb", thumb=text.say(f"thumb-{thumb}")) if thumb else ""

    def clause(self, text: Texts, s: State, reason: Reason) -> str:
        measure, games = self.game.measures(s)[reason.measure], out_of_hundred(reason)
        return text.difference(measure.name, measure.unit, reason.by > 0, readable(reason.by), *games)


def spoken_hints(game: Game[Any], language: str) -> Texts:
    """Return the texts of a game with those of the client's hints."""
    texts = Texts(game, language)
    texts.bundle.add_resource(FluentResource((CLIENT / language / "hint.ftl").read_text("utf-8")))
    return texts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--hints", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--show", action="store_true", help="print each hint in both languages")
    asked = parser.parse_args()
    asker = Asker(find_game(asked.game), asked.playouts, asked.show)
    for s, seat, number in questions(asker.game, asked.seed):
        asker.ask(s, seat, number)
        if asker.stats.hints == asked.hints:
            break
    print(asked.game, asker.stats.report())


if __name__ == "__main__":
    main()
