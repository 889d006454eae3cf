"""Opening tables: new ones, saves, forks, rematches and sequels."""

import asyncio
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Any, Final

from msgspec.structs import replace

from wusel.engine.ending import moved_on
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.games import known_game, offered_games
from wusel.server.clock import now, today
from wusel.server.lobby.manager import CODE_LENGTH, CODE_LETTERS, TableManager
from wusel.server.log.entries import Chair, Opened, Rematched, Settings, write_entry
from wusel.server.log.stores.rows import Conflict, Person, Record, TableRow
from wusel.server.refusals import Refusal, no_such_table
from wusel.server.table.live_table import LiveTable
from wusel.server.table.names import clean_name
from wusel.server.table.permissions import started_table
from wusel.server.table.reading import edition_of
from wusel.server.table.setup_commands import bot_chair, check_start, checked_options, new_invitation
from wusel.server.table.summary import read_card, summary_of
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import NewTable
from wusel.server.wire.client_messages import Start
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.save_question import position_of

OTHERS_PLAY: Final = "others play here too: that is possible when the game is over"


async def open_table(manager: TableManager, person: Person, wanted: NewTable, client: str = "") -> LiveTable:
    """Open a table; start its game at once if that is wanted."""
    manager.require_game(wanted.game)
    state = TableState("", "")
    content = manager.config.content_of(wanted.game)
    state.play.game = known_game(wanted.game, content)
    options = dict(wanted.options)
    if wanted.seats:
        options.setdefault("players", len(wanted.seats))
    options = checked_options(state, options)
    chairs = chairs_for(person, wanted.seats or ["you"], int(options["players"]))
    if wanted.deal is not None and (not wanted.start or any(chair.is_empty for chair in chairs)):
        raise Refusal("bad_deal", "a deal can be chosen only by somebody who starts at once, with bots alone")
    if wanted.start:
        state.seating.chairs = chairs
        check_start(state, Start("start"), 0)  # if it cannot start, it is not opened either
    entry = Opened(person.id, wanted.game, options, wanted.settings, chairs)
    live = await establish(manager, state.play.game, entry, client)
    if wanted.start:
        await live.submit(person, Start("start"), deal=wanted.deal)
    return live


async def open_save(manager: TableManager, person: Person, text: str, client: str) -> LiveTable:
    """Open a table that continues an uploaded save file. Only options and choices are stored, as we encode them."""
    save = await manager.saves.read(text, client)
    manager.require_game(save.game)
    game = await asyncio.to_thread(known_game, save.game, save.content) if save.content else known_game(save.game)
    chairs = chairs_for(person, ["you"], save.seats)
    entry = Opened(person.id, save.game, save.options, Settings(), chairs, position=save.position)
    return await establish(manager, game, entry, client)


async def fork(manager: TableManager, person: Person, live: LiveTable, choices: int, client: str) -> LiveTable:
    """A new table that shares the first choices of another."""
    async with live.reading() as state:
        table = may_know_all(live, person).snapshot()
        if choices > len(table.choices):
            raise Refusal("bad_fork", f"only {len(table.choices)} choices have been made")
        chairs = [
            chair if chair.person == person.id else Chair(bot=chair.bot if not chair.person else "")
            for chair in fresh(state.seating.chairs)
        ]
    position = await manager.readings.do(Asker(client, state.id), position_of, table, table.choices[:choices])
    entry = Opened(person.id, table.game.name, state.play.options, state.settings, chairs, position=position)
    return await establish(manager, table.game, entry, client)


async def rematch(manager: TableManager, person: Person, live: LiveTable, sequel: str = "", client: str = "") -> str:
    """The table of a rematch, with the seats rotated, or of a sequel. It is opened once, for any number of requests."""
    state = live.state

    async def decide() -> Rematched | None:
        if not state.seating.seats_of(person.id):
            raise Refusal("not_yours", "only those who played can ask for a rematch")
        if state.phase != "over":
            raise Refusal("not_over", "the game is not over yet")
        if sequel:
            return await open_sequel(manager, person, live, sequel, client)
        return None if state.rematch else await open_rematch(manager, person, state, client)

    await live.submit_entry(decide)
    return state.going_on[sequel] if sequel else state.rematch


async def open_rematch(manager: TableManager, person: Person, state: TableState, client: str) -> Rematched:
    chairs = moved_on(fresh(state.seating.chairs))
    options = checked_options(state, state.rematch_options())
    entry = Opened(person.id, state.play.game.name, options, state.settings, chairs)
    return Rematched((await establish(manager, state.play.game, entry, client, is_rematch=True)).state.id)


