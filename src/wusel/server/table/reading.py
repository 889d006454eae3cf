"""Read a table from its log and its last checkpoint.

A game that was started under another edition (other rules or content) goes on only if replaying it under ours gives the
state of its checkpoint; otherwise its edition is outdated.
"""

import logging
from typing import Any

import msgspec

from wusel.engine.game import Game
from wusel.server.log.entries import Edition, Opened, Started, read_entry
from wusel.server.log.stores.rows import Checkpoint, Record
from wusel.server.table.play import Written
from wusel.server.table.table_state import TableState, own_content
from wusel.server.wire.messages import Ending

log = logging.getLogger("wusel.tables")


def edition_of(game: Game[Any]) -> Edition:
    """The edition under which new games are started."""
    return Edition(game.edition(), game.content_id())


def is_another(edition: Edition, game: Game[Any]) -> bool:
    """Return whether an edition differs from ours."""
    return edition.rules != game.edition() or not game.goes_on_from(edition.content)


def state_from_log(
    id: str,
    code: str,
    records: list[Record],
    checkpoint: Checkpoint | None = None,
    game: Game[Any] | None = None,
) -> TableState:
    """The state after all records."""
    state = TableState(id, code, game)
    written = None if checkpoint is None else msgspec.json.decode(checkpoint.state, type=Written)
    if started_under_another_edition(records, game):
        return replay_strictly(state, records, checkpoint, written) or outdated(TableState(id, code, game), records)
    if checkpoint is None or written is None or written.shape != game_of(records, game).shape:
        return replay(state, records)
    skipped = sum(record.n <= checkpoint.n for record in records)
    state.play.unplayed = []
    replay(state, records[:skipped])
    state.resume(written)
    return replay(state, records[skipped:])


def replay(state: TableState, records: list[Record]) -> TableState:
    for record in records:
        state.apply(record)
    return state


def game_of(records: list[Record], game: Game[Any] | None) -> Game[Any]:
    """The game of a log, or `game` if its content is not in the log itself."""
    opened = read_entry(records[0].entry)
    assert isinstance(opened, Opened)
    return game or own_content(opened)


def started_under_another_edition(records: list[Record], game: Game[Any] | None) -> bool:
    for record in records:
        entry = read_entry(record.entry)
        if isinstance(entry, Started):
            return is_another(entry.edition, game_of(records, game))
    return False


def replay_strictly(
    state: TableState, records: list[Record], checkpoint: Checkpoint | None, written: Written | None
) -> TableState | None:
    """Replay with every choice checked; None unless that gives the state of the checkpoint."""
    if checkpoint is None or written is None:
        return None
    state.play.is_strict = True
    try:
        for record in records:
            state.apply(record)
            if record.n == checkpoint.n and not has_state_of(state, written):
                return None
    except Exception as error:  # replaying a game under other rules can raise anything
        log.info("a game cannot be played again", extra={"error": type(error).__name__})
        return None
    state.play.is_strict = False
    return state


def has_state_of(state: TableState, written: Written) -> bool:
    return state.play.table is not None and bool(written.state == state.play.table.state.to_data())


def outdated(state: TableState, records: list[Record]) -> TableState:
    """A table whose game cannot go on; its choices are kept for the save file."""
    state.play.unplayed = []
    replay(state, records)
    state.phase = "over"
    if state.ending is None or state.ending.how != "closed":
        state.ending = Ending("outdated", [], [], "", None, [])
    return state
