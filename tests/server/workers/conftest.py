"""Workers as everybody starts them: here they are what is looked at."""

import pytest


@pytest.fixture(autouse=True)
def _ready_workers() -> None:
    """Nobody is ready before."""
