"""The state of a table: everything that follows from its log, and nothing else.

The same records give the same state, whether they are heard live, read back after a restart, or replayed for
somebody who was away. Nothing here waits, stores or sends.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.engine.events import Event
from wusel.engine.game import Game, Result, Sequel
from wusel.engine.table import Fences, MaybeFence, Table
from wusel.games import known_game
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
    Edition,
    Muted,
    Opened,
    Position,
    Proposed,
    Rematched,
    Renamed,
    Resigned,
    Seated,
    Settings,
    Started,
    Stopped,
    Undid,
    Woke,
    read_entry,
)
from wusel.server.log.stores.store import Checkpoint, Record
from wusel.server.table.clockwork import Clockwork
from wusel.server.wire.messages import Ending

STAND_IN: Final = "greedy"
NOBODY: Final = -1
ASIDES: Final = (Arranged, Seated, Proposed, Answered, Chatted, Muted, Renamed)
"""Entries that bring no game to its end: there could be ever more of them."""
MOST_ASIDES: Final = 5000

Phase = Literal["gathering", "playing", "over"]
Said = tuple[int, dict[str, int | str]]
"""Who has chosen, and what, in words."""


class Effect(Struct):
    """What a record has changed: what is known of the table, where the game stands, and what happened in it."""

    table: bool = False
    play: bool = False
    events: list[Event] = []


class Proposal(Struct, frozen=True):
    """What a seat has asked of the table: `kept` choices shall remain, or the game stop."""

    seat: int
    what: Literal["undo", "stop"]
    kept: int
    asked: frozenset[str]
    agreed: frozenset[str]


class Written(Struct):
    """What a checkpoint holds: the game and all that depends on it."""

    state: Any
    at: tuple[int, ...]
    why: tuple[MaybeFence, ...]
    shown: int
    question: int
    clockwork: Clockwork | None
    shape: str = ""
    """That of the game's states when it was written: one from before an update may be no use any more."""
    saw: tuple[int, ...] = ()
    """Empty in what was written before anybody asked: then nobody knows who of them saw what was shown."""


