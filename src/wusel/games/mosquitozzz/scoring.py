"""The end of the game: its winner, and the play-off between equal players."""

from typing import Final

from wusel.engine.ending import Result
from wusel.engine.kinds import PerSeat, Seat
from wusel.engine.sets import only
from wusel.games.mosquitozzz import words
from wusel.games.mosquitozzz.state import MosquitoState
from wusel.games.mosquitozzz.words import Ending

PLAY_OFF_DISCS: Final = 10


def finish(s: MosquitoState, reason: Ending) -> None:
    """End the game at once (MZ-E1, MZ-E2). In the co-operative game, an empty deck wins and a last drop loses (MZ-K1,
    MZ-K2). Otherwise the most blood wins (MZ-E3)."""
    s.ended = reason
    s.agenda.clear()
    if reason == words.DECK_EMPTY:
        words.tell_deck_ran_out(s)
    if not s.variant.coop:
        declare(s, [player.blood for player in s.players])
    elif reason == words.DECK_EMPTY:
        words.tell_won_together(s)
    else:
        words.tell_lost_together(s)


def declare(s: MosquitoState, scores: PerSeat[int]) -> None:
    """Declare the best score the winner. Players who share the first place throw for it (MZ-E4, MZ-E5)."""
    best = max(scores)
    tied = [seat for seat in s.everybody() if scores[seat] == best]
    if len(tied) == 1:
        s.winner = tied[0]
        words.tell_won(s, s.winner)
        return
    words.then_play_off_throw(s, tied=sum([only(seat) for seat in tied]))


def result(s: MosquitoState) -> Result | None:
    """Return ranks and blood, or a common win or loss, and None while the game goes on."""
    if s.ended == words.STILL_PLAYING:
        return None
    blood = [player.blood for player in s.players]
    reason = words.ENDINGS[s.ended]
    if s.variant.coop:
        won = s.ended == words.DECK_EMPTY
        return Result([1 if won else 2] * s.seats, blood, reason, won)
    return Result([rank(s, seat) for seat in s.everybody()], blood, reason)


def rank(s: MosquitoState, seat: Seat) -> int:
    """Return the rank of a seat: one more than the number of players ahead, including the winner of a play-off."""
    if seat == s.winner:
        return 1
    blood = s.players[seat].blood
    ahead = [player for player in s.players if player.blood > blood]
    return 1 + len(ahead) + (s.players[s.winner].blood == blood)
