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
from wusel.server.api_messages import NewTable
from wusel.server.config import Config
from wusel.server.course import course_of
from wusel.server.house import House
from wusel.server.live import LiveTable
from wusel.server.messages import Choose, Sit, Start
from wusel.server.stores import open_store
from wusel.server.stores.store import Person

ROUNDS = 20
TABLES = 16
SECONDS = 5.0


class NoBots:
    """Everybody at the table is a person."""

    def __init__(self) -> None:
        self.fallbacks: Counter[str] = Counter()

    async def choose(self, game: Game[Any], s: State, seat: int, level: str, seed: int) -> int:
        raise NotImplementedError

    async def advise(self, sent: bytes) -> bytes:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class Listener:
    """A connection that only remembers the last thing it was told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.last = b""

    def tell(self, frame: bytes) -> None:
        self.last = frame

    def hang_up(self, why: str) -> None:
        pass


async def four_at_a_table(house: House, game: str) -> tuple[LiveTable, list[Person]]:
    """Four people who sit, listen and have just begun."""
    people = [await house.people.new_person() for _ in range(4)]
    live = await house.open_table(people[0], NewTable(game, seats=["you", "open", "open", "open"]))
    for seat in (1, 2, 3):
        await live.handle(people[seat], Sit("sit", seat))
    for person in people:
        await live.join(Listener(person), None)
    await live.handle(people[0], Start("start"))
    return live, people


async def play_for(house: House, game: str, seconds: float, luck: Chance) -> int:
    """Choices made at one table, and at the next when its game is over."""
    made = 0
    end = time.perf_counter() + seconds
    live, people = await four_at_a_table(house, game)
    while time.perf_counter() < end:
        table = live.course.table
        if live.course.phase != "playing" or table is None:
            live, people = await four_at_a_table(house, game)
            continue
        seat = live.course.owing()[0]
        legal = table.legal(seat)
        words = table.game.choices.to_json(legal[luck.draw(len(legal))])
        await live.handle(people[seat], Choose(f"c{made}", seat, live.course.question, words))
        made += 1
    return made


async def played(house: House, choices: int) -> LiveTable:
    """A table after so many choices. Whoever chooses in secret changes their mind sixty times."""
    people = [await house.people.new_person() for _ in range(4)]
    live = await house.open_table(people[0], NewTable("mosquitozzz", seats=["you", "open", "open", "open"]))
    for seat in (1, 2, 3):
        await live.handle(people[seat], Sit("sit", seat))
    await live.handle(people[0], Start("start"), 7)
    luck = Chance(4242)
    made = 0
    table = live.course.table
    assert table is not None
    while made < choices and live.course.phase == "playing":
        asked = [seat for seat in range(4) if table.state.asked >> seat & 1]
        for seat in asked[:-1] * (60 if len(asked) > 1 else 1) + asked[-1:]:
            legal = table.legal(seat)
            if not legal or made >= choices:
                break
            words = table.game.choices.to_json(legal[luck.draw(len(legal))])
            await live.handle(people[seat], Choose(f"c{made}", seat, live.course.question, words))
            made += 1
    return live


async def main(choices: int) -> None:
    for game in SHELF:
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "wusel.db"))
            house = House(Config(db=path), open_store(path), NoBots())
            await house.open()
            tables = [play_for(house, game, SECONDS, Chance(1 + n)) for n in range(TABLES)]
            made = sum(await asyncio.gather(*tables))
            print(f"{game}: {made / SECONDS:,.0f} choices a second at {TABLES} tables")
            await house.close()
    await loading(choices)


async def loading(choices: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "wusel.db"))
        house = House(Config(db=path), open_store(path), NoBots())
        await house.open()
        live = await played(house, choices)
        id, code = live.course.id, live.course.code
        digest = live.course.table.state.digest() if live.course.table else ""
        for label, keep in (("from its last checkpoint", True), ("from the first choice", False)):
            best = float("inf")
            for _ in range(ROUNDS):
                begun = time.perf_counter()
                lines = await house.store.lines(id)
                checkpoint = await house.store.checkpoint(id) if keep else None
                course = course_of(id, code, lines, checkpoint)
                best = min(best, time.perf_counter() - begun)
                assert course.table is not None
                assert course.table.state.digest() == digest
            print(
                f"{len(live.course.table.choices) if live.course.table else 0} choices, {label}: {best * 1000:.1f} ms"
            )
        lines, checkpoint = await house.store.lines(id), await house.store.checkpoint(id)
        tracemalloc.start()
        kept = [LiveTable(course_of(id, code, lines, checkpoint), lines, house.store, NoBots()) for _ in range(20)]
        print(f"in memory: {tracemalloc.get_traced_memory()[0] / len(kept) / 1000:.1f} kB")
        await house.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
