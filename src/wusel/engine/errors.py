"""Everything that can go wrong, said so that a person can mend it. Nothing has changed when one is raised."""

from typing import Literal

Fence = Literal["nothing_chosen", "chance_drawn", "hidden_shown", "others_saw", "other_chose"]
"""What keeps a seat from taking its last choice back."""


class WuselError(Exception):
    """Something was asked for that cannot be; the message says what, where, and what would be right."""


class BadOption(WuselError):
    """A game cannot be set up this way."""


class BadDeclaration(WuselError):
    """What a game declares of itself does not fit together."""


class BadContent(WuselError):
    """A content file breaks a constraint of the rules."""


class BadSave(WuselError):
    """A save file cannot be read or does not fit the game."""


class BadChoice(WuselError):
    """Words or numbers that are no choice of this game at all."""


class IllegalChoice(WuselError):
    """A choice that the rules do not allow now; `rule` is the ID of the rule that bars it, or empty."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class RunsForever(WuselError):
    """One choice sets off more than any choice may: content whose effects bring each other about again and again."""


class CannotUndo(WuselError):
    """The seat's last choice cannot be taken back; `why` names the fence that fell."""

    def __init__(self, message: str, why: Fence) -> None:
        super().__init__(message)
        self.why = why


class ChanceDrawn(WuselError):
    """Play was to go on only as far as chance is not needed, and it is needed here; `odds` says how likely a script's
    next outcome is to be which."""

    def __init__(self, odds: dict[int, float]) -> None:
        super().__init__("chance would be drawn here")
        self.odds = odds
