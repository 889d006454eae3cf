"""What others notice while one address attacks: `python -m bench.attacks [attack ...]`, on Linux.

A server as `wusel serve` runs it, with 1,024 files to begin with. Somebody at a table asks it something sixteen times a
second, and now and then for a page, while another process does one of the things below from another address. For each:
how long the answers took, which share of a core the server was at work, and its memory at its highest. Where the
machine is busy with other things, the share is what to look at.

In the last ones that somebody does not ask but choose, and a choice is stored, too, in a game that has gone on for a
thousand choices.
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

from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.errors import WuselError
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.server.operations.load import times
from wusel.server.operations.load_client import Web
from wusel.server.operations.serve import raise_file_limit

SECONDS: Final = 8.0
PAUSE: Final = 0.06
ASKED_FOR_A_PAGE: Final = 10
"""Every so many questions."""
ELSEWHERE: Final = ("127.0.0.2", 0)
HANDSHAKE: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)

LONG: Final = 1_000
"""Choices that have been made in a long game."""
TABLES: Final = 150
BROUGHT: Final = 40
"""Tables with content that somebody brought along."""
REPLAYS: Final = 8
"""Requests under way at once."""

Attack = Callable[[int, str], Awaitable[None]]
"""On the server at a port, and on a table there."""
Sending = Callable[[asyncio.StreamWriter], Awaitable[None]]


# --- attacks


def request(path: bytes, headers: bytes = b"", method: bytes = b"GET") -> bytes:
    return b"%s %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (method, path, headers)


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def again_and_again(words: bytes) -> Sending:
    async def attack(line: asyncio.StreamWriter) -> None:
        while not line.transport.is_closing():
            line.write(words)
            await line.drain()
            await asyncio.sleep(0)

    return attack


def once(words: bytes) -> Sending:
    """And then nothing more."""

    async def attack(line: asyncio.StreamWriter) -> None:
        line.write(words)
        await line.drain()
        await asyncio.sleep(60)

    return attack


def lines(count: int, sending: Sending, shakes_hands: bool = False) -> Attack:
    """So many connections on which this is sent."""

    async def attack(port: int, _: str) -> None:
        say_ready()
        await asyncio.gather(*(keep_sending(port, shakes_hands, sending) for _ in range(count)))

    return attack


async def keep_sending(port: int, shakes_hands: bool, sending: Sending) -> None:
    """Connect, send until hung up on, and connect again."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            heard, line = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
            if shakes_hands:
                line.write(request(b"/api/play", HANDSHAKE))
                await heard.readuntil(b"\r\n\r\n")
            await asyncio.gather(heard.read(), sending(line), return_exceptions=True)
            line.transport.abort()
        await asyncio.sleep(0.02)


async def look_ahead(port: int, _: str) -> None:
    """At as many tables as there is room for, somebody wants to know all that their choices would lead to, makes one of
    them, and wants to know it again."""
    me = Web(("127.0.0.1", port), ELSEWHERE)
    await me.meet()
    found = []
    for _number in range(TABLES):
        with suppress(WuselError, OSError, WebSocketException):
            found.append(await at_a_table(me, "maus", 4))
        await asyncio.sleep(0.05)  # not more requests than are answered
    say_ready()
    await asyncio.gather(*(seat.look_ahead() for seat in found), return_exceptions=True)


async def replay(port: int, table: str) -> None:
    """Several at once want a replay of the game, or a report of a problem with it, again and again."""
    me = Web(("127.0.0.1", port), ELSEWHERE)
    await me.meet()
    say_ready()
    await asyncio.gather(*(keep_replaying(me, f"/api/tables/{table}", bool(n % 2)) for n in range(REPLAYS)))


async def keep_replaying(me: Web, path: str, reports: bool) -> None:
    for first in itertools.count(0, 100):
        try:
            if reports:
                await me.post(f"{path}/report", browser="any")
            else:
                await me.get(f"{path}/replay?first={first % LONG}")
        except (WuselError, OSError):
            await asyncio.sleep(0.1)


def with_content(content: str) -> Attack:
    """At some tables with content of their own, a bot at every third, every turn is ended as soon as it can be; before
    that somebody wants a hint, and to know what it would lead to."""

    async def attack(port: int, _: str) -> None:
        me = Web(("127.0.0.1", port), ELSEWHERE)
        await me.meet()
        game = find_game("maus", content)
        save = save_text(Table(game, {"players": 2}, 5))
        tables = []
        for number in range(BROUGHT):
            path = f"/api/tables/{(await me.post('/api/tables/upload', save=save))['id']}"
            await me.post(path, type="arrange", id="arrange", settings={"hints": True, "pace": 0})
            if number % 3:
                await me.post(path, type="sit", id="sit", seat=1, also=True, name="Player 2")
            await me.post(path, type="start", id="start", fill="greedy")
            tables.append(path.rpartition("/")[2])
        say_ready()
        await asyncio.gather(*(keep_ending_turns(me, table) for table in tables))

    return attack


