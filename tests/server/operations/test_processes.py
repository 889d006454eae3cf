"""`wusel serve --processes 2`: worker processes behind one port, on one SQLite file or on PostgreSQL."""

import asyncio
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.fork_server import ForkServer, free_port
from tests.server.operations.test_kills import AGAIN, Site
from tests.server.postgres import Postgres, postgres
from tests.server.visitors import NO_TLS, PATIENCE, Client, Guest, wait_until
from tests.server.web.raw_clients import close_code, head_of, raw_client, received, request, statuses, websocket
from tests.thorough import NOTHING_LEFT_OUT, cases
from wusel.engine.errors import WuselError
from wusel.server.config import BEAT_SECONDS, Config
from wusel.server.group import home_of
from wusel.server.log.stores.sqlite_file import InUse, lock_for_group, open_file
from wusel.server.operations import admin
from wusel.server.operations.load import Plan, run_load
from wusel.server.operations.supervisor import must_be_possible

__all__ = ["postgres"]
"""The fixture that these tests ask for by name."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")

PROCESSES = 2
SERVICE_RESTART = 1012
NO_CLOSE_FRAME = 1006
LOCK_FIELDS = 8
[WORKER_KILLS] = cases([40], [6])
[WORKER_FREEZES] = cases([12], [2])
QUICK_BEAT = 0.2


class ProcessGroup:
    """A server of several processes, started by a fork server."""

    def __init__(
        self, fork_server: ForkServer, db: str, processes: int = PROCESSES, beat_seconds: float = BEAT_SECONDS
    ) -> None:
        self.fork_server = fork_server
        self.db = db
        self.address = f"127.0.0.1:{free_port()}"
        port = int(self.address.rpartition(":")[2])
        self.pid = fork_server.fork(db, port, processes=processes, beat_seconds=beat_seconds)
        self.is_gone = False
        self.guests: list[Guest] = []
        wait_until(self.is_ready, "the server did not open")

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/readyz", trust_env=False, verify=NO_TLS).status_code == 200
        except httpx.HTTPError:
            return False

    def guest(self, name: str = "", far: str = "") -> Guest:
        self.guests.append(Guest(self.address, name, far))
        return self.guests[-1]

    def workers(self) -> list[int]:
        return children_of(self.pid)

    def stop(self) -> None:
        if not self.is_gone:
            self.is_gone = True
            self.fork_server.stop(self.pid)

    def kill(self) -> None:
        self.is_gone = True
        self.fork_server.kill(self.pid)

    def end(self) -> None:
        for guest in self.guests:
            guest.goes()
        self.stop()


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    """Return whether a process still runs. An ended one may wait for its parent to notice."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    with ForkServer() as fork_server:
        yield fork_server


@pytest.fixture(scope="module")
def shared(fork_server: ForkServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessGroup]:
    """Share one group among all tests that end no process."""
    group = ProcessGroup(fork_server, str(tmp_path_factory.mktemp("group") / "wusel.db"))
    yield group
    group.end()


@pytest.fixture
def group(fork_server: ForkServer, tmp_path: Path) -> Iterator[ProcessGroup]:
    group = ProcessGroup(fork_server, str(tmp_path / "wusel.db"))
    yield group
    group.end()


@pytest.fixture
def quick_group(fork_server: ForkServer, tmp_path: Path) -> Iterator[ProcessGroup]:
    """Start a group that soon notices a frozen worker."""
    group = ProcessGroup(fork_server, str(tmp_path / "wusel.db"), beat_seconds=QUICK_BEAT)
    yield group
    group.end()


def table_of_each(group: ProcessGroup, guest: Guest, seats: str = "you open") -> list[str]:
    """Open a table of each worker. Every request uses a new connection, which any worker may get."""
    found: dict[int, str] = {}
    while len(found) < PROCESSES:
        with httpx.Client(cookies=guest.web.cookies, trust_env=False, verify=NO_TLS) as web:
            body = {"game": "mosquitozzz", "seats": seats.split(), "settings": {"pace": 0}}
            table = web.post(f"http://{group.address}/api/tables", json=body).json()["id"]
        found[home_of(table, PROCESSES)] = table
    return [found[index] for index in range(PROCESSES)]


