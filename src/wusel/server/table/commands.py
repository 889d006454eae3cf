"""Check commands: each becomes an accepted entry for the log, or a refusal. Nothing is changed here."""

from wusel.server.log.stores.rows import Person
from wusel.server.table.play_commands import check_choose, check_play, check_stand_in
from wusel.server.table.setup_commands import check_setup
from wusel.server.table.table_state import Accepted, TableState
from wusel.server.table.talk_commands import check_chat, check_mute
from wusel.server.wire.client_messages import (
    Answer,
    AnyCommand,
    Arrange,
    Chat,
    Choose,
    Comeback,
    Kick,
    Leave,
    Mute,
    Propose,
    Resign,
    Seatbot,
    Sit,
    Standin,
    Start,
    Swap,
    Undo,
)


def check(state: TableState, person: Person, command: AnyCommand, deal: int | None = None) -> Accepted:
    """The entry that a command leads to, if this person may do it now. A game that starts gets a random seed, unless
    `deal` is given."""
    match command:
        case Choose():
            return check_choose(state, person, command)
        case Sit() | Leave() | Kick() | Swap() | Seatbot() | Arrange() | Start():
            return Accepted(check_setup(state, person, command, deal))
        case Undo() | Propose() | Answer() | Resign() | Comeback():
            return Accepted(check_play(state, person, command))
        case Standin():
            return Accepted(check_stand_in(state, person, command))
        case Chat():
            return Accepted(check_chat(state, person, command))
        case Mute():
            return Accepted(check_mute(state, person, command))
