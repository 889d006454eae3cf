"""A log read back, with or without a checkpoint, gives the same state after any events at the table."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.server.scenes import START, Paper, fingerprint, person
from wusel.games import SHELF
from wusel.server.log.entries import (
    AnyEntry,
    Away,
    Clock,
    Entry,
    Opened,
    Position,
    Renamed,
    Settings,
    Undid,
    Woke,
    read_entry,
    write_entry,
)
from wusel.server.log.stores.rows import Checkpoint
from wusel.server.refusals import Refusal
from wusel.server.table.commands import check
from wusel.server.table.reading import state_from_log
from wusel.server.wire.client_messages import Answer, AnyCommand, Chat, Choose, Comeback, Mute, Propose, Resign, Undo


def random_command(paper: Paper, rng: Random) -> tuple[str, AnyCommand]:
    """Return a random command of a person, mostly a choice."""
    state = paper.state
    owing = [seat for seat in state.owing() if not state.seating.chairs[seat].bot]
    wish = rng.randrange(20)
    seat = rng.randrange(len(state.seating.chairs))
    who = state.seating.chairs[seat].person or "zoe"
    if wish < 9 and owing:
        seat = rng.choice(owing)
        assert state.play.table is not None
        choice = paper.choice(seat, rng.randrange(len(state.play.table.legal(seat))))
        return state.seating.chairs[seat].person, Choose("x", seat, state.play.question, choice)
    commands: list[AnyCommand] = [
        Chat("x", "hello"),
        Undo("x", seat),
        Propose("x", seat, "undo"),
        Propose("x", seat, "undo"),
        Answer("x", seat, rng.random() < 0.9),
        Answer("x", seat, rng.random() < 0.9),
        Comeback("x", seat),
        Mute("x", rng.randrange(3), rng.random() < 0.5, rng.random() < 0.5),
    ]
    if rng.random() < 0.02:
        return who, Resign("x", seat)
    if rng.random() < 0.05:
        return who, Propose("x", seat, "stop")
    return who, rng.choice(commands)


def by_itself(paper: Paper, rng: Random) -> AnyEntry | None:
    """Return an event without a command: bots choose, people leave, servers sleep."""
    state = paper.state
    seat = rng.randrange(len(state.seating.chairs))
    bots = [seat for seat in state.owing() if state.seating.chairs[seat].bot]
    if bots and rng.random() < 0.5:
        paper.chooses(rng.choice(bots))
    elif rng.random() < 0.03 and state.seating.chairs[seat].person and not state.seating.chairs[seat].bot:
        return Away(seat)
    elif rng.random() < 0.02:
        return Woke()
    elif rng.random() < 0.02 and state.seating.chairs[seat].person:
        return Renamed(state.seating.chairs[seat].person, f"N{rng.randrange(9)}", state.seating.chairs[seat].name)
    return None


def random_paper(seed: int, moves: int = 100) -> Paper:
    """Return a table at which everything possible happens in random order. Every third one is a fork."""
    rng = Random(seed)
    seats = rng.choice(["ann ben", "ann ben greedy", "ann ann ben cid", "ann greedy"])
    clock = rng.choice([None, Clock("live", 50_000, 5), Clock("days", 3)])
    paper = Paper(seats, rng.choice(list(SHELF)), Settings(clock=clock))
    if seed % 3 == 0:
        paper = fork_of(paper.starts().plays(8, seed))
    paper.starts((1 << 128) + seed)
    for _ in range(moves):
        step(paper, rng)
        if paper.state.phase == "over":
            break
    return paper


def step(paper: Paper, rng: Random) -> None:
    """Add an event without a command, or a random command if it is allowed."""
    entry = by_itself(paper, rng)
    if entry is None and paper.state.phase == "playing":
        who, command = random_command(paper, rng)
        try:
            entry = check(paper.state, person(who), command, 1).entry
        except Refusal:
            return
    if entry is not None:
        paper.write(entry, paper.state.at + rng.randrange(20_000))


def fork_of(paper: Paper) -> Paper:
    """Return a new table that continues from the current state of this one."""
    table = paper.state.play.table
    assert table is not None
    words = paper.state.play.game.choices.to_json
    position = Position(str(table.seed), [(seat, words(choice)) for seat, choice in table.choices])
    opened = read_entry(paper.records[0].entry)
    assert isinstance(opened, Opened)
    fork = Paper("ann ben")
    fork.state = type(fork.state)("fork", "CODE")
    fork.records = []
    fork.write(msgspec.structs.replace(opened, position=position), START)
    return fork


@examples(max_examples=40)
@given(seed=st.integers(0, 10_000), where=st.floats(0, 1))
def test_from_a_checkpoint_everything_is_as_if_replayed(seed: int, where: float) -> None:
    records = random_paper(seed).records
    cut = 2 + int(where * (len(records) - 3))
    state = state_from_log("table", "CODE", records[:cut])
    other = state_from_log("table", "CODE", records[:cut], state.checkpoint())
    assert fingerprint(other) == fingerprint(state)
    for record in records[state.n :]:
        ours, theirs = state.apply(record), other.apply(record)
        assert (ours.table, ours.play, len(ours.events)) == (theirs.table, theirs.play, len(theirs.events))
        assert (state.owing(), state.play.question, state.proposal) == (
            other.owing(),
            other.play.question,
            other.proposal,
        )
    assert fingerprint(other) == fingerprint(state)


@pytest.mark.parametrize("game", list(SHELF))
def test_undo_goes_back_behind_a_checkpoint(game: str) -> None:
    paper = Paper(game=game).starts().plays(20)
    state = state_from_log("table", "CODE", paper.records, paper.state.checkpoint())
    for kept in (15, 5, 0):
        entry = Undid(0, kept)
        paper.write(entry)
        state.apply(paper.records[-1])
        assert fingerprint(state) == fingerprint(paper.state)


@pytest.mark.parametrize("game", list(SHELF))
def test_a_checkpoint_from_before_an_update_is_passed_over(game: str) -> None:
    """It has another shape, or none like the oldest ones, and any content. The log is replayed instead."""
    paper = Paper(game=game).starts().plays(20)
    written = msgspec.json.decode(paper.state.checkpoint().state)
    for shape in ("of old", None):
        changed = {**written, "state": {"agenda": [7]}, "shape": shape}
        if shape is None:
            del changed["shape"]
        checkpoint = Checkpoint(paper.state.n, msgspec.json.encode(changed))
        assert fingerprint(state_from_log("table", "CODE", paper.records, checkpoint)) == fingerprint(paper.state)


def test_a_finished_game_reads_back_as_finished() -> None:
    paper = Paper().starts().plays(5000)
    assert paper.state.phase == "over"
    assert fingerprint(state_from_log("table", "CODE", paper.records)) == fingerprint(paper.state)


def test_every_entry_survives_being_written_down() -> None:
    kinds = set()
    for seed in range(6):
        paper = random_paper(seed)
        kinds |= {type(read_entry(record.entry)) for record in paper.records}
        for record in paper.records:
            assert write_entry(read_entry(record.entry)) == record.entry
    assert len(kinds) >= 10
    assert all(issubclass(kind, Entry) for kind in kinds)
