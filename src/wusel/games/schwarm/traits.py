"""What choices in Der Schwarm cost, and which differ in nothing else."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.traits import Traits
from wusel.engine.vocabulary import verb
from wusel.games.schwarm import words
from wusel.games.schwarm.cards import action_of, range_of
from wusel.games.schwarm.state import SchwarmState
from wusel.games.schwarm.words import Action, Card

STOPPING: Final = (words.ANCHOR, words.END_EXPLORING, words.LEAVE_QUEEN, words.REST)


def traits_of(s: SchwarmState, seat: Seat, choice: Choice) -> Traits:
    """Return the traits of a choice: points for cards of the row (SW-P1.3), and the joker, which is worth keeping for
    any other action (SW-J1). Two cards of one action and range do the same, whatever their colour."""
    said = verb(choice)
    if said == words.TAKE:
        price = words.chosen_place(choice)
        action, how_far = action_of(s.row[price]), range_of(s.row[price])
        return Traits(words.take(first_place(s.row, action, how_far)), said << 8 | action, price)
    if said == words.TAKE_ORDER:
        return Traits(choice, said << 8, len(s.row))
    if said == words.PLAY:
        card = words.chosen_card(choice)
        return Traits(as_played(s, seat, action_of(card), range_of(card), choice), action_of(card))
    if said == words.JOKER:
        action = words.chosen_action(choice)
        return Traits(as_played(s, seat, action, s.content.joker[action], choice), action, price=1, closes=1)
    return Traits(choice, said, stops=choice in STOPPING)


def first_place(cards: list[Card], action: Action, how_far: int) -> int:
    """Return the place of the first card that does the same, -1 if there is none."""
    for place, card in enumerate(cards):
        if action_of(card) == action and range_of(card) == how_far:
            return place
    return -1


def as_played(s: SchwarmState, seat: Seat, action: Action, how_far: int, choice: Choice) -> Choice:
    """Return the play of the first own card with the same effect as a choice; the choice itself if there is none."""
    cards = s.players[seat].cards
    place = first_place(cards, action, how_far)
    return choice if place < 0 else words.play(cards[place])
