"""A game: the fixed description from which a table, a bot or a simulation gets everything it needs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Generic

from wusel.engine.chance import seeded
from wusel.engine.data import thaw
from wusel.engine.errors import BadSave
from wusel.engine.events import Event
from wusel.engine.judge import Judge
from wusel.engine.options import GameOption, Value, settle_options
from wusel.engine.rules import RuleBook
from wusel.engine.state import STEP_BITS, STEP_MASK
from wusel.engine.step import ACTS, ASKS, TOGETHER, S, Step
from wusel.engine.vocabulary import Vocabulary


class Result:
    """How a game ended: ranks (1 is best) and scores by seat, the reason, and for teams whether they won."""

    __slots__ = ("ranks", "reason", "scores", "won")

    def __init__(self, ranks: list[int], scores: list[int], reason: str, won: bool | None = None) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.won = won

    def to_json(self) -> dict[str, object]:
        return {"ranks": self.ranks, "scores": self.scores, "reason": self.reason, "won": self.won}


class Game(Generic[S]):
    """What a game is made of. A game fills in the methods under "what a game tells of itself"."""

    def __init__(
        self,
        name: str,
        home: Path,
        options: list[GameOption],
        steps: list[Step[S]],
        step_names: list[str],
        choices: Vocabulary,
        events: Vocabulary,
        barring_rules: list[str],
    ) -> None:
        self.name = name
        self.home = home
        self.declared = options
        self.steps = steps
        self.step_names = step_names
        self.choices = choices
        self.events = events
        self.barring_rules = barring_rules
        self.rules = RuleBook(home / "rules.toml")

    # --- what a game tells of itself

    def set_up(self, options: dict[str, Value], chance: int, events: list[Event] | None) -> S:
        """The table laid out for the first step."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What a seat may see, in plain builtins; seat -1 is a spectator."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int) -> None:
        """Deal everything a seat cannot know anew, at random among what agrees with what it can know."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def plays_together(self, s: S) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def rematch(self, options: dict[str, Value], result: Result) -> dict[str, Value]:
        """How the same people play again after such an end: the same way, unless the rules know better."""
        return options

    def faults(self, s: S) -> list[str]:
        """What cannot be right about a state; empty for every state that play can reach."""
        raise NotImplementedError

    def judge(self) -> Judge[S]:
        """Who has opinions about choices and states of this game."""
        raise NotImplementedError

    def titles(self, language: str) -> dict[str, str]:
        """Titles that the content brings along for things the locale files do not know."""
        return {}

    def content_text(self) -> str:
        """The content file in use if it is not the game's own, else empty: a save carries it along."""
        return ""

    # --- play

    def new(self, options: Mapping[str, object], seed: int, events: list[Event] | None = None) -> S:
        """A new game, played up to its first question."""
        s = self.set_up(settle_options(self.declared, options), seeded(seed), events)
        self.settle(s)
        return s

    def options(self, s: S, seat: int) -> list[int]:
        """Every legal choice of a seat now; empty if it is not asked."""
        if not s.asked >> seat & 1:
            return []
        if s.offer is not None:
            return s.offer
        return self.steps[s.agenda[-1] & STEP_MASK].options(s, seat)

    def barred(self, s: S, seat: int, choice: int) -> str:
        """The ID of the rule that bars a choice, empty if no rule is to be named."""
        if not s.asked >> seat & 1:
            return ""
        return self.barring_rules[self.steps[s.agenda[-1] & STEP_MASK].barred(s, seat, choice)]

    def apply(self, s: S, seat: int, choice: int) -> None:
        """Carry out a choice taken from `options`; a table checks it first, a simulation need not."""
        s.shown = 0
        s.offer = None
        step = self.steps[s.agenda[-1] & STEP_MASK]
        if step.kind == TOGETHER:
            s.chosen[seat] = choice
            s.owing &= ~(1 << seat)
            if s.owing:
                return
            choices = s.chosen
            s.chosen = [0] * s.seats
            s.shown = s.asked
            s.agenda.pop()
            step.reveal(s, choices)
        else:
            s.agenda.pop()
            step.take(s, seat, choice)
        self.settle(s)

    def settle(self, s: S) -> None:
        """Let the rules act until somebody has to choose or the game is over."""
        agenda = s.agenda
        steps = self.steps
        while agenda:
            entry = agenda[-1]
            step = steps[entry & STEP_MASK]
            s.arg = entry >> STEP_BITS
            if step.kind != ACTS:
                asked = step.asks(s)
                if asked:
                    if step.kind == ASKS:
                        seat = asked.bit_length() - 1
                        found = step.options(s, seat)
                        if len(found) == 1:
                            agenda.pop()
                            step.take(s, seat, found[0])
                            continue
                        s.offer = found
                    s.asked = asked
                    s.owing = asked
                    return
            agenda.pop()
            step.act(s)
        s.asked = 0
        s.owing = 0

    def asking(self, s: S) -> str:
        """The name of the step that waits for a choice, empty when the game is over."""
        return self.step_names[s.agenda[-1] & STEP_MASK] if s.agenda else ""

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A state drawn at random among those that agree with everything a seat may know.

        It depends on nothing but what the seat may know and the seed: imagining from an imagined state with
        the same seed gives the same state.
        """
        world: S = s.clone()  # type: ignore[assignment]  # a game's clone is of the game's own class
        world.reseed(seed)
        world.shown = 0
        self.redeal(world, seat)
        for other, choice in enumerate(world.chosen):
            if choice and other != seat:
                possible = self.options(world, other)
                world.chosen[other] = possible[world.draw(len(possible))]
        return world

    def read_state(self, data: object) -> S:
        """The state that `to_data` wrote down, refused if play could not have led to it."""
        s = thaw(self.new({}, 0), data, "a state")
        faults = self.faults(s) or self.agenda_faults(s)
        if faults:
            raise BadSave(f"this state cannot be: {'; '.join(faults)}")
        return s

    def agenda_faults(self, s: S) -> list[str]:
        """What cannot be right about agenda and pending choices."""
        if any(entry < 0 or entry & STEP_MASK >= len(self.steps) for entry in s.agenda):
            return [f"the agenda {s.agenda} has an unknown step"]
        if not s.agenda:
            return []
        asked = self.steps[s.agenda[-1] & STEP_MASK].asks(s)
        if s.asked != asked or s.owing & ~asked or len(s.chosen) != s.seats:
            return [f"{asked:b} should be asked, not {s.asked:b}, of whom {s.owing:b} owe a choice"]
        for seat, choice in enumerate(s.chosen):
            pending = asked >> seat & 1 and not s.owing >> seat & 1
            if bool(choice) != bool(pending) or (choice and choice not in self.options(s, seat)):
                return [f"seat {seat} cannot have chosen {choice}"]
        return []
