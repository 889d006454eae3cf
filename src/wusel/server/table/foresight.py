"""What choices would lead to, for the seat that has to choose: told before one is made, and nothing is done.

The rules carry each choice out in worlds that the seat could be in, up to the first draw of chance; the true state is
not looked at. A question is looked at once, however often somebody asks, and beside the loop: whoever plays does not
wait for it.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.preview import changes, preview
from wusel.engine.state import State
from wusel.server.refusals import Refusal
from wusel.server.table.commands import offered_choice
from wusel.server.table.fifo_lock import FifoLock
from wusel.server.wire.messages import Foresee, Foreseen, Prospect
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import NotWanted

MOST_KEPT: Final = 200
"""Prospects of one seat that are remembered."""

Key = tuple[int, bool, bool]
encode = msgspec.json.Encoder().encode


class Foresight:
    """The prospects of one seat, those of its latest question."""

    def __init__(self, thread: BackgroundThread) -> None:
        self.thread = thread
        self.turn = FifoLock()
        self.question = -1
        self.known: dict[Key, Raw] = {}

    async def foresee(self, game: Game[Any], s: State, command: Foresee, asker: Asker) -> Foreseen:
        """What each of these choices would lead to in a state that is nobody else's. Others have their turn between two
        of them."""
        try:
            async with self.turn:
                choices = await self.thread.do(asker, wanted, game, s, command)
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
            self.known[key] = await self.thread.do(asker, told, game, s, command, choice)
        return self.known[key]


def wanted(game: Game[Any], s: State, command: Foresee) -> Sequence[int]:
    """The choices that somebody wants to look at: all that are on offer, or some of them."""
    offered = game.options(s, command.seat)
    return [offered_choice(game, s, command.seat, said, offered) for said in command.choices] or offered


def told(game: Game[Any], s: State, command: Foresee, choice: int) -> Raw:
    """What a choice would lead to, as it is sent; where the rules come to no end, nothing is sure."""
    try:
        found = prospect(game, s, command.seat, choice, command.further, command.view)
    except WuselError:
        found = Prospect(game.choices.to_json(choice), [], [], chance=True, view=None)
    return Raw(encode(found))


def prospect(game: Game[Any], s: State, seat: int, choice: int, further: bool, view: bool) -> Prospect:
    """What a choice would lead to, in words."""
    seen = preview(game, s, seat, choice, further)
    return Prospect(
        choice=game.choices.to_json(choice),
        events=[game.events.to_json(what) for what in seen.events],
        changes=changes(game.view(s, seat), seen.view) if seen.view is not None else [],
        chance=seen.chance,
        view=seen.view if view else None,
    )
