"""Execution of choices: the steps on the agenda act until a player has to choose."""
# Callers outside the rules use plain numbers for seats and choices; rules use separate types.
# mypy: disable-error-code="arg-type"

from typing import Final, Generic, final

from wusel.engine.declared import Declared, in_declared_order
from wusel.engine.effects import Effects
from wusel.engine.errors import BadDeclaration, RunsForever
from wusel.engine.kinds import Choice
from wusel.engine.sets import NONE, added, has
from wusel.engine.state import S
from wusel.engine.step import ACTS, ANYONE, ASKS, TOGETHER, Step
from wusel.engine.subclassing import open_class
from wusel.engine.vocabulary import WORD_MASK, Spoken

MOST_STEPS: Final = 1000
"""The number of steps that one choice may set off; in our own games it is never more than 60."""
MOST_EVENTS: Final = 1000
LONGEST_ROUND: Final = 12
"""The number of steps that the error names if content loops."""


@open_class(allow_interpreted_subclasses=True)
class Turns(Generic[S]):
    """The runner of a game's steps. Every method trusts its caller; a `Table` checks choices first."""

    def __init__(self, declared: Declared, steps: list[Step[S]], effects: Effects[S]) -> None:
        self.choices = declared.choices
        self.told = {step.name: step.told for step in declared.steps}
        self.steps = in_order(declared, steps, effects)

    def options(self, s: S, seat: int) -> list[Choice]:
        """Return every legal choice of a seat now; nothing if it is not asked."""
        if not s.asked >> seat & 1:
            return []
        if s.offer is not None:
            return s.offer
        return self.steps[s.agenda[-1]].options(s, seat)

    def barred(self, s: S, seat: int, choice: int) -> str:
        """Return the ID of the rule that bars a choice which is not on offer. Return an empty string if the seat is not
        asked, or the step on top of the agenda does not ask for such choices."""
        if not s.asked >> seat & 1:
            return ""
        step = self.steps[s.agenda[-1]]
        return step.barred(s, seat, choice) if step.verbs >> (choice & WORD_MASK) & 1 else ""

    @final
    def apply(self, s: S, seat: int, choice: int) -> int:
        """Carry out a choice taken from `options` and everything that follows from it; return the number of steps. The
        choice is not checked."""
        return self.settle(s) if self.carry_out(s, seat, choice) else 0

    @final
    def carry_out(self, s: S, seat: int, choice: int) -> bool:
        """Carry out only the choice itself; return whether the rules go on. They do not if other seats still have to
        choose."""
        s.shown = 0
        s.offer = None
        agenda = s.agenda
        step = self.steps[agenda[-1]]
        if step.kind >= TOGETHER:
            return self.gather(s, step, seat, choice)
        leave(agenda, step.told)
        step.take(s, seat, choice)
        return True

    @final
    def gather(self, s: S, step: Step[S], seat: int, choice: int) -> bool:
        """Record a choice in a step that asks several seats. The step needs a choice from every seat, or from the first
        seat that does not pass."""
        if step.kind == ANYONE and not step.is_pass(s, choice):
            leave(s.agenda, step.told)
            step.take(s, seat, choice)
            return True
        s.owing &= ~(1 << seat)
        if step.kind == TOGETHER:
            s.chosen[seat] = choice
        else:
            s.asked = s.owing
        if s.owing:
            return False
        leave(s.agenda, step.told)
        if step.kind == ANYONE:
            step.act(s)
            return True
        choices = s.chosen
        s.chosen = [0] * s.seats
        s.shown = s.asked
        step.reveal(s, choices)
        return True

    @final
    def settle(self, s: S) -> int:
        """Let the rules act until a player has to choose or the game is over; return the number of steps. Raise
        `RunsForever` if content never gets there; the state is then unusable."""
        steps = 0
        while self.advance(s):
            steps += 1
            if steps > MOST_STEPS or (s.events is not None and len(s.events) > MOST_EVENTS):
                raise RunsForever(self.what_goes_round(s))
        return steps

    def what_goes_round(self, s: S) -> str:
        """Return the steps that repeat, in order and with their arguments."""
        s.events = None
        going: list[str] = []
        for _ in range(LONGEST_ROUND):
            said = ", ".join(f"{name} {spoken}" for name, spoken in self.about(s).items())
            step = f"{self.asking(s)} ({said})" if said else self.asking(s)
            if step in going or not self.advance(s):
                break
            going.append(step)
        return (
            f"one choice sets off more than {MOST_STEPS} steps or {MOST_EVENTS} events, and no end is in sight: "
            f"{', '.join(going)}, and so on"
        )

    @final
    def advance(self, s: S) -> bool:
        """Let the next step act, or take its only option. Return False if a player has to choose or the game is
        over."""
        agenda = s.agenda
        if not agenda:
            s.asked = 0
            s.owing = 0
            return False
        step = self.steps[agenda[-1]]
        told = step.told
        if told:
            s.frame = agenda[-1 - told : -1]
        if step.kind != ACTS:
            asked = step.asks(s)
            if asked:
                return self.ask(s, step, asked)
        if len(agenda) == told + 1:  # an inlined `leave`: this is the hottest path
            agenda.clear()
        else:
            agenda.pop()
            while told:
                agenda.pop()
                told -= 1
        step.act(s)
        return True

    @final
    def ask(self, s: S, step: Step[S], asked: int) -> bool:
        """Ask the seats of a step. If there is at most one option and taking it reveals nothing, take it instead and
        return True."""
        if step.kind == ASKS:
            seat = asked.bit_length() - 1
            found = step.options(s, seat)
            if len(found) <= 1:
                leave(s.agenda, step.told)
                if found:
                    step.take(s, seat, found[0])
                else:
                    step.act(s)
                return True
            s.offer = found
        s.asked = asked
        s.owing = asked
        return False

    def asking(self, s: S) -> str:
        """Return the name of the step that waits for a choice; empty when the game is over."""
        return self.steps[s.agenda[-1]].name if s.agenda else ""

    def about(self, s: S) -> dict[str, Spoken]:
        """Return the arguments of the step that waits for a choice, by name."""
        if not s.agenda:
            return {}
        step = self.steps[s.agenda[-1]]
        if not step.told:
            return {}
        told = s.agenda[-1 - step.told : -1]
        return {arg.name: arg.told(told[place]) for place, arg in enumerate(self.told[step.name])}

    def words_of(self, choices: list[Choice]) -> str:
        """Return the words of some choices, each once and in the order in which they are declared."""
        spoken = NONE
        for choice in choices:
            spoken = added(spoken, choice & WORD_MASK)
        return "-".join(word.name for word in self.choices.words if has(spoken, word.number))


def leave(agenda: list[int], told: int) -> None:
    """Take the top step and its arguments off the agenda. A list that would be empty is cleared: popping its last
    element costs more, and so does the next append."""
    if len(agenda) == told + 1:
        agenda.clear()
        return
    agenda.pop()
    while told:
        agenda.pop()
        told -= 1


def in_order(declared: Declared, steps: list[Step[S]], doing: Effects[S]) -> list[Step[S]]:
    """Return the steps by number. The first one declared comes last: its number is -1."""
    found = in_declared_order(declared.path, "steps", [word.name for word in declared.steps], steps)
    for word, step in zip(declared.steps, found, strict=True):
        step.name = word.name
        step.told = len(word.told)
        step.told_at = {arg.name: place for place, arg in enumerate(word.told)}
        step.rule = word.rule
        step.tells = word.tells
        step.doing = doing
        for name in word.asks:
            step.verbs |= 1 << declared.choices.by_name[name].number
        if step.kind == ACTS and word.asks:
            raise BadDeclaration(f"{declared.path}: {word.name} declares what it asks for, but its class asks nobody")
        if step.kind != ACTS and not word.asks:
            raise BadDeclaration(f"{declared.path}: {word.name} asks somebody, but does not declare what for")
    return found[::-1]
