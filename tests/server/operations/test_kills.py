"""Servers are killed dozens of times in the middle of play. Nothing acknowledged is lost, and nothing counts twice."""

import asyncio
import itertools
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.fork_server import ForkServer, free_port
from tests.server.visitors import NO_TLS, PATIENCE
from tests.thorough import cases

SERVERS = 4
[KILLS_EACH] = cases([25], [8])
TABLES_EACH = 3
MOST_SECONDS_TO_LIVE = 0.15
"""From the first choice after a restart to the next kill."""
AGAIN = 0.02
"""Seconds after which a player who was cut off tries again."""

Frame = dict[str, Any]


class Player:
    """A player at a table who records everything, and continues where the connection was cut."""

    ids = itertools.count(1)

    def __init__(self, site: "Site", table: str, seat: int) -> None:
        self.site = site
        self.table = table
        self.seat = seat
        self.n = 0
        self.stored_at_welcome = 0
        self.news: dict[int, Frame] = {}
        self.acknowledged: dict[str, tuple[int, Frame]] = {}
        self.pending: Frame | None = None
        self.is_welcome = False
        self.is_over = False
        self.play: Frame = {}

    async def go_on(self) -> None:
        """Play to the end of the game, with any number of cuts."""
        url = f"ws://127.0.0.1:{self.site.port}/api/play?table={self.table}"
        headers = {"Cookie": self.site.cookies[self.seat]}
        while not self.is_over:
            self.is_welcome = False
            try:
                async with connect(url, additional_headers=headers, compression=None, proxy=None) as line:
                    await line.send(json.dumps({"type": "hello", "table": self.table, "since": self.n or None}))
                    async for text in line:
                        await self.hear(line, json.loads(text))
                        if self.is_over and self.pending is None:
                            return
            except (OSError, WebSocketException):
                await asyncio.sleep(AGAIN)

    async def hear(self, line: ClientConnection, frame: Frame) -> None:
        match frame["type"]:
            case "happened":
                assert self.n in (0, frame["n"] - 1), f"after {self.n} comes {frame['n']}"
                self.n = frame["n"]
                self.news[self.n] = frame["news"]
                if "id" in frame:
                    self.acknowledge(frame)
            case "missed":
                for told in frame["lines"]:
                    assert self.n in (0, told["n"] - 1), f"after {self.n} comes {told['n']}"
                    self.n = told["n"]
                    self.news[self.n] = told["news"]
            case "welcome":
                assert self.n in (0, frame["n"]), f"told up to {self.n}, but the server knows {frame['n']}"
                self.n = self.stored_at_welcome = frame["n"]
                self.is_welcome = True
                if self.pending is not None:
                    await line.send(json.dumps(self.pending))
            case "done":
                self.acknowledge(frame)
            case "refused":
                raise AssertionError(frame)
        self.play = frame.get("play") or self.play
        self.is_over = self.is_over or (frame.get("table") or {}).get("phase") == "over"
        await self.choose_if_owing(line)

    def acknowledge(self, frame: Frame) -> None:
        assert self.pending is not None
        assert frame["id"] == self.pending["id"]
        assert frame["n"] <= self.n, "it was acknowledged before it was told"
        self.site.lost_and_found += frame["n"] <= self.stored_at_welcome
        self.acknowledged[frame["id"]] = (frame["n"], self.pending["choice"])
        self.pending = None
        self.site.alive.set()

    async def choose_if_owing(self, line: ClientConnection) -> None:
        if self.is_welcome and self.pending is None and not self.is_over and self.seat in self.play["owing"]:
            choice = random.choice(self.play["looks"][0]["choices"])
            asked = self.play["question"]
            id = f"c{next(self.ids)}"
            self.pending = {"type": "choose", "id": id, "seat": self.seat, "question": asked, "choice": choice}
            await line.send(json.dumps(self.pending))


