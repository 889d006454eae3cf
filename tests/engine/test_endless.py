"""Nothing runs for ever: the consequences of a choice must end. If they do not, the choice is undone."""

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, table_of
from wusel.bots.budget import Budget
from wusel.bots.search import Search
from wusel.bots.trial import Trial
from wusel.engine.errors import RunsForever
from wusel.engine.kinds import Choice
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.engine.table import CHECKPOINT_EVERY, USUAL_STEPS
from wusel.engine.turns import MOST_EVENTS, MOST_STEPS

TOY = Toy(
    """
    players = [1, 2]
    [kinds]
    n = "0..5000"
    [choices]
    wait = []
    walk = []
    shout = []
    ring = []
    [events]
    shouted = ["n"]
    [steps]
    choose = { asks = ["wait", "walk", "shout", "ring"] }
    walk_on = { with = ["left:n"] }
    shout_on = { with = ["left:n"] }
    ring_again = { with = ["times:n"] }
    """,
    "moves: int; walks: int; shouts: int",
)
words = TOY.words


class Choose(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(s.moves % s.seats) if s.moves < 200 else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.WAIT, words.WALK, words.SHOUT, words.RING]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        s.moves += 1
        s.then(words.CHOOSE)
        if choice == words.WALK:
            words.then_walk_on(s, s.walks)
        elif choice == words.SHOUT:
            words.then_shout_on(s, s.shouts)
        elif choice == words.RING:
            words.then_ring_again(s, times=1)


class WalkOn(Step[ToyState]):
    """A step that repeats itself a given number of times."""

    def act(self, s: ToyState) -> None:
        left = words.told_walk_on(s)
        if left:
            words.then_walk_on(s, left - 1)


class ShoutOn(Step[ToyState]):
    """A step with many events that repeats itself a few times."""

    def act(self, s: ToyState) -> None:
        for _ in range(100):
            s.tell(words.SHOUTED, 1)
        left = words.told_shout_on(s)
        if left:
            words.then_shout_on(s, left - 1)


class RingAgain(Step[ToyState]):
    """A step that puts two more on the agenda, so that the agenda grows."""

    def act(self, s: ToyState) -> None:
        times = words.told_ring_again(s)
        words.then_ring_again(s, times)
        words.then_ring_again(s, times)


class EndlessGame(ToyGame):
    """A game with three choices: a walk of given length, a given number of shouts, and a bell that never stops."""

    def __init__(self, walks: int = 0, shouts: int = 0, rings_at_once: bool = False) -> None:
        super().__init__(TOY, [Choose(), WalkOn(), ShoutOn(), RingAgain()])
        self.walks = walks
        self.shouts = shouts
        self.rings_at_once = rings_at_once

    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, moves=0, walks=self.walks, shouts=self.shouts)
        s.then(words.CHOOSE)
        if self.rings_at_once:
            words.then_ring_again(s, times=1)
        return s


def test_a_choice_that_sets_off_ever_more_is_refused_and_the_table_stays_as_it_was() -> None:
    table = table_of(EndlessGame(), 2)
    table.choose(0, words.WAIT)
    before = table.state.digest()
    with pytest.raises(RunsForever, match=r"more than 1000 steps .* no end is in sight: ring_again \(times 1\), and"):
        table.choose(1, words.RING)
    assert (table.state.digest(), len(table.choices), table.steps) == (before, 1, 0)
    table.choose(1, words.WAIT)
    assert len(table.choices) == 2


@pytest.mark.parametrize(("walks", "is_too_much"), [(MOST_STEPS - 3, False), (MOST_STEPS, True)])
def test_so_many_steps_and_no_more(walks: int, is_too_much: bool) -> None:
    table = table_of(EndlessGame(walks), 2)
    if is_too_much:
        with pytest.raises(RunsForever):
            table.choose(0, words.WALK)
    else:
        table.choose(0, words.WALK)
        assert table.steps == walks + 1


@pytest.mark.parametrize(("shouts", "is_too_much"), [(MOST_EVENTS // 100 - 1, False), (MOST_EVENTS // 100, True)])
def test_so_many_events_and_no_more(shouts: int, is_too_much: bool) -> None:
    table = table_of(EndlessGame(shouts=shouts), 2)
    if is_too_much:
        with pytest.raises(RunsForever):
            table.choose(0, words.SHOUT)
    else:
        assert len(table.choose(0, words.SHOUT)) == MOST_EVENTS


def test_a_game_that_runs_for_ever_before_its_first_question_cannot_be_laid_out() -> None:
    with pytest.raises(RunsForever):
        table_of(EndlessGame(rings_at_once=True), 2)


def test_a_preview_looks_no_further_than_anybody_wants_to_know() -> None:
    seen = table_of(EndlessGame(), 2).preview(0, words.RING)
    assert seen.chance


def test_bots_and_hints_take_it_for_the_worst_there_is() -> None:
    game = EndlessGame()
    s = game.new({"players": 2}, 1)
    search = Search(game, s, 0, 1)
    search.run(Budget(iterations=200))
    assert search.best().choice != words.RING
    tally = Trial(game, s, 0, 1).run([words.WAIT, words.RING], Budget(iterations=8))
    assert tally.totals[1] == [0.0, 0.0]


def test_nobody_plays_much_again_to_go_back_a_choice() -> None:
    """Checkpoints are closer together after choices that cause much work."""
    table = table_of(EndlessGame(MOST_STEPS - 3), 2)
    for n in range(20):
        table.choose(n % 2, words.WALK)
    work = [checkpoint.steps for checkpoint in table.checkpoints]
    assert len(work) == 21
    assert CHECKPOINT_EVERY * USUAL_STEPS < MOST_STEPS
    state = table.at(13)
    table.go_back(13)
    assert table.state.digest() == state.digest()
    assert [checkpoint.n for checkpoint in table.checkpoints] == list(range(14))
