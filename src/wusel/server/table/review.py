"""Reviews of finished games: the value of each choice.

A worker process of their own searches for them with low priority. Results are cached; a finished game does not change.
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

from wusel.bots.first_sight import doubtful_choices, likely_turns
from wusel.bots.reasons import Reason
from wusel.bots.review import LEAST_LOSS, Moment, Story, final_chances, is_clear
from wusel.bots.review import Turn as BotsTurn
from wusel.bots.review import Verdict as BotsVerdict
from wusel.bots.weighing import Prospect
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table, most_seats
from wusel.engine.view import View
from wusel.engine.vocabulary import Meant, Said
from wusel.server.refusals import Refusal, closing
from wusel.server.table.hints import DIGITS, difference, tried_words
from wusel.server.wire.api_messages import Odds, Review, Reviewed, Turn, Verdict
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.review_question import look_back, verdict_question
from wusel.server.workers.worker_pool import PoolClosed, WorkerFailed, WorkerPool

log: Final = logging.getLogger("wusel.tables")

LONGEST: Final = 30.0
"""Timeout of a worker, in seconds."""
A_WHILE: Final = 2.0
"""Seconds after which a partial result is returned."""
MOST_KEPT: Final = 20_000
AT_FIRST_SIGHT: Final = -1
MOST_LIKELY: Final = 8
MOST_DOUBTFUL: Final = 6

Key = tuple[str, int]
"""Table and number of choices; AT_FIRST_SIGHT for the likely turning points."""
FoundReason = tuple[int, float, float, bool, float, float]
FoundTried = tuple[int, int, float, float, bool, list[FoundReason]]
Found = tuple[int, float, float, float, float, list[float], list[FoundTried]]
"""The best choice, the values of the choice made and of the best, and the errors of their difference and of the first.
Then follow the chances of all seats, and the choices tried."""

read_found = msgspec.json.Decoder(Found).decode


class Reviews:
    """Cache of reviews, and the searches under way."""

    def __init__(self, readings: BackgroundThread) -> None:
        self.readings = readings
        self.workers = WorkerPool(1, LONGEST)
        self.known: OrderedDict[Key, bytes] = OrderedDict()
        self.under_way: dict[Key, asyncio.Task[bytes]] = {}

    async def close(self) -> None:
        await self.workers.close()

    async def some(self, id: str, table: Table[Any], first: int, count: int, client: str = "") -> Review:
        """Review moments from `first` on: at least one, and as many as the time allows."""
        total = len(table.choices)
        last = min(first + count, total + 1)
        review = Review(total, table.game.plays_together(table.state), [])
        if first >= last:
            return review
        asker = Asker(client, id)
        before = choices_before(table, first)
        begin = min([first, *before])
        states = dict(enumerate(await self.readings.do(asker, states_from, table, begin, last), begin))
        until = time.monotonic() + A_WHILE
        story = Story(most_seats(table), review.together)
        moments = []
        for n in before:
            story.go_on(n, await self.verdict(asker, table, n, states[n]))
        for n in range(first, last):
            if n == total:
                moments.append(story.end(n, final_chances(table.game, states[n])))
            else:
                moments.append(story.go_on(n, await self.verdict(asker, table, n, states[n])))
            if time.monotonic() >= until:
                break
        writer = MomentWriter(table.game, states)
        review.moments = await self.readings.do(asker, lambda: [writer.moment(each) for each in moments])
        return review

    async def likely(self, id: str, table: Table[Any], client: str = "") -> list[int]:
        """Likely turning points, by a quick estimate."""
        key = (id, AT_FIRST_SIGHT)
        if key not in self.known:
            found = await self.readings.do(Asker(client, id), likely_turns, table, MOST_LIKELY)
            self.keep(key, msgspec.json.encode(found))
        return msgspec.json.decode(self.known[key], type=list[int])

    async def dearest(self, id: str, table: Table[Any], seat: int, client: str = "") -> Turn | None:
        """The choice of a seat that gave most away, among the doubtful ones; None if none clearly did."""
        asker = Asker(client, id)
        found: list[tuple[float, int, BotsVerdict]] = []
        for n in await self.readings.do(asker, doubtful_choices, table, seat, MOST_DOUBTFUL):
            verdict = await self.verdict(asker, table, n, await self.readings.do(asker, table.at, n))
            if is_clear(verdict.loss(), verdict.error, LEAST_LOSS):
                found.append((verdict.loss(), n, verdict))
        if not found:
            return None
        _, n, verdict = max(found)
        turn = BotsTurn(n, verdict, True, verdict.promised, verdict.expected, verdict.error)
        states = {n: await self.readings.do(asker, table.at, n)}
        return await self.readings.do(asker, MomentWriter(table.game, states).turn, turn)

    async def verdict(self, asker: Asker, table: Table[Any], n: int, s: State) -> BotsVerdict:
        """The value of the choice made at one moment."""
        seat, choice = table.choices[n]
        question = partial(verdict_question, table.game, s, seat, choice, n)
        found = read_found(await self.find((asker.table, n), question, asker))
        best, expected, promised, error, level_error, shares, tried = found
        prospects = [found_prospect(*each) for each in tried]
        return BotsVerdict(seat, choice, best, expected, promised, error, level_error, shares, prospects)

    async def find(self, key: Key, question: Callable[[], bytes], asker: Asker) -> bytes:
        """An answer from the cache, from a search under way, or from a new one."""
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        task = self.under_way.get(key)
        if task is None:
            task = self.under_way[key] = asyncio.create_task(self.think(key, question(), asker))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may no longer be awaited
        return await asyncio.shield(task)

    async def think(self, key: Key, question: bytes, asker: Asker) -> bytes:
        try:
            found = await self.workers.advise(question, look_back, asker)
        except PoolClosed:
            raise closing() from None
        except WorkerFailed as failed:
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


def found_prospect(
    choice: int, visits: int, expected: float, error: float, alike: bool, why: list[FoundReason]
) -> Prospect:
    return Prospect(choice, visits, expected, error, alike, [Reason(*reason) for reason in why])


def choices_before(table: Table[Any], n: int) -> list[int]:
    """The last choices of each seat before a moment, in order: the curve continues from there."""
    last = {seat: number for number, (seat, _) in enumerate(table.choices[:n])}
    return sorted(last.values())


def states_from(table: Table[Any], first: int, last: int) -> list[State]:
    """The existing states after `first` to `last` choices."""
    return [table.at(first)] + [s.clone() for s, _ in islice(table.walk(first + 1), last - first)]


# --- in words


class MomentWriter:
    """Moments of a game as messages, in the view of the seat that chose."""

    def __init__(self, game: Game[Any], states: dict[int, State]) -> None:
        self.game = game
        self.states = states

    def moment(self, moment: Moment) -> Reviewed:
        odds = Odds(rounded(moment.odds.chances), rounded(moment.odds.errors))
        verdict = None if moment.verdict is None else self.verdict(moment.n, moment.verdict)
        return Reviewed(moment.n, odds, verdict, [self.turn(turn) for turn in moment.turns])

    def verdict(self, n: int, verdict: BotsVerdict) -> Verdict:
        view = self.game.view(self.states[n], verdict.seat)
        measures = self.game.measures(self.states[n])
        choice, meant = self.said(view, verdict.choice)
        return Verdict(
            seat=verdict.seat,
            choice=choice,
            meant=meant,
            best=self.game.choices.to_json(verdict.best),
            expected=round(verdict.expected, DIGITS),
            promised=round(verdict.promised, DIGITS),
            error=round(verdict.error, DIGITS),
            doubted=verdict.is_doubted(),
            tried=[tried_words(self.game, view, measures, each) for each in verdict.prospects],
        )

    def turn(self, turn: BotsTurn) -> Turn:
        view = self.game.view(self.states[turn.n], turn.seat)
        before, after, error = (round(each, DIGITS) for each in (turn.before, turn.after, turn.error))
        said = *self.said(view, turn.choice), *self.said(view, turn.best)
        why = [difference(self.game.measures(self.states[turn.n]), reason) for reason in turn.why]
        return Turn(turn.n, turn.seat, turn.missed, before, after, error, *said, why)

    def said(self, view: View, choice: int) -> tuple[Said, Meant]:
        said = self.game.choices.to_json(choice)
        return said, self.game.meant(view, said)


def rounded(figures: list[float | None]) -> list[float | None]:
    return [None if each is None else round(each, DIGITS) for each in figures]
