"""Records the use of cards, abilities and items while `greedy` plays: each is on offer, is taken, and matters.

A thing matters if the table or the options would be different without its effects.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Generic

from tests.games.scene import in_words
from wusel.bots.playout import best_rated
from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.judge import Judge
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import lowest
from wusel.engine.state import S

OFFERED, TAKEN, MATTERS = "offered", "taken", "matters"


class Uses(Generic[S]):
    """A record of what was seen of each thing, by its name."""

    def __init__(
        self,
        game: Game[S],
        without: Callable[[str], AbstractContextManager[None]],
        named: Callable[[S, Seat, Choice], str],
        at_work: Callable[[S, list[str]], Iterable[str]],
        judge: Judge[S] | None = None,
    ) -> None:
        """`without(thing)` removes the effects of a thing for a while. `named` returns the thing that a choice uses, or
        an empty string. `at_work` returns other things that can matter, given the state before a choice and the events
        after it in words."""
        self.game = game
        self.without = without
        self.named = named
        self.at_work = at_work
        self.judge = judge or game.judge()
        self.seen: dict[str, set[str]] = {}

    def watch(self, start: S, seed: int = 1, most: int = 1000) -> S:
        """Let `greedy` play at most `most` choices from a state, and return the state after them."""
        luck = Chance(1)
        luck.reseed(seed)
        s = start.clone()
        while s.owing and most:
            most -= 1
            seat = s.everybody()[lowest(s.owing)]
            options = self.game.options(s, seat)
            for option in options:
                self.note(self.named(s, seat, option), OFFERED)
            choice = best_rated(self.judge, s, seat, options, luck)
            thing = self.named(s, seat, choice)
            self.note(thing, TAKEN)
            before = s.clone()
            s.events = []
            self.game.apply(s, seat, choice)
            told = [in_words(self.game.events.to_json(event.what)) for event in s.events]
            for each in {thing, *self.at_work(before, told)}:
                if each and MATTERS not in self.seen.get(each, set()) and self.matters(each, before, seat, choice, s):
                    self.note(each, MATTERS)
        return s

    def note(self, thing: str, what: str) -> None:
        if thing:
            self.seen.setdefault(thing, set()).add(what)

    def matters(self, thing: str, before: S, seat: Seat, choice: Choice, after: S) -> bool:
        """Return whether a thing changes the result of a choice."""
        other, outcome = before.clone(), self.outcome(after)
        with self.without(thing):
            self.game.apply(other, seat, choice)
            return self.outcome(other) != outcome

    def outcome(self, s: S) -> tuple[str, list[list[Choice]]]:
        """Return the table and the options of all seats."""
        return s.digest(), [self.game.options(s, seat) for seat in s.everybody()]

    def missing(self, thing: str) -> set[str]:
        """Return what has not been seen of a thing."""
        return {OFFERED, TAKEN, MATTERS} - self.seen.get(thing, set())


@contextmanager
def printed(card: object, **other: object) -> Iterator[None]:
    """Print something else on a card for a while."""
    own = {name: getattr(card, name) for name in other}
    for name, value in other.items():
        setattr(card, name, value)
    yield
    for name, value in own.items():
        setattr(card, name, value)
