"""A table as its log has it. A game that was begun by other rules or with other content goes on only if it can be shown
that it is still the same game."""

import logging
from typing import Any

import msgspec

from wusel.engine.game import Game
from wusel.server.log.entries import Edition, Opened, Started, read_entry
from wusel.server.log.stores.store import Checkpoint, Record
from wusel.server.table.table_state import TableState, Written, own_content

log = logging.getLogger("wusel.tables")


def edition_of(game: Game[Any]) -> Edition:
    """By which rules and with which content new games are played."""
    return Edition(game.edition(), game.content_id())


def is_another(edition: Edition, game: Game[Any]) -> bool:
    """Whether a game that was begun by an edition may go otherwise now."""
    return edition.rules != game.edition() or edition.content not in ("", game.content_id())


def state_from_log(
    id: str,
    code: str,
    records: list[Record],
    checkpoint: Checkpoint | None = None,
    game: Game[Any] | None = None,
) -> TableState:
    """The state that a log describes. A game that was begun by another edition goes on if it can be shown that it is
    still the same game."""
    state = TableState(id, code, game)
    skipped = 0
    if began_otherwise(records, game):
        return proven(id, code, records, checkpoint, game) or outdated(id, code, records, game)
    if checkpoint is not None:
        skipped = sum(record.n <= checkpoint.n for record in records)
        if not state.skip(records[:skipped], checkpoint):
            return state_from_log(id, code, records, game=game)
    for record in records[skipped:]:
        state.follow(record)
    return state


def began_otherwise(records: list[Record], game: Game[Any] | None) -> bool:
    """Whether the game in a log was begun by another edition than ours."""
    for record in records:
        entry = read_entry(record.entry)
        if game is None and isinstance(entry, Opened):
            game = own_content(entry)
        if isinstance(entry, Started):
            return game is not None and is_another(entry.edition, game)
    return False


def proven(
    id: str, code: str, records: list[Record], checkpoint: Checkpoint | None, game: Game[Any] | None
) -> TableState | None:
    """A game of another edition, if by our rules, too, all its choices can be made and lead to what was written down at
    the last checkpoint; nothing if that cannot be shown."""
    if checkpoint is None:
        return None
    state = TableState(id, code, game)
    state.is_strict = True
    try:
        for record in records:
            state.follow(record)
            if record.n == checkpoint.n and not is_as_written(state, checkpoint):
                return None
    except Exception as error:  # whatever happens when a game is played by other rules
        log.info("a game cannot be played again", extra={"error": type(error).__name__})
        return None
    state.is_strict = False
    return state


def is_as_written(state: TableState, checkpoint: Checkpoint) -> bool:
    written = msgspec.json.decode(checkpoint.state, type=Written)
    if state.table is None or written.shape != state.game.shape:
        return False
    return bool(written.state == state.table.state.to_data())


def outdated(id: str, code: str, records: list[Record], game: Game[Any] | None) -> TableState:
    """A table at which the game cannot go on."""
    state = TableState(id, code, game)
    state.outdated = []
    for record in records:
        state.follow(record)
    return state
