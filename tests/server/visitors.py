"""A real server on a real socket with a real database file, and its visitors."""

import asyncio
import copy
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wusel.engine.view import Change, put
from wusel.server.config import Config
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores import open_store
from wusel.server.operations.server_process import Server, uvicorn_config
from wusel.server.table import scheduler, setup_commands
from wusel.server.web.app import make_app
from wusel.server.web.home import HomeNetwork
from wusel.server.workers.worker_pool import WorkerPool

PATIENCE = 120.0
"""Seconds after which a test gives up waiting. It is long enough for a busy machine, and only a failure uses it up."""

NO_TLS = False
"""There are no certificates here. Reading the system's certificates for every guest takes longer than most tests."""

Frame = dict[str, Any]
NO_LIMITS = Config(
    db="",
    port=0,
    messages_per_second=0,
    requests_per_second=0,
    guesses_per_minute=0,
    bad_saves_per_minute=0,
    kept_per_hour=0,
    tables_per_address=0,
    idle_seconds=3600,
)


def deal_alike(test: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every deal of a test its own seed, the same in each run. With random seeds a game could be over after one
    turn, or newly dealt hands could equal the old ones."""
    luck = Random(test)
    monkeypatch.setattr(setup_commands, "randbits", luck.getrandbits)
    monkeypatch.setattr(scheduler, "randbits", luck.getrandbits)


def wait_until(happens: Callable[[], object], otherwise: str) -> None:
    """Check again and again until something happens."""
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until, otherwise
        time.sleep(0.01)


class NimbleServer(Server):
    """A server that reports when its ports are open, and stops quickly, because there are hundreds of them."""

    is_open = False

    async def main_loop(self) -> None:
        self.is_open = True
        while not await self.on_tick(0):
            await asyncio.sleep(0.01)


class RunningServer:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        store = open_store(config.db, config.address)
        self.manager = TableManager(config, store, WorkerPool(config.bot_workers, config.bot_seconds))
        app = make_app(self.manager)
        self.home: HomeNetwork = app.state.home
        self.uvicorn = NimbleServer(uvicorn_config(config, app), app)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.guests: list[Guest] = []

    def start(self) -> None:
        self.thread.start()
        wait_until(lambda: self.uvicorn.is_open or not self.thread.is_alive(), "the server did not start in time")
        assert self.uvicorn.is_open, "the server did not start"
        self.address = f"127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    def stop(self) -> None:
        for guest in self.guests:
            guest.goes()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def guest(self, name: str = "", far: str = "") -> "Guest":
        """Return a new guest, perhaps with a far address. A guest without a name has no identity yet."""
        self.guests.append(Guest(self.address, name, far))
        return self.guests[-1]


@contextmanager
def run_server(db: Path | str, **changes: Any) -> Iterator[RunningServer]:  # noqa: ANN401  # fields of Config
    """Run a server on a database, without limits unless the test sets some."""
    running = RunningServer(replace(NO_LIMITS, db=str(db), **changes))
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Guest:
    """A person with a browser of their own."""

    def __init__(self, address: str, name: str = "", far: str = "") -> None:
        self.address = address
        self.far = {"X-Forwarded-For": far} if far else {}
        self.web = httpx.Client(
            base_url=f"http://{address}", headers=self.far, timeout=PATIENCE, trust_env=False, verify=NO_TLS
        )
        self.clients: list[Client] = []
        if name:
            self.get("/api/me")
            self.post("/api/me", name=name)

    # --- the JSON API

    def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401  # JSON
        return self.checked(self.web.get(path), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:  # noqa: ANN401  # JSON
        return self.checked(self.web.post(path, json=body), status)

    def checked(self, response: httpx.Response, status: int) -> Any:  # noqa: ANN401  # JSON
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json()

    def opens(self, game: str = "mosquitozzz", seats: str = "you open", **more: Any) -> str:  # noqa: ANN401  # JSON
        """Open a table and return its id. Bots answer at once unless the test says otherwise."""
        more.setdefault("settings", {"pace": 0})
        return str(self.post("/api/tables", game=game, seats=seats.split(), **more)["id"])

    # --- the socket

    def joins(self, table: str, since: int | None = None, seat: int | None = None) -> "Client":
        """Connect to a table and read up to the welcome. Of several seats one may look from the start."""
        client = Client(self, table)
        self.clients.append(client)
        client.send({"type": "hello", "table": table, "since": since, "seat": seat})
        client.wait_for("welcome")
        return client

    def cookie(self) -> dict[str, str]:
        pairs = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        return {"Cookie": pairs, **self.far} if pairs else self.far

    def goes(self) -> None:
        for client in self.clients:
            client.hangs_up()
        self.web.close()


def changes(told: list[Any]) -> list[Change]:
    """Return changes as lists, because JSON has no tuples."""
    return [(tuple(path), part) for path, part in told]


class Looked:
    """Keeps the shared view like a client, and assembles the view of each seat."""

    def __init__(self) -> None:
        self.shared: Frame = {}

    def whole(self, play: Frame) -> Frame:
        """Return the state of the game with the full view of every seat."""
        told = dict(play)
        self.shared = copy.deepcopy(told.pop("view", self.shared))
        put(self.shared, changes(told.pop("changes", [])))
        looks = []
        for look in told["looks"]:
            view = copy.deepcopy(self.shared)
            put(view, changes(look["own"]))
            looks.append({name: part for name, part in look.items() if name != "own"} | {"view": view})
        return told | {"looks": looks}


class Client:
    """A connection to a table. `frames` keeps every frame that arrived."""

    ids = itertools.count(1)

    def __init__(self, guest: Guest, table: str, query: str = "") -> None:
        self.guest = guest
        self.table = table
        url = f"ws://{guest.address}/api/play{query}"
        self.ends = ExitStack()
        self.socket: ClientConnection = self.ends.enter_context(
            connect(
                url,
                additional_headers=guest.cookie(),
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_timeout=None,
            )
        )
        self.frames: list[Frame] = []
        self.answers: list[Frame] = []
        self.looked = Looked()
        self.play: Frame = {}
        self.info: Frame = {}
        self.n = 0

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Frame:
        """Return the next frame, with full views. News that answers a command is recorded as news and as an answer."""
        frame: Frame = self.answers.pop(0) if self.answers else json.loads(self.socket.recv(timeout))
        if frame["type"] == "happened" and "id" in frame:
            self.answers.append({"type": "done", "id": frame.pop("id"), "n": frame["n"]})
        self.frames.append(frame)
        if frame.get("play"):
            self.play = self.looked.whole(frame["play"])
            frame["play"] = self.play
        self.info = frame.get("table") or self.info
        self.n = frame.get("n", self.n) if frame["type"] in ("happened", "welcome") else self.n
        return frame

    def wait_for(self, kind: str, **fields: object) -> Frame:
        """Read until a frame or news of a kind arrives with the given fields."""
        while True:
            frame = self.hear()
            news = frame.get("news", {})
            if kind in (frame["type"], news.get("what")) and all(
                frame.get(name, news.get(name)) == value for name, value in fields.items()
            ):
                return frame

    def says(self, kind: str, **fields: object) -> Frame:
        """Send a command and read up to its answer."""
        id = f"c{next(self.ids)}"
        self.send({"type": kind, "id": id, **fields})
        while True:
            frame = self.hear()
            if frame["type"] in ("done", "refused") and frame["id"] in (id, ""):
                return frame

    def does(self, kind: str, **fields: object) -> Frame:
        """Send a command that must be carried out."""
        answer = self.says(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def fails(self, kind: str, code: str, **fields: object) -> Frame:
        """Send a command that must be refused with a code."""
        answer = self.says(kind, **fields)
        assert (answer["type"], answer.get("code")) == ("refused", code), answer
        return answer

    def look(self, seat: int) -> Frame:
        """Return the last view of a seat. If it is another of the person's seats, it looks from now on."""
        if all(look["seat"] != seat for look in self.play["looks"]):
            self.passes_to(seat)
        found: Frame = next(look for look in self.play["looks"] if look["seat"] == seat)
        return found

    def passes_to(self, seat: int) -> None:
        """Pass the device to another of the person's seats."""
        id = f"c{next(self.ids)}"
        self.send({"type": "look", "id": id, "seat": seat})
        self.wait_for("welcome", id=id)

    def chooses(self, seat: int, pick: int = 0, **fields: object) -> Frame:
        """Make one of the choices on offer."""
        choice = self.look(seat)["choices"][pick]
        return self.does("choose", seat=seat, question=self.play["question"], choice=choice, **fields)

    def hangs_up(self) -> None:
        self.ends.close()

    def is_cut(self) -> int:
        """Read to the end of the connection and return its close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def breaks(self) -> None:
        """Break the connection without a close frame."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.socket.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hangs_up()
