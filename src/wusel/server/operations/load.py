"""How much a server can take: real games through real sockets, with random choices."""

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
from rich.console import Console
from rich.table import Table as RichTable

from wusel.engine.errors import WuselError
from wusel.engine.game import moved_on
from wusel.server.operations import load_target
from wusel.server.operations.load_client import Meeting, Tally, Web

T = TypeVar("T")

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
OPENED_AT_ONCE: Final = 8
STOP_SECONDS: Final = 20
TELLING: Final = {"process_resident_memory_bytes": "memory", "process_cpu_seconds_total": "seconds"}


class Plan(Struct, frozen=True):
    """What is played."""

    game: str
    tables: int
    seats: int
    seconds: float
    pace: float
    """Seconds that a seat thinks on average before it chooses; 0 is as fast as it can."""


class Times(Struct, frozen=True):
    """Milliseconds that one in two, nineteen in twenty and ninety-nine in a hundred did not exceed."""

    p50: float
    p95: float
    p99: float


class Report(Struct, frozen=True):
    """What was measured. Memory is the server's, in kB; shares are of one core."""

    plan: Plan
    choices: int
    choices_per_second: float
    games_finished: int
    done_ms: Times | None
    """From sending a choice to its Done."""
    heard_ms: Times | None
    """From sending a choice to the news of it at every other seat."""
    memory_before: int | None
    memory_idle: int | None
    """With all tables started and nobody connected."""
    memory_end: int | None
    memory_per_idle_table: float | None
    server_share: float | None
    client_share: float
    errors: dict[str, int]


class Vitals(Struct):
    """What a server tells of its process: kB of memory and seconds at work, where its system knows."""

    memory: float | None = None
    seconds: float | None = None


# --- a server to play on


def address_in(url: str) -> tuple[str, int]:
    """Host and port of a server on this machine; others are spared."""
    parts = urlsplit(url)
    if parts.scheme != "http" or parts.hostname not in LOOPBACK or parts.port is None:
        raise WuselError(f"load is for a server on this machine, such as http://127.0.0.1:8765, not {url}")
    return ("::1" if parts.hostname == "::1" else "127.0.0.1"), parts.port


@contextmanager
def server_of_our_own(processes: int = 1) -> Iterator[tuple[str, int]]:
    """A server in another process on a database file that goes with it."""
    with TemporaryDirectory(prefix="wusel-load-") as folder, server_on(Path(folder) / "load.db", processes) as address:
        yield address


