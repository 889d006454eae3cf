"""Commands while the game is played: choices, hints, undo, proposals, and people who come and go."""

from collections.abc import Sequence
from typing import Any

from wusel.engine.errors import BadChoice, CannotUndo, IllegalChoice
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table, check_choice
from wusel.server.log.entries import Answered, AnyEntry, Away, Back, Chose, Proposed, Resigned, Stopped, Undid
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal, no_undo
from wusel.server.table.permissions import chair_at, require_asked, require_seat, table_in_play
from wusel.server.table.table_state import Accepted, TableState
from wusel.server.wire.client_messages import Answer, Choose, Comeback, Hint, Propose, Resign, Standin, Undo, Why


def check_play(state: TableState, person: Person, command: Undo | Propose | Answer | Resign | Comeback) -> AnyEntry:
    table = table_in_play(state)
    require_seat(state, person, command.seat)
    if state.seating.chairs[command.seat].resigned:
        raise Refusal("resigned", "this seat has resigned")
    match command:
        case Undo():
            return check_undo(table, command)
        case Propose():
            return check_propose(state, table, person, command)
        case Answer():
            return check_answer(state, person, command)
        case Resign():
            return Resigned(command.seat)
        case Comeback():
            return check_comeback(state, command)


def check_choose(state: TableState, person: Person, command: Choose | Why) -> Accepted:
    """A choice: the seat is theirs, the question current, and the rules allow it."""
    table = require_asked(state, person, command)
    choice = parse_choice(table.game, table.state, command.seat, command.choice)
    return Accepted(Chose(command.seat, command.choice), choice)


def check_hint(state: TableState, person: Person, command: Hint) -> None:
    """A hint needs the table's setting, and a choice that the seat owes now."""
    require_asked(state, person, command)
    if not state.settings.hints:
        raise Refusal("no_hints", "there are no hints at this table")
    if command.seat not in state.owing():
        raise Refusal("not_asked", f"nothing is asked of seat {command.seat} now")


def parse_choice(game: Game[Any], s: State, seat: int, said: dict[str, Any], offered: Sequence[int] = ()) -> int:
    """Parse a choice and check it against the rules, unless it is among `offered`."""
    try:
        choice = game.choices.from_json(said)
        if choice not in offered:
            check_choice(game, s, seat, choice)
    except BadChoice as error:
        raise Refusal("bad_choice", str(error)) from None
    except IllegalChoice as error:
        raise Refusal("illegal", str(error), error.rule) from None
    return choice


def check_undo(table: Table[Any], command: Undo) -> Undid:
    try:
        table.check_undo(command.seat)
    except CannotUndo as error:
        raise no_undo(error) from None
    return Undid(command.seat, len(table.choices) - 1)


def check_propose(state: TableState, table: Table[Any], person: Person, command: Propose) -> AnyEntry:
    """The proposal of a command, or its effect at once if the person plays alone."""
    if state.proposal is not None:
        raise Refusal("pending", "something else has been proposed; wait for the answers")
    alone = state.seating.players() <= {person.id}
    if command.what == "stop":
        return Stopped(command.seat) if alone else Proposed(command.seat, "stop")
    if state.day:
        raise Refusal("day", "at the deal of the day only that is taken back which tells nothing: one try counts")
    try:
        kept = table.last_choice_of(command.seat)
    except CannotUndo as error:
        raise no_undo(error) from None
    return Undid(command.seat, kept) if alone else Proposed(command.seat, "undo", kept)


def check_answer(state: TableState, person: Person, command: Answer) -> Answered:
    if state.proposal is None or person.id not in state.proposal.asked - state.proposal.agreed:
        raise Refusal("not_asked", "nothing is asked of you")
    return Answered(command.seat, command.agree)


def check_comeback(state: TableState, command: Comeback) -> Back:
    if not state.seating.chairs[command.seat].away:
        raise Refusal("not_away", "no bot stands in for this seat")
    return Back(command.seat)


def check_stand_in(state: TableState, person: Person, command: Standin) -> Away:
    """Let a bot play at once for an absent person, if a bot would replace them later anyway. All players may ask for
    it. `LiveTable.require_gone` decides from when on."""
    table_in_play(state)
    if person.id not in state.seating.players() | {state.seating.host}:
        raise Refusal("not_yours", "only the people who play can do that")
    chair = chair_at(state, command.seat)
    if chair.bot:
        raise Refusal("bot_plays", "a bot plays this seat already")
    clock = state.settings.clock
    if not state.settings.absent or (clock is not None and clock.kind == "days"):
        raise Refusal("no_stand_in", "at this table nobody is replaced for being away")
    return Away(command.seat)
