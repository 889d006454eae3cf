"""Handlers of the JSON API for what was played: saves, problem reports, replays, reviews. Docstrings of handlers are
its summaries."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, TypeVar, TypeVarTuple

from msgspec import Meta, Raw

from wusel.engine.save import heading_of, save_text, written
from wusel.engine.sets import members
from wusel.engine.table import Table, sources_of
from wusel.engine.view import SPECTATOR
from wusel.server.clock import today
from wusel.server.lobby import opening
from wusel.server.lobby.game_catalogue import game_info
from wusel.server.lobby.lessons import lesson_of
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.live_table import LiveTable
from wusel.server.table.permissions import started_table
from wusel.server.table.play import Said
from wusel.server.table.problems import reported
from wusel.server.table.redaction import eyes_of, look_at, look_back, walk
from wusel.server.table.table_state import TableState
from wusel.server.web.endpoint import ApiResponse, Endpoint, RequestContext, encode
from wusel.server.wire.api_messages import (
    Lesson,
    LikelyTurns,
    Moment,
    PointSource,
    PointSources,
    Replay,
    Review,
    Trouble,
)
from wusel.server.wire.game_messages import GameInfo
from wusel.server.workers.fair_queue import Asker
from wusel.support.problem import ProblemReport

Found = TypeVar("Found")
Given = TypeVarTuple("Given")

MOST_MOMENTS: Final = 100
MOST_REVIEWED: Final = 20


async def save(context: RequestContext) -> ApiResponse:
    """The save file of a finished game, or of one that you play alone, or of one that cannot go on."""
    live = await visible_table(context)
    async with live.reading() as state:
        players = [chair.name or chair.bot for chair in state.seating.chairs]
        if state.play.unplayed is not None and not state.keeps_secrets(today()):
            name = f"{state.play.game.name}.wusel"
            text = partial(save_outdated, state, players, state.play.unplayed[:])
        else:
            table = opening.may_know_all(live, context.person).snapshot()
            table.players = players
            name = f"{table.game.name}-{len(table.choices)}.wusel"
            text = partial(save_text, table)
    return ApiResponse(text=await run_in_background(context, live, text), file_name=name)


def save_outdated(state: TableState, players: list[str], chosen: list[Said]) -> str:
    """The save of a game of another edition: its choices as they were stored, not replayed."""
    assert state.play.began is not None
    began = state.play.began
    deals = [(after, int(seed)) for after, seed in began.deals]
    edition = state.play.edition.rules, state.play.edition.content
    options = state.play.first_options()
    heading = heading_of(state.play.game, options, int(began.seed), players, deals, began.companies, edition)
    return written(heading, chosen, {"state": "", "shape": ""})


async def run_in_background(context: RequestContext, live: LiveTable, work: Callable[[], Found]) -> Found:
    """Run a replay or the like in the background thread, in fair order of clients."""
    return await context.manager.readings.do(Asker(context.client, live.state.id), work)


def encoded(make: Callable[[*Given], object], *given: *Given) -> Raw:
    """An encoded message: large ones are encoded in the background as well."""
    return Raw(encode(make(*given)))


async def report(context: RequestContext) -> Raw:
    """A file about a problem at a table: what you may know of the game, the moment, the build and your browser."""
    trouble: Trouble = context.body
    live = await visible_table(context)
    async with live.reading():
        table, seat = viewing_seat(live, context, trouble.seat)
        is_open = not live.state.keeps_secrets(today())
        work = partial(encoded, reported, table.snapshot(), live.state.seating.chairs[:], seat, trouble, is_open)
    return await run_in_background(context, live, work)


async def game_of_table(context: RequestContext) -> GameInfo:
    """The game of a table with the content it is played with."""
    live = await visible_table(context)
    return game_info(live.state.play.game)


async def replay(context: RequestContext) -> Raw:
    """Moments of a game: of a finished one from any seat, of a running one from your own. With `events` without views,
    so that a whole game is small."""
    live = await visible_table(context)
    async with live.reading():
        table, seat = viewing_seat(live, context, context.query.get("seat"))
        work = partial(encoded, moments, table.snapshot(), seat, context.query)
    return await run_in_background(context, live, work)


async def review(context: RequestContext) -> Review:
    """Return the value of each choice of a finished game to its chooser, and everybody's chances."""
    live = await visible_table(context)
    table = await finished_game(live, context)
    first, count = context.query.get("first", 0), context.query.get("count", MOST_REVIEWED)
    return await context.manager.reviews.some(live.state.id, table, first, count, context.client)


