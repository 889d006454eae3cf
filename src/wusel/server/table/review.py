"""Looking back at games that are over.

It is thought about in a process of its own, which steps back behind everybody who plays: bots have their own workers.
What was found is kept for a while, for a game that is over does not change.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any, Final

import msgspec

from wusel.bots.first_sight import likely_turns
from wusel.bots.odds import Odds as BotsOdds
from wusel.bots.review import Moment, turn_at
from wusel.bots.review import Verdict as BotsVerdict
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.server.refusals import Refusal
from wusel.server.wire.api_messages import Odds, Review, Reviewed, Turn, Verdict
from wusel.server.workers.fair_line import Asker
from wusel.server.workers.review_question import look_back, odds_question, verdict_question
from wusel.server.workers.worker_pool import NoChoice, PoolClosed, WorkerPool

log: Final = logging.getLogger("wusel.tables")

LONGEST: Final = 30.0
"""Seconds that a worker may spend on one question, whatever happens."""
A_WHILE: Final = 2.0
"""Seconds after which somebody is told what has been found so far."""
MOST_KEPT: Final = 20_000
THE_CHOICE: Final = -2
AT_FIRST_SIGHT: Final = -3
MOST_LIKELY: Final = 8

Key = tuple[str, int, int]
"""Of which table, after how many choices, and through whose eyes; or what the choice there was worth; or where the game
may have turned at first sight."""

read_odds = msgspec.json.Decoder(Odds).decode
read_verdict = msgspec.json.Decoder(Verdict).decode


class Reviews:
    """What has been found about games that are over, and who finds out more."""

    def __init__(self) -> None:
        self.workers = WorkerPool(1, LONGEST)
        self.known: OrderedDict[Key, bytes] = OrderedDict()
        self.under_way: dict[Key, asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        await self.workers.close()

    async def some(self, id: str, table: Table[Any], eye: int, first: int, count: int) -> Review:
        """Moments of a game from one on: at least one, and as many as can be looked at in a while."""
        total = len(table.choices)
        last = min(first + count, total + 1)
        review = Review(total, table.game.plays_together(table.state), [])
        if first >= last:
            return review
        begin = max(0, first - 1)
        states = await asyncio.to_thread(states_from, table, begin, last + 1)
        until = time.monotonic() + A_WHILE
        for n in range(first, last):
            review.moments.append(await self.moment(id, table, eye, n, dict(enumerate(states, begin))))
            if time.monotonic() >= until:
                break
        return review

    async def likely(self, id: str, table: Table[Any]) -> list[int]:
        """Where a game may have turned, at first sight: whoever has little time looks there."""
        key = (id, 0, AT_FIRST_SIGHT)
        if key not in self.known:
            self.keep(key, msgspec.json.encode(await asyncio.to_thread(likely_turns, table, MOST_LIKELY)))
        return msgspec.json.decode(self.known[key], type=list[int])

    async def moment(self, id: str, table: Table[Any], eye: int, n: int, states: dict[int, State]) -> Reviewed:
        """One moment, for which those around it count too."""
        total = len(table.choices)
        near = [min(max(each, 0), total) for each in range(n - 1, n + 3)]
        around = [await self.odds(id, table, eye, each, states[each]) for each in near]
        if n == total:
            return Reviewed(n, around[1], None, None)
        seat, choice = table.choices[n]
        question = partial(verdict_question, table.game, states[n], seat, choice, n)
        verdict = read_verdict(await self.find((id, n, THE_CHOICE), question))
        return Reviewed(n, around[1], verdict, turn_of(n, around, verdict))

    async def odds(self, id: str, table: Table[Any], eye: int, n: int, s: State) -> Odds:
        return read_odds(await self.find((id, n, eye), partial(odds_question, table.game, s, eye, n)))

    async def find(self, key: Key, question: Callable[[], bytes]) -> bytes:
        """The answer to a question: known, being thought about for somebody else, or thought about now."""
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        task = self.under_way.get(key)
        if task is None:
            task = self.under_way[key] = asyncio.create_task(self.think(key, question()))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        return await asyncio.shield(task)

    async def think(self, key: Key, question: bytes) -> bytes:
        try:
            found = await self.workers.advise(question, look_back, Asker(table=key[0]))
        except PoolClosed:
            raise Refusal("closing", "the server is closing; connect again in a moment") from None
        except NoChoice as failed:
            log.warning("a moment could not be looked at", extra={"why": failed.why, "error": failed.error})
            raise Refusal("no_review", "nobody could look at this just now; try again") from None
        finally:
            del self.under_way[key]
        self.keep(key, found)
        return found

    def keep(self, key: Key, found: bytes) -> None:
        self.known[key] = found
        while len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)


def states_from(table: Table[Any], first: int, last: int) -> list[State]:
    """The states after `first` to `last` choices, as far as there are so many."""
    return [table.at(first)] + [s.clone() for s, _ in islice(table.walk(first + 1), last - first)]


def turn_of(n: int, around: list[Odds], verdict: Verdict) -> Turn | None:
    """Whether this was a turning point."""
    weighed = BotsVerdict(verdict.seat, 0, 0, verdict.expected, verdict.promised, verdict.error, [])
    stood = [BotsOdds(odds.chances, odds.errors) for odds in around]
    turn = turn_at(Moment(n, stood[1], weighed), stood)
    return None if turn is None else Turn(turn.seat, turn.missed, turn.before, turn.after)
