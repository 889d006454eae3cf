"""Which deal comes next."""

from secrets import randbits

SEED_BITS = 32


class Seeds:
    """A seed begins a row of deals: the seed itself, the next number, and so on. Without one any row is begun."""

    def __init__(self) -> None:
        self.next: int | None = None

    def take(self, seed: int | None) -> int:
        """The seed of the next deal."""
        if seed is None:
            seed = randbits(SEED_BITS) if self.next is None else self.next
        self.next = seed + 1
        return seed
