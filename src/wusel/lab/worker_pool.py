"""Work for several processes, handed out piece by piece; the outcome never depends on how many there are."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from wusel.engine.errors import WuselError

Task = TypeVar("Task")
Found = TypeVar("Found")


def work_through(
    tasks: Iterable[Task], do: Callable[[Task], Found], workers: int, begin: Callable[..., None], *told: object
) -> Generator[Found]:
    """What comes of the tasks, in order. Two for each worker are under way at any time. Each worker begins with what it
    is told and an event that asks it to stop, set when the caller stops listening."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[Found]] = deque()
    with ProcessPoolExecutor(workers, context, begin, (*told, stop)) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(do, task))
                if len(waiting) == 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise WuselError("a worker was killed, perhaps for want of memory; try fewer workers") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
