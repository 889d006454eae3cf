"""Latency during denial-of-service attacks from one address: `python -m bench.attacks [attack ...]`, on Linux.

The server is `wusel serve` with its default limits and a soft limit of 1,024 files. A client at a table sends sixteen
questions a second, and now and then a request to the API, while another process attacks from another address. For each
attack: latency percentiles, the server's share of a core, and its peak memory. On a busy machine compare the share.

During the last attacks the client makes choices, which are stored, in a game with a thousand choices.
"""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.games.maus import endless
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from bench.usage import cpu_seconds, resident_mb
from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.errors import WuselError
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.server.operations.load import server_process, times
from wusel.server.operations.load_client import ApiClient
from wusel.server.operations.serve import raise_file_limit

SECONDS: Final = 8.0
PAUSE: Final = 0.06
PAGE_EVERY: Final = 10
"""Questions for each request to the API."""
ATTACKER_ADDRESS: Final = ("127.0.0.2", 0)
HANDSHAKE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)

LONG: Final = 1_000
"""Choices of the long game."""
TABLES: Final = 150
CONTENT_TABLES: Final = 40
"""Tables with uploaded content."""
CONCURRENT_REPLAYS: Final = 8

Attack = Callable[[int, str], Awaitable[None]]
"""Attacks the server at a port, or a table there."""
Sending = Callable[[asyncio.StreamWriter], Awaitable[None]]


# --- attacks


def request(path: bytes, headers: bytes = b"", method: bytes = b"GET") -> bytes:
    return b"%s %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (method, path, headers)


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def repeat(data: bytes) -> Sending:
    async def attack(writer: asyncio.StreamWriter) -> None:
        while not writer.transport.is_closing():
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(0)

    return attack


def once(data: bytes) -> Sending:
    """Send and keep the connection open."""

    async def attack(writer: asyncio.StreamWriter) -> None:
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(60)

    return attack


def connections(count: int, sending: Sending, upgrades: bool = False) -> Attack:
    """Send on a number of connections at once."""

    async def attack(port: int, _: str) -> None:
        report_ready()
        await asyncio.gather(*(send_and_reconnect(port, upgrades, sending) for _ in range(count)))

    return attack


