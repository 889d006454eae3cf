"""A benchmark with a fake clock that measures everything once, so that tests need neither time nor a quiet machine."""

from itertools import count

import pytest

from wusel.lab import bench


def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure everything once, on a few states, with the same time for each."""
    monkeypatch.setattr(bench, "SAMPLE", 4)
    for name in ("REPEATS", "BATCH"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "perf_counter", count().__next__)
