"""The worker pool returns the bot's choice, or a legal fallback after any failure."""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import PATIENCE
from tests.server.workers import faulty_bots
from tests.server.workers.faulty_bots import faulty_for_some_seeds, sleeps, touches_a_file_and_sleeps
from wusel.bots.bot import ask
from wusel.bots.levels import BOTS, new_bot
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption, WuselError
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import SHELF, find_game, known_game
from wusel.server.workers import worker_pool
from wusel.server.workers.bot_question import Task, answer, question
from wusel.server.workers.worker_pool import PoolClosed, WorkerFailed, WorkerPool

GAMES = {name: known_game(name) for name in SHELF}
ROOT = Path(__file__).parents[3]
SHORT = 0.1
LONG = 3600.0
BAD_SEED = 777_000_777


# --- setting the scene


def asked(game: Game[Any], seed: int, moves: int = 12, **options: object) -> tuple[State, int]:
    """Return a state after some random choices, before the end, and a seat that is asked."""
    s: State = game.new(options, seed)
    luck = Chance(1)
    luck.reseed(seed)
    for _ in range(moves):
        after = s.clone()
        play_randomly(game, after, luck, 1)
        s = after if after.owing else s
    return s, (s.owing & -s.owing).bit_length() - 1


def every_setting(game: Game[Any]) -> list[dict[str, object]]:
    """Return every value of every option, one at a time, if the game can be played with it."""
    settings: list[dict[str, object]] = [{option.name: value} for option in game.declared for value in option.values]
    return [options for options in settings if can_be(game, options)]


def can_be(game: Game[Any], options: dict[str, object]) -> bool:
    try:
        game.new(options, 0)
    except BadOption:
        return False
    return True


def any_game() -> Game[Any]:
    return next(iter(GAMES.values()))


@asynccontextmanager
async def pool(workers: int = 1, seconds: float = LONG, how: Task = answer) -> AsyncIterator[WorkerPool]:
    """Return a pool whose bots have unlimited time, unless the test says otherwise."""
    bots = WorkerPool(workers, seconds, how)
    try:
        async with asyncio.timeout(PATIENCE):
            yield bots
    finally:
        await bots.close()
        assert active_children() == []


async def until(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.02)


# --- bots that are well

WATCH_THE_CLOCK = ("medium", "hard")
"""Their playing strength depends on the load of the machine, and they are slow. One run is enough."""


@pytest.mark.parametrize("name", SHELF)
def test_a_bot_answers_as_it_would_at_the_table(name: str) -> None:
    game = GAMES[name]

    async def play() -> None:
        async with pool() as bots:
            for level in BOTS:
                for players in game.declared[0].values[:1] if level in WATCH_THE_CLOCK else game.declared[0].values:
                    s, seat = asked(game, int(players), players=players)
                    before = s.digest()
                    choice = await bots.choose(game, s, seat, level, 5)
                    assert choice in game.options(s, seat)
                    if level not in WATCH_THE_CLOCK:
                        assert choice == ask(new_bot(level), game, s, seat, 5)
                    assert s.digest() == before
            assert not bots.fallbacks

    asyncio.run(play())


@pytest.mark.parametrize("name", SHELF)
def test_every_way_to_play_can_be_asked_about(name: str) -> None:
    game = GAMES[name]
    for options in every_setting(game):
        for moves in (0, 7, 40):
            s, seat = asked(game, 3, moves, **options)
            assert answer(question(game, s, seat, "random", 8)) == ask(new_bot("random"), game, s, seat, 8)


@pytest.mark.parametrize("name", SHELF)
def test_a_game_with_other_content_is_found_by_its_content(name: str) -> None:
    text = next((GAMES[name].home / "content").glob("*.toml")).read_text(encoding="utf-8")
    game = find_game(name, text + "\n# of our own\n")
    s, seat = asked(game, 2)
    assert json.loads(question(game, s, seat, "random", 3))["content"].endswith("# of our own\n")

    async def play() -> None:
        async with pool() as bots:
            assert await bots.choose(game, s, seat, "greedy", 3) == ask(new_bot("greedy"), game, s, seat, 3)
            assert not bots.fallbacks

    asyncio.run(play())


def test_many_questions_at_once() -> None:
    async def play() -> None:
        async with pool(workers=2) as bots:
            questions = [(game, *asked(game, seed), seed) for seed in range(25) for game in GAMES.values()]
            found = await asyncio.gather(*(bots.choose(g, s, seat, "random", seed) for g, s, seat, seed in questions))
            assert found == [ask(new_bot("random"), g, s, seat, seed) for g, s, seat, seed in questions]
            assert len(found) == 25 * len(GAMES)
            assert not bots.fallbacks

    asyncio.run(play())


def test_no_worker_is_started_before_the_first_task() -> None:
    async def play() -> None:
        async with pool():
            assert active_children() == []

    asyncio.run(play())


def test_a_seat_that_is_not_asked_needs_no_bot() -> None:
    game = any_game()
    s = asked(game, 1, players=3)[0]
    other = next(each for each in range(3) if not s.asked >> each & 1)

    async def play() -> None:
        async with pool() as bots:
            with pytest.raises(WuselError, match=f"seat {other} is not asked"):
                await bots.choose(game, s, other, "random", 1)

    asyncio.run(play())


