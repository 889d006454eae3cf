"""The cost of choices in Der Schwarm, and the choices that have the same effects."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import deed, verb
from wusel.games.schwarm import words
from wusel.games.schwarm.content.cards import CardType
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import Card

STOPPING: Final = (words.ANCHOR, words.END_EXPLORING, words.LEAVE_QUEEN, words.REST)


def traits_of(s: SchwarmState, seat: Seat, choice: Choice) -> Traits:
    """Return the traits of a choice: points for cards of the row (SW-P1.3), and the joker, which is worth keeping for
    any other action (SW-J1). Two cards with the same effects are equivalent in any colour."""
    said = verb(choice)
    if said == words.TAKE:
        price = words.chosen_place(choice)
        kind = s.content.cards[s.row[price]]
        return Traits(words.take(first_place(s, s.row, kind)), said << 8 | deed(kind.effects[0]), price)
    if said == words.TAKE_ORDER:
        return Traits(choice, said << 8, len(s.row))
    if said in (words.PLAY, words.JOKER):
        kind = s.content.played_by(choice)
        does = deed(kind.effects[0])
        same = as_played(s, seat, kind, choice)
        return Traits(same, does) if said == words.PLAY else Traits(same, does, price=1, closes=1)
    return Traits(choice, said, stops=choice in STOPPING)


def first_place(s: SchwarmState, cards: list[Card], kind: CardType) -> int:
    """Return the place of the first card with the same effects, -1 if there is none."""
    for place, card in enumerate(cards):
        if s.content.cards[card].effects == kind.effects:
            return place
    return -1


def as_played(s: SchwarmState, seat: Seat, kind: CardType, choice: Choice) -> Choice:
    """Return the play of the first own card with the same effects as a choice; the choice itself if there is none."""
    cards = s.players[seat].cards
    place = first_place(s, cards, kind)
    return choice if place < 0 else words.play(cards[place])
