"""Every released schema migrates to the newest one without losing data."""

import asyncio
from importlib.resources import files

import pytest

from tests.server.log.stores.sample import set_up
from wusel.engine.errors import WuselError
from wusel.server.log.stores import open_store, schema
from wusel.server.log.stores.rows import Checkpoint, Person, Record, Summary, TableRow
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

NEWEST = len(schema.SCRIPTS)

# Data of a server of each version, in the SQL of its time. A new version adds its own and leaves these unchanged.
WRITTEN_BY = {
    0: [],
    1: [
        ("insert into house (name, value) values ('secret', $1)", (b"s" * 32,)),
        ("insert into people (id, name, epoch, link) values ('p1', 'Anna', 2, 'finger')", ()),
        (
            "insert into tables (id, code, updated, phase, game, listed, due, people, card) "
            "values ('t1', 'T1', 7, 'playing', 'halma', $1, 9, '[\"p1\",\"p2\"]', $2)",
            (True, b"card"),
        ),
        ("insert into seated (person, table_id) values ('p1', 't1'), ('p2', 't1')", ()),
        ("insert into lines (table_id, n, at, entry, key) values ('t1', 1, 5, $1, ''), ('t1', 2, 6, $1, 'k')", (b"e",)),
        ("insert into checkpoints (table_id, n, state) values ('t1', 2, $1)", (b"state",)),
    ],
}
WRITTEN_BY[2] = [*WRITTEN_BY[1], ("insert into contents (id, text) values ('c1', $1)", (b"[board]",))]

WRITTEN_BY[3] = [
    *WRITTEN_BY[2],
    ("insert into bans (address, at, why) values ('192.0.2.1', 5, 'spam')", ()),
    ("insert into orders (id, at, what, answer) values ('o1', 6, $1, $2)", (b"{}", b"")),
]

WRITTEN_BY[4] = [
    *WRITTEN_BY[3],
    (
        "insert into days (game, day, person, table_id, share, result) "
        "values ('halma', '2026-11-16', 'p1', 't1', 's', $1)",
        (b"",),
    ),
]

WRITTEN_BY[5] = [
    *WRITTEN_BY[4],
    (
        "insert into days (game, day, person, table_id, share, result, kind) "
        "values ('halma', '2026-11-16', 'igor-medium', '', 'c', $1, 'cast')",
        (b"",),
    ),
]

WRITTEN_BY[6] = [
    *WRITTEN_BY[5],
    ("insert into lessons (table_id, seat, lesson) values ('t1', 0, $1)", (b"{}",)),
]


async def opened(url: str) -> Store:
    store = open_store(url)
    await store.open()
    return store


async def check_everything_is_there(store: Store) -> None:
    table = TableRow("t1", "T1", 7, Summary("playing", "halma", True, 9, ("p1", "p2"), b"card"))
    assert await store.secret() == b"s" * 32
    assert await store.person_by_link("finger") == Person("p1", "Anna", 2, "finger")
    assert await store.tables_of("p2", 9) == await store.open_tables(9) == [table]
    assert await store.due(9, 9) == ["t1"]
    assert await store.records("t1") == [Record(1, 5, b"e"), Record(2, 6, b"e", "k")]
    assert await store.record_with_key("t1", "k") == Record(2, 6, b"e", "k")
    assert await store.checkpoint("t1") == Checkpoint(2, b"state")


@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_from_every_version(url: str, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(schema, "SCRIPTS", schema.SCRIPTS[:version])
        store = await opened(url)
        for statement in WRITTEN_BY[version]:
            await store._write(statement)
        await store.close()
    store = await opened(url)
    if version:
        await check_everything_is_there(store)
    await set_up(store, "t2")
    await store.append("t2", Record(2, 2, b"goes on"))
    await store.close()


async def test_a_future_version_keeps_what_is_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened(url)
    for statement in WRITTEN_BY[NEWEST]:
        await store._write(statement)
    await store.close()
    script = (
        "-- People get a colour; really.\ncreate table colour (name blob not null);\nalter table people add age text"
    )
    monkeypatch.setattr(schema, "SCRIPTS", [*schema.SCRIPTS, script])
    store = await opened(url)
    await check_everything_is_there(store)
    await store._write(("insert into colour (name) values ($1)", (b"blue",)))
    await store.close()


async def test_a_failing_script_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    good = "create table colour (name text);"
    for start in (NEWEST, 0):
        with monkeypatch.context() as then:
            then.setattr(schema, "SCRIPTS", [*schema.SCRIPTS[:start], good, "create nonsense;"])
            with pytest.raises(WuselError, match="nonsense"):
                await opened(url)
    monkeypatch.setattr(schema, "SCRIPTS", [*schema.SCRIPTS, good])
    store = await opened(url)
    await set_up(store)
    await store.close()


async def test_a_newer_database_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(schema, "SCRIPTS", [*schema.SCRIPTS, "create table colour (name text);"])
        await (await opened(url)).close()
    for _ in range(2):
        with pytest.raises(WuselError, match=rf"newer Wusel \(schema {NEWEST + 1}; this one knows {NEWEST}\)"):
            await opened(url)


async def test_many_processes_start_at_once(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


def test_scripts_are_numbered_without_gaps() -> None:
    folder = files("wusel.server.log.stores").joinpath("migrations")
    numbers = sorted(int(script.name.partition("_")[0]) for script in folder.iterdir())
    assert numbers == list(range(1, NEWEST + 1))
    assert set(WRITTEN_BY) == set(range(NEWEST + 1))
