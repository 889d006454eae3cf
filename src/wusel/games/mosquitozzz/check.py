"""The invariants of every state that play can reach, for tests, fuzzing and loaded states."""

from wusel.games.mosquitozzz.cards import is_red
from wusel.games.mosquitozzz.setup import DISPLAY, STANDARD, experience_deck, swarm_deck
from wusel.games.mosquitozzz.state import FULL_BLOOD, MosquitoState, Player
from wusel.games.mosquitozzz.words import Card


def faults_of(s: MosquitoState) -> list[str]:
    """Return a description of every fault of the state (TC-MZ-38)."""
    found = []
    if s.bank + sum(player.blood for player in s.players) != FULL_BLOOD * s.seats:
        found.append(f"blood was made or lost: bank {s.bank}, players {[p.blood for p in s.players]}")
    if not matches_a_deck(s):
        found.append(f"cards were made or lost: {sorted(cards_in_play(s))}")
    if len(s.display) != min(DISPLAY, len(s.display) + len(s.experience)):
        found.append(f"the display shows {len(s.display)} cards and {len(s.experience)} are left")
    if (s.ended == 0) != bool(s.agenda) or (s.ended == 0) != bool(s.asked):
        found.append(f"ended is {s.ended} but the agenda is {s.agenda} and {s.asked:b} are asked")
    for seat, player in enumerate(s.players):
        found += [f"seat {seat}: {fault}" for fault in player_faults(player)]
    return found


def player_faults(player: Player) -> list[str]:
    found = []
    if player.hand != sorted(player.hand) or player.draw != sorted(player.draw):
        found.append(f"hand {player.hand} or draw pile {player.draw} is not sorted")
    unknown = player.hand[:]
    for card in player.known:
        if card not in unknown:
            return [*found, f"{card} is known to be in the hand {player.hand} and is not"]
        unknown.remove(card)
    reds = sum(1 for card in unknown if is_red(card))
    if not reds <= player.fresh <= len(unknown):
        found.append(f"{reds} unknown red cards of {len(unknown)}, but {player.fresh} can be")
    return found


def cards_in_play(s: MosquitoState) -> list[Card]:
    """Return the cards of all zones. Each card is in exactly one (MZ-G4)."""
    cards = s.swarm + s.staying + s.swarm_deck + s.experience + s.display + s.removed
    for player in s.players:
        cards += player.hand + player.draw + player.discard
        cards += [card for card in (player.laid, player.infected) if card]
    return cards


def matches_a_deck(s: MosquitoState) -> bool:
    """Return whether the cards on the table are the complete set of a mode of the game."""
    modes = ("ambush", "rebellion", "kamikaze") if s.variant.coop else (STANDARD,)
    here = sorted(cards_in_play(s))
    for mode in modes:
        decks = swarm_deck(s.content, mode) + experience_deck(s.content, mode) + s.content.starter * s.seats
        if sorted(decks) == here:
            return True
    return False