async def send_and_reconnect(port: int, upgrades: bool, sending: Sending) -> None:
    """Connect, send until the connection is closed, and connect again."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ATTACKER_ADDRESS)
            if upgrades:
                writer.write(request(b"/api/play", HANDSHAKE))
                await reader.readuntil(b"\r\n\r\n")
            await asyncio.gather(reader.read(), sending(writer), return_exceptions=True)
            writer.transport.abort()
        await asyncio.sleep(0.02)


async def look_ahead(port: int, _: str) -> None:
    """Request previews of all choices at many tables, choose, and repeat."""
    me = ApiClient(("127.0.0.1", port), ATTACKER_ADDRESS)
    await me.sign_in()
    found = []
    for _number in range(TABLES):
        with suppress(WuselError, OSError, WebSocketException):
            found.append(await open_table(me, "maus", 4))
        await asyncio.sleep(0.05)  # stay below the rate limit
    report_ready()
    await asyncio.gather(*(player.look_ahead() for player in found), return_exceptions=True)


async def replay(port: int, table: str) -> None:
    """Request replays and problem reports of the same game repeatedly and concurrently."""
    me = ApiClient(("127.0.0.1", port), ATTACKER_ADDRESS)
    await me.sign_in()
    report_ready()
    await asyncio.gather(
        *(replay_repeatedly(me, f"/api/tables/{table}", bool(n % 2)) for n in range(CONCURRENT_REPLAYS))
    )


async def replay_repeatedly(me: ApiClient, path: str, reports: bool) -> None:
    for first in itertools.count(0, 100):
        try:
            if reports:
                await me.post(f"{path}/report", browser="any")
            else:
                await me.get(f"{path}/replay?first={first % LONG}")
        except (WuselError, OSError):
            await asyncio.sleep(0.1)


def content_attack(content: str) -> Attack:
    """Play at tables with uploaded content, with a bot at every third: request a preview and a hint, then end the
    turn."""

    async def attack(port: int, _: str) -> None:
        me = ApiClient(("127.0.0.1", port), ATTACKER_ADDRESS)
        await me.sign_in()
        game = find_game("maus", content)
        save = save_text(Table(game, {"players": 2}, 5))
        tables = []
        for number in range(CONTENT_TABLES):
            path = f"/api/tables/{(await me.post('/api/tables/upload', save=save))['id']}"
            await me.post(path, type="arrange", id="arrange", settings={"hints": True, "pace": 0})
            if number % 3:
                await me.post(path, type="sit", id="sit", seat=1, also=True, name="Player 2")
            await me.post(path, type="start", id="start", fill="greedy")
            tables.append(path.rpartition("/")[2])
        report_ready()
        await asyncio.gather(*(end_turns_repeatedly(me, table) for table in tables))

    return attack


async def end_turns_repeatedly(me: ApiClient, table: str) -> None:
    """Reconnect whenever the connection is closed."""
    while True:
        with suppress(WebSocketException, OSError):
            await (await connect_to(me, table)).end_turns()
        await asyncio.sleep(0.5)


def report_ready() -> None:
    print("ready", flush=True)


PARTIAL_BODY: Final = request(b"/api/me", b"Content-Type: application/json\r\nContent-Length: 50000\r\n", b"POST")
EMPTY_FRAGMENTS: Final = frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 2000
ATTACKS: Final[dict[str, Attack]] = {
    "nothing": connections(0, once(b"")),
    "pipelining": connections(1, repeat(request(b"/healthz") * 500)),
    "pipelining by 200": connections(200, repeat(request(b"/healthz") * 500)),
    "pipelining the API": connections(20, repeat(request(b"/api/games") * 200)),
    "pings": connections(4, repeat(frame(Opcode.PING) * 2000), upgrades=True),
    "pings by 100": connections(100, repeat(frame(Opcode.PING) * 500), upgrades=True),
    "no text": connections(4, repeat(frame(Opcode.TEXT, b"\xff\xfe") * 1000), upgrades=True),
    "no JSON": connections(50, repeat(frame(Opcode.TEXT, b"{") * 1000), upgrades=True),
    "empty fragments": connections(4, repeat(EMPTY_FRAGMENTS), upgrades=True),
    "half requests": connections(1000, once(b"GET /api/me HTTP/1.1\r\nX: ")),
    "half bodies": connections(1000, once(PARTIAL_BODY)),
    "long lines": connections(300, once(b"GET / HTTP/1.1\r\nX: " + b"x" * 9000)),
    "noise": connections(100, repeat(os.urandom(20_000))),
    "nothing, choosing": connections(0, once(b"")),
    "looks ahead": look_ahead,
    "replays": replay,
    "endless chapters": content_attack(endless.HIDDEN),
    "heavy chapters": content_attack(endless.HEAVY),
}
CHOOSING: Final = ("nothing, choosing", "looks ahead", "replays", "endless chapters", "heavy chapters")


# --- clients


class Player:
    """A WebSocket client that plays all seats of a table."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.play: dict[str, Any] = {}
        self.luck = Random(table)
        self.ids = itertools.count(1)

    async def receive(self, *ids: str) -> None:
        """Receive frames until all of these ids or types have come."""
        missing = set(ids)
        while missing:
            frame = json.loads(await self.connection.recv())
            self.play = frame.get("play") or self.play
            missing.discard(frame.get("id") or frame["type"])

    async def send(self, kind: str, **more: object) -> str:
        id = f"a{next(self.ids)}"
        await self.connection.send(json.dumps({"type": kind, "id": id, **more}))
        return id

    async def ask(self) -> None:
        """Send a cheap question and wait for its answer."""
        await self.receive(await self.send("why", seat=0, question=0, choice={"do": "lay"}))

    async def choose(self) -> None:
        """Make a random choice for any seat that owes one."""
        look = next(look for look in self.play["looks"] if look["choices"])
        choice = self.luck.choice(look["choices"])
        question = self.play["question"]
        await self.receive(await self.send("choose", seat=look["seat"], question=question, choice=choice))

    async def end_turns(self) -> None:
        """End the turn, or else make the first choice, until the game is over; a refused choice is repeated."""
        while self.play["owing"]:
            look = next((look for look in self.play["looks"] if look["choices"]), None)
            if look is None:
                await self.receive("happened")
                continue
            ends = [choice for choice in look["choices"] if choice["do"] == "end_turn"]
            asked = {"seat": look["seat"], "question": self.play["question"]}
            await self.send("foresee", **asked)
            await self.send("hint", **asked)
            await self.receive(await self.send("choose", **asked, choice=(ends or look["choices"])[0]))
            await asyncio.sleep(0.2)  # stay below the rate limit

    async def look_ahead(self) -> None:
        while self.play["owing"]:
            seat, question = self.play["owing"][0], self.play["question"]
            looks = [
                await self.send("foresee", seat=seat, question=question, further=f, view=True) for f in (False, True)
            ]
            await self.receive(*looks)
            await self.choose()


async def open_table(me: ApiClient, game: str, seats: int) -> Player:
    owners = ["you", *(f"you:{n}" for n in range(1, seats))]
    return await connect_to(me, (await me.post("/api/tables", game=game, seats=owners, start=True))["id"])


