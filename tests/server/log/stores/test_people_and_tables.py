"""People, tables and the lists of them, in both stores."""

import asyncio

import pytest

from tests.server.log.stores.sample import GATHERING, OPENED, changed, set_up
from wusel.server.log.stores import open_store
from wusel.server.log.stores.rows import Conflict, Person, Record, StoreFailed, TableRow
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio


async def test_secret_is_made_once_and_stays(store: Store, url: str) -> None:
    secrets = await asyncio.gather(*(store.secret() for _ in range(5)))
    assert len(secrets[0]) == 32
    assert set(secrets) == {secrets[0]}
    await store.close()
    again = open_store(url)
    await again.open()
    assert await again.secret() == secrets[0]
    await again.close()


async def test_people_are_kept_and_change(store: Store) -> None:
    anna = Person("p1", "Anna", 0, "finger")
    await store.keep_person(anna)
    assert await store.person("p1") == anna
    assert await store.person_by_link("finger") == anna
    renamed = Person("p1", "Änne 🦟", 3, "other")
    await store.keep_person(renamed)
    assert await store.person("p1") == renamed
    assert await store.person_by_link("finger") is None
    assert await store.person_by_link("other") == renamed


async def test_nobody_is_found_by_no_link(store: Store) -> None:
    await store.keep_person(Person("p1", "Anna"))
    await store.keep_person(Person("p2", "Bert"))
    assert await store.person_by_link("") is None
    assert await store.person("p3") is None


async def test_a_link_leads_to_one_person_only(store: Store) -> None:
    await store.keep_person(Person("p1", "Anna", 0, "finger"))
    with pytest.raises(Conflict):
        await store.keep_person(Person("p2", "Bert", 0, "finger"))
    assert await store.person("p2") is None


async def test_a_table_is_found_by_id_and_code(store: Store) -> None:
    row = await set_up(store)
    assert await store.table("t1") == row
    assert await store.table_by_code("T1") == row
    assert await store.records("t1") == [OPENED]
    assert await store.table("T1") is None
    assert await store.table_by_code("t1") is None


@pytest.mark.parametrize(("id", "code"), [("t1", "NEW"), ("t2", "T1")])
async def test_a_taken_id_or_code_leaves_nothing(store: Store, id: str, code: str) -> None:
    row = await set_up(store)
    with pytest.raises(Conflict):
        await store.new_table(TableRow(id, code, 5, changed(people=("carl",))), Record(7, 5, b"second"))
    assert await store.open_tables(9) == [row]
    assert await store.tables_of("carl", 9) == []
    assert await store.records("t2") == []
    assert await store.records("t1") == [OPENED]


async def test_open_tables_are_listed_unfinished_and_newest_first(store: Store) -> None:
    old = await set_up(store, "old", 1)
    new = await set_up(store, "new", 3)
    playing = await set_up(store, "playing", 2, changed(phase="playing"))
    await set_up(store, "hidden", 4, changed(listed=False))
    await set_up(store, "over", 5, changed(phase="over"))
    assert await store.open_tables(9) == [new, playing, old]
    assert await store.open_tables(2) == [new, playing]


async def test_tables_of_somebody(store: Store) -> None:
    first = await set_up(store, "first", 1, changed(phase="over", people=("anna", "anna")))
    second = await set_up(store, "second", 2, changed(listed=False))
    await set_up(store, "empty", 3, changed(people=()))
    assert await store.tables_of("anna", 9) == [second, first]
    assert await store.tables_of("anna", 1) == [second]
    assert await store.tables_of("bert", 9) == [second]
    assert await store.tables_of("", 9) == []


async def test_people_sit_down_and_get_up(store: Store) -> None:
    await set_up(store)
    await set_up(store, "t2")
    await store.append("t1", Record(2, 2_000, b"swap"), changed(people=("bert", "carl")))
    assert [row.id for row in await store.tables_of("anna", 9)] == ["t2"]
    assert [row.id for row in await store.tables_of("bert", 9)] == ["t1", "t2"]
    assert [row.id for row in await store.tables_of("carl", 9)] == ["t1"]
    await store.append("t1", Record(3, 3_000, b"all leave"), changed(people=()))
    assert [row.id for row in await store.tables_of("bert", 9)] == ["t2"]
    table = await store.table("t1")
    assert table is not None
    assert table.summary.people == ()


async def test_due_tables_wait_longest_first(store: Store) -> None:
    for id, due, phase in [("a", 30, "playing"), ("b", 10, "gathering"), ("c", 0, "playing"), ("d", 5, "over")]:
        await set_up(store, id, 1, changed(due=due, phase=phase))
    assert await store.due(9, 9) == []
    assert await store.due(10, 9) == ["b"]
    assert await store.due(99, 9) == ["b", "a"]
    assert await store.due(99, 1) == ["b"]


async def test_everything_is_there_after_reopening(store: Store, url: str) -> None:
    row = await set_up(store)
    await store.keep_person(Person("p1", "Anna"))
    await store.close()
    again = open_store(url)
    await again.open()
    assert await again.table("t1") == row
    assert await again.person("p1") == Person("p1", "Anna")
    assert await again.records("t1") == [OPENED]
    await again.close()


async def test_close_finishes_what_was_begun(store: Store, url: str) -> None:
    await set_up(store)
    notes = [asyncio.ensure_future(store.append("t1", Record(n, n, b"x"))) for n in range(2, 50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*notes) == [None] * 48
    again = open_store(url)
    await again.open()
    assert len(await again.records("t1")) == 49
    await again.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    assert await store.is_well()
    await store.close()
    await store.close()
    assert not await store.is_well()
    with pytest.raises(StoreFailed, match="not open"):
        await store.append("t1", OPENED, GATHERING)


async def test_nothing_is_leased_before_opening_or_after_closing(postgres_url: str) -> None:
    store = open_store(postgres_url, "http://here")
    for _ in range(2):
        with pytest.raises(StoreFailed, match="out of reach"):
            await store.claim("t1")
        await store.open()
        assert await store.claim("t1") == ""
        await store.close()
