"""Chess clocks of a table, computed from the timestamps in the log."""

from typing import Final

from msgspec import Struct

from wusel.server.log.entries import Clock

DAY: Final = 24 * 60 * 60 * 1000
LEAST_REFILL_SECONDS: Final = 30


class Clockwork(Struct):
    """Milliseconds left for each seat: live clocks for the whole game, correspondence clocks (days) per question."""

    clock: Clock
    left: list[int]
    running: list[int]
    since: int = 0

    @staticmethod
    def full(clock: Clock, seats: int) -> "Clockwork":
        full = clock.budget * (1000 if clock.kind == "live" else DAY)
        return Clockwork(clock, [full] * seats, [])

    def tick(self, now: int) -> None:
        """Deduct the time that has passed from the running clocks."""
        passed = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(now, self.since)

    def add_increment(self, seat: int) -> None:
        """Add the increment for a choice, or reset the days; changing a choice adds nothing."""
        if self.clock.kind == "days":
            self.left[seat] = self.clock.budget * DAY
        elif seat in self.running:
            self.left[seat] += self.clock.more * 1000

    def remove_increment(self, seat: int) -> None:
        """Take the increment of an undone choice back, or undoing would gain time."""
        added = self.clock.more * 1000
        self.left[seat] = max(self.left[seat] - added, min(self.left[seat], added))

    def refill_empty(self, seat: int) -> None:
        """Give a player who returns after a live clock has run out enough time for some choices."""
        if self.clock.kind == "live" and not self.left[seat]:
            self.left[seat] = min(self.clock.budget, max(LEAST_REFILL_SECONDS, self.clock.budget // 10)) * 1000

    def run(self, now: int, seats: list[int]) -> None:
        """Let these clocks run from now on, and no others."""
        self.since = max(now, self.since)
        self.running = seats

    def left_at(self, now: int, seat: int) -> int:
        """Milliseconds a seat has left at a time."""
        passed = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def next_flag(self) -> tuple[int, int] | None:
        """Time and seat of the next clock to run out."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
