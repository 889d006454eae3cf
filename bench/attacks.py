"""What others notice while one address attacks: `python -m bench.attacks [attack ...]`, on Linux.

A server as `wusel serve` runs it, with 1,024 files to begin with. Somebody at a table asks it something sixteen times a
second, and now and then for a page, while another process does one of the things below from another address. For each:
how long the answers took, which share of a core the server was at work, and its memory at its highest. Where the
machine is busy with other things, the share is what to look at.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

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

Attack = Callable[[asyncio.StreamWriter], Awaitable[None]]


# --- attacks


def request(path: bytes, headers: bytes = b"", method: bytes = b"GET") -> bytes:
    return b"%s %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (method, path, headers)


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def again_and_again(words: bytes) -> Attack:
    async def attack(line: asyncio.StreamWriter) -> None:
        while not line.transport.is_closing():
            line.write(words)
            await line.drain()
            await asyncio.sleep(0)

    return attack


def once(words: bytes) -> Attack:
    """And then nothing more."""

    async def attack(line: asyncio.StreamWriter) -> None:
        line.write(words)
        await line.drain()
        await asyncio.sleep(60)

    return attack


HALF_A_BODY: Final = request(b"/api/me", b"Content-Type: application/json\r\nContent-Length: 50000\r\n", b"POST")
ATTACKS: Final[dict[str, tuple[int, bool, Attack]]] = {
    "nothing": (0, False, once(b"")),
    "pipelining": (1, False, again_and_again(request(b"/healthz") * 500)),
    "pipelining by 200": (200, False, again_and_again(request(b"/healthz") * 500)),
    "pipelining the API": (20, False, again_and_again(request(b"/api/games") * 200)),
    "pings": (4, True, again_and_again(frame(Opcode.PING) * 2000)),
    "pings by 100": (100, True, again_and_again(frame(Opcode.PING) * 500)),
    "no text": (4, True, again_and_again(frame(Opcode.TEXT, b"\xff\xfe") * 1000)),
    "no JSON": (50, True, again_and_again(frame(Opcode.TEXT, b"{") * 1000)),
    "empty fragments": (
        4,
        True,
        again_and_again(frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 2000),
    ),
    "half requests": (1000, False, once(b"GET /api/me HTTP/1.1\r\nX: ")),
    "half bodies": (1000, False, once(HALF_A_BODY)),
    "long lines": (300, False, once(b"GET / HTTP/1.1\r\nX: " + b"x" * 9000)),
    "noise": (100, False, again_and_again(os.urandom(20_000))),
}
"""How many connections, whether they shake hands first, and what they do then."""


async def keep_attacking(port: int, shakes_hands: bool, attack: Attack) -> None:
    """Connect, attack until hung up on, and connect again."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            heard, line = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
            if shakes_hands:
                line.write(request(b"/api/play", HANDSHAKE))
                await heard.readuntil(b"\r\n\r\n")
            await asyncio.gather(heard.read(), attack(line), return_exceptions=True)
            line.transport.abort()
        await asyncio.sleep(0.02)


async def attack_until_stopped(port: int, name: str) -> None:
    raise_file_limit()
    connections, shakes_hands, attack = ATTACKS[name]
    await asyncio.gather(*(keep_attacking(port, shakes_hands, attack) for _ in range(connections)))


# --- what others notice


async def at_a_table(me: Web, port: int) -> ClientConnection:
    table = (await me.post("/api/tables", game="mosquitozzz", seats=["you", "you:Oma"], start=True))["id"]
    url, headers = f"ws://127.0.0.1:{port}/api/play", {"Cookie": me.cookie}
    line = await connect(url, additional_headers=headers, proxy=None, compression=None, max_size=None)
    await line.send(json.dumps({"type": "hello", "table": table}))
    await line.recv()
    return line


async def wonder(line: ClientConnection, id: str) -> None:
    """Ask something that is answered with one word."""
    await line.send(json.dumps({"type": "why", "id": id, "seat": 0, "question": 0, "choice": {"do": "lay"}}))
    while json.loads(await line.recv()).get("id") != id:
        pass


async def notice(port: int, server: int) -> str:
    """Seconds from question to answer, at the table and of pages, and the memory at its highest."""
    me = Web(("127.0.0.1", port))
    await me.meet()
    line = await at_a_table(me, port)
    asked: list[float] = []
    pages: list[float] = []
    highest = memory(server)
    work, until = seconds_at_work(server), time.monotonic() + SECONDS
    while time.monotonic() < until:
        begun = time.perf_counter()
        await wonder(line, f"a{len(asked)}")
        asked.append(time.perf_counter() - begun)
        if len(asked) % ASKED_FOR_A_PAGE == 0:
            begun = time.perf_counter()
            await me.get("/api/me")
            pages.append(time.perf_counter() - begun)
        highest = max(highest, memory(server))
        await asyncio.sleep(PAUSE)
    share = (seconds_at_work(server) - work) / (time.monotonic() - until + SECONDS)
    await line.close()
    found, page = times(asked), times(pages)
    assert found is not None
    assert page is not None
    return f"{found.p50:8.1f} {found.p95:8.1f} {page.p95:10.1f} {share:8.2f} {highest:8.0f}"


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
    print(f"{'attack':20} {'p50 ms':>8} {'p95 ms':>8} {'page p95':>10} {'core':>8} {'MB':>8}")
    with served() as (port, server):
        for name in names or ATTACKS:
            attacker = subprocess.Popen([sys.executable, "-m", "bench.attacks", "--attack", str(port), name])
            try:
                time.sleep(1)
                print(f"{name:20} {asyncio.run(notice(port, server))}", flush=True)
            finally:
                attacker.send_signal(signal.SIGKILL)
                attacker.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        asyncio.run(attack_until_stopped(int(sys.argv[2]), sys.argv[3]))
    else:
        main(sys.argv[1:])
