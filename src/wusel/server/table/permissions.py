"""Requirements of commands: the person's own seat, the role of the host, a game in play."""

from typing import Any

from wusel.engine.table import Table
from wusel.server.log.entries import Chair
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal
from wusel.server.table.table_state import TableState
from wusel.server.wire.client_messages import Choose, Foresee, Hint, Why


def require_gathering(state: TableState) -> None:
    if state.phase != "gathering" or state.day:
        raise Refusal("started", "the game has started: seats and settings are fixed now")


def require_host(state: TableState, person: Person) -> None:
    if state.seating.host != person.id:
        raise Refusal("not_host", "only the host of this table can do that")


def require_voice(state: TableState, person: Person) -> None:
    if person.id in state.seating.silenced:
        raise Refusal("silenced", "the host has silenced you at this table")


def require_seat(state: TableState, person: Person, seat: int) -> None:
    if seat not in state.seating.seats_of(person.id):
        raise Refusal("not_yours", f"seat {seat} is not yours")


def chair_at(state: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(state.seating.chairs):
        raise Refusal("bad_seat", f"there is no seat {seat}; seats are 0 to {len(state.seating.chairs) - 1}")
    return state.seating.chairs[seat]


def outdated_game() -> Refusal:
    return Refusal("outdated", "this game was begun by other rules or with other content, so it cannot go on here")


def started_table(state: TableState) -> Table[Any]:
    if state.play.unplayed is not None:
        raise outdated_game()
    if state.play.table is None:
        raise Refusal("not_started", "the game has not started yet")
    return state.play.table


def table_in_play(state: TableState) -> Table[Any]:
    table = started_table(state)
    if state.phase == "over":
        raise Refusal("over", "the game is over")
    return table


def require_asked(state: TableState, person: Person, command: Choose | Why | Hint | Foresee) -> Table[Any]:
    """The game, if the person has the seat and plays it, and the question is the current one."""
    table = table_in_play(state)
    require_seat(state, person, command.seat)
    if state.seating.chairs[command.seat].bot:
        raise Refusal("bot_plays", "a bot plays this seat; come back first")
    if command.question != state.play.question:
        raise Refusal("late", f"question {command.question} is no longer asked; it is {state.play.question} now")
    return table
