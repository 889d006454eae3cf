"""Copies of the database of a server, running or not, and the way back."""

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
from wusel.server.log.stores.sql import HOLDINGS
from wusel.server.log.stores.sqlite import FileLock, lock_path
from wusel.server.log.stores.store import Holdings

OURS: Final = {"schema_version", "house", "people", "tables", "lines"}
BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file while it is in use."""


def back_up(db: str, file: Path, force: bool = False) -> str:
    """Copy everything as it is at one moment, while the server goes on. Says what was copied."""
    source = sqlite_file(db, f"pg_dump --format=custom --file={quote(str(file))} {{url}}")
    if not source.exists():
        raise WuselError(f"There is no database {source}, so there is nothing to back up.")
    if file.exists() and not force:
        raise WuselError(f"{file} exists already; --force writes over it.")
    if file.exists() and file.samefile(source):
        raise WuselError(f"{file} is the database itself; name another file.")
    with new_file(file) as part:
        copy(source, part)
        held = inspected(part)
        os.replace(part, file)
    return f"{file}: {in_words(held)}. It holds the key to everybody's identity: keep it as safe as the database."


def restore(db: str, file: Path) -> str:
    """Put a backup in the place of the database, which is kept beside it. Says what is there now."""
    target = sqlite_file(db, f"pg_restore --clean --if-exists --dbname={{url}} {quote(str(file))}")
    if target.exists() and file.exists() and file.samefile(target):
        raise WuselError(f"{file} is the database itself; name a backup of it.")
    held = inspected(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(lock_path(target))
    except BlockingIOError:
        raise WuselError(f"A server uses the database {target}. Stop it, then restore.") from None
    with closing(lock), new_file(target) as part:
        copy(file, part)
        inspected(part)
        kept = put_aside(target)
        os.replace(part, target)
    before = f" What was there before is {kept}." if kept is not None else ""
    return f"{target}: {in_words(held)}.{before}"


def sqlite_file(db: str, command: str) -> Path:
    """The file of a database; for PostgreSQL the command that does what is wanted, which asks for the password."""
    path = sqlite_path(db)
    if path is not None:
        return path
    parts = urlsplit(db)
    user = f"{parts.username}@" if parts.username else ""
    url = f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"
    said = command.replace("{url}", quote(url))
    raise WuselError(f"PostgreSQL has a tool of its own for this, so nothing was done here. Run: {said}")


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file beside the one that it is to become, and on the disk before it takes that one's name; nothing is left of
    it if something goes wrong."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield part
        on_the_disk(file.parent)
    except OSError as error:
        raise WuselError(f"Cannot write {file}: {error.strerror}.") from error
    finally:
        for left in (part, *beside(part)):
            left.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """All of a database as it is at one moment, in a single step: a copy in several would begin anew whenever the
    server writes. Whoever writes does not wait for it."""
    try:
        with closing(read_only(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # one file alone, wherever it is carried
    except sqlite3.Error as error:
        raise WuselError(f"Cannot copy {source} to {target.parent}: {error}.") from error
    on_the_disk(target)


def inspected(file: Path) -> Holdings:
    """What is in a backup of ours; one that is none, is damaged or comes from a newer Wusel is refused."""
    if not file.is_file():
        raise WuselError(f"There is no file {file}.")
    try:
        with closing(read_only(file)) as db:
            names = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
            if not names >= OURS:
                raise WuselError(f"{file} is no backup of a Wusel server.")
            (version,) = db.execute(schema.VERSION).fetchone()
            schema.steps_from(version)
            damage = db.execute("pragma integrity_check(1)").fetchone()[0]
            if damage != "ok":
                raise WuselError(f"{file} is damaged: {damage}.")
            return Holdings(*db.execute(HOLDINGS).fetchone())
    except sqlite3.Error as error:
        raise WuselError(f"{file} is no backup of a Wusel server: {error}.") from error


def put_aside(file: Path) -> Path | None:
    """The database gets another name, with whatever SQLite has left beside it; none if there is none."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    if not file.exists():
        return None
    kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for name in ("", *BESIDE):
        with suppress(FileNotFoundError):
            os.replace(f"{file}{name}", f"{kept}{name}")
    return kept


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + name) for name in (*BESIDE, "-journal")]


def on_the_disk(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def in_words(held: Holdings) -> str:
    return f"tables: {held.tables} (playing: {held.playing}), people: {held.people}, lines of log: {held.records}"
