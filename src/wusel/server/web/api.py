"""Handlers of the JSON API: everything but play, which has its WebSocket. Docstrings of handlers are its summaries."""

from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Annotated, Any, Final

from msgspec import Meta

from wusel.bots.cast import CAST, STRENGTHS
from wusel.bots.levels import BOTS
from wusel.engine.errors import WuselError
from wusel.engine.rules import LANGUAGES
from wusel.games import known_game, offered_games
from wusel.server.clock import today
from wusel.server.lobby import opening
from wusel.server.lobby.daily_deal import daily_deal_info, join_daily_deal, parse_day
from wusel.server.lobby.daily_deal import past_days as archive_of
from wusel.server.lobby.evenings import card_of, erase_games, evenings_of, rows_of
from wusel.server.lobby.game_catalogue import game_card, game_info
from wusel.server.lobby.manager import TableManager
from wusel.server.log.entries import Chair, Settings
from wusel.server.log.stores.rows import TableRow
from wusel.server.refusals import Refusal
from wusel.server.table.attendance import renamed
from wusel.server.table.redaction import table_info
from wusel.server.table.table_state import TableState
from wusel.server.web.endpoint import LARGEST_UPLOAD, ApiResponse, Endpoint, RequestContext
from wusel.server.web.record_api import RECORD_ENDPOINTS, visible_table
from wusel.server.web.relay import FIND
from wusel.server.wire.api_messages import (
    DealOfTheDay,
    Evenings,
    Forgotten,
    Fork,
    Home,
    LetIn,
    Me,
    NewName,
    NewTable,
    PastDays,
    PrivateLink,
    TableCode,
    TableLink,
    TableList,
    Upload,
)
from wusel.server.wire.client_messages import AnyCommand
from wusel.server.wire.game_messages import GameInfo, Shelf
from wusel.server.wire.messages import Done, TableInfo
from wusel.server.workers.fair_queue import Asker

MOST_LISTED: Final = 50
MOST_GLANCES: Final = 12


# --- identity


async def me(context: RequestContext) -> ApiResponse:
    """Return the identity of the client; a new client gets one."""
    person = context.person if context.person.id else await context.manager.people.new_person()
    return ApiResponse(Me(person.name, bool(person.link)), person)


async def rename(context: RequestContext) -> ApiResponse:
    """Change your name."""
    person = await context.manager.people.rename(context.require_person(), context.body.name)
    for live in list(context.manager.tables.values()):
        if person.id in live.audience.here():
            await renamed(live, person)
    return ApiResponse(Me(person.name, bool(person.link)))


async def new_link(context: RequestContext) -> PrivateLink:
    """Make a private link that moves your identity to another device; an earlier one no longer works."""
    _, secret = await context.manager.people.new_link(context.require_person())
    return PrivateLink(secret)


async def revoke_link(context: RequestContext) -> ApiResponse:
    """Revoke your private link and sign out all other devices."""
    person = await context.manager.people.revoke(context.require_person())
    await context.manager.store.sign_out(person.id)
    return ApiResponse(Me(person.name, False), person)


async def adopt(context: RequestContext) -> ApiResponse:
    """Take over the identity of a private link on this device."""
    bucket = context.manager.guesses.of(context.client)
    if not bucket.take():
        raise Refusal("too_fast", "too many links were tried; wait a minute")
    person = await context.manager.people.adopt(context.body.secret)
    bucket.give_back()
    return ApiResponse(Me(person.name, True), person)


async def evenings(context: RequestContext) -> Evenings:
    """All your games, how they ended, and how you do against each bot and friend."""
    person = context.require_person()
    rows = await rows_of(context.manager, person.id, context.client)
    return evenings_of(rows, person.id, await context.manager.store.lessons_of(person.id))


async def forget_evenings(context: RequestContext) -> Forgotten:
    """Delete your games, except those that others still play."""
    return await erase_games(context.manager, context.require_person().id)


# --- the games


