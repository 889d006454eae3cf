"""Load test (`wusel load`): plays games over WebSockets with random choices; reports throughput, latency and memory."""

import asyncio
import gc
import math
import os
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import astuple
from rich.console import Console
from rich.table import Table as RichTable

from wusel.engine.ending import moved_on
from wusel.engine.errors import WuselError
from wusel.server.operations import load_target
from wusel.server.operations.load_client import ApiClient, Stats, TableClients

T = TypeVar("T")

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
CONCURRENT_OPENINGS: Final = 8
"""Of tables and of rematches: people do not ask for hundreds at once, and the server refuses that many."""
STOP_SECONDS: Final = 20
USAGE_METRICS: Final = {"process_resident_memory_bytes": "memory", "process_cpu_seconds_total": "seconds"}


class Plan(Struct, frozen=True):
    """The parameters of a load test."""

    game: str
    tables: int
    seats: int
    seconds: float
    pace: float
    """Mean think time of a seat in seconds; 0 is as fast as possible."""


class Percentiles(Struct, frozen=True):
    """Latency percentiles in milliseconds."""

    p50: float
    p95: float
    p99: float


class Report(Struct, frozen=True):
    """The results of a load test. Memory is the server's, in kB; shares are of one core."""

    plan: Plan
    choices: int
    choices_per_second: float
    games_finished: int
    done_ms: Percentiles | None
    """Latency from sending a choice to its acknowledgement."""
    heard_ms: Percentiles | None
    """Latency from sending a choice to its event at every other seat."""
    memory_before: float | None
    memory_idle: float | None
    """With all tables started and no clients connected."""
    memory_end: float | None
    memory_per_idle_table: float | None
    server_share: float | None
    client_share: float
    errors: dict[str, int]


class Usage(Struct):
    """The server's memory in kB and its CPU seconds, as its metrics have them; None where the platform has none."""

    memory: float | None = None
    seconds: float | None = None


# --- the server under test


def address_in(url: str) -> tuple[str, int]:
    """Host and port of a URL, which must be on this machine."""
    parts = urlsplit(url)
    if parts.scheme != "http" or parts.hostname not in LOOPBACK or parts.port is None:
        raise WuselError(f"load is for a server on this machine, such as http://127.0.0.1:8765, not {url}")
    return ("::1" if parts.hostname == "::1" else "127.0.0.1"), parts.port


@contextmanager
def server_on(file: Path, processes: int = 1) -> Iterator[tuple[str, int]]:
    """A server on a database file, without limits."""
    with (
        server_process(target_command(str(file), processes)) as (address, process),
        separate_cores(process, processes),
    ):
        yield address


def target_command(db: str, processes: int = 1) -> list[str]:
    return [sys.executable, "-m", load_target.__name__, db, str(processes)]


