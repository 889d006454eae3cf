"""The deal of the day: the same seed and bots for all people, one try each.

The seed is derived from the server's secret and the date (UTC), so it is unknown before the day. A table keeps its
hidden information until the day is over. Deals of past days can be played as well, without counting.
"""

import hmac
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final, Literal

from msgspec.structs import replace

from wusel.bots.cast import CAST
from wusel.engine.errors import WuselError
from wusel.engine.options import settle_options
from wusel.games import known_game
from wusel.server.clock import today
from wusel.server.lobby.admin_commands import delete_table
from wusel.server.lobby.daily_cast import Deal
from wusel.server.lobby.day_results import outcome, ranking_key, result_of, write_result
from wusel.server.lobby.manager import TableManager
from wusel.server.lobby.opening import chairs_for, establish
from wusel.server.log.entries import Opened, Settings, Started
from wusel.server.log.stores.rows import Conflict, Person, Try, TryKind
from wusel.server.refusals import Refusal
from wusel.server.table.live_table import LiveTable
from wusel.server.table.setup_commands import SEED_BITS, check_start
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import CastTry, DayResult, DealOfTheDay, PastDay, PastDays
from wusel.server.wire.client_messages import Start
from wusel.server.workers.fair_queue import Asker

STRENGTH: Final = "medium"
USUAL_SEATS: Final = 3
MOST_TRIES: Final = 500
MOST_READ: Final = 12
"""Tries whose result is read from the log for one response."""
ARCHIVE: Final = 30
"""Past days whose deals can be played."""
MOST_DAYS: Final = 1000
"""Days that are examined for a streak."""


def parse_day(said: str) -> str:
    """Parse a date that is not in the future."""
    try:
        day = date.fromisoformat(said).isoformat()
    except ValueError:
        raise Refusal("no_day", f"{said!r} is no day; write it as {today()}") from None
    if day > today() or day != said:
        raise Refusal("no_day", f"{said!r} is no day that has come; today is {today()}")
    return day


