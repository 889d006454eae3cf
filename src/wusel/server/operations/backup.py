"""Backup and restore of a server's SQLite database, online or offline."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shlex import quote
from typing import Final
from urllib.parse import urlsplit

from wusel.engine.errors import WuselError
from wusel.server.log.stores import schema, sqlite_path
from wusel.server.log.stores.sqlite_file import FileLock, lock_path

REQUIRED_TABLES: Final = {"schema_version", "house", "people", "tables", "lines"}
SIDE_FILES: Final = ("-wal", "-shm")
"""The write-ahead log and its index, which SQLite keeps beside an open database."""
HOLDINGS: Final = """select (select count(*) from tables), (select count(*) from tables where phase = 'playing'),
    (select count(*) from people), (select count(*) from lines)"""


def back_up(db: str, file: Path, force: bool = False) -> str:
    """Write a consistent snapshot while the server keeps running; returns a summary."""
    source = sqlite_file(db, f"pg_dump --format=custom --file={quote(str(file))} {{url}}")
    if not source.exists():
        raise WuselError(f"There is no database {source}, so there is nothing to back up.")
    if file.exists() and not force:
        raise WuselError(f"{file} exists already; --force writes over it.")
    if file.exists() and file.samefile(source):
        raise WuselError(f"{file} is the database itself; name another file.")
    with atomic_file(file) as part:
        copy(source, part)
        held = inspect(part)
        os.replace(part, file)
    return f"{file}: {held}. It holds the key to everybody's identity: keep it as safe as the database."


def restore(db: str, file: Path) -> str:
    """Replace the database by a backup; the old one is kept beside it. Returns a summary."""
    target = sqlite_file(db, f"pg_restore --clean --if-exists --dbname={{url}} {quote(str(file))}")
    if target.exists() and file.exists() and file.samefile(target):
        raise WuselError(f"{file} is the database itself; name a backup of it.")
    held = inspect(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(lock_path(target))
    except BlockingIOError:
        raise WuselError(f"A server uses the database {target}. Stop it, then restore.") from None
    with closing(lock), atomic_file(target) as part:
        copy(file, part)
        inspect(part)
        kept = move_aside(target)
        os.replace(part, target)
    before = f" What was there before is {kept}." if kept is not None else ""
    return f"{target}: {held}.{before}"


def sqlite_file(db: str, command: str) -> Path:
    """The file of an SQLite database. For PostgreSQL an error names the command to use, without the password."""
    path = sqlite_path(db)
    if path is not None:
        return path
    parts = urlsplit(db)
    user = f"{parts.username}@" if parts.username else ""
    url = f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"
    wanted = command.replace("{url}", quote(url))
    raise WuselError(f"PostgreSQL has a tool of its own for this, so nothing was done here. Run: {wanted}")


@contextmanager
def atomic_file(file: Path) -> Iterator[Path]:
    """A temporary file beside its target, to be renamed by the caller; it is removed on errors."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        fsync(file.parent)
    except OSError as error:
        raise WuselError(f"Cannot write {file}: {error.strerror}.") from error
    finally:
        for left in (part, *side_files(part)):
            left.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copy a database in a single step: a stepwise backup would restart whenever the server writes. Writers do not
    wait."""
    try:
        with closing(read_only(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # a backup is a single file
    except sqlite3.Error as error:
        raise WuselError(f"Cannot copy {source} to {target.parent}: {error}.") from error
    fsync(target)


def inspect(file: Path) -> str:
    """Return the contents of a backup, counted. Foreign or damaged files and newer schema versions are refused."""
    if not file.is_file():
        raise WuselError(f"There is no file {file}.")
    try:
        with closing(read_only(file)) as db:
            names = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
            if not names >= REQUIRED_TABLES:
                raise WuselError(f"{file} is no backup of a Wusel server.")
            (version,) = db.execute(schema.VERSION).fetchone()
            schema.steps_from(version)
            damage = db.execute("pragma integrity_check(1)").fetchone()[0]
            if damage != "ok":
                raise WuselError(f"{file} is damaged: {damage}.")
            tables, playing, people, records = db.execute(HOLDINGS).fetchone()
            return f"tables: {tables} (playing: {playing}), people: {people}, lines of log: {records}"
    except sqlite3.Error as error:
        raise WuselError(f"{file} is no backup of a Wusel server: {error}.") from error


def move_aside(file: Path) -> Path | None:
    """Rename the database and its side files; None if there is no database."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    if not file.exists():
        return None
    kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for name in ("", *SIDE_FILES):
        with suppress(FileNotFoundError):
            os.replace(f"{file}{name}", f"{kept}{name}")
    return kept


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def side_files(file: Path) -> list[Path]:
    return [file.with_name(file.name + name) for name in (*SIDE_FILES, "-journal")]


def fsync(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
