"""One server process: uvicorn with our application, and its messages to the operator."""

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Final, TypeVar

import uvicorn
from starlette.applications import Starlette

from wusel.engine.errors import WuselError
from wusel.server.config import Config
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores import open_store
from wusel.server.web.app import make_app
from wusel.server.web.home import HomeNetwork
from wusel.server.web.protocols import BufferedConnection
from wusel.server.web.websocket_protocol import WebSocketProtocol
from wusel.server.workers.worker_pool import WorkerPool
from wusel.server.workers.workers import Setup

PING_SECONDS: Final = 20
YOUNG_GENERATION: Final = 1
TICKS_PER_COLLECTION: Final = 2
TICKS_PER_MINUTE: Final = 600
uvicorn_log: Final = logging.getLogger("uvicorn.error")


class Server(uvicorn.Server):
    """uvicorn's server, which also prints its address, has a second listener for the home network, and releases its
    tables first when it shuts down."""

    def __init__(self, config: uvicorn.Config, app: Starlette, open_page: bool = False, quiet: bool = True) -> None:
        super().__init__(config)
        self.home: HomeNetwork = app.state.home
        self.new_connection = partial(BufferedConnection, app.state.admission)
        self.manager: TableManager = app.state.manager
        self.open_page = open_page
        self.quiet = quiet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            uvicorn_log.setLevel(logging.WARNING)
            state = {"server_state": self.server_state, "app_state": self.lifespan.state}
            await self.announce(partial(self.new_connection, self.config, **state))

    async def announce(self, new_protocol: Callable[[], BufferedConnection]) -> None:
        """The server accepts connections; `new_protocol` makes the protocol of one."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        for words in opening_words(self.manager.config, host, port):
            self.say(words)
        await self.home.start(new_protocol, port, self.say)
        if self.open_page:
            open_in_browser(page_address(host, port))

    async def on_tick(self, counter: int) -> bool:
        if self.server_state.connections and counter % TICKS_PER_COLLECTION == 0:
            gc.collect(YOUNG_GENERATION)
        elif not self.server_state.connections and (counter + 1) % TICKS_PER_MINUTE == 0:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Release the tables first, so that other processes can serve them during a long drain."""
        self.home.stop_listening()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.manager.config.drain_seconds):
                await self.manager.hand_over()
        await super().shutdown(sockets)

    def say(self, words: str) -> None:
        """Print to the terminal, for the person who runs the server."""
        if not self.quiet:
            print(words, flush=True)  # noqa: T201  # there is no other channel

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down with exit status 0 on a signal; a second Ctrl+C does not wait for the draining."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


NewServer = TypeVar("NewServer", bound=Server)


def make_server(
    config: Config, new_server: Callable[[uvicorn.Config, Starlette], NewServer]
) -> tuple[NewServer, TableManager]:
    store = open_store(config.db, config.address, config.lease_seconds, config.group)
    bots = WorkerPool(config.bot_workers, config.bot_seconds, setup=Setup(config.contents))
    manager = TableManager(config, store, bots)
    app = make_app(manager)
    return new_server(uvicorn_config(config, app), app), manager


def opening_words(config: Config, host: str, port: int) -> list[str]:
    """Return the lines that are printed for the operator at the start."""
    words = [f"Wusel is open at {page_address(host, port)} (Ctrl+C closes it)"]
    if config.keep_finished:
        words.append(f"Tables that have been over for {config.keep_finished} days are deleted")
    return words


def page_address(host: str, port: int) -> str:
    return f"http://{page_host(host)}:{port}/"


def open_in_browser(address: str) -> None:
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket bound to an address, not listening yet."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError:
            listener.close()
            raise
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "this is no address"
        raise WuselError(
            f"Wusel cannot listen at {host}, port {port}: {why}. Name an address of this machine with "
            "--host, and with --port one that no other program uses; port 0 takes any that is free."
        ) from None
    return listener


def page_host(host: str) -> str:
    """A host as a URL writes it."""
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def uvicorn_config(config: Config, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=partial(BufferedConnection, app.state.admission),  # type: ignore[arg-type]  # called like a class
        ws=WebSocketProtocol,
        ws_max_size=config.longest_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        loop="uvloop" if os.name == "posix" else "asyncio",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        log_config=None,
        timeout_graceful_shutdown=int(config.drain_seconds),
    )