def derive_number(secret: bytes, game: str, day: str, what: str) -> int:
    """A pseudo-random number by HMAC with the server's secret."""
    said = f"the deal of the day: {what} of {game} on {day}"
    return int.from_bytes(hmac.digest(secret, said.encode(), sha256)[: SEED_BITS // 8])


def bots_of(secret: bytes, game: str, day: str, seats: int) -> list[str]:
    """The bots of a day."""
    left = list(CAST)
    luck = derive_number(secret, game, day, "bots")
    found = []
    for _ in range(seats - 1):
        luck, place = divmod(luck, len(left))
        found.append(f"{left.pop(place)}-{STRENGTH}")
    return found


def seats_of(manager: TableManager, game: str) -> int:
    """The number of seats: three, within what the game allows."""
    declared = known_game(game, manager.config.content_of(game)).declared
    counts = next(list(map(int, option.values)) for option in declared if option.name == "players")
    return min(max(USUAL_SEATS, *counts[:1]), max(counts))


async def deal_of(manager: TableManager, name: str, day: str) -> Deal:
    """The deal of a day."""
    game = known_game(name, manager.config.content_of(name))
    seats = seats_of(manager, name)
    secret = await manager.store.secret()
    seed = derive_number(secret, name, day, "seed") | 1 << SEED_BITS
    return Deal(game, day, settle_options(game.declared, {"players": seats}), seed, bots_of(secret, name, day, seats))


def is_playable(day: str) -> bool:
    """Return whether the deal of a day can be tried."""
    return days_before(today(), ARCHIVE) <= day <= today()


def days_before(day: str, days: int) -> str:
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


async def join_daily_deal(manager: TableManager, person: Person, name: str, day: str, client: str) -> str:
    """A person's table for the deal of a day, opened at the first call. The try is stored before the game starts."""
    mine = await manager.store.try_of(name, day, person.id)
    if mine is None:
        if not is_playable(day):
            raise Refusal("no_day", f"the deal of {day} is no longer to be had; the last {ARCHIVE} days are")
        if not manager.tries.of(client).take():
            raise Refusal("too_fast", "many deals of the day were begun from here; wait a while")
        live = await open_table(manager, person, name, day, client)
        kind: TryKind = "day" if day == today() else "late"
        mine = Try(name, day, person.id, live.state.id, token_urlsafe(12), kind=kind)
        try:
            await manager.store.new_try(mine)
        except Conflict:
            await delete_table(manager, live.state.id)
            return await join_daily_deal(manager, person, name, day, client)
    live = await manager.table(mine.table)
    if await live.submit_entry(partial(deal, manager, live.state)):
        manager.daily_cast.begin(await deal_of(manager, name, day))
    return mine.table


async def open_table(manager: TableManager, person: Person, name: str, day: str, client: str) -> LiveTable:
    found = await deal_of(manager, name, day)
    chairs = chairs_for(person, ["you", *found.bots], len(found.bots) + 1)
    entry = Opened(person.id, name, found.options, Settings(spectators=False), chairs, day=day)
    return await establish(manager, found.game, entry, client)


async def deal(manager: TableManager, state: TableState) -> Started | None:
    """Start the game with the seed of its day, unless it has started."""
    if state.phase != "gathering":
        return None
    return check_start(state, Start("start"), (await deal_of(manager, state.play.game.name, state.day)).seed)


# --- results


async def daily_deal_info(
    manager: TableManager, person: Person, name: str, day: str, share: str, client: str
) -> DealOfTheDay:
    """The deal of a day for one person. The results of others are included only once they reveal nothing useful."""
    await read_results(manager, name, day, client)
    store = manager.store
    mine = await store.try_of(name, day, person.id)
    row = await store.table(mine.table) if mine is not None else None
    phase: Any = row.summary.phase if row is not None else ""
    yours = result_of(mine)
    is_open = yours is not None or day < today()
    tries = await store.tries(name, day, "day", MOST_TRIES)
    ended = {each.share: result for each in tries if (result := result_of(each)) is not None}
    shared = ended.get(share)
    others = [result for each, result in ended.items() if mine is None or each != mine.share]
    found = await deal_of(manager, name, day)
    return DealOfTheDay(
        game=name,
        day=day,
        today=day == today(),
        playable=is_playable(day) and name in manager.games(),
        late=mine.kind == "late" if mine is not None else day < today(),
        bots=found.bots,
        table=mine.table if mine is not None else "",
        phase=phase,
        yours=yours,
        share=mine.share if mine is not None else "",
        tries=len(ended),
        better=sum(ranking_key(each) > ranking_key(yours) for each in others) if yours is not None else 0,
        streak=streak_of(await store.days_played(person.id, MOST_DAYS), today()),
        cast=await cast_tries(manager, found, yours) if yours is not None else [],
        cast_plays=manager.daily_cast.is_playing(name, day),
        others=others if is_open else [],
        shared=shared if shared is None or is_open else replace(shared, curve=[]),
    )


def streak_of(days: list[str], day: str) -> int:
    """The number of days in a row up to a day, or up to the one before it. `days` are sorted from the latest to the
    earliest."""
    streak = 0
    expected = day if day in days[:1] else days_before(day, 1)
    for each in days:
        if each != expected:
            break
        streak += 1
        expected = days_before(expected, 1)
    return streak


async def cast_tries(manager: TableManager, found: Deal, yours: DayResult) -> list[CastTry]:
    """The results of the cast, the best first. Missing ones are started."""
    tries = await manager.store.tries(found.game.name, found.day, "cast", len(CAST))
    if len(tries) < len(found.cast()):
        manager.daily_cast.begin(found)
    told = [CastTry(each.person, result, standing(result, yours)) for each in tries if (result := result_of(each))]
    return sorted(told, key=lambda each: ranking_key(each.result), reverse=True)


def standing(result: DayResult, yours: DayResult) -> Literal["better", "equal", "worse"]:
    theirs, own = ranking_key(result), ranking_key(yours)
    return "better" if theirs > own else "equal" if theirs == own else "worse"


async def past_days(manager: TableManager, person: Person, name: str, client: str) -> PastDays:
    """The deals of the archive, and how far a person is with each."""
    days = [days_before(today(), back) for back in range(1, ARCHIVE + 1)]
    for each in await manager.store.tries_of(name, person.id, days[-1]):
        if not each.result:
            await read_results(manager, name, each.day, client)
    mine = {each.day: each for each in await manager.store.tries_of(name, person.id, days[-1])}
    return PastDays([past_day(day, mine.get(day)) for day in days])


def past_day(day: str, mine: Try | None) -> PastDay:
    yours = result_of(mine)
    is_late = mine is None or mine.kind == "late"
    return PastDay(day, is_late, mine is not None, replace(yours, curve=[]) if yours is not None else None)


async def read_results(manager: TableManager, name: str, day: str, client: str) -> None:
    """Read and store the results of some tries that are over."""
    for each in await manager.store.tries_to_read(name, day, MOST_READ):
        row = await manager.store.table(each.table)
        with suppress(WuselError):  # the log may be unreadable
            if row is not None:
                asker = Asker(client, row.id)
                _, _, state = await manager.state_of(row, asker)
                result = await manager.readings.do(asker, outcome, state, each.person)
                await manager.store.keep_result(replace(each, result=write_result(result)))
