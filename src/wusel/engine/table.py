"""A live game: game, options, seed and the list of choices. That list is the truth; everything follows from it."""

from collections.abc import Mapping
from typing import Final, Generic

from wusel.engine.errors import BadChoice, CannotUndo, IllegalChoice
from wusel.engine.events import Event
from wusel.engine.game import Game, Result
from wusel.engine.options import settle_options
from wusel.engine.step import S

CHECKPOINT_EVERY: Final = 32

NO_FENCE: Final = ""
NOTHING_CHOSEN: Final = "nothing_chosen"
CHANCE_DRAWN: Final = "chance_drawn"
HIDDEN_SHOWN: Final = "hidden_shown"
OTHER_CHOSE: Final = "other_chose"
FENCES: Final = {
    NOTHING_CHOSEN: "there is no choice to take back",
    CHANCE_DRAWN: "chance has been drawn since",
    HIDDEN_SHOWN: "something hidden has been shown since",
    OTHER_CHOSE: "another seat has chosen since",
}


class Fence:
    """Up to which choice a seat can take nothing back, and why."""

    __slots__ = ("at", "why")

    def __init__(self, at: int, why: str) -> None:
        self.at = at
        self.why = why


class Table(Generic[S]):
    """A game being played. Checks every choice, keeps checkpoints, and takes back what the law allows."""

    def __init__(
        self, game: Game[S], options: Mapping[str, object], seed: int, players: list[str] | None = None
    ) -> None:
        self.game = game
        self.options = settle_options(game.declared, options)
        self.seed = seed
        self.opening: list[Event] = []
        self.state: S = game.new(self.options, seed, self.opening)
        self.state.events = None
        self.players = players or [f"Player {seat + 1}" for seat in range(self.state.seats)]
        self.choices: list[tuple[int, int]] = []
        self.checkpoints: list[S] = [self.copy_of(self.state)]
        self.fences: list[list[Fence]] = [[Fence(0, NOTHING_CHOSEN) for _ in range(self.state.seats)]]

    # --- asking

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may see now; -1 is a spectator."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose now."""
        return self.game.options(self.state, seat)

    def owing(self) -> list[int]:
        """The seats that everybody waits for."""
        return [seat for seat in range(self.state.seats) if self.state.owing >> seat & 1]

    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        return self.game.result(self.state)

    # --- choosing

    def choose(self, seat: int, choice: int) -> list[Event]:
        """Carry out a choice and return what happened; one that is not legal raises and changes nothing."""
        self.check(seat, choice)
        s = self.state
        before = s.chance
        events: list[Event] = []
        s.events = events
        self.game.apply(s, seat, choice)
        s.events = None
        self.choices.append((seat, choice))
        self.raise_fences(seat, s.chance != before, s.shown)
        if len(self.choices) % CHECKPOINT_EVERY == 0:
            self.checkpoints.append(self.copy_of(s))
        return events

    def check(self, seat: int, choice: int) -> None:
        """Raise the reason why a choice cannot be made now, if there is one."""
        if not 0 <= seat < self.state.seats:
            raise BadChoice(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        said = self.game.choices.to_json(choice)
        if not self.state.asked:
            raise IllegalChoice("the game is over")
        if not self.state.asked >> seat & 1:
            raise IllegalChoice(f"seat {seat} is not asked now, but {self.owing()}")
        if choice in self.game.options(self.state, seat):
            return
        rule = self.game.barred(self.state, seat, choice)
        if rule:
            raise IllegalChoice(f"{said} is barred by {rule}: {self.game.rules.find(rule).en}", rule)
        raise IllegalChoice(f"{said} is not a choice at {self.game.asking(self.state)}")

    def raise_fences(self, chooser: int, chance_drawn: bool, shown: int) -> None:
        """Note for every seat what it can no longer take back (law of undo)."""
        n = len(self.choices)
        fences = self.fences[-1][:]
        for seat in range(self.state.seats):
            if seat != chooser and fences[seat].why == NOTHING_CHOSEN:
                fences[seat] = Fence(n, NOTHING_CHOSEN)
            elif chance_drawn:
                fences[seat] = Fence(n, CHANCE_DRAWN)
            elif shown >> seat & 1:
                fences[seat] = Fence(n, HIDDEN_SHOWN)
            elif seat != chooser:
                fences[seat] = Fence(n, OTHER_CHOSE)
            else:
                fences[seat] = Fence(fences[seat].at, NO_FENCE)
        self.fences.append(fences)

    # --- going back

    def why_no_undo(self, seat: int) -> str:
        """Which fence keeps a seat from taking its last choice back; empty if none does."""
        fence = self.fences[-1][seat]
        return fence.why if fence.at == len(self.choices) else NO_FENCE

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice, if no fence has fallen since."""
        if not 0 <= seat < self.state.seats:
            raise BadChoice(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        why = self.why_no_undo(seat)
        if why:
            raise CannotUndo(f"seat {seat} cannot take back its last choice: {FENCES[why]}", why)
        n = len(self.choices) - 1
        self.state = self.at(n)
        self.choices.pop()
        self.fences.pop()
        del self.checkpoints[n // CHECKPOINT_EVERY + 1 :]

    def at(self, n: int) -> S:
        """The state after the first n choices, from the nearest checkpoint."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no state after {n}")
        place = n // CHECKPOINT_EVERY
        s = self.copy_of(self.checkpoints[place])
        for seat, choice in self.choices[place * CHECKPOINT_EVERY : n]:
            self.game.apply(s, seat, choice)
        return s

    def fork(self, n: int) -> "Table[S]":
        """A new table that shares the first n choices and goes its own way from there."""
        if not 0 <= n <= len(self.choices):
            raise BadChoice(f"there are {len(self.choices)} choices, so no fork after {n}")
        other = Table(self.game, self.options, self.seed, self.players[:])
        for seat, choice in self.choices[:n]:
            other.choose(seat, choice)
        return other

    def story(self) -> list[list[Event]]:
        """What happened: at the opening, and then with every choice."""
        again = Table(self.game, self.options, self.seed)
        return [again.opening] + [again.choose(seat, choice) for seat, choice in self.choices]

    def copy_of(self, s: S) -> S:
        copy: S = s.clone()  # type: ignore[assignment]  # a game's clone is of the game's own class
        return copy
