"""Worker pools start cold here, because these tests are about that."""

import pytest


@pytest.fixture(autouse=True)
def _ready_workers() -> None:
    """Override the fixture that warms them."""
