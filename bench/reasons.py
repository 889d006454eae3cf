"""Reasons of hints: how many hints say why if they are clear of noise, and whether what they say holds with ten times
the budget, in other worlds.

A hint `is clear` if its first choice is better than all others for sure, and it `has a warning` if it is better for
sure than some of them. Choices that are as good have no reason, and need none.

    python -m bench.reasons viroid --hints 100 --playouts 1000 --show
"""

import argparse
from typing import Any, Final

from bench.hints import REFERENCE_FACTOR, questions
from wusel.bots.adviser import advise
from wusel.bots.budget import Budget
from wusel.bots.reasons import Reason, readable
from wusel.bots.trial import Trial
from wusel.bots.weighing import CLEAR, WIDE, Prospect, sureness
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import find_game
from wusel.texts.texts import LANGUAGES, Texts

NAMES: Final = ["Anna", "Ben", "Cem", "Dana"]


class ReasonStats:
    """Statistics of the measured hints. A reason is told beside a rival, so rivals are counted, too."""

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

    def report(self) -> str:
        return (
            f"{self.hints} hints, {self.clear} clear; of these {share(self.clear_with_reason, self.clear)} say why; "
            f"{self.warning} have a warning; of these {share(self.warning_with_reason, self.warning)} say why; "
            f"of {self.rivals} rivals that are worse for sure {share(self.rivals_with_reason, self.rivals)} are told "
            f"why; of {self.told} reasons {share(self.held, self.told)} have the same direction with "
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
        self.texts = [Texts(game, language) for language in LANGUAGES] if show else []
        self.stats = ReasonStats()

    def ask(self, s: State, seat: int, number: int) -> None:
        prospects = advise(self.game, s, seat, number, Budget(self.playouts)).prospects()
        worse = [each for each in prospects[1:] if is_worse(prospects[0], each)]
        with_reason = [each for each in worse if each.why]
        is_clear = sureness(prospects) == CLEAR
        stats = self.stats
        stats.hints += 1
        stats.clear += is_clear
        stats.clear_with_reason += is_clear and bool(with_reason)
        stats.warning += bool(worse)
        stats.warning_with_reason += bool(with_reason)
        stats.rivals += len(worse)
        stats.rivals_with_reason += len(with_reason)
        for text in self.texts:
            self.show(text, s, seat, prospects[0], with_reason or worse)
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

    def show(self, text: Texts, s: State, seat: int, first: Prospect, worse: list[Prospect]) -> None:
        view = self.game.view(s, seat)
        for rival in worse[:1]:
            gains = [self.clause(text, s, each) for each in rival.why if each.speaks_for]
            losses = [self.clause(text, s, each) for each in rival.why if not each.speaks_for]
            why = text.why(gains, losses) if gains else "?"
            names = [text.said(each.choice, view, NAMES) for each in (first, rival)]
            print(f"{names[0]} ({first.expected:.0%}) | {names[1]} ({rival.expected:.0%}): {why}", flush=True)

    def clause(self, text: Texts, s: State, reason: Reason) -> str:
        measure = self.game.measures(s)[reason.measure]
        return text.difference(measure.name, measure.unit, reason.by > 0, readable(reason.by))


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
