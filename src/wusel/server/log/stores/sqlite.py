"""SQLite store: one file in WAL mode, and in each process one thread that owns the connection.

Group commit: jobs of one tick of the event loop are handed to the thread together, and the thread takes all that wait.
It does the reads first, then all writes in one transaction with one fsync. Without this, the thread would begin with
the first job while the loop still reads the others, and every write would have its own transaction.
"""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from msgspec import Struct

from wusel.server.group import ALONE, Group
from wusel.server.log.stores.database import Row, Statement, Value, resolve
from wusel.server.log.stores.rows import Conflict, StoreFailed
from wusel.server.log.stores.sqlite_file import commit_lock, open_as_member, open_beside, open_file
from wusel.server.log.stores.statements import APPEND, APPEND_INTO
from wusel.server.log.stores.store import Store

if sys.platform != "win32":
    pass

PLACES = tuple(str(number) for number in range(1, 100))
MOST_AT_ONCE = 500
Answer = list[Row] | None | Exception


class Job(Struct):
    """Statements to read or to write, and the future that is resolved with the result."""

    asker: "asyncio.Future[Any]"
    statements: Sequence[Statement]
    reading: bool


class SqliteStore(Store):
    """A store in one file, for one process or for the worker processes of one server."""

    _has = "instr(entry, $2) > 0"

    def __init__(self, path: Path, beside: bool = False, group: Group = ALONE) -> None:
        """`beside`: another process is the server of this file; this one reads, and places orders for it."""
        super().__init__()
        self._path = path
        self._beside = beside
        self._group = group
        self.broadcast_sign_out: Callable[[str], None] = lambda _: None
        """Tells the other processes of the group that a person is signed out."""
        self._pending: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_open = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        opening = open_beside if self._beside else open_file if self._group.is_alone else open_as_member
        self._lock, self._db = await asyncio.to_thread(opening, self._path)
        self._thread = Thread(target=self._work, name="wusel-store", daemon=True)
        self._thread.start()
        self._is_open = True

    async def close(self) -> None:
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._is_open = False
            self._flush()
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)

    async def is_well(self) -> bool:
        try:
            return bool(await self._read("select 1"))
        except StoreFailed:
            return False

    async def claim(self, table: str) -> str:
        return self._group.address_of_home(table)

    async def release(self, table: str) -> None:
        """Nothing to do: a table belongs to one process of the group for good."""

    def holds_leases(self) -> bool:
        return True

    async def sign_out(self, person: str) -> None:
        self.on_signed_out(person)
        self.broadcast_sign_out(person)

    async def _read(self, sql: str, *values: Value) -> list[Row]:
        rows: list[Row] = await self._submit([(sql, values)], reading=True)
        return rows

    def _write(self, *statements: Statement) -> "asyncio.Future[None]":
        return self._submit(statements, reading=False)

    def _submit(self, statements: Sequence[Statement], reading: bool) -> "asyncio.Future[Any]":
        if not self._is_open:
            raise StoreFailed(f"the database {self._path} is not open")
        asker = self._loop.create_future()
        self._pending.append(Job(asker, statements, reading))
        if len(self._pending) == 1:
            self._loop.call_soon(self._flush)
        return asker

    def _flush(self) -> None:
        """Queue the jobs of this tick for the thread."""
        if self._pending:
            jobs, self._pending = self._pending, []
            self._hand_over(jobs)

    def _hand_over(self, jobs: list[Job]) -> None:
        self._jobs.put(jobs)

    # --- on the thread

    def _work(self) -> None:
        with closing(self._lock), closing(self._db):
            closing_time = False
            while not closing_time:
                waiting = self._take_all()
                closing_time = waiting[-1] is None
                jobs = [job for tick in waiting if tick is not None for job in tick]
                self._execute(jobs)

    def _execute(self, jobs: list[Job]) -> None:
        """First the reads, then all writes together."""
        self._answer([job for job in jobs if job.reading], self._read_all)
        self._answer([job for job in jobs if not job.reading], self._write_all)

    def _take_all(self) -> list[list[Job] | None]:
        """Take all jobs from the queue; wait for the first."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while True:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _answer(self, jobs: list[Job], do: Callable[[list[Job]], list[Answer]]) -> None:
        """Execute the jobs, then wake the loop once for all of them."""
        if jobs:
            begun = time.perf_counter()
            answers = do(jobs)
            seconds = time.perf_counter() - begun
            with suppress(RuntimeError):  # the loop is closed, and nothing waits any more
                self._loop.call_soon_threadsafe(self._resolve, jobs, answers, seconds)

    def _resolve(self, jobs: list[Job], answers: list[Answer], seconds: float) -> None:
        """On the loop: report the write, and resolve the futures."""
        if not jobs[0].reading:
            self.on_write(seconds, common_trouble(answers))
        for job, answer in zip(jobs, answers, strict=True):
            resolve(job.asker, answer)

    def _read_all(self, jobs: list[Job]) -> list[Answer]:
        answers: list[Answer] = []
        for job in jobs:
            try:
                answers.append([row for statement in job.statements for row in self._run(statement)])
            except Exception as error:
                answers.append(as_failure(error))
        return answers

    def _write_all(self, jobs: list[Job]) -> list[Answer]:
        """One transaction for all: a conflict fails one job, a failing disk all of them."""
        with commit_lock(self._group.commit_lock):
            try:
                if self._append_all(jobs):
                    return [None] * len(jobs)
                if len(jobs) == 1:
                    return [self._write_one(jobs[0])]
                self._db.execute("begin immediate")
                answers = [answer for batch in batches(jobs) for answer in self._write_batch(batch)]
                self._db.execute("commit")
            except sqlite3.Error as error:
                with suppress(sqlite3.Error):  # some errors have rolled back already
                    self._db.execute("rollback")
                return [as_failure(error) for _ in jobs]
            return answers

    def _write_batch(self, jobs: list[Job]) -> list[Answer]:
        if len(jobs) > 1 and self._append_all(jobs):
            return [None] * len(jobs)
        return [self._write_one(job) for job in jobs]

    def _append_all(self, jobs: list[Job]) -> bool:
        """Insert all with one statement, if every job appends a record and none conflicts. Return whether that was
        done. The statement is atomic by itself. Every statement releases the interpreter lock and has to wait for it
        again, so one for all is far quicker on a busy server."""
        if len(jobs) > MOST_AT_ONCE or not all(is_record(job) for job in jobs):
            return False
        try:
            self._db.execute(append_many(len(jobs)), [value for job in jobs for value in job.statements[0][1]])
        except (sqlite3.IntegrityError, ValueError, OverflowError):
            return False
        return True

    def _write_one(self, job: Job) -> Answer:
        try:
            if len(job.statements) == 1:
                self._run(job.statements[0])
            else:
                self._write_together(job.statements)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except (ValueError, OverflowError) as error:  # text or a number that the database cannot hold
            return as_failure(error)
        return None

    def _write_together(self, statements: Sequence[Statement]) -> None:
        """Execute several statements, all or nothing, within a transaction or as one."""
        self._db.execute("savepoint job")
        try:
            for statement in statements:
                self._run(statement)
        except (sqlite3.IntegrityError, ValueError, OverflowError):
            self._db.execute("rollback to job")
            self._db.execute("release job")
            raise
        self._db.execute("release job")

    def _run(self, statement: Statement) -> list[Row]:
        sql, values = statement
        return self._db.execute(sql, dict(zip(PLACES, values, strict=False))).fetchall()


def batches(jobs: list[Job]) -> list[list[Job]]:
    """Jobs in their order; consecutive ones that only append a record form a batch."""
    found: list[list[Job]] = []
    for job in jobs:
        if is_record(job) and found and is_record(found[-1][0]) and len(found[-1]) < MOST_AT_ONCE:
            found[-1].append(job)
        else:
            found.append([job])
    return found


@cache
def append_many(records: int) -> str:
    return f"{APPEND_INTO} {', '.join(['(?, ?, ?, ?, ?)'] * records)}"


def is_record(job: Job) -> bool:
    return len(job.statements) == 1 and job.statements[0][0] == APPEND


def common_trouble(answers: list[Answer]) -> str:
    """An error of the database itself, such as a full disk. A record that it cannot hold concerns its writer alone."""
    causes = [answer.__cause__ for answer in answers if isinstance(answer, StoreFailed)]
    return next((str(cause) for cause in causes if isinstance(cause, sqlite3.Error)), "")


def as_failure(error: Exception) -> StoreFailed:
    failure = StoreFailed(f"SQLite: {error}")
    failure.__cause__ = error
    return failure
