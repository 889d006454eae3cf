"""Slots go to the least recently served client, and there to its least recently served table."""

import asyncio

import pytest

from tests.server.workers.test_worker_pool import any_game, asked, pool
from wusel.server.workers.fair_queue import Asker, FairQueue
from wusel.server.workers.worker_pool import NotWanted, WorkerPool


class Clients:
    """Clients of a queue with one slot, and the order in which they are served."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def comes(self, client: str, table: str) -> None:
        self.tasks.append(asyncio.create_task(self.waits(Asker(client, table))))
        await asyncio.sleep(0)

    async def waits(self, asker: Asker) -> None:
        async with self.queue.slot(asker):
            self.order.append(f"{asker.client}{asker.table}")
            await asyncio.sleep(0)


def served(*arrivals: str) -> str:
    """Return the order of service for clients that wait for the only slot. `a1` is table 1 of address a."""

    async def serve() -> str:
        clients = Clients()
        await clients.queue.acquire(Asker("a", "0"))
        for who in arrivals:
            await clients.comes(who[0], who[1:])
        clients.queue.release()
        await asyncio.gather(*clients.tasks)
        assert (clients.queue.free, clients.queue.waiting) == (1, {})
        return " ".join(clients.order)

    return asyncio.run(serve())


def test_addresses_then_tables_are_served_in_turn() -> None:
    assert served("a1", "a2", "a3", "b1") == "b1 a1 a2 a3"
    assert served("a1", "a2", "a3", "b1", "b2") == "b1 a1 b2 a2 a3"
    assert served("b1", "b1", "b1", "b2", "b3") == "b1 b2 b3 b1 b1", "one table does not keep others waiting"
    assert served("c1", "b1", "a0", "a1") == "c1 b1 a1 a0", "table 0 has had its turn"
    assert served(*(f"a{n}" for n in range(1, 100)), "b1").startswith("b1 a1 a2")


def test_a_postponed_address_waits_for_all_others() -> None:
    async def serve() -> str:
        clients = Clients()
        await clients.queue.acquire(Asker("z"))
        for client in "ab":
            clients.queue.postpone(client)
        for who in ("a1", "b1", "a2", "c1", "d1", "c2"):
            await clients.comes(who[0], who[1:])
        clients.queue.release()
        await asyncio.gather(*clients.tasks)
        return " ".join(clients.order)

    assert asyncio.run(serve()) == "c1 d1 c2 a1 b1 a2"


def test_cancelled_waiters_are_skipped() -> None:
    async def serve() -> None:
        clients = Clients()
        await clients.queue.acquire(Asker("x"))
        for who in "abc":
            await clients.comes(who, "")
        clients.tasks[0].cancel()  # before a slot is free
        clients.queue.release()
        clients.tasks[1].cancel()  # after it was given the slot
        ends = await asyncio.gather(*clients.tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
        assert (clients.order, clients.queue.free, clients.queue.waiting) == (["c"], 1, {})

    asyncio.run(serve())


def test_a_hundred_tables_of_one_address_do_not_keep_a_person_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    game = any_game()
    s, seat = asked(game, 4)
    order: list[str] = []
    go_on = asyncio.Event()

    async def thought(*_: object) -> int:
        await go_on.wait()
        choice: int = game.options(s, seat)[0]
        return choice

    monkeypatch.setattr(WorkerPool, "_reply", thought)

    async def table(bots: WorkerPool, asker: Asker) -> None:
        await bots.choose(game, s, seat, "hard", 1, asker)
        order.append(asker.table)

    async def play() -> None:
        async with pool() as bots:
            crowd = [asyncio.create_task(table(bots, Asker("crowd", f"left {n}"))) for n in range(100)]
            while not bots._queue.waiting:
                await asyncio.sleep(0)
            person = asyncio.create_task(table(bots, Asker("home", "Anna's")))
            while "home" not in bots._queue.waiting:
                await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(person, *crowd)
            assert not bots.fallbacks

    asyncio.run(play())
    assert order.index("Anna's") == 1, "next after the one that a bot was thinking about"
    assert len(order) == 101


def test_a_task_that_is_no_longer_wanted_starts_no_worker() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool() as bots:
            with pytest.raises(NotWanted):
                await bots.choose(game, s, seat, "random", 1, Asker(still=lambda: False))
            assert bots._pool is None, "no worker was asked"
            assert not bots.fallbacks

    asyncio.run(play())
