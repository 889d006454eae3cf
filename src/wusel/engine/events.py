"""Events: what happened and who may see it. They feed the log, the animations and the statistics."""

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One event: the number of a word of the game's event vocabulary, and its arguments."""

    __slots__ = ("seen_by", "what")

    def __init__(self, seen_by: int, what: list[int]) -> None:
        self.seen_by = seen_by
        self.what = what

    def is_seen_by(self, seat: int) -> bool:
        """Return whether a seat may see the event; seat -1 is a spectator, who sees only what everyone sees."""
        if self.seen_by == EVERYBODY:
            return True
        return seat >= 0 and self.seen_by >> seat & 1 == 1