class TableState:
    """A table as its log has made it so far."""

    def __init__(self, id: str, code: str, game: Game[Any] | None = None) -> None:
        self.id = id
        self.code = code
        self.n = 0
        self.at = 0
        self.phase: Phase = "gathering"
        self.host = ""
        self.game: Game[Any] = game  # type: ignore[assignment]  # known from the first record on
        self.edition = Edition()
        self.is_strict = False
        """Whether every choice is looked at as if it were made now: the rules may have changed since."""
        self.outdated: list[Said] | None = None
        """The choices of a game that cannot go on, since it was begun by another edition; none if all is well."""
        self.options: dict[str, int | str | bool] = {}
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.seats: dict[str, list[int]] = {}
        """The seats of each person: the chairs, the other way round."""
        self.day = ""
        """The date if this is a try at the deal of a day, which everybody gets."""
        self.position: Position | None = None
        self.dealt_anew = False
        self.invitation = ""
        self.sent_away: set[str] = set()
        self.table: Table[Any] | None = None
        self.question = 0
        self.clockwork: Clockwork | None = None
        self.proposal: Proposal | None = None
        self.ending: Ending | None = None
        self.quitters: list[int] = []
        self.rematch = ""
        self.going_on: dict[str, str] = {}
        """Where the same people go on, by the name of the sequel."""
        self.people: list[str] = []
        self.silenced: set[str] = set()
        self.mutes: set[tuple[str, str]] = set()
        self.asides = 0

    # --- asking

    def seats_of(self, person: str) -> list[int]:
        """The seats somebody has."""
        return self.seats.get(person, [])

    def voice(self, person: str) -> int:
        """The number under which somebody is known at this table."""
        return self.people.index(person) if person in self.people else NOBODY

    def players(self) -> set[str]:
        """The people who still play."""
        return {chair.person for chair in self.chairs if chair.person and not chair.resigned}

    def owing(self) -> list[int]:
        """The seats everybody waits for."""
        return self.table.owing() if self.table is not None and self.phase == "playing" else []

    def must_be_invited(self, person: str) -> bool:
        """Whether the link is not enough for somebody to sit down: where the host wants it so, and after somebody was
        sent away, who could come back under another name. A table on the list stays open to others."""
        if person == self.host or self.seats_of(person):
            return False
        is_shut = bool(self.sent_away) and not self.settings.listed
        return self.settings.invited or is_shut or person in self.sent_away

    def has_room_for(self, entry: AnyEntry) -> bool:
        """Whether an entry may still be written: whatever is not the game itself comes to an end."""
        return not isinstance(entry, ASIDES) or self.asides < MOST_ASIDES

    def is_alone(self, person: str) -> bool:
        """Whether nobody else has played here: then what is hidden is hidden from bots alone."""
        return all(chair.person in ("", person) for chair in self.chairs)

    def keeps_secrets(self, today: str) -> bool:
        """Whether others still play what is played here: the table itself, or the same deal of the day."""
        return self.phase != "over" or self.day >= today

    # --- following the log

    def follow(self, record: Record, entry: AnyEntry | None = None) -> Effect:
        """Take one more record to heart; its entry need not be read by those who have just written it."""
        if entry is None:
            entry = read_entry(record.entry)
        if self.phase == "playing" and self.clockwork is not None and not isinstance(entry, Woke):
            self.clockwork.tick(record.at)
        effect = self.apply(entry, record.n)
        self.asides += isinstance(entry, ASIDES)
        self.n = record.n
        self.at = record.at
        if effect.play:
            self.end_if_over(effect)
            self.wind(record.at)
        return effect

    def apply(self, entry: AnyEntry, n: int) -> Effect:
        """What one entry changes."""
        match entry:
            case Chose():
                return self.chose(entry, n)
            case Opened() | Arranged() | Seated() | Closed() | Started():
                return self.gather(entry, n)
            case Undid():
                return self.go_back(entry.seat, entry.kept, n)
            case Proposed():
                return self.propose(entry)
            case Answered():
                return self.answer(entry, n)
            case Resigned() | Away() | Back() | Stopped():
                return self.come_and_go(entry)
            case Chatted():
                self.know(entry.person)
                return Effect()
            case Muted() | Renamed() | Rematched():
                return self.note(entry)
            case Woke():
                return Effect(play=True)

    # --- before the start

    def gather(self, entry: Opened | Arranged | Seated | Closed | Started, n: int) -> Effect:
        match entry:
            case Opened():
                if self.game is None:
                    self.game = own_content(entry)
                self.edition = entry.edition
                self.host = entry.host
                self.day = entry.day
                self.position = entry.position
                self.invitation = entry.invitation
                self.options, self.settings = entry.options, entry.settings
                self.sit(entry.chairs)
            case Arranged():
                self.options, self.settings = entry.options, entry.settings
                self.sit(entry.chairs)
            case Seated():
                self.host = entry.host
                if entry.out:
                    self.sent_away.add(entry.out)
                    self.invitation = entry.invitation
                self.sit(entry.chairs)
            case Closed():
                self.phase = "over"
                self.proposal = None
                self.ending = Ending("closed", [], [], "", None, [])
                return Effect(table=True, play=self.table is not None)
            case Started():
                self.sit(entry.chairs)
                return self.start(entry, n)
        return Effect(table=True)

    def sit(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.seats = {}
        self.know(self.host)
        for seat, chair in enumerate(chairs):
            if chair.person:
                self.seats.setdefault(chair.person, []).append(seat)
                self.know(chair.person)

    def know(self, person: str) -> None:
        if person and person not in self.people:
            self.people.append(person)

    def start(self, entry: Started, n: int) -> Effect:
        """The game begins, or goes on from where a save or a fork stands: then nobody is told how it began."""
        position = self.position or Position(entry.seed, [])
        self.edition = entry.edition
        if self.outdated is not None:
            return self.start_outdated(entry, position)
        deals = [(after, int(seed)) for after, seed in position.deals]
        table = Table(self.game, self.options, int(entry.seed), [chair.name for chair in self.chairs], deals)
        make = table.choose if self.is_strict else table.carry_out
        for seat, said in position.choices:
            make(seat, self.game.choices.from_json(said))
        if entry.anew:
            table.deal_anew(int(entry.anew))
            self.dealt_anew = True
        self.table = table
        self.phase = "playing"
        self.question = n
        self.position = None if self.position is None else Position(entry.seed, [])
        if self.settings.clock is not None:
            self.clockwork = Clockwork.wound(self.settings.clock, len(self.chairs))
        return Effect(table=True, play=True, events=[] if position.choices else table.opening)

    def start_outdated(self, entry: Started, position: Position) -> Effect:
        """A game that cannot go on: what was chosen is remembered, so that it can be saved."""
        deals = [*position.deals, (len(position.choices), entry.anew)] if entry.anew else position.deals
        self.position = Position(entry.seed, [], deals)
        self.outdated = position.choices[:]
        self.phase = "over"
        self.ending = Ending("outdated", [], [], "", None, [])
        return Effect(table=True)

    # --- play

    def chose(self, entry: Chose, n: int) -> Effect:
        """A choice is carried out; where several choose in secret, the question stays until all have."""
        if self.outdated is not None:
            self.outdated.append((entry.seat, entry.choice))
            self.proposal = None
            return Effect()
        assert self.table is not None
        choice = self.game.choices.from_json(entry.choice)
        events = (self.table.choose if self.is_strict else self.table.carry_out)(entry.seat, choice)
        if not any(self.table.state.chosen):
            self.question = n
        if self.clockwork is not None:
            self.clockwork.chose(entry.seat)
        asked = self.proposal is not None
        self.proposal = None
        return Effect(table=asked, play=True, events=events)

    def go_back(self, seat: int, kept: int, n: int) -> Effect:
        if self.outdated is not None:
            del self.outdated[kept:]
            self.proposal = None
            return Effect()
        assert self.table is not None
        self.table.go_back(kept)
        if self.clockwork is not None:
            self.clockwork.took_back(seat)
        self.question = n
        asked = self.proposal is not None
        self.proposal = None
        return Effect(table=asked, play=True)

    def propose(self, entry: Proposed) -> Effect:
        proposer = self.chairs[entry.seat].person
        asked = frozenset(self.players() - {proposer})
        self.proposal = Proposal(entry.seat, entry.what, entry.kept, asked, frozenset())
        return Effect(table=True)

    def answer(self, entry: Answered, n: int) -> Effect:
        """All have to agree; a single no ends it."""
        proposal = self.proposal
        assert proposal is not None
        if not entry.agree:
            self.proposal = None
            return Effect(table=True)
        agreed = proposal.agreed | {self.chairs[entry.seat].person}
        self.proposal = replace(proposal, agreed=agreed)
        if agreed >= proposal.asked:
            return self.carry(proposal, n)
        return Effect(table=True)

    def carry(self, proposal: Proposal, n: int) -> Effect:
        """What all have agreed to is done."""
        if proposal.what == "undo":
            return self.go_back(proposal.seat, proposal.kept, n)
        self.proposal = None
        self.end("stopped")
        return Effect(table=True, play=True)

    def come_and_go(self, entry: Resigned | Away | Back | Stopped) -> Effect:
        chair = self.chairs[entry.seat]
        match entry:
            case Resigned():
                self.chairs[entry.seat] = replace(chair, resigned=True, away=False, bot=STAND_IN)
                self.quitters.append(entry.seat)
                self.proposal = None
            case Away():
                self.chairs[entry.seat] = replace(chair, away=True, bot=STAND_IN)
            case Back():
                self.chairs[entry.seat] = replace(chair, away=False, bot="")
            case Stopped():
                self.end("stopped")
        return Effect(table=True, play=True)

    def wind(self, at: int) -> None:
        """The clocks run for the people who owe a choice now."""
        if self.clockwork is not None and self.phase == "playing":
            self.clockwork.ask(at, [seat for seat in self.owing() if not self.chairs[seat].bot])

    # --- the end

    def end_if_over(self, effect: Effect) -> None:
        """Ends the game if the rules say so, or if there is nobody left to play it."""
        if self.phase != "playing" or self.table is None:
            return
        if self.table.result() is not None:
            self.end("finished")
        elif self.quitters and self.is_given_up(self.table):
            self.end("resigned")
        if self.ending is not None:
            effect.table = True

    def is_given_up(self, table: Table[Any]) -> bool:
        """Whether nobody plays any more, or nobody against whom to play."""
        left = sum(not chair.resigned for chair in self.chairs)
        return not self.players() or (left == 1 and not self.game.plays_together(table.state))

    def end(self, how: Literal["finished", "resigned", "stopped"]) -> None:
        """Ranks as the rules give them; whoever resigned comes last, the first to do so at the very end."""
        if self.outdated is not None:
            return
        assert self.table is not None
        self.phase = "over"
        self.proposal = None
        result = self.table.result()
        ranks = result.ranks[:] if result else [1] * len(self.chairs)
        scores = result.scores if result else []
        won = result.won if result else None
        if how == "resigned" and self.game.plays_together(self.table.state):
            won = False
        if won is None:
            for place, seat in enumerate(reversed(self.quitters)):
                ranks[seat] = len(self.chairs) + 1 + place
            close_ranks(ranks)
        self.ending = Ending(
            how, [] if how == "stopped" else ranks, scores, result.reason if result else "", won, self.quitters
        )

    def rematch_options(self) -> dict[str, int | str | bool]:
        """How the same people play again, each a seat further on; after a game that was stopped, as before."""
        ending = self.ending
        if ending is None or not ending.ranks:
            return self.options
        result = Result(ending.ranks, ending.scores, ending.reason, ending.won)
        return self.game.rematch(self.options, result.moved_on())

    def sequels(self) -> list[Sequel]:
        """How the game may go on, once it was played to its end."""
        if self.table is None or self.ending is None or self.ending.how != "finished":
            return []
        return self.game.sequels(self.options, self.table.state)

    # --- the rest

    def note(self, entry: Muted | Renamed | Rematched) -> Effect:
        match entry:
            case Muted():
                if entry.everyone:
                    (self.silenced.add if entry.muted else self.silenced.discard)(entry.whom)
                else:
                    (self.mutes.add if entry.muted else self.mutes.discard)((entry.by, entry.whom))
            case Renamed():
                for seat in self.seats_of(entry.person):
                    if self.chairs[seat].name == entry.was and not self.chairs[seat].nickname:
                        self.chairs[seat] = replace(self.chairs[seat], name=entry.name)
            case Rematched():
                if entry.sequel:
                    self.going_on[entry.sequel] = entry.table
                else:
                    self.rematch = entry.table
        return Effect(table=True)

    # --- checkpoints

    def written(self) -> Checkpoint:
        """The game as it is now, so that it need not be replayed."""
        assert self.table is not None
        fences = self.table.fences[-1]
        state = self.table.state.to_data()
        shape = self.table.game.shape
        written = Written(state, fences.at, fences.why, fences.shown, self.question, self.clockwork, shape, fences.saw)
        return Checkpoint(self.n, msgspec.json.encode(written))

    def skip(self, records: list[Record], checkpoint: Checkpoint) -> bool:
        """Follow the lines up to a checkpoint without playing the game, then go on from what it holds; says whether
        that could be read."""
        written = msgspec.json.decode(checkpoint.state, type=Written)
        choices: list[tuple[int, int]] = []
        alike: dict[tuple[int, int], tuple[int, int]] = {}
        for record in records:
            entry = read_entry(record.entry)
            match entry:
                case Chose():
                    pair = (entry.seat, self.game.choices.from_json(entry.choice))
                    choices.append(alike.setdefault(pair, pair))
                    self.proposal = None
                case Undid():
                    del choices[entry.kept :]
                    self.proposal = None
                case Answered() if self.would_carry_undo(entry):
                    assert self.proposal is not None
                    del choices[self.proposal.kept :]
                    self.proposal = None
                case Woke():
                    pass
                case _:
                    self.apply(entry, record.n)
                    if isinstance(entry, Started) and self.table is not None:
                        choices = self.table.choices[:]
            self.asides += isinstance(entry, ASIDES)
            self.n, self.at = record.n, record.at
        assert self.table is not None
        if written.shape != self.table.game.shape:
            return False
        state = self.table.game.thaw(written.state)
        saw = written.saw or (written.shown,) * len(self.chairs)
        self.table.skip_to(choices, state, Fences(written.at, written.why, written.shown, saw))
        self.question = written.question
        self.clockwork = written.clockwork
        return True

    def would_carry_undo(self, entry: Answered) -> bool:
        """Whether this answer completes the agreement to an undo."""
        proposal = self.proposal
        if proposal is None or proposal.what != "undo" or not entry.agree:
            return False
        return proposal.agreed | {self.chairs[entry.seat].person} >= proposal.asked


def close_ranks(ranks: list[int]) -> None:
    """Ranks without needless gaps: nobody is second if nobody is first."""
    order = sorted(ranks)
    for seat, rank in enumerate(ranks):
        ranks[seat] = order.index(rank) + 1


def own_content(opened: Opened) -> Game[Any]:
    """The game of a table that needs nothing but its log."""
    if opened.brought:
        raise WuselError("the content file that was brought along is missing")
    return known_game(opened.game, opened.content)
