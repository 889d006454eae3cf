"""Two server processes on one PostgreSQL: a table lives in one of them, and neither players nor history notice."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.company import missed
from tests.server.fork_server import ForkServer, free_port
from tests.server.postgres import Postgres, postgres
from tests.server.visitors import NO_TLS, PATIENCE, Client, Guest, wait_until
from wusel.engine.errors import WuselError
from wusel.server.config import LEASE_SECONDS
from wusel.server.log.stores.sqlite_file import open_file

__all__ = ["postgres"]
"""The fixture that these tests ask for by name."""

Frame = dict[str, Any]
COME_AGAIN = 1012
HASTY_SECONDS = 1.0


class Process:
    """One of the servers."""

    def __init__(self, fork_server: ForkServer, url: str, lease_seconds: float = LEASE_SECONDS) -> None:
        self.fork_server = fork_server
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.number = fork_server.fork(url, port, lease_seconds)
        self.is_gone = False

    def wait_until_open(self) -> None:
        wait_until(self.is_open, "the server did not open")

    def is_open(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/readyz", trust_env=False, verify=NO_TLS).status_code == 200
        except httpx.HTTPError:
            return False

    def is_killed(self) -> None:
        self.is_gone = True
        self.fork_server.kill(self.number)

    def is_stopped(self) -> None:
        self.is_gone = True
        self.fork_server.stop(self.number)

    def freezes(self) -> None:
        """Stop the process, as if its machine had gone to sleep."""
        os.kill(self.number, signal.SIGSTOP)

    def thaws(self) -> None:
        os.kill(self.number, signal.SIGCONT)


class Town:
    """Two servers, a database, and all visitors."""

    def __init__(
        self, fork_server: ForkServer, database: Postgres, url: str, lease_seconds: float = LEASE_SECONDS
    ) -> None:
        self.database = database
        self.name = url.rpartition("/")[2]
        self.north, self.south = (Process(fork_server, url, lease_seconds) for _ in range(2))
        self.guests: list[Guest] = []
        for process in (self.north, self.south):
            process.wait_until_open()

    def guest(self, process: Process, name: str) -> Guest:
        self.guests.append(Guest(process.address, name))
        return self.guests[-1]

    def moves(self, guest: Guest, process: Process) -> Guest:
        """Return the same person as a guest of another server."""
        self.guests.append(Guest(process.address))
        self.guests[-1].web.cookies.update(guest.web.cookies)
        return self.guests[-1]

    def log(self, table: str) -> list[Frame]:
        """Return the log of a table in the database, and check that it has no gaps."""
        found = self.sql(
            f"select n || ' ' || convert_from(entry, 'UTF8') from lines where table_id = '{table}' order by n"
        )
        lines = [line.partition(" ") for line in found.splitlines()]
        assert [int(n) for n, _, _ in lines] == list(range(1, len(lines) + 1))
        return [json.loads(entry) for _, _, entry in lines]

    def home(self, table: str) -> str:
        return self.sql(f"select address from homes where table_id = '{table}'")

    def cut_home(self, table: str) -> None:
        """Cut the connection between the home of a table and the database."""
        cut = f"select pg_terminate_backend(pid::int, 5000) from homes where table_id = '{table}'"
        assert self.sql(cut) == "t"

    def is_silent(self, table: str) -> bool:
        """Return whether the home of a table has been silent for too long."""
        silent = f"clock_timestamp() - state_change > interval '{HASTY_SECONDS} seconds'"
        return (
            self.sql(f"select {silent} from homes join pg_stat_activity using (pid) where table_id = '{table}'") == "t"
        )

    def sql(self, statement: str) -> str:
        return self.database.sql(statement, self.name)

    def ends(self) -> None:
        for process in (self.north, self.south):
            if not process.is_gone:
                process.is_killed()
        for guest in self.guests:
            guest.goes()


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    with ForkServer() as fork_server:
        yield fork_server


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    """Share one database among all tests, because creating one takes longer than any test."""
    return postgres.fresh_database()


@pytest.fixture
def town(fork_server: ForkServer, postgres: Postgres, url: str) -> Iterator[Town]:
    town = Town(fork_server, postgres, url)
    yield town
    town.ends()


@pytest.fixture
def hasty_town(fork_server: ForkServer, postgres: Postgres, url: str) -> Iterator[Town]:
    """Start two servers with short leases. A server that is silent for a moment loses its tables."""
    town = Town(fork_server, postgres, url, HASTY_SECONDS)
    yield town
    town.ends()


class Evening:
    """Anna at one server and Ben at the other, at a table that lives with Anna's."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.people = [town.guest(town.north, "Anna"), town.guest(town.south, "Ben")]
        self.table = self.people[0].opens("schwarm", settings={"listed": True})
        self.lines = [guest.joins(self.table) for guest in self.people]
        self.lines[1].does("sit", seat=1)
        self.lines[0].does("start")
        self.acknowledged: list[tuple[int, int, Frame]] = []
        for line in self.lines:
            while not line.play:
                line.hear()

    def play(self, choices: int) -> None:
        """Make a number of choices, each by a seat that owes one."""
        for _ in range(choices):
            for line in self.lines:
                self.catch_up(line)
            seat = self.lines[0].play["owing"][0]
            line = self.lines[seat]
            choice = line.look(seat)["choices"][0]
            answer = line.does("choose", seat=seat, question=line.play["question"], choice=choice)
            self.acknowledged.append((answer["n"], seat, choice))

    def play_until_asked(self, seat: int) -> None:
        """Play at least a little, and then until a seat owes a choice and has received the question."""
        self.play(6)
        self.catch_up(self.lines[seat])
        while seat not in self.lines[seat].play["owing"]:
            self.play(1)
            self.catch_up(self.lines[seat])

    def catch_up(self, line: Client) -> None:
        """Read up to the newest number. Numbers have no gaps, regardless of the server they come from."""
        while line.n < max(each.n for each in self.lines):
            before = line.n
            frame = line.hear()
            assert frame["type"] != "happened" or frame["n"] == before + 1

    def comes_again(self, seat: int, process: Process) -> None:
        """Reconnect a person through any of the servers and continue."""
        n = self.lines[seat].n
        self.people[seat] = self.town.moves(self.people[seat], process)
        line = self.lines[seat] = joined(self.people[seat], self.table, n)
        assert [told["n"] for told in missed(line)] == list(range(n + 1, line.n + 1))
        assert line.n >= n

    def check(self) -> None:
        """Check that every acknowledged choice is at its place in the log."""
        log = self.town.log(self.table)
        for n, seat, choice in self.acknowledged:
            assert log[n - 1] == {"is": "chose", "seat": seat, "choice": choice}