# --- one server for all visitors


def test_every_table_is_reached_by_every_connection(shared: ProcessGroup) -> None:
    """On one connection a client asks for tables of all workers. Sockets name no table in their URL here."""
    anna, ben = shared.guest("Anna"), shared.guest("Ben")
    tables = table_of_each(shared, anna)
    for table in tables:
        assert anna.get(f"/api/tables/{table}")["seats"][0]["yours"]
        ben.post(f"/api/tables/{table}", type="sit", id="sit", seat=1)
        sockets = [anna.joins(table), ben.joins(table)]
        sockets[0].does("start")
        for each in sockets:
            while not each.play:
                each.hear()
        seat = sockets[0].play["owing"][0]
        n = sockets[seat].chooses(seat)["n"]
        sockets[1 - seat].wait_for("happened", n=n)
    assert {card["id"] for card in ben.get("/api/tables/mine")["tables"]} == set(tables)


def test_a_client_is_counted_by_its_home_whatever_table_its_connection_named(shared: ProcessGroup) -> None:
    """A table in the first request chooses the process of a connection. Quotas belong to the client's own home."""
    tables = table_of_each(shared, shared.guest("Anna"))
    codes = [shared.guest().get(f"/api/tables/{table}")["code"] for table in tables]
    for far in ("192.0.2.10", "192.0.2.11", "192.0.2.12"):
        for table in tables:
            ben = shared.guest("Ben", far)
            ben.get(f"/api/tables/{table}")
            assert home_of(ben.opens(), PROCESSES) == home_of(far, PROCESSES)
            assert [ben.post("/api/tables/find", code=code)["id"] for code in codes] == tables


def test_a_table_that_the_url_names_is_served_by_its_home(shared: ProcessGroup) -> None:
    """The process that answers counts the socket, and no other process does."""
    anna = shared.guest("Anna")
    for table in table_of_each(shared, anna):
        before = counted(shared, "wusel_sockets")
        with Client(anna, table, query=f"?table={table}") as joined:
            joined.send({"type": "hello", "table": table, "since": None})
            joined.wait_for("welcome")
            after = counted(shared, "wusel_sockets")
            grown = [now - then for now, then in zip(after, before, strict=True)]
            assert grown == [index == home_of(table, PROCESSES) for index in range(PROCESSES)]
        wait_until(partial(is_counted, shared, "wusel_sockets", before), "a socket is still counted")


def counted(group: ProcessGroup, metric: str) -> list[float]:
    """Return the value of a metric in each worker."""
    text = httpx.get(f"http://{group.address}/metrics", trust_env=False, verify=NO_TLS).text
    [samples] = [found.samples for found in text_string_to_metric_families(text) if found.name == metric]
    assert [each.labels["process"] for each in samples] == [str(index) for index in range(PROCESSES)]
    return [each.value for each in samples]


def is_counted(group: ProcessGroup, metric: str, values: list[float]) -> bool:
    return counted(group, metric) == values


def test_signing_out_ends_connections_in_all_workers(shared: ProcessGroup) -> None:
    anna = shared.guest("Anna")
    sockets = [anna.joins(table) for table in table_of_each(shared, anna)]
    anna.checked(anna.web.delete("/api/me/link"), 200)
    assert [each.is_cut() for each in sockets] == [SERVICE_RESTART] * PROCESSES


def test_orders_and_bans_reach_all_workers(shared: ProcessGroup) -> None:
    anna, zoe = shared.guest("Anna"), shared.guest("Zoe", far="192.0.2.77")
    tables = table_of_each(shared, anna)
    sockets = [zoe.joins(table) for table in tables]
    for table in tables:
        admin.close_table(shared.db, table)
        assert anna.get(f"/api/tables/{table}")["phase"] == "over"
    admin.ban(shared.db, "192.0.2.77", "tests")
    assert [each.is_cut() for each in sockets] == [1008] * PROCESSES