# --- questions to bots


@pytest.mark.parametrize("name", SHELF)
def test_states_that_the_seat_cannot_tell_apart_make_the_same_question(name: str) -> None:
    game = GAMES[name]
    told_apart = 0
    for options in every_setting(game):
        for seed in range(4):
            s, seat = asked(game, seed, 10 + 9 * seed, **options)
            sent = question(game, s, seat, "random", 4)
            for other in range(4):
                world = game.imagine(s, seat, other)
                told_apart += world.to_data() != {**s.to_data(), "chance": world.chance}
                assert question(game, world, seat, "random", 4) == sent
    assert told_apart or name in ("viroid", "maus"), "there was something to hide, but where all lies open"


@pytest.mark.parametrize("name", SHELF)
def test_what_chance_will_bring_is_not_told(name: str) -> None:
    for seed in range(20):
        s, seat = asked(GAMES[name], seed)
        assert str(s.chance) not in question(GAMES[name], s, seat, "random", 4).decode()


# --- bots that are not well


def fell_back(game: Game[Any], seed: int, log: pytest.LogCaptureFixture) -> tuple[str, str]:
    """Return the logged reason and error of a fallback. Check that nothing hidden is logged."""
    (record,) = log.records
    log.clear()
    assert (record.name, record.levelname) == ("wusel.bots", "WARNING")
    said = vars(record)
    assert (said["game"], said["bot"]) == (game.name, "random")
    assert said["seconds"] >= 0
    assert "secret" not in str(said)
    assert str(seed) not in str(said)
    return said["why"], said["error"]


FAULTS: dict[Task, tuple[str, str]] = {
    faulty_bots.raises: ("raised", "ValueError at faulty_bots.py:"),
    faulty_bots.raises_what_cannot_be_pickled: ("raised", "Unpicklable at faulty_bots.py:"),
    faulty_bots.wants_all_memory: ("raised", "MemoryError at faulty_bots.py:"),
    faulty_bots.raises_system_exit: ("raised", "SystemExit at faulty_bots.py:"),
    faulty_bots.returns_an_illegal_choice: ("nonsense", ""),
    faulty_bots.returns_a_string: ("nonsense", ""),
    faulty_bots.returns_what_cannot_be_pickled: ("nonsense", ""),
    faulty_bots.exits: ("died", ""),
    faulty_bots.is_killed: ("died", ""),
}
ENDLESS = (sleeps, faulty_bots.loops_in_compiled_code, faulty_bots.exits_with_status_0)


def test_a_fallback_plays_and_the_next_question_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    game = any_game()
    s, seat = asked(game, 4)
    faults: dict[int, Task] = {BAD_SEED + n: how for n, how in enumerate([*FAULTS, *ENDLESS])}

    async def play() -> None:
        async with pool(how=partial(faulty_for_some_seeds, faults)) as bots:
            for seed, how in faults.items():
                bots.seconds = SHORT if how in ENDLESS else LONG
                found = await bots.choose(game, s, seat, "random", seed)
                assert found == ask(new_bot("greedy"), game, s, seat, seed)
                why, error = fell_back(game, seed, caplog)
                expected = ("slow", "") if how in ENDLESS else FAULTS[how]
                assert (why, error[: len(expected[1])]) == expected, how
                bots.seconds = LONG
                assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)
            assert bots.fallbacks == {"raised": 4, "nonsense": 3, "died": 2, "slow": 3}

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())


def test_where_the_best_looking_choice_went_wrong_any_choice_is_played() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool(how=faulty_bots.raises) as bots:
            for seed in range(20):
                assert await bots.choose(game, s, seat, "greedy", seed) == ask(new_bot("random"), game, s, seat, seed)

    asyncio.run(play())


def test_a_level_that_nobody_knows_is_played_by_a_fallback() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool() as bots:
            assert await bots.choose(game, s, seat, "grandmaster", 1) in game.options(s, seat)
            assert bots.fallbacks == {"raised": 1}

    asyncio.run(play())


def test_idle_workers_that_are_killed_are_replaced() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool(workers=2) as bots:
            for seed in range(2):
                assert await bots.choose(game, s, seat, "random", seed) == ask(new_bot("random"), game, s, seat, seed)
                assert bots._pool is not None
                for worker in active_children():
                    worker.kill()
                while bots._pool.active:
                    await asyncio.sleep(0.02)
            assert not bots.fallbacks

    asyncio.run(play())


def test_a_worker_that_is_killed_while_its_bot_thinks(tmp_path: Path) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool(
            how=partial(faulty_for_some_seeds, {BAD_SEED: partial(touches_a_file_and_sleeps, tmp_path)})
        ) as bots:
            waiting = asyncio.create_task(bots.choose(game, s, seat, "random", BAD_SEED))
            await until(lambda: list(tmp_path.iterdir()))
            active_children()[0].kill()
            assert await waiting in game.options(s, seat)
            assert bots.fallbacks == {"died": 1}
            assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)

    asyncio.run(play())


