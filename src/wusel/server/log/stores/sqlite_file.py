"""The file of a SQLite store: its lock, its connection, its schema."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from wusel.engine.errors import WuselError
from wusel.server.log.stores import schema

if sys.platform != "win32":
    import fcntl


class InUse(WuselError):
    """Another server uses the file."""


@contextmanager
def commit_lock(handle: int) -> Iterator[None]:
    """Let one process of a group commit at a time: SQLite would have the others sleep and look again. It is a record
    lock, which every process takes for itself on a descriptor that all have inherited, and which the system releases
    when its holder is killed. Without a descriptor (-1) nothing is locked."""
    if handle < 0 or sys.platform == "win32":
        yield
        return
    fcntl.lockf(handle, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.lockf(handle, fcntl.LOCK_UN)


class FileLock:
    """Exclusive lock on a file, held as long as this process lives. Forked children do not hold it, unless they are
    workers of the same server: then it is held until the last of them has ended."""

    _handle = -1

    def __init__(self, path: Path | None, by_children: bool = False) -> None:
        """Without a path it locks nothing."""
        if path is None:
            return
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(self._handle)
                raise
            if not by_children:
                os.register_at_fork(after_in_child=self.forget)

    def close(self) -> None:
        """Unlock at once, because a newly forked child may still have the lock."""
        if self._handle >= 0 and sys.platform != "win32":
            fcntl.flock(self._handle, fcntl.LOCK_UN)
        self.forget()

    def forget(self) -> None:
        """Close the descriptor without unlocking: other processes that have it still hold the lock."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """Turn errors into one that says what to do."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise WuselError(
            f"Cannot open the database {path}: {error}. Name a SQLite file in a folder you may write to."
        ) from error


def open_file(path: Path, by_children: bool = False) -> tuple[FileLock, sqlite3.Connection]:
    """Lock the file for this server, open it, and bring its schema up to date."""
    with opening(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            lock = FileLock(lock_path(path), by_children)
        except BlockingIOError:
            raise InUse(
                f"Another Wusel server uses the database {path}. Stop it, or name another file; "
                "several servers can share a PostgreSQL database."
            ) from None
        try:
            return lock, connect(path, migrate)
        except BaseException:
            lock.close()
            raise


def lock_for_group(path: Path) -> FileLock:
    """Lock the file for a server of several processes, and bring its schema up to date. No connection stays open, for
    none may be carried over a fork."""
    lock, db = open_file(path, by_children=True)
    db.close()
    return lock


def open_as_member(path: Path) -> tuple[FileLock, sqlite3.Connection]:
    """Open the file in a worker process; the supervisor has locked it."""
    with opening(path):
        return FileLock(None), connect(path)


def open_beside(path: Path) -> tuple[FileLock, sqlite3.Connection]:
    """Open the file of a running server, which alone changes its schema."""
    with opening(path):
        return FileLock(None), connect(path, require_own_schema)


def lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def connect(
    path: Path, prepare: Callable[[sqlite3.Connection], None] = lambda _: None, exclusive: bool = False
) -> sqlite3.Connection:
    """Connect to a file. An exclusive connection needs no memory that several processes share."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        if exclusive:
            db.execute("pragma locking_mode = exclusive")
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma wal_autocheckpoint = 4000")  # 16 MB: pages that change often move to the file less often
        prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def require_own_schema(db: sqlite3.Connection) -> None:
    (version,) = db.execute(schema.VERSION).fetchone()
    if version != len(schema.SCRIPTS):
        raise WuselError("The server that uses this database is of another version. Use its own wusel command.")


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema to the newest version in one transaction."""
    db.execute("begin immediate")
    try:
        db.execute(schema.MAKE_VERSIONS)
        (version,) = db.execute(schema.VERSION).fetchone()
        for step in schema.steps_from(version):
            db.execute(step)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise
