"""Previews of choices, for the seat that owes one.

The rules run in sampled worlds that fit what the seat knows, up to the first random draw; hidden state is not used.
Runs in a background thread; results are cached per question.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.preview import changes, preview
from wusel.engine.state import State
from wusel.server.refusals import Refusal
from wusel.server.table.play_commands import parse_choice
from wusel.server.wire.client_messages import Foresee
from wusel.server.wire.messages import Foreseen, Prospect
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted

MOST_KEPT: Final = 200
"""Cached prospects of one seat."""

Key = tuple[int, bool, bool]
encode = msgspec.json.Encoder().encode


class Foresight:
    """Cache of the prospects of one seat for its current question."""

    def __init__(self, thread: BackgroundThread) -> None:
        self.thread = thread
        self.lock = asyncio.Lock()
        self.question = -1
        self.known: dict[Key, Raw] = {}

    async def foresee(self, game: Game[Any], s: State, command: Foresee, asker: Asker) -> Foreseen:
        """Preview each of these choices in a state of our own; other askers are served between two of them."""
        try:
            async with self.lock:
                choices = await self.thread.do(asker, choices_of, game, s, command)
                if command.question != self.question:
                    self.question, self.known = command.question, {}
                found = [await self.prospect(game, s, command, choice, asker) for choice in choices]
        except NotWanted:
            raise Refusal("late", f"question {command.question} is no longer asked") from None
        return Foreseen(command.id, command.seat, command.question, cast(list[Prospect], found))

    async def prospect(self, game: Game[Any], s: State, command: Foresee, choice: int, asker: Asker) -> Raw:
        key = (choice, command.further, command.view)
        if key not in self.known:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            self.known[key] = await self.thread.do(asker, encoded_prospect, game, s, command, choice)
        return self.known[key]


def choices_of(game: Game[Any], s: State, command: Foresee) -> Sequence[int]:
    """The choices asked about, or all that are legal."""
    offered = game.options(s, command.seat)
    return [parse_choice(game, s, command.seat, said, offered) for said in command.choices] or offered


def encoded_prospect(game: Game[Any], s: State, command: Foresee, choice: int) -> Raw:
    """An encoded prospect; an empty one where the rules do not terminate."""
    try:
        found = prospect(game, s, command.seat, choice, command.further, command.view)
    except WuselError:
        found = Prospect(game.choices.to_json(choice), [], [], chance=True, view=None)
    return Raw(encode(found))


def prospect(game: Game[Any], s: State, seat: int, choice: int, further: bool, view: bool) -> Prospect:
    """Return the consequences of a choice, from the seat's knowledge."""
    seen = preview(game, s, seat, choice, further)
    return Prospect(
        choice=game.choices.to_json(choice),
        events=[game.events.to_json(what) for what in seen.events],
        changes=changes(game.view(s, seat), seen.view) if seen.view is not None else [],
        chance=seen.chance,
        view=seen.view if view else None,
    )
