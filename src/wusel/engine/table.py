"""A live game: game, options, seed and the list of choices. Everything else follows from that list."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Generic

from wusel.engine.continuation import Sequel
from wusel.engine.deals import Company, Deal, dealt, opening_chance, stir
from wusel.engine.ending import Result, Source
from wusel.engine.errors import BadChoice, CannotUndo, IllegalChoice
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.fences import FENCES, HIDDEN_SHOWN, NOTHING_CHOSEN, OTHERS_SAW, Fences, MaybeFence, no_fences
from wusel.engine.game import Game
from wusel.engine.kinds import Choice
from wusel.engine.options import settle_options
from wusel.engine.preview import Preview, preview
from wusel.engine.sets import members
from wusel.engine.state import S
from wusel.engine.step import TOGETHER
from wusel.engine.view import View

CHECKPOINT_EVERY: Final = 32
"""The number of choices between checkpoints. A checkpoint comes sooner if the choices took more than the usual number
of steps."""
USUAL_STEPS: Final = 10


def check_choice(game: Game[S], s: S, seat: int, choice: int) -> None:
    """Raise the reason why a choice cannot be made in a state, if there is one."""
    if not 0 <= seat < s.seats:
        raise BadChoice(f"there is no seat {seat}; seats are 0 to {s.seats - 1}")
    is_asked = s.asked >> seat & 1
    if is_asked and choice in game.options(s, seat):
        return
    said = game.choices.to_json(choice)
    if not s.asked:
        raise IllegalChoice("the game is over")
    if not is_asked:
        raise IllegalChoice(f"seat {seat} is not asked now, but {members(s.owing)}")
    rule = game.barred(s, seat, choice)
    if rule:
        raise IllegalChoice(f"{said} is barred by {rule}: {game.rules.find(rule).en}", rule)
    raise IllegalChoice(f"{said} is not a choice at {game.asking(s)}")


class Checkpoint(Generic[S]):
    """The state of a game after n choices and a number of steps of the rules."""

    __slots__ = ("n", "state", "steps")

    def __init__(self, n: int, steps: int, state: S) -> None:
        self.n = n
        self.steps = steps
        self.state = state


class Table(Generic[S]):
    """A game in progress. It checks every choice, keeps checkpoints, and undoes choices if the law of undo permits it.

    With a seed of 64 bits or more, chance is stirred before every choice: a player who has seen many draws still cannot
    compute the next one. `deals` are the moments at which everything hidden was, or will be, dealt anew. `companies`
    are the moments at which the number of seats changes.
    """

    def __init__(
        self,
        game: Game[S],
        options: Mapping[str, object],
        seed: int,
        players: list[str] | None = None,
        deals: Sequence[Deal] = (),
        companies: Sequence[Company] = (),
    ) -> None:
        self.game = game
        self.options = settle_options(game.declared, options)
        self.seed = seed
        self.deals = list(deals)
        self.companies = list(companies)
        self.opening: list[Event] = []
        self.state: S = game.new(self.options, opening_chance(seed), self.opening)
        self.state.events = None
        self.players = players or [f"Player {seat + 1}" for seat in range(self.state.seats)]
        self.choices: list[tuple[int, int]] = []
        self.base = 0
        self.steps = 0
        """The number of steps of the rules that all choices made at this table took."""
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(0, 0, self.state.clone())]
        self.fences: list[Fences] = [no_fences(0, self.state.seats)]
        self.deal_what_is_due()

    def skip_to(self, choices: list[tuple[int, int]], state: S, fences: Fences) -> None:
        """Go on from a state that was written down earlier, without replaying the choices that led to it."""
        self.choices = choices
        self.state = state
        self.base = len(choices)
        self.checkpoints = [Checkpoint(self.base, self.steps, state.clone())]
        self.fences = [fences]

    # --- asking

    def view(self, seat: int) -> View:
        """Return the view of a seat; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> list[Choice]:
        """Return the legal choices of a seat."""
        return self.game.options(self.state, seat)

    def owing(self) -> list[int]:
        """Return the seats that still owe a choice."""
        return members(self.state.owing)

    def result(self) -> Result | None:
        """Return the result of the game; None while it is in progress."""
        return self.game.result(self.state)

    def preview(self, seat: int, choice: int, further: bool = False) -> Preview:
        """Return the consequences of a choice that the seat can foresee, before chance is drawn; raise if the choice is
        illegal. With `further`, include the choice that looks best next if the same seat is asked again at once."""
        self.check(seat, choice)
        return preview(self.game, self.state, seat, choice, further)

    # --- choosing

    def choose(self, seat: int, choice: int) -> list[Event]:
        """Carry out a choice and return what happened. If it is illegal, raise and change nothing."""
        self.check(seat, choice)
        return self.carry_out(seat, choice)

    def carry_out(self, seat: int, choice: int) -> list[Event]:
        """Carry out a choice that has been checked. If it fails because content runs forever, nothing changes."""
        s = self.state
        untouched = s.clone()
        stir(s, self.seed, self.deals, len(self.choices))
        before = s.chance
        is_lone = s.asked == 1 << seat and self.game.steps[s.agenda[-1]].kind == TOGETHER
        events: list[Event] = []
        s.events = events
        try:
            self.steps += self.game.apply(s, seat, choice)
        except Exception:
            self.state = untouched
            raise
        s.events = None
        self.choices.append((seat, choice))
        told = 0
        for event in events:
            if event.seen_by != EVERYBODY:
                told |= event.seen_by
        only_own = is_lone and s.shown == 1 << seat
        made = len(self.choices)
        self.fences.append(self.fences[-1].after(made, seat, s.chance != before, s.shown, told, only_own))
        self.keep_checkpoint()
        if self.deals or self.companies:
            self.deal_what_is_due()
        return events

    def keep_checkpoint(self) -> None:
        """Keep a checkpoint if replaying from the last one would take much work."""
        n, last = len(self.choices), self.checkpoints[-1]
        work = self.steps - last.steps
        if n - last.n >= CHECKPOINT_EVERY or work >= CHECKPOINT_EVERY * USUAL_STEPS:
            self.checkpoints.append(Checkpoint(n, self.steps, self.state.clone()))

    def check(self, seat: int, choice: int) -> None:
        """Raise the reason why a choice cannot be made now, if there is one."""
        check_choice(self.game, self.state, seat, choice)

    # --- dealing anew

    def deal_anew(self, seed: int) -> None:
        """Deal everything hidden anew, in a way that fits what all players know, and draw chance from another seed from
        now on. A player who knew hidden cards or coming draws no longer knows them. Undo stops here."""
        self.deals.append((len(self.choices), seed))
        self.deal_what_is_due()

    def regroup(self, seats: int) -> None:
        """Continue with another number of seats. Undo stops here."""
        self.companies.append((len(self.choices), seats))
        self.deal_what_is_due()

    def deal_what_is_due(self) -> None:
        """Deal anew and change the number of seats if this is the moment for it."""
        n = len(self.choices)
        if all(after != n for after, _ in self.deals + self.companies):
            return
        s = dealt(self.game, self.state, n, self.deals, self.companies)
        has_regrouped = any(after == n for after, _ in self.companies)
        self.skip_to(self.choices, s, no_fences(n, s.seats) if has_regrouped else self.fences[-1].dealt_anew(n))

    # --- going back

    def why_no_undo(self, seat: int) -> MaybeFence:
        """Return the fence that keeps a seat from taking its last choice back; empty if none does."""
        return self.fences[-1].why_no_undo(seat, len(self.choices))

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, if no fence forbids it."""
        self.check_undo(seat)
        self.go_back(len(self.choices) - 1)

    def check_undo(self, seat: int) -> None:
        """Raise the reason why a seat cannot take its last choice back, if there is one."""
        if not 0 <= seat < self.state.seats:
            raise BadChoice(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        why = self.why_no_undo(seat)
        if why:
            raise CannotUndo(f"seat {seat} cannot take back its last choice: {FENCES[why]}", why)

    def last_choice_of(self, seat: int) -> int:
        """Return the number of choices before a seat's last one, which can be taken back if all agree. Raise if the
        seat has made none, or if something hidden has been shown to any player since."""
        fences = self.fences[-1]
        for n in range(len(self.choices) - 1, -1, -1):
            if self.choices[n][0] == seat:
                if n >= fences.shown:
                    return n
                why = HIDDEN_SHOWN if fences.saw[seat] > n else OTHERS_SAW
                break
        else:
            why = NOTHING_CHOSEN
        raise CannotUndo(f"seat {seat} cannot take back its last choice: {FENCES[why]}", why)

    def go_back(self, n: int) -> None:
        """Forget all choices but the first n."""
        if n < self.base:
            earlier = self.fork(n)
            self.base, self.deals, self.companies = earlier.base, earlier.deals, earlier.companies
            self.checkpoints, self.fences = earlier.checkpoints, earlier.fences
        self.state = self.at(n)
        del self.choices[n:]
        del self.fences[n - self.base + 1 :]
        while self.checkpoints[-1].n > n:
            self.checkpoints.pop()

    def at(self, n: int) -> S:
        """Return the state after the first n choices, computed from the nearest checkpoint."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no state after {n}")
        if n < self.base:
            return self.fork(n).state
        nearest = next(checkpoint for checkpoint in reversed(self.checkpoints) if checkpoint.n <= n)
        s = nearest.state.clone()
        for made in range(nearest.n, n):
            stir(s, self.seed, self.deals, made)
            self.game.apply(s, *self.choices[made])
        return s

    def fork(self, n: int) -> "Table[S]":
        """Return a new table that shares the first n choices and continues independently."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no fork after {n}")
        other = Table(self.game, self.options, self.seed, self.players[:], *self.due_by(n))
        for seat, choice in self.choices[:n]:
            other.carry_out(seat, choice)
        return other

    def due_by(self, n: int) -> tuple[list[Deal], list[Company]]:
        """Return the deals and the changes of seats up to a number of choices."""
        return [each for each in self.deals if each[0] <= n], [each for each in self.companies if each[0] <= n]

    def gone_on(self, sequel: Sequel) -> "Table[S]":
        """Return the table of a game that continues this one. Every choice is checked again."""
        choices = self.choices[: len(self.choices) - sequel.taken_back] + sequel.then
        other = Table(self.game, sequel.options, self.seed, self.players[:], *self.due_by(len(choices)))
        for seat, choice in choices:
            other.choose(seat, choice)
        return other

    def walk(self, first: int) -> Iterator[tuple[S, list[Event]]]:
        """Yield the state after each choice, beginning with the given one, and the events of that choice. The state is
        reused and changes with the next step."""
        s = self.at(first - 1)
        for n in range(first - 1, len(self.choices)):
            stir(s, self.seed, self.deals, n)
            events: list[Event] = []
            s.events = events
            self.game.apply(s, *self.choices[n])
            s = dealt(self.game, s, n + 1, self.deals, self.companies)
            yield s, events

    def snapshot(self) -> "Table[S]":
        """Return a copy of the game as it is now, so that a review can read it while play continues. Checkpoints and
        fences are shared, because they never change."""
        now = Table(self.game, self.options, self.seed, self.players[:])
        now.opening, now.state = self.opening, self.state.clone()
        now.deals, now.companies, now.choices = self.deals[:], self.companies[:], self.choices[:]
        now.base, now.steps = self.base, self.steps
        now.checkpoints, now.fences = self.checkpoints[:], self.fences[:]
        return now

    def story(self) -> list[list[Event]]:
        """Return the events of the opening, and then those of every choice."""
        return [self.opening] + [events for _, events in self.walk(1)]


def most_seats(table: Table[S]) -> int:
    """Return the largest number of seats that a game has had."""
    return max([table.state.seats, int(table.options["players"]), *(seats for _, seats in table.companies)])


def sources_of(table: Table[S]) -> list[Source]:
    """Return the sources of all players' points, if the game tells sources apart."""
    told = [table.game.events.to_json(event.what) for events in table.story() for event in events]
    return table.game.sources(table.state.seats, told)
