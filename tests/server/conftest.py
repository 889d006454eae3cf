"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitors import RunningServer, run_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server without limits, on a database file of its own."""
    with run_server(tmp_path / "wusel.db") as running:
        yield running
