"""Something that happened, with who may see it: feeds log, animation and statistics."""

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One happening: the number of a word of the game's event vocabulary, and its arguments."""

    __slots__ = ("seen_by", "what")

    def __init__(self, seen_by: int, what: list[int]) -> None:
        self.seen_by = seen_by
        self.what = what

    def is_seen_by(self, seat: int) -> bool:
        """Whether a seat may know; seat -1 is a spectator, who sees only what everybody sees."""
        if self.seen_by == EVERYBODY:
            return True
        return seat >= 0 and self.seen_by >> seat & 1 == 1
