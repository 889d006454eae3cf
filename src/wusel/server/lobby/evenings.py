"""Somebody's evenings: the games where they sat, how those ended, and how they do against each bot and friend.

All of it follows from what lists know of tables; there is no second book that could disagree.
"""

from collections.abc import Iterator
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.server.lobby.manager import Elsewhere
from wusel.server.lobby.orders import Forget, delete_table, forget_person, write_wish
from wusel.server.log.stores.store import Order, Store, TableRow
from wusel.server.refusals import Refusal
from wusel.server.table.scheduler import now, today
from wusel.server.table.summary import summary_of
from wusel.server.wire.api_messages import Evening, Evenings, Forgotten, Player, TableCard, Tally
from wusel.server.wire.messages import Ending
from wusel.server.workers.fair_queue import Asker

if TYPE_CHECKING:
    from wusel.server.lobby.manager import TableManager

MOST_EVENINGS: Final = 500
MOST_READ: Final = 12
"""Games from before their end was written on the card that are read again for one answer."""
MOST_FORGOTTEN: Final = 25
"""Games that go with one request: others want to be answered, too."""


class Card(Struct):
    """What a list knows of a table."""

    options: dict[str, int | str | bool]
    names: list[str]
    free: int
    seats: list[tuple[str, str, int]] = []
    ending: Ending | None = None
    day: str = ""


read_card = msgspec.json.Decoder(Card).decode


def card_of(row: TableRow) -> TableCard:
    card = read_card(row.summary.card)
    phase: Any = row.summary.phase
    return TableCard(row.id, row.summary.game, card.options, phase, card.names, card.free, row.updated)


async def rows_of(manager: "TableManager", person: str, client: str) -> list[TableRow]:
    """Somebody's tables. Of those that were over before cards told how they ended, a few are read again each time."""
    rows = await manager.store.tables_of(person, MOST_EVENINGS)
    left = MOST_READ
    for place, row in enumerate(rows):
        if row.summary.phase == "over" and not read_card(row.summary.card).seats and left:
            left -= 1
            rows[place] = await written_anew(manager, row, Asker(client, row.id))
    return rows


async def written_anew(manager: "TableManager", row: TableRow, asker: Asker) -> TableRow:
    try:
        _, _, state = await manager.state_of(row, asker)
    except WuselError:
        return row
    row = replace(row, summary=summary_of(state))
    await manager.store.keep_summary(row)
    return row


def evenings_of(rows: list[TableRow], person: str) -> Evenings:
    tallies: dict[str, Tally] = {}
    beaten: dict[str, dict[str, None]] = {}
    for row in rows:
        for other, name, bot, ahead in met(row, person):
            tally = tallies.setdefault(other, Tally(name, bot, 0, 0, 0, 0, 0))
            ending = read_card(row.summary.card).ending
            together = ending is not None and ending.won is not None
            tally.games += 1
            tally.won += together and ahead > 0
            tally.lost += together and ahead < 0
            tally.ahead += not together and ahead > 0
            tally.behind += not together and ahead < 0
            if bot and ahead > 0:
                beaten.setdefault(row.summary.game, {})[bot] = None
    games = [evening(row, person) for row in rows]
    found = sorted(tallies.values(), key=lambda tally: -tally.games)
    return Evenings(games, found, {game: list(bots) for game, bots in beaten.items()})


def evening(row: TableRow, person: str) -> Evening:
    card = read_card(row.summary.card)
    people = row.summary.people
    players = [Player(name, bot, who >= 0 and people[who] == person) for name, bot, who in card.seats]
    return Evening(card_of(row), players, card.ending, card.day)


def met(row: TableRow, person: str) -> Iterator[tuple[str, str, str, int]]:
    """Everybody somebody met in a game that has a result: who, by what name, and whether one came out ahead (1), behind
    (-1) or alike (0); among friends whether all won or lost. Who plays several seats plays against nobody."""
    card = read_card(row.summary.card)
    people = row.summary.people
    own = [seat for seat, (_, _, who) in enumerate(card.seats) if who >= 0 and people[who] == person]
    ending = card.ending
    if ending is None or ending.how != "finished" or len(own) != 1 or len(ending.ranks) != len(card.seats):
        return
    for seat, (name, bot, who) in enumerate(card.seats):
        if seat != own[0]:
            gap = ending.ranks[seat] - ending.ranks[own[0]]
            ahead = (1 if ending.won else -1) if ending.won is not None else (gap > 0) - (gap < 0)
            yield people[who] if who >= 0 else f"bot {bot}", name, bot, ahead


async def forget(manager: "TableManager", person: str) -> Forgotten:
    """All games of somebody that nobody else plays on; a try at the deal of today stays until the day is over, so that
    it is the only one."""
    going = [row for row in await manager.store.tables_of(person, MOST_EVENINGS) if may_go(row)]
    gone = 0
    for row in going:
        gone += gone < MOST_FORGOTTEN and await forgets(manager, row, person)
    return Forgotten(gone, len(going) - gone)


async def forgets(manager: "TableManager", row: TableRow, person: str) -> bool:
    """Whether a game could go; one that nobody can read any more goes if it was theirs alone."""
    try:
        await forget_person(manager, row.id, person)
    except Elsewhere:
        await leave_order(manager.store, row.id, person)
    except Refusal:
        if len(row.summary.people) > 1:
            return False
        await delete_table(manager, row.id)
    return True


def may_go(row: TableRow) -> bool:
    if read_card(row.summary.card).day >= today():
        return False
    return row.summary.phase == "over" or len(row.summary.people) == 1


async def leave_order(store: Store, table: str, person: str) -> None:
    """Another process has the table: it finds the order within a second."""
    await store.place_order(Order(token_urlsafe(12), now(), write_wish(Forget(table, person))))
