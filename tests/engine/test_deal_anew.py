"""A new deal in the middle of a game: nothing that was known of hidden things and of chance is known any longer."""

from typing import Any

import pytest

from tests.engine.test_foreign_files import rewritten
from wusel.engine.chance import Chance
from wusel.engine.deals import LONG_SEED
from wusel.engine.errors import BadSave, CannotUndo
from wusel.engine.save import save_text, table_from
from wusel.engine.table import Table
from wusel.engine.written_state import agenda_faults
from wusel.games import SHELF, find_game, known_game

GAMES = {name: known_game(name) for name in (*SHELF, "crumbs")}
OLD, NEW, NEWER = LONG_SEED + 1, LONG_SEED + 2, LONG_SEED + 3


def played(name: str, choices: int, luck: int = 1, **options: object) -> Table[Any]:
    """Return a game after a number of random choices."""
    return play_on(Table(GAMES[name], {"players": 2, **options}, OLD), choices, luck)


def play_on(table: Table[Any], choices: int, luck: int = 1) -> Table[Any]:
    draws = Chance(luck)
    for _ in range(choices):
        owing = table.owing()
        if not owing:
            break
        seat = owing[draws.draw(len(owing))]
        legal = table.legal(seat)
        table.choose(seat, legal[draws.draw(len(legal))])
    return table


def views(table: Table[Any]) -> list[Any]:
    return [table.view(seat) for seat in range(table.state.seats)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("choices", [0, 3, 17])
def test_everybody_sees_the_same_table_and_it_is_one_that_can_be(name: str, choices: int) -> None:
    table = played(name, choices)
    before, asked = table.view(-1), table.owing()
    table.deal_anew(NEW)
    assert table.view(-1) == before
    assert table.owing() == asked
    assert all(table.legal(seat) for seat in asked)
    assert not GAMES[name].faults(table.state)
    assert not agenda_faults(GAMES[name], table.state)
    play_on(table, 400)


def test_hands_are_others_and_chance_is_another() -> None:
    known, anew = played("mosquitozzz", 0, mode="standard"), played("mosquitozzz", 0, mode="standard")
    anew.deal_anew(NEW)
    assert views(anew) != views(known)
    crumbs = [played("crumbs", 2), played("crumbs", 2)]
    crumbs[1].deal_anew(NEW)
    assert views(crumbs[0]) == views(crumbs[1]), "nothing is hidden there"
    ways = [[views(play_on(table, 1)) for _ in range(12)] for table in crumbs]
    assert ways[0] != ways[1]


@pytest.mark.parametrize("name", GAMES)
def test_what_follows_is_the_same_live_and_replayed(name: str) -> None:
    table = played(name, 5)
    table.deal_anew(NEW)
    live = [table.state.digest()]
    for luck in range(40):
        live.append(play_on(table, 1, luck + 1).state.digest())
        if luck == 8:
            table.deal_anew(NEWER)
            live[-1] = table.state.digest()
    live = live[: len(table.choices) - 4]
    assert [table.at(n).digest() for n in range(5, len(table.choices) + 1)] == live
    assert [s.digest() for s, _ in table.walk(5)] == live
    assert [s.digest() for s, _ in table.walk(1)][4:] == live
    assert [table.fork(n).state.digest() for n in range(5, len(table.choices) + 1)] == live
    again = table_from(save_text(table), find_game)
    assert (again.state.digest(), again.deals) == (live[-1], table.deals)
    again.skip_to(table.choices[:], table.state, table.fences[-1])
    assert [again.at(n).digest() for n in range(5, len(table.choices) + 1)] == live


def test_nobody_goes_back_behind_it() -> None:
    table = played("crumbs", 4)
    last = table.choices[-1][0]
    table.deal_anew(NEW)
    with pytest.raises(CannotUndo):
        table.undo(last)
    with pytest.raises(CannotUndo):
        table.last_choice_of(last)
    dealt = table.state.digest()
    play_on(table, 40)
    table.go_back(4)
    assert table.state.digest() == dealt
    table.go_back(3)
    assert (table.deals, table.state.digest()) == ([], played("crumbs", 3).state.digest()), "forgotten with the choice"


def test_a_save_says_when_it_was_dealt_anew() -> None:
    plain = played("crumbs", 2)
    assert '"wusel": 1' in save_text(plain), "earlier versions can read it"
    plain.deal_anew(NEW)
    text = save_text(plain)
    assert '"wusel": 2' in text
    assert f'"deals": [[2, {NEW}]]' in text


@pytest.mark.parametrize(
    "deals", [[[9, NEW]], [[-1, NEW]], [[1]], [["1", NEW]], "all", [[0, 1]] * 101, [[0, 1 << 256]]]
)
def test_deals_that_cannot_be_are_refused(deals: Any) -> None:  # noqa: ANN401  # any content of a file
    with pytest.raises(BadSave, match=r"deal|seed"):
        table_from(rewritten(played("crumbs", 2), wusel=2, deals=deals), find_game)
