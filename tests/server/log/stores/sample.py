"""Tables and summaries for the start of a test."""

import msgspec

from wusel.server.log.stores.rows import Record, Summary, TableRow
from wusel.server.log.stores.store import Store

GATHERING = Summary("gathering", "halma", True, 0, ("anna", "bert"), b'{"seats": 2}')
OPENED = Record(1, 1_000, b"opened")


def changed(**changes: object) -> Summary:
    """Return the usual summary with some changes."""
    return msgspec.structs.replace(GATHERING, **changes)


async def set_up(store: Store, id: str = "t1", updated: int = 1_000, summary: Summary = GATHERING) -> TableRow:
    """Create a table with the first line of its log. Its code is its id in capitals."""
    row = TableRow(id, id.upper(), updated, summary)
    await store.new_table(row, OPENED)
    return row
