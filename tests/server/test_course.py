"""The course of a table follows from its log and nothing else, however it is read back."""

import pytest

from tests.server.scenes import START, Paper, fingerprint
from wusel.games import SHELF
from wusel.server.course import close_ranks
from wusel.server.entries import (
    Answered,
    Arranged,
    Away,
    Back,
    Chair,
    Chatted,
    Closed,
    Muted,
    Proposed,
    Rematched,
    Renamed,
    Resigned,
    Seated,
    Settings,
    Started,
    Stopped,
    Undid,
)

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
    effect = paper.write(Arranged(options, Settings(spectators=False), [Chair("ann", "Ann"), Chair(), Chair()]))
    assert effect.table
    assert not effect.play
    assert (paper.course.options["players"], paper.course.settings.spectators, len(paper.course.chairs)) == (
        3,
        False,
        3,
    )


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
    coop = next(value for option in paper.course.game.declared if option.name == "mode" for value in option.values[1:2])
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