def test_a_client_that_sends_nothing_holds_up_nobody(shared: ProcessGroup) -> None:
    port = int(shared.address.rpartition(":")[2])
    silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
    for number, each in enumerate(silent):
        each.sendall(b"GET /api/games HTTP/1.1\r\nX-Slow: "[:number])
    assert shared.guest("Anna").get("/api/me")["name"] == "Anna"
    for each in silent:
        each.close()


# --- starting and ending


def test_workers_end_when_their_supervisor_is_killed(group: ProcessGroup) -> None:
    anna = group.guest("Anna")
    sockets = [anna.joins(table) for table in table_of_each(group, anna)]
    workers = group.workers()
    group.kill()
    assert [each.is_cut() for each in sockets] == [SERVICE_RESTART] * PROCESSES
    wait_until(lambda: not any(map(is_running, workers)), "a worker has survived its supervisor")
    wait_until(lambda: is_free(Path(group.db)), "the file is still locked")  # the last threads may just be ending


def is_free(file: Path) -> bool:
    try:
        lock, db = open_file(file)
    except InUse:
        return False
    db.close()
    lock.close()
    return True


def test_the_file_is_locked_until_the_last_worker_has_ended(tmp_path: Path) -> None:
    """Any program that has inherited the descriptor can play the worker here."""
    file = tmp_path / "wusel.db"
    lock = lock_for_group(file)
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, pass_fds=[lock._handle]) as worker:
        lock.forget()
        with pytest.raises(WuselError, match="Another Wusel server uses the database"):
            open_file(file)
        worker.communicate()
    assert is_free(file)


def test_sigterm_drains_all_workers(group: ProcessGroup) -> None:
    anna = group.guest("Anna")
    sockets = [anna.joins(table) for table in table_of_each(group, anna, "you you:Oma")]
    done = []
    for each in sockets:
        each.does("start")
        while not each.play:
            each.hear()
        done.append(each.chooses(each.play["owing"][0])["n"])
    workers = group.workers()
    group.stop()
    assert [each.is_cut() for each in sockets] == [SERVICE_RESTART] * PROCESSES
    assert not any(is_running(worker) for worker in workers)
    later = ProcessGroup(group.fork_server, group.db, processes=3)
    try:
        again = Guest(later.address)
        again.web.cookies.update(anna.web.cookies)
        assert all(again.joins(each.table).n >= n for each, n in zip(sockets, done, strict=True)), (
            "as many as one likes"
        )
        again.goes()
    finally:
        later.end()


def test_connections_survive_the_end_of_their_worker(group: ProcessGroup) -> None:
    """All workers have to end. Idle connections continue in the next workers without being closed. Connections with a
    request or a socket are ended in order."""
    anna = group.guest("Anna")
    tables = table_of_each(group, anna)
    with ExitStack() as stack:
        idle = [stack.enter_context(raw_client(group)) for _ in tables]
        assert [health(each, group, table) for each, table in zip(idle, tables, strict=True)] == [200] * PROCESSES
        silent = [stack.enter_context(websocket(group, f"?table={table}")) for table in tables]
        slow = [stack.enter_context(raw_client(group)) for _ in tables]
        for each, table in zip(slow, tables, strict=True):
            body = ("Content-Length: 100", "Expect: 100-continue")
            each.sendall(request(group, f"/api/tables/{table}", *body, method="POST"))
            assert statuses(head_of(each)) == [100]
        before = group.workers()
        for worker in before:
            os.kill(worker, signal.SIGTERM)
        assert [close_code(received(each)) for each in silent] == [SERVICE_RESTART] * PROCESSES
        for table in tables:
            assert anna.get(f"/api/tables/{table}")["id"] == table, "what comes now waits for the next process"
        assert [statuses(received(each)) for each in slow] == [[408]] * PROCESSES
        assert [health(each, group, table) for each, table in zip(idle, tables, strict=True)] == [200] * PROCESSES
    assert not set(before) & set(group.workers())


