"""Figures without seats of their own: two players lead four mice, or one player leads them all."""

import pytest

from tests.engine.toy import Toy, ToyGame, ToyJudge, ToyState, hold_to_the_laws, table_of
from wusel.bots.bot import ask
from wusel.bots.budget import Budget
from wusel.bots.levels import new_bot
from wusel.bots.playout import MOST_IN_A_ROW, play_on
from wusel.bots.search import Search
from wusel.engine.chance import Chance
from wusel.engine.ending import Result
from wusel.engine.kinds import Choice
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step

GOAL = 12
ROUNDS = 40
TOY = Toy(
    """
    players = [1, 2]
    [kinds]
    mouse = ["fio", "mia", "tom", "ula"]
    [choices]
    run = ["mouse"]
    hide = ["mouse"]
    [events]
    ran = ["seat", "mouse"]
    [steps]
    new_round = {}
    lead = { with = ["mouse"], asks = ["run", "hide"] }
    """,
    "round: int; leads: list[int]; mice: list[Mouse]; questions: int",
    "class Mouse(Data):\n    place: int\n    tired: int\n",
)
words = TOY.words


class NewRound(Step[ToyState]):
    def act(self, s: ToyState) -> None:
        s.round += 1
        if s.round > ROUNDS or all(mouse.place >= GOAL for mouse in s.mice):
            return
        s.then(words.NEW_ROUND)
        for mouse in range(len(s.mice)):
            words.then_lead(s, mouse)


class Lead(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(s.leads[words.told_lead(s)])

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        mouse = words.told_lead(s)
        return [words.run(mouse), words.hide(mouse)]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.questions += 1
        mouse = s.mice[words.told_lead(s)]
        if choice == words.run(words.told_lead(s)):
            mouse.place = 0 if s.draw(3 + 9 // (1 + mouse.tired)) == 0 else mouse.place + 2
            mouse.tired += 1
            s.tell(words.RAN, seat, words.told_lead(s))
        else:
            mouse.tired = 0


class Opinion(ToyJudge):
    """A judge that always runs, which is not always wise. A search finds better choices."""

    def rate(self, s: ToyState, seat: int, choice: int) -> float:
        return float(choice == words.run(words.told_lead(s)))

    def worth(self, s: ToyState, seat: int) -> float:
        return float(sum(min(GOAL, mouse.place) for mouse in s.mice) / (GOAL * len(s.mice)))

    def horizon(self, s: ToyState) -> int:
        return 8


class MiceGame(ToyGame):
    """A game whose mice are led by the first `hands` seats. The other seats look on."""

    hands = 2

    def begin(self, seats: int, chance: int) -> ToyState:
        leads = [mouse % min(seats, self.hands) for mouse in range(4)]
        s = self.lay_out(seats, chance, leads=leads, mice=[TOY.made.new_mouse() for _ in range(4)])
        s.then(words.NEW_ROUND)
        return s

    def plays_together(self, s: ToyState) -> bool:
        return True

    def result(self, s: ToyState) -> Result | None:
        won = all(mouse.place >= GOAL for mouse in s.mice)
        return None if s.agenda else Result([1 if won else 2] * s.seats, [s.round] * s.seats, "over", won)

    def judge(self) -> Opinion:
        return Opinion()


GAME = MiceGame(TOY, [NewRound(), Lead()])
ONE_LEADS_ALL = MiceGame(TOY, [NewRound(), Lead()])
ONE_LEADS_ALL.hands = 1


@pytest.mark.parametrize(("players", "leads"), [(1, [0, 0, 0, 0]), (2, [1, 0, 1, 0])])
def test_each_mouse_asks_whoever_leads_it(players: int, leads: list[int]) -> None:
    table = table_of(GAME, players)
    asked = []
    for mouse in ("ula", "tom", "mia", "fio"):
        assert table.view(0)["about"] == {"mouse": mouse}
        (seat,) = table.owing()
        asked.append(seat)
        table.choose(seat, table.legal(seat)[1])
    assert asked == leads


@pytest.mark.parametrize("players", [1, 2])
def test_the_laws_hold(players: int) -> None:
    hold_to_the_laws(GAME, players, 3)


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "medium", "hard"])
def test_bots_play_a_whole_game_alone(name: str) -> None:
    bot = new_bot(name, Budget(iterations=16))
    s = GAME.new({"players": 1}, 4)
    while s.owing:
        GAME.apply(s, 0, ask(bot, GAME, s, 0, s.questions))
    result = GAME.result(s)
    assert result is not None
    assert result.won is not None


@pytest.mark.parametrize("horizon", [1, 3, 8])
def test_alone_a_playout_goes_as_many_questions_far_as_the_horizon(horizon: int) -> None:
    s = GAME.new({"players": 1}, 4)
    play_on(GAME, GAME.judge(), s, Chance(1), horizon)
    assert s.questions == horizon


@pytest.mark.parametrize("horizon", [1, 2])
def test_whoever_is_asked_on_and_on_comes_to_the_horizon_too(horizon: int) -> None:
    s = ONE_LEADS_ALL.new({"players": 2}, 4)
    play_on(ONE_LEADS_ALL, ONE_LEADS_ALL.judge(), s, Chance(1), horizon)
    assert s.questions == horizon * MOST_IN_A_ROW
    assert s.owing


def test_where_seats_change_each_change_counts() -> None:
    s = GAME.new({"players": 2}, 4)
    play_on(GAME, GAME.judge(), s, Chance(1), 3)
    assert s.questions == 3


def test_without_a_horizon_it_is_played_to_the_end() -> None:
    s = GAME.new({"players": 1}, 4)
    play_on(GAME, GAME.judge(), s, Chance(1), 0)
    assert GAME.result(s) is not None


def test_a_search_alone_is_over_after_its_iterations() -> None:
    search = Search(GAME, GAME.new({"players": 1}, 4), 0, 1)
    search.run(Budget(iterations=40))
    assert search.iterations == 40
    assert all(0 <= candidate.mean() <= 1 for candidate in search.candidates)
