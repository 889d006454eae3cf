"""A turn: keep the open card, or leave it."""

from typing import Final

from newcards import words
from newcards.state import NewcardsState
from wusel.engine.kinds import Choice, Seat
from wusel.engine.step import Ask

MOST_CARDS: Final = 3


class TakeTurn(Ask[NewcardsState]):
    """The player at turn is asked (NC-T1). A player who can keep no more has one option, which is taken
    automatically."""

    def candidates(self, s: NewcardsState, seat: Seat) -> list[Choice]:
        return [words.KEEP, words.LEAVE]

    def bar(self, s: NewcardsState, seat: Seat, choice: Choice) -> str:
        return self.rule if choice == words.KEEP and len(s.players[seat].cards) == MOST_CARDS else ""

    def take(self, s: NewcardsState, seat: Seat, choice: Choice) -> None:
        if choice == words.KEEP:
            s.players[seat].cards.append(s.open_card)
            words.tell_kept(s, seat, s.open_card)
        else:
            s.discard.append(s.open_card)
            words.tell_left(s, seat, s.open_card)
        if s.pile:
            turn_up(s, s.after(seat))


def turn_up(s: NewcardsState, seat: Seat) -> None:
    """Turn up the next card and begin a player's turn (NC-T2)."""
    s.turn = seat
    s.open_card = s.pick(s.pile)
    words.tell_turned_up(s, seat, s.open_card)
    s.then(words.TAKE_TURN)
