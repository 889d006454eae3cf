"""The summary of a table: what lists of tables show and search."""

import msgspec
from msgspec import Struct

from wusel.server.log.entries import Chair
from wusel.server.log.stores.rows import Summary
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Ending


class Card(Struct):
    """The JSON in a table's summary."""

    options: dict[str, int | str | bool]
    names: list[str]
    free: int
    seats: list[tuple[str, str, int]] = []
    ending: Ending | None = None
    day: str = ""


read_card = msgspec.json.Decoder(Card).decode


def summary_of(state: TableState) -> Summary:
    work = state.clockwork
    flag = work.next_flag() if work is not None and state.phase == "playing" else None
    due = flag[0] if flag is not None and work is not None and work.clock.kind == "days" else 0
    people = list(dict.fromkeys([*(chair.person for chair in state.chairs if chair.person), state.host]))
    card = Card(
        options=state.options,
        names=[chair.name for chair in state.chairs if chair.person],
        free=sum(chair.is_empty for chair in state.chairs),
        seats=[seat_on_card(chair, people) for chair in state.chairs],
        ending=state.ending,
        day=state.day,
    )
    listed = state.settings.listed and (state.phase == "gathering" or state.settings.spectators)
    return Summary(state.phase, state.game.name, listed, due, tuple(people), msgspec.json.encode(card))


def seat_on_card(chair: Chair, people: list[str]) -> tuple[str, str, int]:
    """A person by name and index among the table's people, or a bot."""
    return (chair.name, "", people.index(chair.person)) if chair.person else ("", chair.bot, -1)