@contextmanager
def server_process(command: list[str], log: int | None = None) -> Iterator[tuple[tuple[str, int], int]]:
    """Start a server; yields its address, from the URL that it prints, and its process id."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        try:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            url = next((word for word in words if word.startswith("http://")), "")
            if not url:
                raise WuselError("the server could not start; the log above says why")
            yield address_in(url), process.pid
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def separate_cores(server: int, processes: int = 1) -> Iterator[None]:
    """Pin each process of the server to a core, where the platform can. A single one has its core for itself: if this
    client were on it, each would wait for the other, and results would vary from run to run."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if len(cores) < 2:
        yield
        return
    workers = Path(f"/proc/{server}/task/{server}/children").read_text().split() if processes > 1 else [str(server)]
    for index, worker in enumerate(workers):
        pin(int(worker), cores[index % len(cores)])
    os.sched_setaffinity(0, cores if processes > 1 else cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def pin(process: int, core: int) -> None:
    if sys.platform == "linux":
        for task in Path(f"/proc/{process}/task").iterdir():
            with suppress(ProcessLookupError):
                os.sched_setaffinity(int(task.name), [core])


# --- the clients


class Load:
    """A load test. The same people play at many tables at once."""

    def __init__(self, plan: Plan, address: tuple[str, int]) -> None:
        self.plan = plan
        self.socket_address = address
        self.stats = Stats(plan.pace)
        self.people = [ApiClient(address) for _ in range(plan.seats)]
        self.tables: dict[int, TableClients] = {}
        self.opening = asyncio.Semaphore(CONCURRENT_OPENINGS)

    async def measure(self) -> Report:
        await self.sign_in()
        before = await self.usage()
        tables = await self.open_tables()
        idle = await self.usage()
        for place, table in enumerate(tables):
            await self.sit_down(place, table, self.people)
        start = await self.usage()
        work, clock = time.process_time(), time.perf_counter()
        await self.play()
        work, clock = time.process_time() - work, time.perf_counter() - clock
        end = await self.usage()
        return self.report(work, clock, before, idle, start, end)

    async def sign_in(self) -> None:
        """Create the people, and warm up: the first table loads the game."""
        for person in self.people:
            await person.sign_in()
        await self.people[0].get("/api/games")
        await self.open_table()

    async def open_tables(self) -> list[str]:
        return await asyncio.gather(*(self.open_table() for _ in range(self.plan.tables)))

    async def open_table(self) -> str:
        """Open a table, seat all people and start the game. No sockets are connected yet."""
        async with self.opening:
            host, *guests = self.people
            seats = ["you", *["open"] * len(guests)]
            table = str((await host.post("/api/tables", game=self.plan.game, seats=seats))["id"])
            for seat, guest in enumerate(guests, 1):
                await guest.post(f"/api/tables/{table}", type="sit", id="sit", seat=seat)
            await host.post(f"/api/tables/{table}", type="start", id="start")
            return table

    async def sit_down(self, place: int, table: str, people: list[ApiClient]) -> None:
        """Connect the sockets of all seats of a table."""
        clients = self.tables[place] = TableClients(table, self.stats)
        await clients.connect(self.socket_address, [person.cookie for person in people])

    async def play(self) -> None:
        """Play at all tables for the given time; unfinished games are abandoned."""
        players = [asyncio.create_task(self.keep_playing(place)) for place in self.tables]
        self.stats.is_playing = True
        for clients in self.tables.values():
            for seat in clients.seats:
                seat.choose_if_asked()
        await asyncio.wait(players, timeout=self.plan.seconds)
        self.stats.is_playing = False
        for player in players:
            player.cancel()
        for clients in self.tables.values():
            clients.disconnect()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.stats.errors[str(outcome)] += 1

    async def keep_playing(self, place: int) -> None:
        """Play rematches at a table until cancelled, or until a client fails."""
        people = self.people
        while True:
            clients = self.tables[place]
            await clients.over.wait()
            clients.disconnect()
            if any(seat.has_failed for seat in clients.seats):
                return
            self.stats.games += 1
            host = people[0]
            people = moved_on(people)
            async with self.opening:
                table = str((await host.post(f"/api/tables/{clients.id}/rematch"))["id"])
                await host.post(f"/api/tables/{table}", type="start", id="start")
            await self.sit_down(place, table, people)

    # --- the report

    async def usage(self) -> Usage:
        """Read the server's metrics."""
        usage = Usage()
        for line in (await self.people[0].get("/metrics")).splitlines():
            name, _, value = line.partition(" ")
            told = USAGE_METRICS.get(name.partition("{")[0])
            if told is not None:  # one line for each process
                setattr(usage, told, float(value) + (getattr(usage, told) or 0))
        usage.memory = None if usage.memory is None else round(usage.memory / 1024)
        return usage

    def report(self, work: float, clock: float, before: Usage, idle: Usage, start: Usage, end: Usage) -> Report:
        stats = self.stats
        grown = None if before.memory is None or idle.memory is None else idle.memory - before.memory
        spent = None if start.seconds is None or end.seconds is None else end.seconds - start.seconds
        return Report(
            plan=self.plan,
            choices=len(stats.done),
            choices_per_second=round(len(stats.done) / clock, 1),
            games_finished=stats.games,
            done_ms=times(stats.done),
            heard_ms=times(stats.heard),
            memory_before=before.memory,
            memory_idle=idle.memory,
            memory_end=end.memory,
            memory_per_idle_table=None if grown is None else round(grown / self.plan.tables, 1),
            server_share=None if spent is None else round(spent / clock, 2),
            client_share=round(work / clock, 2),
            errors=dict(stats.errors),
        )


def times(seconds: Sequence[float]) -> Percentiles | None:
    """Nearest-rank percentiles of durations in seconds; None if there are none."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    at = [ordered[math.ceil(part * len(ordered)) - 1] for part in (0.5, 0.95, 0.99)]
    return Percentiles(*(round(each * 1000, 2) for each in at))


def run_load(plan: Plan, url: str | None = None, processes: int = 1) -> Report:
    """Test a running server, or a temporary one with a number of processes."""
    if url is not None:
        return run_async(Load(plan, address_in(url)).measure())
    with TemporaryDirectory(prefix="wusel-load-") as folder, server_on(Path(folder) / "load.db", processes) as address:
        return run_async(Load(plan, address).measure())


def run_async(doing: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine with uvloop where available, without garbage collection."""
    factory = None
    if os.name == "posix":
        import uvloop  # noqa: PLC0415  # not available elsewhere

        factory = uvloop.new_event_loop
    gc.disable()  # pauses of the client would count as latency of the server
    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(doing)
    finally:
        gc.enable()


# --- output


def show_report(report: Report) -> None:
    plan = report.plan
    title = f"{plan.game}: {plan.tables} tables, {plan.seats} seats each, {plan.seconds:g} s"
    table = RichTable(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    done, heard = (astuple(each) if each else [None] for each in (report.done_ms, report.heard_ms))
    memory = [report.memory_before, report.memory_idle, report.memory_end]
    rows = {
        "choices per second": f"{report.choices_per_second:,.0f}",
        "choices": f"{report.choices:,}",
        "games finished": f"{report.games_finished:,}",
        "choice to Done, ms (p50 / p95 / p99)": figures(done),
        "choice to the others' news, ms (p50 / p95 / p99)": figures(heard),
        "server memory, MB (before / idle tables / end)": figures([kb and kb / 1024 for kb in memory]),
        "kB per idle table": figures([report.memory_per_idle_table]),
        "share of a core (server / this client)": figures([report.server_share, report.client_share], digits=2),
        "errors": ", ".join(f"{count} x {what}" for what, count in report.errors.items()) or "none",
    }
    for name, value in rows.items():
        table.add_row(name, value)
    Console().print(table)


def figures(given: Sequence[float | None], digits: int = 1) -> str:
    """Figures side by side, with question marks for unknown ones."""
    return " / ".join("?" if each is None else f"{each:.{digits}f}" for each in given)
