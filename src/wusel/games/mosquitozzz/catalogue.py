"""The catalogue, which clients use to draw this game: every printed card, and the numbers of the rules."""

from typing import TypedDict

from wusel.games.mosquitozzz.cards import CardType
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.effects import DISCS
from wusel.games.mosquitozzz.scoring import PLAY_OFF_DISCS
from wusel.games.mosquitozzz.setup import COOP_HANDS, DISPLAY, MODES, hand_size
from wusel.games.mosquitozzz.state import FULL_BLOOD


class Card(TypedDict):
    """The printed contents of a card."""

    colour: str
    effects: list[dict[str, int | str]]
    """Its effects, in the words of [effects]. A red card has none and only brings mosquitos."""
    amount: int
    """The mosquitos that it brings or repels, or the drops that it gives; 0 if it has no number."""
    leaves: bool
    """The exclamation mark: the card leaves the game after use."""
    title: dict[str, str] | None
    """The title by language, if the content has one. Other cards keep the game's own titles."""


class MosquitozzzCatalogue(TypedDict):
    """The cards of Mosquitozzz in use."""

    cards: dict[str, Card]
    sets: dict[str, dict[str, int]]
    """The number of copies of each card in each set. Rebellion has some of the additional ones."""
    full_blood: int
    hand_sizes: dict[str, dict[str, int]]
    """The hand size by mode and number of players."""
    display: int
    """The number of experience cards on offer."""
    discs: int
    """The most discs in one throw."""
    play_off_discs: int


def catalogue_of(content: Content) -> MosquitozzzCatalogue:
    return {
        "cards": {name: card_of(content, content.kind(name)) for name in content.kinds["card"].values()},
        "sets": {
            name: {content.names.card[card]: cards.count(card) for card in cards}
            for name, cards in {**content.sets, "rebellion": content.rebellion}.items()
        },
        "full_blood": FULL_BLOOD,
        "hand_sizes": {mode: {str(seats): hand_size(mode, seats) for seats in COOP_HANDS} for mode in MODES},
        "display": DISPLAY,
        "discs": DISCS,
        "play_off_discs": PLAY_OFF_DISCS,
    }


def card_of(content: Content, kind: CardType) -> Card:
    return {
        "colour": kind.colour,
        "effects": [content.vocabulary.to_json(effect) for effect in kind.effects],
        "amount": kind.amount,
        "leaves": kind.leaves,
        "title": content.titles.get(kind.name),
    }
