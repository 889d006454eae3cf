"""The state of a table, derived from its log and nothing else.

The same records give the same state, live or after a restart. Pure: nothing here waits, stores or sends.
"""

from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from wusel.engine.continuation import Sequel
from wusel.engine.ending import Result
from wusel.engine.errors import WuselError
from wusel.engine.events import Event
from wusel.engine.game import Game
from wusel.games import known_game
from wusel.server.log.entries import (
    STAND_IN,
    Answered,
    AnyEntry,
    Arranged,
    Away,
    Back,
    Chatted,
    Chose,
    Closed,
    Hosted,
    Muted,
    Opened,
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
from wusel.server.log.stores.rows import Checkpoint, Record
from wusel.server.table.clockwork import Clockwork
from wusel.server.table.play import Play, Written
from wusel.server.table.seating import Seating
from wusel.server.wire.messages import Ending

ASIDES: Final = (Arranged, Seated, Hosted, Proposed, Answered, Chatted, Muted, Renamed)
"""Entries that do not advance the game; their number is limited, or a log could grow without end."""
MOST_ASIDES: Final = 5000

Phase = Literal["gathering", "playing", "over"]


class Accepted(NamedTuple):
    """A checked entry. `choice` is the parsed choice if it is one, so that words are parsed once."""

    entry: AnyEntry
    choice: int | None = None


class Effect(Struct):
    """The changes by a record: of the table's public data and of the game's state; and the game's events."""

    table: bool = False
    play: bool = False
    events: list[Event] = []


class Proposal(Struct, frozen=True):
    """A pending proposal: undo all choices but the first `kept`, or stop the game."""

    seat: int
    what: Literal["undo", "stop"]
    kept: int
    asked: frozenset[str]
    agreed: frozenset[str]


class TableState:
    """A table after the records applied so far: its seats, its game and its clocks."""

    def __init__(self, id: str, code: str, game: Game[Any] | None = None) -> None:
        self.id = id
        self.code = code
        self.n = 0
        self.at = 0
        self.phase: Phase = "gathering"
        self.settings = Settings()
        self.seating = Seating()
        self.play = Play(game)
        self.clockwork: Clockwork | None = None
        self.day = ""
        """The date, if this is a try at the deal of the day."""
        self.story = id
        """The first table of the story; its own id if it continues none."""
        self.after = ""
        self.proposal: Proposal | None = None
        self.ending: Ending | None = None
        self.rematch = ""
        self.going_on: dict[str, str] = {}
        """Ids of the tables where sequels are played, by name."""
        self.asides = 0

    # --- queries

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        table = self.play.table
        return table.owing() if table is not None and self.phase == "playing" else []

    def has_room_for(self, entry: AnyEntry) -> bool:
        """Return whether the log may grow by this entry."""
        return not isinstance(entry, ASIDES) or self.asides < MOST_ASIDES

    def keeps_secrets(self, today: str) -> bool:
        """Return whether this game, or the same deal of the day, is still being played."""
        return self.phase != "over" or self.day >= today

    def rematch_options(self) -> dict[str, int | str | bool]:
        """The options of a rematch; after a game that was stopped, the same ones."""
        ending, play = self.ending, self.play
        if ending is None or not ending.ranks:
            return play.options
        result = Result(ending.ranks, ending.scores, ending.reason, ending.won)
        return play.game.continuation().rematch(play.options, result.moved_on())

    def sequels(self) -> list[Sequel]:
        """Return the possible continuations of a finished game."""
        is_finished = self.ending is not None and self.ending.how == "finished"
        return self.play.sequels() if is_finished else []

    # --- applying records

    def apply(self, record: Record, accepted: Accepted | None = None) -> Effect:
        """Apply the next record; `accepted` is its entry if the caller has it decoded."""
        entry, choice = accepted or Accepted(read_entry(record.entry))
        if self.phase == "playing" and self.clockwork is not None and not isinstance(entry, Woke):
            self.clockwork.tick(record.at)
        effect = self.apply_entry(entry, record.n, choice)
        self.asides += isinstance(entry, ASIDES)
        self.n = record.n
        self.at = record.at
        if effect.play:
            self.end_if_over(effect)
            self.start_clocks(record.at)
        return effect

    def apply_entry(self, entry: AnyEntry, n: int, choice: int | None) -> Effect:
        match entry:
            case Chose():
                return self.apply_choice(entry, n, choice)
            case Opened() | Arranged() | Seated() | Hosted() | Closed() | Started():
                return self.apply_setup(entry, n)
            case Undid():
                return self.undo(entry.seat, entry.kept, n)
            case Proposed():
                return self.apply_proposal(entry)
            case Answered():
                return self.apply_answer(entry, n)
            case Resigned() | Away() | Back() | Stopped():
                return self.apply_presence(entry)
            case Chatted():
                self.seating.register(entry.person)
                return Effect()
            case Muted() | Renamed() | Rematched():
                return self.apply_note(entry)
            case Woke():
                return Effect(play=True)

    # --- before the start

    def apply_setup(self, entry: Opened | Arranged | Seated | Hosted | Closed | Started, n: int) -> Effect:
        seating = self.seating
        match entry:
            case Opened():
                self.open(entry)
            case Arranged():
                self.play.options, self.settings = entry.options, entry.settings
                seating.set_chairs(entry.chairs)
            case Seated():
                seating.sit(entry)
            case Hosted():
                seating.host = entry.host
            case Closed():
                self.phase = "over"
                self.proposal = None
                self.ending = Ending("closed", [], [], "", None, [])
                return Effect(table=True, play=self.play.table is not None)
            case Started():
                seating.set_chairs(entry.chairs)
                self.phase = "playing"
                if self.settings.clock is not None:
                    self.clockwork = Clockwork.full(self.settings.clock, len(seating.chairs))
                return Effect(table=True, play=True, events=self.play.start(entry, n, seating.names()))
        return Effect(table=True)

    def open(self, entry: Opened) -> None:
        seating, play = self.seating, self.play
        if play.game is None:
            play.game = own_content(entry)
        play.edition, play.options, play.position, play.next_part = (
            entry.edition, entry.options, entry.position, entry.part
        )  # fmt: skip
        self.settings, self.day = entry.settings, entry.day
        self.story, self.after = entry.story or self.id, entry.after
        seating.host = seating.owner = entry.host
        seating.invitation = entry.invitation
        seating.set_chairs(entry.chairs)

    # --- play

    def apply_choice(self, entry: Chose, n: int, choice: int | None) -> Effect:
        if self.seating.chairs[entry.seat].away:
            self.play.stood_in[entry.seat].append(self.play.choices_made())
        events = self.play.choose(entry, n, choice)
        if self.clockwork is not None:
            self.clockwork.add_increment(entry.seat)
        return Effect(table=self.drop_proposal(), play=True, events=events)

    def undo(self, seat: int, kept: int, n: int) -> Effect:
        self.play.undo(kept, n)
        if self.clockwork is not None:
            self.clockwork.remove_increment(seat)
        return Effect(table=self.drop_proposal(), play=True)

    def drop_proposal(self) -> bool:
        """Drop the pending proposal; whether there was one."""
        asked = self.proposal is not None
        self.proposal = None
        return asked

    def apply_proposal(self, entry: Proposed) -> Effect:
        proposer = self.seating.chairs[entry.seat].person
        asked = frozenset(self.seating.players() - {proposer})
        self.proposal = Proposal(entry.seat, entry.what, entry.kept, asked, frozenset())
        return Effect(table=True)

    def apply_answer(self, entry: Answered, n: int) -> Effect:
        """Apply an answer to a proposal. It needs the consent of all; a single no ends it."""
        proposal = self.proposal
        assert proposal is not None
        if not entry.agree:
            self.proposal = None
            return Effect(table=True)
        agreed = proposal.agreed | {self.seating.chairs[entry.seat].person}
        self.proposal = replace(proposal, agreed=agreed)
        if not agreed >= proposal.asked:
            return Effect(table=True)
        if proposal.what == "undo":
            return self.undo(proposal.seat, proposal.kept, n)
        self.end("stopped")
        return Effect(table=True, play=True)

    def apply_presence(self, entry: Resigned | Away | Back | Stopped) -> Effect:
        seating, seat = self.seating, entry.seat
        match entry:
            case Resigned():
                seating.change(seat, resigned=True, away=False, bot=STAND_IN)
                seating.quitters.append(seat)
                self.proposal = None
            case Away():
                seating.change(seat, away=True, bot=entry.bot)
                self.play.stood_in[seat] = []
            case Back():
                seating.change(seat, away=False, bot="")
                if self.clockwork is not None:
                    self.clockwork.refill_empty(seat)
            case Stopped():
                self.end("stopped")
        return Effect(table=True, play=True)

    def start_clocks(self, at: int) -> None:
        """Run the clocks of the people who owe a choice."""
        if self.clockwork is not None and self.phase == "playing":
            self.clockwork.run(at, [seat for seat in self.owing() if not self.seating.chairs[seat].bot])

    # --- the end

    def end_if_over(self, effect: Effect) -> None:
        """End the game if the rules say so, or if no player is left."""
        if self.phase != "playing" or self.play.table is None:
            return
        if self.play.table.result() is not None:
            self.end("finished")
        elif self.seating.quitters and self.is_given_up():
            self.end("resigned")
        if self.ending is not None:
            effect.table = True

    def is_given_up(self) -> bool:
        """Return whether no person plays any more, or only one seat of a competitive game."""
        left = sum(not chair.resigned for chair in self.seating.chairs)
        return not self.seating.players() or (left == 1 and not self.play.plays_together())

    def end(self, how: Literal["finished", "resigned", "stopped"]) -> None:
        """End the game with the ranks of the rules. In a competitive game, seats that resigned come last."""
        self.phase = "over"
        self.proposal = None
        table, seating = self.play.table, self.seating
        result = table.result() if table is not None else None
        ranks = result.ranks[:] if result else [1] * len(seating.chairs)
        scores = result.scores if result else []
        won = result.won if result else None
        if how == "resigned" and self.play.plays_together():
            won = False
        if won is None:
            seating.rank_quitters_last(ranks)
        reason = result.reason if result else ""
        self.ending = Ending(how, [] if how == "stopped" else ranks, scores, reason, won, seating.quitters)

    # --- the rest

    def apply_note(self, entry: Muted | Renamed | Rematched) -> Effect:
        match entry:
            case Muted():
                self.seating.mute(entry)
            case Renamed():
                self.seating.rename(entry)
            case Rematched():
                if entry.sequel:
                    self.going_on[entry.sequel] = entry.table
                else:
                    self.rematch = entry.table
        return Effect(table=True)

    # --- checkpoints

    def checkpoint(self) -> Checkpoint:
        """The state of the game now, so that it need not be replayed."""
        return self.play.checkpoint(self.n, self.clockwork)

    def resume(self, written: Written) -> None:
        """Continue from a checkpoint whose records have been applied without running the rules."""
        self.play.resume(written, self.seating.names())
        self.clockwork = written.clockwork


def own_content(opened: Opened) -> Game[Any]:
    """The game of a table whose content is in its log."""
    if opened.brought:
        raise WuselError("the content file that was brought along is missing")
    return known_game(opened.game, opened.content)
