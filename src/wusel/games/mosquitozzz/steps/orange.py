"""Orange cards act by themselves, each at its own step."""

from wusel.engine.effects import Effects
from wusel.engine.kinds import Seat
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.words import Card


def let_all_act(s: MosquitoState, seat: Seat, step: int, doing: Effects[MosquitoState]) -> None:
    """All cards in the swarm that act at this step do so, in the order of their appearance (MZ-Q11)."""
    if s.acts_in_swarm(step):
        for card in [card for card in s.swarm if s.content.cards[card].acts == step]:
            let_act(s, seat, card, doing)


def let_act(s: MosquitoState, seat: Seat, card: Card, doing: Effects[MosquitoState]) -> None:
    """A card in the swarm does what it does and leaves the game (MZ-O0), unless it then lies elsewhere."""
    s.swarm.remove(card)
    s.removed.append(card)
    removed = len(s.removed)
    doing.happen_all(s, seat, s.content.cards[card].effects)
    if len(s.removed) == removed:
        words.tell_left_game(s, card)
