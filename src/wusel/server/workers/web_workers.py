"""Workers as web workers of the page: each has an interpreter of its own, and asks the page's server for nothing.

The page hands over the module `wusel_page`, which starts workers. Starting one takes seconds, so idle workers are kept,
and shared by all pools.
"""

import asyncio
import pickle
from concurrent.futures import Future
from typing import Any, Final

import wusel_page  # the page's own module
from pyodide.ffi import create_proxy, to_js

from wusel.server.workers.bot_question import Reply, Task
from wusel.server.workers.workers import Setup

MOST_IDLE: Final = 1
idle: "list[WebWorker]" = []
"""Workers that wait for a task."""


class WorkerLost(Exception):
    """A worker ended, or could not be started."""


class WebWorker:
    """One web worker, with at most one task."""

    is_any_started = False
    """Whether a worker has been started already."""

    def __init__(self) -> None:
        WebWorker.is_any_started = True
        self.is_ready = False
        self.limit = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.reply: Future[Reply] | None = None
        self.ear = create_proxy(self.hear)
        self.line = wusel_page.newWorker(self.ear)

    def run(self, task: Task, sent: bytes, seconds: float) -> Future[Reply]:
        """Give it a task. Its time begins when the interpreter has started."""
        self.reply, self.limit = EndingFuture(self), seconds
        self.line.send(f"{task.__module__}:{task.__qualname__}", to_js(sent))
        if self.is_ready:
            self.set_timer()
        return self.reply

    def set_timer(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(self.limit, self.fail, TimeoutError())

    def hear(self, what: str, found: Any) -> None:  # noqa: ANN401  # bytes of the page, or why it is broken
        """Process a message of the worker: it has started, it replies, or it is broken."""
        if what == "ready":
            self.is_ready = True
            if self.reply is not None:
                self.set_timer()
        elif what == "reply":
            self.rest(pickle.loads(found.to_bytes()))
        else:
            self.fail(WorkerLost(str(found)))

    def rest(self, found: Reply) -> None:
        """Hand out the reply, and wait for the next task."""
        reply, self.reply = self.reply, None
        if self.timer is not None:
            self.timer.cancel()
        if len(idle) < MOST_IDLE:
            idle.append(self)
        else:
            self.end()
        if reply is not None:
            reply.set_result(found)

    def fail(self, error: Exception) -> None:
        reply, self.reply = self.reply, None
        self.end()
        if reply is not None:
            reply.set_exception(error)

    def end(self) -> None:
        """End it at once, even in the middle of a task."""
        if self.timer is not None:
            self.timer.cancel()
        if self in idle:
            idle.remove(self)
        self.line.end()
        self.ear.destroy()


class EndingFuture(Future[Reply]):
    """The reply of a worker. Cancelling it ends the worker."""

    def __init__(self, worker: WebWorker) -> None:
        super().__init__()
        self.worker: WebWorker | None = worker
        self.add_done_callback(lambda _: self.forget())

    def forget(self) -> None:
        self.worker = None

    def cancel(self) -> bool:
        worker = self.worker
        if worker is not None and not self.done():
            worker.reply = None
            worker.end()
        return super().cancel()


class WebWorkers:
    """The workers of one pool. There is no configured content here, and a page cannot limit the memory of a worker."""

    def __init__(self, count: int, setup: Setup) -> None:
        self.active = True
        self.running: set[Future[Reply]] = set()

    def schedule(self, task: Task, sent: bytes, seconds: float) -> Future[Reply]:
        worker = idle.pop() if idle else WebWorker()
        reply = worker.run(task, sent, seconds)
        self.running.add(reply)
        reply.add_done_callback(self.running.discard)
        return reply

    def stop(self) -> None:
        self.active = False
        for reply in list(self.running):
            reply.cancel()

    def join(self) -> None:
        """Do nothing: ended workers are gone."""


def start_early() -> None:
    """Start a worker before there is a task, because the start takes time."""
    if not WebWorker.is_any_started:
        idle.append(WebWorker())
