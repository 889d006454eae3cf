"""Tables without a server: a log that a test writes, and the state that follows from it."""

from copy import copy
from random import Random
from typing import Any

from wusel.engine.errors import CannotUndo
from wusel.games import known_game
from wusel.server.log.entries import AnyEntry, Chair, Chose, Opened, Settings, Started, write_entry
from wusel.server.log.stores.rows import Person, Record
from wusel.server.refusals import Refusal
from wusel.server.table.commands import check
from wusel.server.table.reading import edition_of
from wusel.server.table.setup_commands import checked_options
from wusel.server.table.table_state import Effect, TableState
from wusel.server.wire.client_messages import AnyCommand

LONG_SEED = 1 << 128
NEXT_SEED = LONG_SEED + 7
START = 1_000_000


def person(id: str) -> Person:
    return Person(id, id.title())


def chair(word: str) -> Chair:
    """Return a seat from a word: a bot's level, "-" for a free seat, or its owner."""
    if word == "-":
        return Chair()
    return Chair(bot=word) if word in ("greedy", "random") else Chair(word, word.title())


class Paper:
    """A log, record by record, and the state that follows. The first person named is the host."""

    def __init__(self, seats: str = "ann ben", game: str = "mosquitozzz", settings: Settings | None = None) -> None:
        self.records: list[Record] = []
        self.state = TableState("table", "CODE")
        chairs = [chair(word) for word in seats.split()]
        self.state.play.game = known_game(game)
        options = checked_options(self.state, {"players": len(chairs)})
        host = next(each.person for each in chairs if each.person)
        self.write(Opened(host, game, options, settings or Settings(), chairs), START)

    def write(self, entry: AnyEntry, at: int | None = None) -> Effect:
        """Add a record, a second after the last unless a time is given."""
        record = Record(self.state.n + 1, self.state.at + 1000 if at is None else at, write_entry(entry))
        effect = self.state.apply(record)
        self.records.append(record)
        return effect

    def starts(self, seed: int = LONG_SEED) -> "Paper":
        position = self.state.play.position
        edition = edition_of(self.state.play.game)
        self.write(Started(position.seed if position else str(seed), self.state.seating.chairs[:], edition=edition))
        return self

    def says(self, who: str, command: AnyCommand, at: int | None = None) -> AnyEntry:
        """Check a person's command and add its entry to the log."""
        entry = check(self.state, person(who), command, NEXT_SEED).entry
        self.write(entry, at)
        return entry

    def is_refused(self, who: str, command: AnyCommand) -> str:
        """Return the code of a refused command. Fail if it is allowed, or if asking changes anything."""
        before = fingerprint(self.state)
        try:
            check(self.state, person(who), command, NEXT_SEED)
        except Refusal as refusal:
            code = refusal.code
        else:
            raise AssertionError(f"{who} may {command}")
        assert fingerprint(self.state) == before
        return code

    def choice(self, seat: int, pick: int = 0) -> dict[str, int | str]:
        """Return one of the legal choices of a seat, in words."""
        assert self.state.play.table is not None
        return self.state.play.game.choices.to_json(self.state.play.table.legal(seat)[pick])

    def chooses(self, seat: int, pick: int = 0, at: int | None = None) -> Effect:
        return self.write(Chose(seat, self.choice(seat, pick)), at)

    def plays(self, choices: int, luck: int = 0) -> "Paper":
        """Make a number of random choices, or fewer if the game ends."""
        rng = Random(luck)
        for _ in range(choices):
            owing = self.state.owing()
            if not owing:
                break
            assert self.state.play.table is not None
            seat = rng.choice(owing)
            self.chooses(seat, rng.randrange(len(self.state.play.table.legal(seat))))
        return self


def fingerprint(state: TableState) -> dict[str, Any]:
    """Return everything that can be known of a state, in comparable values."""
    parts = {**vars(state), **vars(state.seating), **vars(state.play)}
    known = {name: copy(value) for name, value in parts.items() if name not in ("game", "table", "seating", "play")}
    known |= {"silenced": sorted(state.seating.silenced), "mutes": sorted(state.seating.mutes)}
    known["clockwork"] = repr(state.clockwork)
    table = state.play.table
    if table is not None:
        seats = range(table.state.seats)
        known["state"] = table.state.digest()
        known["choices"] = table.choices[:]
        known["legal"] = [table.legal(seat) for seat in seats]
        known["undo"] = [table.why_no_undo(seat) for seat in seats]
        known["last"] = [last_choice(state, seat) for seat in seats]
        known["views"] = [table.view(seat) for seat in (-1, *seats)]
    return known


def last_choice(state: TableState, seat: int) -> int | str:
    assert state.play.table is not None
    try:
        return state.play.table.last_choice_of(seat)
    except CannotUndo as error:
        return error.why
