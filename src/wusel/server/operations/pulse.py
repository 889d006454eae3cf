"""The heartbeat of a worker process: two counters in memory that it shares with the supervisor.

A thread of the worker counts as long as the process runs, and the event loop counts as long as it turns. The supervisor
looks at both once per beat, and counts the looks in a row that find no change. It compares no clocks: if the supervisor
is late itself, or the whole machine was suspended, it has looked less often.
"""

import asyncio
import time
from mmap import mmap
from threading import Thread
from typing import Final

BEAT_BYTES: Final = 8
SIGNS: Final = (("process", 10), ("event loop", 60))
"""The counters, and the number of looks without a beat after which each counts as dead. A process without a beat is
stopped or deadlocked. A process with a beat whose loop does not turn is overloaded, and has more time."""


class Pulse:
    """The counters of one process, made before it is forked."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.beats = memoryview(mmap(-1, len(SIGNS) * BEAT_BYTES)).cast("Q")
        self.seen = [0] * len(SIGNS)
        self.missed = [0] * len(SIGNS)

    # --- in the worker

    def start(self) -> None:
        """Beat for the process from now on."""
        Thread(target=self.beat, name="wusel-pulse", daemon=True).start()

    def beat(self) -> None:
        while True:
            self.beats[0] += 1
            time.sleep(self.seconds)

    def beat_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Beat for the event loop from now on."""
        self.beats[1] += 1
        loop.call_later(self.seconds, self.beat_on, loop)

    # --- in the supervisor

    def look(self) -> str:
        """Count the beats that were missed since the last look. Return the name of the dead counter, empty if none
        is."""
        dead = ""
        for sign, (name, limit) in enumerate(SIGNS):
            is_alive = self.beats[sign] != self.seen[sign]
            self.seen[sign] = self.beats[sign]
            self.missed[sign] = 0 if is_alive else self.missed[sign] + 1
            if self.missed[sign] >= limit:
                dead = dead or name
        return dead