async def likely_turns(context: RequestContext) -> LikelyTurns:
    """Return the likely turning points of a finished game, at first sight."""
    live = await visible_table(context)
    table = await finished_game(live, context)
    return LikelyTurns(await context.manager.reviews.likely(live.state.id, table, context.client))


async def point_sources(context: RequestContext) -> PointSources:
    """Return the sources of everybody's points in a finished game."""
    live = await visible_table(context)
    table = await finished_game(live, context)
    return await run_in_background(context, live, partial(sources_in, table))


def sources_in(table: Table[Any]) -> PointSources:
    result = table.result()
    found = [PointSource(source.name, source.points) for source in sources_of(table)]
    return PointSources(found, result.scores if result else [])


async def lesson(context: RequestContext) -> Lesson:
    """The choice of a seat of a finished game that gave most away; found once, and kept."""
    live = await visible_table(context)
    seat = context.query.get("seat", 0)
    table = await finished_game(live, context, seat)
    return await lesson_of(context.manager, live.state.id, table, seat, context.client)


async def finished_game(live: LiveTable, context: RequestContext, seat: int | None = None) -> Table[Any]:
    async with live.reading():
        table, _ = viewing_seat(live, context, seat)
        if live.state.keeps_secrets(today()):
            raise Refusal("not_over", "while a game goes on, this would be a hint; ask again when it is over")
        return table.snapshot()


def viewing_seat(live: LiveTable, context: RequestContext, wish: int | None) -> tuple[Table[Any], int]:
    """The game and the seat to view it from: any seat once the game is over, before that one's own. A person with
    several seats who names none sees what all of them may."""
    live.require_alive()
    state = live.state
    table = started_table(state)
    own = state.seating.seats_of(context.person.id)
    seat = wish if wish is not None else eyes_of(state, context.person.id, SPECTATOR)[0]
    if seat >= len(state.seating.chairs):
        raise Refusal("bad_seat", f"there is no seat {seat}; seats are 0 to {len(state.seating.chairs) - 1}")
    if state.keeps_secrets(today()) and seat not in (*own, SPECTATOR):
        raise Refusal("not_yours", f"seat {seat} is not yours; when the game is over, all can be seen")
    return table, seat


def moments(table: Table[Any], seat: int, query: dict[str, Any]) -> Replay:
    first = query.get("first", 0)
    last = min(first + query.get("count", MOST_MOMENTS) - 1, len(table.choices))
    look = look_back if query.get("events") else look_at
    found = [
        Moment(n, chooser, look(table, s, seat, events), table.game.asking(s), members(s.owing))
        for n, chooser, s, events in walk(table, first, last)
    ]
    return Replay(len(table.choices), found)


async def visible_table(context: RequestContext) -> LiveTable:
    """The table of the path, if this person may see it."""
    live = await context.manager.table(context.path["table"])
    if not live.audience.may_see(context.person):
        raise no_such_table()
    return live


REPLAY_QUERY: Final[dict[str, Any]] = {
    "seat": Annotated[int, Meta(ge=-1, le=15)],
    "first": Annotated[int, Meta(ge=0, le=100_000)],
    "count": Annotated[int, Meta(ge=1, le=MOST_MOMENTS)],
}
REVIEW_QUERY: Final[dict[str, Any]] = {
    "first": Annotated[int, Meta(ge=0, le=100_000)],
    "count": Annotated[int, Meta(ge=1, le=MOST_REVIEWED)],
}
LESSON_QUERY: Final[dict[str, Any]] = {"seat": Annotated[int, Meta(ge=0, le=7)]}
RECORD_ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{table}/game", game_of_table, GameInfo),
    Endpoint("GET", "/api/tables/{table}/save", save, str),
    Endpoint("POST", "/api/tables/{table}/report", report, ProblemReport, Trouble),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay, query={**REPLAY_QUERY, "events": bool}),
    Endpoint("GET", "/api/tables/{table}/review", review, Review, query=REVIEW_QUERY),
    Endpoint("GET", "/api/tables/{table}/turns", likely_turns, LikelyTurns),
    Endpoint("GET", "/api/tables/{table}/lesson", lesson, Lesson, query=LESSON_QUERY),
    Endpoint("GET", "/api/tables/{table}/sources", point_sources, PointSources),
]
