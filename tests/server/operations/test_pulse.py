"""The heartbeat of a worker process: dead workers, and workers that are merely late."""

import asyncio

import pytest

from tests.server.visitors import wait_until
from wusel.server.operations.pulse import SIGNS, Pulse

(_, PROCESS_LIMIT), (_, LOOP_LIMIT) = SIGNS
PROCESS, LOOP = range(2)


@pytest.fixture
def pulse() -> Pulse:
    return Pulse(0.001)


def looks(pulse: Pulse, times: int, *beating: int) -> list[str]:
    """Return the result of each look while some signs beat in between."""
    found = []
    for _ in range(times):
        for sign in beating:
            pulse.beats[sign] += 1
        found.append(pulse.look())
    return found


def test_a_process_that_does_not_beat_is_dead_after_its_limit(pulse: Pulse) -> None:
    assert looks(pulse, PROCESS_LIMIT) == [""] * (PROCESS_LIMIT - 1) + ["process"]


def test_an_event_loop_that_does_not_turn_has_more_time(pulse: Pulse) -> None:
    assert looks(pulse, LOOP_LIMIT, PROCESS) == [""] * (LOOP_LIMIT - 1) + ["event loop"]
    assert LOOP_LIMIT > PROCESS_LIMIT


def test_a_single_beat_is_enough_to_be_alive(pulse: Pulse) -> None:
    """Only looks count. The time between them does not matter."""
    for _ in range(10):
        assert not any(looks(pulse, PROCESS_LIMIT - 1))
        assert not any(looks(pulse, 1, PROCESS, LOOP))


def test_thread_and_loop_beat_by_themselves(pulse: Pulse) -> None:
    async def turn() -> None:
        pulse.beat_on(asyncio.get_running_loop())
        while pulse.beats[LOOP] < 3:
            await asyncio.sleep(0)

    pulse.start()
    asyncio.run(turn())
    turns = pulse.beats[LOOP]
    beats = pulse.beats[PROCESS]
    wait_until(lambda: pulse.beats[PROCESS] > beats, "the process does not beat while its loop stands still")
    assert pulse.beats[LOOP] == turns
