"""SQLite store of a page: a file of the origin's private file system, where there are no threads."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from wusel.engine.errors import WuselError
from wusel.server.log.stores import schema
from wusel.server.log.stores.sqlite import Job, SqliteStore, connect, migrate, opening

SQLITE: Final = b"SQLite format 3\0"
FORMAT_VERSIONS: Final = slice(18, 20)
"""Where a database says that it has a write-ahead log; 1 is for those without."""
NO_WAL: Final = b"\x01\x01"


class PageStore(SqliteStore):
    """Executes on the event loop what the other store hands to its thread. Whoever starts it has locked the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        with opening(self._path):
            self._db = connect(self._path, migrate, exclusive=True)
        self._is_open = True

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            self._flush()
            self._db.close()

    def _hand_over(self, jobs: list[Job]) -> None:
        self._execute(jobs)

    # --- the one person, and all of it as a file

    async def cookie(self) -> str:
        """The cookie of the person whose page it is; empty if there is none yet."""
        rows = await self._read("select value from house where name = 'cookie'")
        return bytes(rows[0][0]).decode() if rows else ""

    async def keep_cookie(self, cookie: str) -> None:
        keep = "insert into house (name, value) values ('cookie', $1) on conflict (name) do update set value = $1"
        await self._write((keep, (cookie.encode(),)))

    def exported(self) -> bytes:
        """The whole database as a file: one that any server could open."""
        content = bytearray(self._db.serialize())
        content[FORMAT_VERSIONS] = NO_WAL
        return bytes(content)

    def bring(self, content: bytes) -> None:
        """Replace everything by such a file, in one transaction; WuselError if it is none."""
        if not content.startswith(SQLITE):
            raise WuselError("this file holds no games")
        with closing(sqlite3.connect(":memory:")) as brought:
            try:
                brought.deserialize(content)
                (version,) = brought.execute(schema.VERSION).fetchone()
                has_owner = brought.execute("select 1 from house where name = 'cookie'").fetchone()
                is_whole = brought.execute("pragma integrity_check").fetchone() == ("ok",)
                if not has_owner or not is_whole or version > len(schema.SCRIPTS):
                    raise WuselError("this file holds no games of a page, or those of a newer version")
                brought.backup(self._db)
            except (sqlite3.Error, ValueError, OverflowError) as error:
                raise WuselError(f"this file cannot be read: {error}") from None
