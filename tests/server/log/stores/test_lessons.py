"""Lessons of finished games, in both stores."""

import pytest
from msgspec.structs import replace

from tests.server.log.stores.sample import changed, set_up
from wusel.server.log.stores.rows import Lesson
from wusel.server.log.stores.store import Store

pytestmark = pytest.mark.anyio

FIRST = Lesson("t1", 0, b"{}")


async def test_a_lesson_is_found_once_and_goes_with_its_table(store: Store) -> None:
    await set_up(store, "t1", 10, changed(phase="over", people=("anna",)))
    await set_up(store, "t2", 10, changed(phase="over", people=("bert",)))
    second = replace(FIRST, seat=1, found=b"[]")
    for each in (FIRST, second, replace(FIRST, table="t2"), replace(FIRST, found=b"other")):
        await store.keep_lesson(each)
    assert await store.lesson("t1", 0) == FIRST, "what was found first stays"
    assert await store.lesson("t1", 2) is None
    assert await store.lessons_of("anna") == [FIRST, second]
    await store.delete_table("t1")
    assert await store.lessons_of("anna") == []
    assert await store.lesson("t1", 0) is None
