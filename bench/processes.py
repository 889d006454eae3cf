"""Several servers on one PostgreSQL: `python -m bench.processes [tables] [seconds]`.

The same tables are played by the same people, who think for a second on average: at one process, at two that have half
of the tables each, and at two where everybody has come to the wrong one, which passes their words on. What is measured
is how long a core is at work for one choice, in the servers and in the database, and how long a choice takes.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.postgres import Postgres

from bench.usage import tree_cpu_seconds
from wusel.games import SHELF
from wusel.lab.bench import build
from wusel.server.operations.load import Load, Plan, address_in, stop
from wusel.server.operations.load_client import Meeting, Web

Address = tuple[str, int]


class Meter:
    """How long servers and database are at work while everybody plays."""

    def __init__(self, servers: list[int], database: int, loads: int) -> None:
        self.processes = (*servers, database)
        self.all_seated = asyncio.Barrier(loads)
        self.begun: list[float] = []
        self.spent: list[float] = []

    def read(self) -> list[float]:
        return [tree_cpu_seconds(process) for process in self.processes]


class MeteredLoad(Load):
    """People whose tables are in one process, and whose sockets lead to this one or another."""

    def __init__(self, plan: Plan, home: Address, door: Address) -> None:
        super().__init__(plan, home)
        self.door = door
        self.meter: Meter

    async def sit_down(self, place: int, table: str, people: list[Web]) -> None:
        meeting = self.meetings[place] = Meeting(table, self.tally)
        await meeting.gather(self.door, [person.cookie for person in people])

    async def play(self) -> None:
        await self.meter.all_seated.wait()
        self.meter.begun = self.meter.begun or self.meter.read()
        await super().play()
        self.meter.spent = [now - was for now, was in zip(self.meter.read(), self.meter.begun, strict=True)]


@contextmanager
def server_on(db: str) -> Iterator[tuple[Address, int]]:
    """Its address and its number."""
    command = [sys.executable, "-m", "wusel.server.operations.load_target", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        try:
            yield address_in(url), process.pid
        finally:
            stop(process)


async def measure(what: str, loads: list[MeteredLoad], servers: list[int], database: int) -> None:
    meter = Meter(servers, database, len(loads))
    for load in loads:
        load.meter = meter
    reports = await asyncio.gather(*(load.measure() for load in loads))
    choices = sum(report.choices for report in reports)
    each = [f"{1000 * seconds / choices:.2f}" for seconds in meter.spent]
    slow = [report.done_ms for report in reports if report.done_ms]
    print(
        f"{what}: {sum(report.choices_per_second for report in reports):.0f} choices a second, each "
        f"{' + '.join(each[:-1])} ms of the servers and {each[-1]} ms of the database, acknowledged in "
        f"{max(times.p50 for times in slow):.1f} / {max(times.p95 for times in slow):.1f} ms; "
        f"errors: {sum(sum(report.errors.values()) for report in reports)}",
        flush=True,
    )


def main(tables: int, seconds: float) -> None:
    print(f"{build()} build, {tables} tables with 4 people")
    postgres = Postgres()
    try:
        for game in list(SHELF)[:2]:
            whole, half = (Plan(game, number, 4, seconds, 1.0) for number in (tables, tables // 2))
            db = postgres.fresh_database()
            with server_on(db) as (home, one), server_on(db) as (other, two):
                rounds = {
                    "one process": [MeteredLoad(whole, home, home)],
                    "two": [MeteredLoad(half, home, home), MeteredLoad(half, other, other)],
                    "two, all passed on": [MeteredLoad(half, home, other), MeteredLoad(half, other, home)],
                }
                for what, loads in rounds.items():
                    asyncio.run(measure(f"{game}, {what}", loads, [one, two][: len(loads)], postgres.process))
    finally:
        postgres.stop()


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(given[0] if given else 100, given[1] if len(given) > 1 else 20)
