"""Reactions: an action is announced, and any other seat may answer before it takes effect."""

import json
from collections.abc import Mapping

import pytest

from tests.engine.toy import Toy, ToyGame, ToyJudge, ToyState, do, hold_to_the_laws, offers, table_of
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import BOTS, new_bot
from wusel.engine.ending import Result
from wusel.engine.errors import BadSave, IllegalChoice
from wusel.engine.kinds import Choice
from wusel.engine.save import save_text, table_from
from wusel.engine.sets import first, only, removed
from wusel.engine.step import Ask, AskAnyone
from wusel.engine.table import Table
from wusel.engine.view import Change
from wusel.engine.written_state import read_state

SHIELDS = 3
ROUNDS = 6
TOY = Toy(
    """
    players = [2, 3, 4]
    [kinds]
    n = "1..3"
    [choices]
    announce = ["n"]
    block = []
    let_be = []
    let_all_be = []
    [events]
    announced = ["seat", "n"]
    blocked = ["seat"]
    scored = ["seat", "n"]
    [steps]
    speak = { with = ["speaker:seat"], asks = ["announce"] }
    answer = { with = ["speaker:seat", "n"], asks = ["block", "let_be", "let_all_be"], rule = "TY-1" }
    """,
    "rounds: int; shields: list[int]; points: list[int]",
)
TOY.write("rules.toml", '["TY-1"]\nen = "Only a shield blocks."\nde = "Nur ein Schild wehrt ab."\n')
words = TOY.words


class Speak(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_speak(s)) if s.rounds < ROUNDS else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.announce(n) for n in (1, 2, 3)]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.rounds += 1
        s.tell(words.ANNOUNCED, seat, words.chosen_n(choice))
        words.then_speak(s, (seat + 1) % s.seats)
        words.then_answer(s, seat, words.chosen_n(choice))


class Answer(AskAnyone[ToyState]):
    """All others are asked, with or without a shield. Otherwise the question would reveal who has one."""

    def asks(self, s: ToyState) -> int:
        return removed(first(s.seats), words.told_answer(s).speaker)

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.LET_BE, words.LET_ALL_BE, *([words.BLOCK] if s.shields[seat] else [])]

    def is_pass(self, s: ToyState, choice: int) -> bool:
        return bool(choice == words.LET_BE)

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice == words.BLOCK:
            s.shields[seat] -= 1
            s.tell(words.BLOCKED, seat)
        else:
            self.act(s)

    def act(self, s: ToyState) -> None:
        speaker, n = words.told_answer(s).speaker, words.told_answer(s).n
        s.points[speaker] += n
        s.tell(words.SCORED, speaker, n)


class Opinion(ToyJudge):
    def rate(self, s: ToyState, seat: int, choice: int) -> float:
        return float(choice)


class Reactions(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, rounds=0, shields=[0] * seats, points=[0] * seats)
        for _ in range(SHIELDS):
            s.shields[s.draw(seats)] += 1
        words.then_speak(s, 0)
        return s

    def look(self, s: ToyState) -> Mapping[str, object]:
        return {"shields": None, "all_shields": sum(s.shields), "points": s.points[:], "rounds": s.rounds}

    def own(self, s: ToyState, seat: int) -> list[Change]:
        return [(("shields",), s.shields[seat])]

    def redeal(self, s: ToyState, seat: int) -> None:
        """Deal the shields of the other seats again at random."""
        others = [other for other in range(s.seats) if other != seat]
        hidden = sum(s.shields[other] for other in others)
        for other in others:
            s.shields[other] = 0
        for _ in range(hidden):
            s.shields[others[s.draw(len(others))]] += 1

    def result(self, s: ToyState) -> Result | None:
        ranks = [1 + sum(other > own for other in s.points) for own in s.points]
        return None if s.agenda else Result(ranks, s.points[:], "over")

    def judge(self) -> Opinion:
        return Opinion()


GAME = Reactions(TOY, [Speak(), Answer()])


def announced(*shields: int) -> Table[ToyState]:
    """Seat 0 has announced 3. The other seats hold the given numbers of shields."""
    table = table_of(GAME, len(shields))
    table.state.shields = list(shields)
    do(table, 0, "announce", n=3)
    return table