async def shelf(context: RequestContext) -> Shelf:
    """The games with their options, the bots and the languages."""
    manager = context.manager
    cards = [game_card(known_game(name, manager.config.content_of(name))) for name in manager.games()]
    return Shelf(cards, list(BOTS), list(CAST), list(STRENGTHS), list(LANGUAGES))


async def one_game(context: RequestContext) -> GameInfo:
    """A game's vocabulary, rules and texts."""
    name = game_in_path(context)
    return game_info(known_game(name, context.manager.config.content_of(name)))


def game_in_path(context: RequestContext) -> str:
    """Return the game of the path, which may be one of stored tables alone."""
    context.manager.require_game(context.path["game"], offered_games())
    return context.path["game"]


# --- the deal of the day


async def deal_of_the_day(context: RequestContext) -> DealOfTheDay:
    """The deal of today, or of another day, and how it went for you and others."""
    day = parse_day(context.query.get("day", today()))
    share = context.query.get("share", "")
    return await daily_deal_info(context.manager, context.person, game_in_path(context), day, share, context.client)


async def try_the_deal(context: RequestContext) -> TableLink:
    """Play the deal of today, or continue it: one try counts. That of another day does not."""
    person, game = context.require_person(), game_in_path(context)
    day = parse_day(context.query.get("day", today()))
    return TableLink(await join_daily_deal(context.manager, person, game, day, context.client))


async def past_days(context: RequestContext) -> PastDays:
    """The deals of past days that can still be played, and how they went for you."""
    return await archive_of(context.manager, context.person, game_in_path(context), context.client)


# --- the home network


async def home(context: RequestContext) -> Home:
    """Return whether others in the same network can connect; only for the server's own machine."""
    require_local(context)
    return await context.home.status()


async def let_in(context: RequestContext) -> Home:
    """Let the home network connect, or no longer; only from the server's own machine."""
    require_local(context)
    await context.home.set_address(context.body.address)
    return await context.home.status()


def require_local(context: RequestContext) -> None:
    if not context.is_local:
        raise Refusal("not_near", "this is for somebody at the computer on which the server runs")


# --- tables


async def open_tables(context: RequestContext) -> TableList:
    """Tables that are listed for everybody."""
    return TableList([card_of(row) for row in await context.manager.store.open_tables(MOST_LISTED)])


async def my_tables(context: RequestContext) -> TableList:
    """Tables where you sit or host, with whose turn it is at the latest of them."""
    person = context.require_person()
    cards = []
    glances = MOST_GLANCES
    for row in await context.manager.store.tables_of(person.id, MOST_LISTED):
        card = card_of(row)
        if card.phase == "playing" and glances:
            glances -= 1
            awaited = await people_awaited(context.manager, row, context.client)
            card.your_turn = any(chair.person == person.id for chair in awaited)
            card.waiting_for = [chair.name for chair in awaited]
        cards.append(card)
    return TableList(cards)


async def people_awaited(manager: TableManager, row: TableRow, client: str) -> list[Chair]:
    """The people who owe a choice. A table that is not in memory is only read from its log, so that no clock starts."""
    live = manager.tables.get(row.id)
    if live is not None and not live.is_dead:
        with suppress(Refusal):
            async with live.reading() as state:
                return people_owing(state)
    try:
        return people_owing((await manager.state_of(row, Asker(client, row.id)))[2])
    except WuselError:
        return []


def people_owing(state: TableState) -> list[Chair]:
    return [state.seating.chairs[seat] for seat in state.owing() if not state.seating.chairs[seat].bot]


async def new_table(context: RequestContext) -> TableLink:
    """Open a table for any game."""
    person = context.require_person()
    async with listing_slot(context, context.body.settings) as listed:
        live = await opening.open_table(context.manager, person, context.body, context.client)
        listed.add(live.state.id)
    return TableLink(live.state.id)


