"""A process that claims tables: it reads their names and prints who holds each."""

import asyncio
import sys

from wusel.server.log.stores import open_store


async def main(url: str, address: str) -> None:
    store = open_store(url, address)
    await store.open()
    while table := (await asyncio.to_thread(sys.stdin.readline)).strip():
        sys.stdout.write(await store.claim(table) + "\n")
        sys.stdout.flush()
    await store.close()


asyncio.run(main(*sys.argv[1:]))
