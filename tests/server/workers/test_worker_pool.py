"""Bots in worker processes: their own choice if they can, somebody's legal choice in any case."""
# ruff: noqa: ARG001  # a bot that is not well does not listen

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from wusel.bots.bot import ask
from wusel.bots.levels import BOTS, new_bot
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.errors import BadOption, WuselError
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.games import SHELF, find_game
from wusel.server.workers import worker_pool
from wusel.server.workers.bot_question import Answer, answer, question
from wusel.server.workers.worker_pool import PoolClosed, WorkerPool

GAMES = {name: find_game(name) for name in SHELF}
ROOT = Path(__file__).parents[3]
SHORT = 0.6
LONG = 60.0
MARGIN = 2.0  # a busy machine takes its time
BAD_SEED = 777_000_777


# --- bots that are not well


def sleeps(sent: bytes) -> int:
    time.sleep(3600)
    return 0


def is_lost_in_compiled_code(sent: bytes) -> int:
    return sum(range(10**15))


def raises(sent: bytes) -> int:
    raise ValueError(f"a secret: {sent!r}")


class Stubborn(Exception):
    """An error that cannot be sent from one process to another."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)


def raises_something_stubborn(sent: bytes) -> int:
    raise Stubborn(1, 2)


def wants_all_memory(sent: bytes) -> int:
    return len(bytearray(10**17))


def says_goodbye(sent: bytes) -> int:
    sys.exit("goodbye")


def exits(sent: bytes) -> int:
    os._exit(3)


def exits_as_if_all_were_well(sent: bytes) -> int:
    os._exit(0)


def is_shot(sent: bytes) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def says_minus_one(sent: bytes) -> int:
    return -1


def says_a_word(sent: bytes) -> object:
    return "lamp"


def says_something_unspeakable(sent: bytes) -> object:
    return lambda: 0


def ill_at_times(how: Answer, sent: bytes) -> object:
    """Well, but for one seed."""
    return how(sent) if json.loads(sent)["seed"] == BAD_SEED else answer(sent)


def sleeps_aloud(sent: bytes) -> int:
    print("asleep", flush=True)  # noqa: T201  # somebody listens
    return sleeps(sent)


# --- setting the scene


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may start its processes slowly; tests about patience set their own."""
    monkeypatch.setattr(worker_pool, "PATIENCE", 20.0)


def asked(game: Game[Any], seed: int, moves: int = 12, **options: object) -> tuple[State, int]:
    """A state after some random choices, though before the end, and a seat that is asked."""
    s: State = game.new(options, seed)
    luck = Chance(1)
    luck.reseed(seed)
    for _ in range(moves):
        after = s.clone()
        play_randomly(game, after, luck, 1)
        s = after if after.owing else s
    return s, (s.owing & -s.owing).bit_length() - 1


def every_setting(game: Game[Any]) -> list[dict[str, object]]:
    """Every value of every option, one at a time, among those that can be played."""
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
async def room(workers: int = 1, seconds: float = SHORT, how: Answer = answer) -> AsyncIterator[WorkerPool]:
    bots = WorkerPool(workers, seconds, how)
    try:
        yield bots
    finally:
        await bots.close()
        assert active_children() == []


async def wake(bots: WorkerPool, game: Game[Any], s: State, seat: int) -> None:
    """Ask until a worker is up and has answered."""
    async with asyncio.timeout(LONG):
        failed = -1
        while failed < bots.fallbacks.total():
            failed = bots.fallbacks.total()
            await bots.choose(game, s, seat, "random", 1)
    bots.fallbacks.clear()


