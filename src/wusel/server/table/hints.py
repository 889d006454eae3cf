"""Hints: the best choice, from the seat's knowledge.

Worker processes search for them in sampled worlds that fit what the seat knows; hidden state is not sent there. There
is one search per question, in rounds. The first ones run before the first answer, further ones while the seat keeps
asking, until the advice is final.
"""

import asyncio
import logging
from secrets import randbits
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from wusel.bots.budget import Budget
from wusel.bots.comparing import NO_RIVAL, rival_of
from wusel.bots.contrast import Readings
from wusel.bots.reasons import Reason, out_of_hundred, readable
from wusel.bots.trial import Tally
from wusel.bots.weighing import UNSURE, Prospect, Weighing, sureness
from wusel.engine.game import Game
from wusel.engine.kinds import Choice, Seat
from wusel.engine.measures import Measure
from wusel.engine.prices import traits_of_options
from wusel.engine.state import State
from wusel.engine.view import View
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Advice, Difference, Sure, Tried
from wusel.server.workers.bot_question import hint_question
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted, PoolClosed, WorkerFailed, WorkerPool

log: Final = logging.getLogger("wusel.tables")

ROUND: Final = Budget(seconds=0.5)
"""Budget of each worker per round: the longest that others wait for it."""
AT_FIRST: Final = 2
"""Rounds before the first answer, unless it is clear earlier."""
MORE: Final = 1
"""Rounds for every further request."""
MOST: Final = 4
"""Rounds until the advice is final: two seconds."""
HINTS_PER_SECOND: Final = 0.5
HINT_BURST: Final = 5
DIGITS: Final = 4

Thinking = asyncio.Task[Advice | None]


class Trials(Struct):
    """A worker's answer: results of playouts for some choices."""

    choices: list[int]
    worlds: int
    totals: list[list[float]]
    products: list[list[float]]
    readings: tuple[list[list[float]], list[list[list[float]]], list[list[float]]]
    looks_ahead: bool

    def tally(self) -> Tally:
        return Tally(self.choices, self.worlds, self.totals, self.products, Readings(*self.readings))


read_trials = msgspec.json.Decoder(Trials).decode


class HintSearch:
    """The search for one question of one seat."""

    def __init__(self, game: Game[Any], question: int, seat: int, world: State) -> None:
        self.question = question
        self.seat = seat
        self.world = world
        self.measures = game.measures(world)
        self.traits = traits_of_options(game, world, seat)
        self.weighing: Weighing | None = None
        self.rounds = 0
        self.thinking: Thinking | None = None

    def add_round(self, answers: list[Trials]) -> None:
        """Add the results of one round."""
        first, *others = [each.tally() for each in answers]
        for tally in others:
            first.add(tally)
        if self.weighing is None:
            told = first.choices, self.seat, len(first.totals[0]), self.measures
            self.weighing = Weighing(*told, trusting=not answers[0].looks_ahead, traits=self.traits)
        self.weighing.add(first)
        self.rounds += 1

    def is_done(self) -> bool:
        return self.rounds >= MOST or (self.weighing is not None and self.weighing.is_settled())

    def worlds(self) -> int:
        return self.weighing.tally.worlds if self.weighing is not None else 0