@contextmanager
def server_on(file: Path, processes: int = 1) -> Iterator[tuple[str, int]]:
    """A server in another process, or several, on a database file."""
    command = [sys.executable, "-m", load_target.__name__, str(file), str(processes)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            url = next((word for word in words if word.startswith("http://")), "")
            if not url:
                raise WuselError("the server could not start; the log above says why")
            with cores_of_their_own(process.pid) if processes == 1 else a_core_each(process.pid):
                yield address_in(url)
        finally:
            stop(process)


@contextmanager
def cores_of_their_own(server: int) -> Iterator[None]:
    """The server has one core for all that it does, and this client the others, where there are several and the system
    lets us say so: on the same core each would wait for the other, which differs from run to run."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if len(cores) < 2:
        yield
        return
    pin(server, cores[0])
    os.sched_setaffinity(0, cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def a_core_each(supervisor: int) -> Iterator[None]:
    """Each worker process has a core, by turns, and this client all of them."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(0))
        workers = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
        for index, worker in enumerate(workers):
            pin(int(worker), cores[index % len(cores)])
    yield


def pin(process: int, core: int) -> None:
    if sys.platform == "linux":
        for task in Path(f"/proc/{process}/task").iterdir():
            with suppress(ProcessLookupError):
                os.sched_setaffinity(int(task.name), [core])


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()


# --- the games


class Load:
    """The same people at many tables at once."""

    def __init__(self, plan: Plan, address: tuple[str, int]) -> None:
        self.plan = plan
        self.address = address
        self.tally = Tally(plan.pace)
        self.people = [Web(address) for _ in range(plan.seats)]
        self.meetings: dict[int, Meeting] = {}

    async def measure(self) -> Report:
        await self.meet()
        before = await self.vitals()
        tables = await self.open_tables()
        idle = await self.vitals()
        for place, table in enumerate(tables):
            await self.sit_down(place, table, self.people)
        begun = await self.vitals()
        work, clock = time.process_time(), time.perf_counter()
        await self.play()
        work, clock = time.process_time() - work, time.perf_counter() - clock
        end = await self.vitals()
        return self.report(work, clock, before, idle, begun, end)

    async def meet(self) -> None:
        """Everybody comes; what is read once, or comes with the first table, is done with."""
        for person in self.people:
            await person.meet()
        await self.people[0].get("/api/games")
        await self.open_table()

    async def open_tables(self) -> list[str]:
        few = asyncio.Semaphore(OPENED_AT_ONCE)
        return await asyncio.gather(*(self.open_table(few) for _ in range(self.plan.tables)))

    async def open_table(self, few: asyncio.Semaphore | None = None) -> str:
        """A table where everybody sits and the game has begun; nobody is connected yet."""
        async with few or asyncio.Semaphore():
            host, *guests = self.people
            seats = ["you", *["open"] * len(guests)]
            table = str((await host.post("/api/tables", game=self.plan.game, seats=seats))["id"])
            for seat, guest in enumerate(guests, 1):
                await guest.post(f"/api/tables/{table}", type="sit", id="sit", seat=seat)
            await host.post(f"/api/tables/{table}", type="start", id="start")
            return table

    async def sit_down(self, place: int, table: str, people: list[Web]) -> None:
        """Everybody in the order of their seats."""
        meeting = self.meetings[place] = Meeting(table, self.tally)
        await meeting.gather(self.address, [person.cookie for person in people])

    async def play(self) -> None:
        """All tables play for the time given; whoever is in the middle of a game then gets up."""
        players = [asyncio.create_task(self.keep_playing(place)) for place in self.meetings]
        self.tally.is_playing = True
        for meeting in self.meetings.values():
            for seat in meeting.seats:
                seat.consider()
        await asyncio.wait(players, timeout=self.plan.seconds)
        self.tally.is_playing = False
        for player in players:
            player.cancel()
        for meeting in self.meetings.values():
            meeting.part()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.tally.errors[str(outcome)] += 1

    async def keep_playing(self, place: int) -> None:
        """One game after the other with the same people; where one cannot go on, they leave it there."""
        people = self.people
        while True:
            meeting = self.meetings[place]
            await meeting.over.wait()
            meeting.part()
            if any(seat.has_failed for seat in meeting.seats):
                return
            self.tally.games += 1
            host = people[0]
            people = moved_on(people)
            table = str((await host.post(f"/api/tables/{meeting.id}/rematch"))["id"])
            await host.post(f"/api/tables/{table}", type="start", id="start")
            await self.sit_down(place, table, people)

    # --- the figures

    async def vitals(self) -> Vitals:
        """As the server's own metrics have them; another system's may not say."""
        vitals = Vitals()
        for line in (await self.people[0].get("/metrics")).splitlines():
            name, _, value = line.partition(" ")
            told = TELLING.get(name.partition("{")[0])
            if told is not None:  # one line for each process
                setattr(vitals, told, float(value) + (getattr(vitals, told) or 0))
        return vitals

    def report(self, work: float, clock: float, before: Vitals, idle: Vitals, begun: Vitals, end: Vitals) -> Report:
        tally = self.tally
        grown = None if before.memory is None or idle.memory is None else idle.memory - before.memory
        spent = None if begun.seconds is None or end.seconds is None else end.seconds - begun.seconds
        return Report(
            plan=self.plan,
            choices=len(tally.done),
            choices_per_second=round(len(tally.done) / clock, 1),
            games_finished=tally.games,
            done_ms=times(tally.done),
            heard_ms=times(tally.heard),
            memory_before=kilobytes(before.memory),
            memory_idle=kilobytes(idle.memory),
            memory_end=kilobytes(end.memory),
            memory_per_idle_table=None if grown is None else round(grown / 1024 / self.plan.tables, 1),
            server_share=None if spent is None else round(spent / clock, 2),
            client_share=round(work / clock, 2),
            errors=dict(tally.errors),
        )


def kilobytes(size: float | None) -> int | None:
    return None if size is None else round(size / 1024)


def times(seconds: Sequence[float]) -> Times | None:
    """None if nothing was timed."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    at = [ordered[math.ceil(part * len(ordered)) - 1] for part in (0.5, 0.95, 0.99)]
    return Times(*(round(each * 1000, 2) for each in at))


def run_load(plan: Plan, url: str | None = None, processes: int = 1) -> Report:
    """Play on a server that is running, or on one of our own with so many processes."""
    if url is not None:
        return on_a_loop(Load(plan, address_in(url)).measure())
    with server_of_our_own(processes) as address:
        return on_a_loop(Load(plan, address).measure())


def on_a_loop(doing: Coroutine[Any, Any, T]) -> T:
    """Whatever is done while a server is measured."""
    factory = None
    if os.name == "posix":
        import uvloop  # noqa: PLC0415  # there is none elsewhere

        factory = uvloop.new_event_loop
    gc.disable()  # pauses of the client would be taken for the server's
    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(doing)
    finally:
        gc.enable()


# --- for people


def show_report(report: Report) -> None:
    plan = report.plan
    title = f"{plan.game}: {plan.tables} tables, {plan.seats} seats each, {plan.seconds:g} s"
    table = RichTable(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = {
        "choices per second": f"{report.choices_per_second:,.0f}",
        "choices": f"{report.choices:,}",
        "games finished": f"{report.games_finished:,}",
        "choice to Done, ms (p50 / p95 / p99)": said(report.done_ms),
        "choice to the others' news, ms (p50 / p95 / p99)": said(report.heard_ms),
        "server memory, MB (before / idle tables / end)": " / ".join(
            megabytes(kb) for kb in (report.memory_before, report.memory_idle, report.memory_end)
        ),
        "kB per idle table": unknown_or(report.memory_per_idle_table),
        "share of a core (server / this client)": f"{unknown_or(report.server_share)} / {report.client_share}",
        "errors": ", ".join(f"{count} x {what}" for what, count in report.errors.items()) or "none",
    }
    for name, value in rows.items():
        table.add_row(name, value)
    Console().print(table)


def said(times: Times | None) -> str:
    return "-" if times is None else f"{times.p50:.1f} / {times.p95:.1f} / {times.p99:.1f}"


def megabytes(kb: int | None) -> str:
    return "?" if kb is None else f"{kb / 1024:.1f}"


def unknown_or(figure: float | None) -> str:
    return "?" if figure is None else str(figure)
