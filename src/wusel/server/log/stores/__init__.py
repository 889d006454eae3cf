"""Stores: SQLite in a file for one machine, or PostgreSQL for several."""

from pathlib import Path

from platformdirs import user_data_path

from wusel.engine.errors import WuselError
from wusel.server.config import LEASE_SECONDS
from wusel.server.group import ALONE, Group
from wusel.server.log.stores.sqlite import SqliteStore
from wusel.server.log.stores.store import Store
from wusel.support.extras import needed_by


def usual_database() -> str:
    """The URL of the default: SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('wusel') / 'wusel.db'}"


def open_store(url: str, address: str = "", lease_seconds: float = LEASE_SECONDS, group: Group = ALONE) -> Store:
    """Make the store that a URL names; its `open` connects. `address` is where other servers on the same database reach
    this one, `group` the worker processes of this server."""
    path = sqlite_path(url)
    return postgres_store(url, address, lease_seconds, group) if path is None else SqliteStore(path, group=group)


def sqlite_path(url: str) -> Path | None:
    """The SQLite file that a URL names; None for PostgreSQL."""
    scheme, colon, rest = url.partition("://")
    if url and not colon:
        return Path(url)
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:])
    if scheme in {"postgresql", "postgres"}:
        return None
    raise WuselError(
        f"Wusel has no use for a database that is named like {scheme + '://…' if colon else url!r}. Possible are "
        "a file name, sqlite:///relative/path, sqlite:////absolute/path and postgresql://user:password@host/database."
    )


def postgres_store(url: str, address: str, lease_seconds: float, group: Group) -> Store:
    """Import the driver only where PostgreSQL is used."""
    with needed_by("PostgreSQL", "postgres"):
        from wusel.server.log.stores.postgres import PostgresStore  # noqa: PLC0415
    return PostgresStore(url, address, lease_seconds, group)
