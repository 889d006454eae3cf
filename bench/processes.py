"""Several server processes on one PostgreSQL: `python -m bench.processes [tables] [seconds]`.

The same load, with a mean think time of a second, runs on three setups. The first has one process, the second two that
own half of the tables each. In the third every socket is at the wrong process, which forwards its messages. Measured
are the CPU time for each choice, of the servers and of the database, and its latency.
"""

import asyncio
import sys

from tests.server.postgres import Postgres

from bench.usage import tree_cpu_seconds
from wusel.games import SHELF
from wusel.server.operations.load import Load, Plan, server_process, target_command
from wusel.support.build import build

Address = tuple[str, int]


class Meter:
    """CPU time of servers and database during the measured part of all loads."""

    def __init__(self, servers: list[int], database: int, loads: int) -> None:
        self.processes = (*servers, database)
        self.all_seated = asyncio.Barrier(loads)
        self.at_start: list[float] = []
        self.spent: list[float] = []

    def read(self) -> list[float]:
        return [tree_cpu_seconds(process) for process in self.processes]


class MeteredLoad(Load):
    """A load whose tables are in one process, and whose sockets are at this one or another."""

    def __init__(self, plan: Plan, home: Address, socket_address: Address) -> None:
        super().__init__(plan, home)
        self.socket_address = socket_address
        self.meter: Meter

    async def play(self) -> None:
        await self.meter.all_seated.wait()
        self.meter.at_start = self.meter.at_start or self.meter.read()
        await super().play()
        self.meter.spent = [now - was for now, was in zip(self.meter.read(), self.meter.at_start, strict=True)]


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
            target = target_command(db)
            with server_process(target) as (home, one), server_process(target) as (other, two):
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
