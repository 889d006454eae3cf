"""What a bot would do in a person's place, as far as that person can know.

A hint is thought of in a worker, from a world that the seat could be in: the true state never leaves the server. It is
thought of once for each question, and told to nobody but those who ask from that seat.
"""

import asyncio
import logging
from secrets import randbits
from typing import Final

import msgspec

from wusel.bots.budget import Budget
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.scheduler import Bots
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Advice
from wusel.server.workers.bot_question import hint_question
from wusel.server.workers.fair_line import Asker
from wusel.server.workers.worker_pool import NoChoice, PoolClosed

log: Final = logging.getLogger("wusel.tables")

BUDGET: Final = Budget(iterations=300, seconds=1.0)
HINTS_PER_SECOND: Final = 0.5
HINT_BURST: Final = 5

Thinking = asyncio.Task[Advice | None]

read_advice = msgspec.json.Decoder(Advice).decode


class Hints:
    """The hints of one table, the latest of each seat."""

    def __init__(self, state: TableState, bots: Bots) -> None:
        self.state = state
        self.bots = bots
        self.thoughts: dict[int, tuple[int, Thinking]] = {}
        self.buckets: dict[int, Bucket] = {}

    def thought(self, seat: int, asker: Asker) -> Thinking:
        """The hint on what a seat is asked now: one that is known or being thought of already, or a new one."""
        question, thinking = self.thoughts.get(seat, (-1, None))
        if thinking is None or question != self.state.question or came_to_nothing(thinking):
            thinking = self.begin(seat, asker)
            self.thoughts[seat] = self.state.question, thinking
        return thinking

    def begin(self, seat: int, asker: Asker) -> Thinking:
        """Start to think, unless this seat has asked for too many hints of late."""
        bucket = self.buckets.setdefault(seat, Bucket(HINTS_PER_SECOND, HINT_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "too many hints; think for yourself a little")
        table = self.state.table
        assert table is not None
        sent = hint_question(table.game, table.state, seat, randbits(60), BUDGET)
        return asyncio.create_task(self.think(sent, asker))

    async def think(self, sent: bytes, asker: Asker) -> Advice | None:
        """What a worker advises; nothing if it could not."""
        try:
            return read_advice(await self.bots.advise(sent, asker=asker))
        except PoolClosed:
            return None
        except NoChoice as failed:
            why, error = failed.why, failed.error
        except msgspec.DecodeError:
            why, error = "nonsense", ""
        log.warning("there was no hint", extra={"why": why, "error": error, "game": self.state.game.name})
        return None


def came_to_nothing(thinking: Thinking) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.result() is None)