async def keep_ending_turns(me: Web, table: str) -> None:
    """Whoever is hung up on comes again."""
    while True:
        with suppress(WebSocketException, OSError):
            await (await seat_at(me, table)).end_turns()
        await asyncio.sleep(0.5)


def say_ready() -> None:
    print("ready", flush=True)


HALF_A_BODY: Final = request(b"/api/me", b"Content-Type: application/json\r\nContent-Length: 50000\r\n", b"POST")
EMPTY_FRAGMENTS: Final = frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 2000
ATTACKS: Final[dict[str, Attack]] = {
    "nothing": lines(0, once(b"")),
    "pipelining": lines(1, again_and_again(request(b"/healthz") * 500)),
    "pipelining by 200": lines(200, again_and_again(request(b"/healthz") * 500)),
    "pipelining the API": lines(20, again_and_again(request(b"/api/games") * 200)),
    "pings": lines(4, again_and_again(frame(Opcode.PING) * 2000), shakes_hands=True),
    "pings by 100": lines(100, again_and_again(frame(Opcode.PING) * 500), shakes_hands=True),
    "no text": lines(4, again_and_again(frame(Opcode.TEXT, b"\xff\xfe") * 1000), shakes_hands=True),
    "no JSON": lines(50, again_and_again(frame(Opcode.TEXT, b"{") * 1000), shakes_hands=True),
    "empty fragments": lines(4, again_and_again(EMPTY_FRAGMENTS), shakes_hands=True),
    "half requests": lines(1000, once(b"GET /api/me HTTP/1.1\r\nX: ")),
    "half bodies": lines(1000, once(HALF_A_BODY)),
    "long lines": lines(300, once(b"GET / HTTP/1.1\r\nX: " + b"x" * 9000)),
    "noise": lines(100, again_and_again(os.urandom(20_000))),
    "nothing, choosing": lines(0, once(b"")),
    "looks ahead": look_ahead,
    "replays": replay,
    "endless chapters": with_content(endless.HIDDEN),
    "heavy chapters": with_content(endless.HEAVY),
}
CHOOSING: Final = ("nothing, choosing", "looks ahead", "replays", "endless chapters", "heavy chapters")


# --- at a table


