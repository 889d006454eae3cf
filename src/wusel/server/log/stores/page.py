"""SQLite store of a page: a file of the origin's private file system, where there are no threads."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from wusel.engine.errors import WuselError
from wusel.server.log.stores import schema
from wusel.server.log.stores.sqlite import Job, SqliteStore
from wusel.server.log.stores.sqlite_file import connect, migrate, opening

SQLITE: Final = b"SQLite format 3\0"
FORMAT_VERSIONS: Final = slice(18, 20)
"""The bytes in which a database says whether it has a write-ahead log; 1 is for none."""
NO_WAL: Final = b"\x01\x01"


class PageStore(SqliteStore):
    """A store that executes its jobs on the event loop, without a thread. The program that starts it has locked the
    file."""

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

    # --- the person, and the whole file

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

    def replace(self, content: bytes) -> None:
        """Replace everything by an exported file, in one transaction."""
        with closing(in_memory(content)) as brought:
            brought.backup(self._db)


class NotImportable(WuselError):
    """A file that holds no games of a page; the message is a code for the page."""


def require_games(content: bytes) -> None:
    """Raise NotImportable unless a file is an intact database with all tables and columns of a page."""
    if not content.startswith(SQLITE):
        raise NotImportable("foreign")
    try:
        with closing(in_memory(content)) as brought:
            check_schema(brought)
    except (sqlite3.Error, ValueError, OverflowError):
        raise NotImportable("unreadable") from None


def in_memory(content: bytes) -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.deserialize(content)
    return db


def check_schema(db: sqlite3.Connection) -> None:
    if db.execute("pragma integrity_check").fetchone() != ("ok",):
        raise NotImportable("unreadable")
    if not {("house", "name"), ("house", "value"), ("schema_version", "version")} <= columns(db):
        raise NotImportable("foreign")
    (version,) = db.execute(schema.VERSION).fetchone()
    if version > len(schema.SCRIPTS):
        raise NotImportable("newer")
    if not db.execute("select 1 from house where name = 'cookie'").fetchone():
        raise NotImportable("foreign")
    migrate(db)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as usual:
        migrate(usual)
        if not columns(usual) <= columns(db):
            raise NotImportable("unreadable")


def columns(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """The columns of all tables."""
    found = "select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
    return set(db.execute(found))
