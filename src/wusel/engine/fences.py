"""Fences: which choices a seat can no longer take back, and why (law of undo)."""

from typing import Final, Literal

from wusel.engine.errors import Fence

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


class Fences:
    """The limits of undo. For each seat, `at` is the choice up to which it cannot take anything back, and `why` is the
    reason. `shown` is the choice up to which nothing can be taken back even if all agree, because something hidden was
    shown. `saw` is the choice with which each seat last saw something hidden."""

    __slots__ = ("at", "saw", "shown", "why")

    def __init__(self, at: tuple[int, ...], why: tuple[MaybeFence, ...], shown: int, saw: tuple[int, ...]) -> None:
        self.at = at
        self.why = why
        self.shown = shown
        self.saw = saw

    def after(self, n: int, chooser: int, chance_drawn: bool, shown: int, told: int, only_own: bool) -> "Fences":
        """Return the fences after the n-th choice.

        `shown` are the seats to which something hidden was shown, and `told` the seats that got events which not
        everyone sees. `only_own` means that the chooser had hidden all of it.
        """
        at = [n] * len(self.at)
        why = list(self.why)
        saw = list(self.saw)
        for seat in range(len(at)):
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
                at[seat] = self.at[seat]
                why[seat] = NO_FENCE
        return Fences(tuple(at), tuple(why), n if shown or told else self.shown, tuple(saw))

    def dealt_anew(self, n: int) -> "Fences":
        """Return the fences after everything hidden was dealt anew, n choices into the game."""
        why: list[MaybeFence] = [NOTHING_CHOSEN if each == NOTHING_CHOSEN else CHANCE_DRAWN for each in self.why]
        return Fences((n,) * len(self.at), tuple(why), n, self.saw)

    def why_no_undo(self, seat: int, n: int) -> MaybeFence:
        """Return the fence that keeps a seat from taking back its last choice, the n-th; empty if none does."""
        return self.why[seat] if self.at[seat] == n else NO_FENCE


def no_fences(n: int, seats: int) -> Fences:
    """Return the fences of seats that have chosen nothing since the n-th choice."""
    return Fences((n,) * seats, (NOTHING_CHOSEN,) * seats, n, (0,) * seats)
