"""Redaction: tables and games as messages, reduced to what the receiver may see.

All messages about a table are made in this module.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, Raw, Struct

from wusel.bots.cast import strength_of
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.engine.view import SPECTATOR, View, changes_between, put
from wusel.engine.vocabulary import Spoken
from wusel.server.log.entries import (
    Answered,
    AnyEntry,
    Away,
    Back,
    Chatted,
    Chose,
    Hosted,
    Proposed,
    Resigned,
    Stopped,
    Undid,
)
from wusel.server.log.stores.rows import Record
from wusel.server.table.summary import part_titles, sequels_of
from wusel.server.table.table_state import Effect, TableState
from wusel.server.wire.messages import (
    Change,
    ChoiceMade,
    Clocks,
    Happened,
    Look,
    Missed,
    MissedRecord,
    News,
    OwnLook,
    Play,
    Presence,
    Proposal,
    SeatInfo,
    TableInfo,
    Welcome,
)
from wusel.support.build import times_faster_soon

Words = dict[str, int | str]

WATCHING: Final = [SPECTATOR]
MOST_TOLD: Final = 12
"""The most choices of a bot that a returning person receives."""

encode = msgspec.json.Encoder().encode


def eyes_of(state: TableState, person: str, looking: int) -> list[int]:
    """The seats through which a person sees the game: their own, or a spectator's. If several share a device, it is
    only the looking one, and in addition a spectator, who sees what all of them may know."""
    own = state.seating.seats_of(person)
    if len(own) < 2 or state.phase == "over" or not state.play.game.hides():
        return own or WATCHING
    return [looking, SPECTATOR] if looking in own else WATCHING


class Teller:
    """Makes the frames for one record. Parts that several listeners share are encoded once. `shared` is the public view
    before and then after the record; None if no listener has it yet."""

    def __init__(
        self,
        state: TableState,
        record: Record,
        entry: AnyEntry,
        effect: Effect,
        shared: View | None,
        here: set[str],
        watching: int,
    ) -> None:
        self.state = state
        self.entry = entry
        self.effect = effect
        self.here = here
        self.watching = watching
        self.shared = shared
        self.looks: dict[int, Raw] = {}
        self.happened = Happened(record.n, record.at, news(state, entry, "", WATCHING))
        if effect.play and state.play.table is not None:
            self.events = [(event, state.play.game.events.to_json(event.what)) for event in effect.events]
            self.happened.play = self.play(state.play.game.public_view(state.play.table.state))

    def play(self, seen: View) -> Play:
        """Return the public state of the game; the view as changes if the listeners have the previous one."""
        told = play(self.state, self.happened.at, [], seen)
        if self.shared is None:
            self.shared = told.view = seen
        else:
            changes = changes_between(self.shared, seen)
            put(self.shared, changes)
            told.changes = cast(list[Change], Raw(encode(changes)))
        return told

    def frame(self, person: str, looking: int, id: str) -> bytes:
        """The record as one person may see it, with the id of the command for its sender."""
        happened = self.happened
        happened.id = id or UNSET
        eyes = eyes_of(self.state, person, looking)
        if isinstance(self.entry, Chatted | Back):
            happened.news = news(self.state, self.entry, person, eyes)
        if self.effect.table:
            happened.table = table_info(self.state, person, self.here, self.watching)
        if happened.play is not UNSET:
            happened.play.looks = cast(list[OwnLook], [self.look(seat) for seat in eyes])
        return encode(happened)

    def look(self, seat: int) -> Raw:
        look = self.looks.get(seat)
        if look is None:
            events = [said for event, said in self.events if event.is_seen_by(seat)]
            look = self.looks[seat] = Raw(encode(own_look(self.state, seat, events)))
        return look


class Recent(Struct, frozen=True):
    """A decoded record with its events; without them if it was read from the store."""

    n: int
    entry: AnyEntry
    events: list[Event] = []


def missed(state: TableState, records: list[Recent], person: str, looking: int, eventful: bool) -> Missed:
    """Records for a client that reconnects, with the content that its person may see."""
    eyes = eyes_of(state, person, looking)
    words = state.play.game.events.to_json
    return Missed(
        [
            MissedRecord(
                record.n,
                news(state, record.entry, person, eyes),
                [words(event.what) for event in record.events if all(event.is_seen_by(seat) for seat in eyes)],
            )
            for record in records
        ],
        eventful,
    )


def welcome(
    state: TableState, person: str, looking: int, presence: Presence, here: set[str], now: int, shared: View | None
) -> Welcome:
    """The whole current state; `shared` is the public view of a game that has started."""
    game = None
    if shared is not None:
        game = play(state, now, [own_look(state, seat, []) for seat in eyes_of(state, person, looking)], shared)
        game.view = shared
    return Welcome(state.n, now, table_info(state, person, here, presence.watching), game, presence.gone)


# --- the table


def table_info(state: TableState, person: str, here: set[str], watching: int) -> TableInfo:
    proposal = state.proposal
    by_invitation = state.seating.must_be_invited("", state.settings)
    is_of_use = by_invitation or bool(state.seating.sent_away)
    may_invite = is_of_use and (state.seating.owner == person or bool(state.seating.seats_of(person)))
    return TableInfo(
        id=state.id,
        code=state.code,
        game=state.play.game.name,
        content=state.play.game.content_id(),
        options=state.play.options,
        settings=state.settings,
        phase=state.phase,
        seats=[seat_info(state, seat, person, here) for seat in range(len(state.seating.chairs))],
        you_host=state.seating.host == person,
        host=state.seating.voice(state.seating.host),
        owner=state.seating.voice(state.seating.owner),
        you_watch=not state.seating.seats_of(person),
        silenced=sorted(state.seating.voice(each) for each in state.seating.silenced),
        muted=sorted(state.seating.voice(whom) for by, whom in state.seating.mutes if by == person),
        watching=watching,
        proposal=None
        if proposal is None
        else Proposal(
            proposal.what,
            proposal.seat,
            [seat for seat, chair in enumerate(state.seating.chairs) if chair.person in proposal.agreed],
            [seat for seat, chair in enumerate(state.seating.chairs) if chair.person in proposal.asked],
            known_choice(state, proposal.kept) if proposal.what == "undo" else None,
        ),
        ending=state.ending,
        rematch=state.rematch,
        part=part_titles(state.play.game, state.play.part()),
        sequels=sequels_of(state),
        forked=state.play.position is not None,
        seats_vary=state.phase == "gathering" and state.play.seats_may_vary(),
        dealt_anew=state.play.dealt_anew,
        by_invitation=by_invitation or state.seating.must_be_invited(person, state.settings),
        invitation=state.seating.invitation if may_invite else "",
        day=state.day,
        sent_away=person in state.seating.sent_away - {state.seating.owner} and not state.seating.seats_of(person),
        faster_bots=times_faster_soon() if has_strong_bot(state) else 0,
    )


def has_strong_bot(state: TableState) -> bool:
    """Return whether a bot at the table uses all its time, so that a faster build makes it stronger."""
    return any(strength_of(chair.bot) == "hard" for chair in state.seating.chairs)


def seat_info(state: TableState, seat: int, person: str, here: set[str]) -> SeatInfo:
    chair = state.seating.chairs[seat]
    return SeatInfo(
        kind="person" if chair.person else "bot" if chair.bot else "empty",
        name=chair.name,
        bot=chair.bot,
        voice=state.seating.voice(chair.person),
        yours=bool(person) and chair.person == person,
        here=chair.person in here,
        away=chair.away,
        resigned=chair.resigned,
    )


def news(state: TableState, entry: AnyEntry, person: str, eyes: list[int]) -> News:
    """The public part of an entry. A choice itself is left out, because it may be secret; its events are sent. A
    returning person learns how often a bot has chosen in their place, and what, if that seat is looking."""
    kind: Any = type(entry).__name__.lower()
    match entry:
        case Back() if entry.seat in state.seating.seats_of(person):
            chosen = state.play.stood_in.get(entry.seat, [])
            made = [choice_made(state, n) for n in chosen[-MOST_TOLD:]] if entry.seat in eyes else []
            return News(kind, seat=entry.seat, times=len(chosen), made=made)
        case Chose() | Undid() | Back() | Stopped():
            return News(kind, seat=entry.seat)
        case Chatted() if (person, entry.person) in state.seating.mutes:
            return News(kind, voice=state.seating.voice(entry.person))
        case Chatted():
            return News(kind, voice=state.seating.voice(entry.person), name=entry.name, text=entry.text)
        case Hosted():
            return News(kind, voice=state.seating.voice(entry.host))
        case Resigned():
            return News(kind, seat=entry.seat, why=entry.why)
        case Away():
            return News(kind, seat=entry.seat, why=entry.why, bot=entry.bot)
        case Proposed():
            return News(kind, seat=entry.seat, why=entry.what)
        case Answered():
            return News(kind, seat=entry.seat, agree=entry.agree)
        case _:
            return News(kind)


def known_choice(state: TableState, n: int) -> ChoiceMade | None:
    """A choice that is public; None while it is secret, as in simultaneous choices."""
    table = state.play.table
    is_secret = table is None or table.state.chosen[table.choices[n][0]]
    return None if is_secret else choice_made(state, n)


def choice_made(state: TableState, n: int) -> ChoiceMade:
    """A choice that was made, counted from 0. Its context comes from the public view. It is left out if the table was
    loaded since, because the whole game would have to be replayed."""
    table = state.play.table
    assert table is not None
    seat, choice = table.choices[n]
    said = in_words(table.game, choice)
    if n < table.base:
        return ChoiceMade(said, None)
    seen = table.game.public_view(table.at(n))
    seen["seat"] = seat
    return ChoiceMade(said, table.game.meant(seen, said))


# --- the game


def play(state: TableState, now: int, looks: list[OwnLook], seen: View) -> Play:
    """Return the public state of the game; `seen` is its public view."""
    table = state.play.table
    assert table is not None
    return Play(
        question=state.play.question,
        step=state.play.game.asking(table.state) if state.phase == "playing" else "",
        choices=len(table.choices),
        together=state.play.game.plays_together(table.state),
        owing=state.owing(),
        awaited=state.play.game.awaited(seen),
        clocks=clocks(state, now),
        looks=looks,
    )


def clocks(state: TableState, now: int) -> Clocks | None:
    work = state.clockwork
    if work is None:
        return None
    return Clocks([None if chair.bot else work.left_at(now, seat) for seat, chair in enumerate(state.seating.chairs)])


def shared_view(state: TableState) -> View | None:
    """The public view of the game, if it has started."""
    return None if state.play.table is None else state.play.game.public_view(state.play.table.state)


def own_look(state: TableState, seat: int, events: list[dict[str, Spoken]]) -> OwnLook:
    """Return the part of the view that only a seat sees; no choices once the table is over."""
    table = state.play.table
    assert table is not None
    if seat == SPECTATOR:
        return OwnLook(seat, [], [], None, events, "watching")
    game, s = table.game, table.state
    is_asked = state.phase == "playing" and not state.seating.chairs[seat].bot
    chosen = s.chosen[seat]
    return OwnLook(
        seat=seat,
        own=cast(list[Change], game.own_view(s, seat)),
        choices=[in_words(game, choice) for choice in game.options(s, seat)] if is_asked else [],
        chosen=in_words(game, chosen) if chosen else None,
        events=events,
        undo=table.why_no_undo(seat) if state.phase == "playing" else "over",
    )


def look_at(table: Table[Any], s: State, seat: int, events: list[Event]) -> Look:
    """Any state of a game as a seat sees it."""
    game = table.game
    if seat >= s.seats:  # the company was smaller then
        seat = SPECTATOR
    chosen = s.chosen[seat] if seat >= 0 else 0
    return Look(
        seat=seat,
        view=game.view(s, seat),
        choices=[in_words(game, choice) for choice in game.options(s, seat)] if seat >= 0 else [],
        chosen=in_words(game, chosen) if chosen else None,
        events=told(table, seat, events),
        undo="watching" if seat < 0 else "",
    )


def look_back(table: Table[Any], _: State, seat: int, events: list[Event]) -> Look:
    """The events of a moment, without a view."""
    return Look(seat=seat, view={}, choices=[], chosen=None, events=told(table, seat, events), undo="watching")


def told(table: Table[Any], seat: int, events: list[Event]) -> list[dict[str, Spoken]]:
    """The events that a seat may see."""
    return [table.game.events.to_json(event.what) for event in events if event.is_seen_by(seat)]


def walk(table: Table[Any], first: int, last: int) -> Iterator[tuple[int, int, State, list[Event]]]:
    """The moments of a game after `first` to `last` choices: their number, the seat that chose last (-1 at the
    opening), the state, which changes with the next one, and the events."""
    if first == 0:
        yield 0, -1, table.at(0), table.opening
    start = max(first, 1)
    for n, (s, events) in enumerate(islice(table.walk(start), max(last + 1 - start, 0)), start):
        yield n, table.choices[n - 1][0], s, events


@lru_cache(50_000)
def in_words(game: Game[Any], choice: int) -> Words:
    """A choice in words; cached, since the same few recur."""
    return game.choices.to_json(choice)
