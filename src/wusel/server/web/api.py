"""The JSON API: everything but play itself, which has its socket."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Raw

from wusel.bots.cast import CAST, STRENGTHS
from wusel.bots.levels import BOTS
from wusel.engine.errors import WuselError
from wusel.engine.rules import LANGUAGES
from wusel.engine.save import heading_of, save_text, written
from wusel.engine.table import Table
from wusel.engine.view import SPECTATOR
from wusel.games import SHELF, known_game
from wusel.server.lobby.days import a_day, sit_down
from wusel.server.lobby.days import told as day_told
from wusel.server.lobby.evenings import card_of, evenings_of, forget, rows_of
from wusel.server.lobby.manager import TableManager, may_know_all
from wusel.server.lobby.shelf import game_card, game_info
from wusel.server.log.entries import Chair, Settings
from wusel.server.log.stores.store import TableRow
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.commands import outdated_game
from wusel.server.table.live_table import LiveTable
from wusel.server.table.problems import reported
from wusel.server.table.redaction import look_at, look_back, table_info
from wusel.server.table.scheduler import today
from wusel.server.table.table_state import Said, TableState
from wusel.server.web.endpoint import LARGEST_UPLOAD, Answer, Asked, Endpoint, encode
from wusel.server.wire.api_messages import (
    DealOfTheDay,
    Evenings,
    Forgotten,
    Fork,
    GameInfo,
    Home,
    LetIn,
    LikelyTurns,
    Me,
    Moment,
    NewName,
    NewTable,
    PrivateLink,
    Replay,
    Review,
    Shelf,
    TableCode,
    TableLink,
    TableList,
    Trouble,
    Upload,
)
from wusel.server.wire.messages import AnyCommand, Done, TableInfo
from wusel.server.workers.fair_queue import Asker
from wusel.support.problem import ProblemReport

Found = TypeVar("Found")

MOST_LISTED: Final = 50
MOST_GLANCES: Final = 12
MOST_MOMENTS: Final = 100
MOST_REVIEWED: Final = 20


# --- who you are


async def me(asked: Asked) -> Answer:
    """Who you are; somebody new gets an identity."""
    person = asked.person if asked.person.id else await asked.manager.people.new_person()
    return Answer(Me(person.name, bool(person.link)), person)


async def rename(asked: Asked) -> Answer:
    """Change your name."""
    person = await asked.manager.people.rename(asked.must_be_somebody(), asked.body.name)
    for live in list(asked.manager.tables.values()):
        if person.id in live.here():
            await live.renamed(person)
    return Answer(Me(person.name, bool(person.link)))


async def new_link(asked: Asked) -> PrivateLink:
    """Make a private link that moves your identity to another device; an earlier one no longer works."""
    _, secret = await asked.manager.people.new_link(asked.must_be_somebody())
    return PrivateLink(secret)


async def revoke_link(asked: Asked) -> Answer:
    """Revoke your private link and sign out all other devices."""
    person = await asked.manager.people.revoke(asked.must_be_somebody())
    await asked.manager.store.sign_out(person.id)
    return Answer(Me(person.name, False), person)


async def adopt(asked: Asked) -> Answer:
    """Become, on this device, who a private link stands for."""
    bucket = asked.manager.guesses.of(asked.client)
    if not bucket.take():
        raise Refusal("too_fast", "too many links were tried; wait a minute")
    person = await asked.manager.people.adopt(asked.body.secret)
    bucket.give_back()
    return Answer(Me(person.name, True), person)


async def evenings(asked: Asked) -> Evenings:
    """All your games, how they ended, and how you do against each bot and friend."""
    person = asked.must_be_somebody()
    return evenings_of(await rows_of(asked.manager, person.id, asked.client), person.id)


async def forget_evenings(asked: Asked) -> Forgotten:
    """Delete your games, but for those that others still play on."""
    return await forget(asked.manager, asked.must_be_somebody().id)


# --- the games


async def shelf(asked: Asked) -> Shelf:
    """The games with their options, the bots and the languages."""
    cards = [game_card(known_game(name, asked.manager.config.content_of(name))) for name in SHELF]
    return Shelf(cards, list(BOTS), list(CAST), list(STRENGTHS), list(LANGUAGES))


async def one_game(asked: Asked) -> GameInfo:
    """A game's vocabulary, rules and texts."""
    name = game_asked(asked)
    return game_info(known_game(name, asked.manager.config.content_of(name)))