class Hints:
    """The searches of one table, one for each seat."""

    def __init__(self, state: TableState, bots: WorkerPool) -> None:
        self.state = state
        self.bots = bots
        self.searches: dict[int, HintSearch] = {}
        self.buckets: dict[int, Bucket] = {}

    def advise(self, seat: int, worlds: int, asker: Asker) -> Thinking:
        """A hint for the current question, from more than `worlds` worlds. It is the known one, the one under way, or a
        better one."""
        search = self.searches.get(seat)
        if search is None or search.question != self.state.play.question or has_failed(search):
            search = self.searches[seat] = self.begin(seat)
        thinking = search.thinking
        if thinking is None or (thinking.done() and search.worlds() <= worlds and not search.is_done()):
            rounds = MORE if search.rounds else AT_FIRST
            thinking = search.thinking = asyncio.create_task(self.think(search, rounds, asker))
        return thinking

    def begin(self, seat: int) -> HintSearch:
        """Begin a search, unless this seat is over its rate limit."""
        bucket = self.buckets.setdefault(seat, Bucket(HINTS_PER_SECOND, HINT_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "too many hints; think for yourself a little")
        play, table = self.state.play, self.state.play.table
        assert table is not None
        return HintSearch(play.game, play.question, seat, play.game.imagine(table.state, seat, randbits(60)))

    async def think(self, search: HintSearch, rounds: int, asker: Asker) -> Advice | None:
        """Run a number of rounds, unless one fails. None if none succeeded."""
        try:
            for _ in range(rounds):
                search.add_round(await self.run_round(search, asker))
                if search.is_done() or search.question != self.state.play.question:
                    break
            return self.advice(search)
        except (PoolClosed, NotWanted):
            return None
        except WorkerFailed as failed:
            why, error = failed.why, failed.error
        except msgspec.DecodeError:
            why, error = "nonsense", ""
        log.warning("there was no hint", extra={"why": why, "error": error, "game": self.state.play.game.name})
        return self.advice(search) if search.rounds else None

    async def run_round(self, search: HintSearch, asker: Asker) -> list[Trials]:
        """Let all idle workers try the remaining choices, each in worlds of its own; in the first round one worker
        selects these choices."""
        choices = search.weighing.choices() if search.weighing is not None else []
        workers = max(1, self.bots.idle()) if choices else 1
        told = self.state.play.game, search.world, search.seat
        sent = [hint_question(*told, randbits(60), ROUND, choices, MOST) for _ in range(workers)]
        return [
            read_trials(each) for each in await asyncio.gather(*(self.bots.advise(one, asker=asker) for one in sent))
        ]

    def advice(self, search: HintSearch) -> Advice:
        """The result so far, in words."""
        weighing = search.weighing
        assert weighing is not None
        game = self.state.play.game
        together = game.plays_together(search.world)
        prospects = weighing.prospects()
        chances = weighing.chances(weighing.leader, prospects[0].expected, together)
        view = game.view(search.world, search.seat)
        rival = rival_of(prospects, search.traits)
        return Advice(
            choice=game.choices.to_json(weighing.advised()),
            sure=self.how_sure(search, prospects),
            tried=[tried_words(game, view, search.measures, each) for each in prospects],
            chances=[round(chance, DIGITS) for chance in chances],
            together=together,
            worlds=weighing.tally.worlds,
            done=search.is_done(),
            rival=rival,
            rival_ends=rival != NO_RIVAL and search.traits[prospects[rival].choice].stops,
            thumb=game.thumb(search.world, Seat(search.seat), Choice(weighing.advised())),
        )

    def how_sure(self, search: HintSearch, prospects: list[Prospect]) -> Sure:
        if len(self.state.play.game.options(search.world, search.seat)) == 1:
            return "only"
        sure = sureness(prospects)
        assert search.weighing is not None
        is_trusted = sure == UNSURE and search.weighing.trusted == prospects[0].choice
        return "experience" if is_trusted else cast(Sure, sure)


def tried_words(game: Game[Any], view: View, measures: list[Measure[Any]], prospect: Prospect) -> Tried:
    """A tried choice, in the words of this view."""
    expected, low, high = (round(each, DIGITS) for each in (prospect.expected, prospect.low(), prospect.high()))
    said = game.choices.to_json(prospect.choice)
    why = [difference(measures, reason) for reason in prospect.why]
    return Tried(said, game.meant(view, said), prospect.visits, expected, low, high, prospect.alike, why)


def difference(measures: list[Measure[Any]], reason: Reason) -> Difference:
    """A reason by the name of its measure, with a figure that people can read."""
    measure = measures[reason.measure]
    here, there = out_of_hundred(reason)
    return Difference(measure.name, measure.unit, reason.by > 0, readable(reason.by), reason.speaks_for, here, there)


def has_failed(search: HintSearch) -> bool:
    thinking = search.thinking
    return thinking is not None and thinking.done() and (thinking.cancelled() or thinking.result() is None)
