"""A table lives in one process at a time. It moves when that process releases it, loses its connection or dies."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress

import asyncpg
import pytest

from tests.server.log.stores.sample import OPENED, set_up
from tests.server.postgres import Postgres
from tests.server.visitors import PATIENCE
from wusel.server.config import LEASE_SECONDS
from wusel.server.log.stores import leases, open_store
from wusel.server.log.stores.postgres import PostgresStore
from wusel.server.log.stores.rows import Person, Record, StoreFailed
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

LOCK = "select pg_try_advisory_lock(hashtextextended($1, 0))"
UNLOCK = "select pg_advisory_unlock(hashtextextended($1, 0))"


@pytest.fixture
async def servers(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Return two servers on one database."""
    north, south = open_store(postgres_url, "http://north"), open_store(postgres_url, "http://south")
    await north.open()
    await south.open()
    yield north, south
    await north.close()
    await south.close()


@pytest.fixture
async def stranger(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Yield a connection of an unknown program."""
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


def cut_leases(postgres: Postgres, url: str) -> None:
    database = url.rpartition("/")[2]
    postgres.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        f"where datname = '{database}' and application_name like 'wusel leases%'"
    )


async def test_any_store_lets_a_lonely_process_claim(store: Store) -> None:
    assert await store.claim("t1") == ""
    assert await store.claim("t1") == ""
    await store.release("t1")
    await store.release("t1")
    assert await store.claim("t1") == ""


async def test_one_holder_at_a_time(servers: tuple[Store, Store]) -> None:
    north, south = servers
    assert await north.claim("t1") == ""
    assert await south.claim("t2") == ""
    assert await south.claim("t1") == "http://north"
    assert await north.claim("t2") == "http://south"
    assert await north.claim("t1") == ""
    await north.release("t1")
    assert await south.claim("t1") == ""
    assert await north.claim("t1") == "http://south"


async def test_who_does_not_hold_a_table_releases_nothing(servers: tuple[Store, Store]) -> None:
    north, south = servers
    await north.claim("t1")
    await south.release("t1")
    assert await south.claim("t1") == "http://north"


async def test_of_many_claims_at_once_one_process_wins(servers: tuple[Store, Store]) -> None:
    claims = [await asyncio.gather(*(store.claim(f"t{i % 5}") for store in servers)) for i in range(25)]
    assert {tuple(claim) for claim in claims} <= {("", "http://north"), ("http://south", "")}


async def test_leaving_frees_all_tables(servers: tuple[Store, Store]) -> None:
    north, south = servers
    forgotten: list[str] = []
    north.on_leases_lost = lambda: forgotten.append("north")
    await north.claim("t1")
    await north.close()
    assert await south.claim("t1") == ""
    assert forgotten == []


async def claimed_in_vain(store: Store, monkeypatch: pytest.MonkeyPatch) -> asyncio.Task[str]:
    """Return the claim of a process that has found table t1 taken, and waits."""
    looked = asyncio.Event()
    look = leases.Leases._try_to_claim

    async def watched(self: leases.Leases, table: str) -> str | None:
        found = await look(self, table)
        looked.set()
        return found

    monkeypatch.setattr(leases.Leases, "_try_to_claim", watched)
    waiting = asyncio.create_task(store.claim("t1"))
    await looked.wait()
    assert not waiting.done()
    return waiting


async def test_who_waits_is_told_of_a_release(
    servers: tuple[Store, Store], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "CLAIM_RETRY_SECONDS", 10 * PATIENCE)
    nameless = open_store(postgres_url)
    await nameless.open()
    await nameless.claim("t1")
    waiting = await claimed_in_vain(servers[0], monkeypatch)
    await nameless.release("t1")
    async with asyncio.timeout(PATIENCE):
        assert await waiting == ""
    await nameless.close()


async def test_a_note_of_somebody_gone_is_not_believed(
    servers: tuple[Store, Store], stranger: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HOLDER_TIMEOUT", PATIENCE)
    north, _ = servers
    await stranger.execute("insert into homes (table_id, address, pid) values ('t1', 'http://gone', 1)")
    await stranger.execute(LOCK.replace("$1", "'t1'"))
    waiting = await claimed_in_vain(north, monkeypatch)
    await stranger.execute("update homes set address = 'http://new', pid = pg_backend_pid()")
    assert await waiting == "http://new"
    await stranger.execute(UNLOCK.replace("$1", "'t1'"))
    assert await north.claim("t1") == ""


async def test_a_holder_without_address_is_an_error(
    servers: tuple[Store, Store], stranger: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HOLDER_TIMEOUT", 0)
    await stranger.execute(LOCK.replace("$1", "'t1'"))
    with pytest.raises(StoreFailed, match="table t1 is held by a process that tells no address"):
        await servers[0].claim("t1")
    assert await servers[0].claim("t2") == ""


async def test_a_cancelled_claim_leaves_no_lock_behind(servers: tuple[Store, Store]) -> None:
    north, south = servers
    for wait in range(12):
        impatient = asyncio.create_task(north.claim("t1"))
        for _ in range(wait):
            await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        await north.release("t1")
        assert await south.claim("t1") == ""
        await south.release("t1")


async def test_a_lost_connection_loses_all_leases_and_heals(
    servers: tuple[Store, Store], postgres: Postgres, postgres_url: str
) -> None:
    north, south = servers
    forgotten: list[str] = []
    north.on_leases_lost = lambda: forgotten.append("north")
    south.on_leases_lost = lambda: forgotten.append("south")
    await north.claim("t1")
    cut_leases(postgres, postgres_url)
    async with asyncio.timeout(PATIENCE):
        while len(forgotten) < 2 or not (await north.is_well() and await south.is_well()):
            await asyncio.sleep(0.02)
    assert sorted(forgotten) == ["north", "south"]
    assert await south.claim("t1") == ""
    assert await north.claim("t1") == "http://south"
    cut_leases(postgres, postgres_url)
    async with asyncio.timeout(PATIENCE):
        while len(forgotten) < 4 or not await north.is_well():
            await asyncio.sleep(0.02)
    assert await north.claim("t1") == ""


async def test_a_connection_that_hangs_is_given_up(
    servers: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch, stranger: asyncpg.Connection
) -> None:
    north, south = servers
    forgotten: list[str] = []
    north.on_leases_lost = lambda: forgotten.append("north")
    assert await north.claim("t1") == ""
    monkeypatch.setattr(leases, "QUERY_TIMEOUT", 0.5)
    async with stranger.transaction():
        await stranger.execute("lock table homes")
        with pytest.raises(StoreFailed):
            await north.claim("t2")
    assert forgotten == ["north"]
    monkeypatch.undo()
    async with asyncio.timeout(PATIENCE):
        while not (await north.is_well() and await south.is_well()):
            await asyncio.sleep(0.02)
    assert await south.claim("t1") == ""
    assert await south.claim("t2") == ""


async def claimed_at_last(store: Store, table: str) -> str:
    """Return the holder of a table, and ask until there is an answer. A process that is silent because of a busy
    machine is cut off."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(StoreFailed):
                return await store.claim(table)
            await asyncio.sleep(0.02)


async def test_who_is_silent_for_too_long_loses_all_tables_and_knows_it_first(
    postgres_url: str,
) -> None:
    north, south = open_store(postgres_url, "http://north", 0.5), open_store(postgres_url, "http://south", 0.5)
    await north.open()
    await south.open()
    forgotten: list[str] = []
    await set_up(south)
    assert await claimed_at_last(north, "t1") == ""
    north.on_leases_lost = lambda: forgotten.append("north")
    assert isinstance(north, PostgresStore)
    north._leases._keepalive.cancel()
    while await claimed_at_last(south, "t1") == "http://north":
        await asyncio.sleep(0.02)
    assert await claimed_at_last(south, "t1") == ""
    assert not north.holds_leases()
    assert forgotten == ["north"]
    with pytest.raises(StoreFailed, match="silent for too long"):
        await north.append("t1", Record(2, 2, b"late"))
    assert await south.records("t1") == [OPENED]
    await north.close()
    await south.close()


async def test_who_has_slept_asks_the_clock_before_anything_else(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other process has taken anything yet, and all connections are open. Only time has passed."""
    store = open_store(postgres_url, "http://here")
    await store.open()
    await set_up(store)
    assert await store.claim("t1") == ""
    forgotten: list[str] = []
    store.on_leases_lost = lambda: forgotten.append("all")
    awake = leases.clock
    monkeypatch.setattr(leases, "clock", lambda: awake() + LEASE_SECONDS)
    with pytest.raises(StoreFailed, match="silent for too long"):
        await store.append("t1", Record(2, 2, b"late"))
    assert forgotten == ["all"]
    assert not store.holds_leases()
    assert await store.records("t1") == [OPENED]
    assert await claimed_at_last(store, "t1") == "", "it connects again, and goes on"
    assert store.holds_leases()
    await store.close()


class Process:
    """Another server process that claims tables."""

    def __init__(self, url: str, address: str) -> None:
        command = [sys.executable, "-m", "tests.server.log.stores.claimer", url, address]
        self.popen = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def claim(self, table: str) -> str:
        assert self.popen.stdin
        assert self.popen.stdout
        self.popen.stdin.write(f"{table}\n")
        answer = self.popen.stdout.readline()
        assert answer.endswith("\n"), "the process died"
        return answer.strip()

    def kill(self) -> None:
        self.popen.kill()
        self.popen.communicate()


async def test_two_processes_and_a_kill(postgres_url: str) -> None:
    north, south = Process(postgres_url, "http://north"), Process(postgres_url, "http://south")
    try:
        assert [north.claim(f"t{i}") for i in range(20)] == [""] * 20
        assert [south.claim(f"t{i}") for i in range(20)] == ["http://north"] * 20
        north.kill()
        moved = [south.claim(f"t{i}") for i in range(20)]
        # PostgreSQL may take a moment to notice that the process is gone.
        while "http://north" in moved:
            moved = [south.claim(f"t{i}") for i in range(20)]
        assert moved == [""] * 20
    finally:
        north.kill()
        south.kill()


async def test_everybody_hears_who_was_signed_out(servers: tuple[Store, Store]) -> None:
    north, south = servers
    heard: asyncio.Queue[str] = asyncio.Queue()
    north.on_signed_out = lambda person: heard.put_nowait(f"north: {person}")
    south.on_signed_out = lambda person: heard.put_nowait(f"south: {person}")
    await north.sign_out("anna")
    async with asyncio.timeout(PATIENCE):
        assert {await heard.get(), await heard.get()} == {"north: anna", "south: anna"}


async def test_a_lonely_process_hears_it_too(store: Store) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    store.on_signed_out = heard.put_nowait
    await store.sign_out("anna")
    async with asyncio.timeout(PATIENCE):
        assert await heard.get() == "anna"


async def test_what_was_read_before_a_revocation_cannot_undo_it(store: Store) -> None:
    await store.keep_person(Person("anna", "Anna", epoch=1, link=""))
    await store.keep_person(Person("anna", "Anna the first", epoch=0, link="old"))
    assert await store.person("anna") == Person("anna", "Anna", epoch=1, link="")
