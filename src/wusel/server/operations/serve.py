"""Running the server."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Final

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from wusel.engine.errors import WuselError
from wusel.server.config import Config
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores import open_store
from wusel.server.operations.logs import log_as_json
from wusel.server.web.app import make_app
from wusel.server.web.home import HomeNetwork
from wusel.server.web.protocols import WebSocketProtocol
from wusel.server.workers.worker_pool import WorkerPool

PING_SECONDS: Final = 20
GARBAGE_AT: Final = (50_000, 1, 1_000_000)
"""New objects until Python looks for rings of garbage by itself, and how often until they count as old. It is made to
look five times a second, among what is new: then most of what tables have made since is gone already, and does not have
to be looked at. Tables, connections and choices leave no rings behind, so among everything that is old it looks only
when nobody is here: that would stop all tables."""
NEW: Final = 1
TICKS_A_LOOK: Final = 2
TICKS_A_MINUTE: Final = 600
SWITCH_SECONDS: Final = 0.0005
"""How long the thread of the store waits for its turn while tables are busy: with Python's usual 5 ms, a choice
would wait for several turns before it is stored."""
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 200
"""What the store, the workers and the pages need, however many visitors there are."""
uvicorn_log: Final = logging.getLogger("uvicorn.error")


class Server(uvicorn.Server):
    """Says where it is open, has a second door for the home network, and when it closes lets go of its tables before
    anything else."""

    def __init__(self, config: uvicorn.Config, app: Starlette, open_page: bool = False, quiet: bool = True) -> None:
        super().__init__(config)
        self.home: HomeNetwork = app.state.home
        self.new_connection = app.state.new_connection
        self.manager: TableManager = app.state.manager
        self.open_page = open_page
        self.quiet = quiet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        uvicorn_log.setLevel(logging.WARNING)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = f"http://{page_host(host)}:{port}/"
        self.say(f"Wusel is open at {address} (Ctrl+C closes it)")
        days = self.manager.config.keep_finished
        if days:
            self.say(f"Tables that have been over for {days} days are deleted")
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        await self.home.start(partial(self.new_connection, self.config, **state), port, self.say)
        if self.open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        if self.server_state.connections and counter % TICKS_A_LOOK == 0:
            gc.collect(NEW)
        elif not self.server_state.connections and (counter + 1) % TICKS_A_MINUTE == 0:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Others may have the tables, however long somebody here takes to send a body."""
        self.home.stop_listening()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.manager.config.drain_seconds):
                await self.manager.hand_over()
        await super().shutdown(sockets)

    def say(self, words: str) -> None:
        """For the person who runs it."""
        if not self.quiet:
            print(words, flush=True)  # noqa: T201  # there is nobody else to tell it

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody says stop: that is no failure. Ctrl+C once more does not wait for anybody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(config: Config, open_page: bool = False, quiet: bool = False, log_level: int = logging.INFO) -> None:
    """Serve until somebody says stop; then finish what was begun."""
    log_as_json(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE_AT)
    files = raise_file_limit()
    config = replace(config, most_connections=min(config.most_connections, max(files - OTHER_FILES, files // 2)))
    uvicorn_log.setLevel(logging.CRITICAL)  # what keeps it from opening is told to whoever called
    with bound_socket(config.host, config.port) as door:
        own_address = config.address or f"{config.host}:{door.getsockname()[1]}"
        store = open_store(config.db, own_address, config.lease_seconds)
        bots = WorkerPool(config.bot_workers, config.bot_seconds, contents=config.contents)
        manager = TableManager(config, store, bots)
        app = make_app(manager)
        server = Server(uvicorn_config(config, app), app, open_page, quiet)
        try:
            server.run([door])
        except SystemExit:
            raise manager.trouble or WuselError("the server could not start") from None


def raise_file_limit() -> int:
    """Every connection is an open file, and systems are sparing with those unless somebody asks: how many there are."""
    if os.name != "posix":
        return MOST_FILES
    import resource  # noqa: PLC0415  # there is none elsewhere

    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if files < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def bound_socket(host: str, port: int) -> socket.socket:
    """Where visitors will knock; nobody is let in yet."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
        except OSError:
            door.close()
            raise
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "this is no address"
        raise WuselError(
            f"Wusel cannot listen at {host}, port {port}: {why}. Name an address of this machine with "
            "--host, and with --port one that no other program uses; port 0 takes any that is free."
        ) from None
    return door


def page_host(host: str) -> str:
    """A host as an address names it."""
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def uvicorn_config(config: Config, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=app.state.new_connection,
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