def game_asked(asked: Asked) -> str:
    name = asked.path["game"]
    if name not in SHELF:
        raise Refusal("no_game", f"there is no such game; there are: {', '.join(SHELF)}")
    return name


# --- the deal of the day


async def deal_of_the_day(asked: Asked) -> DealOfTheDay:
    """The deal of today, or of another day, and how it went for you and others."""
    query: dict[str, Any] = asked.query
    day = a_day(query.get("day", today()))
    share = query.get("share", "")
    return await day_told(asked.manager, asked.person, game_asked(asked), day, share, asked.client)


async def try_the_deal(asked: Asked) -> TableLink:
    """Sit down to the deal of today, or go on with it: one try counts."""
    person, game = asked.must_be_somebody(), game_asked(asked)
    return TableLink(await sit_down(asked.manager, person, game, asked.client))


# --- who else may come in


async def home(asked: Asked) -> Home:
    """Whether others in the same network can come in; for somebody at this very computer."""
    must_be_near(asked)
    return await asked.home.status()


async def let_in(asked: Asked) -> Home:
    """Let people in the home network come in, or no longer; for somebody at this very computer."""
    must_be_near(asked)
    await asked.home.set_address(asked.body.address)
    return await asked.home.status()


def must_be_near(asked: Asked) -> None:
    if not asked.is_near:
        raise Refusal("not_near", "this is for somebody at the computer on which the server runs")


# --- tables


async def open_tables(asked: Asked) -> TableList:
    """Tables that are listed for everybody."""
    return TableList([card_of(row) for row in await asked.manager.store.open_tables(MOST_LISTED)])


async def my_tables(asked: Asked) -> TableList:
    """Tables where you sit or host, with whose turn it is at the latest of them."""
    person = asked.must_be_somebody()
    cards = []
    glances = MOST_GLANCES
    for row in await asked.manager.store.tables_of(person.id, MOST_LISTED):
        card = card_of(row)
        if card.phase == "playing" and glances:
            glances -= 1
            awaited = await people_awaited(asked.manager, row, asked.client)
            card.your_turn = any(chair.person == person.id for chair in awaited)
            card.waiting_for = [chair.name for chair in awaited]
        cards.append(card)
    return TableList(cards)


async def people_awaited(manager: TableManager, row: TableRow, client: str) -> list[Chair]:
    """The people whose choice everybody waits for; bots are not long in coming. A table that is not in memory is only
    looked at, so that nobody's clock starts: what it is follows from its log."""
    live = manager.tables.get(row.id)
    if live is not None and not live.is_dead:
        async with live.lock:
            return people_owing(live.state)
    try:
        return people_owing((await manager.state_of(row, Asker(client, row.id)))[2])
    except WuselError:
        return []


def people_owing(state: TableState) -> list[Chair]:
    return [state.chairs[seat] for seat in state.owing() if not state.chairs[seat].bot]


async def new_table(asked: Asked) -> TableLink:
    """Open a table for any game."""
    person = asked.must_be_somebody()
    async with room_on_the_list(asked, asked.body.settings) as listed:
        live = await asked.manager.open_table(person, asked.body, asked.client)
        listed.add(live.state.id)
    return TableLink(live.state.id)


def room_on_the_list(asked: Asked, settings: Settings) -> AbstractAsyncContextManager[set[str]]:
    """Room for a table on the list for everybody, if it is to be there."""
    return asked.manager.listings.place(asked.client) if settings.listed else nullcontext(set())


async def find_table(asked: Asked) -> TableLink:
    """Find a table by its short code."""
    return TableLink(await asked.manager.find_code(asked.person, asked.body.code, asked.client))


async def upload(asked: Asked) -> TableLink:
    """Open a table that goes on from a save file."""
    live = await asked.manager.open_save(asked.must_be_somebody(), asked.body.save, asked.client)
    return TableLink(live.state.id)


async def one_table(asked: Asked) -> TableInfo:
    """A table as you may see it."""
    live = await seen_table(asked)
    async with live.lock:
        return table_info(live.state, asked.person.id, live.here(), live.watching())


async def command(asked: Asked) -> Done:
    """Do something at a table: the same commands as on its socket."""
    person = asked.must_be_somebody()
    live = await seen_table(asked)
    done = await asked.manager.carry_out(live, person, asked.body, asked.client)
    assert done is not None
    return done


async def rematch(asked: Asked) -> TableLink:
    """Meet again: another table with the same people, for another game or for what follows this one."""
    person = asked.must_be_somebody()
    live = await seen_table(asked)
    query: dict[str, Any] = asked.query
    async with room_on_the_list(asked, live.state.settings) as listed:
        table = await asked.manager.rematch(person, live, query.get("sequel", ""), asked.client)
        listed.add(table)
    return TableLink(table)


