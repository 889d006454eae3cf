"""Replays, reports, saves and forks go through a whole game while its players play on."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from tests.server.visitors import PATIENCE, Client, Guest, RunningServer, wait_until
from wusel.server.lobby import manager, opening
from wusel.server.table.reading import state_from_log
from wusel.server.web import record_api

AT_ONCE = 8
Asks = Callable[[Guest, str], Any]

ASKS: dict[str, tuple[Any, str, Asks]] = {
    "replay": (record_api, "moments", lambda guest, table: guest.get(f"/api/tables/{table}/replay")),
    "report": (record_api, "reported", lambda guest, table: guest.post(f"/api/tables/{table}/report", browser="any")),
    "save": (record_api, "save_text", lambda guest, table: guest.web.get(f"/api/tables/{table}/save").text),
    "fork": (opening, "position_of", lambda guest, table: guest.post(f"/api/tables/{table}/fork", choices=3)),
}
"""Names of tasks, with the code that does the work, and the request for it."""


class Gate:
    """A gate at which work waits until the test opens it."""

    def __init__(self, work: Callable[..., object]) -> None:
        self.work = work
        self.may_go = threading.Event()
        self.begun = 0

    def __call__(self, *given: object) -> object:
        self.begun += 1
        assert self.may_go.wait(PATIENCE)
        return self.work(*given)


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Gate]]:
    found = {}
    for name, (module, work, _) in ASKS.items():
        found[name] = Gate(getattr(module, work))
        monkeypatch.setattr(module, work, found[name])
    yield found
    for gate in found.values():
        gate.may_go.set()


def begun_game(guest: Guest) -> Client:
    """Return a game of one person for two seats, after some choices."""
    client = guest.joins(guest.opens("schwarm", "you you:Oma", start=True))
    play_on(client, 5)
    return client


def play_on(client: Client, choices: int) -> None:
    for _ in range(choices):
        client.chooses(client.play["owing"][0])


class Asking:
    """A request that waits for its answer in a thread of its own."""

    def __init__(self, asks: Callable[[], object]) -> None:
        self.asks = asks
        self.answer: Any = None
        self.thread = threading.Thread(target=self.wait, daemon=True)
        self.thread.start()

    def wait(self) -> None:
        self.answer = self.asks()

    def answered(self) -> Any:  # noqa: ANN401  # JSON
        self.thread.join(PATIENCE)
        return self.answer


@pytest.mark.parametrize("what", list(ASKS))
def test_a_choice_is_answered_while_the_game_is_gone_through(
    server: RunningServer, gates: dict[str, Gate], what: str
) -> None:
    anna = server.guest("Anna")
    client = begun_game(anna)
    asks, gate = ASKS[what][2], gates[what]
    gate.may_go.set()
    before = asks(anna, client.table)
    gate.may_go.clear()
    asking = [Asking(partial(asks, anna, client.table)) for _ in range(AT_ONCE)]
    wait_until(lambda: gate.begun == 2 and server.manager.readings.waiting() == AT_ONCE - 1, "not all of them ask")
    play_on(client, 4)
    assert all(each.thread.is_alive() for each in asking)
    gate.may_go.set()
    for each in asking:
        answer = each.answered()
        assert answer.keys() == before.keys() if what == "fork" else answer == before, "as it was when they asked"


def test_a_replay_comes_to_its_end_though_the_table_is_read_anew_meanwhile(
    server: RunningServer, gates: dict[str, Gate]
) -> None:
    anna = server.guest("Anna")
    client = begun_game(anna)
    asking = Asking(partial(ASKS["replay"][2], anna, client.table))
    wait_until(lambda: gates["replay"].begun, "nobody replays")
    server.manager.tables[client.table].discard("failed")
    again = anna.joins(client.table)
    play_on(again, 1)
    gates["replay"].may_go.set()
    assert asking.answered()["total"] == 5


def test_addresses_wait_for_their_turn(server: RunningServer, gates: dict[str, Gate]) -> None:
    """An address with many requests at many tables has to wait. An address with one request does not."""
    mallory, anna = server.guest("Mallory", far="192.0.2.66"), server.guest("Anna")
    theirs, hers = begun_game(mallory), begun_game(anna)
    many = [Asking(partial(ASKS["replay"][2], mallory, theirs.table)) for _ in range(AT_ONCE)]
    waits, gate = server.manager.readings.waiting, gates["replay"]
    wait_until(lambda: gate.begun and waits() == AT_ONCE - 1, "not all of them ask")
    report = Asking(partial(ASKS["report"][2], anna, hers.table))
    wait_until(lambda: waits() == AT_ONCE, "nobody else asks")
    done: list[int] = []
    told = gates["report"].work

    def reported(*given: object) -> object:
        done.append(gate.begun)
        return told(*given)

    gates["report"].work = reported
    gates["report"].may_go.set()
    gate.may_go.set()
    assert report.answered()["choices"] == 5
    assert done == [1], "hers comes after the one that was under way"
    assert all(each.answered()["total"] == 5 for each in many)


def test_others_play_on_while_somebody_looks_at_their_tables(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is not in memory is read from its log to find out whose turn it is."""
    anna, client = server.guest("Anna"), begun_game(server.guest("Ben"))
    hers = begun_game(anna)
    server.manager.tables[hers.table].discard("failed")
    gate = Gate(state_from_log)
    monkeypatch.setattr(manager, "state_from_log", gate)
    asking = Asking(partial(anna.get, "/api/tables/mine"))
    try:
        wait_until(lambda: gate.begun, "nobody reads")
        play_on(client, 3)
        assert asking.thread.is_alive()
    finally:
        gate.may_go.set()
    assert [card["your_turn"] for card in asking.answered()["tables"]] == [True]
