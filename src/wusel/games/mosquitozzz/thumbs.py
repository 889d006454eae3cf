"""Rules of thumb of Mosquitozzz, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import NO_CARD, CardType, is_red
from wusel.games.mosquitozzz.judge import AVERAGE_VALUE, most_blood, value_of
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant
from wusel.games.mosquitozzz.words import Card

THUMBS: Final = (
    "lay_own", "lay_weak", "lay_red", "blue_first", "laid_first", "weak_first", "flat_hand_last", "save_strong",
    "richest", "strong_stay", "weak_stay",
)  # fmt: skip
"""The rules of thumb that apply to single choices, not to a whole question."""

GOOD_GREEN: Final = 3
"""The number of symbols from which a green card is worth learning."""
FEW_LEFT: Final = 2
"""The number of mosquitos up to which strong cards are saved."""


def thumb_of(s: MosquitoState, seat: Seat, choice: Choice, offered: list[Choice]) -> str:
    """Return the rule of thumb that a choice among those on offer follows, empty if there is none."""
    said = verb(choice)
    if said == words.LAY:
        return for_laying(s, seat, words.chosen_card(choice))
    if said in (words.USE, words.USE_LAID):
        return for_using(s, seat, choice, usable(s, seat, offered))
    if choice == words.END_DEFENCE:
        is_cheap = s.left <= FEW_LEFT and s.left < s.holder().blood
        return "save_strong" if is_cheap and spares_strong(s, usable(s, seat, offered)) else ""
    if said == words.CURE:
        return "take_medicine"
    if said == words.DRINK:
        most = s.frame[0] if s.agenda[-1] == words.APPLY_OINTMENT else 0
        return "apply_ointment" if words.chosen_drops(choice) == most else ""
    if said in (words.PASS_SWARM, words.PASS_LAMP):
        other = words.chosen_seat(choice)
        is_richest = s.seats > 2 and not s.variant.coop and s.players[other].blood == most_blood(s, seat)
        return "richest" if is_richest else ""
    if said == words.STAY:
        return for_staying(s, words.chosen_card(choice))
    kind = s.content.cards[words.chosen_card(choice) if said in (words.LEARN, words.DISCARD) else NO_CARD]
    if said == words.LEARN and (kind.flat_hands or kind.symbols >= GOOD_GREEN):
        return "take_experience"
    is_weak = not kind.strength and value_of(s.players[seat], kind) < AVERAGE_VALUE
    return "two_player_discard" if said == words.DISCARD and is_weak else ""


def for_laying(s: MosquitoState, seat: Seat, card: Card) -> str:
    """Return the rule of thumb for laying a card. With the lamp lay a green card that you would use anyway. Without it
    lay the least helpful card, or a mosquito against a rival."""
    if is_red(card):
        return "" if seat == s.active or s.variant.coop else "lay_red"
    cards, player = s.content.cards, s.players[seat]
    if seat == s.active:
        return "lay_own" if cards[card].stage > words.BLUE else ""
    values = [value_of(player, cards[other]) for other in player.hand if not is_red(other)]
    return "lay_weak" if len(set(values)) > 1 and value_of(player, cards[card]) == min(values) else ""


def for_using(s: MosquitoState, seat: Seat, choice: Choice, can_use: list[CardType]) -> str:
    """Return the rule of thumb for using a card: one colour after the other, weak cards before strong ones, and laid
    cards before the own hand."""
    kind = s.content.cards[card_meant(s, seat, choice)]
    if kind.stage == words.BLUE:
        return "blue_first" if s.stage == words.BLUE and any(other.stage > words.BLUE for other in can_use) else ""
    if verb(choice) == words.USE_LAID:
        return "laid_first"
    greens = [other.symbols for other in can_use if other.stage == words.GREEN]
    if kind.flat_hands:
        return "" if greens else "flat_hand_last"
    fits = kind.symbols <= s.left and kind.symbols == min(greens) < max(greens)
    return "weak_first" if fits else ""


def usable(s: MosquitoState, seat: Seat, offered: list[Choice]) -> list[CardType]:
    """Return the cards that a seat can use now."""
    cards = [card_meant(s, seat, choice) for choice in offered]
    return [s.content.cards[card] for card in cards if card]


def spares_strong(s: MosquitoState, can_use: list[CardType]) -> bool:
    """Return whether every card that could still be used repels more mosquitos than are left."""
    kinds = [kind for kind in can_use if kind.stage > words.BLUE]
    return len(kinds) > 0 and all(kind.flat_hands or kind.symbols > s.left for kind in kinds)


def for_staying(s: MosquitoState, card: Card) -> str:
    """Return the rule of thumb for staying cards: strong ones with two rivals, weak ones with more players."""
    reds = [other for other in s.swarm if is_red(other)]
    if min(reds) == max(reds):
        return ""
    if s.seats == 2 and not s.variant.coop:
        return "strong_stay" if card == max(reds) else ""
    return "weak_stay" if card == min(reds) else ""
