"""Check commands: each becomes an accepted entry for the log, or a refusal.

Permissions are decided in this module alone. Nothing is changed here.
"""

from collections.abc import Sequence
from functools import lru_cache
from hmac import compare_digest
from secrets import choice, randbits, token_urlsafe
from typing import Any, Final
from unicodedata import category, normalize

from wusel.bots.cast import CAST, STRENGTHS, character_of
from wusel.bots.levels import BOTS, THE_CAST, is_bot
from wusel.engine.errors import BadChoice, BadOption, CannotUndo, IllegalChoice
from wusel.engine.game import Game
from wusel.engine.options import settle_options
from wusel.engine.state import State
from wusel.engine.table import Table, check_choice
from wusel.server.log.entries import (
    Answered,
    AnyEntry,
    Arranged,
    Away,
    Back,
    Chair,
    Chatted,
    Chose,
    Closed,
    Muted,
    Proposed,
    Resigned,
    Seated,
    Started,
    Stopped,
    Undid,
)
from wusel.server.log.stores.rows import Person
from wusel.server.refusals import Refusal, no_undo
from wusel.server.table.reading import edition_of, is_another
from wusel.server.table.table_state import Accepted, TableState
from wusel.server.wire.messages import (
    Answer,
    AnyCommand,
    Arrange,
    Chat,
    Choose,
    Comeback,
    Foresee,
    Hint,
    Kick,
    Leave,
    Mute,
    Point,
    Pointed,
    Propose,
    Resign,
    Seatbot,
    Sit,
    Standin,
    Start,
    Swap,
    Undo,
    Why,
)

MOST_VOICES: Final = 200
ANYBODY: Final = "any"
MOST_MARKS: Final = 3
"""Combining marks on one letter: no language needs more."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols without a glyph."""
SEED_BITS: Final = 128
"""Unguessable, and long enough for the engine to reseed before every choice."""


def check(state: TableState, person: Person, command: AnyCommand, deal: int | None = None) -> Accepted:
    """The entry that a command leads to, if this person may do it now. A game that starts gets a random seed, unless
    `deal` is given."""
    match command:
        case Choose():
            return check_choose(state, person, command)
        case Sit() | Leave() | Kick() | Swap() | Seatbot() | Arrange() | Start():
            if state.phase != "gathering" or state.day:
                raise Refusal("started", "the game has started: seats and settings are fixed now")
            return Accepted(check_setup(state, person, command, deal))
        case Chat() | Mute():
            return Accepted(check_talk(state, person, command))
        case Undo() | Propose() | Answer() | Resign() | Comeback():
            return Accepted(check_play(state, person, command))
        case Standin():
            return Accepted(check_stand_in(state, person, command))


# --- before the start


def check_setup(
    state: TableState, person: Person, command: Sit | Leave | Kick | Swap | Seatbot | Arrange | Start, deal: int | None
) -> AnyEntry:
    match command:
        case Sit():
            return check_sit(state, person, command)
        case Leave():
            return check_leave(state, person, command)
    require_host(state, person)
    match command:
        case Kick():
            chairs = state.chairs[:]
            out = chair_at(state, command.seat).person
            if command.seat in state.seats_of(person.id):
                raise Refusal("bad_seat", "to leave your own seat, say leave")
            chairs[command.seat] = Chair()
            return Seated(chairs, state.host, person.id, out, new_invitation() if out else "")
        case Swap():
            chairs = state.chairs[:]
            a, b = chair_at(state, command.a), chair_at(state, command.b)
            chairs[command.a], chairs[command.b] = b, a
            return Seated(chairs, state.host, person.id)
        case Seatbot():
            if chair_at(state, command.seat).person:
                raise Refusal("taken", f"somebody sits at seat {command.seat}")
            chairs = state.chairs[:]
            chairs[command.seat] = Chair()
            chairs[command.seat] = bot_chair(command.level, chairs)
            return Seated(chairs, state.host, person.id)
        case Arrange():
            return check_arrange(state, command)
        case Start():
            return check_start(state, command, deal)


def check_sit(state: TableState, person: Person, command: Sit) -> Seated:
    chair = chair_at(state, command.seat)
    if chair.person and chair.person != person.id:
        raise Refusal("taken", f"somebody sits at seat {command.seat}")
    if chair.bot and state.host != person.id:
        raise Refusal("taken", f"a bot sits at seat {command.seat}; the host can send it away")
    if state.must_be_invited(person.id) and not (
        command.invitation and compare_digest(command.invitation.encode(), state.invitation.encode())
    ):
        raise Refusal("not_invited", "to sit down here you need the invitation of somebody at the table")
    chairs = state.chairs[:]
    if not command.also:
        for seat in state.seats_of(person.id):
            chairs[seat] = Chair()
    name = clean_name(command.name or person.name)
    chairs[command.seat] = Chair(person.id, name, nickname=command.name is not None)
    return Seated(chairs, state.host, person.id)


