"""What an action card is: one small number of action, colour and range (SW-C5, SW-P2.2)."""

from typing import Final

LIGHT: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOURS: Final = ("light", "blue", "green")


def card_number(action: int, colour: int, how_far: int) -> int:
    return action | colour << 3 | how_far << 5


def action_of(card: int) -> int:
    return card & 7


def colour_of(card: int) -> int:
    return card >> 3 & 3


def range_of(card: int) -> int:
    """How far a danger moves by this card."""
    return card >> 5