def test_a_hung_pool_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool() as bots:
            await bots.choose(game, s, seat, "random", 1)
            (frozen,) = active_children()
            assert frozen.pid
            os.kill(frozen.pid, signal.SIGSTOP)
            bots.seconds = SHORT
            monkeypatch.setattr(worker_pool, "PATIENCE", SHORT)
            assert await bots.choose(game, s, seat, "random", 2) in game.options(s, seat)
            assert bots.fallbacks == {"busy": 1}
            bots.seconds = LONG
            monkeypatch.setattr(worker_pool, "PATIENCE", PATIENCE)
            assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)
            assert bots.fallbacks == {"busy": 1}
            await until(lambda: frozen not in active_children())

    asyncio.run(play())


def test_waiting_in_the_queue_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots never answer. The running ones are too slow, and all others find the workers busy."""
    monkeypatch.setattr(worker_pool, "PATIENCE", SHORT)
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool(seconds=SHORT, how=sleeps) as bots:
            found = await asyncio.gather(*(bots.choose(game, s, seat, "random", seed) for seed in range(30)))
            assert set(found) <= set(game.options(s, seat))
            assert bots.fallbacks["busy"] > 20
            assert bots.fallbacks.total() == 30

    asyncio.run(play())


def test_the_table_may_go_on_while_a_bot_thinks() -> None:
    game = any_game()
    s, seat = asked(game, 4)
    offers = list(game.options(s, seat))
    expected = ask(new_bot("greedy"), game, s, seat, 2)

    async def play() -> None:
        async with pool(seconds=SHORT, how=sleeps) as bots:
            waiting = asyncio.create_task(bots.choose(game, s, seat, "random", 2))
            await asyncio.sleep(0)
            play_randomly(game, s, Chance(1))
            assert not game.options(s, seat)
            assert await waiting == expected
            assert expected in offers

    asyncio.run(play())


def test_a_cancelled_task_is_stopped(tmp_path: Path) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with pool(
            how=partial(faulty_for_some_seeds, {BAD_SEED: partial(touches_a_file_and_sleeps, tmp_path)})
        ) as bots:
            unwanted = [asyncio.create_task(bots.choose(game, s, seat, "random", BAD_SEED)) for _ in range(3)]
            await until(lambda: list(tmp_path.iterdir()))
            for each in unwanted:
                each.cancel()
            assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)
            assert not bots.fallbacks

    asyncio.run(play())


# --- hints


def test_bots_go_before_queued_hints() -> None:
    game = any_game()
    s, seat = asked(game, 4)
    order: list[str] = []

    async def hint(bots: WorkerPool, name: str) -> None:
        await bots.advise(name.encode(), faulty_bots.echoes)
        order.append(name)

    async def play() -> None:
        async with pool() as bots:
            tasks = [asyncio.create_task(hint(bots, f"hint {n}")) for n in range(3)]
            while not bots._pending:
                await asyncio.sleep(0)
            await bots.choose(game, s, seat, "greedy", 1)
            order.append("bot")
            await asyncio.gather(*tasks)

    asyncio.run(play())
    assert order == ["hint 0", "bot", "hint 1", "hint 2"]


def test_a_failed_hint_raises() -> None:
    async def play() -> None:
        async with pool() as bots:
            for how, why in ((faulty_bots.raises, "raised"), (faulty_bots.returns_an_illegal_choice, "nonsense")):
                with pytest.raises(WorkerFailed) as failed:
                    await bots.advise(b"what now?", how)
                assert failed.value.why == why

    asyncio.run(play())


# --- closing time


@pytest.mark.parametrize("thinking", [0, 2])
def test_closing_waits_for_nobody(thinking: int, tmp_path: Path) -> None:
    """It waits neither for starting workers nor for running tasks."""
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        bots = WorkerPool(2, LONG, partial(touches_a_file_and_sleeps, tmp_path))
        waiting = [asyncio.create_task(bots.choose(game, s, seat, "random", seed)) for seed in range(5)]
        await until(lambda: len(active_children()) == 2 and len(list(tmp_path.iterdir())) >= thinking)
        async with asyncio.timeout(PATIENCE):
            await bots.close()
            assert active_children() == []
            ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [PoolClosed] * 5
        with pytest.raises(PoolClosed):
            await bots.choose(game, s, seat, "random", 1)
        await bots.close()
        assert active_children() == []

    asyncio.run(play())


def sleep_in_a_server(folder: Path) -> None:
    """The program of the server in the next test."""
    game = any_game()
    s, seat = asked(game, 4)
    asyncio.run(WorkerPool(2, LONG, partial(touches_a_file_and_sleeps, folder)).choose(game, s, seat, "random", 1))


def test_a_worker_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    run = "import sys, pathlib; from tests.server.workers.test_worker_pool import sleep_in_a_server as run"
    run += "; run(pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", run, str(tmp_path)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    asyncio.run(until(lambda: list(tmp_path.iterdir())))
    server.kill()
    server.communicate(timeout=PATIENCE)  # ends when the last process that could write has gone