def joined(guest: Guest, table: str, since: int) -> Client:
    """Join a table. If it is just moving, ask until it has arrived."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return guest.joins(table, since)
        except (WebSocketException, OSError, EOFError):
            assert time.monotonic() < until, "the table has not come back"
            time.sleep(0.05)


def test_a_table_of_another_process_is_played_at_and_asked_for_as_if_it_were_here(town: Town) -> None:
    evening = Evening(town)
    anna, ben = evening.people
    evening.play(12)
    evening.check()
    assert town.home(evening.table) == town.north.address
    path = f"/api/tables/{evening.table}"
    assert ben.get(path)["seats"][1]["yours"]
    assert not anna.get(path)["seats"][1]["yours"]
    assert ben.post(path, type="chat", id="hello", text="Hello from the south")["type"] == "done"
    heard = evening.lines[0].wait_for("chatted")
    assert heard["news"]["text"] == "Hello from the south"
    moments = ben.get(f"{path}/replay?count=3")["moments"]
    assert [moment["look"]["seat"] for moment in moments] == [1, 1, 1]
    assert ben.get(f"{path}/replay?seat=0", status=403)["code"] == "not_yours"
    refused = evening.lines[1].fails("resign", "not_yours", seat=0)
    assert refused["message"] == "seat 0 is not yours"


def test_strangers_and_forged_cookies_get_no_further_through_another_process(town: Town) -> None:
    evening = Evening(town)
    stranger = town.guest(town.south, "")
    stranger.web.cookies.set("wusel", "forged")
    line = stranger.joins(evening.table)
    assert line.info["you_watch"]
    line.fails("resign", "no_identity", seat=0)


def test_both_processes_list_the_same_tables_and_know_the_same_people(town: Town) -> None:
    evening = Evening(town)
    for process in (town.north, town.south):
        anna = town.moves(evening.people[0], process)
        assert evening.table in [card["id"] for card in anna.get("/api/tables")["tables"]]
        assert [card["id"] for card in anna.get("/api/tables/mine")["tables"]] == [evening.table]
        assert anna.get("/api/me")["name"] == "Anna"


def test_a_killed_home_is_replaced_and_nothing_acknowledged_is_lost(town: Town) -> None:
    evening = Evening(town)
    evening.play(9)
    town.north.is_killed()
    assert evening.lines[1].is_cut() == COME_AGAIN
    for seat in (1, 0):
        evening.comes_again(seat, town.south)
    assert town.home(evening.table) == town.south.address
    evening.play(9)
    evening.check()


def test_a_home_that_closes_hands_its_tables_over(town: Town) -> None:
    evening = Evening(town)
    evening.play(9)
    town.north.is_stopped()
    for line in evening.lines:
        assert line.is_cut() == COME_AGAIN
    for seat in (0, 1):
        evening.comes_again(seat, town.south)
    evening.play(9)
    evening.check()
    assert town.home(evening.table) == town.south.address


def test_a_home_that_loses_the_database_lets_go_of_its_tables(town: Town) -> None:
    evening = Evening(town)
    for process in (town.south, town.north, town.south):
        evening.play(5)
        town.cut_home(evening.table)
        assert evening.lines[0].is_cut() == COME_AGAIN
        evening.comes_again(1, process)
        evening.comes_again(0, town.north)
    evening.play(5)
    evening.check()


def test_a_home_that_slept_while_another_took_over_cannot_fork_the_history(town: Town) -> None:
    """It wakes with an old table in memory. A choice waits that was legal when it fell asleep."""
    evening = Evening(town)
    evening.play_until_asked(seat=0)
    sleeper = evening.lines[0]
    choice = sleeper.look(0)["choices"][-1]
    town.north.freezes()
    try:
        town.cut_home(evening.table)
        asked = sleeper.play["question"]
        sleeper.send({"type": "choose", "id": "late", "seat": 0, "question": asked, "choice": choice})
        evening.comes_again(1, town.south)
        evening.comes_again(0, town.south)
        evening.play(4)
    finally:
        town.north.thaws()
    assert not [frame for frame in heard_to_the_end(sleeper) if frame["type"] == "done"]
    evening.comes_again(0, town.north)
    evening.play(4)
    evening.check()
    assert town.home(evening.table) == town.south.address


def settled(town: Town) -> Evening:
    """Return an evening at which Anna has to choose. It starts again if the machine is so busy that a home falls
    silent."""
    while True:
        with suppress(ConnectionClosed):
            evening = Evening(town)
            evening.play_until_asked(seat=0)
            return evening


def test_a_home_that_freezes_loses_its_tables_and_knows_it_before_it_says_a_word(hasty_town: Town) -> None:
    """Its connections are not cut from outside. It has only been silent for too long. The waiting choice would be the
    next line of the log, because nothing has happened at the table since."""
    town = hasty_town
    evening = settled(town)
    sleeper, table = evening.lines[0], evening.table
    asked, choice = sleeper.play["question"], sleeper.look(0)["choices"][-1]
    log = town.log(table)
    town.north.freezes()
    try:
        sleeper.send({"type": "choose", "id": "late", "seat": 0, "question": asked, "choice": choice})
        sleeper.send({"type": "chat", "id": "stale", "text": "is anybody here?"})
        wait_until(lambda: town.is_silent(table), "the home still speaks")
        joined(town.moves(evening.people[1], town.south), table, evening.lines[1].n)
        assert town.home(table) == town.south.address
    finally:
        town.north.thaws()
    assert [frame for frame in heard_to_the_end(sleeper) if frame["type"] != "refused"] == []
    assert town.log(table) == log, "it has written nothing"
    anna = town.moves(evening.people[0], town.north)
    wait_until(lambda: is_chosen(anna, table, asked, choice), "the game does not go on")
    assert town.log(table)[len(log) :] == [{"is": "chose", "seat": 0, "choice": choice}], "once, and nothing else"


def is_chosen(guest: Guest, table: str, question: int, choice: Frame) -> bool:
    """Return whether a choice has been made by now. It is sent again under the same id until it has."""
    said = {"type": "choose", "id": "again", "seat": 0, "question": question, "choice": choice}
    return guest.web.post(f"/api/tables/{table}", json=said).status_code == 200


def test_a_frozen_home_has_its_file_for_itself_and_goes_on_when_it_wakes(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    """No other process can open its SQLite file, however long its server sleeps."""
    home = Process(fork_server, str(tmp_path / "wusel.db"), HASTY_SECONDS / 10)
    home.wait_until_open()
    anna = Guest(home.address, "Anna")
    try:
        line = anna.joins(anna.opens(seats="you you:Oma", start=True))
        seat = line.play["owing"][0]
        choice = line.look(seat)["choices"][0]
        home.freezes()
        try:
            with pytest.raises(WuselError, match="Another Wusel server uses the database"):
                open_file(tmp_path / "wusel.db")
            line.send({"type": "choose", "id": "c", "seat": seat, "question": line.play["question"], "choice": choice})
        finally:
            home.thaws()
        n = line.n
        assert line.wait_for("done", id="c")["n"] == n + 1
    finally:
        home.is_killed()
        anna.goes()


def heard_to_the_end(line: Client) -> list[Frame]:
    """Return everything that arrived on a connection before it was cut."""
    before = len(line.frames)
    assert line.is_cut() in (COME_AGAIN, 1006)
    return line.frames[before:]
