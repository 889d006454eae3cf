"""What a seat may know: the view, and the deal of everything it cannot know."""

from typing import Final, TypedDict

from wusel.engine.kinds import Pile, Seat
from wusel.games.mosquitozzz import made, words
from wusel.games.mosquitozzz.cards import is_red, take_out
from wusel.games.mosquitozzz.state import MosquitoState, Player
from wusel.games.mosquitozzz.steps.phase_c import fewest_to_stay, mosquitos_to_stay, most_to_stay
from wusel.games.mosquitozzz.words import Card

FIGHTING: Final = (words.DEFEND, words.APPLY_OINTMENT, words.TAKE_MEDICINE, words.CAST_NET, words.CHOOSE_STAYING)
"""Mosquitos are attacking: from the defence until it is said which of them stay."""


class PlayerView(made.SeenPlayer):
    """One player's place at the table. Everybody knows what hand and draw pile hold together (`unseen`), which of these
    must be in the hand (`holds`), and how many of the other hand cards can be red (`maybe_red`)."""

    hand: list[str] | None  # for its owner alone (MZ-H1)
    hand_size: int
    draw_size: int
    unseen: list[str]
    holds: list[str]
    maybe_red: int


class StayView(TypedDict):
    """What can be named at once where it is asked which cards stay: as few mosquitos as have to, and as many as can
    (MZ-X5)."""

    fewest: list[str]
    most: list[str]


class MosquitozzzView(made.SeenMosquitoState):
    """The table as a seat sees it (MZ-H1..H7). Decks are given as what they are known to hold, sorted: nobody knows an
    order."""

    to_stay: StayView | None
    fighting: bool  # mosquitos are attacking, so that some of them may already be repelled
    players: list[PlayerView]


def view_of(s: MosquitoState) -> MosquitozzzView:
    """The table as everybody sees it."""
    names = s.content.names
    return {
        **made.seen_mosquito_state(s, names),
        "to_stay": to_stay(s),
        "fighting": bool(s.agenda) and s.agenda[-1] in FIGHTING,
        "players": [player_view(player, names) for player in s.players],
    }


def to_stay(s: MosquitoState) -> StayView | None:
    """What whoever says which cards stay mostly means."""
    if not s.asked or s.agenda[-1] != words.CHOOSE_STAYING:
        return None
    names = s.content.names.card
    return {
        "fewest": [names[card] for card in fewest_to_stay(s)] if mosquitos_to_stay(s) > 0 else [],
        "most": [names[card] for card in most_to_stay(s)],
    }


def hand_of(s: MosquitoState, seat: Seat) -> list[str]:
    """What only its owner sees (MZ-H1)."""
    return [s.content.names.card[card] for card in s.players[seat].hand]


def player_view(player: Player, names: words.Names) -> PlayerView:
    """One player's place at the table, without the hand itself."""
    unseen = unseen_of(player)
    called = names.card
    return {
        **made.seen_player(player, names),
        "hand": None,
        "hand_size": len(player.hand),
        "draw_size": len(player.draw),
        "unseen": [called[card] for card in unseen],
        "holds": [called[card] for card in must_hold(player, unseen)],
        "maybe_red": player.fresh,
    }


def unseen_of(player: Player) -> Pile[Card]:
    """What hand and draw pile hold together."""
    unseen = player.hand + player.draw
    unseen.sort()
    return unseen


def must_hold(player: Player, unseen: Pile[Card]) -> list[Card]:
    """The cards that are in the hand for certain: those known to be, and copies for which there is no room in the draw
    pile, where red cards that cannot be in the hand take the room of others."""
    if len(player.known) == len(player.hand):
        return player.hand[:]
    pool = unseen[:]
    for card in player.known:
        take_out(pool, card)
    reds = reds_in(pool)
    room_for_red = len(player.draw)
    room_for_others = room_for_red - max(0, reds - player.fresh)
    certain = player.known[:]
    for place in range(room_for_others, len(pool)):
        room = room_for_red if place < reds else room_for_others
        if place >= room and pool[place - room] == pool[place]:
            certain.append(pool[place])
    certain.sort()
    return certain


def reds_in(pool: Pile[Card]) -> int:
    """How many cards of a sorted pile are red: the first ones."""
    reds = 0
    while reds < len(pool) and is_red(pool[reds]):
        reds += 1
    return reds


def redeal(s: MosquitoState, seat: Seat) -> None:
    """Split what the others hold and have in their draw piles anew, in any way that fits what is known."""
    for other in s.everybody():
        if other != seat:
            redeal_hand(s, s.players[other])


def redeal_hand(s: MosquitoState, player: Player) -> None:
    """The known cards stay; of the others, those that cannot be red are dealt first, from what is not red."""
    unknown = len(player.hand) - len(player.known)
    if not unknown:
        return
    pool = unseen_of(player)
    for card in player.known:
        take_out(pool, card)
    hand = player.known[:]
    reds = reds_in(pool)
    for _ in range(unknown - player.fresh):
        hand.append(pool.pop(reds + s.draw(len(pool) - reds)))
    for _ in range(player.fresh):
        hand.append(s.pick(pool))
    hand.sort()
    player.hand = hand
    player.draw = pool
