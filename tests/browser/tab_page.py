"""Wusel in a tab without WebAssembly: the client of the folder, and the page's server in this very process.

The page's worker is an imitation whose messages come by a WebSocket. So page, bridge and application are the real ones,
and a test takes seconds.
"""

import asyncio
import fcntl
import json
import shutil
import socket
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket
from tools.tab import build

from tests.server.visitors import wait_until
from wusel.server.operations.page_app import PageApp, PageSocket

PATH = "/some/games/"
PRETEND = """
window.spoken = [];
window.Worker = class {
    constructor() {
        this.line = new WebSocket(`ws://${location.host}/worker`);
        this.open = new Promise((opened) => (this.line.onopen = opened));
        this.line.onmessage = ({data}) => {
            const message = JSON.parse(data);
            spoken.push(message);
            this.onmessage?.({data: message});
        };
    }
    postMessage(message) {
        this.open.then(() => this.line.send(JSON.stringify(message)));
    }
    terminate() {
        this.line.close();
    }
};
"""
"""Records all messages that a page receives."""


class Worker:
    """An imitation of the page's worker. One page at a time has the games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = asyncio.Lock()
        self.app: PageApp | None = None

    async def serve(self, line: WebSocket) -> None:
        await line.accept()
        async with self.lock:
            self.app = PageApp(self.folder)
            await self.app.open()
            try:
                await Conversation(line, self.app).hold()
            finally:
                await self.app.close()


class Conversation:
    """The messages between one page and its worker."""

    def __init__(self, line: WebSocket, app: PageApp) -> None:
        self.line = line
        self.app = app
        self.sockets: dict[int, PageSocket] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def hold(self) -> None:
        """Serve the page until it is gone. Messages not yet sent are lost with it."""
        self.begin(self.tell_all())
        try:
            async for text in self.line.iter_text():
                self.hear(json.loads(text))
        finally:
            for socket in self.sockets.values():
                socket.leave()
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell_all(self) -> None:
        while True:
            await self.line.send_text(json.dumps(await self.told.get()))

    def tell(self, **message: Any) -> None:  # noqa: ANN401  # JSON
        self.told.put_nowait(message)

    def hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "start"}:
                self.tell(type="ready", hasBefore=False)
            case {"type": "ask", "id": id}:
                self.begin(self.answer(id, message["method"], message["path"], message["body"]))
            case {"type": "connect", "id": id}:
                self.sockets[id] = self.app.connect(
                    message["path"],
                    lambda frame: self.tell(type="frame", id=id, text=frame),
                    lambda code: self.tell(type="closed", id=id, code=code),
                )
            case {"type": "say", "id": id}:
                self.sockets[id].hear(message["text"])
            case {"type": "leave", "id": id}:
                self.sockets.pop(id).leave()

    async def answer(self, id: int, method: str, path: str, body: str | None) -> None:
        status, kind, text = await self.app.request(method, path, body)
        self.tell(type="answer", id=id, status=status, kind=kind, text=text)


def client(into: Path) -> Path:
    """Build the client of the folder without an interpreter, if its sources have changed."""
    build.CACHE.mkdir(parents=True, exist_ok=True)
    with (build.CACHE / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        shutil.copytree(build.client(), into)
    build.write_version(into, "1")
    listed = {"version": "1", "python": {}, "files": {}, "named": {}}
    (into / "files.json").write_text(json.dumps(listed), encoding="utf-8")
    return into


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, Worker]]:
    """Serve the folder, and yield its address and the worker behind it."""
    worker = Worker(folder)
    files = StaticFiles(directory=client(folder / "client"), html=True)
    app = Starlette(routes=[WebSocketRoute("/worker", worker.serve), Mount(PATH, files)])
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="websockets-sansio"))
    door = socket.create_server(("127.0.0.1", 0))
    thread = Thread(target=server.run, args=([door],), daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the web space did not open in time")
    yield f"http://localhost:{door.getsockname()[1]}{PATH}", worker
    server.should_exit = True
    thread.join()