async def fork(asked: Asked) -> TableLink:
    """Open a table that goes on from a moment of this one."""
    person = asked.must_be_somebody()
    live = await seen_table(asked)
    async with room_on_the_list(asked, live.state.settings) as listed:
        table = (await asked.manager.fork(person, live, asked.body.choices, asked.client)).state.id
        listed.add(table)
    return TableLink(table)


async def save(asked: Asked) -> Answer:
    """The save file of a finished game, or of one that you play alone, or of one that cannot go on."""
    live = await seen_table(asked)
    async with live.lock:
        state = live.state
        players = [chair.name or chair.bot for chair in state.chairs]
        if state.outdated is not None and not state.keeps_secrets(today()):
            name = f"{state.game.name}.wusel"
            text = partial(save_outdated, state, players, state.outdated[:])
        else:
            table = may_know_all(live, asked.person).snapshot()
            table.players = players
            name = f"{table.game.name}-{len(table.choices)}.wusel"
            text = partial(save_text, table)
    return Answer(text=await read_beside(asked, live, text), file_name=name)


def save_outdated(state: TableState, players: list[str], chosen: list[Said]) -> str:
    """The save of a game that cannot go on here: what was chosen, and nothing that our rules would make of it."""
    position = state.position
    assert position is not None
    deals = [(after, int(seed)) for after, seed in position.deals]
    edition = state.edition.rules, state.edition.content
    heading = heading_of(state.game, state.options, int(position.seed), players, deals, edition)
    return written(heading, chosen, {"state": "", "shape": ""})


async def read_beside(asked: Asked, live: LiveTable, work: Callable[[], Found]) -> Found:
    """What comes of going through a game once more. Nobody at the table waits for it, and each address waits for its
    turn."""
    return await asked.manager.readings.do(Asker(asked.client, live.state.id), work)


async def report(asked: Asked) -> Raw:
    """A file about a problem at a table: what you may know of the game, the moment, the build and your browser."""
    trouble: Trouble = asked.body
    live = await seen_table(asked)
    async with live.lock:
        table, seat = seat_to_look_from(live, asked, trouble.seat)
        is_open = not live.state.keeps_secrets(today())
        work = partial(report_sent, table.snapshot(), live.state.chairs[:], seat, trouble, is_open)
    return await read_beside(asked, live, work)


def report_sent(table: Table[Any], chairs: list[Chair], seat: int, trouble: Trouble, is_open: bool) -> Raw:
    return Raw(encode(reported(table, chairs, seat, trouble, is_open)))


async def game_of_table(asked: Asked) -> GameInfo:
    """The game of a table with the content it is played with."""
    live = await seen_table(asked)
    return game_info(live.state.game)


async def replay(asked: Asked) -> Raw:
    """Moments of a game: of a finished one from any seat, of a running one from your own up to now. Whoever wants what
    happened alone gets no views with it, and so a whole game is not much."""
    live = await seen_table(asked)
    async with live.lock:
        table, seat = seat_to_look_from(live, asked, asked_seat(asked))
        work = partial(replay_sent, table.snapshot(), seat, asked.query)
    return await read_beside(asked, live, work)


def replay_sent(table: Table[Any], seat: int, query: dict[str, Any]) -> Raw:
    return Raw(encode(moments(table, seat, query)))


async def review(asked: Asked) -> Review:
    """What the choices of a finished game were worth to those who made them, and how everybody stood."""
    live = await seen_table(asked)
    table = await finished_game(live, asked)
    query: dict[str, Any] = asked.query
    first, count = query.get("first", 0), query.get("count", MOST_REVIEWED)
    return await asked.manager.reviews.some(live.state.id, table, first, count, asked.client)


async def likely_turns(asked: Asked) -> LikelyTurns:
    """Where a finished game may have turned, at first sight."""
    live = await seen_table(asked)
    table = await finished_game(live, asked)
    return LikelyTurns(await asked.manager.reviews.likely(live.state.id, table, asked.client))


async def finished_game(live: LiveTable, asked: Asked) -> Table[Any]:
    async with live.lock:
        table, _ = seat_to_look_from(live, asked, None)
        if live.state.keeps_secrets(today()):
            raise Refusal("not_over", "while a game goes on, this would be a hint; ask again when it is over")
        return table.snapshot()


def asked_seat(asked: Asked) -> int | None:
    """The seat that the query names."""
    query: dict[str, Any] = asked.query
    return query.get("seat")