async def until(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not happens():
            await asyncio.sleep(0.02)


# --- bots that are well

WATCH_THE_CLOCK = ("medium", "hard")
"""How far these look depends on how busy the machine is."""


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("level", BOTS)
def test_a_bot_answers_as_it_would_at_the_table(name: str, level: str) -> None:
    game = GAMES[name]

    async def play() -> None:
        async with room(seconds=LONG) as bots:
            for players in game.declared[0].values:
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
        async with room(seconds=LONG) as bots:
            assert await bots.choose(game, s, seat, "greedy", 3) == ask(new_bot("greedy"), game, s, seat, 3)
            assert not bots.fallbacks

    asyncio.run(play())


def test_many_questions_at_once() -> None:
    async def play() -> None:
        async with room(workers=2, seconds=LONG) as bots:
            questions = [(game, *asked(game, seed), seed) for seed in range(25) for game in GAMES.values()]
            found = await asyncio.gather(*(bots.choose(g, s, seat, "random", seed) for g, s, seat, seed in questions))
            assert found == [ask(new_bot("random"), g, s, seat, seed) for g, s, seat, seed in questions]
            assert len(found) == 50
            assert not bots.fallbacks

    asyncio.run(play())


def test_nobody_is_started_before_the_first_question() -> None:
    async def play() -> None:
        async with room():
            assert active_children() == []

    asyncio.run(play())


def test_a_seat_that_is_not_asked_needs_no_bot() -> None:
    game = any_game()
    s = asked(game, 1, players=3)[0]
    other = next(each for each in range(3) if not s.asked >> each & 1)

    async def play() -> None:
        async with room() as bots:
            with pytest.raises(WuselError, match=f"seat {other} is not asked"):
                await bots.choose(game, s, other, "random", 1)

    asyncio.run(play())


# --- what a bot is told


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
    assert told_apart  # there was something to hide


@pytest.mark.parametrize("name", SHELF)
def test_what_chance_will_bring_is_not_told(name: str) -> None:
    for seed in range(20):
        s, seat = asked(GAMES[name], seed)
        assert str(s.chance) not in question(GAMES[name], s, seat, "random", 4).decode()


# --- bots that are not well


@pytest.mark.parametrize(
    ("how", "why", "error"),
    [
        (sleeps, "slow", ""),
        (is_lost_in_compiled_code, "slow", ""),
        (raises, "raised", "ValueError at test_bot_workers.py:"),
        (raises_something_stubborn, "raised", "Stubborn at test_bot_workers.py:"),
        (wants_all_memory, "raised", "MemoryError at test_bot_workers.py:"),
        (says_goodbye, "raised", "SystemExit at test_bot_workers.py:"),
        (exits, "died", ""),
        (exits_as_if_all_were_well, "slow", ""),
        (is_shot, "died", ""),
        (says_minus_one, "nonsense", ""),
        (says_a_word, "nonsense", ""),
        (says_something_unspeakable, "nonsense", ""),
    ],
)
def test_a_fallback_plays_in_time_and_it_is_logged(
    how: Answer, why: str, error: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> int:
        async with room(how=partial(ill_at_times, how)) as bots:
            await wake(bots, game, s, seat)
            caplog.clear()
            began = time.monotonic()
            found = await bots.choose(game, s, seat, "random", BAD_SEED)
            assert time.monotonic() - began < SHORT + MARGIN
            assert bots.fallbacks == {why: 1}
            return found

    with caplog.at_level(logging.WARNING):
        found = asyncio.run(play())
    assert found == ask(new_bot("greedy"), game, s, seat, BAD_SEED)
    (record,) = caplog.records
    assert (record.name, record.levelname) == ("wusel.bots", "WARNING")
    said = vars(record)
    assert {key: said[key] for key in ("why", "game", "bot")} == {"why": why, "game": game.name, "bot": "random"}
    assert 0 <= said["seconds"] < SHORT + MARGIN
    assert said["error"].startswith(error)
    assert "secret" not in str(said)
    assert str(BAD_SEED) not in str(said)


def test_where_the_best_looking_choice_went_wrong_any_choice_is_played() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(how=raises) as bots:
            for seed in range(20):
                assert await bots.choose(game, s, seat, "greedy", seed) == ask(new_bot("random"), game, s, seat, seed)

    asyncio.run(play())


def test_a_level_that_nobody_knows_is_played_by_a_fallback() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room() as bots:
            assert await bots.choose(game, s, seat, "grandmaster", 1) in game.options(s, seat)
            assert bots.fallbacks == {"raised": 1}

    asyncio.run(play())


@pytest.mark.parametrize("how", [exits, sleeps])
def test_after_a_bad_moment_the_next_question_is_answered(how: Answer) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(seconds=1.0, how=partial(ill_at_times, how)) as bots:
            for round_ in range(1, 3):
                await bots.choose(game, s, seat, "random", BAD_SEED)
                assert bots.fallbacks.total() == round_
                assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)
                assert bots.fallbacks.total() == round_

    asyncio.run(play())


@pytest.mark.parametrize("workers", [1, 2])
def test_idle_workers_that_are_killed_are_replaced(workers: int) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(workers, seconds=LONG) as bots:
            for seed in range(2):
                assert await bots.choose(game, s, seat, "random", seed) == ask(new_bot("random"), game, s, seat, seed)
                for worker in active_children():
                    worker.kill()
                await asyncio.sleep(0.5)
            assert not bots.fallbacks

    asyncio.run(play())


def test_a_worker_that_is_killed_while_its_bot_thinks() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(seconds=LONG, how=partial(ill_at_times, sleeps)) as bots:
            await wake(bots, game, s, seat)
            waiting = asyncio.create_task(bots.choose(game, s, seat, "random", BAD_SEED))
            await asyncio.sleep(0.3)
            active_children()[0].kill()
            assert await asyncio.wait_for(waiting, MARGIN) in game.options(s, seat)
            assert bots.fallbacks == {"died": 1}
            assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)

    asyncio.run(play())


