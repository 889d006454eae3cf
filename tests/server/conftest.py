"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visitors import RunningHouse, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A server without limits, on a database file of its own."""
    with open_house(tmp_path / "wusel.db") as running:
        yield running
