"""The log of a table, in both stores: in order, all or nothing, and never two lines in one place."""

import asyncio

import pytest

from tests.server.log.stores.sample import GATHERING, OPENED, changed, set_up
from wusel.server.log.stores.rows import Checkpoint, Conflict, Record, StoreFailed, TableRow
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

EVERY_BYTE = bytes(range(256))


async def test_lines_come_back_in_order(store: Store) -> None:
    await set_up(store)
    await set_up(store, "t2")
    more = [Record(n, 1_000 * n, EVERY_BYTE + bytes([n]), f"key {n}") for n in range(2, 30)]
    await asyncio.gather(*(store.append("t1", line) for line in reversed(more)))
    assert await store.records("t1") == [OPENED, *more]
    assert await store.records("t1", after=3) == more[2:]
    assert await store.records("t1", after=3, upto=5) == more[2:4]
    assert await store.records("t1", after=29) == []
    assert await store.records("t2") == [OPENED]
    assert await store.records("nowhere") == []


async def test_a_line_is_written_once(store: Store) -> None:
    await set_up(store)
    await store.append("t1", Record(2, 5, b"first"))
    with pytest.raises(Conflict):
        await store.append("t1", Record(2, 5, b"second"))
    assert await store.records("t1", after=1) == [Record(2, 5, b"first")]


async def test_of_two_writers_one_wins_and_others_are_not_disturbed(store: Store) -> None:
    await set_up(store)
    await set_up(store, "t2")
    rivals = [store.append("t1", Record(2, 5, bytes([i])), changed(due=i + 1)) for i in range(20)]
    others = [store.append("t2", Record(n, 5, b"x"), changed(due=n)) for n in range(2, 22)]
    mixed = [attempt for pair in zip(rivals, others, strict=True) for attempt in pair]
    outcome = await asyncio.gather(*mixed, return_exceptions=True)
    assert outcome[1::2] == [None] * 20
    assert sum(isinstance(answer, Conflict) for answer in outcome[0::2]) == 19
    winner = outcome[0::2].index(None)
    assert await store.records("t1", after=1) == [Record(2, 5, bytes([winner]))]
    table = await store.table("t1")
    assert table is not None
    assert table.summary.due == winner + 1


async def test_of_lines_that_come_together_one_that_is_there_already_disturbs_no_other(store: Store) -> None:
    for table in range(30):
        await set_up(store, f"t{table}")
    await store.append("t7", Record(2, 5, b"first"))
    lines = [store.append(f"t{table}", Record(2, 5, bytes([table]))) for table in range(30)]
    outcome = await asyncio.gather(*lines, return_exceptions=True)
    assert [table for table, answer in enumerate(outcome) if answer is not None] == [7]
    assert isinstance(outcome[7], Conflict)
    found = [(await store.records(f"t{table}", after=1))[0].entry for table in range(30)]
    assert found == [b"first" if table == 7 else bytes([table]) for table in range(30)]


async def test_a_line_is_found_by_its_key(store: Store) -> None:
    await set_up(store)
    await set_up(store, "t2")
    line = Record(2, 5, b"x", "anna:1")
    await store.append("t1", line)
    await store.append("t2", Record(2, 6, b"y", "anna:1"))
    assert await store.record_with_key("t1", "anna:1") == line
    assert await store.record_with_key("t1", "anna:2") is None
    assert await store.record_with_key("t1", "") is None
    assert await store.record_with_key("t1", "anna:1", line.n - 1) == line
    assert await store.record_with_key("t1", "anna:1", line.n) is None


async def test_summary_and_checkpoint_come_with_the_line(store: Store) -> None:
    await set_up(store)
    playing = changed(phase="playing", listed=False, due=77, people=("carl",), card=b"\x00new")
    await store.append("t1", Record(2, 2_000, b"start"), playing, Checkpoint(2, EVERY_BYTE))
    table = await store.table("t1")
    assert table is not None
    assert (table.code, table.updated, table.summary) == ("T1", 2_000, playing)
    assert await store.checkpoint("t1") == Checkpoint(2, EVERY_BYTE)


async def test_a_refused_line_brings_nothing_with_it(store: Store) -> None:
    row = await set_up(store)
    await store.append("t1", Record(2, 2_000, b"x", "key"), None, Checkpoint(2, b"two"))
    with pytest.raises(Conflict):
        await store.append(
            "t1", Record(2, 9_000, b"y"), changed(phase="over", people=("carl",)), Checkpoint(3, b"three")
        )
    assert await store.table("t1") == row
    assert await store.tables_of("carl", 9) == []
    assert [found.id for found in await store.tables_of("anna", 9)] == ["t1"]
    assert await store.checkpoint("t1") == Checkpoint(2, b"two")
    assert len(await store.records("t1")) == 2


async def test_what_the_database_cannot_hold_spoils_nothing_else(store: Store) -> None:
    await set_up(store)
    too_large = store.append("t1", Record(2, 2**70, b"x"), changed(people=("carl",)))
    fine = store.append("t1", Record(3, 3, b"x"))
    outcome = await asyncio.gather(too_large, fine, return_exceptions=True)
    assert isinstance(outcome[0], StoreFailed)
    assert outcome[1] is None
    assert await store.tables_of("carl", 9) == []
    assert [line.n for line in await store.records("t1")] == [1, 3]


async def test_the_newest_checkpoint_not_beyond_a_line(store: Store) -> None:
    await set_up(store)
    assert await store.checkpoint("t1") is None
    for n in range(2, 8):
        await store.append("t1", Record(n, n, b"x"), None, Checkpoint(n, b"at %d" % n) if n % 2 else None)
    assert await store.checkpoint("t1") == Checkpoint(7, b"at 7")
    assert await store.checkpoint("t1", upto=7) == Checkpoint(7, b"at 7")
    assert await store.checkpoint("t1", upto=6) == Checkpoint(5, b"at 5")
    assert await store.checkpoint("t1", upto=2) is None


async def test_a_checkpoint_may_be_written_again(store: Store) -> None:
    await set_up(store)
    await store.append("t1", Record(2, 2, b"x"), GATHERING, Checkpoint(1, b"one"))
    await store.append("t1", Record(3, 3, b"x"), GATHERING, Checkpoint(1, b"once more"))
    assert await store.checkpoint("t1") == Checkpoint(1, b"once more")


async def test_a_writer_who_stops_waiting_disturbs_nobody(store: Store) -> None:
    await set_up(store)
    impatient = asyncio.ensure_future(store.append("t1", Record(2, 2, b"x")))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append("t1", Record(3, 3, b"x"))
    assert 3 in [line.n for line in await store.records("t1")]


async def test_a_table_can_be_written_down_without_a_line(store: Store) -> None:
    row = await set_up(store)
    await store.keep_checkpoint("t1", Checkpoint(1, b"here"))
    await store.keep_checkpoint("t1", Checkpoint(1, b"there"))
    assert await store.checkpoint("t1") == Checkpoint(1, b"there")
    over = TableRow(row.id, row.code, row.updated, changed(phase="over", due=0))
    await store.keep_summary(over)
    assert await store.table("t1") == over
    assert await store.tables_of("anna", 9) == [over], "everybody keeps their seat"
    assert await store.records("t1") == [OPENED]


async def test_content_is_kept_once_and_as_it_is(store: Store) -> None:
    assert await store.content("c1") is None
    await store.keep_content("c1", "[board]\nname = 'Köln'\n")
    await store.keep_content("c1", "something else")
    assert await store.content("c1") == "[board]\nname = 'Köln'\n"
