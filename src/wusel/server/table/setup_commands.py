"""Commands before the game starts: seats and options."""

from hmac import compare_digest
from secrets import choice, randbits, token_urlsafe
from typing import Final

from wusel.bots.cast import CAST, STRENGTHS, character_of
from wusel.bots.levels import BOTS, THE_CAST, is_bot
from wusel.engine.errors import BadOption
from wusel.engine.options import settle_options
from wusel.engine.table import Table
from wusel.server.log.entries import AnyEntry, Arranged, Chair, Closed, Seated, Started
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal
from wusel.server.table.names import clean_name
from wusel.server.table.permissions import chair_at, outdated_game, require_gathering, require_host
from wusel.server.table.reading import edition_of, is_another
from wusel.server.table.table_state import TableState
from wusel.server.wire.client_messages import Arrange, Kick, Leave, Seatbot, Sit, Start, Swap

ANYBODY: Final = "any"
SEED_BITS: Final = 128
"""Unguessable, and long enough for the engine to reseed before every choice."""


def check_setup(
    state: TableState, person: Person, command: Sit | Leave | Kick | Swap | Seatbot | Arrange | Start, deal: int | None
) -> AnyEntry:
    require_gathering(state)
    match command:
        case Sit():
            return check_sit(state, person, command)
        case Leave():
            return check_leave(state, person, command)
    require_host(state, person)
    match command:
        case Kick():
            return check_kick(state, person, command)
        case Swap():
            return check_swap(state, person, command)
        case Seatbot():
            return check_seatbot(state, person, command)
        case Arrange():
            return check_arrange(state, command)
        case Start():
            return check_start(state, command, deal)


def check_sit(state: TableState, person: Person, command: Sit) -> Seated:
    chair = chair_at(state, command.seat)
    if chair.person and chair.person != person.id:
        raise Refusal("taken", f"somebody sits at seat {command.seat}")
    if chair.bot and state.seating.host != person.id:
        raise Refusal("taken", f"a bot sits at seat {command.seat}; the host can send it away")
    if state.seating.must_be_invited(person.id, state.settings) and not (
        command.invitation and compare_digest(command.invitation.encode(), state.seating.invitation.encode())
    ):
        raise Refusal("not_invited", "to sit down here you need the invitation of somebody at the table")
    chairs = state.seating.chairs[:]
    if not command.also:
        for seat in state.seating.seats_of(person.id):
            chairs[seat] = Chair()
    name = clean_name(command.name or person.name)
    chairs[command.seat] = Chair(person.id, name, nickname=command.name is not None)
    return Seated(chairs, state.seating.host, person.id)


def check_leave(state: TableState, person: Person, command: Leave) -> Seated | Closed:
    """Leave a seat or all. A leaving host passes the role to the owner or to the next person seated; without one the
    table closes."""
    seats = state.seating.seats_of(person.id)
    if command.seat is not None:
        if command.seat not in seats:
            raise Refusal("not_yours", f"seat {command.seat} is not yours")
        seats = [command.seat]
    if not seats and state.seating.host != person.id:
        raise Refusal("not_yours", "you have no seat here")
    chairs = [Chair() if seat in seats else chair for seat, chair in enumerate(state.seating.chairs)]
    people = [chair.person for chair in chairs if chair.person]
    if state.seating.host != person.id or person.id in people:
        return Seated(chairs, state.seating.host, person.id)
    heirs = [state.seating.owner] if state.seating.owner != person.id else people
    return Seated(chairs, heirs[0], person.id) if heirs else Closed()


def check_kick(state: TableState, person: Person, command: Kick) -> Seated:
    chairs = state.seating.chairs[:]
    out = chair_at(state, command.seat).person
    if command.seat in state.seating.seats_of(person.id):
        raise Refusal("bad_seat", "to leave your own seat, say leave")
    chairs[command.seat] = Chair()
    return Seated(chairs, state.seating.host, person.id, out, new_invitation() if out else "")


def check_swap(state: TableState, person: Person, command: Swap) -> Seated:
    chairs = state.seating.chairs[:]
    a, b = chair_at(state, command.a), chair_at(state, command.b)
    chairs[command.a], chairs[command.b] = b, a
    return Seated(chairs, state.seating.host, person.id)


def check_seatbot(state: TableState, person: Person, command: Seatbot) -> Seated:
    if chair_at(state, command.seat).person:
        raise Refusal("taken", f"somebody sits at seat {command.seat}")
    chairs = state.seating.chairs[:]
    chairs[command.seat] = Chair()
    chairs[command.seat] = bot_chair(command.level, chairs)
    return Seated(chairs, state.seating.host, person.id)


def check_arrange(state: TableState, command: Arrange) -> Arranged:
    options = state.play.options
    if command.options is not None:
        may_regroup = state.play.game.continuation().may_regroup() and command.options.keys() <= {"players"}
        if state.play.position is not None and not may_regroup:
            raise Refusal("fixed", "this game goes on from a saved position: its options are fixed")
        options = checked_options(state, {**options, **command.options})
    players = int(options["players"])
    chairs = state.seating.chairs[:]
    while len(chairs) > players and any(chair.is_empty or chair.bot for chair in chairs):
        spare = [seat for seat, chair in enumerate(chairs) if chair.is_empty or chair.bot]
        chairs.pop(max(spare, key=lambda seat: (chairs[seat].is_empty, seat)))
    if len(chairs) > players:
        raise Refusal("too_few_seats", f"{len(chairs)} people sit here, so {players} cannot play")
    chairs += [Chair()] * (players - len(chairs))
    return Arranged(options, command.settings or state.settings, chairs)


def check_start(state: TableState, command: Start, deal: int | None) -> Started:
    empty = [seat for seat, chair in enumerate(state.seating.chairs) if chair.is_empty]
    if empty and command.fill is None:
        raise Refusal("empty_seats", f"nobody sits at {', '.join(map(str, empty))}; fill them with bots or wait")
    chairs = state.seating.chairs[:]
    for seat in empty:
        chairs[seat] = bot_chair(command.fill or "", chairs)
    seed = str(randbits(SEED_BITS) | 1 << SEED_BITS if deal is None else deal)
    edition = edition_of(state.play.game)
    if state.play.position is None:
        return Started(seed, chairs, edition=edition)
    if is_another(state.play.edition, state.play.game):
        raise outdated_game()
    people = {chair.person for chair in chairs if chair.person}
    anew = seed if len(people) > 1 or state.after else ""
    return Started(state.play.position.seed, chairs, anew, edition)


# --- parts of commands


def new_invitation() -> str:
    return token_urlsafe(12)


def checked_options(state: TableState, options: dict[str, int | str | bool]) -> dict[str, int | str | bool]:
    """The complete options, if a game can be set up with them."""
    try:
        return Table(state.play.game, settle_options(state.play.game.declared, options), 0).options
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None


def bot_chair(bot: str, chairs: list[Chair]) -> Chair:
    """A bot's seat, by level or by character and strength. `any-hard` is a character who does not sit here yet. No
    character sits at a table twice."""
    here = {character_of(chair.bot) for chair in chairs if not chair.person}
    who, _, strength = bot.rpartition("-")
    if who == ANYBODY and strength in STRENGTHS:
        bot = f"{choice([each for each in CAST if each not in here])}-{strength}"
    if not is_bot(bot):
        raise Refusal("no_bot", f"there is no bot {bot!r}; there are: {', '.join(BOTS)}; {THE_CAST}")
    if character_of(bot) in here - {""}:
        raise Refusal("sits_here", f"{character_of(bot).title()} sits at this table already")
    return Chair(bot=bot)
