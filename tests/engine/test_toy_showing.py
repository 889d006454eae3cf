"""Knowledge after something hidden is shown: it is the reason why a choice cannot be taken back."""

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, table_of
from wusel.engine.errors import CannotUndo
from wusel.engine.kinds import Choice
from wusel.engine.step import Ask, Together

TOY = Toy(
    """
    players = [2]
    [kinds]
    n = "0..9"
    [choices]
    vote = ["n"]
    wait = []
    go = []
    [events]
    voted = ["seat", "n"]
    [steps]
    vote_now = { with = ["n"], asks = ["vote"] }
    go_on = { asks = ["wait", "go"] }
    """
)
words = TOY.words


class VoteNow(Together[ToyState]):
    """The seats in the step's argument vote in secret."""

    def asks(self, s: ToyState) -> int:
        return int(words.told_vote_now(s))

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.vote(n) for n in range(3)]

    def reveal(self, s: ToyState, choices: list[Choice]) -> None:
        for seat, choice in enumerate(choices):
            if choice:
                s.tell(words.VOTED, seat, words.chosen_n(choice))


class GoOn(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return 1

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.WAIT, words.GO]


class Poll(ToyGame):
    """A poll in which first one seat votes alone, then both do."""

    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, round=1)
        s.then(words.GO_ON)
        words.then_vote_now(s, 3)
        s.then(words.GO_ON)
        words.then_vote_now(s, 1)
        return s


GAME = Poll(TOY, [VoteNow(), GoOn()])


def why_not_even_together(seat: int, *choices: tuple[int, str, int | None]) -> str:
    table = table_of(GAME, 2)
    for chooser, verb, n in choices:
        do(table, chooser, verb, **({} if n is None else {"n": n}))
    with pytest.raises(CannotUndo) as refusal:
        table.last_choice_of(seat)
    return refusal.value.why


def test_whoever_shows_something_alone_has_seen_nothing() -> None:
    table = table_of(GAME, 2)
    do(table, 0, "vote", n=1)
    assert table.why_no_undo(0) == "others_saw"
    assert why_not_even_together(0, (0, "vote", 1)) == "others_saw"


def test_whoever_shows_something_at_the_same_time_as_others_has_seen_theirs() -> None:
    table = table_of(GAME, 2)
    do(table, 0, "vote", n=1)
    do(table, 0, "go")
    do(table, 0, "vote", n=1)
    do(table, 1, "vote", n=2)
    assert [table.why_no_undo(seat) for seat in (0, 1)] == ["hidden_shown", "hidden_shown"]
    shown = [(0, "vote", 1), (0, "go", None), (0, "vote", 1), (1, "vote", 2)]
    assert [why_not_even_together(seat, *shown) for seat in (0, 1)] == ["hidden_shown", "hidden_shown"]
