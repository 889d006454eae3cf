"""Commands for communication: chat, muting, pointing at things."""

from functools import lru_cache
from typing import Any, Final

from wusel.engine.game import Game
from wusel.server.log.entries import Chatted, Muted
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal
from wusel.server.table.names import clean_text
from wusel.server.table.permissions import require_host, require_seat, require_voice, table_in_play
from wusel.server.table.table_state import TableState
from wusel.server.wire.client_messages import Chat, Mute, Point
from wusel.server.wire.messages import Pointed

MOST_VOICES: Final = 200


def check_chat(state: TableState, person: Person, command: Chat) -> Chatted:
    require_voice(state, person)
    if state.seating.voice(person.id) < 0 and len(state.seating.people) >= MOST_VOICES:
        raise Refusal("crowded", "too many people have spoken at this table")
    text = clean_text(command.text)
    if not text:
        raise Refusal("empty", "there is nothing to read in this message")
    return Chatted(person.id, person.name, text)


def check_mute(state: TableState, person: Person, command: Mute) -> Muted:
    if command.voice >= len(state.seating.people):
        raise Refusal("no_voice", f"nobody at this table has the number {command.voice}")
    if command.everyone:
        require_host(state, person)
    whom = state.seating.people[command.voice]
    if whom == person.id:
        raise Refusal("no_voice", "you cannot mute yourself")
    return Muted(person.id, whom, command.muted, command.everyone)


def check_point(state: TableState, person: Person, command: Point) -> Pointed:
    """A pointer to a public thing, shown to the other people at the table."""
    table_in_play(state)
    require_seat(state, person, command.seat)
    require_voice(state, person)
    if state.seating.chairs[command.seat].resigned:
        raise Refusal("resigned", "this seat has resigned")
    if state.seating.is_alone(person.id):
        raise Refusal("alone", "nobody else sits here who could see it")
    seats = [f"seat:{seat}" for seat in range(len(state.seating.chairs))]
    if command.thing not in seats and command.thing not in named_things(state.play.game):
        raise Refusal("no_thing", f"there is no {command.thing} at this table")
    return Pointed(command.seat, command.thing)


@lru_cache(100)
def named_things(game: Game[Any]) -> set[str]:
    """All names in choices and events, as `kind:name`."""
    args = [arg for word in [*game.choices.words, *game.events.words] for arg in word.args]
    return {f"{arg.kind}:{name}" for arg in args for name in arg.names.values()}
