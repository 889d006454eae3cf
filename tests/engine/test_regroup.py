"""A game goes on with another number of seats: live, replayed and saved it is the same."""

from random import Random
from typing import Any

import pytest

from tests.engine.test_foreign_files import rewritten
from wusel.bots.first_sight import likely_turns
from wusel.engine.errors import BadSave, CannotUndo
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table, most_seats
from wusel.games import find_game

SEED = 1 << 70


def played(table: Table[Any], choices: int, luck: int = 0) -> Table[Any]:
    rng = Random(luck)
    for _ in range(choices):
        seat = rng.choice(table.owing())
        table.choose(seat, rng.choice(table.legal(seat)))
    return table


def regrouped() -> Table[Any]:
    """Return a game of two seats that goes on with four, and then with one."""
    table = played(Table(find_game("maus", ""), {"players": 2}, SEED), 30)
    table.regroup(4)
    played(table, 20, 1)
    table.players = ["Ann"]
    table.regroup(1)
    return played(table, 10, 2)


@pytest.mark.rule("MM-S3")
def test_the_mice_are_dealt_out_again_and_everything_else_stays() -> None:
    table = played(Table(find_game("maus", ""), {"players": 1}, SEED), 30)
    before: dict[str, Any] = {**table.view(-1)}
    table.regroup(3)
    after: dict[str, Any] = {**table.view(-1)}
    assert [mouse["seat"] for mouse in after["mice"]] == [0, 1, 2, 0]
    assert table.owing() == [mouse["seat"] for mouse in after["mice"] if mouse["hero"] == after["turn"]["hero"]]
    for view in (before, after):
        for mouse in view["mice"]:
            del mouse["seat"]
    assert {name for name in after if after[name] != before[name]} <= {"players", "asked", "owing", "choosers"}


def test_what_follows_is_the_same_live_replayed_and_saved() -> None:
    table = regrouped()
    assert (len(table.choices), table.state.seats, most_seats(table)) == (60, 1, 4)
    seats = [table.at(n).seats for n in (29, 30, 49, 50, 60)]
    assert seats == [2, 4, 4, 1, 1]
    digests = [table.at(n).digest() for n in range(1, 61)]
    assert [s.digest() for s, _ in table.walk(1)] == digests
    assert [table.fork(n).state.digest() for n in (1, 30, 31, 50, 60)] == [digests[n - 1] for n in (1, 30, 31, 50, 60)]
    assert table.snapshot().fork(60).state.digest() == digests[-1]
    text = save_text(table)
    assert '"wusel": 3' in text
    again = table_from(text, find_game)
    assert (again.state.digest(), again.companies) == (digests[-1], [(30, 4), (50, 1)])
    again.go_back(40)
    assert (again.companies, again.state.digest()) == ([(30, 4)], digests[39])
    assert likely_turns(table, 3) is not None


def test_nobody_goes_back_behind_it() -> None:
    table = played(Table(find_game("maus", ""), {"players": 2}, SEED), 10)
    table.regroup(3)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            table.undo(seat)
        with pytest.raises(CannotUndo):
            table.last_choice_of(seat)


@pytest.mark.parametrize("companies", [[[99, 2]], [[0, 9]], [[0, 0]], [[1]], "all", [[0, 1]] * 101])
def test_companies_that_cannot_be_are_refused(companies: Any) -> None:  # noqa: ANN401  # any content of a file
    table = played(Table(find_game("maus", ""), {"players": 1}, SEED), 5)
    with pytest.raises(BadSave):
        table_from(rewritten(table, wusel=3, companies=companies), find_game)


def test_in_other_games_the_number_of_seats_is_fixed() -> None:
    table = played(Table(find_game("crumbs", ""), {}, SEED), 2)
    with pytest.raises(BadSave, match="cannot change"):
        table_from(rewritten(table, wusel=3, companies=[[1, 2]]), find_game)
