"""The game that is played at a table: its setup, its choices, and its checkpoints."""

from typing import Any

import msgspec
from msgspec import Struct

from wusel.engine.continuation import Sequel
from wusel.engine.events import Event
from wusel.engine.fences import Fences, MaybeFence
from wusel.engine.game import Game
from wusel.engine.table import Table
from wusel.engine.written_state import thaw_state
from wusel.server.log.entries import Chose, Edition, Position, Started
from wusel.server.log.stores.rows import Checkpoint
from wusel.server.table.clockwork import Clockwork

Said = tuple[int, dict[str, int | str]]
"""A seat and its choice in words, as the log has it."""


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


class Play:
    """A game, before it starts and while it is played."""

    def __init__(self, game: Game[Any] | None) -> None:
        self.game: Game[Any] = game  # type: ignore[assignment]  # known from the first record on
        self.edition = Edition()
        self.is_strict = False
        """Whether choices from the log are checked again: they may have been made under another edition."""
        self.unplayed: list[Said] | None = None
        """The choices whose rules are not run: up to a checkpoint, or for good if the edition is outdated."""
        self.options: dict[str, int | str | bool] = {}
        self.next_part = ""
        """The part of a story that is played here, if another table says so."""
        self.position: Position | None = None
        """The save or fork from which the game continues, without its choices once it has started."""
        self.began: Position | None = None
        """Seed and deals of the game that has started."""
        self.dealt_anew = False
        self.table: Table[Any] | None = None
        self.question = 0
        self.stood_in: dict[int, list[int]] = {}
        """The choices that the last bot has made in place of a person, by seat, counted from 0."""

    # --- queries

    def choices_made(self) -> int:
        """Return the number of choices made in the game."""
        if self.unplayed is not None:
            return len(self.unplayed)
        return 0 if self.table is None else len(self.table.choices)

    def plays_together(self) -> bool:
        return self.table is not None and self.game.plays_together(self.table.state)

    def part(self) -> str:
        """The part of the story that is played at this table, as in `Game.part`."""
        if self.table is None:
            return self.next_part or self.game.continuation().first_part(self.options)
        return self.game.continuation().part(self.table.state)

    def sequels(self) -> list[Sequel]:
        """Return the possible continuations of a finished game."""
        return [] if self.table is None else self.game.continuation().sequels(self.options, self.table.state)

    def seats_may_vary(self) -> bool:
        """Return whether any number of seats can begin: the game is new, or its rules share out what seats have."""
        return self.position is None or self.game.continuation().may_regroup()

    # --- start

    def start(self, entry: Started, n: int, names: list[str]) -> list[Event]:
        """Start the game, or continue it from a save or a fork. In that case its opening events are not sent again."""
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
        self.question = n
        if self.unplayed is not None:
            self.unplayed += position.choices
            return []
        self.table = self.new_table(names, position.deals, position.companies)
        for seat, words in position.choices:
            self.run_rules(seat, self.game.choices.from_json(words))
        if entry.anew:
            self.table.deal_anew(int(entry.anew))
        if players != before:
            self.table.regroup(players)
        return [] if position.choices else self.table.opening

    def new_table(self, names: list[str], deals: list[tuple[int, str]], companies: list[tuple[int, int]]) -> Table[Any]:
        """The game before its first choice."""
        assert self.began is not None
        seeds = [(n, int(seed)) for n, seed in deals]
        return Table(self.game, self.first_options(), int(self.began.seed), names, seeds, companies)

    def first_options(self) -> dict[str, int | str | bool]:
        """The options with the number of players at the first choice."""
        assert self.began is not None
        return {**self.options, "players": self.began.players or self.options["players"]}

    # --- choices

    def choose(self, entry: Chose, n: int, choice: int | None) -> list[Event]:
        """Make a choice. If several seats choose in secret, the question stays until all have."""
        events: list[Event] = []
        if self.unplayed is not None:
            self.unplayed.append((entry.seat, entry.choice))
        else:
            parsed = self.game.choices.from_json(entry.choice) if choice is None else choice
            events = self.run_rules(entry.seat, parsed)
        if self.table is None or not any(self.table.state.chosen):
            self.question = n
        return events

    def run_rules(self, seat: int, choice: int) -> list[Event]:
        assert self.table is not None
        return self.table.choose(seat, choice) if self.is_strict else self.table.carry_out(seat, choice)

    def undo(self, kept: int, n: int) -> None:
        """Take back all choices but the first ones."""
        if self.unplayed is not None:
            del self.unplayed[kept:]
        elif self.table is not None:
            self.table.go_back(kept)
        for made in self.stood_in.values():
            made[:] = [n for n in made if n < kept]
        self.question = n

    # --- checkpoints

    def checkpoint(self, n: int, clockwork: Clockwork | None) -> Checkpoint:
        """The state of the game after record `n`, so that it need not be replayed."""
        assert self.table is not None
        fences = self.table.fences[-1]
        state = self.table.state.to_data()
        shape = self.table.game.shape
        written = Written(state, fences.at, fences.why, fences.shown, self.question, clockwork, shape, fences.saw)
        return Checkpoint(n, msgspec.json.encode(written))

    def resume(self, written: Written, names: list[str]) -> None:
        """Continue from a checkpoint whose records have been applied without running the rules."""
        assert self.began is not None
        assert self.unplayed is not None
        table = self.new_table(names, self.began.deals, self.began.companies)
        parsed = ((seat, self.game.choices.from_json(words)) for seat, words in self.unplayed)
        shared: dict[tuple[int, int], tuple[int, int]] = {}
        choices = [shared.setdefault(pair, pair) for pair in parsed]
        saw = written.saw or (written.shown,) * len(names)
        fences = Fences(written.at, written.why, written.shown, saw)
        table.skip_to(choices, thaw_state(self.game, written.state), fences)
        self.table, self.unplayed = table, None
        self.question = written.question