class Site:
    """One database, the servers that start and die on it, and the people who play there meanwhile."""

    processes = 1

    def __init__(self, fork_server: ForkServer, db: Path) -> None:
        self.fork_server = fork_server
        self.db = db
        self.port = free_port()
        self.cookies: list[str] = []
        self.players: list[Player] = []
        self.lost_and_found = 0
        self.alive = asyncio.Event()

    async def live_and_die(self, kills: int) -> None:
        """Kill servers a number of times, each at a random moment of play."""
        server = self.starts()
        self.cookies = [await self.new_person() for _ in range(2)]
        playing = [asyncio.create_task(self.keep_playing()) for _ in range(TABLES_EACH)]
        for _ in range(kills):
            self.alive.clear()
            await self.unless_somebody_fails(playing)
            await asyncio.sleep(random.uniform(0, MOST_SECONDS_TO_LIVE))
            server = self.kills(server)
        self.alive.clear()
        await self.unless_somebody_fails(playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.fork_server.kill(server)

    def starts(self) -> int:
        return self.fork_server.fork(str(self.db), self.port, processes=self.processes)

    def kills(self, server: int) -> int:
        """Kill a server, and return the one that takes its place."""
        self.fork_server.kill(server)
        return self.starts()

    async def unless_somebody_fails(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until the current server has acknowledged a choice."""
        alive = asyncio.create_task(self.alive.wait())
        done, _ = await asyncio.wait([alive, *playing], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        alive.cancel()
        assert done, f"no choice was acknowledged for {PATIENCE} seconds"
        for task in done:
            task.result()

    async def keep_playing(self) -> None:
        while True:
            table = (await self.asks(0, "/api/tables", game="mosquitozzz", seats=["you", "open"]))["id"]
            await self.asks(1, f"/api/tables/{table}", type="sit", id="sit", seat=1)
            await self.asks(0, f"/api/tables/{table}", type="start", id="start")
            players = [Player(self, table, seat) for seat in range(2)]
            self.players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.go_on())

    async def new_person(self) -> str:
        answer = await self.until_answered("GET", "/api/me", "")
        return answer.headers["set-cookie"].partition(";")[0]

    async def asks(self, who: int, path: str, **body: object) -> Frame:
        answer = await self.until_answered("POST", path, self.cookies[who], body)
        found: Frame = answer.json()
        return found

    async def until_answered(
        self, method: str, path: str, cookie: str, body: dict[str, object] | None = None
    ) -> httpx.Response:
        """Repeat a request until a server answers. It counts once, because it keeps its id."""
        while True:
            try:
                async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as web:
                    url = f"http://127.0.0.1:{self.port}{path}"
                    answer = await web.request(method, url, json=body, headers={"Cookie": cookie})
            except httpx.HTTPError:
                await asyncio.sleep(AGAIN)
            else:
                assert answer.status_code == 200, answer.text
                return answer

    def check(self) -> int:
        """Check that everything sent and acknowledged is in the database, once. Return the number of acknowledged
        choices."""
        with sqlite3.connect(self.db) as db:
            rows = db.execute("select table_id, n, entry, key from lines order by table_id, n").fetchall()
        db.close()
        logs: dict[str, list[tuple[Frame, str]]] = {}
        for table, n, entry, key in rows:
            log = logs.setdefault(table, [])
            log.append((json.loads(entry), key))
            assert n == len(log), f"line {n} stands where {len(log)} should"
        for player in self.players:
            log = logs[player.table]
            for n, news in player.news.items():
                assert log[n - 1][0]["is"] == news["what"]
                assert log[n - 1][0].get("seat", -1) == news.get("seat", -1)
            for id, (n, choice) in player.acknowledged.items():
                assert [at for at, (_, key) in enumerate(log, 1) if id in key.split(":")] == [n]
                assert log[n - 1][0] == {"is": "chose", "seat": player.seat, "choice": choice}
        return sum(len(player.acknowledged) for player in self.players)


def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def play(fork_server: ForkServer) -> list[Site]:
        sites = [Site(fork_server, tmp_path / f"server{number}.db") for number in range(SERVERS)]
        async with asyncio.TaskGroup() as group:
            for site in sites:
                group.create_task(site.live_and_die(KILLS_EACH))
        return sites

    with ForkServer() as fork_server:
        sites = asyncio.run(play(fork_server))
    acknowledged = [site.check() for site in sites]
    assert min(acknowledged) >= KILLS_EACH
    assert sum(site.lost_and_found for site in sites) > 0, "no kill fell between storing and acknowledging"
