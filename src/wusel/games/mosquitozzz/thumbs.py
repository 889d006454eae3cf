"""Rules of thumb of Mosquitozzz, each with the choices that follow it."""

from typing import Final

from wusel.engine.kinds import Choice, Seat
from wusel.engine.vocabulary import verb
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.cards import BLUE, FLAT_HAND, ORANGE, symbols
from wusel.games.mosquitozzz.judge import AVERAGE_VALUE, most_blood, value_of
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.steps.phase_b import card_meant, why_not
from wusel.games.mosquitozzz.words import Card

THUMBS: Final = (
    "lay_own", "lay_weak", "lay_red", "blue_first", "laid_first", "weak_first", "flat_hand_last", "save_strong",
    "richest", "strong_stay", "weak_stay",
)  # fmt: skip
"""Those that are not the rule of thumb of a whole question."""

GOOD_GREEN: Final = 3
"""From so many symbols on a green card is worth learning."""
FEW_LEFT: Final = 2
"""For so few mosquitos no strong card is spent."""


def thumb_of(s: MosquitoState, seat: Seat, choice: Choice) -> str:
    """Return the rule of thumb that a choice follows, empty if there is none."""
    said = verb(choice)
    if said == words.LAY:
        return for_laying(s, seat, words.chosen_card(choice))
    if said in (words.USE, words.USE_LAID):
        return for_using(s, seat, choice)
    if choice == words.END_DEFENCE:
        return "save_strong" if s.left <= FEW_LEFT and s.left < s.holder().blood and spares_strong(s) else ""
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
    card = words.chosen_card(choice) if said in (words.LEARN, words.DISCARD) else Card(0)
    if said == words.LEARN and (card == FLAT_HAND or (card < BLUE and symbols(card) >= GOOD_GREEN)):
        return "take_experience"
    is_weak = card >= ORANGE and value_of(s, seat, card) < AVERAGE_VALUE
    return "two_player_discard" if said == words.DISCARD and is_weak else ""


def for_laying(s: MosquitoState, seat: Seat, card: Card) -> str:
    """With the lamp a green card that is used anyway; without it what helps least, or a mosquito for a rival."""
    if card < ORANGE:
        return "" if seat == s.active or s.variant.coop else "lay_red"
    if seat == s.active:
        return "lay_own" if FLAT_HAND <= card < BLUE else ""
    values = [value_of(s, seat, other) for other in s.players[seat].hand if other >= ORANGE]
    return "lay_weak" if len(set(values)) > 1 and value_of(s, seat, card) == min(values) else ""


def for_using(s: MosquitoState, seat: Seat, choice: Choice) -> str:
    """One colour after the other, weak cards before strong ones, and what others have laid before the own hand."""
    card = card_meant(s, seat, choice)
    if card >= BLUE:
        return "blue_first" if s.stage == words.BLUE and any(FLAT_HAND <= other < BLUE for other in usable(s)) else ""
    if verb(choice) == words.USE_LAID:
        return "laid_first"
    greens = [symbols(other) for other in usable(s) if FLAT_HAND < other < BLUE]
    if card == FLAT_HAND:
        return "" if greens else "flat_hand_last"
    fits = symbols(card) <= s.left and symbols(card) == min(greens) < max(greens)
    return "weak_first" if fits else ""


def usable(s: MosquitoState) -> list[Card]:
    """Return the cards that the player with the lamp can use now."""
    cards = s.holder().hand + [player.laid for player in s.players if player.laid]
    return [card for card in cards if not why_not(s, card, s.is_resistant())]


def spares_strong(s: MosquitoState) -> bool:
    """Return whether every card that could still be used repels more mosquitos than are left."""
    cards = [card for card in usable(s) if FLAT_HAND <= card < BLUE]
    return len(cards) > 0 and all(card == FLAT_HAND or symbols(card) > s.left for card in cards)


def for_staying(s: MosquitoState, card: Card) -> str:
    """Two rivals let the strong ones stay, more players the weak ones."""
    reds = [other for other in s.swarm if other < ORANGE]
    if min(reds) == max(reds):
        return ""
    if s.seats == 2 and not s.variant.coop:
        return "strong_stay" if card == max(reds) else ""
    return "weak_stay" if card == min(reds) else ""
