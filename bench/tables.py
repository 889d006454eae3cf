"""What a table costs without its sockets: `python -m bench.tables [choices]`.

First how many choices a second go the whole way of a table: checked, carried out, stored on the disk, and told to four
seats, each with its own redacted view. Then how long a long game takes to come back to memory, and how much it takes
there: one of Mosquitozzz in which everybody changes their mind again and again, so that it has as many choices as
wanted; written to a real SQLite file, read back with and without its checkpoints.
"""

import asyncio
import sys
import tempfile
import time
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any

from wusel.engine.chance import Chance
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import SHELF
from wusel.server.config import Config
from wusel.server.lobby.manager import TableManager
from wusel.server.log.stores import open_store
from wusel.server.log.stores.store import Person
from wusel.server.table.live_table import LiveTable
from wusel.server.table.reading import state_from_log
from wusel.server.wire.api_messages import NewTable
from wusel.server.wire.messages import Choose, Sit, Start
from wusel.server.workers.fair_queue import Asker

ROUNDS = 20
TABLES = 16
SECONDS = 5.0


class NoBots:
    """Everybody at the table is a person."""

    def __init__(self) -> None:
        self.fallbacks: Counter[str] = Counter()

    async def choose(self, game: Game[Any], s: State, seat: int, level: str, seed: int, asker: Asker) -> int:
        raise NotImplementedError

    def idle(self) -> int:
        return 0

    async def advise(self, sent: bytes, *, asker: Asker) -> bytes:
        raise NotImplementedError

    def waiting(self) -> int:
        return 0

    async def close(self) -> None:
        pass


class Listener:
    """A connection that only remembers the last thing it was told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.client = ""
        self.last = b""

    def send(self, frame: bytes) -> None:
        self.last = frame

    def disconnect(self, why: str) -> None:
        pass


async def four_at_a_table(manager: TableManager, game: str) -> tuple[LiveTable, list[Person]]:
    """Four people who sit, listen and have just begun."""
    people = [await manager.people.new_person() for _ in range(4)]
    live = await manager.open_table(people[0], NewTable(game, seats=["you", "open", "open", "open"]))
    for seat in (1, 2, 3):
        await live.submit(people[seat], Sit("sit", seat))
    for person in people:
        await live.join(Listener(person), None)
    await live.submit(people[0], Start("start"))
    return live, people


async def play_for(manager: TableManager, game: str, seconds: float, luck: Chance) -> int:
    """Choices made at one table, and at the next when its game is over."""
    made = 0
    end = time.perf_counter() + seconds
    live, people = await four_at_a_table(manager, game)
    while time.perf_counter() < end:
        table = live.state.table
        if live.state.phase != "playing" or table is None:
            live, people = await four_at_a_table(manager, game)
            continue
        seat = live.state.owing()[0]
        legal = table.legal(seat)
        words = table.game.choices.to_json(legal[luck.draw(len(legal))])
        await live.submit(people[seat], Choose(f"c{made}", seat, live.state.question, words))
        made += 1
    return made


async def played(manager: TableManager, choices: int) -> LiveTable:
    """A table after so many choices. Whoever chooses in secret changes their mind sixty times."""
    people = [await manager.people.new_person() for _ in range(4)]
    live = await manager.open_table(people[0], NewTable("mosquitozzz", seats=["you", "open", "open", "open"]))
    for seat in (1, 2, 3):
        await live.submit(people[seat], Sit("sit", seat))
    await live.submit(people[0], Start("start"), deal=7)
    luck = Chance(4242)
    made = 0
    table = live.state.table
    assert table is not None
    while made < choices and live.state.phase == "playing":
        asked = [seat for seat in range(4) if table.state.asked >> seat & 1]
        for seat in asked[:-1] * (60 if len(asked) > 1 else 1) + asked[-1:]:
            legal = table.legal(seat)
            if not legal or made >= choices:
                break
            words = table.game.choices.to_json(legal[luck.draw(len(legal))])
            await live.submit(people[seat], Choose(f"c{made}", seat, live.state.question, words))
            made += 1
    return live


async def main(choices: int) -> None:
    for game in SHELF:
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "wusel.db"))
            manager = TableManager(Config(db=path), open_store(path), NoBots())
            await manager.open()
            tables = [play_for(manager, game, SECONDS, Chance(1 + n)) for n in range(TABLES)]
            made = sum(await asyncio.gather(*tables))
            print(f"{game}: {made / SECONDS:,.0f} choices a second at {TABLES} tables")
            await manager.close()
    await loading(choices)


async def loading(choices: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "wusel.db"))
        manager = TableManager(Config(db=path), open_store(path), NoBots())
        await manager.open()
        live = await played(manager, choices)
        id, code = live.state.id, live.state.code
        digest = live.state.table.state.digest() if live.state.table else ""
        for label, keep in (("from its last checkpoint", True), ("from the first choice", False)):
            best = float("inf")
            for _ in range(ROUNDS):
                begun = time.perf_counter()
                lines = await manager.store.records(id)
                checkpoint = await manager.store.checkpoint(id) if keep else None
                state = state_from_log(id, code, lines, checkpoint)
                best = min(best, time.perf_counter() - begun)
                assert state.table is not None
                assert state.table.state.digest() == digest
            print(f"{len(live.state.table.choices) if live.state.table else 0} choices, {label}: {best * 1000:.1f} ms")
        lines, checkpoint = await manager.store.records(id), await manager.store.checkpoint(id)
        tracemalloc.start()
        kept = [
            LiveTable(state_from_log(id, code, lines, checkpoint), lines, manager.store, NoBots(), manager.looks)
            for _ in range(20)
        ]
        print(f"in memory: {tracemalloc.get_traced_memory()[0] / len(kept) / 1000:.1f} kB")
        await manager.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
