"""The server inside a page: the same application, asked by messages instead of sockets.

A worker of the page runs an interpreter with this module. It has the files of its origin mounted at a folder, where
every write is on the disk when it returns.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from http.cookies import SimpleCookie
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import unquote

from wusel.server.config import Config
from wusel.server.lobby.identity import COOKIE, NOBODY
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores.page import NotImportable, PageStore, require_games
from wusel.server.web.app import make_app
from wusel.server.web.frame_sender import FrameSender
from wusel.server.workers.game_packs import use_packs
from wusel.server.workers.worker_pool import WorkerPool

NAME: Final = "wusel.db"
BOT_SECONDS: Final = 20.0
"""The time limit of bots. Devices differ, and a worker has to start. Bots also watch the clock themselves."""
PLENTY: Final = 1e9
"""Limits are for strangers: here is one person."""

Message = MutableMapping[str, Any]


class PageApp:
    """The application, and the cookie jar of the one person who uses it: the page never sees it."""

    def __init__(self, folder: Path) -> None:
        config = Config(
            db=str(folder / NAME),
            preload=False,
            requests_per_second=PLENTY,
            request_burst=int(PLENTY),
            tables_per_address=PLENTY,
            tries_per_hour=PLENTY,
            kept_per_hour=PLENTY,
            bot_seconds=BOT_SECONDS,
        )
        self.store = PageStore(folder / NAME)
        self.manager = TableManager(config, self.store, WorkerPool(1, BOT_SECONDS))
        self.app = make_app(self.manager)
        self.lifespan = self.app.router.lifespan_context(self.app)
        self.cookie = ""

    async def open(self) -> None:
        """Open the store with all games of this page."""
        await self.lifespan.__aenter__()
        self.cookie = await self.store.cookie()

    async def close(self) -> None:
        await self.lifespan.__aexit__(None, None, None)

    async def request(self, method: str, target: str, body: str | None) -> tuple[int, str, str]:
        """Answer a request: status, type of the content, and content."""
        headers = [] if body is None else [(b"content-type", b"application/json")]
        request = Exchange(b"" if body is None else body.encode())
        await self.app(self.scope("http", target, headers) | {"method": method}, request.receive, request.send)
        cookie = SimpleCookie(request.headers.get("set-cookie", ""))
        if COOKIE in cookie:
            self.cookie = cookie[COOKIE].value
            await self.store.keep_cookie(self.cookie)
        return request.status, request.headers.get("content-type", ""), request.content.decode()

    def exported(self) -> bytes:
        """All games of this page, as a file."""
        return self.store.exported()

    async def why_not(self, content: bytes) -> str:
        """Why a file cannot be imported: a code for the page; empty if it can be."""
        try:
            require_games(content)
            await require_readable(content)
        except NotImportable as refused:
            return str(refused)
        return ""

    def replace(self, content: bytes) -> None:
        """Replace all games by those of an exported file. The page has to reload after that."""
        self.store.replace(content)

    def connect(self, target: str, send: Callable[[str], None], closed: Callable[[int], None]) -> "PageSocket":
        """Open a WebSocket: frames go to `send` until one of the two sides closes it."""
        socket = PageSocket(send, closed)
        scope = self.scope("websocket", target, []) | {"connection": socket.sender, "subprotocols": []}
        socket.start(self.app(scope, socket.receive, socket.send))
        return socket

    def scope(self, kind: str, target: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        path, _, query = target.partition("?")
        jar = [(b"cookie", f"{COOKIE}={self.cookie}".encode())] if self.cookie else []
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "https" if kind == "http" else "wss",
            "server": ("localhost", 443),
            "client": None,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), *jar, *headers],
        }


async def require_readable(content: bytes) -> None:
    """Raise NotImportable unless this version can start with a file: its person is known, and the log of the latest
    table can be read."""
    with TemporaryDirectory() as folder:
        Path(folder, NAME).write_bytes(content)
        app = PageApp(Path(folder))
        try:
            await app.open()
            person = await app.manager.people.of(app.cookie)
            if person is NOBODY:
                raise NotImportable("unreadable")
            for table in await app.store.tables_of(person.id, 1):
                await app.manager.state_of(table)
        except Exception:  # a foreign log can break in any way
            raise NotImportable("unreadable") from None
        finally:
            await app.close()


class Exchange:
    """One request and its response, as ASGI tells them."""

    def __init__(self, body: bytes) -> None:
        self.body: bytes | None = body
        self.status = 500
        self.headers: dict[str, str] = {}
        self.content = b""
        self.is_over = asyncio.Event()

    async def receive(self) -> Message:
        if self.body is None:
            await self.is_over.wait()
            return {"type": "http.disconnect"}
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
        elif message["type"] == "http.response.body":
            self.content += message.get("body", b"")
            if not message.get("more_body"):
                self.is_over.set()


class PageSocket:
    """One WebSocket between page and application."""

    def __init__(self, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.tell = tell
        self.closed = closed
        self.is_open = True
        self.came: asyncio.Queue[Message] = asyncio.Queue()
        self.came.put_nowait({"type": "websocket.connect"})
        self.sender = FrameSender(lambda frame: self.pass_on(frame.decode()), self.close)
        self.task: asyncio.Task[None] | None = None

    def start(self, application: Any) -> None:  # noqa: ANN401  # what an ASGI application returns
        self.task = asyncio.ensure_future(application)
        self.task.add_done_callback(lambda _: self.close(1012))

    def hear(self, text: str) -> None:
        """A frame of the page."""
        self.came.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page has closed it."""
        self.is_open = False
        self.came.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> Message:
        return await self.came.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.pass_on(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self.close(message.get("code", 1000))

    def pass_on(self, frame: str) -> None:
        if self.is_open:
            self.tell(frame)

    def close(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self.closed(code)
            self.came.put_nowait({"type": "websocket.disconnect", "code": code})


def new_app(folder: str) -> PageApp:
    """In a page: the application, with games that are fetched when they are wanted."""
    import wusel_page  # noqa: PLC0415  # the page's own module

    use_packs(lambda name: bytes(wusel_page.gamePack(name).to_bytes()))
    return PageApp(Path(folder))
