"""SQLite store of a page: a file of the origin's private file system, where there are no threads."""

import asyncio
from pathlib import Path

from wusel.server.log.stores.sqlite import Job, SqliteStore, connect, migrate, opening


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