def new_invitation() -> str:
    return token_urlsafe(12)


def check_leave(state: TableState, person: Person, command: Leave) -> Seated | Closed:
    """Leave a seat or all. A host who leaves hands on to the owner or to the next person seated; without one the table
    closes."""
    seats = state.seats_of(person.id)
    if command.seat is not None:
        if command.seat not in seats:
            raise Refusal("not_yours", f"seat {command.seat} is not yours")
        seats = [command.seat]
    if not seats and state.host != person.id:
        raise Refusal("not_yours", "you have no seat here")
    chairs = [Chair() if seat in seats else chair for seat, chair in enumerate(state.chairs)]
    people = [chair.person for chair in chairs if chair.person]
    if state.host != person.id or person.id in people:
        return Seated(chairs, state.host, person.id)
    heirs = [state.owner] if state.owner != person.id else people
    return Seated(chairs, heirs[0], person.id) if heirs else Closed()


def check_arrange(state: TableState, command: Arrange) -> Arranged:
    options = state.options
    if command.options is not None:
        may_regroup = state.game.may_regroup() and command.options.keys() <= {"players"}
        if state.position is not None and not may_regroup:
            raise Refusal("fixed", "this game goes on from a saved position: its options are fixed")
        options = checked_options(state, {**options, **command.options})
    players = int(options["players"])
    chairs = state.chairs[:]
    while len(chairs) > players and any(chair.is_empty or chair.bot for chair in chairs):
        spare = [seat for seat, chair in enumerate(chairs) if chair.is_empty or chair.bot]
        chairs.pop(max(spare, key=lambda seat: (chairs[seat].is_empty, seat)))
    if len(chairs) > players:
        raise Refusal("too_few_seats", f"{len(chairs)} people sit here, so {players} cannot play")
    chairs += [Chair()] * (players - len(chairs))
    return Arranged(options, command.settings or state.settings, chairs)


def checked_options(state: TableState, options: dict[str, int | str | bool]) -> dict[str, int | str | bool]:
    """The complete options, if a game can be set up with them."""
    try:
        return Table(state.game, settle_options(state.game.declared, options), 0).options
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None


def check_start(state: TableState, command: Start, deal: int | None) -> Started:
    empty = [seat for seat, chair in enumerate(state.chairs) if chair.is_empty]
    if empty and command.fill is None:
        raise Refusal("empty_seats", f"nobody sits at {', '.join(map(str, empty))}; fill them with bots or wait")
    chairs = state.chairs[:]
    for seat in empty:
        chairs[seat] = bot_chair(command.fill or "", chairs)
    seed = str(randbits(SEED_BITS) | 1 << SEED_BITS if deal is None else deal)
    edition = edition_of(state.game)
    if state.position is None:
        return Started(seed, chairs, edition=edition)
    if is_another(state.edition, state.game):
        raise outdated_game()
    people = {chair.person for chair in chairs if chair.person}
    anew = seed if len(people) > 1 or state.after else ""
    return Started(state.position.seed, chairs, anew, edition)


