"""The view of a seat, and a new deal of the cards that it cannot know."""

from typing import Final, TypedDict

from wusel.engine.kinds import Pile, Seat
from wusel.games.mosquitozzz import made, words
from wusel.games.mosquitozzz.cards import is_red, take_out
from wusel.games.mosquitozzz.state import MosquitoState, Player
from wusel.games.mosquitozzz.steps.phase_c import fewest_to_stay, mosquitos_to_stay, most_to_stay
from wusel.games.mosquitozzz.words import Card

FIGHTING: Final = (words.DEFEND, words.APPLY_OINTMENT, words.TAKE_MEDICINE, words.CAST_NET, words.CHOOSE_STAYING)
"""The steps in which mosquitos attack, from the defence to the choice of staying cards."""


class PlayerView(made.SeenPlayer):
    """One player's place at the table. Everyone knows the combined contents of hand and draw pile (`unseen`). From
    these follow the cards that must be in the hand (`holds`), and the most red cards among the others (`maybe_red`)."""

    hand: list[str] | None  # only for its owner (MZ-H1)
    hand_size: int
    draw_size: int
    unseen: list[str]
    holds: list[str]
    maybe_red: int


class StayView(TypedDict):
    """The usual answers for staying cards: as few mosquitos as allowed, and as many as possible (MZ-X5)."""

    fewest: list[str]
    most: list[str]


class MosquitozzzView(made.SeenMosquitoState):
    """The table from one seat (MZ-H1..H7). Decks list their known contents in sorted order, because no player knows the
    real one."""

    to_stay: StayView | None
    fighting: bool  # mosquitos are attacking, so some of them may already be repelled
    players: list[PlayerView]


def view_of(s: MosquitoState) -> MosquitozzzView:
    """Return the public view of the table."""
    names = s.content.names
    return {
        **made.seen_mosquito_state(s, names),
        "to_stay": to_stay(s),
        "fighting": bool(s.agenda) and s.agenda[-1] in FIGHTING,
        "players": [player_view(player, names) for player in s.players],
    }


def to_stay(s: MosquitoState) -> StayView | None:
    """Return the usual answers if a player is choosing the staying cards."""
    if not s.asked or s.agenda[-1] != words.CHOOSE_STAYING:
        return None
    names = s.content.names.card
    return {
        "fewest": [names[card] for card in fewest_to_stay(s)] if mosquitos_to_stay(s) > 0 else [],
        "most": [names[card] for card in most_to_stay(s)],
    }


def hand_of(s: MosquitoState, seat: Seat) -> list[str]:
    """Return a player's hand, which only its owner sees (MZ-H1)."""
    return [s.content.names.card[card] for card in s.players[seat].hand]


def player_view(player: Player, names: words.Names) -> PlayerView:
    """Return one player's place at the table, without the hand itself."""
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
    """Return the combined contents of hand and draw pile."""
    unseen = player.hand + player.draw
    unseen.sort()
    return unseen


def must_hold(player: Player, unseen: Pile[Card]) -> list[Card]:
    """Return the cards that are certainly in the hand: the known ones, and copies that do not fit into the draw pile.
    Red cards that cannot be in the hand take up room there."""
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
    """Return the number of red cards in a sorted pile, where they come first."""
    reds = 0
    while reds < len(pool) and is_red(pool[reds]):
        reds += 1
    return reds


def redeal(s: MosquitoState, seat: Seat) -> None:
    """Deal the hands and draw piles of the others anew, in any way that fits the public knowledge."""
    for other in s.everybody():
        if other != seat:
            redeal_hand(s, s.players[other])


def redeal_hand(s: MosquitoState, player: Player) -> None:
    """Deal a hand anew. Known cards stay. The cards that cannot be red are dealt first, from the other colours."""
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