def listing_slot(context: RequestContext, settings: Settings) -> AbstractAsyncContextManager[set[str]]:
    """Reserve a slot on the public list, if the table is to be listed."""
    return context.manager.listings.slot(context.client) if settings.listed else nullcontext(set())


async def find_table(context: RequestContext) -> TableLink:
    """Find a table by its short code."""
    return TableLink(await context.manager.find_code(context.person, context.body.code, context.client))


async def upload(context: RequestContext) -> TableLink:
    """Open a table that continues a save file."""
    live = await opening.open_save(context.manager, context.require_person(), context.body.save, context.client)
    return TableLink(live.state.id)


async def one_table(context: RequestContext) -> TableInfo:
    """A table as you may see it."""
    live = await visible_table(context)
    async with live.reading():
        return table_info(live.state, context.person.id, live.audience.here(), live.audience.watching())


async def command(context: RequestContext) -> Done:
    """Send a command to a table: the same as on its WebSocket."""
    person = context.require_person()
    live = await visible_table(context)
    done = await context.manager.submit(live, person, context.body, context.client)
    assert done is not None
    return done


async def rematch(context: RequestContext) -> TableLink:
    """Open a rematch or a sequel: another table with the same people."""
    person = context.require_person()
    live = await visible_table(context)
    async with listing_slot(context, live.state.settings) as listed:
        table = await opening.rematch(context.manager, person, live, context.query.get("sequel", ""), context.client)
        listed.add(table)
    return TableLink(table)


async def fork(context: RequestContext) -> TableLink:
    """Fork a table: open another that continues from a moment of this one."""
    person = context.require_person()
    live = await visible_table(context)
    async with listing_slot(context, live.state.settings) as listed:
        table = (await opening.fork(context.manager, person, live, context.body.choices, context.client)).state.id
        listed.add(table)
    return TableLink(table)


DAY_QUERY: Final[dict[str, Any]] = {
    "day": Annotated[str, Meta(max_length=10)],
    "share": Annotated[str, Meta(max_length=40)],
}
REMATCH_QUERY: Final[dict[str, Any]] = {"sequel": Annotated[str, Meta(max_length=40)]}
ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/me", rename, Me, NewName),
    Endpoint("POST", "/api/me/link", new_link, PrivateLink),
    Endpoint("DELETE", "/api/me/link", revoke_link, Me),
    Endpoint("POST", "/api/me/adopt", adopt, Me, PrivateLink),
    Endpoint("GET", "/api/me/evenings", evenings, Evenings),
    Endpoint("DELETE", "/api/me/evenings", forget_evenings, Forgotten),
    Endpoint("GET", "/api/games", shelf, Shelf),
    Endpoint("GET", "/api/games/{game}", one_game, GameInfo),
    Endpoint("GET", "/api/days/{game}", deal_of_the_day, DealOfTheDay, query=DAY_QUERY),
    Endpoint("POST", "/api/days/{game}", try_the_deal, TableLink, query={"day": DAY_QUERY["day"]}, is_quota=True),
    Endpoint("GET", "/api/days/{game}/past", past_days, PastDays),
    Endpoint("GET", "/api/home", home, Home),
    Endpoint("POST", "/api/home", let_in, Home, LetIn),
    Endpoint("GET", "/api/tables", open_tables, TableList),
    Endpoint("POST", "/api/tables", new_table, TableLink, NewTable, is_quota=True),
    Endpoint("GET", "/api/tables/mine", my_tables, TableList),
    Endpoint("POST", FIND, find_table, TableLink, TableCode, query={"table": str}, is_quota=True),
    Endpoint("POST", "/api/tables/upload", upload, TableLink, Upload, largest=LARGEST_UPLOAD, is_quota=True),
    Endpoint("GET", "/api/tables/{table}", one_table, TableInfo),
    Endpoint("POST", "/api/tables/{table}", command, Done, AnyCommand),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, TableLink, query=REMATCH_QUERY),
    Endpoint("POST", "/api/tables/{table}/fork", fork, TableLink, Fork),
    *RECORD_ENDPOINTS,
]
