"""The state of a table, derived from its log and nothing else.

The same records give the same state, live or after a restart. Pure: nothing here waits, stores or sends.
"""

from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wusel.engine.errors import WuselError
from wusel.engine.events import Event
from wusel.engine.game import Game, Result, Sequel
from wusel.engine.table import Fences, MaybeFence, Table
from wusel.games import known_game
from wusel.server.log.entries import (
    STAND_IN,
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
    Hosted,
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
from wusel.server.log.stores.rows import Checkpoint, Record
from wusel.server.table.clockwork import Clockwork
from wusel.server.wire.messages import Ending

NOBODY: Final = -1
ASIDES: Final = (Arranged, Seated, Hosted, Proposed, Answered, Chatted, Muted, Renamed)
"""Entries that do not advance the game; their number is limited, or a log could grow without end."""
MOST_ASIDES: Final = 5000

Phase = Literal["gathering", "playing", "over"]
Said = tuple[int, dict[str, int | str]]
"""A seat and its choice in words, as the log has it."""


class Accepted(NamedTuple):
    """A checked entry. `choice` is the parsed choice if it is one, so that words are parsed once."""

    entry: AnyEntry
    choice: int | None = None


class Effect(Struct):
    """What a record has changed: the table's public data, the state of the game; and the game's events."""

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


class Written(Struct):
    """The content of a checkpoint: the state of the game and what depends on it."""

    state: Any
    at: tuple[int, ...]
    why: tuple[MaybeFence, ...]
    shown: int
    question: int
    clockwork: Clockwork | None
    shape: str = ""
    """Fingerprint of the state's fields; a checkpoint of another shape cannot be read."""
    saw: tuple[int, ...] = ()
    """Empty in checkpoints from before it was recorded."""


class TableState:
    """A table after the records applied so far."""

    def __init__(self, id: str, code: str, game: Game[Any] | None = None) -> None:
        self.id = id
        self.code = code
        self.n = 0
        self.at = 0
        self.phase: Phase = "gathering"
        self.host = ""
        self.owner = ""
        """The person to whom the host role returns; another one is host only while they are absent."""
        self.game: Game[Any] = game  # type: ignore[assignment]  # known from the first record on
        self.edition = Edition()
        self.is_strict = False
        """Whether choices from the log are checked again: they may have been made under another edition."""
        self.unplayed: list[Said] | None = None
        """The choices, where the rules are not run: up to a checkpoint, or for good if the edition is outdated."""
        self.options: dict[str, int | str | bool] = {}
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.seats: dict[str, list[int]] = {}
        """Index of the chairs by person."""
        self.day = ""
        """The date, if this is a try at the deal of the day."""
        self.story = id
        """The first table of the story; its own id if it continues none."""
        self.after = ""
        self.next_part = ""
        self.position: Position | None = None
        """Where the game continues from, if from a save or a fork; without its choices once it has started."""
        self.began: Position | None = None
        """Seed and deals of the game that has started."""
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
        """Ids of the tables where sequels are played, by name."""
        self.people: list[str] = []
        self.silenced: set[str] = set()
        self.mutes: set[tuple[str, str]] = set()
        self.stood_in: dict[int, list[int]] = {}
        """By seat: which choices the last bot has made that stood in there, counted from 0."""
        self.asides = 0

    # --- queries

    def seats_of(self, person: str) -> list[int]:
        return self.seats.get(person, [])

    def voice(self, person: str) -> int:
        """The public number of a person at this table."""
        return self.people.index(person) if person in self.people else NOBODY

    def players(self) -> set[str]:
        """The people who have not resigned."""
        return {chair.person for chair in self.chairs if chair.person and not chair.resigned}

    def choices_made(self) -> int:
        """How many choices of the game have been made."""
        if self.unplayed is not None:
            return len(self.unplayed)
        return 0 if self.table is None else len(self.table.choices)

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return self.table.owing() if self.table is not None and self.phase == "playing" else []

    def must_be_invited(self, person: str) -> bool:
        """Whether the link is not enough to sit down: by the host's setting, or since somebody was sent away, who could
        come back under another name. A listed table stays open to others."""
        if person in (self.host, self.owner) or self.seats_of(person):
            return False
        is_shut = bool(self.sent_away) and not self.settings.listed
        return self.settings.invited or is_shut or person in self.sent_away

    def has_room_for(self, entry: AnyEntry) -> bool:
        """Whether the log may grow by this entry."""
        return not isinstance(entry, ASIDES) or self.asides < MOST_ASIDES

    def is_alone(self, person: str) -> bool:
        """Whether nobody else has played here, so that hidden information is hidden from bots alone."""
        return all(chair.person in ("", person) for chair in self.chairs)

    def keeps_secrets(self, today: str) -> bool:
        """Whether this game, or the same deal of the day, is still being played."""
        return self.phase != "over" or self.day >= today

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
                self.register(entry.person)
                return Effect()
            case Muted() | Renamed() | Rematched():
                return self.apply_note(entry)
            case Woke():
                return Effect(play=True)

    # --- before the start

    def apply_setup(self, entry: Opened | Arranged | Seated | Hosted | Closed | Started, n: int) -> Effect:
        match entry:
            case Opened():
                if self.game is None:
                    self.game = own_content(entry)
                self.edition = entry.edition
                self.host = self.owner = entry.host
                self.day = entry.day
                self.story, self.after, self.next_part = entry.story or self.id, entry.after, entry.part
                self.position = entry.position
                self.invitation = entry.invitation
                self.options, self.settings = entry.options, entry.settings
                self.set_chairs(entry.chairs)
            case Arranged():
                self.options, self.settings = entry.options, entry.settings
                self.set_chairs(entry.chairs)
            case Seated():
                owner_left = entry.by == self.owner and all(chair.person != self.owner for chair in entry.chairs)
                if entry.host != self.host or owner_left:
                    self.owner = entry.host
                self.host = entry.host
                if entry.out:
                    self.sent_away.add(entry.out)
                    self.invitation = entry.invitation
                self.set_chairs(entry.chairs)
            case Hosted():
                self.host = entry.host
            case Closed():
                self.phase = "over"
                self.proposal = None
                self.ending = Ending("closed", [], [], "", None, [])
                return Effect(table=True, play=self.table is not None)
            case Started():
                self.set_chairs(entry.chairs)
                return self.start(entry, n)
        return Effect(table=True)

    def set_chairs(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.seats = {}
        self.register(self.host)
        for seat, chair in enumerate(chairs):
            if chair.person:
                self.seats.setdefault(chair.person, []).append(seat)
                self.register(chair.person)

    def register(self, person: str) -> None:
        """Give a person a public number, if they have none."""
        if person and person not in self.people:
            self.people.append(person)

    def start(self, entry: Started, n: int) -> Effect:
        """Start the game, or continue it from a save or a fork: then its opening events are not told again."""
        position = self.position or Position(entry.seed, [])
        made, players = len(position.choices), int(self.options["players"])
        deals = [*position.deals, (made, entry.anew)] if entry.anew else position.deals
        before = position.companies[-1][1] if position.companies else position.players or players
        companies = [*position.companies, (made, players)] if players != before else position.companies
        self.began = Position(entry.seed, [], deals, position.players, companies)
        if self.position is not None:
            self.position = Position(entry.seed, [])
        self.edition = entry.edition
        self.dealt_anew = bool(entry.anew)
        self.phase = "playing"
        self.question = n
        if self.settings.clock is not None:
            self.clockwork = Clockwork.full(self.settings.clock, len(self.chairs))
        if self.unplayed is not None:
            self.unplayed += position.choices
            return Effect(table=True, play=True)
        self.table = self.new_table(position.deals, position.companies)
        for seat, words in position.choices:
            self.run_rules(seat, self.game.choices.from_json(words))
        if entry.anew:
            self.table.deal_anew(int(entry.anew))
        if players != before:
            self.table.regroup(players)
        return Effect(table=True, play=True, events=[] if position.choices else self.table.opening)

    def new_table(self, deals: list[tuple[int, str]], companies: list[tuple[int, int]]) -> Table[Any]:
        """The game before its first choice."""
        assert self.began is not None
        names = [chair.name for chair in self.chairs]
        seeds = [(n, int(seed)) for n, seed in deals]
        return Table(self.game, self.first_options(), int(self.began.seed), names, seeds, companies)

    def first_options(self) -> dict[str, int | str | bool]:
        """The options with the number of players at the first choice."""
        assert self.began is not None
        return {**self.options, "players": self.began.players or self.options["players"]}

    # --- play

    def apply_choice(self, entry: Chose, n: int, choice: int | None) -> Effect:
        """Make a choice. Where several seats choose in secret, the question stays until all have."""
        if self.chairs[entry.seat].away:
            self.stood_in[entry.seat].append(self.choices_made())
        events: list[Event] = []
        if self.unplayed is not None:
            self.unplayed.append((entry.seat, entry.choice))
        else:
            parsed = self.game.choices.from_json(entry.choice) if choice is None else choice
            events = self.run_rules(entry.seat, parsed)
        if self.table is None or not any(self.table.state.chosen):
            self.question = n
        if self.clockwork is not None:
            self.clockwork.add_increment(entry.seat)
        asked = self.proposal is not None
        self.proposal = None
        return Effect(table=asked, play=True, events=events)

    def run_rules(self, seat: int, choice: int) -> list[Event]:
        assert self.table is not None
        return self.table.choose(seat, choice) if self.is_strict else self.table.carry_out(seat, choice)

    def undo(self, seat: int, kept: int, n: int) -> Effect:
        if self.unplayed is not None:
            del self.unplayed[kept:]
        elif self.table is not None:
            self.table.go_back(kept)
        for made in self.stood_in.values():
            made[:] = [n for n in made if n < kept]
        if self.clockwork is not None:
            self.clockwork.remove_increment(seat)
        self.question = n
        asked = self.proposal is not None
        self.proposal = None
        return Effect(table=asked, play=True)

    def apply_proposal(self, entry: Proposed) -> Effect:
        proposer = self.chairs[entry.seat].person
        asked = frozenset(self.players() - {proposer})
        self.proposal = Proposal(entry.seat, entry.what, entry.kept, asked, frozenset())
        return Effect(table=True)

    def apply_answer(self, entry: Answered, n: int) -> Effect:
        """A proposal needs everybody's consent; a single no ends it."""
        proposal = self.proposal
        assert proposal is not None
        if not entry.agree:
            self.proposal = None
            return Effect(table=True)
        agreed = proposal.agreed | {self.chairs[entry.seat].person}
        self.proposal = replace(proposal, agreed=agreed)
        if not agreed >= proposal.asked:
            return Effect(table=True)
        if proposal.what == "undo":
            return self.undo(proposal.seat, proposal.kept, n)
        self.end("stopped")
        return Effect(table=True, play=True)

    def apply_presence(self, entry: Resigned | Away | Back | Stopped) -> Effect:
        chair = self.chairs[entry.seat]
        match entry:
            case Resigned():
                self.chairs[entry.seat] = replace(chair, resigned=True, away=False, bot=STAND_IN)
                self.quitters.append(entry.seat)
                self.proposal = None
            case Away():
                self.chairs[entry.seat] = replace(chair, away=True, bot=entry.bot)
                self.stood_in[entry.seat] = []
            case Back():
                self.chairs[entry.seat] = replace(chair, away=False, bot="")
                if self.clockwork is not None:
                    self.clockwork.refill_empty(entry.seat)
            case Stopped():
                self.end("stopped")
        return Effect(table=True, play=True)

    def start_clocks(self, at: int) -> None:
        """Run the clocks of the people who owe a choice."""
        if self.clockwork is not None and self.phase == "playing":
            self.clockwork.run(at, [seat for seat in self.owing() if not self.chairs[seat].bot])

    # --- the end

    def end_if_over(self, effect: Effect) -> None:
        """End the game if the rules say so, or if nobody is left to play it."""
        if self.phase != "playing" or self.table is None:
            return
        if self.table.result() is not None:
            self.end("finished")
        elif self.quitters and self.is_given_up(self.table):
            self.end("resigned")
        if self.ending is not None:
            effect.table = True

    def is_given_up(self, table: Table[Any]) -> bool:
        """Whether nobody plays any more, or only one seat of a game against each other."""
        left = sum(not chair.resigned for chair in self.chairs)
        return not self.players() or (left == 1 and not self.game.plays_together(table.state))

    def end(self, how: Literal["finished", "resigned", "stopped"]) -> None:
        """End the game with the ranks of the rules; seats that resigned come last, the first to do so at the end."""
        self.phase = "over"
        self.proposal = None
        result = self.table.result() if self.table is not None else None
        ranks = result.ranks[:] if result else [1] * len(self.chairs)
        scores = result.scores if result else []
        won = result.won if result else None
        if how == "resigned" and self.table is not None and self.game.plays_together(self.table.state):
            won = False
        if won is None:
            for place, seat in enumerate(reversed(self.quitters)):
                ranks[seat] = len(self.chairs) + 1 + place
            close_ranks(ranks)
        self.ending = Ending(
            how, [] if how == "stopped" else ranks, scores, result.reason if result else "", won, self.quitters
        )

    def rematch_options(self) -> dict[str, int | str | bool]:
        """The options of a rematch; after a game that was stopped, the same ones."""
        ending = self.ending
        if ending is None or not ending.ranks:
            return self.options
        result = Result(ending.ranks, ending.scores, ending.reason, ending.won)
        return self.game.rematch(self.options, result.moved_on())

    def part(self) -> str:
        """The part of the story that is told at this table, as in `Game.part`."""
        if self.table is None:
            return self.next_part or self.game.first_part(self.options)
        return self.game.part(self.table.state)

    def sequels(self) -> list[Sequel]:
        """What may follow a finished game."""
        if self.table is None or self.ending is None or self.ending.how != "finished":
            return []
        return self.game.sequels(self.options, self.table.state)

    # --- the rest

    def apply_note(self, entry: Muted | Renamed | Rematched) -> Effect:
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

    def checkpoint(self) -> Checkpoint:
        """The state of the game now, so that it need not be replayed."""
        assert self.table is not None
        fences = self.table.fences[-1]
        state = self.table.state.to_data()
        shape = self.table.game.shape
        written = Written(state, fences.at, fences.why, fences.shown, self.question, self.clockwork, shape, fences.saw)
        return Checkpoint(self.n, msgspec.json.encode(written))

    def resume(self, written: Written) -> None:
        """Continue from a checkpoint whose records have been applied without running the rules."""
        assert self.began is not None
        assert self.unplayed is not None
        table = self.new_table(self.began.deals, self.began.companies)
        parsed = ((seat, self.game.choices.from_json(words)) for seat, words in self.unplayed)
        shared: dict[tuple[int, int], tuple[int, int]] = {}
        choices = [shared.setdefault(pair, pair) for pair in parsed]
        saw = written.saw or (written.shown,) * len(self.chairs)
        fences = Fences(written.at, written.why, written.shown, saw)
        table.skip_to(choices, self.game.thaw(written.state), fences)
        self.table, self.unplayed = table, None
        self.question = written.question
        self.clockwork = written.clockwork


def close_ranks(ranks: list[int]) -> None:
    """Renumber ranks without gaps."""
    order = sorted(ranks)
    for seat, rank in enumerate(ranks):
        ranks[seat] = order.index(rank) + 1


def own_content(opened: Opened) -> Game[Any]:
    """The game of a table whose content is in its log."""
    if opened.brought:
        raise WuselError("the content file that was brought along is missing")
    return known_game(opened.game, opened.content)
