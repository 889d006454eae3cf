"""Several worker processes behind one port (`wusel serve --processes N`).

The supervisor binds the port and forks the workers from a process that has read everything they need. It kills a worker
that has fallen silent, replaces one that has ended, and is the front for all connections. It runs no threads and forks
only while its event loop stands still.
"""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from ipaddress import ip_network
from typing import Final

from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.server.config import LOOPBACK, Config
from wusel.server.group import Group
from wusel.server.log.stores import sqlite_path
from wusel.server.log.stores.sqlite_file import lock_for_group
from wusel.server.operations.channel import Channel, Message
from wusel.server.operations.front import Front, worker_for
from wusel.server.operations.pulse import Pulse
from wusel.server.operations.server_process import bound_socket, opening_words, page_address
from wusel.server.operations.worker import run_worker
from wusel.server.web.app import warm_caches
from wusel.server.web.home import url_for_others

RESTART_SECONDS: Final = 1.0
"""Until a worker is started again that has died before it was ready."""
MOST_WAITING: Final = 1000
"""Connections that a worker has not taken yet, because it is starting, busy or ending; those beyond are closed."""
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

log: Final = logging.getLogger("wusel.supervisor")


class Worker:
    """A worker process as the supervisor sees it; another process takes its place when it has ended."""

    def __init__(self, index: int, listener: socket.socket) -> None:
        self.index = index
        self.listener = listener
        self.pid = 0
        self.channel: Channel | None = None
        self.pulse: Pulse
        self.is_ready = False
        self.was_ready = False
        self.waiting: deque[socket.socket] = deque()
        """Connections for a process that is not ready."""
        self.passed: deque[socket.socket] = deque()
        """Connections that were sent to the process, and that it has not taken yet."""

    def take(self, connection: socket.socket) -> None:
        """Pass a connection to the process, or keep it until there is one."""
        if self.is_ready and self.channel is not None and not self.is_full():
            self.passed.append(connection)
            self.channel.send(Message("connection"), connection)
        else:
            self.keep(connection)

    def keep(self, connection: socket.socket) -> None:
        """Keep a connection for the next process."""
        if self.is_full():
            connection.close()
        else:
            self.waiting.append(connection)

    def is_full(self) -> bool:
        return len(self.waiting) + len(self.passed) >= MOST_WAITING

    def became_ready(self) -> None:
        self.is_ready = self.was_ready = True
        waiting, self.waiting = self.waiting, deque()
        for connection in waiting:
            self.take(connection)

    def has_ended(self) -> int:
        """Clean up after a process whose end of the channel is closed; its exit status. The connections that it did
        not take wait for the next one."""
        channel, self.channel = self.channel, None
        assert channel is not None
        channel.close()
        self.waiting.extend(self.passed)
        self.passed.clear()
        _, status = os.waitpid(self.pid, 0)
        self.pid, self.is_ready = 0, False
        return os.waitstatus_to_exitcode(status)

    def close_waiting(self) -> None:
        while self.waiting:
            self.waiting.pop().close()


