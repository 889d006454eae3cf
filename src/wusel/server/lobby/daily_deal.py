"""The deal of the day: the same seed and bots for everybody, one try each.

The seed is derived from the server's secret and the date (UTC), so nobody can know it beforehand. A table keeps its
hidden information until the day is over.
"""

import hmac
from contextlib import suppress
from datetime import date
from functools import partial
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from wusel.bots.cast import CAST
from wusel.engine.errors import WuselError
from wusel.engine.kinds import Seat
from wusel.engine.options import settle_options
from wusel.engine.table import Table
from wusel.games import known_game
from wusel.server.lobby.admin_commands import delete_table
from wusel.server.lobby.manager import TableManager, chairs_for
from wusel.server.log.entries import Opened, Settings, Started
from wusel.server.log.stores.rows import Conflict, Person, Try
from wusel.server.refusals import Refusal
from wusel.server.table.commands import SEED_BITS, check_start
from wusel.server.table.live_table import LiveTable
from wusel.server.table.scheduler import today
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import DayResult, DealOfTheDay
from wusel.server.wire.messages import Start
from wusel.server.workers.fair_queue import Asker

STRENGTH: Final = "medium"
USUAL_SEATS: Final = 3
MOST_TRIES: Final = 500
MOST_READ: Final = 12
"""Tries whose result is read from the log for one response."""
POINTS: Final = 40
"""Samples of a curve."""

read_result = msgspec.json.Decoder(DayResult).decode
write_result = msgspec.json.Encoder().encode


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


async def join_daily_deal(manager: TableManager, person: Person, name: str, client: str) -> str:
    """A person's table for the deal of today, opened at the first call. The try is stored before the game starts."""
    day = today()
    mine = await manager.store.try_of(name, day, person.id)
    if mine is None:
        if not manager.tries.of(client).take():
            raise Refusal("too_fast", "many deals of the day were begun from here; wait a while")
        live = await open_table(manager, person, name, day, client)
        mine = Try(name, day, person.id, live.state.id, token_urlsafe(12))
        try:
            await manager.store.new_try(mine)
        except Conflict:
            await delete_table(manager, live.state.id)
            return await join_daily_deal(manager, person, name, client)
    live = await manager.table(mine.table)
    await live.submit_entry(partial(deal, manager, live.state))
    return mine.table


async def open_table(manager: TableManager, person: Person, name: str, day: str, client: str) -> LiveTable:
    game = known_game(name, manager.config.content_of(name))
    seats = seats_of(manager, name)
    options = settle_options(game.declared, {"players": seats})
    bots = bots_of(await manager.store.secret(), name, day, seats)
    chairs = chairs_for(person, ["you", *bots], seats)
    entry = Opened(person.id, name, options, Settings(spectators=False), chairs, day=day)
    return await manager.establish(game, entry, client)


async def deal(manager: TableManager, state: TableState) -> Started | None:
    """Start the game with the seed of the day, unless it has started."""
    if state.phase != "gathering":
        return None
    seed = derive_number(await manager.store.secret(), state.game.name, state.day, "seed") | 1 << SEED_BITS
    return check_start(state, Start("start"), seed)


# --- results


async def daily_deal_info(
    manager: TableManager, person: Person, name: str, day: str, share: str, client: str
) -> DealOfTheDay:
    """The deal of a day for one person: the results of others only once they reveal nothing useful."""
    await read_results(manager, name, day, client)
    tries = await manager.store.tries(name, day, MOST_TRIES)
    mine = await manager.store.try_of(name, day, person.id)
    row = await manager.store.table(mine.table) if mine is not None else None
    phase: Any = row.summary.phase if row is not None else ""
    yours = result_of(mine)
    is_open = yours is not None or day < today()
    ended = {each.share: found for each in tries if (found := result_of(each)) is not None}
    shared = ended.get(share)
    others = [found for each, found in ended.items() if mine is None or each != mine.share]
    return DealOfTheDay(
        game=name,
        day=day,
        today=day == today(),
        bots=bots_of(await manager.store.secret(), name, day, seats_of(manager, name)),
        table=mine.table if mine is not None else "",
        phase=phase,
        yours=yours,
        share=mine.share if mine is not None else "",
        tries=len(ended),
        better=sum(ranking_key(each) > ranking_key(yours) for each in others) if yours is not None else 0,
        others=others if is_open else [],
        shared=shared if shared is None or is_open else replace(shared, curve=[]),
    )


def result_of(one: Try | None) -> DayResult | None:
    return read_result(one.result) if one is not None and one.result else None


def ranking_key(result: DayResult) -> tuple[bool, bool, int, int]:
    """The sort key of a result: finished, won, place, score."""
    return result.how == "finished", bool(result.won), -result.place, result.score


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


def outcome(state: TableState, person: str) -> DayResult:
    ending = state.ending
    (seat,) = state.seats_of(person)
    assert ending is not None
    place = ending.ranks[seat] if ending.ranks and ending.won is None else 0
    score = ending.scores[seat] if ending.scores else 0
    return DayResult(ending.how, place, ending.won, score, curve_of(state.table, seat) if state.table else [])


def curve_of(table: Table[Any], seat: int) -> list[float]:
    """The judge's static evaluation for a seat, at moments evenly apart."""
    judge = table.game.judge()
    last = len(table.choices)
    wanted = {last * point // (POINTS - 1) for point in range(POINTS)}
    found = [judge.worth(table.at(0), Seat(seat))]
    found += [judge.worth(s, Seat(seat)) for n, (s, _) in enumerate(table.walk(1), 1) if n in wanted]
    return [round(min(max(each, 0.0), 1.0), 3) for each in found]
