"""Preview: the rules say what a choice would lead to, until chance is drawn or something hidden would show."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.engine.toy import Toy, ToyGame, ToyJudge, ToyState, table_of
from tests.thorough import thorough
from wusel.engine.chance import Chance
from wusel.engine.errors import BadChoice, IllegalChoice
from wusel.engine.kinds import Choice
from wusel.engine.preview import Preview, preview
from wusel.engine.sets import first, only
from wusel.engine.step import TOGETHER, Ask, Step, Together
from wusel.engine.table import Table
from wusel.engine.vocabulary import verb
from wusel.games import SHELF, known_game

TOY = Toy(
    """
    players = [2]
    [kinds]
    n = "0..9"
    [choices]
    earn = ["n"]
    spend = []
    save_up = []
    peek = ["n"]
    blurt = ["n"]
    throw = []
    vote = ["n"]
    [events]
    earned = ["seat", "n"]
    spent = ["seat", "n"]
    saw = ["seat", "n"]
    announced = ["seat"]
    threw = ["seat", "n"]
    [steps]
    act = { with = ["seat"], asks = ["earn", "peek", "blurt", "throw"] }
    use = { with = ["seat", "n"], asks = ["spend", "save_up"] }
    throw_die = { with = ["seat"] }
    look_under = { with = ["seat", "n"] }
    vote_now = { asks = ["vote"] }
    """,
    "coins: list[int]; hidden: list[int]",
)
words = TOY.words
CARDS = 8


class Act(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_act(s))

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        peeks = [words.peek(n) for n in range(CARDS)] + [words.blurt(n) for n in range(CARDS)]
        return [words.earn(2), words.earn(3), words.THROW, *peeks]

    def take(self, s: ToyState, seat: int, choice: Choice) -> None:
        if verb(choice) == words.PEEK:
            s.tell(words.ANNOUNCED, seat)
            words.then_look_under(s, seat, words.chosen_n(choice))
        elif verb(choice) == words.BLURT:
            s.tell(words.SAW, seat, s.hidden[words.chosen_n(choice)])  # without saying that this was hidden
        elif choice == words.THROW:
            s.tell(words.ANNOUNCED, seat)
            words.then_throw_die(s, seat)
        else:
            s.coins[seat] += words.chosen_n(choice)
            s.tell(words.EARNED, seat, words.chosen_n(choice))
            words.then_use(s, seat, words.chosen_n(choice))


class Use(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_use(s).seat)

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.SPEND, words.SAVE_UP]

    def take(self, s: ToyState, seat: int, choice: Choice) -> None:
        if choice == words.SPEND:
            s.coins[seat] -= words.told_use(s).n
            s.tell(words.SPENT, seat, words.told_use(s).n)


class ThrowDie(Step[ToyState]):
    def act(self, s: ToyState) -> None:
        s.tell(words.THREW, words.told_throw_die(s), s.draw(6))


class LookUnder(Step[ToyState]):
    def act(self, s: ToyState) -> None:
        seat = words.told_look_under(s).seat
        s.shown |= only(seat)
        s.tell_only(seat, words.SAW, seat, s.hidden[words.told_look_under(s).n])


class VoteNow(Together[ToyState]):
    def asks(self, s: ToyState) -> int:
        return first(s.seats)

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.vote(n) for n in range(3)]


class Opinion(ToyJudge):
    def rate(self, s: ToyState, seat: int, choice: int) -> float:
        return float(choice == words.SPEND)


class Booth(ToyGame):
    """A booth whose hidden cards no seat has seen."""

    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, coins=[0, 0], hidden=[])
        s.hidden = [s.draw(2) for _ in range(CARDS)]
        s.then(words.VOTE_NOW)
        words.then_act(s, seat=0)
        return s

    def look(self, s: ToyState) -> Mapping[str, object]:
        return {"coins": s.coins[:]}

    def redeal(self, s: ToyState, seat: int) -> None:
        s.hidden = [s.draw(2) for _ in range(CARDS)]

    def judge(self) -> Opinion:
        return Opinion()


GAME = Booth(TOY, [Act(), Use(), ThrowDie(), LookUnder(), VoteNow()])


def told(found: Preview) -> list[dict[str, object]]:
    return [dict(GAME.events.to_json(what)) for what in found.events]


def seen(found: Preview) -> dict[str, object]:
    assert found.view is not None
    return found.view


# --- what is told


def test_what_happens_without_chance_is_told_and_nothing_has_changed() -> None:
    table = table_of(GAME, 2)
    before = table.state.digest()
    found = table.preview(0, words.earn(3))
    assert told(found) == [{"do": "earned", "seat": 0, "n": 3}]
    assert (seen(found)["coins"], seen(found)["step"], found.chance) == ([3, 0], "use", False)
    assert table.state.digest() == before
    assert table.choices == []
    assert table.state.script == []


def test_it_goes_further_with_what_looks_best() -> None:
    found = table_of(GAME, 2).preview(0, words.earn(3), further=True)
    assert [each["do"] for each in told(found)] == ["earned", "spent"]
    assert (seen(found)["coins"], seen(found)["step"]) == ([0, 0], "vote_now")


def test_it_stops_before_chance() -> None:
    for further in (False, True):
        found = table_of(GAME, 2).preview(0, words.THROW, further)
        assert told(found) == [{"do": "announced", "seat": 0}]
        assert found.chance
        assert (seen(found)["step"], seen(found)["asked"]) == ("throw_die", []), "it is not thrown yet"


@pytest.mark.parametrize("n", range(CARDS))
def test_it_stops_before_something_hidden_is_shown(n: int) -> None:
    """With two possibilities, imagined worlds agree by luck half of the time: that is no knowledge."""
    found = table_of(GAME, 2).preview(0, words.peek(n))
    assert told(found) == [{"do": "announced", "seat": 0}]
    assert found.chance
    assert seen(found)["about"] == {"seat": 0, "n": n}, "and so it says what comes next"


@pytest.mark.parametrize("n", range(CARDS))
def test_even_a_game_that_tells_too_much_does_not_tell_the_truth(n: int) -> None:
    found = [table_of(GAME, 2, seed=seed).preview(0, words.blurt(n)).events for seed in range(8)]
    assert all(events == found[0] for events in found)


def test_of_a_choice_made_in_secret_nothing_is_told() -> None:
    table = table_of(GAME, 2)
    table.choose(0, words.earn(2))
    table.choose(0, words.SAVE_UP)
    for first_one in (True, False):
        seat = table.owing()[0]
        found = table.preview(seat, words.vote(1))
        assert (found.events, found.chance, seen(found)["chosen"]) == ([], True, None)
        if first_one:
            table.choose(seat, words.vote(2))


# --- what is refused


def test_a_choice_that_is_not_legal_is_refused() -> None:
    table = table_of(GAME, 2)
    for seat, choice, error in (
        (0, words.SPEND, IllegalChoice),
        (1, words.earn(2), IllegalChoice),
        (0, words.earn(4), IllegalChoice),
        (7, words.earn(2), BadChoice),
        (0, 60, BadChoice),
    ):
        with pytest.raises(error):
            table.preview(seat, choice)


# --- laws, for every game

LONG = ("schwarm", "viroid", "maus")
"""Games with so many moments that a few of them are enough."""


def moments(name: str, every: int) -> Iterator[tuple[Table[Any], int, list[int]]]:
    """Yield some moments of random games, with a seat that is asked and a few of its choices."""
    game = known_game(name)
    for seed, which in enumerate((0, -1, 0)):
        table: Table[Any] = Table(game, {option.name: option.values[which] for option in game.declared}, seed)
        luck = Chance(seed + 77)
        while table.owing():
            seat = table.owing()[luck.draw(len(table.owing()))]
            legal = table.legal(seat)
            choice = legal[luck.draw(len(legal))]
            if len(table.choices) % every == 0:
                yield table, seat, [legal[0], legal[-1], choice]
            table.choose(seat, choice)


@pytest.mark.parametrize("name", [*SHELF, "crumbs"])
def test_nothing_of_the_true_world_shows(name: str) -> None:
    """The preview is the same in every world that is possible for the seat."""
    for table, seat, choices in moments(name, thorough(7, sample=21 if name in LONG else 7)):
        game, s = table.game, table.state
        for choice in choices:
            found = preview(game, s, seat, choice, further=True)
            for seed in (3, 4):
                twin = preview(game, game.imagine(s, seat, seed), seat, choice, further=True)
                assert (twin.events, twin.view, twin.chance) == (found.events, found.view, found.chance)


@pytest.mark.parametrize("name", [*SHELF, "crumbs"])
def test_what_is_foreseen_comes_true(name: str) -> None:
    foreseen = 0
    for table, seat, choices in moments(name, thorough(5, sample=40 if name in LONG else 5)):
        for choice in choices:
            found = table.preview(seat, choice)
            live = table.fork(len(table.choices))
            happened = [event.what for event in live.choose(seat, choice) if event.is_seen_by(seat)]
            assert happened[: len(found.events)] == found.events
            if not found.chance and table.game.steps[table.state.agenda[-1]].kind != TOGETHER:
                assert found.view == live.view(seat)
            foreseen += len(found.events)
    assert foreseen > 0
