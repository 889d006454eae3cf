"""The worker pool: ordered results, errors, cancellation."""

from collections.abc import Callable
from itertools import count
from threading import Event

import pytest

from tests.command_line import ok, refused
from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import run_tasks


def hangs_after_the_first() -> Callable[[int], int]:
    """A job that hangs on every task but the first."""
    return lambda n: n if n == 0 or Event().wait() else -1


def raising() -> Callable[[int], int]:
    def refuse(n: int) -> int:
        raise WuselError(f"{n} cannot be done")

    return refuse


def test_pending_tasks_are_cancelled() -> None:
    work = run_tasks(count(), hangs_after_the_first, 2)
    assert next(work) == 0
    work.close()  # waits for the workers to be gone


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_a_worker_is_raised(workers: int) -> None:
    with pytest.raises(WuselError, match=r"^7 cannot be done$"):
        next(run_tasks([7], raising, workers))


def test_fuzzing_with_several_workers() -> None:
    assert "kept all laws: 1, seeds from 5 on" in ok(
        "fuzz", "mosquitozzz", "--minutes", "0", "--seed", "5", "--workers", "2"
    )


@pytest.mark.parametrize("on", ["moon", "ray://", "ray://head", "ray:head:1", "http://head:1"])
def test_unknown_clusters_are_refused(on: str) -> None:
    assert refused("simulate", "mosquitozzz", "--on", on) == (
        f"wusel: --on {on} is not possible; it can be ray, or ray://HOST:PORT\n"
    )


def test_a_cluster_has_its_own_number_of_workers() -> None:
    assert "leave it out" in refused("fuzz", "mosquitozzz", "--on", "ray", "--workers", "2")