class Seat:
    """Somebody who plays for all at a table."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self.line = line
        self.table = table
        self.play: dict[str, Any] = {}
        self.luck = Random(table)
        self.ids = itertools.count(1)

    async def hear(self, *ids: str) -> None:
        """Read until all of these are answered."""
        missing = set(ids)
        while missing:
            frame = json.loads(await self.line.recv())
            self.play = frame.get("play") or self.play
            missing.discard(frame.get("id") or frame["type"])

    async def says(self, kind: str, **more: object) -> str:
        id = f"a{next(self.ids)}"
        await self.line.send(json.dumps({"type": kind, "id": id, **more}))
        return id

    async def wonder(self) -> None:
        """Ask something that is answered with one word."""
        await self.hear(await self.says("why", seat=0, question=0, choice={"do": "lay"}))

    async def choose(self) -> None:
        """Choose anything for whoever has to."""
        look = next(look for look in self.play["looks"] if look["choices"])
        choice = self.luck.choice(look["choices"])
        question = self.play["question"]
        await self.hear(await self.says("choose", seat=look["seat"], question=question, choice=choice))

    async def end_turns(self) -> None:
        """Choose whatever is offered, and to end the turn rather than anything else; where that is refused, once
        more."""
        while self.play["owing"]:
            look = next((look for look in self.play["looks"] if look["choices"]), None)
            if look is None:
                await self.hear("happened")
                continue
            ends = [choice for choice in look["choices"] if choice["do"] == "end_turn"]
            asked = {"seat": look["seat"], "question": self.play["question"]}
            await self.says("foresee", **asked)
            await self.says("hint", **asked)
            await self.hear(await self.says("choose", **asked, choice=(ends or look["choices"])[0]))
            await asyncio.sleep(0.2)  # not more messages than are heard

    async def look_ahead(self) -> None:
        while self.play["owing"]:
            seat, question = self.play["owing"][0], self.play["question"]
            looks = [
                await self.says("foresee", seat=seat, question=question, further=f, view=True) for f in (False, True)
            ]
            await self.hear(*looks)
            await self.choose()


async def at_a_table(me: Web, game: str, seats: int) -> Seat:
    said = ["you", *(f"you:{n}" for n in range(1, seats))]
    return await seat_at(me, (await me.post("/api/tables", game=game, seats=said, start=True))["id"])


async def in_a_long_game(me: Web) -> Seat:
    """It goes on from a save."""
    table = (await me.post("/api/tables/upload", save=long_save()))["id"]
    for seat in (1, 2, 3):
        await me.post(f"/api/tables/{table}", type="sit", id=f"sit{seat}", seat=seat, also=True, name=f"Player {seat}")
    await me.post(f"/api/tables/{table}", type="start", id="start")
    return await seat_at(me, table)


def long_save() -> str:
    """A campaign of four mice."""
    game = find_game("maus")
    table: Table[Any] = Table(game, {"players": 4, "chapter": "campaign", "difficulty": "easy"}, 2**70 + 1)
    bot = new_bot("greedy")
    while len(table.choices) < LONG:
        seat = table.owing()[0]
        table.choose(seat, ask(bot, game, table.state, seat, len(table.choices)))
    return save_text(table)


async def seat_at(me: Web, table: str) -> Seat:
    host, port = me.address
    url, headers = f"ws://{host}:{port}/api/play", {"Cookie": me.cookie}
    line = await connect(
        url, additional_headers=headers, proxy=None, compression=None, max_size=None, local_addr=me.comes_from
    )
    seat = Seat(line, table)
    await line.send(json.dumps({"type": "hello", "table": table}))
    await seat.hear("welcome")
    return seat


# --- what others notice


async def notice(port: int, server: int, name: str) -> str:
    """Seconds from question to answer, at the table and of pages, and the memory at its highest."""
    me = Web(("127.0.0.1", port))
    await me.meet()
    seat = await in_a_long_game(me) if name in CHOOSING else await at_a_table(me, "mosquitozzz", 2)
    asks = seat.choose if name in CHOOSING else seat.wonder
    with attacked(port, name, seat.table):
        await asyncio.sleep(1)
        found = await notice_for_a_while(me, asks, server)
    await seat.line.close()
    return found


async def notice_for_a_while(me: Web, asks: Callable[[], Awaitable[None]], server: int) -> str:
    asked: list[float] = []
    pages: list[float] = []
    highest = memory(server)
    work, until = seconds_at_work(server), time.monotonic() + SECONDS
    while time.monotonic() < until:
        begun = time.perf_counter()
        await asks()
        asked.append(time.perf_counter() - begun)
        if len(asked) % ASKED_FOR_A_PAGE == 0:
            begun = time.perf_counter()
            await me.get("/api/me")
            pages.append(time.perf_counter() - begun)
        highest = max(highest, memory(server))
        await asyncio.sleep(PAUSE)
    share = (seconds_at_work(server) - work) / (time.monotonic() - until + SECONDS)
    found, page = times(asked), times(pages)
    assert found is not None
    at_most, of_pages = 1000 * max(asked), f"{page.p95:10.1f}" if page is not None else f"{'none':>10}"
    return f"{found.p50:8.1f} {found.p95:8.1f} {at_most:8.1f} {of_pages} {share:8.2f} {highest:8.0f}"


@contextmanager
def attacked(port: int, name: str, table: str) -> Iterator[None]:
    """Somebody attacks meanwhile."""
    told = [sys.executable, "-m", "bench.attacks", "--attack", str(port), name, table]
    with subprocess.Popen(told, stdout=subprocess.PIPE, text=True) as attacker:
        try:
            assert attacker.stdout is not None
            attacker.stdout.readline()
            yield
        finally:
            attacker.kill()


def memory(process: int) -> float:
    """In MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


def seconds_at_work(process: int) -> float:
    """Of a process, for itself and in the system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served() -> Iterator[tuple[int, int]]:
    """A server as people run it: its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        few = ["sh", "-c", 'ulimit -S -n 1024; exec "$@"', "sh"]
        wusel = [sys.executable, "-m", "wusel", "serve", "--port", "0", "--db", str(Path(folder) / "wusel.db")]
        with subprocess.Popen([*few, *wusel], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                assert process.stdout is not None
                yield int(process.stdout.readline().split("/")[2].rpartition(":")[2]), process.pid
            finally:
                process.terminate()


def main(names: list[str]) -> None:
    print(f"{'attack':20} {'p50 ms':>8} {'p95 ms':>8} {'most ms':>8} {'page p95':>10} {'core':>8} {'MB':>8}")
    with served() as (port, server):
        for name in names or ATTACKS:
            print(f"{name:20} {asyncio.run(notice(port, server, name))}", flush=True)


async def attack_until_stopped(port: int, name: str, table: str) -> None:
    raise_file_limit()
    await ATTACKS[name](port, table)
    await asyncio.sleep(60)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        asyncio.run(attack_until_stopped(int(sys.argv[2]), sys.argv[3], sys.argv[4]))
    else:
        main(sys.argv[1:])
