"""A person's game history: their games, the results, and the tally against each bot and friend.

It is computed from the summaries of tables; nothing is stored twice.
"""

from collections.abc import Iterator
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.server.clock import now, today
from wusel.server.lobby.admin_commands import Forget, delete_table, encode_command, erase_person
from wusel.server.lobby.lessons import turns_by_seat
from wusel.server.lobby.manager import Elsewhere
from wusel.server.log.stores.rows import Lesson, Order, TableRow
from wusel.server.refusals import Refusal
from wusel.server.table.summary import Card, read_card, summary_of
from wusel.server.wire.api_messages import Evening, Evenings, Forgotten, Player, Story, TableCard, Tally, Turn
from wusel.server.workers.fair_queue import Asker

if TYPE_CHECKING:
    from wusel.server.lobby.manager import TableManager

MOST_EVENINGS: Final = 500
MOST_READ: Final = 12
"""Games without a result in their summary whose log is read for one response."""
MOST_FORGOTTEN: Final = 25
"""Games erased by one request."""


def card_of(row: TableRow) -> TableCard:
    card = read_card(row.summary.card)
    phase: Any = row.summary.phase
    return TableCard(row.id, row.summary.game, card.options, phase, card.names, card.free, row.updated, part=card.part)


async def rows_of(manager: "TableManager", person: str, client: str) -> list[TableRow]:
    """A person's tables. Some old summaries without a result are refreshed each time."""
    rows = await manager.store.tables_of(person, MOST_EVENINGS)
    left = MOST_READ
    for place, row in enumerate(rows):
        if row.summary.phase == "over" and not read_card(row.summary.card).seats and left:
            left -= 1
            rows[place] = await refresh_summary(manager, row, Asker(client, row.id))
    return rows


async def refresh_summary(manager: "TableManager", row: TableRow, asker: Asker) -> TableRow:
    try:
        _, _, state = await manager.state_of(row, asker)
    except WuselError:
        return row
    row = replace(row, summary=summary_of(state))
    await manager.store.keep_summary(row)
    return row


def evenings_of(rows: list[TableRow], person: str, lessons: list[Lesson]) -> Evenings:
    turns = turns_by_seat(lessons)
    tallies: dict[str, Tally] = {}
    beaten: dict[str, dict[str, None]] = {}
    for row in rows:
        for other, name, bot, ahead in opponents(row, person):
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
    games = [evening(row, person, turns) for row in rows]
    found = sorted(tallies.values(), key=lambda tally: -tally.games)
    return Evenings(games, found, {game: list(bots) for game, bots in beaten.items()}, stories_of(rows))


def stories_of(rows: list[TableRow]) -> list[Story]:
    """The stories among a person's tables, each with its latest table that was not broken off. The deal of the day is
    left out, because all people play the same chapter."""
    cards = [(row, read_card(row.summary.card)) for row in rows]
    told = [(row, card) for row, card in cards if is_story(row, card)]
    continued = {card.after for _, card in told}
    found: dict[str, Story] = {}
    for row, card in told:
        if row.id not in continued and card.story not in found:
            view = card.after if row.summary.phase == "gathering" else row.id
            found[card.story] = Story(card.story, card_of(row), card.sequels, view, len(row.summary.people) == 1)
    return list(found.values())


def is_story(row: TableRow, card: Card) -> bool:
    has_begun = row.summary.phase != "gathering" or bool(card.after)
    return bool(card.part) and has_begun and not card.day and not card.is_broken_off


def evening(row: TableRow, person: str, turns: dict[tuple[str, int], Turn]) -> Evening:
    card = read_card(row.summary.card)
    people = row.summary.people
    players = [Player(name, bot, who >= 0 and people[who] == person) for name, bot, who in card.seats]
    taught = [turns[row.id, seat] for seat, player in enumerate(players) if player.yours and (row.id, seat) in turns]
    dearest = max(taught, key=lambda turn: turn.before - turn.after, default=None)
    return Evening(card_of(row), players, card.ending, card.day, dearest)


def opponents(row: TableRow, person: str) -> Iterator[tuple[str, str, str, int]]:
    """The others in a finished game: id, name, bot, and whether the person was ahead (1), behind (-1) or equal (0). In
    a cooperative game, it is whether all won or lost. A person with several seats has no opponents."""
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


async def erase_games(manager: "TableManager", person: str) -> Forgotten:
    """Erase a person from their games, except games that others still play. A try at the deal of today stays, so that
    it is the only one."""
    going = [row for row in await manager.store.tables_of(person, MOST_EVENINGS) if is_erasable(row)]
    gone = 0
    for row in going:
        gone += gone < MOST_FORGOTTEN and await try_erase(manager, row, person)
    return Forgotten(gone, len(going) - gone)


async def try_erase(manager: "TableManager", row: TableRow, person: str) -> bool:
    """Erase a person from a game. An unreadable log is deleted if it was theirs alone. If another process has the
    table, that process does it."""
    try:
        await erase_person(manager, row.id, person)
    except Elsewhere:
        await manager.store.place_order(Order(token_urlsafe(12), now(), encode_command(Forget(row.id, person))))
    except Refusal:
        if len(row.summary.people) > 1:
            return False
        await delete_table(manager, row.id)
    return True


def is_erasable(row: TableRow) -> bool:
    is_done = row.summary.phase == "over" or len(row.summary.people) == 1
    return is_done and read_card(row.summary.card).day < today()
