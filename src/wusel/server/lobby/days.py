"""The deal of the day: everybody gets the same deal of a game against the same bots, and one try counts.

What is dealt follows from the secret of the house and the date, so nobody can know it beforehand, and a table keeps its
secrets until the day is over. Days are those of Greenwich.
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
from wusel.server.lobby.manager import TableManager, chairs_for
from wusel.server.lobby.orders import delete_table
from wusel.server.log.entries import Opened, Settings, Started
from wusel.server.log.stores.store import Conflict, Person, StoreFailed, Try
from wusel.server.refusals import Refusal
from wusel.server.table.commands import SEED_BITS, check_start
from wusel.server.table.live_table import LiveTable
from wusel.server.table.scheduler import today
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import DayResult, DealOfTheDay
from wusel.server.wire.messages import Start
from wusel.server.workers.fair_queue import Asker

STRENGTH: Final = "medium"
AT_THE_TABLE: Final = 3
MOST_TRIES: Final = 500
MOST_READ: Final = 12
"""Tries whose end is looked up for one answer."""
POINTS: Final = 40
"""Of a curve."""

read_result = msgspec.json.Decoder(DayResult).decode
write_result = msgspec.json.Encoder().encode


def a_day(said: str) -> str:
    """A date that somebody has named, if it is one that has come."""
    try:
        day = date.fromisoformat(said).isoformat()
    except ValueError:
        raise Refusal("no_day", f"{said!r} is no day; write it as {today()}") from None
    if day > today() or day != said:
        raise Refusal("no_day", f"{said!r} is no day that has come; today is {today()}")
    return day


def drawn(secret: bytes, game: str, day: str, what: str) -> int:
    """A number that nobody can compute without the secret of the house."""
    said = f"the deal of the day: {what} of {game} on {day}"
    return int.from_bytes(hmac.digest(secret, said.encode(), sha256)[: SEED_BITS // 8])


def bots_of(secret: bytes, game: str, day: str, seats: int) -> list[str]:
    """Who plays it with everybody."""
    left = list(CAST)
    luck = drawn(secret, game, day, "bots")
    found = []
    for _ in range(seats - 1):
        luck, place = divmod(luck, len(left))
        found.append(f"{left.pop(place)}-{STRENGTH}")
    return found


def seats_of(manager: TableManager, game: str) -> int:
    """How many play it: three, or as many as the game wants."""
    declared = known_game(game, manager.config.content_of(game)).declared
    counts = next(list(map(int, option.values)) for option in declared if option.name == "players")
    return min(max(AT_THE_TABLE, *counts[:1]), max(counts))


async def sit_down(manager: TableManager, person: Person, name: str, client: str) -> str:
    """The table at which somebody tries the deal of today. The try is stored before anything is dealt."""
    day = today()
    mine = await manager.store.try_of(name, day, person.id)
    if mine is None:
        if not manager.tries.of(client).take():
            raise Refusal("too_fast", "many deals of the day were begun from here; wait a while")
        live = await open_day(manager, person, name, day, client)
        mine = Try(name, day, person.id, live.state.id, token_urlsafe(12))
        try:
            await manager.store.new_try(mine)
        except Conflict:
            await delete_table(manager, live.state.id)
            return await sit_down(manager, person, name, client)
        except StoreFailed:
            raise Refusal("not_stored", "it could not be stored, so it has not happened; try again") from None
    live = await manager.table(mine.table)
    await live.submit_entry(partial(deal, manager, live.state))
    return mine.table


async def open_day(manager: TableManager, person: Person, name: str, day: str, client: str) -> LiveTable:
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
    seed = drawn(await manager.store.secret(), state.game.name, state.day, "seed") | 1 << SEED_BITS
    return check_start(state, Start("start"), seed)


# --- how it went


async def told(manager: TableManager, person: Person, name: str, day: str, share: str, client: str) -> DealOfTheDay:
    """The deal of a day as somebody may see it: how it went for others once they cannot learn anything from it."""
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
        better=sum(goodness(each) > goodness(yours) for each in others) if yours is not None else 0,
        others=others if is_open else [],
        shared=shared if shared is None or is_open else without_curve(shared),
    )


def result_of(one: Try | None) -> DayResult | None:
    return read_result(one.result) if one is not None and one.result else None


def without_curve(result: DayResult) -> DayResult:
    return replace(result, curve=[])


def goodness(result: DayResult) -> tuple[bool, bool, int, int]:
    """Who did better than whom: who played to the end, who won, who came before the others, who has more."""
    return result.how == "finished", bool(result.won), -result.place, result.score


async def read_results(manager: TableManager, name: str, day: str, client: str) -> None:
    """Of some tries that are over by now it is found out how they went, and written down."""
    for each in await manager.store.tries_to_read(name, day, MOST_READ):
        row = await manager.store.table(each.table)
        with suppress(WuselError):  # nobody can read it any more
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
    """What the table was worth to a seat, as the game's judge sees it at a glance, at moments evenly apart."""
    judge = table.game.judge()
    last = len(table.choices)
    wanted = {last * point // (POINTS - 1) for point in range(POINTS)}
    found = [judge.worth(table.at(0), Seat(seat))]
    found += [judge.worth(s, Seat(seat)) for n, (s, _) in enumerate(table.walk(1), 1) if n in wanted]
    return [round(min(max(each, 0.0), 1.0), 3) for each in found]
