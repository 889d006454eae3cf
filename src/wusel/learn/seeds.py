"""Seeds of episodes."""

from secrets import randbits

SEED_BITS = 32


def new_seed() -> int:
    return randbits(SEED_BITS)


class Seeds:
    """A sequence of seeds: consecutive numbers from the given one on, or from a random one."""

    def __init__(self) -> None:
        self.next: int | None = None

    def take(self, seed: int | None) -> int:
        """The seed of the next episode; a given one restarts the sequence."""
        if seed is None:
            seed = new_seed() if self.next is None else self.next
        self.next = seed + 1
        return seed
