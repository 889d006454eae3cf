"""The state of a table follows from its log and nothing else, however the log is read."""

import pytest

from tests.server.scenes import START, Paper, fingerprint
from wusel.server.log.entries import (
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
from wusel.server.table.seating import close_ranks

# --- every entry


def test_opening_seats_people_and_knows_them_by_number() -> None:
    state = Paper("ann - greedy").state
    assert (state.phase, state.seating.host, state.n, state.at) == ("gathering", "ann", 1, START)
    assert [chair.is_empty for chair in state.seating.chairs] == [False, True, False]
    assert (state.seating.voice("ann"), state.seating.voice("ben"), state.seating.voice("")) == (0, -1, -1)
    assert state.seating.seats_of("") == []


def test_arranging_changes_options_settings_and_chairs() -> None:
    paper = Paper("ann -")
    options = {**paper.state.play.options, "players": 3}
    effect = paper.write(Arranged(options, Settings(spectators=False), [Chair("ann", "Ann"), Chair(), Chair()]))
    assert effect.table
    assert not effect.play
    assert (paper.state.play.options["players"], paper.state.settings.spectators, len(paper.state.seating.chairs)) == (
        3,
        False,
        3,
    )


def test_seating_may_change_the_host() -> None:
    paper = Paper("ann ben")
    paper.write(Seated([Chair(), Chair("ben", "Ben")], "ben"))
    seating = paper.state.seating
    assert (seating.host, seating.seats_of("ann"), seating.seats_of("ben")) == ("ben", [], [1])
    assert paper.state.seating.voice("ann") == 0, "a number once given stays"


def test_closing_ends_a_table_without_a_game() -> None:
    paper = Paper("ann -")
    paper.write(Closed())
    assert paper.state.phase == "over"
    assert paper.state.ending is not None
    assert (paper.state.ending.how, paper.state.ending.ranks) == ("closed", [])


def test_starting_deals_and_asks() -> None:
    paper = Paper()
    effect = paper.write(Started(str(1 << 128), paper.state.seating.chairs[:]))
    assert effect.table
    assert effect.play
    assert paper.state.phase == "playing"
    assert paper.state.play.question == 2
    assert paper.state.owing()


def test_a_secret_choice_leaves_the_question_as_it_was() -> None:
    paper = Paper().starts()
    first, second = paper.state.owing()
    asked = paper.state.play.question
    paper.chooses(first)
    paper.chooses(first, -1)
    assert paper.state.play.question == asked
    assert paper.state.owing() == [second]
    paper.chooses(second)
    assert paper.state.play.question == paper.state.n


def test_undoing_brings_back_the_state_and_asks_anew() -> None:
    paper = Paper().starts()
    before = fingerprint(paper.state)["state"]
    paper.chooses(0)
    paper.write(Undid(0, 0))
    assert fingerprint(paper.state)["state"] == before
    assert paper.state.play.question == paper.state.n


def test_all_who_still_play_are_asked_and_one_no_is_enough() -> None:
    paper = Paper("ann ben cid").starts()
    paper.chooses(0)
    paper.write(Proposed(0, "undo", 0))
    assert paper.state.proposal is not None
    assert paper.state.proposal.asked == {"ben", "cid"}
    paper.write(Answered(1, True))
    assert paper.state.proposal is not None
    paper.write(Answered(2, False))
    assert paper.state.proposal is None
    assert paper.state.play.table is not None
    assert len(paper.state.play.table.choices) == 1


def test_an_agreed_undo_is_done_and_an_agreed_stop_ends_the_game() -> None:
    paper = Paper("ann ben cid").starts()
    paper.chooses(0)
    for what, kept in (("undo", 0), ("stop", 0)):
        paper.write(Proposed(0, what, kept))  # type: ignore[arg-type]  # one of the two words
        paper.write(Answered(1, True))
        effect = paper.write(Answered(2, True))
        assert effect.play
        assert paper.state.proposal is None
    assert paper.state.play.table is not None
    assert paper.state.play.table.choices == []
    assert paper.state.ending is not None
    assert (paper.state.ending.how, paper.state.ending.ranks) == ("stopped", [])


def test_a_choice_lets_a_proposal_lapse_and_so_does_resigning() -> None:
    paper = Paper("ann ben cid").starts()
    for entry_after in (None, Resigned(2)):
        paper.write(Proposed(0, "stop"))
        effect = paper.chooses(1) if entry_after is None else paper.write(entry_after)
        assert effect.table
        assert paper.state.proposal is None


def test_somebody_away_is_played_for_and_gets_the_seat_back() -> None:
    paper = Paper().starts()
    paper.write(Away(1))
    assert paper.state.seating.chairs[1] == Chair("ben", "Ben", "greedy", away=True)
    assert "ben" in paper.state.seating.players(), "who is away still plays"
    paper.write(Back(1))
    assert paper.state.seating.chairs[1] == Chair("ben", "Ben")


def test_stopping_ends_at_once() -> None:
    paper = Paper("ann greedy").starts()
    paper.write(Stopped(0))
    assert paper.state.phase == "over"
    assert paper.state.owing() == []


def test_talk_changes_nothing_but_who_is_known() -> None:
    paper = Paper().starts()
    before = fingerprint(paper.state)
    effect = paper.write(Chatted("zoe", "Zoe", "hello"))
    assert not effect.table
    assert not effect.play
    after = fingerprint(paper.state)
    assert after["people"] == ["ann", "ben", "zoe"]
    assert {name for name in before if before[name] != after[name]} == {"people", "n", "at", "asides"}


def test_mutes_are_ones_own_or_everybodys_and_can_be_taken_back() -> None:
    state = (paper := Paper()).state
    paper.write(Muted("ann", "ben", True, everyone=False))
    paper.write(Muted("ann", "ben", True, everyone=True))
    assert (state.seating.mutes, state.seating.silenced) == ({("ann", "ben")}, {"ben"})
    paper.write(Muted("ann", "ben", False, everyone=False))
    paper.write(Muted("ann", "ben", False, everyone=True))
    assert (state.seating.mutes, state.seating.silenced) == (set(), set())


def test_a_new_name_leaves_other_names_of_the_same_person_alone() -> None:
    paper = Paper("ann ann ben")
    paper.write(Seated([Chair("ann", "Ann"), Chair("ann", "Grandma"), Chair("ben", "Ann")], "ann"))
    paper.write(Renamed("ann", "Anna", "Ann"))
    assert [chair.name for chair in paper.state.seating.chairs] == ["Anna", "Grandma", "Ann"]


def test_a_rematch_is_remembered() -> None:
    paper = Paper("ann greedy").starts()
    paper.write(Stopped(0))
    paper.write(Rematched("there"))
    assert (paper.state.rematch, paper.state.phase) == ("there", "over")


# --- endings


@pytest.mark.rule("MZ-S8")
def test_the_winner_begins_a_rematch() -> None:
    paper = Paper("ann ben cleo").starts().plays(10_000)
    assert paper.state.ending is not None
    (winner,) = [seat for seat, rank in enumerate(paper.state.ending.ranks) if rank == 1]
    further = (winner + 1) % 3 + 1
    assert paper.state.rematch_options() == {**paper.state.play.options, "first": further}, "a seat further on"


@pytest.mark.rule("MZ-S8")
def test_who_is_left_when_others_resign_has_won_and_begins() -> None:
    paper = Paper("ann ben").starts()
    paper.write(Resigned(0))
    assert paper.state.rematch_options()["first"] == 1


def test_without_a_winner_a_rematch_is_as_before() -> None:
    paper = Paper("ann greedy").starts()
    paper.write(Stopped(0))
    assert paper.state.rematch_options() == paper.state.play.options
    other = Paper("ann ben", "schwarm").starts()
    other.write(Resigned(0))
    assert other.state.rematch_options() == other.state.play.options, "Der Schwarm has its own way to say who begins"


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
    ending = paper.state.ending
    assert ending is not None
    assert (ending.how, ending.ranks, ending.won, ending.resigned) == ("resigned", [2, 1], None, [0])


def test_four_resign_one_by_one_and_the_first_is_the_last() -> None:
    paper = Paper("ann ben cid dan").starts()
    for seat in (2, 0):
        paper.write(Resigned(seat))
        assert paper.state.phase == "playing"
    paper.write(Resigned(3, "time"))
    ending = paper.state.ending
    assert ending is not None
    assert (ending.how, ending.ranks, ending.resigned) == ("resigned", [3, 1, 4, 2], [2, 0, 3])


def test_bots_share_the_first_place_if_all_people_resign() -> None:
    paper = Paper("ann greedy ben random").starts()
    paper.write(Resigned(0))
    paper.write(Resigned(2))
    assert paper.state.ending is not None
    assert paper.state.ending.ranks == [4, 1, 3, 1]


@pytest.mark.parametrize("game", ["mosquitozzz", "schwarm"])
@pytest.mark.parametrize("luck", range(4))
def test_whoever_resigned_comes_last_in_a_finished_game(game: str, luck: int) -> None:
    """This holds even if the bot that played on would have won. No player who stayed shares the last place."""
    paper = Paper("ann ben cid dan", game).starts((1 << 128) + luck)
    paper.plays(5, luck)
    paper.write(Resigned(luck))
    paper.plays(5000, luck)
    ending = paper.state.ending
    assert ending is not None
    assert paper.state.play.table is not None
    result = paper.state.play.table.result()
    assert result is not None
    assert ending.how == "finished"
    assert ending.ranks[luck] == 4
    stayed = [seat for seat in range(4) if seat != luck]
    assert max(ending.ranks[seat] for seat in stayed) < 4
    by_rules = sorted(stayed, key=lambda seat: result.ranks[seat])
    assert [ending.ranks[seat] for seat in by_rules] == sorted(ending.ranks[seat] for seat in stayed)


def together(seats: str) -> Paper:
    paper = Paper(seats)
    play = paper.state.play
    coop = next(value for option in play.game.declared if option.name == "mode" for value in option.values[1:2])
    paper.write(Arranged({**play.options, "mode": coop}, Settings(), paper.state.seating.chairs[:]))
    paper.starts()
    assert paper.state.play.table is not None
    assert paper.state.play.game.plays_together(paper.state.play.table.state), "this test wants the co-operative mode"
    return paper


def test_together_one_may_go_on_alone_and_all_lose_when_the_last_resigns() -> None:
    paper = together("ann ben")
    paper.write(Resigned(0))
    assert paper.state.phase == "playing", "with the bot in the other's place"
    paper.write(Resigned(1))
    ending = paper.state.ending
    assert ending is not None
    assert (ending.how, ending.won) == ("resigned", False)