def bot_chair(bot: str, chairs: list[Chair]) -> Chair:
    """A bot's seat, by level or by character and strength. `any-hard` is a character who does not sit here yet; no
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


# --- play


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


def require_asked(state: TableState, person: Person, command: Choose | Why | Hint | Foresee) -> Table[Any]:
    """The game, if the person has the seat and plays it, and the question is the current one."""
    table = table_in_play(state)
    require_seat(state, person, command.seat)
    if state.chairs[command.seat].bot:
        raise Refusal("bot_plays", "a bot plays this seat; come back first")
    if command.question != state.question:
        raise Refusal("late", f"question {command.question} is no longer asked; it is {state.question} now")
    return table


def check_play(state: TableState, person: Person, command: Undo | Propose | Answer | Resign | Comeback) -> AnyEntry:
    table = table_in_play(state)
    require_seat(state, person, command.seat)
    chair = state.chairs[command.seat]
    if chair.resigned:
        raise Refusal("resigned", "this seat has resigned")
    match command:
        case Comeback():
            if not chair.away:
                raise Refusal("not_away", "no bot stands in for this seat")
            return Back(command.seat)
        case Resign():
            return Resigned(command.seat)
        case Undo():
            try:
                table.check_undo(command.seat)
            except CannotUndo as error:
                raise no_undo(error) from None
            return Undid(command.seat, len(table.choices) - 1)
        case Propose():
            return check_propose(state, table, person, command)
        case Answer():
            if state.proposal is None or person.id not in state.proposal.asked - state.proposal.agreed:
                raise Refusal("not_asked", "nothing is asked of you")
            return Answered(command.seat, command.agree)


def check_stand_in(state: TableState, person: Person, command: Standin) -> Away:
    """Let a bot play at once for somebody who is away, where one would stand in by itself later. Everybody who
    plays may ask for it; `LiveTable.require_gone` says from when on."""
    table_in_play(state)
    if person.id not in state.players() | {state.host}:
        raise Refusal("not_yours", "only the people who play can do that")
    chair = chair_at(state, command.seat)
    if chair.bot:
        raise Refusal("bot_plays", "a bot plays this seat already")
    clock = state.settings.clock
    if not state.settings.absent or (clock is not None and clock.kind == "days"):
        raise Refusal("no_stand_in", "at this table nobody is replaced for being away")
    return Away(command.seat)


def check_propose(state: TableState, table: Table[Any], person: Person, command: Propose) -> AnyEntry:
    """A proposal; where nobody has to be asked, what it proposes."""
    if state.proposal is not None:
        raise Refusal("pending", "something else has been proposed; wait for the answers")
    alone = state.players() <= {person.id}
    if command.what == "stop":
        return Stopped(command.seat) if alone else Proposed(command.seat, "stop")
    if state.day:
        raise Refusal("day", "at the deal of the day only that is taken back which tells nothing: one try counts")
    try:
        kept = table.last_choice_of(command.seat)
    except CannotUndo as error:
        raise no_undo(error) from None
    return Undid(command.seat, kept) if alone else Proposed(command.seat, "undo", kept)


# --- talk


def check_talk(state: TableState, person: Person, command: Chat | Mute) -> AnyEntry:
    match command:
        case Chat():
            require_voice(state, person)
            if state.voice(person.id) < 0 and len(state.people) >= MOST_VOICES:
                raise Refusal("crowded", "too many people have spoken at this table")
            text = clean_text(command.text)
            if not text:
                raise Refusal("empty", "there is nothing to read in this message")
            return Chatted(person.id, person.name, text)
        case Mute():
            if command.voice >= len(state.people):
                raise Refusal("no_voice", f"nobody at this table has the number {command.voice}")
            if command.everyone:
                require_host(state, person)
            whom = state.people[command.voice]
            if whom == person.id:
                raise Refusal("no_voice", "you cannot mute yourself")
            return Muted(person.id, whom, command.muted, command.everyone)


def check_point(state: TableState, person: Person, command: Point) -> Pointed:
    """A pointer to a public thing, shown to the other people at the table."""
    table_in_play(state)
    require_seat(state, person, command.seat)
    require_voice(state, person)
    if state.chairs[command.seat].resigned:
        raise Refusal("resigned", "this seat has resigned")
    if state.is_alone(person.id):
        raise Refusal("alone", "nobody else sits here who could see it")
    seats = [f"seat:{seat}" for seat in range(len(state.chairs))]
    if command.thing not in seats and command.thing not in named_things(state.game):
        raise Refusal("no_thing", f"there is no {command.thing} at this table")
    return Pointed(command.seat, command.thing)


@lru_cache(100)
def named_things(game: Game[Any]) -> set[str]:
    """All names in choices and events, as `kind:name`."""
    args = [arg for word in [*game.choices.words, *game.events.words] for arg in word.args]
    return {f"{arg.kind}:{name}" for arg in args for name in arg.names.values()}


def clean_text(text: str) -> str:
    """Normalised (NFC), invisible characters replaced by spaces, stripped."""
    return "".join(" " if is_unseen(c) else c for c in normalize("NFC", text)).strip()


def is_unseen(c: str) -> bool:
    return c in BLANKS or category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """A readable name: at least one visible character, few combining marks on each."""
    kept: list[str] = []
    for c in " ".join(clean_text(name).split()):
        marks = kept[-MOST_MARKS:] if category(c) in ("Mn", "Me") else ()
        if marks == () or any(category(before) not in ("Mn", "Me") for before in marks):
            kept.append(c)
    if not any(category(c)[0] in "LNPS" for c in kept):
        raise Refusal("bad_name", "a name needs at least one letter")
    return "".join(kept)


# --- permissions


def require_host(state: TableState, person: Person) -> None:
    if state.host != person.id:
        raise Refusal("not_host", "only the host of this table can do that")


def require_voice(state: TableState, person: Person) -> None:
    if person.id in state.silenced:
        raise Refusal("silenced", "the host has silenced you at this table")


def require_seat(state: TableState, person: Person, seat: int) -> None:
    if seat not in state.seats_of(person.id):
        raise Refusal("not_yours", f"seat {seat} is not yours")


def chair_at(state: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(state.chairs):
        raise Refusal("bad_seat", f"there is no seat {seat}; seats are 0 to {len(state.chairs) - 1}")
    return state.chairs[seat]


def outdated_game() -> Refusal:
    return Refusal("outdated", "this game was begun by other rules or with other content, so it cannot go on here")


def started_table(state: TableState) -> Table[Any]:
    if state.unplayed is not None:
        raise outdated_game()
    if state.table is None:
        raise Refusal("not_started", "the game has not started yet")
    return state.table


def table_in_play(state: TableState) -> Table[Any]:
    table = started_table(state)
    if state.phase == "over":
        raise Refusal("over", "the game is over")
    return table