class Supervisor:
    """Starts the workers, restarts dead ones, and ends when all have ended."""

    def __init__(self, config: Config, listener: socket.socket, listeners: list[socket.socket], commits: int) -> None:
        self.config = config
        self.group = Group(tuple("{}:{}".format(*each.getsockname()) for each in listeners), commit_lock=commits)
        self.workers = [Worker(index, each) for index, each in enumerate(listeners)]
        self.host, self.port = listener.getsockname()[:2]
        self.loop = asyncio.new_event_loop()
        proxies = tuple(ip_network(each, strict=False) for each in config.trusted_proxies)
        choose = partial(worker_for, processes=len(listeners), proxies=proxies)
        self.front = Front(self.loop, listener, choose, lambda connection, index: self.workers[index].take(connection))
        self.to_fork = deque(self.workers)
        self.changed = asyncio.Event()
        self.is_open = False
        self.is_stopping = False
        self.trouble = ""

    def run(self, words: list[str], open_page: bool) -> None:
        """Serve until all workers have ended."""
        self.words, self.open_page = words, open_page
        for sign in STOP_SIGNALS:
            self.loop.add_signal_handler(sign, self.stop, sign)
        self.loop.call_later(self.config.beat_seconds, self.watch)
        try:
            while self.to_fork or any(worker.pid for worker in self.workers) or not self.is_stopping:
                while self.to_fork:
                    self.fork(self.to_fork.popleft())
                self.loop.run_until_complete(self.changed.wait())
                self.changed.clear()
        finally:
            for sign in STOP_SIGNALS:
                self.loop.remove_signal_handler(sign)
            self.loop.close()
        if self.trouble:
            raise WuselError(self.trouble)

    # --- starting

    def fork(self, worker: Worker) -> None:
        """Start a worker process. Signals wait until the child has dropped the supervisor's handlers."""
        ours, theirs = socket.socketpair()
        worker.pulse = Pulse(self.config.beat_seconds)
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        worker.pid = os.fork()
        if not worker.pid:
            self.become(worker, ours, theirs)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        theirs.close()
        worker.channel = Channel(ours)
        worker.channel.open(self.loop, partial(self.receive, worker), partial(self.ended, worker))

    def become(self, worker: Worker, ours: socket.socket, theirs: socket.socket) -> None:
        """In the child: be a worker and nothing else. The front's ends of the channels are closed here, for a worker
        learns from them that the supervisor has died. Ctrl+C is for the supervisor alone."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for sign in STOP_SIGNALS:
                signal.signal(sign, signal.SIG_DFL)
            with suppress(OSError):  # where it is not allowed, Ctrl+C reaches the workers as well
                os.setpgid(0, 0)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
            for inherited in (ours, self.front.listener, *self.front.pending, *self.held_for_others(worker)):
                inherited.close()
            config = replace(self.config, group=replace(self.group, index=worker.index))
            status = run_worker(config, theirs, worker.listener, self.port, worker.pulse)
        except BaseException:
            log.exception("a worker process failed")
        finally:
            sys.stdout.flush()
            os._exit(status)

    def held_for_others(self, worker: Worker) -> Iterator[socket.socket]:
        """Sockets that are open on behalf of all workers but one, and connections that wait for any."""
        for each in self.workers:
            yield from each.waiting
            yield from each.passed
            if each is not worker:
                yield each.listener
            if each is not worker and each.channel is not None:
                yield each.channel.end

    # --- running

    def receive(self, worker: Worker, message: Message, returned: socket.socket | None) -> None:
        if returned is not None:
            worker.keep(returned)
            if self.is_stopping:
                worker.close_waiting()
        elif message.kind == "taken":
            worker.passed.popleft().close()
        elif message.kind == "ready":
            worker.became_ready()
            if not self.is_open and not self.is_stopping and all(each.is_ready for each in self.workers):
                self.open()
        elif message.kind == "failed":
            self.trouble = message.text
        elif message.kind == "signed_out":
            for other in self.workers:
                if other is not worker and other.channel is not None:
                    other.channel.send(message)

    def open(self) -> None:
        self.is_open = True
        self.front.open()
        for words in self.words:
            print(words, flush=True)  # noqa: T201  # for the person who runs the server
        channel = self.workers[0].channel
        if self.open_page and channel is not None:
            channel.send(Message("open_page", page_address(self.host, self.port)))

    def watch(self) -> None:
        """Look at the pulse of every worker, once per beat. A dead process is killed, which releases all its locks; its
        channel then says that it has ended."""
        for worker in self.workers:
            dead = worker.pulse.look() if worker.pid else ""
            if dead:
                log.error("a worker process is silent and is killed", extra={"worker": worker.index, "silent": dead})
                os.kill(worker.pid, signal.SIGKILL)
        self.loop.call_later(self.config.beat_seconds, self.watch)

    def ended(self, worker: Worker) -> None:
        """A worker process has ended. One that cannot even start the first time ends everything."""
        was_ready = worker.is_ready
        status = worker.has_ended()
        if not self.is_stopping and not worker.was_ready:
            self.trouble = self.trouble or "the server could not start"
            self.stop(signal.SIGTERM)
        elif self.is_stopping:
            worker.close_waiting()
        else:
            about = {"worker": worker.index, "status": status, "why": self.trouble}
            level = logging.ERROR if status else logging.INFO
            log.log(level, "a worker process has ended and is replaced", extra=about)
            self.trouble = ""
            self.loop.call_later(0 if was_ready else RESTART_SECONDS, self.restart, worker)
        self.changed.set()

    def restart(self, worker: Worker) -> None:
        if not self.is_stopping:
            self.to_fork.append(worker)
            self.changed.set()

    def stop(self, sign: signal.Signals) -> None:
        """Accept nothing more, and let all workers drain. Ctrl+C once more does not wait."""
        is_again = self.is_stopping and sign == signal.SIGINT
        self.is_stopping = True
        self.to_fork.clear()
        self.front.close()
        for worker in self.workers:
            worker.listener.close()
            if worker.pid:
                os.kill(worker.pid, signal.SIGINT if is_again else signal.SIGTERM)
            worker.close_waiting()
        self.changed.set()


def serve_group(config: Config, open_page: bool, quiet: bool) -> None:
    """Serve in several worker processes until a signal."""
    must_be_possible(config)
    with ExitStack() as stack:
        listener = stack.enter_context(bound_socket(config.host, config.port))
        host, port = listener.getsockname()[:2]
        config = replace(config, address=config.address or f"{config.host}:{port}")
        commits = stack.enter_context(shared_file(config.db))
        listeners = [stack.enter_context(bound_socket(LOOPBACK[0], 0)) for _ in range(config.processes)]
        warm_caches()
        gc.freeze()  # pages that no collection writes to stay shared among the processes
        others = url_for_others(config, port)
        words = [*opening_words(config, host, port), *([f"Others come in at {others}/"] if others else [])]
        Supervisor(config, listener, listeners, commits).run([] if quiet else words, open_page)


def must_be_possible(config: Config) -> None:
    if not hasattr(os, "fork") or not hasattr(socket, "send_fds"):
        raise WuselError(f"--processes {config.processes} is not possible on this system; use --processes 1")
    if config.lan:
        raise WuselError("--lan is for one process; with --processes, name the address to listen on with --host")


@contextmanager
def shared_file(db: str) -> Iterator[int]:
    """For SQLite: keep other servers away from the file, bring its schema up to date, and make a lock for commits. The
    descriptor of the latter; -1 for PostgreSQL."""
    path = sqlite_path(db)
    if path is None:
        yield -1
        return
    lock = lock_for_group(path)
    try:
        with tempfile.TemporaryFile() as file:
            yield file.fileno()
    finally:
        lock.close()
