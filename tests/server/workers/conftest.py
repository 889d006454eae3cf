"""Worker pools start cold here: that is what these tests are about."""

import pytest


@pytest.fixture(autouse=True)
def _ready_workers() -> None:
    """Overrides the fixture that warms them."""
