"""Running the server."""

import logging
import os
import threading
import webbrowser
from typing import Final

import uvicorn
from starlette.applications import Starlette

from wusel.engine.errors import WuselError
from wusel.server.app import make_app
from wusel.server.bot_workers import BotWorkers
from wusel.server.config import Config
from wusel.server.house import House
from wusel.server.logs import log_as_json
from wusel.server.stores import open_store

PING_SECONDS: Final = 20


class Server(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, config: uvicorn.Config, open_page: bool, quiet: bool) -> None:
        super().__init__(config)
        self.open_page = open_page
        self.quiet = quiet

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
        if not self.quiet:
            print(f"Wusel is open at {address} (Ctrl+C closes it)", flush=True)  # noqa: T201  # for the person who runs it
        if self.open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve(config: Config, open_page: bool = False, quiet: bool = False, log_level: int = logging.INFO) -> None:
    """Serve until somebody says stop; then finish what was begun."""
    log_as_json(log_level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    store = open_store(config.db, config.address or f"{config.host}:{config.port}")
    house = House(config, store, BotWorkers(config.bot_workers, config.bot_seconds))
    server = Server(uvicorn_config(config, make_app(house)), open_page, quiet)
    server.run()
    if not server.started:
        raise WuselError("the server could not start; the log above says why")


def uvicorn_config(config: Config, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        ws="websockets-sansio",
        ws_max_size=config.longest_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        loop="uvloop" if os.name == "posix" else "asyncio",
        access_log=False,
        server_header=False,
        date_header=False,
        log_config=None,
        timeout_graceful_shutdown=int(config.drain_seconds),
    )
