"""Lessons of finished games for their players."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from wusel.engine.table import Table
from wusel.server.log.stores.rows import Lesson as LessonRow
from wusel.server.wire.api_messages import Lesson, Turn

if TYPE_CHECKING:
    from wusel.server.lobby.manager import TableManager

read_lesson: Final = msgspec.json.Decoder(Lesson).decode


async def lesson_of(manager: "TableManager", id: str, table: Table[Any], seat: int, client: str) -> Lesson:
    """Return the lesson from the store, or find and store it now."""
    kept = await manager.store.lesson(id, seat)
    if kept is not None:
        return read_lesson(kept.found)
    found = Lesson(await manager.reviews.dearest(id, table, seat, client))
    await manager.store.keep_lesson(LessonRow(id, seat, msgspec.json.encode(found)))
    return found


def turns_by_seat(rows: list[LessonRow]) -> dict[tuple[str, int], Turn]:
    """The dearest choices by table and seat, where there is one."""
    lessons = {(row.table, row.seat): read_lesson(row.found) for row in rows}
    return {where: lesson.turn for where, lesson in lessons.items() if lesson.turn is not None}
