"""Tries at the deal of a day, in both stores."""

import pytest
from msgspec.structs import replace

from tests.server.log.stores.sample import changed, set_up
from wusel.server.log.stores.rows import Conflict, Try
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

ANNA = Try("halma", "2026-11-16", "anna", "t1", "share1")
BEN = Try("halma", "2026-11-16", "ben", "t2", "share2")


async def test_everybody_has_one_try(store: Store) -> None:
    await store.new_try(ANNA)
    await store.new_try(BEN)
    with pytest.raises(Conflict):
        await store.new_try(replace(ANNA, table="t3", share="share3"))
    await store.new_try(replace(ANNA, day="2026-11-17", table="t4", share="share4"))
    assert await store.tries("halma", "2026-11-16", "day", 9) == [ANNA, BEN]
    assert await store.try_of("halma", "2026-11-16", "ben") == BEN
    assert await store.try_of("go", "2026-11-16", "ben") is None


async def test_what_is_over_is_read_once(store: Store) -> None:
    await set_up(store, "t1", 10, changed(phase="over"))
    await set_up(store, "t2", 10, changed(phase="playing"))
    await store.new_try(ANNA)
    await store.new_try(BEN)
    assert await store.tries_to_read("halma", "2026-11-16", 9) == [ANNA]
    known = replace(ANNA, result=b"{}")
    await store.keep_result(known)
    assert await store.tries_to_read("halma", "2026-11-16", 9) == []
    assert await store.tries("halma", "2026-11-16", "day", 9) == [known, BEN]


async def test_a_try_goes_with_its_table_and_with_its_person(store: Store) -> None:
    await store.new_try(ANNA)
    await store.new_try(BEN)
    await store.delete_table("t1")
    await store.delete_person("ben")
    assert await store.tries("halma", "2026-11-16", "day", 9) == []


async def test_the_cast_and_whoever_comes_late_are_kept_apart(store: Store) -> None:
    await set_up(store, "t1", 10, changed(phase="over"))
    await set_up(store, "t2", 10, changed(phase="over"))
    late = replace(ANNA, day="2026-11-15", table="t2", share="share2", kind="late")
    cast = replace(ANNA, person="igor-medium", table="", share="share3", kind="cast")
    for each in (ANNA, late, cast):
        await store.new_try(each)
    assert await store.tries("halma", "2026-11-16", "day", 9) == [ANNA]
    assert await store.tries("halma", "2026-11-16", "cast", 9) == [cast]
    assert await store.tries_of("halma", "anna", "2026-11-15") == [late, ANNA]
    assert await store.tries_of("halma", "anna", "2026-11-16") == [ANNA]
    assert await store.days_played("anna", 9) == ["2026-11-16"]
    await store.delete_table("t1")
    assert await store.tries("halma", "2026-11-16", "cast", 9) == [cast]
