"""The play-off between equal players."""

from wusel.engine.kinds import NOTHING
from wusel.engine.sets import has
from wusel.engine.step import Step
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.scoring import PLAY_OFF_DISCS, declare
from wusel.games.mosquitozzz.state import MosquitoState


class PlayOffThrow(Step[MosquitoState]):
    """Each tied player throws ten discs. The most squashed mosquitos win, and equal players throw again (MZ-E4, MZ-E5,
    MZ-Q16)."""

    def act(self, s: MosquitoState) -> None:
        tied = words.told_play_off_throw(s)
        squashed = [NOTHING] * s.seats
        for seat in s.everybody():
            if has(tied, seat):
                squashed[seat] = s.toss(PLAY_OFF_DISCS)
                words.tell_play_off(s, seat, squashed[seat])
        declare(s, squashed)
