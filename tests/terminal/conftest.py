"""Fixtures for the terminal: saves go to a folder of their own, and nothing waits."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of saved games during a test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("WUSEL_FAST", "1")
    return tmp_path / "wusel" / "saves"
