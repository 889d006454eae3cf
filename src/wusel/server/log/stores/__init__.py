"""Where everything is kept: SQLite beside the program, or PostgreSQL for several processes."""

from pathlib import Path

from wusel.engine.errors import WuselError
from wusel.server.config import LEASE_SECONDS
from wusel.server.log.stores.sqlite import SqliteStore
from wusel.server.log.stores.store import Store


def open_store(url: str, address: str = "", lease_seconds: float = LEASE_SECONDS) -> Store:
    """The store that a URL names, to be opened; `address` is where other processes reach this one."""
    scheme, colon, rest = url.partition("://")
    if url and not colon:
        return SqliteStore(Path(url))
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return SqliteStore(Path(rest[1:]))
    if scheme in {"postgresql", "postgres"}:
        return postgres_store(url, address, lease_seconds)
    raise WuselError(
        f"Wusel has no use for a database that is named like {scheme + '://…' if colon else url!r}. Possible are "
        "a file name, sqlite:///relative/path, sqlite:////absolute/path and postgresql://user:password@host/database."
    )


def postgres_store(url: str, address: str, lease_seconds: float) -> Store:
    """Only those who use PostgreSQL need its driver."""
    try:
        from wusel.server.log.stores.postgres import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise WuselError('PostgreSQL needs a driver that is not installed: pip install "wusel[postgres]"') from None
    return PostgresStore(url, address, lease_seconds)
