"""Both stores in real use: a real file, and a real PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres, postgres_url
from wusel.server.log.stores import open_store
from wusel.server.log.stores.store import Store

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/server.db"
    fresh: str = request.getfixturevalue("postgres_url")
    return fresh


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = open_store(url, "http://here")
    await store.open()
    yield store
    await store.close()
