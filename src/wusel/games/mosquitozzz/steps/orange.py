"""Orange cards act by themselves, each at its own step."""

from wusel.engine.effects import Effects
from wusel.engine.kinds import Seat
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import MosquitoState


def let_act(s: MosquitoState, seat: Seat, step: int, doing: Effects[MosquitoState]) -> None:
    """Let the cards in the swarm that act at a step take effect in the order of their appearance (MZ-Q11). Each leaves
    the game (MZ-O0), unless its effect puts it elsewhere."""
    for card in [card for card in s.swarm if s.content.cards[card].acts == step]:
        s.swarm.remove(card)
        s.removed.append(card)
        removed = len(s.removed)
        doing.happen_all(s, seat, s.content.cards[card].effects)
        if len(s.removed) == removed:
            words.tell_left_game(s, card)
