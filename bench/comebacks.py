"""Reconnection time after a restart of the server: `python -m bench.comebacks GAME [TABLES]`."""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from wusel.server.operations.load import Load, Plan, run_async, server_on
from wusel.server.operations.load_client import Stats, TableClients

SEATS = 4
SECONDS = 3.0


async def play(load: Load) -> list[str]:
    """Play for a while; returns the tables that are left open."""
    await load.sign_in()
    for place, table in enumerate(await load.open_tables()):
        await load.sit_down(place, table, load.people)
    await load.play()
    return [clients.id for clients in load.tables.values()]


async def come_back(address: tuple[str, int], tables: list[str], cookies: list[str]) -> float:
    """Reconnect all clients at once; returns the seconds until the last welcome."""
    stats = Stats(0)
    everybody = [TableClients(table, stats) for table in tables]
    start = time.perf_counter()
    await asyncio.gather(*(clients.connect(address, cookies) for clients in everybody))
    seconds = time.perf_counter() - start
    for clients in everybody:
        clients.disconnect()
    if stats.errors:
        raise SystemExit(f"not everybody came back: {dict(stats.errors)}")
    return seconds


def main(game: str, tables: int) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "wusel.db"
        with server_on(file) as address:
            load = Load(Plan(game, tables, SEATS, SECONDS, 0), address)
            left = run_async(play(load))
        cookies = [person.cookie for person in load.people]
        with server_on(file) as address:
            seconds = run_async(come_back(address, left, cookies))
    print(f"{game}: {tables * SEATS} people are back at {tables} tables after {seconds:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 201)
