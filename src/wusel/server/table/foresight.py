"""What choices would lead to, for the seat that has to choose: told before one is made, and nothing is done.

The rules carry each choice out in worlds that the seat could be in, up to the first draw of chance; the true state is
not looked at. A question is looked at once, however often somebody asks.
"""

import asyncio
from typing import Any, Final

from wusel.engine.game import Game
from wusel.engine.preview import changes, preview
from wusel.engine.state import State
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Prospect

LOOKS_PER_SECOND: Final = 100
LOOK_BURST: Final = 400

Key = tuple[int, bool, bool]


class Foresight:
    """The prospects of one table, those of the latest question of each seat."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.known: dict[int, tuple[int, dict[Key, Prospect]]] = {}
        self.buckets: dict[int, Bucket] = {}

    async def prospects(self, seat: int, choices: list[int], further: bool, view: bool) -> list[Prospect]:
        """What each of these choices would lead to. Other tables have their turn between two of them."""
        table = self.state.table
        assert table is not None
        game, s = table.game, table.state.clone()
        known = self.known_of(seat)
        found = []
        for choice in choices:
            key = (choice, further, view)
            if key not in known:
                self.must_not_ask_on(seat)
                known[key] = prospect(game, s, seat, choice, further, view)
                await asyncio.sleep(0)
            found.append(known[key])
        return found

    def known_of(self, seat: int) -> dict[Key, Prospect]:
        question, known = self.known.get(seat, (-1, {}))
        if question != self.state.question:
            known = {}
            self.known[seat] = self.state.question, known
        return known

    def must_not_ask_on(self, seat: int) -> None:
        bucket = self.buckets.setdefault(seat, Bucket(LOOKS_PER_SECOND, LOOK_BURST))
        if not bucket.take():
            raise Refusal("too_fast", "too many looks ahead; slow down")


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
