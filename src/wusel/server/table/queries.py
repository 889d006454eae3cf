"""Questions about a table that change nothing: whether a choice is possible, hints, previews, pointing."""

import asyncio

from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal
from wusel.server.table.audience import encode
from wusel.server.table.foresight import Foresight
from wusel.server.table.hints import Thinking
from wusel.server.table.live_table import LiveTable, limit_rate
from wusel.server.table.permissions import require_asked
from wusel.server.table.play_commands import check_choose, check_hint
from wusel.server.table.talk_commands import check_point
from wusel.server.wire.client_messages import Foresee, Hint, Point, Why
from wusel.server.wire.messages import Done, Foreseen, Hinted
from wusel.server.workers.fair_queue import Asker


async def explain(live: LiveTable, person: Person, why: Why) -> Done:
    """Check a choice without making it."""
    async with live.reading() as state:
        check_choose(state, person, why)
        return Done(why.id, state.n)


async def begin_hint(live: LiveTable, person: Person, command: Hint) -> Thinking:
    """Start or continue the search for a hint."""
    async with live.reading() as state:
        check_hint(state, person, command)
        asker = Asker(live.audience.client(), state.id, lambda: state.play.question == command.question)
        return live.hints.advise(command.seat, command.worlds, asker)


async def hint(live: LiveTable, person: Person, command: Hint, thinking: Thinking) -> Hinted:
    """The result of that search, unless the question has changed meanwhile."""
    advice = await asyncio.shield(thinking)
    live.require_alive()
    check_hint(live.state, person, command)
    if advice is None:
        raise Refusal("no_hint", "nobody could think of a hint just now; try again")
    return Hinted(command.id, command.seat, command.question, advice)


async def foresee(live: LiveTable, person: Person, command: Foresee, client: str) -> Foreseen:
    """Preview choices in a background thread; dropped if the question changes meanwhile."""
    async with live.reading() as state:
        table = require_asked(state, person, command)
        s = table.state.clone()
    foresight = live.foresights.setdefault(command.seat, Foresight(live.looks))
    asker = Asker(client, state.id, lambda: not live.is_dead and state.play.question == command.question)
    return await foresight.foresee(table.game, s, command, asker)


async def point(live: LiveTable, person: Person, command: Point) -> Done:
    """Show a pointer to all listeners who have not muted this person."""
    async with live.reading() as state:
        pointed = check_point(state, person, command)
        limit_rate(live.points, person)
        frame = encode(pointed)
        for listener in live.audience.listeners:
            if (listener.person.id, person.id) not in state.seating.mutes:
                listener.send(frame)
        return Done(command.id, state.n)
