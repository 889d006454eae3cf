"""A process that writes at several tables and prints each line that the store has acknowledged."""

import asyncio
import sys

from tests.server.log.stores.sample import GATHERING, set_up
from wusel.server.log.stores import open_store
from wusel.server.log.stores.rows import Checkpoint, Record
from wusel.server.log.stores.store import Store


async def write(store: Store, table: str) -> None:
    await set_up(store, table)
    for n in range(2, 1_000_000):
        checkpoint = Checkpoint(n, b"after %d" % n) if n % 5 == 0 else None
        await store.append(table, Record(n, n, b"line %d" % n), GATHERING if checkpoint else None, checkpoint)
        sys.stdout.write(f"{table} {n}\n")
        sys.stdout.flush()


async def main(url: str, name: str) -> None:
    store = open_store(url, name)
    await store.open()
    await asyncio.gather(*(write(store, f"{name}-{number}") for number in range(8)))


asyncio.run(main(*sys.argv[1:]))