async def open_sequel(
    manager: TableManager, person: Person, live: LiveTable, name: str, client: str
) -> Rematched | None:
    """A table that continues this game, as its rules define it; None if there is one already."""
    state, table = live.state, may_know_all(live, person)
    sequel = next((each for each in state.sequels() if each.name == name), None)
    if sequel is None:
        raise Refusal("no_sequel", f"this game does not go on as {name!r}")
    if name in state.going_on and not await is_broken_off(manager, state.going_on[name]):
        return None
    made = table.choices[: len(table.choices) - sequel.taken_back] + sequel.then
    options = checked_options(state, sequel.options)
    position = await manager.readings.do(Asker(client, state.id), position_of, table, made)
    entry = Opened(
        person.id, state.play.game.name, options, state.settings, fresh(state.seating.chairs), position=position
    )
    entry = replace(entry, story=state.story, after=state.id, part=sequel.part)
    return Rematched((await establish(manager, state.play.game, entry, client)).state.id, name)


async def is_broken_off(manager: TableManager, table: str) -> bool:
    """Return whether a game was broken off or is gone, so that another may take its place."""
    row = await manager.store.table(table)
    return row is None or read_card(row.summary.card).is_broken_off


async def establish(
    manager: TableManager, game: Game[Any], entry: Opened, client: str = "", is_rematch: bool = False
) -> LiveTable:
    """Store a new table, with the game's content if it is not its own. Each client may open a limited number an hour.
    Without a client, none is counted. A rematch may have a game that new tables may not have."""
    manager.require_game(game.name, offered_games() if is_rematch else None)
    if client and not manager.openings.of(client).take():
        raise Refusal("opened_enough", "many tables were opened from here lately; wait a while, then open another")
    content = game.content_text()
    brought = sha256(content.encode()).hexdigest() if content else ""
    entry = replace(entry, brought=brought, edition=edition_of(game), invitation=new_invitation())
    if entry.position is not None:
        await charge_storage(manager, client, len(write_entry(entry)), brought, content)
    if content:
        await manager.store.keep_content(brought, content)
    while True:
        id, code = new_id(manager), "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        state = TableState(id, code, game)
        record = Record(1, now(), write_entry(entry))
        state.apply(record)
        try:
            await manager.store.new_table(TableRow(id, code, record.at, summary_of(state)), record)
        except Conflict:
            continue
        return await manager.table(id)


def new_id(manager: TableManager) -> str:
    """A random table id whose home is this process."""
    while manager.config.group.address_of_home(id := token_urlsafe(16)):
        pass
    return id


async def charge_storage(manager: TableManager, client: str, size: int, brought: str, content: str) -> None:
    """Charge stored bytes to a client's hourly limit; known content is free."""
    if content and await manager.store.content(brought) is None:
        size += len(content.encode())
    if not manager.kept.of(client).take(size):
        raise Refusal("kept_enough", "you have left a lot here lately; wait an hour, then go on")


def chairs_for(person: Person, seats: list[str], players: int) -> list[Chair]:
    """Chairs from words such as `you`, `you:NAME`, `open` or a bot; the rest is open."""
    if len(seats) > players:
        raise Refusal("too_many_seats", f"{len(seats)} seats are named, but {players} play")
    chairs: list[Chair] = []
    for said in seats:
        who, _, name = said.partition(":")
        if who == "you":
            chairs.append(Chair(person.id, clean_name(name or person.name), nickname=bool(name)))
        elif said == "open":
            chairs.append(Chair())
        else:
            chairs.append(bot_chair(said, chairs))
    return chairs + [Chair()] * (players - len(chairs))


def fresh(chairs: list[Chair]) -> list[Chair]:
    """The same people and bots, without the marks for away and resigned."""
    return [replace(chair, bot="" if chair.person else chair.bot, away=False, resigned=False) for chair in chairs]


def may_know_all(live: LiveTable, person: Person) -> Table[Any]:
    """The game with its hidden information: for all once it is over, before that for a person who plays alone."""
    live.require_alive()
    state = live.state
    if not live.audience.may_see(person):
        raise no_such_table()
    table = started_table(state)
    is_alone = state.seating.is_alone(person.id) and bool(state.seating.seats_of(person.id)) and not state.day
    if state.keeps_secrets(today()) and not is_alone:
        whose = "others try this deal too: that is possible when the day is over" if state.day else OTHERS_PLAY
        raise Refusal("not_over", whose)
    return table
