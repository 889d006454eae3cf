"""The turn: phases A, B, C and D in the order of the rulebook (MZ-T1)."""

from typing import Final

from wusel.engine.step import Step
from wusel.games.mosquitozzz.scoring import PlayOffThrow, finish
from wusel.games.mosquitozzz.state import DECK_EMPTY, MosquitoState
from wusel.games.mosquitozzz.steps.phase_a import FaceSwarm, LayCards, TurnUp
from wusel.games.mosquitozzz.steps.phase_b import ApplyOintment, CastNet, CloseDefence, Defend, TakeMedicine
from wusel.games.mosquitozzz.steps.phase_c import (
    CatchInfection,
    ChooseStaying,
    PayBlood,
    RedHandCards,
    TakeExperience,
)
from wusel.games.mosquitozzz.steps.phase_d import HandOnLamp, RefillHands, TwoPlayerDiscard
from wusel.games.mosquitozzz.words import (
    CATCH_INFECTION,
    CHOOSE_STAYING,
    CLOSE_DEFENCE,
    DEFEND,
    FACE_SWARM,
    HAND_ON_LAMP,
    LAY_CARDS,
    PAY_BLOOD,
    RED_HAND_CARDS,
    REFILL_HANDS,
    START_TURN,
    TAKE_EXPERIENCE,
    TURN_BEGINS,
    TURN_UP,
    TWO_PLAYER_DISCARD,
)

PHASE_A: Final = [LAY_CARDS, TURN_UP, FACE_SWARM]
PHASE_B: Final = [DEFEND, CLOSE_DEFENCE]
PHASE_C: Final = [CATCH_INFECTION, PAY_BLOOD, CHOOSE_STAYING, RED_HAND_CARDS, TAKE_EXPERIENCE]
PHASE_D: Final = [HAND_ON_LAMP, TWO_PLAYER_DISCARD, REFILL_HANDS]
TURN_LAST_FIRST: Final = [*PHASE_A, *PHASE_B, *PHASE_C, *PHASE_D, START_TURN][::-1]


class StartTurn(Step[MosquitoState]):
    """A turn begins unless the swarm deck is empty: then nobody lays a card in vain (MZ-T1, MZ-A7, MZ-Q30)."""

    def act(self, s: MosquitoState) -> None:
        if not s.swarm_deck:
            finish(s, DECK_EMPTY)
            return
        s.turn += 1
        s.tell(TURN_BEGINS, s.active, s.turn)
        s.agenda.extend(TURN_LAST_FIRST)


def all_steps() -> list[Step[MosquitoState]]:
    """Every step under its number in `words`."""
    return [
        StartTurn(), LayCards(), TurnUp(), FaceSwarm(),
        Defend(), ApplyOintment(), TakeMedicine(), CastNet(), CloseDefence(),
        CatchInfection(), PayBlood(), ChooseStaying(), RedHandCards(), TakeExperience(),
        HandOnLamp(), TwoPlayerDiscard(), RefillHands(),
        PlayOffThrow(),
    ]  # fmt: skip
