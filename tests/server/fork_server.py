"""The process that starts servers: it has read all the code and forks a real server from it within milliseconds.

As a program it reads commands on standard input. `fork DATABASE PORT LEASE PROCESSES BEAT` starts a server, with LEASE
seconds of a lease and BEAT seconds between heartbeats, and answers with its process id. `kill ID` ends a server without
warning, and `stop ID` asks it to close. Both answer when it is gone. When the input ends, all servers are killed.
"""

import logging
import os
import signal
import socket
import subprocess
import sys
from importlib import import_module
from types import TracebackType

from msgspec.structs import replace

from tests.server.visitors import PATIENCE
from wusel.server.config import BEAT_SECONDS, LEASE_SECONDS
from wusel.server.lobby.game_catalogue import preload_games
from wusel.server.operations.load_target import unlimited
from wusel.server.operations.serve import serve


class ForkServer:
    """The tests' end of the fork server."""

    def __enter__(self) -> "ForkServer":
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate(timeout=PATIENCE)

    def fork(
        self,
        db: str,
        port: int,
        lease_seconds: float = LEASE_SECONDS,
        processes: int = 1,
        beat_seconds: float = BEAT_SECONDS,
    ) -> int:
        return int(self.ask(f"fork {db} {port} {lease_seconds} {processes} {beat_seconds}"))

    def kill(self, number: int) -> None:
        assert self.ask(f"kill {number}") == "gone"

    def stop(self, number: int) -> None:
        assert self.ask(f"stop {number}") == "gone"

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


READ_BEFORE = ("asyncpg", "httpx", "uvloop", "uvicorn.protocols.websockets.websockets_sansio_impl")
"""Modules that a server imports only when it needs them."""


def main() -> None:
    for name in READ_BEFORE:
        import_module(name)
    preload_games()
    alive: set[int] = set()
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "fork":
            number = os.fork()
            if not number:
                be_a_server(rest[0], int(rest[1]), float(rest[2]), int(rest[3]), float(rest[4]))
            alive.add(number)
            answer = str(number)
        else:
            end(int(rest[0]), signal.SIGKILL if word == "kill" else signal.SIGTERM)
            alive.discard(int(rest[0]))
            answer = "gone"
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
    for number in alive:
        end(number, signal.SIGKILL)


def be_a_server(db: str, port: int, lease_seconds: float, processes: int, beat_seconds: float) -> None:
    try:
        config = unlimited(db, processes)
        config = replace(config, port=port, lease_seconds=lease_seconds, beat_seconds=beat_seconds)
        serve(config, quiet=True, log_level=logging.CRITICAL if processes > 1 else logging.ERROR)
    finally:
        os._exit(0)


def end(number: int, how: signal.Signals) -> None:
    os.kill(number, how)
    os.waitpid(number, 0)


if __name__ == "__main__":
    main()