async def resume_long_game(me: ApiClient) -> Player:
    """Upload the long save and start it."""
    table = (await me.post("/api/tables/upload", save=long_save()))["id"]
    for seat in (1, 2, 3):
        await me.post(f"/api/tables/{table}", type="sit", id=f"sit{seat}", seat=seat, also=True, name=f"Player {seat}")
    await me.post(f"/api/tables/{table}", type="start", id="start")
    return await connect_to(me, table)


def long_save() -> str:
    """A save of a long campaign for four."""
    game = find_game("maus")
    table: Table[Any] = Table(game, {"players": 4, "chapter": "campaign", "difficulty": "easy"}, 2**70 + 1)
    bot = new_bot("greedy")
    while len(table.choices) < LONG:
        seat = table.owing()[0]
        table.choose(seat, ask(bot, game, table.state, seat, len(table.choices)))
    return save_text(table)


async def connect_to(me: ApiClient, table: str) -> Player:
    host, port = me.address
    url, headers = f"ws://{host}:{port}/api/play", {"Cookie": me.cookie}
    connection = await connect(
        url, additional_headers=headers, proxy=None, compression=None, max_size=None, local_addr=me.local_address
    )
    player = Player(connection, table)
    await connection.send(json.dumps({"type": "hello", "table": table}))
    await player.receive("welcome")
    return player


# --- measurements


async def measure(port: int, server: int, name: str) -> str:
    """One row of the report: latencies at the table and of the API, CPU share, peak memory."""
    me = ApiClient(("127.0.0.1", port))
    await me.sign_in()
    player = await resume_long_game(me) if name in CHOOSING else await open_table(me, "mosquitozzz", 2)
    asks = player.choose if name in CHOOSING else player.ask
    with attacked(port, name, player.table):
        await asyncio.sleep(1)
        found = await measure_for_a_while(me, asks, server)
    await player.connection.close()
    return found


async def measure_for_a_while(me: ApiClient, asks: Callable[[], Awaitable[None]], server: int) -> str:
    asked: list[float] = []
    pages: list[float] = []
    highest = resident_mb(server)
    work, until = cpu_seconds(server), time.monotonic() + SECONDS
    while time.monotonic() < until:
        start = time.perf_counter()
        await asks()
        asked.append(time.perf_counter() - start)
        if len(asked) % PAGE_EVERY == 0:
            start = time.perf_counter()
            await me.get("/api/me")
            pages.append(time.perf_counter() - start)
        highest = max(highest, resident_mb(server))
        await asyncio.sleep(PAUSE)
    share = (cpu_seconds(server) - work) / (time.monotonic() - until + SECONDS)
    found, page = times(asked), times(pages)
    assert found is not None
    at_most, of_pages = 1000 * max(asked), f"{page.p95:10.1f}" if page is not None else f"{'none':>10}"
    return f"{found.p50:8.1f} {found.p95:8.1f} {at_most:8.1f} {of_pages} {share:8.2f} {highest:8.0f}"


@contextmanager
def attacked(port: int, name: str, table: str) -> Iterator[None]:
    """Run an attack in another process."""
    command = [sys.executable, "-m", "bench.attacks", "--attack", str(port), name, table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
        try:
            assert attacker.stdout is not None
            attacker.stdout.readline()
            yield
        finally:
            attacker.kill()


@contextmanager
def served() -> Iterator[tuple[int, int]]:
    """`wusel serve` with its default limits: port and process."""
    with tempfile.TemporaryDirectory() as folder:
        few_files = ["sh", "-c", 'ulimit -S -n 1024; exec "$@"', "sh"]
        wusel = [sys.executable, "-m", "wusel", "serve", "--port", "0", "--db", str(Path(folder) / "wusel.db")]
        with server_process([*few_files, *wusel], subprocess.DEVNULL) as ((_, port), process):
            yield port, process


def main(names: list[str]) -> None:
    print(f"{'attack':20} {'p50 ms':>8} {'p95 ms':>8} {'most ms':>8} {'page p95':>10} {'core':>8} {'MB':>8}")
    with served() as (port, server):
        for name in names or ATTACKS:
            print(f"{name:20} {asyncio.run(measure(port, server, name))}", flush=True)


async def attack_until_stopped(port: int, name: str, table: str) -> None:
    raise_file_limit()
    await ATTACKS[name](port, table)
    await asyncio.sleep(60)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        asyncio.run(attack_until_stopped(int(sys.argv[2]), sys.argv[3], sys.argv[4]))
    else:
        main(sys.argv[1:])