def test_all_others_are_asked_and_each_sees_what_it_is_about() -> None:
    table = announced(1, 1, 0, 0)
    assert table.owing() == [1, 2, 3]
    assert table.view(2)["about"] == {"speaker": 0, "n": 3}
    assert offers(table, 1) == ["let_be", "let_all_be", "block"]
    assert offers(table, 2) == ["let_be", "let_all_be"]


def test_the_first_answer_counts_and_the_second_comes_too_late() -> None:
    table = announced(0, 1, 1)
    assert do(table, 2, "block") == [{"do": "blocked", "seat": 2}]
    before = table.state.digest()
    with pytest.raises(IllegalChoice, match=r"seat 2 is not asked now, but \[1\]"):
        do(table, 2, "block")
    with pytest.raises(IllegalChoice, match="is not a choice at speak"):
        do(table, 1, "block")
    assert table.state.digest() == before
    assert (table.state.points, table.state.shields) == ([0, 0, 0], [0, 1, 0])


def test_one_may_pass_for_oneself_and_when_all_have_it_takes_effect() -> None:
    table = announced(0, 1, 1)
    assert do(table, 1, "let_be") == []
    assert table.view(1)["asked"] == [2]
    with pytest.raises(IllegalChoice, match=r"seat 1 is not asked now, but \[2\]"):
        do(table, 1, "block")
    assert do(table, 2, "let_be") == [{"do": "scored", "seat": 0, "n": 3}]
    assert table.owing() == [1], "it is the next one's turn to speak"


def test_one_may_pass_for_all() -> None:
    table = announced(0, 1, 1)
    assert do(table, 1, "let_all_be") == [{"do": "scored", "seat": 0, "n": 3}]


def test_after_some_have_passed_another_may_still_answer() -> None:
    table = announced(0, 1, 1)
    do(table, 1, "let_be")
    assert do(table, 2, "block") == [{"do": "blocked", "seat": 2}]
    assert table.state.points == [0, 0, 0]


def test_what_cannot_be_answered_names_its_rule() -> None:
    table = announced(0, 0, 1)
    with pytest.raises(IllegalChoice, match="barred by TY-1: Only a shield blocks"):
        do(table, 1, "block")


def test_a_pass_can_be_taken_back_until_somebody_else_has_chosen() -> None:
    table = announced(0, 1, 1)
    do(table, 1, "let_be")
    table.undo(1)
    assert table.owing() == [1, 2]
    do(table, 1, "let_be")
    do(table, 2, "let_be")
    assert table.why_no_undo(1) == "other_chose"


def test_it_is_saved_and_read_back_in_the_middle() -> None:
    table = table_of(GAME, 4, seed=9)
    do(table, 0, "announce", n=2)
    do(table, 2, "let_be")
    for again in (read_state(GAME, json.loads(json.dumps(table.state.to_data()))), table.state.clone()):
        assert again.digest() == table.state.digest()
        GAME.apply(again, 1, words.LET_BE)
        GAME.apply(again, 3, words.LET_BE)
        assert again.points == [2, 0, 0, 0]
    loaded = table_from(save_text(table), lambda *_: GAME)
    assert loaded.owing() == [1, 3]


@pytest.mark.parametrize(("asked", "owing"), [(0b0001, 0b0001), (0b1010, 0b0010), (0, 0)])
def test_a_state_in_which_others_are_asked_cannot_be(asked: int, owing: int) -> None:
    data = announced(0, 1, 1, 1).state.to_data() | {"asked": asked, "owing": owing}
    with pytest.raises(BadSave, match=r"should be asked|owes a choice|seat 3 cannot have chosen 0"):
        read_state(GAME, data)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold(players: int, seed: int) -> None:
    hold_to_the_laws(GAME, players, seed)


@pytest.mark.parametrize("name", BOTS)
def test_bots_play_it(name: str) -> None:
    bot = new_bot(name, Budget(iterations=12))
    for seed in range(3):
        s = GAME.new({"players": 4}, seed)
        while s.owing:
            seat = s.owing.bit_length() - 1
            choice = ask(bot, GAME, s, seat, seed)
            assert choice == ask(bot, GAME, GAME.imagine(s, seat, seed + 7), seat, seed), "no bot sees the shields"
            GAME.apply(s, seat, choice)
        assert GAME.result(s) is not None
