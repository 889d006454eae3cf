"""The course of a table follows from its log and nothing else, however it is read back."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.server.scenes import START, Paper, fingerprint, person
from wusel.games import SHELF
from wusel.server.course import close_ranks, course_of
from wusel.server.entries import (
    Answered,
    AnyEntry,
    Arranged,
    Away,
    Back,
    Chair,
    Chatted,
    Clock,
    Closed,
    Entry,
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
    write_entry,
)
from wusel.server.messages import (
    Answer,
    AnyCommand,
    Chat,
    Choose,
    Comeback,
    Mute,
    Propose,
    Resign,
    Undo,
)
from wusel.server.permits import entry_for
from wusel.server.refusals import Refusal

# --- every entry


def test_opening_seats_people_and_knows_them_by_number() -> None:
    course = Paper("ann - greedy").course
    assert (course.phase, course.host, course.n, course.at) == ("gathering", "ann", 1, START)
    assert [chair.is_empty for chair in course.chairs] == [False, True, False]
    assert (course.voice("ann"), course.voice("ben"), course.voice("")) == (0, -1, -1)
    assert course.seats_of("") == []


def test_arranging_changes_options_settings_and_chairs() -> None:
    paper = Paper("ann -")
    options = {**paper.course.options, "players": 3}
    effect = paper.write(Arranged(options, Settings(hints=False), [Chair("ann", "Ann"), Chair(), Chair()]))
    assert effect.table
    assert not effect.play
    assert (paper.course.options["players"], paper.course.settings.hints, len(paper.course.chairs)) == (3, False, 3)


def test_seating_may_change_the_host() -> None:
    paper = Paper("ann ben")
    paper.write(Seated([Chair(), Chair("ben", "Ben")], "ben"))
    assert (paper.course.host, paper.course.seats_of("ann"), paper.course.seats_of("ben")) == ("ben", [], [1])
    assert paper.course.voice("ann") == 0, "a number once given stays"


def test_closing_ends_a_table_without_a_game() -> None:
    paper = Paper("ann -")
    paper.write(Closed())
    assert paper.course.phase == "over"
    assert paper.course.ending is not None
    assert (paper.course.ending.how, paper.course.ending.ranks) == ("closed", [])


def test_starting_deals_and_asks() -> None:
    paper = Paper()
    effect = paper.write(Started(str(1 << 128), paper.course.chairs[:]))
    assert effect.table
    assert effect.play
    assert paper.course.phase == "playing"
    assert paper.course.question == 2
    assert paper.course.owing()


def test_a_secret_choice_leaves_the_question_as_it_was() -> None:
    paper = Paper().starts()
    first, second = paper.course.owing()
    asked = paper.course.question
    paper.chooses(first)
    paper.chooses(first, -1)
    assert paper.course.question == asked
    assert paper.course.owing() == [second]
    paper.chooses(second)
    assert paper.course.question == paper.course.n


def test_undoing_brings_back_the_state_and_asks_anew() -> None:
    paper = Paper().starts()
    before = fingerprint(paper.course)["state"]
    paper.chooses(0)
    paper.write(Undid(0, 0))
    assert fingerprint(paper.course)["state"] == before
    assert paper.course.question == paper.course.n


def test_all_who_still_play_are_asked_and_one_no_is_enough() -> None:
    paper = Paper("ann ben cid").starts()
    paper.chooses(0)
    paper.write(Proposed(0, "undo", 0))
    assert paper.course.proposal is not None
    assert paper.course.proposal.asked == {"ben", "cid"}
    paper.write(Answered(1, True))
    assert paper.course.proposal is not None
    paper.write(Answered(2, False))
    assert paper.course.proposal is None
    assert paper.course.table is not None
    assert len(paper.course.table.choices) == 1


def test_an_agreed_undo_is_done_and_an_agreed_stop_ends_the_game() -> None:
    paper = Paper("ann ben cid").starts()
    paper.chooses(0)
    for what, kept in (("undo", 0), ("stop", 0)):
        paper.write(Proposed(0, what, kept))  # type: ignore[arg-type]  # one of the two words
        paper.write(Answered(1, True))
        effect = paper.write(Answered(2, True))
        assert effect.play
        assert paper.course.proposal is None
    assert paper.course.table is not None
    assert paper.course.table.choices == []
    assert paper.course.ending is not None
    assert (paper.course.ending.how, paper.course.ending.ranks) == ("stopped", [])


def test_a_choice_lets_a_proposal_lapse_and_so_does_resigning() -> None:
    paper = Paper("ann ben cid").starts()
    for entry_after in (None, Resigned(2)):
        paper.write(Proposed(0, "stop"))
        effect = paper.chooses(1) if entry_after is None else paper.write(entry_after)
        assert effect.table
        assert paper.course.proposal is None


def test_somebody_away_is_played_for_and_gets_the_seat_back() -> None:
    paper = Paper().starts()
    paper.write(Away(1))
    assert paper.course.chairs[1] == Chair("ben", "Ben", "greedy", away=True)
    assert "ben" in paper.course.players(), "who is away still plays"
    paper.write(Back(1))
    assert paper.course.chairs[1] == Chair("ben", "Ben")


def test_stopping_ends_at_once() -> None:
    paper = Paper("ann greedy").starts()
    paper.write(Stopped(0))
    assert paper.course.phase == "over"
    assert paper.course.owing() == []


def test_talk_changes_nothing_but_who_is_known() -> None:
    paper = Paper().starts()
    before = fingerprint(paper.course)
    effect = paper.write(Chatted("zoe", "Zoe", "hello"))
    assert not effect.table
    assert not effect.play
    after = fingerprint(paper.course)
    assert after["people"] == ["ann", "ben", "zoe"]
    assert {name for name in before if before[name] != after[name]} == {"people", "n", "at"}


def test_mutes_are_ones_own_or_everybodys_and_can_be_taken_back() -> None:
    course = (paper := Paper()).course
    paper.write(Muted("ann", "ben", True, everyone=False))
    paper.write(Muted("ann", "ben", True, everyone=True))
    assert (course.mutes, course.silenced) == ({("ann", "ben")}, {"ben"})
    paper.write(Muted("ann", "ben", False, everyone=False))
    paper.write(Muted("ann", "ben", False, everyone=True))
    assert (course.mutes, course.silenced) == (set(), set())


def test_a_new_name_leaves_other_names_of_the_same_person_alone() -> None:
    paper = Paper("ann ann ben")
    paper.write(Seated([Chair("ann", "Ann"), Chair("ann", "Grandma"), Chair("ben", "Ann")], "ann"))
    paper.write(Renamed("ann", "Anna", "Ann"))
    assert [chair.name for chair in paper.course.chairs] == ["Anna", "Grandma", "Ann"]


def test_a_rematch_is_remembered() -> None:
    paper = Paper("ann greedy").starts()
    paper.write(Stopped(0))
    paper.write(Rematched("there"))
    assert (paper.course.rematch, paper.course.phase) == ("there", "over")


def test_every_entry_survives_being_written_down() -> None:
    kinds = set()
    for seed in range(6):
        paper = random_paper(seed)
        kinds |= {type(read_entry(line.entry)) for line in paper.lines}
        for line in paper.lines:
            assert write_entry(read_entry(line.entry)) == line.entry
    assert len(kinds) >= 10
    assert all(issubclass(kind, Entry) for kind in kinds)


# --- endings


@pytest.mark.parametrize(
    ("ranks", "closed"),
    [([1, 2, 3], [1, 2, 3]), ([2, 3, 4], [1, 2, 3]), ([1, 1, 3], [1, 1, 3]), ([5, 2, 6, 2], [3, 1, 4, 1]), ([], [])],
)
def test_closed_ranks_have_no_needless_gaps(ranks: list[int], closed: list[int]) -> None:
    close_ranks(ranks)
    assert ranks == closed


def test_resigning_for_two_ends_it() -> None:
    paper = Paper().starts()
    paper.write(Resigned(0))
    ending = paper.course.ending
    assert ending is not None
    assert (ending.how, ending.ranks, ending.won, ending.resigned) == ("resigned", [2, 1], None, [0])


def test_four_resign_one_by_one_and_the_first_is_the_last() -> None:
    paper = Paper("ann ben cid dan").starts()
    for seat in (2, 0):
        paper.write(Resigned(seat))
        assert paper.course.phase == "playing"
    paper.write(Resigned(3, "time"))
    ending = paper.course.ending
    assert ending is not None
    assert (ending.how, ending.ranks, ending.resigned) == ("resigned", [3, 1, 4, 2], [2, 0, 3])


def test_bots_share_the_first_place_if_all_people_resign() -> None:
    paper = Paper("ann greedy ben random").starts()
    paper.write(Resigned(0))
    paper.write(Resigned(2))
    assert paper.course.ending is not None
    assert paper.course.ending.ranks == [4, 1, 3, 1]


@pytest.mark.parametrize("game", list(SHELF))
@pytest.mark.parametrize("luck", range(4))
def test_whoever_resigned_comes_last_in_a_finished_game(game: str, luck: int) -> None:
    """Even if the bot that played on would have won; nobody who stayed shares the last place."""
    paper = Paper("ann ben cid dan", game).starts((1 << 128) + luck)
    paper.plays(5, luck)
    paper.write(Resigned(luck))
    paper.plays(5000, luck)
    ending = paper.course.ending
    assert ending is not None
    assert paper.course.table is not None
    result = paper.course.table.result()
    assert result is not None
    assert ending.how == "finished"
    assert ending.ranks[luck] == 4
    stayed = [seat for seat in range(4) if seat != luck]
    assert max(ending.ranks[seat] for seat in stayed) < 4
    by_rules = sorted(stayed, key=lambda seat: result.ranks[seat])
    assert [ending.ranks[seat] for seat in by_rules] == sorted(ending.ranks[seat] for seat in stayed)


def together(seats: str) -> Paper:
    paper = Paper(seats)
    coop = next(
        value for option in paper.course.game.declared if option.name == "mode" for value in option.values[1:2]
    )
    paper.write(Arranged({**paper.course.options, "mode": coop}, Settings(), paper.course.chairs[:]))
    paper.starts()
    assert paper.course.table is not None
    assert paper.course.game.plays_together(paper.course.table.state), "this test wants the co-operative mode"
    return paper


def test_together_one_may_go_on_alone_and_all_lose_when_the_last_resigns() -> None:
    paper = together("ann ben")
    paper.write(Resigned(0))
    assert paper.course.phase == "playing", "with the bot in the other's place"
    paper.write(Resigned(1))
    ending = paper.course.ending
    assert ending is not None
    assert (ending.how, ending.won) == ("resigned", False)


# --- reading back


def random_command(paper: Paper, rng: Random) -> tuple[str, AnyCommand]:
    """Somebody wants something, mostly to choose."""
    course = paper.course
    owing = [seat for seat in course.owing() if not course.chairs[seat].bot]
    wish = rng.randrange(20)
    seat = rng.randrange(len(course.chairs))
    who = course.chairs[seat].person or "zoe"
    if wish < 9 and owing:
        seat = rng.choice(owing)
        assert course.table is not None
        choice = paper.choice(seat, rng.randrange(len(course.table.legal(seat))))
        return course.chairs[seat].person, Choose("x", seat, course.question, choice)
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
    """What nobody asks for: bots choose, people go, servers sleep."""
    course = paper.course
    seat = rng.randrange(len(course.chairs))
    bots = [seat for seat in course.owing() if course.chairs[seat].bot]
    if bots and rng.random() < 0.5:
        paper.chooses(rng.choice(bots))
    elif rng.random() < 0.03 and course.chairs[seat].person and not course.chairs[seat].bot:
        return Away(seat)
    elif rng.random() < 0.02:
        return Woke()
    elif rng.random() < 0.02 and course.chairs[seat].person:
        return Renamed(course.chairs[seat].person, f"N{rng.randrange(9)}", course.chairs[seat].name)
    return None


def random_paper(seed: int, moves: int = 100) -> Paper:
    """A table at which everything happens that may, in any order; every third one is a fork."""
    rng = Random(seed)
    seats = rng.choice(["ann ben", "ann ben greedy", "ann ann ben cid", "ann greedy"])
    clock = rng.choice([None, Clock("live", 50_000, 5), Clock("days", 3)])
    paper = Paper(seats, rng.choice(list(SHELF)), Settings(clock=clock))
    if seed % 3 == 0:
        paper = fork_of(paper.starts().plays(8, seed))
    paper.starts((1 << 128) + seed)
    for _ in range(moves):
        entry = by_itself(paper, rng)
        if entry is not None:
            paper.write(entry, paper.course.at + rng.randrange(20_000))
        if paper.course.phase == "over":
            break
        who, command = random_command(paper, rng)
        try:
            entry = entry_for(paper.course, person(who), command, 1)
        except Refusal:
            continue
        paper.write(entry, paper.course.at + rng.randrange(20_000))
        if paper.course.phase == "over":
            break
    return paper


def fork_of(paper: Paper) -> Paper:
    """A new table that goes on from where this one stands."""
    table = paper.course.table
    assert table is not None
    words = paper.course.game.choices.to_json
    position = Position(str(table.seed), [(seat, words(choice)) for seat, choice in table.choices])
    opened = read_entry(paper.lines[0].entry)
    assert isinstance(opened, Opened)
    fork = Paper("ann ben")
    fork.course = type(fork.course)("fork", "CODE")
    fork.lines = []
    fork.write(msgspec.structs.replace(opened, position=position), START)
    return fork


@examples(max_examples=120)
@given(seed=st.integers(0, 10_000), where=st.floats(0, 1))
def test_from_a_checkpoint_everything_is_as_if_replayed(seed: int, where: float) -> None:
    lines = random_paper(seed).lines
    cut = 2 + int(where * (len(lines) - 3))
    course = course_of("table", "CODE", lines[:cut])
    other = course_of("table", "CODE", lines[:cut], course.written())
    assert fingerprint(other) == fingerprint(course)
    for line in lines[course.n :]:
        ours, theirs = course.follow(line), other.follow(line)
        assert (ours.table, ours.play, len(ours.events)) == (theirs.table, theirs.play, len(theirs.events))
        assert (course.owing(), course.question, course.proposal) == (other.owing(), other.question, other.proposal)
    assert fingerprint(other) == fingerprint(course)


@pytest.mark.parametrize("game", list(SHELF))
def test_undo_goes_back_behind_a_checkpoint(game: str) -> None:
    paper = Paper(game=game).starts().plays(20)
    course = course_of("table", "CODE", paper.lines, paper.course.written())
    for kept in (15, 5, 0):
        entry = Undid(0, kept)
        paper.write(entry)
        course.follow(paper.lines[-1])
        assert fingerprint(course) == fingerprint(paper.course)


def test_a_finished_game_reads_back_as_finished() -> None:
    paper = Paper().starts().plays(5000)
    assert paper.course.phase == "over"
    assert fingerprint(course_of("table", "CODE", paper.lines)) == fingerprint(paper.course)
