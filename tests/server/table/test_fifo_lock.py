"""One after the other at a table."""

import asyncio

from wusel.server.table.fifo_lock import FifoLock


async def waits(turn: FifoLock, name: str, had: list[str]) -> None:
    async with turn:
        had.append(name)


def goes(turn: FifoLock, name: str, had: list[str]) -> None:
    had.append(name)
    turn.release()


def test_whoever_waits_has_the_turn_in_the_order_in_which_they_came() -> None:
    asyncio.run(take_turns())


async def take_turns() -> None:
    turn, had = FifoLock(), list[str]()
    turn.when_free(lambda: had.append("first"))
    assert had == ["first"], "nobody is there: at once"
    tasks = [asyncio.create_task(waits(turn, name, had)) for name in "ab"]
    await asyncio.sleep(0)
    turn.when_free(lambda: goes(turn, "c", had))
    tasks.append(asyncio.create_task(waits(turn, "d", had)))
    await asyncio.sleep(0)
    assert had == ["first"]
    turn.release()
    assert turn.is_taken, "nobody who comes now is before those who wait"
    await asyncio.gather(*tasks)
    assert had == ["first", "a", "b", "c", "d"]
    assert not turn.is_taken


def test_whoever_goes_away_holds_nobody_up() -> None:
    asyncio.run(go_away())


async def go_away() -> None:
    turn, had = FifoLock(), list[str]()
    turn.when_free(lambda: None)
    gone, just_given, last = [asyncio.create_task(waits(turn, name, had)) for name in "abc"]
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turn.release()
    just_given.cancel()
    await last
    assert had == ["c"]
    assert not turn.is_taken
