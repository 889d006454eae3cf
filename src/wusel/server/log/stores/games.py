"""Stored data of games outside their tables: tries at deals of the day, and lessons."""

from wusel.server.log.stores.database import Database
from wusel.server.log.stores.rows import Lesson, Try, TryKind

TRIES = "select days.game, day, person, table_id, share, result, kind from days"
LESSONS = "select table_id, seat, lesson from lessons"


class GameStore(Database):
    """Tries at deals of the day, and lessons."""

    # --- the deal of the day

    async def new_try(self, one: Try) -> None:
        """Insert a try at the deal of a day; Conflict if that person has one."""
        new = "insert into days (game, day, person, table_id, share, result, kind) values ($1, $2, $3, $4, $5, $6, $7)"
        await self._write((new, (one.game, one.day, one.person, one.table, one.share, one.result, one.kind)))

    async def tries(self, game: str, day: str, kind: TryKind, limit: int) -> list[Try]:
        """All tries of a kind at the deal of a day."""
        found = f"{TRIES} where days.game = $1 and day = $2 and kind = $3 order by share limit $4"
        return await self._all(Try, found, game, day, kind, limit)

    async def try_of(self, game: str, day: str, person: str) -> Try | None:
        """A person's try at the deal of a day."""
        found = f"{TRIES} where days.game = $1 and day = $2 and person = $3"
        return await self._first(Try, found, game, day, person)

    async def tries_of(self, game: str, person: str, since: str) -> list[Try]:
        """A person's tries at the deals of a game, from a day on."""
        found = f"{TRIES} where person = $1 and day >= $2 and days.game = $3 order by day"
        return await self._all(Try, found, person, since, game)

    async def days_played(self, person: str, limit: int) -> list[str]:
        """The days whose deals a person has played to an end, in any game and begun on the day; the latest first."""
        found = """select distinct day from days join tables on tables.id = table_id
            where person = $1 and kind = 'day' and phase = 'over' order by day desc limit $2"""
        return await self._all(str, found, person, limit)

    async def tries_to_read(self, game: str, day: str, limit: int) -> list[Try]:
        """Tries that are over and have no result yet."""
        found = f"""{TRIES} join tables on tables.id = table_id
            where days.game = $1 and day = $2 and phase = 'over' and result = $4 order by share limit $3"""
        return await self._all(Try, found, game, day, limit, b"")

    async def keep_result(self, one: Try) -> None:
        """Write the result of a try."""
        keep = "update days set result = $4 where game = $1 and day = $2 and person = $3"
        await self._write((keep, (one.game, one.day, one.person, one.result)))

    # --- lessons

    async def keep_lesson(self, lesson: Lesson) -> None:
        """Insert a seat's lesson, unless it is there already: a finished game does not change."""
        keep = (
            "insert into lessons (table_id, seat, lesson) values ($1, $2, $3) on conflict (table_id, seat) do nothing"
        )
        await self._write((keep, (lesson.table, lesson.seat, lesson.found)))

    async def lesson(self, table: str, seat: int) -> Lesson | None:
        return await self._first(Lesson, f"{LESSONS} where table_id = $1 and seat = $2", table, seat)

    async def lessons_of(self, person: str) -> list[Lesson]:
        """Return the lessons of a person's games for all who played there."""
        seated = "select table_id from seated where person = $1"
        return await self._all(Lesson, f"{LESSONS} where table_id in ({seated}) order by table_id, seat", person)
