"""Nested steps: an attack inside a placement inside exploring, each with its own arguments."""

import json

import pytest

from tests.engine.toy import Toy, ToyGame, ToyState, do, hold_to_the_laws, offers, random_table, table_of
from wusel.engine.kinds import Choice
from wusel.engine.save import save_text, table_from
from wusel.engine.sets import only
from wusel.engine.step import Ask
from wusel.engine.written_state import is_agenda, read_state

TOY = Toy(
    """
    players = [1, 2]
    [kinds]
    n = "0..9"
    [choices]
    enter = ["n"]
    strike = ["n"]
    done = []
    [steps]
    explore = { with = ["seat", "room:n"], asks = ["enter", "done"] }
    place = { with = ["seat", "room:n", "field:n"], asks = ["strike", "done"] }
    attack = { with = ["seat", "foe:n", "dice:n", "room:n"], asks = ["strike", "done"] }
    """,
    "trace: list[list[int]]",
)
words = TOY.words


class Explore(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_explore(s).seat) if words.told_explore(s).room < 3 else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.enter(1), words.enter(2), words.DONE]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice != words.DONE:
            room = words.told_explore(s).room
            words.then_explore(s, seat, room + 1)
            words.then_place(s, seat, room, field=words.chosen_n(choice))


class Place(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_place(s).seat) if words.told_place(s).field < 4 else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.strike(7), words.strike(8), words.DONE]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        if choice != words.DONE:
            room, field = words.told_place(s).room, words.told_place(s).field
            words.then_place(s, seat, room, field + 1)
            words.then_attack(s, seat, foe=words.chosen_n(choice), dice=field, room=room)


class Attack(Ask[ToyState]):
    def asks(self, s: ToyState) -> int:
        return only(words.told_attack(s).seat) if words.told_attack(s).dice else 0

    def options(self, s: ToyState, seat: int) -> list[Choice]:
        return [words.strike(0), words.DONE]

    def take(self, s: ToyState, seat: int, choice: int) -> None:
        foe, dice, room = words.told_attack(s).foe, words.told_attack(s).dice, words.told_attack(s).room
        s.trace.append([seat, foe, dice, room])
        if choice != words.DONE:
            words.then_attack(s, seat, foe, dice - 1, room)


class Nested(ToyGame):
    def begin(self, seats: int, chance: int) -> ToyState:
        s = self.lay_out(seats, chance, trace=[])
        for seat in range(seats):
            words.then_explore(s, seat, room=0)
        return s


GAME = Nested(TOY, [Explore(), Place(), Attack()])


def test_each_moment_knows_what_it_was_told_and_the_outer_ones_go_on_where_they_were() -> None:
    table = table_of(GAME, 1)
    do(table, 0, "enter", n=2)
    do(table, 0, "strike", n=8)
    assert table.view(0)["about"] == {"seat": 0, "foe": 8, "dice": 2, "room": 0}
    do(table, 0, "strike", n=0)
    assert table.view(0)["about"] == {"seat": 0, "foe": 8, "dice": 1, "room": 0}
    do(table, 0, "done")
    assert (table.view(0)["step"], table.view(0)["about"]) == ("place", {"seat": 0, "room": 0, "field": 3})
    do(table, 0, "done")
    assert (table.view(0)["step"], table.view(0)["about"]) == ("explore", {"seat": 0, "room": 1})
    assert table.state.trace == [[0, 8, 2, 0], [0, 8, 1, 0]]
    assert offers(table, 0) == ["enter 1", "enter 2", "done"]


def test_a_moment_is_taken_off_the_agenda_with_what_it_was_told() -> None:
    table = table_of(GAME, 1)
    do(table, 0, "enter", n=2)
    do(table, 0, "strike", n=8)
    s = table.state.clone()
    assert [(s.take_off(), s.frame) for _ in range(3)] == [
        (words.ATTACK, [0, 8, 2, 0]),
        (words.PLACE, [0, 0, 3]),
        (words.EXPLORE, [0, 1]),
    ]
    assert s.agenda == []


@pytest.mark.parametrize("players", [1, 2])
def test_it_is_resumed_at_every_question(players: int) -> None:
    whole = random_table(GAME, players, 26)
    assert len(whole.choices) > 10
    for n in range(len(whole.choices)):
        earlier = whole.fork(n)
        s = read_state(GAME, json.loads(json.dumps(earlier.state.to_data())))
        loaded = table_from(save_text(earlier), lambda *_: GAME)
        for seat, choice in whole.choices[n:]:
            assert choice in GAME.options(s, seat)
            GAME.apply(s, seat, choice)
            loaded.choose(seat, choice)
        assert s.digest() == loaded.state.digest() == whole.state.digest()


@pytest.mark.parametrize("agenda", [[0, -1], [0, 0, 0, 0, -1, -3], [-1, 0, 0], [0, -2, -1], [0, 0, -4]])
def test_steps_that_were_told_too_little_cannot_be(agenda: list[int]) -> None:
    assert not is_agenda(GAME, agenda)
    assert is_agenda(GAME, [0, 0, -1, 0, 0, 0, -2, 0, 0, 0, 0, -3])


def test_the_laws_hold() -> None:
    hold_to_the_laws(GAME, 2, 11)
