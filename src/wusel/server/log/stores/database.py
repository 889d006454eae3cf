"""A database, as the store uses it: reading, writing, leases, and notifications to all processes."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

Value = str | int | bytes
Statement = tuple[str, Sequence[Value]]
Row = Sequence[Any]
T = TypeVar("T")


class Database(ABC):
    """Durable storage: when a write returns, it is on the disk. SQLite and PostgreSQL share all statements."""

    _has: str
    """SQL for whether an entry contains the bytes $2: the only expression that the two dialects write differently."""

    def __init__(self) -> None:
        self.on_write: Callable[[float, str], None] = lambda *_: None
        """Called after every write with the seconds it took and the database's error, empty if there was none or only a
        conflict."""
        self.on_leases_lost: Callable[[], None] = lambda: None
        """Called when all leases are lost: every table in memory is outdated."""
        self.on_signed_out: Callable[[str], None] = lambda _: None
        """Called with a person whose cookies are no longer valid, in every process."""

    @abstractmethod
    async def _read(self, sql: str, *values: Value) -> Sequence[Row]:
        """Execute a query and return its rows."""

    @abstractmethod
    def _write(self, *statements: Statement) -> "asyncio.Future[None]":
        """Execute statements in one transaction; done when it is on the disk. No two of them touch the same row."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate the schema; an error says what to do."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    @abstractmethod
    async def is_well(self) -> bool:
        """Return whether it answers."""

    # --- leases: one process at a time serves a table

    @abstractmethod
    async def claim(self, table: str) -> str:
        """Get the lease of a table. Empty if this process has it now; else the address of the process that does."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Release the lease of a table."""

    @abstractmethod
    def holds_leases(self) -> bool:
        """Return whether the leases of this process are still valid; asked before anything is written or sent."""

    # --- notifications to all processes

    @abstractmethod
    async def sign_out(self, person: str) -> None:
        """Notify every process that a person's cookies are no longer valid."""

    async def _all(self, kind: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """The rows of a query, each made of its columns."""
        return [kind(*row) for row in await self._read(sql, *values)]

    async def _first(self, kind: Callable[..., T], sql: str, *values: Value) -> T | None:
        """The first row of a query; None if there is none."""
        found = await self._all(kind, sql, *values)
        return found[0] if found else None


def resolve(asker: "asyncio.Future[Any]", answer: object) -> None:
    """Resolve a future with a result or an error, if it is still awaited."""
    if asker.done():
        return
    if isinstance(answer, Exception):
        asker.set_exception(answer)
    else:
        asker.set_result(answer)
