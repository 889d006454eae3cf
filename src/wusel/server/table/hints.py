"""What a person had better do, as far as that person can know.

A hint is thought of in workers, from worlds that the seat could be in: the true state never leaves the server. Every
question is thought about once, in rounds: in the first seconds whoever asks waits for it, and as long as they look at
it and ask on, it gets better. It is told to nobody but those who ask from that seat.
"""

import asyncio
import logging
from secrets import randbits
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from wusel.bots.budget import Budget
from wusel.bots.trial import Tally
from wusel.bots.weighing import Prospect, Weighing, sureness
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.view import View
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.scheduler import Bots
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Advice, Sure, Tried
from wusel.server.workers.bot_question import hint_question
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted, PoolClosed, WorkerFailed

log: Final = logging.getLogger("wusel.tables")

ROUND: Final = Budget(seconds=0.7)
"""For each worker that is asked: others wait no longer for it."""
AT_FIRST: Final = 4
"""Rounds until something is told, unless it is clear before."""
MORE: Final = 2
"""Rounds for whoever asks on."""
MOST: Final = 24
HINTS_PER_SECOND: Final = 0.5
HINT_BURST: Final = 5
DIGITS: Final = 4

Thinking = asyncio.Task[Advice | None]


class Told(Struct):
    """What a worker tells of some choices."""

    choices: list[int]
    worlds: int
    totals: list[list[float]]
    products: list[list[float]]
    looks_ahead: bool


read_told = msgspec.json.Decoder(Told).decode


class Thought:
    """What is known about one question to one seat, and who finds out more."""

    def __init__(self, question: int, seat: int, world: State) -> None:
        self.question = question
        self.seat = seat
        self.world = world
        self.weighing: Weighing | None = None
        self.looks_ahead = True
        self.rounds = 0
        self.thinking: Thinking | None = None

    def heed(self, answers: list[Told]) -> None:
        """A round is over."""
        first, *others = [Tally(each.choices, each.worlds, each.totals, each.products) for each in answers]
        for tally in others:
            first.add(tally)
        if self.weighing is None:
            self.weighing = Weighing(first.choices, self.seat, len(first.totals[0]))
        self.weighing.add(first)
        self.looks_ahead = answers[0].looks_ahead
        self.rounds += 1

    def is_done(self) -> bool:
        return self.rounds >= MOST or (self.weighing is not None and self.weighing.is_settled())

    def rests_on(self) -> int:
        return self.weighing.tally.worlds if self.weighing is not None else 0


class Hints:
    """The hints of one table, the latest of each seat."""

    def __init__(self, state: TableState, bots: Bots) -> None:
        self.state = state
        self.bots = bots
        self.thoughts: dict[int, Thought] = {}
        self.buckets: dict[int, Bucket] = {}

    def thought(self, seat: int, worlds: int, asker: Asker) -> Thinking:
        """The hint on what a seat is asked now, resting on more than so many worlds: one that is known or being thought
        of already, or a better one."""
        thought = self.thoughts.get(seat)
        if thought is None or thought.question != self.state.question or came_to_nothing(thought):
            thought = self.thoughts[seat] = self.begin(seat)
        thinking = thought.thinking
        if thinking is None or (thinking.done() and thought.rests_on() <= worlds and not thought.is_done()):
            rounds = MORE if thought.rounds else AT_FIRST
            thinking = thought.thinking = asyncio.create_task(self.think(thought, rounds, asker))
        return thinking

    def begin(self, seat: int) -> Thought:
        """A new question, unless this seat has asked for too many hints of late."""
        bucket = self.buckets.setdefault(seat, Bucket(HINTS_PER_SECOND, HINT_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "too many hints; think for yourself a little")
        table = self.state.table
        assert table is not None
        return Thought(self.state.question, seat, table.game.imagine(table.state, seat, randbits(60)))

    async def think(self, thought: Thought, rounds: int, asker: Asker) -> Advice | None:
        """What can be said after so many rounds more, or as many as went well; nothing if nobody could think."""
        try:
            for _ in range(rounds):
                thought.heed(await self.go_round(thought, asker))
                if thought.is_done() or thought.question != self.state.question:
                    break
            return self.advice(thought)
        except (PoolClosed, NotWanted):
            return None
        except WorkerFailed as failed:
            why, error = failed.why, failed.error
        except msgspec.DecodeError:
            why, error = "nonsense", ""
        log.warning("there was no hint", extra={"why": why, "error": error, "game": self.state.game.name})
        return self.advice(thought) if thought.rounds else None

    async def go_round(self, thought: Thought, asker: Asker) -> list[Told]:
        """As many workers as have nothing to do try the choices that are still in question, each in worlds of its own;
        at first one of them finds out which choices these are."""
        choices = thought.weighing.choices() if thought.weighing is not None else []
        workers = max(1, self.bots.idle()) if choices else 1
        sent = [self.question(thought, choices) for _ in range(workers)]
        return [read_told(each) for each in await asyncio.gather(*(self.bots.advise(one, asker=asker) for one in sent))]

    def question(self, thought: Thought, choices: list[int]) -> bytes:
        return hint_question(self.state.game, thought.world, thought.seat, randbits(60), ROUND, choices, AT_FIRST)

    def advice(self, thought: Thought) -> Advice:
        """What is known, in words."""
        weighing = thought.weighing
        assert weighing is not None
        game = self.state.game
        together = game.plays_together(thought.world)
        prospects = weighing.prospects()
        view = game.view(thought.world, thought.seat)
        return Advice(
            choice=game.choices.to_json(weighing.advised()),
            sure=self.how_sure(thought, prospects),
            tried=[tried_words(game, view, each) for each in prospects],
            chances=[round(chance, DIGITS) for chance in weighing.chances(together)],
            together=together,
            worlds=weighing.tally.worlds,
            done=thought.is_done(),
        )

    def how_sure(self, thought: Thought, prospects: list[Prospect]) -> Sure:
        if len(self.state.game.options(thought.world, thought.seat)) == 1:
            return "only"
        return cast(Sure, sureness(prospects)) if thought.looks_ahead else "experience"


def tried_words(game: Game[Any], view: View, prospect: Prospect) -> Tried:
    """A choice that was tried, as it is told to whoever sees the table so."""
    expected, low, high = (round(each, DIGITS) for each in (prospect.expected, prospect.low(), prospect.high()))
    said = game.choices.to_json(prospect.choice)
    return Tried(said, game.meant(view, said), prospect.visits, expected, low, high, prospect.alike)


def came_to_nothing(thought: Thought) -> bool:
    thinking = thought.thinking
    return thinking is not None and thinking.done() and (thinking.cancelled() or thinking.result() is None)
