"""A live game: game, options, seed and the list of choices. That list is the truth; everything follows from it."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Final, Generic, Literal

from wusel.engine.chance import seeded
from wusel.engine.errors import BadChoice, CannotUndo, Fence, IllegalChoice
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.game import Game, Result, Sequel, Source
from wusel.engine.kinds import Choice
from wusel.engine.options import settle_options
from wusel.engine.preview import Preview, preview
from wusel.engine.sets import members
from wusel.engine.state import S
from wusel.engine.step import TOGETHER
from wusel.engine.view import SPECTATOR, View

CHECKPOINT_EVERY: Final = 32
"""Choices; and sooner, where they were that many times as much work as usual."""
USUAL_STEPS: Final = 10

MaybeFence = Literal[Fence, ""]
NO_FENCE: Final = ""
NOTHING_CHOSEN: Final[Fence] = "nothing_chosen"
CHANCE_DRAWN: Final[Fence] = "chance_drawn"
HIDDEN_SHOWN: Final[Fence] = "hidden_shown"
OTHERS_SAW: Final[Fence] = "others_saw"
OTHER_CHOSE: Final[Fence] = "other_chose"
FENCES: Final[dict[Fence, str]] = {
    NOTHING_CHOSEN: "there is no choice to take back",
    CHANCE_DRAWN: "chance has been drawn since",
    HIDDEN_SHOWN: "something hidden has been shown since",
    OTHERS_SAW: "others have seen something hidden since",
    OTHER_CHOSE: "another seat has chosen since",
}


LONG_SEED: Final = 1 << 64

Deal = tuple[int, int]
"""After how many choices everything hidden was dealt anew, and the seed that chance follows from there on."""


Company = tuple[int, int]
"""After how many choices the game went on with another number of seats, and with how many."""


def stirred(seed: int, n: int) -> int:
    """A fresh state of chance for the n-th choice, which nobody can compute without the whole seed."""
    return seeded(int.from_bytes(blake2b(f"{seed} {n}".encode(), digest_size=16).digest()))


def opening_chance(seed: int) -> int:
    """What is dealt from a seed before the first choice."""
    return stirred(seed, -1) if seed >= LONG_SEED else seed


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


class Fences:
    """What can no longer be taken back: for each seat, up to which choice and why; and up to which choice not
    even if all agree, because something hidden was shown to somebody. `saw` says for each seat when it was the one who
    saw something last."""

    __slots__ = ("at", "saw", "shown", "why")

    def __init__(self, at: tuple[int, ...], why: tuple[MaybeFence, ...], shown: int, saw: tuple[int, ...]) -> None:
        self.at = at
        self.why = why
        self.shown = shown
        self.saw = saw


class Checkpoint(Generic[S]):
    """Where a game stood after n choices, and so many steps of the rules."""

    __slots__ = ("n", "state", "steps")

    def __init__(self, n: int, steps: int, state: S) -> None:
        self.n = n
        self.steps = steps
        self.state = state


class Table(Generic[S]):
    """A game being played. Checks every choice, keeps checkpoints, and takes back what the law allows.

    With a seed of 64 bits or more chance is stirred before every choice: whoever has seen many draws still cannot
    compute the next one. `deals` are the moments at which everything hidden was, or will be, dealt anew; `companies`
    those at which the number of seats changes.
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
        """That the rules took over all the choices made at this table."""
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(0, 0, self.state.clone())]
        seats = self.state.seats
        self.fences: list[Fences] = [Fences((0,) * seats, (NOTHING_CHOSEN,) * seats, 0, (0,) * seats)]
        self.deal_what_is_due()

    def skip_to(self, choices: list[tuple[int, int]], state: S, fences: Fences) -> None:
        """Go on from a state written down earlier, without making the choices that led to it once more."""
        self.choices = choices
        self.state = state
        self.base = len(choices)
        self.checkpoints = [Checkpoint(self.base, self.steps, state.clone())]
        self.fences = [fences]

    # --- asking

    def view(self, seat: int) -> View:
        """What a seat may see now; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> list[Choice]:
        """What a seat may choose now."""
        return self.game.options(self.state, seat)

    def owing(self) -> list[int]:
        """The seats that everybody waits for."""
        return members(self.state.owing)

    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.game.result(self.state)

    def preview(self, seat: int, choice: int, further: bool = False) -> Preview:
        """What a choice would lead to, as far as the seat may know and before chance is drawn; one that is not legal
        raises. With `further` also what looks best next, if the seat is asked on at once."""
        self.check(seat, choice)
        return preview(self.game, self.state, seat, choice, further)

    def most_seats(self) -> int:
        """The largest number of seats that the game has had."""
        return max([self.state.seats, int(self.options["players"]), *(seats for _, seats in self.companies)])

    # --- choosing

    def choose(self, seat: int, choice: int) -> list[Event]:
        """Carry out a choice and return what happened; one that is not legal raises and changes nothing."""
        self.check(seat, choice)
        return self.carry_out(seat, choice)

    def carry_out(self, seat: int, choice: int) -> list[Event]:
        """Carry out a choice that has been checked. Where that fails, because content never comes to an end, nothing
        has changed."""
        s = self.state
        untouched = s.clone()
        self.stir(s, len(self.choices))
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
        self.raise_fences(seat, s.chance != before, s.shown, told, is_lone and s.shown == 1 << seat)
        self.keep_checkpoint()
        if self.deals or self.companies:
            self.deal_what_is_due()
        return events

    def keep_checkpoint(self) -> None:
        """Remember where the game stands, if it would be much work to come here again from the last such place."""
        n, last = len(self.choices), self.checkpoints[-1]
        work = self.steps - last.steps
        if n - last.n >= CHECKPOINT_EVERY or work >= CHECKPOINT_EVERY * USUAL_STEPS:
            self.checkpoints.append(Checkpoint(n, self.steps, self.state.clone()))

    def stir(self, s: S, n: int) -> None:
        seed = self.seed
        for after, newer in self.deals:
            if after <= n:
                seed = newer
        if seed >= LONG_SEED:
            s.chance = stirred(seed, n)

    def check(self, seat: int, choice: int) -> None:
        """Raise the reason why a choice cannot be made now, if there is one."""
        check_choice(self.game, self.state, seat, choice)

    def raise_fences(self, chooser: int, chance_drawn: bool, shown: int, told: int, only_own: bool) -> None:
        """Note for every seat what it can no longer take back (law of undo). `shown` and `told` are seats: those to
        whom something hidden was shown, and those who alone were told something; with `only_own` it was nothing but
        what the chooser had hidden."""
        n = len(self.choices)
        last = self.fences[-1]
        at = [n] * self.state.seats
        why = list(last.why)
        saw = list(last.saw)
        for seat in range(self.state.seats):
            if (told if only_own else shown | told) >> seat & 1:
                saw[seat] = n
            if seat != chooser and why[seat] == NOTHING_CHOSEN:
                continue
            if chance_drawn:
                why[seat] = CHANCE_DRAWN
            elif shown >> seat & 1:
                why[seat] = OTHERS_SAW if only_own else HIDDEN_SHOWN
            elif seat != chooser:
                why[seat] = OTHER_CHOSE
            else:
                at[seat] = last.at[seat]
                why[seat] = NO_FENCE
        self.fences.append(Fences(tuple(at), tuple(why), n if shown or told else last.shown, tuple(saw)))

    # --- dealing anew

    def deal_anew(self, seed: int) -> None:
        """What is hidden is dealt anew, in a way that fits what everybody knows, and chance follows from another seed
        from here on: whoever knew what was hidden, or what was to come, knows it no longer. Nobody goes back behind
        it."""
        self.deals.append((len(self.choices), seed))
        self.deal_what_is_due()

    def regroup(self, seats: int) -> None:
        """Go on with another number of seats. Nobody goes back behind it."""
        self.companies.append((len(self.choices), seats))
        self.deal_what_is_due()

    def deal_what_is_due(self) -> None:
        """Deal anew and change the number of seats if this is the moment for it."""
        n = len(self.choices)
        if all(after != n for after, _ in self.deals + self.companies):
            return
        last = self.fences[-1]
        why: list[MaybeFence] = [NOTHING_CHOSEN if each == NOTHING_CHOSEN else CHANCE_DRAWN for each in last.why]
        saw = last.saw
        s = self.dealt(self.state, n)
        if any(after == n for after, _ in self.companies):
            why, saw = [NOTHING_CHOSEN] * s.seats, (0,) * s.seats
        self.skip_to(self.choices, s, Fences((n,) * s.seats, tuple(why), n, saw))

    def dealt(self, s: S, n: int) -> S:
        """A state after n choices, dealt anew and regrouped as often as it was."""
        for after, seed in self.deals:
            if after == n:
                s = self.game.imagine(s, SPECTATOR, opening_chance(seed))
        for after, seats in self.companies:
            if after == n:
                s = self.game.regrouped(s, seats)
        return s

    # --- going back

    def why_no_undo(self, seat: int) -> MaybeFence:
        """Which fence keeps a seat from taking its last choice back; empty if none does."""
        fences = self.fences[-1]
        return fences.why[seat] if fences.at[seat] == len(self.choices) else NO_FENCE

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, if no fence has fallen since."""
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
        """How many choices were made before a seat's last one, which can be taken back if all agree; raises if
        it has made none or something hidden has been shown to anybody since."""
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
        """The state after the first n choices, from the nearest checkpoint."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no state after {n}")
        if n < self.base:
            return self.fork(n).state
        nearest = next(checkpoint for checkpoint in reversed(self.checkpoints) if checkpoint.n <= n)
        s = nearest.state.clone()
        for made in range(nearest.n, n):
            self.stir(s, made)
            self.game.apply(s, *self.choices[made])
        return s

    def fork(self, n: int) -> "Table[S]":
        """A new table that shares the first n choices and goes its own way from there."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no fork after {n}")
        other = Table(self.game, self.options, self.seed, self.players[:], *self.due_by(n))
        for seat, choice in self.choices[:n]:
            other.carry_out(seat, choice)
        return other

    def due_by(self, n: int) -> tuple[list[Deal], list[Company]]:
        """The deals and the changes of company up to a number of choices."""
        return [each for each in self.deals if each[0] <= n], [each for each in self.companies if each[0] <= n]

    def gone_on(self, sequel: Sequel) -> "Table[S]":
        """The table where this game goes on as its rules say, every choice checked again."""
        choices = self.choices[: len(self.choices) - sequel.taken_back] + sequel.then
        other = Table(self.game, sequel.options, self.seed, self.players[:], *self.due_by(len(choices)))
        for seat, choice in choices:
            other.choose(seat, choice)
        return other

    def walk(self, first: int) -> Iterator[tuple[S, list[Event]]]:
        """The state after each choice from a number of choices on, with what that choice brought about. The state
        goes on changing with the next step."""
        s = self.at(first - 1)
        for n in range(first - 1, len(self.choices)):
            self.stir(s, n)
            events: list[Event] = []
            s.events = events
            self.game.apply(s, *self.choices[n])
            s = self.dealt(s, n + 1)
            yield s, events

    def snapshot(self) -> "Table[S]":
        """The game as it is now, for whoever looks back at it while it goes on. What was written down on the way is
        shared: nobody changes that."""
        now = Table(self.game, self.options, self.seed, self.players[:])
        now.opening, now.state = self.opening, self.state.clone()
        now.deals, now.companies, now.choices = self.deals[:], self.companies[:], self.choices[:]
        now.base, now.steps = self.base, self.steps
        now.checkpoints, now.fences = self.checkpoints[:], self.fences[:]
        return now

    def story(self) -> list[list[Event]]:
        """What happened: at the opening, and then with every choice."""
        return [self.opening] + [events for _, events in self.walk(1)]

    def sources(self) -> list[Source]:
        """Where everybody's points came from, as far as the game tells sources apart."""
        told = [self.game.events.to_json(event.what) for events in self.story() for event in events]
        return self.game.sources(self.state.seats, told)
