"""The turn: phases A, B, C and D in the order of the rulebook (MZ-T1)."""

from typing import Final

from wusel.engine.step import Step
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.scoring import finish
from wusel.games.mosquitozzz.state import MosquitoState

PHASE_A: Final = [words.LAY_CARDS, words.TURN_UP, words.FACE_SWARM]
PHASE_B: Final = [words.DEFEND, words.CLOSE_DEFENCE]
PHASE_C: Final = [
    words.CATCH_INFECTION, words.PAY_BLOOD, words.CHOOSE_STAYING, words.RED_HAND_CARDS, words.TAKE_EXPERIENCE,
]  # fmt: skip
PHASE_D: Final = [words.HAND_ON_LAMP, words.TWO_PLAYER_DISCARD, words.REFILL_HANDS]
TURN_LAST_FIRST: Final = [*PHASE_A, *PHASE_B, *PHASE_C, *PHASE_D, words.START_TURN][::-1]


class StartTurn(Step[MosquitoState]):
    """A turn begins unless the swarm deck is empty. Then no player lays a card in vain (MZ-T1, MZ-A7, MZ-Q30)."""

    def act(self, s: MosquitoState) -> None:
        if not s.swarm_deck:
            finish(s, words.DECK_EMPTY)
            return
        s.turn += 1
        words.tell_turn_begins(s, s.active, s.turn)
        s.agenda.extend(TURN_LAST_FIRST)
