"""A full disk or a lost database: clear errors, no partial writes, and recovery without help."""

import asyncio
import itertools
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.log.stores.sample import changed, set_up
from tests.server.postgres import Postgres
from tests.server.visitors import PATIENCE
from wusel.server.log.stores import open_store
from wusel.server.log.stores.rows import Checkpoint, Record, StoreFailed
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

TOO_LARGE = 600_000
"""Bytes of a line that does not fit on the disk even by itself, however many are written together."""


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Stop files from growing beyond a size."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


async def test_full_disk(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "server.db"))
    await store.open()
    row = await set_up(store)
    lines = [Record(n, n, b"x" * TOO_LARGE) for n in range(2, 8)]
    notes = [(line, changed(people=("carl",)), Checkpoint(line.n, b"x")) for line in lines]
    with full_disk(TOO_LARGE):
        answers = await asyncio.gather(*(store.append("t1", *note) for note in notes), return_exceptions=True)
        assert {type(answer) for answer in answers} == {StoreFailed}
        assert await store.records("t1", after=1) == []
        assert await store.table("t1") == row
        await store.append("t1", Record(100, 1, b"small enough"))
    for note in notes:
        await store.append("t1", *note)
    await store.close()
    await store.open()
    assert await store.records("t1", after=1, upto=99) == lines
    await store.close()


async def test_postgres_goes_away_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    store = open_store(postgres_url, "http://here")
    await store.open()
    await set_up(store)
    postgres.sql(f"alter database {name} allow_connections false")
    postgres.sql(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
    with pytest.raises(StoreFailed):
        await store.append("t1", Record(2, 2, b"x"), changed(people=("carl",)))
    with pytest.raises(StoreFailed):
        await store.claim("t1")
    assert not await store.is_well()
    postgres.sql(f"alter database {name} allow_connections true")
    async with asyncio.timeout(PATIENCE):
        while not await store.is_well():
            await asyncio.sleep(0.05)
    assert await store.tables_of("carl", 9) == []
    await store.append("t1", Record(2, 2, b"x"))
    assert await store.claim("t1") == ""
    assert len(await store.records("t1")) == 2
    await store.close()


async def test_postgres_loses_connections_at_work(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    store = open_store(postgres_url)
    await store.open()
    await set_up(store)
    written: list[int] = []

    async def write(first: int) -> None:
        for n in range(first, 1500, 15):
            with suppress(StoreFailed):
                await store.append("t1", Record(n, n, b"x"))
                written.append(n)

    cut = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
    writing = [asyncio.create_task(write(first)) for first in range(2, 17)]
    while not written:
        await asyncio.sleep(0)
    for _ in range(3):
        await asyncio.to_thread(postgres.sql, cut)
    await asyncio.gather(*writing)
    while not store.holds_leases():
        await asyncio.sleep(0.01)
    await write_on(store, written)
    assert set(written) <= {line.n for line in await store.records("t1")}
    await store.close()


async def write_on(store: Store, written: list[int]) -> None:
    """Write until a write succeeds. A cut connection may be noticed only by the next use. The process may also learn
    that it was silent for too long, and then has to send a heartbeat first."""
    async with asyncio.timeout(PATIENCE):
        for n in itertools.count(5_000):
            with suppress(StoreFailed):
                await store.append("t1", Record(n, 1, b"x"))
                written.append(n)
                return
            await asyncio.sleep(0.01)