def test_a_pool_that_has_fallen_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room() as bots:
            await wake(bots, game, s, seat)
            monkeypatch.setattr(worker_pool, "PATIENCE", 1.0)
            (frozen,) = active_children()
            assert frozen.pid
            os.kill(frozen.pid, signal.SIGSTOP)
            assert await bots.choose(game, s, seat, "random", 2) in game.options(s, seat)
            assert bots.fallbacks == {"busy": 1}
            monkeypatch.setattr(worker_pool, "PATIENCE", 20.0)
            await wake(bots, game, s, seat)
            assert active_children() != [frozen]

    asyncio.run(play())


def test_a_long_queue_stalls_nobody_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "PATIENCE", 0.8)
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(how=sleeps) as bots:
            began = time.monotonic()
            found = await asyncio.gather(*(bots.choose(game, s, seat, "random", seed) for seed in range(30)))
            assert time.monotonic() - began < SHORT + 0.8 + MARGIN
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
        async with room(how=sleeps) as bots:
            waiting = asyncio.create_task(bots.choose(game, s, seat, "random", 2))
            await asyncio.sleep(0.1)
            play_randomly(game, s, Chance(1))
            assert not game.options(s, seat)
            assert await waiting == expected
            assert expected in offers

    asyncio.run(play())


def test_a_question_that_is_no_longer_wanted_ends_the_thinking() -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        async with room(seconds=LONG, how=partial(ill_at_times, sleeps)) as bots:
            unwanted = [asyncio.create_task(bots.choose(game, s, seat, "random", BAD_SEED)) for _ in range(3)]
            await asyncio.sleep(0.5)
            for each in unwanted:
                each.cancel()
            async with asyncio.timeout(LONG / 3):
                assert await bots.choose(game, s, seat, "random", 3) == ask(new_bot("random"), game, s, seat, 3)
            assert not bots.fallbacks

    asyncio.run(play())


# --- closing time


@pytest.mark.parametrize("pause", [0.0, 0.4, 0.43, 0.46, 0.49])  # the pool sleeps and wakes in between
def test_closing_waits_for_nobody(pause: float) -> None:
    game = any_game()
    s, seat = asked(game, 4)

    async def play() -> None:
        bots = WorkerPool(2, LONG, sleeps)
        waiting = [asyncio.create_task(bots.choose(game, s, seat, "random", seed)) for seed in range(5)]
        await until(lambda: len(active_children()) == 2)
        await asyncio.sleep(pause)
        async with asyncio.timeout(MARGIN):
            await bots.close()
            assert active_children() == []
            ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [PoolClosed] * 5
        with pytest.raises(PoolClosed, match="gone home"):
            await bots.choose(game, s, seat, "random", 1)
        await bots.close()
        assert active_children() == []

    asyncio.run(play())


def sleep_in_a_server() -> None:
    """What the server of the next test does."""
    game = any_game()
    s, seat = asked(game, 4)
    asyncio.run(WorkerPool(2, LONG, sleeps_aloud).choose(game, s, seat, "random", 1))


def test_a_worker_does_not_outlive_a_server_that_is_killed() -> None:
    run = "from tests.server.workers.test_worker_pool import sleep_in_a_server as run; run()"
    server = subprocess.Popen([sys.executable, "-c", run], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stdout.readline() == "asleep\n"
    server.kill()
    server.communicate(timeout=10)  # ends when the last process that could write has gone
