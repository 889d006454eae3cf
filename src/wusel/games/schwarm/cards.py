"""What an action card is: one small number of action, colour and range (SW-C5, SW-P2.2)."""

from typing import Final

from wusel.games.schwarm import words
from wusel.games.schwarm.words import Action, Card, Colour


def card_of(action: Action, colour: Colour, how_far: int = 0) -> Card:
    return Card(action | colour << 3 | how_far << 5)


def action_of(card: Card) -> Action:
    return Action(card & 7)


def colour_of(card: Card) -> Colour:
    return Colour(card >> 3 & 3)


def range_of(card: Card) -> int:
    """How far a danger moves by this card."""
    return card >> 5


def card_name(card: Card) -> str:
    """For example light_whale_3: colour, action, and how far a danger moves."""
    name = f"{words.COLOURS[colour_of(card)]}_{words.ACTIONS[action_of(card)]}"
    return f"{name}_{range_of(card)}" if range_of(card) else name


GREEN_CARD: Final = card_of(words.STATION, words.GREEN)
