"""Questions of the server's operator to a store, in both stores."""

import msgspec
import pytest

from tests.server.log.stores.sample import GATHERING, OPENED, changed, set_up
from wusel.server.log.stores.rows import Ban, Checkpoint, Order, Person, Record, TableRow
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio


async def test_tables_by_phase_and_age(store: Store) -> None:
    for id, updated, phase in [("a", 10, "over"), ("b", 20, "playing"), ("c", 30, "over")]:
        await set_up(store, id, updated, changed(phase=phase))
    assert [row.id for row in await store.all_tables("", 0, 99, 9)] == ["c", "b", "a"]
    assert [row.id for row in await store.all_tables("over", 0, 99, 1)] == ["c"]
    assert [row.id for row in await store.all_tables("", 15, 25, 9)] == ["b"]
    assert await store.finished(30, 9) == ["a"]
    assert await store.finished(31, 9) == ["a", "c"]


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    kept = await set_up(store, "kept")
    await set_up(store, "t1")
    await store.append("t1", Record(2, 2, b"x"), None, Checkpoint(2, b"state"))
    await store.delete_table("t1")
    await store.delete_table("none")
    assert await store.table("t1") is None
    assert await store.records("t1") == []
    assert await store.checkpoint("t1") is None
    assert await store.tables_of("anna", 9) == [kept]
    assert await store.records("kept") == [OPENED]
    await set_up(store, "t1")


async def test_content_goes_with_the_last_table_that_is_played_with_it(store: Store) -> None:
    await store.keep_content("c0ffee", "[cards]")
    entry = msgspec.json.encode({"is": "opened", "brought": "c0ffee"})
    for id in ("t1", "t2"):
        await store.new_table(TableRow(id, id, 1, GATHERING), Record(1, 1, entry))
    await store.delete_table("t1")
    assert await store.content("c0ffee") == "[cards]"
    await store.delete_table("t2")
    assert await store.content("c0ffee") is None


async def test_people_are_found_by_name_and_deleted(store: Store) -> None:
    for id, name in (("p1", "Anna"), ("p2", "Hannah"), ("p3", "Bert")):
        await store.keep_person(Person(id, name))
    assert [person.id for person in await store.people_called("ANN", 9)] == ["p1", "p2"]
    assert len(await store.people_called("", 2)) == 2
    await store.delete_person("p1")
    assert await store.person("p1") is None
    assert await store.person("p2") is not None


async def test_a_log_is_rewritten(store: Store) -> None:
    row = await set_up(store)
    await set_up(store, "t2")
    await store.append("t1", Record(2, 2, b'{"by":"p_1"}', "p_1:a"))
    await store.append("t1", Record(3, 3, b"nobody", "p2:b"))
    assert await store.tables_naming("p_1") == ["t1"]
    summary = changed(people=("gone", "bert"))
    changes = [Record(2, 2, b'{"by":"gone"}')]
    await store.rewrite(msgspec.structs.replace(row, summary=summary), changes, without="p_1")
    assert await store.records("t1", 1) == [Record(2, 2, b'{"by":"gone"}'), Record(3, 3, b"nobody", "p2:b")]
    assert await store.tables_naming("p_1") == []
    assert [found.id for found in await store.tables_of("gone", 9)] == ["t1"]
    assert [found.id for found in await store.tables_of("anna", 9)] == ["t2"]


async def test_bans(store: Store) -> None:
    first, second = Ban("192.0.2.1", 5, "spam"), Ban("2001:db8::", 6)
    await store.keep_ban(second)
    await store.keep_ban(Ban("192.0.2.1", 1))
    await store.keep_ban(first)
    assert await store.bans() == [first, second]
    await store.delete_ban("192.0.2.1")
    await store.delete_ban("192.0.2.9")
    assert await store.bans() == [second]


async def test_orders_wait_until_they_are_answered(store: Store) -> None:
    late, early = Order("late", 2, b"close"), Order("early", 1, b"delete")
    await store.place_order(late)
    await store.place_order(early)
    assert await store.orders() == [early, late]
    assert await store.answer("early") == b""
    await store.answer_order("early", b"done")
    assert await store.orders() == [late]
    assert await store.answer("early") == b"done"
    await store.delete_order("early")
    assert await store.answer("early") == b""