def seat_to_look_from(live: LiveTable, asked: Asked, wish: int | None) -> tuple[Table[Any], int]:
    """The game and the seat whose eyes somebody wants, if they may have them: any once the game is over, before that
    their own."""
    live.must_live()
    state = live.state
    if state.outdated is not None:
        raise outdated_game()
    if state.table is None:
        raise Refusal("not_started", "the game has not started yet")
    own = state.seats_of(asked.person.id)
    seat = wish if wish is not None else own[0] if own else SPECTATOR
    if seat >= len(state.chairs):
        raise Refusal("bad_seat", f"there is no seat {seat}; seats are 0 to {len(state.chairs) - 1}")
    if state.keeps_secrets(today()) and seat not in (*own, SPECTATOR):
        raise Refusal("not_yours", f"seat {seat} is not yours; when the game is over, all can be seen")
    return state.table, seat


def moments(table: Table[Any], seat: int, query: dict[str, Any]) -> Replay:
    first = query.get("first", 0)
    last = min(first + query.get("count", MOST_MOMENTS), len(table.choices) + 1)
    found: list[Moment] = []
    look = look_back if query.get("events") else look_at
    if first >= last:
        return Replay(len(table.choices), found)
    if first == 0:
        s = table.at(0)
        found.append(Moment(0, -1, look(table, s, seat, table.opening), table.game.asking(s), owing(s)))
    for n, (s, events) in enumerate(table.walk(max(first, 1)), max(first, 1)):
        if n >= last:
            break
        chooser = table.choices[n - 1][0]
        found.append(Moment(n, chooser, look(table, s, seat, events), table.game.asking(s), owing(s)))
    return Replay(len(table.choices), found)


def owing(s: Any) -> list[int]:  # noqa: ANN401  # the state of any game
    return [seat for seat in range(s.seats) if s.owing >> seat & 1]


async def seen_table(asked: Asked) -> LiveTable:
    """The table of the path, if this person may see it."""
    live = await asked.manager.table(asked.path["table"])
    if not live.may_see(asked.person):
        raise no_such_table()
    return live


REPLAY_QUERY: Final[dict[str, Any]] = {
    "seat": Annotated[int, Meta(ge=-1, le=15)],
    "first": Annotated[int, Meta(ge=0, le=100_000)],
    "count": Annotated[int, Meta(ge=1, le=MOST_MOMENTS)],
}
DAY_QUERY: Final[dict[str, Any]] = {
    "day": Annotated[str, Meta(max_length=10)],
    "share": Annotated[str, Meta(max_length=40)],
}
REMATCH_QUERY: Final[dict[str, Any]] = {"sequel": Annotated[str, Meta(max_length=40)]}
REVIEW_QUERY: Final[dict[str, Any]] = {
    "first": Annotated[int, Meta(ge=0, le=100_000)],
    "count": Annotated[int, Meta(ge=1, le=MOST_REVIEWED)],
}
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
    Endpoint("POST", "/api/days/{game}", try_the_deal, TableLink),
    Endpoint("GET", "/api/home", home, Home),
    Endpoint("POST", "/api/home", let_in, Home, LetIn),
    Endpoint("GET", "/api/tables", open_tables, TableList),
    Endpoint("POST", "/api/tables", new_table, TableLink, NewTable),
    Endpoint("GET", "/api/tables/mine", my_tables, TableList),
    Endpoint("POST", "/api/tables/find", find_table, TableLink, TableCode),
    Endpoint("POST", "/api/tables/upload", upload, TableLink, Upload, largest=LARGEST_UPLOAD),
    Endpoint("GET", "/api/tables/{table}", one_table, TableInfo),
    Endpoint("POST", "/api/tables/{table}", command, Done, AnyCommand),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, TableLink, query=REMATCH_QUERY),
    Endpoint("POST", "/api/tables/{table}/fork", fork, TableLink, Fork),
    Endpoint("GET", "/api/tables/{table}/game", game_of_table, GameInfo),
    Endpoint("GET", "/api/tables/{table}/save", save, str),
    Endpoint("POST", "/api/tables/{table}/report", report, ProblemReport, Trouble),
    Endpoint("GET", "/api/tables/{table}/replay", replay, Replay, query={**REPLAY_QUERY, "events": bool}),
    Endpoint("GET", "/api/tables/{table}/review", review, Review, query=REVIEW_QUERY),
    Endpoint("GET", "/api/tables/{table}/turns", likely_turns, LikelyTurns),
]
