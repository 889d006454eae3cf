"""Clocks at a table: how long each seat still has, from nothing but the times in the log."""

from typing import Final

from msgspec import Struct

from wusel.server.log.entries import Clock

DAY: Final = 24 * 60 * 60 * 1000


class Clockwork(Struct):
    """Milliseconds left for each seat. Live clocks run down over the whole game, those in days start anew with
    every question."""

    clock: Clock
    left: list[int]
    running: list[int]
    since: int = 0

    @staticmethod
    def wound(clock: Clock, seats: int) -> "Clockwork":
        full = clock.budget * (1000 if clock.kind == "live" else DAY)
        return Clockwork(clock, [full] * seats, [])

    def tick(self, now: int) -> None:
        """Time has passed for those whose clock was running."""
        passed = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(now, self.since)

    def chose(self, seat: int) -> None:
        """A choice made adds a little, or ends this question's days; to change one's mind adds nothing."""
        if self.clock.kind == "days":
            self.left[seat] = self.clock.budget * DAY
        elif seat in self.running:
            self.left[seat] += self.clock.more * 1000

    def took_back(self, seat: int) -> None:
        """Who takes a choice back gives back what it added, or undoing would win time."""
        added = self.clock.more * 1000
        self.left[seat] = max(self.left[seat] - added, min(self.left[seat], added))

    def ask(self, now: int, seats: list[int]) -> None:
        """From now on these clocks run."""
        self.since = max(now, self.since)
        self.running = seats

    def left_at(self, now: int, seat: int) -> int:
        """What a seat has left, if nothing happens until then."""
        passed = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def next_flag(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
