"""All errors, with messages that tell a person how to fix the problem. When one is raised, nothing has changed."""

from typing import Literal

Fence = Literal["nothing_chosen", "chance_drawn", "hidden_shown", "others_saw", "other_chose"]
"""The reason why a seat cannot take back its last choice."""


class WuselError(Exception):
    """A request that cannot be fulfilled; the message says what is wrong, where, and what would be right."""


class BadOption(WuselError):
    """Options with which a game cannot be set up."""


class BadDeclaration(WuselError):
    """A declaration of a game that contradicts itself or its classes."""


class BadContent(WuselError):
    """A content file that breaks a constraint of the rules."""


class BadSave(WuselError):
    """A save file that cannot be read or does not fit the game."""


class BadChoice(WuselError):
    """Words or numbers that are not a choice of this game at all."""


class IllegalChoice(WuselError):
    """A choice that the rules do not allow now; `rule` is the ID of the rule that bars it, or empty."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class RunsForever(WuselError):
    """A choice that sets off more steps than allowed, usually because content has effects that cause each other
    endlessly."""


class CannotUndo(WuselError):
    """A choice that the seat cannot take back; `why` names the fence that forbids it."""

    def __init__(self, message: str, why: Fence) -> None:
        super().__init__(message)
        self.why = why


class ChanceDrawn(WuselError):
    """A stop before a draw of chance, for callers that play only until chance is needed. `odds` has the probability of
    each outcome that a script could name here."""

    def __init__(self, odds: dict[int, float]) -> None:
        super().__init__("chance would be drawn here")
        self.odds = odds