def health(client: socket.socket, group: ProcessGroup, table: str) -> int:
    """Return the answer of a table's home on an open connection."""
    client.sendall(request(group, "/healthz", f"X-Wusel-Table: {table}", method="HEAD"))
    return statuses(head_of(client))[0]


def test_what_keeps_it_from_starting_is_told_in_one_line() -> None:
    command = [sys.executable, "-m", "wusel", "serve", "--processes", "2", "--port", "0"]
    command += ["--db", f"postgresql://nobody@127.0.0.1:{free_port()}/wusel"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("wusel: Cannot use the database postgresql://127.0.0.1:")
    assert done.stderr.count("\n") == 1


def test_a_system_without_fork_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(WuselError, match="--processes 2 is not possible on this system"):
        must_be_possible(Config("wusel.db", processes=2))


def test_the_home_network_is_let_in_by_host_alone(shared: ProcessGroup) -> None:
    assert shared.guest("Anna").get("/api/home") == {"open_at": "", "addresses": [], "may_change": False}
    with pytest.raises(WuselError, match="--lan is for one process"):
        must_be_possible(Config("wusel.db", processes=2, lan=True))


@pytest.mark.skipif(not NOTHING_LEFT_OUT, reason="it starts a server from nothing")
def test_load_is_put_on_several_processes() -> None:
    report = run_load(Plan("mosquitozzz", tables=6, seats=2, seconds=0.5, pace=0), processes=PROCESSES)
    assert report.errors == {}
    assert report.choices > 0
    assert report.memory_end is not None


# --- kills


class GroupSite(Site):
    """A site whose workers are killed or frozen one by one. Its supervisor replaces them."""

    def __init__(self, fork_server: ForkServer, db: Path, how: signal.Signals) -> None:
        super().__init__(fork_server, db)
        self.how = how
        self.victims: set[int] = set()

    def starts(self) -> int:
        port = self.port
        return self.fork_server.fork(str(self.db), port, processes=PROCESSES, beat_seconds=QUICK_BEAT)

    def kills(self, server: int) -> int:
        workers = children_of(server)
        if workers:  # all may have been killed before the first successor was started
            victim = random.choice(workers)
            with suppress(ProcessLookupError):
                os.kill(victim, self.how)
                self.victims.add(victim)
        return server

    async def unless_somebody_fails(self, playing: list[asyncio.Task[None]]) -> None:
        await super().unless_somebody_fails(playing)
        async with asyncio.timeout(PATIENCE):
            while any(map(is_running, self.victims)):
                await asyncio.sleep(AGAIN)


@pytest.mark.parametrize(("how", "times"), [(signal.SIGKILL, WORKER_KILLS), (signal.SIGSTOP, WORKER_FREEZES)])
def test_dead_workers_are_replaced_and_nothing_acknowledged_is_lost(
    fork_server: ForkServer, tmp_path: Path, how: signal.Signals, times: int
) -> None:
    site = GroupSite(fork_server, tmp_path / "wusel.db", how)
    asyncio.run(site.live_and_die(times))
    assert site.check() >= times
    assert site.victims


# --- frozen workers


def test_a_frozen_worker_keeps_no_lock(quick_group: ProcessGroup) -> None:
    """It is frozen while it holds the lock for commits, because another program makes it wait for SQLite."""
    anna = quick_group.guest("Anna")
    sockets = [anna.joins(table) for table in table_of_each(quick_group, anna)]
    with closing(sqlite3.connect(quick_group.db, isolation_level=None)) as db:
        db.execute("begin immediate")
        sockets[0].send({"type": "chat", "id": "c", "text": "hello"})
        wait_until(lambda: commit_lock_holder(quick_group), "nobody commits")
        frozen = commit_lock_holder(quick_group)
        os.kill(frozen, signal.SIGSTOP)
    for each in sockets:
        wait_until(partial(is_answered, anna, each.table), "a table takes nothing")
    assert not is_running(frozen)
    assert sockets[0].is_cut() in (NO_CLOSE_FRAME, SERVICE_RESTART), "the latter if the other worker relays"


def is_answered(guest: Guest, table: str) -> bool:
    """Return whether a table accepts something, over a new connection if necessary."""
    with suppress(httpx.HTTPError):
        return is_done(guest, table)
    return False


def commit_lock_holder(group: ProcessGroup) -> int:
    """Return the worker that holds a lock on a whole file, or 0. SQLite itself locks single bytes."""
    locks = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    held = {
        int(pid)
        for _, kind, _, _, pid, _, start, end in (each for each in locks if len(each) == LOCK_FIELDS)
        if (kind, start, end) == ("POSIX", "0", "EOF")
    }
    return next(iter(held & set(group.workers())), 0)


def test_connections_wait_while_a_frozen_worker_is_replaced(quick_group: ProcessGroup) -> None:
    anna = quick_group.guest("Anna")
    tables = table_of_each(quick_group, anna)
    for worker in quick_group.workers():
        os.kill(worker, signal.SIGSTOP)
    for table in tables:
        with httpx.Client(cookies=anna.web.cookies, trust_env=False, verify=NO_TLS, timeout=PATIENCE) as web:
            assert web.get(f"http://{quick_group.address}/api/tables/{table}").status_code == 200


def test_a_frozen_worker_does_not_keep_the_server_from_ending(quick_group: ProcessGroup) -> None:
    workers = quick_group.workers()
    os.kill(workers[0], signal.SIGSTOP)
    quick_group.stop()
    assert not any(map(is_running, workers))


def test_a_full_disk_is_noticed_by_every_worker_and_all_go_on_when_there_is_room(shared: ProcessGroup) -> None:
    anna = shared.guest("Anna")
    sockets = [anna.joins(table) for table in table_of_each(shared, anna)]
    size = Path(f"{shared.db}-wal").stat().st_size
    usual = [resource.prlimit(worker, resource.RLIMIT_FSIZE, (size, -1)) for worker in shared.workers()]
    for each in sockets:
        each.send({"type": "chat", "id": "c", "text": "x" * 400})
        assert each.is_cut() == SERVICE_RESTART
    for worker, limit in zip(shared.workers(), usual, strict=True):
        resource.prlimit(worker, resource.RLIMIT_FSIZE, limit)
    wait_until(lambda: min(counted(shared, "wusel_store_failures")) >= 1, "a worker has not noticed")
    for each in sockets:
        wait_until(partial(is_done, anna, each.table), "the store takes nothing")


def is_done(guest: Guest, table: str) -> bool:
    said = {"type": "chat", "id": "again", "text": "hello again"}
    return guest.web.post(f"/api/tables/{table}", json=said).status_code == 200


# --- on PostgreSQL


def test_servers_of_several_processes_share_a_database(fork_server: ForkServer, postgres: Postgres) -> None:
    """A table lives in one worker of one of two servers, and any worker of either can reach it."""
    url = postgres.fresh_database()
    north, south = (ProcessGroup(fork_server, url) for _ in range(2))
    try:
        anna = north.guest("Anna")
        ben = south.guest()
        ben.web.cookies.update(anna.web.cookies)
        for table in table_of_each(north, anna):
            here, there = anna.joins(table), ben.joins(table)
            assert ben.post(f"/api/tables/{table}", type="chat", id="c", text="from the south")["type"] == "done"
            assert [each.wait_for("chatted")["news"]["text"] for each in (here, there)] == ["from the south"] * 2
            code = anna.get(f"/api/tables/{table}")["code"]
            assert ben.post("/api/tables/find", code=code)["id"] == table
        victim = north.workers()[0]
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: victim not in north.workers() and len(north.workers()) == PROCESSES, "it was not replaced")
        for table in table_of_each(north, anna):
            assert comes_back(ben, table)
    finally:
        north.end()
        south.end()


def comes_back(guest: Guest, table: str) -> bool:
    until = time.monotonic() + PATIENCE
    while guest.web.get(f"/api/tables/{table}").status_code != 200:
        assert time.monotonic() < until, "the table is not served"
        time.sleep(0.05)
    return True
