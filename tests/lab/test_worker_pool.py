"""Work for several processes: done in order, and given up when nobody listens any more."""

from collections.abc import Callable
from itertools import count
from threading import Event

import pytest

from tests.command_line import ok, refused
from wusel.engine.errors import WuselError
from wusel.lab.worker_pool import run_tasks


def only_the_first() -> Callable[[int], int]:
    """Whoever has another piece than the first never comes to an end."""
    return lambda n: n if n == 0 or Event().wait() else -1


def refusing() -> Callable[[int], int]:
    def refuse(n: int) -> int:
        raise WuselError(f"{n} cannot be done")

    return refuse


def test_what_is_under_way_is_given_up() -> None:
    work = run_tasks(count(), only_the_first, 2)
    assert next(work) == 0
    work.close()  # waits for the workers to be gone


@pytest.mark.parametrize("workers", [1, 2])
def test_a_sentence_comes_back_from_a_worker(workers: int) -> None:
    with pytest.raises(WuselError, match=r"^7 cannot be done$"):
        next(run_tasks([7], refusing, workers))


def test_games_can_be_looked_for_trouble_by_several() -> None:
    assert "kept all laws: 1, seeds from 5 on" in ok(
        "fuzz", "mosquitozzz", "--minutes", "0", "--seed", "5", "--workers", "2"
    )


@pytest.mark.parametrize("on", ["moon", "ray://", "ray://head", "ray:head:1", "http://head:1"])
def test_work_is_done_here_or_on_a_cluster(on: str) -> None:
    assert refused("simulate", "mosquitozzz", "--on", on) == (
        f"wusel: --on {on} is not possible; it can be ray, or ray://HOST:PORT\n"
    )


def test_a_cluster_has_its_own_number_of_workers() -> None:
    assert "leave it out" in refused("fuzz", "mosquitozzz", "--on", "ray", "--workers", "2")
