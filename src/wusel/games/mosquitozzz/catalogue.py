"""What a client needs to draw this game: every card as it is printed, and the numbers of the rules."""

from typing import TypedDict

from wusel.games.mosquitozzz.cards import CardType
from wusel.games.mosquitozzz.content import Content
from wusel.games.mosquitozzz.effects import DISCS
from wusel.games.mosquitozzz.scoring import PLAY_OFF_DISCS
from wusel.games.mosquitozzz.setup import COOP_HANDS, DISPLAY, MODES, hand_size
from wusel.games.mosquitozzz.state import FULL_BLOOD


class Card(TypedDict):
    """What is printed on a card."""

    colour: str
    effects: list[dict[str, int | str]]
    """What it does, in the words of [effects]; a red card just brings mosquitos."""
    amount: int
    """Mosquitos that it brings or repels, or drops that it gives; 0 if it has no number."""
    leaves: bool
    """The exclamation mark: it leaves the game after use."""
    title: dict[str, str] | None
    """By language, if the content has one; all others are called as in the game's own words."""


class MosquitozzzCatalogue(TypedDict):
    """Mosquitozzz with the cards in use."""

    cards: dict[str, Card]
    sets: dict[str, dict[str, int]]
    """How many copies of which card are in each set; Rebellion has some of the additional ones."""
    full_blood: int
    hand_sizes: dict[str, dict[str, int]]
    """By mode and number of players."""
    display: int
    """Experience cards on offer."""
    discs: int
    """Thrown at once at most."""
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
