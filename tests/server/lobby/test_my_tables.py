"""The list of a person's tables, which shows whose turn it is."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.company import choose_on, meet, state_at
from tests.server.visitors import Guest, RunningServer, run_server


def turn(guest: Guest, table: str) -> tuple[bool, list[str]]:
    (card,) = [card for card in guest.get("/api/tables/mine")["tables"] if card["id"] == table]
    return card["your_turn"], card["waiting_for"]


def test_it_is_told_whose_turn_it_is(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    names = ["Anna", "Ben"]
    turns = set()
    for _ in range(12):
        (owing,) = clients[0].play["owing"]
        turns.add(owing)
        for seat, client in enumerate(clients):
            assert turn(client.guest, client.table) == (seat == owing, [names[owing]])
        choose_on(clients, 1)
    assert turns == {0, 1}


def test_where_all_choose_at_once_everybody_is_waited_for(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben")
    assert turn(clients[0].guest, clients[0].table) == (True, ["Anna", "Ben"])
    clients[1].chooses(1)
    assert turn(clients[1].guest, clients[1].table) == (False, ["Anna"])


def test_nobody_is_waited_for_before_and_after_the_game(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy")
    assert turn(anna, table) == (False, [])
    client = anna.joins(table)
    client.does("start")
    client.does("resign", seat=0)
    assert turn(anna, table) == (False, [])


def test_strangers_are_not_told(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy", start=True, settings={"pace": 0, "listed": True})
    (card,) = server.guest().get("/api/tables")["tables"]
    assert (card["id"], card["your_turn"], card["waiting_for"]) == (table, False, [])


@pytest.mark.parametrize("clock", [None, {"kind": "live", "budget": 600, "more": 5}])
def test_a_table_that_sleeps_is_looked_at_and_not_woken(tmp_path: Path, clock: Any) -> None:  # noqa: ANN401  # JSON
    with run_server(tmp_path / "wusel.db") as server:
        clients = meet(server, "Anna Ben", "schwarm", settings={"pace": 0, "clock": clock})
        choose_on(clients, 70)
        (owing,) = clients[0].play["owing"]
        table, n = clients[0].table, state_at(server, clients[0]).n
        cookies = [client.guest.web.cookies["wusel"] for client in clients]
    with run_server(tmp_path / "wusel.db") as server:
        for seat, cookie in enumerate(cookies):
            guest = server.guest()
            guest.web.cookies["wusel"] = cookie
            assert turn(guest, table) == (seat == owing, [["Anna", "Ben"][owing]])
        assert server.manager.tables == {}
        assert guest.joins(table).n == n + (clock is not None), "a live clock is wound when somebody comes"
