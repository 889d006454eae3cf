"""Clocks: the time left of each seat follows from the times in the log alone."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.company import catch_up, meet, missed
from tests.server.scenes import START, Paper, fingerprint
from tests.server.visitors import RunningServer, run_server
from wusel.server.log.entries import STAND_IN, Away, Back, Chatted, Clock, Resigned, Settings, Started, Undid, Woke
from wusel.server.table.clockwork import DAY, Clockwork
from wusel.server.table.reading import edition_of, state_from_log
from wusel.server.table.redaction import clocks

LIVE = Settings(clock=Clock("live", 60, 5))
DAYS = Settings(clock=Clock("days", 3))


def begun(settings: Settings, seats: str = "ann ben", game: str = "mosquitozzz") -> Paper:
    """Return a game with clocks that has started at second 0."""
    paper = Paper(seats, game, settings)
    paper.write(Started(str(1 << 128), paper.state.seating.chairs[:], edition=edition_of(paper.state.play.game)), START)
    return paper


def after(seconds: float) -> int:
    return START + int(seconds * 1000)


def work_of(paper: Paper) -> Clockwork:
    assert paper.state.clockwork is not None
    return paper.state.clockwork


# --- on paper


def test_live_clocks_run_for_those_who_owe_a_choice() -> None:
    paper = begun(LIVE)
    paper.chooses(0, at=after(10))
    assert work_of(paper).left == [55_000, 50_000], "ten seconds gone, five more for the choice"
    assert work_of(paper).running == [1]
    paper.chooses(1, at=after(25))
    assert work_of(paper).left == [55_000, 40_000]


def test_to_change_ones_mind_wins_no_time() -> None:
    paper = begun(LIVE)
    for second in range(10, 20):
        paper.chooses(0, second % 2, at=after(second))
    assert work_of(paper).left[0] == 55_000


def test_to_undo_and_choose_again_wins_no_time() -> None:
    paper = begun(LIVE)
    for second in range(1, 20):
        paper.chooses(0, at=after(second))
        paper.write(Undid(0, 0), after(second))
    assert work_of(paper).left == [41_000, 41_000]


def test_an_undo_never_takes_the_last_of_the_time() -> None:
    paper = begun(LIVE)
    paper.chooses(0, at=after(58))
    paper.write(Undid(0, 0), after(58))
    assert work_of(paper).left[0] == 5_000


def test_chatting_neither_stops_nor_hastens_a_clock() -> None:
    paper = begun(LIVE)
    for second in range(1, 10):
        paper.write(Chatted("ann", "Ann", "hm"), after(second))
    assert work_of(paper).left_at(after(10), 0) == 50_000


def test_the_flag_falls_when_the_time_is_over() -> None:
    paper = begun(LIVE)
    paper.chooses(0, at=after(1))
    assert work_of(paper).next_flag() == (after(60), 1)
    paper.write(Away(1, "time"), after(60))
    assert paper.state.phase == "playing", "a bot plays on, also if only two play"
    assert paper.state.seating.chairs[1].bot == STAND_IN
    paper.write(Back(1), after(70))
    assert work_of(paper).left_at(after(70), 1) == 30_000, "enough to play on"
    assert work_of(paper).next_flag() == (after(100), 1)


def test_older_logs_in_which_time_was_lost_end_as_they_did() -> None:
    paper = begun(LIVE)
    paper.write(Resigned(1, "time"), after(60))
    assert paper.state.ending is not None
    assert (paper.state.ending.how, paper.state.ending.ranks) == ("resigned", [1, 2])


def test_bots_have_no_clock() -> None:
    paper = begun(LIVE, "ann greedy")
    assert work_of(paper).running == [0]
    shown = clocks(paper.state, after(7))
    assert shown is not None
    assert shown.left == [53_000, None]


def test_somebody_away_does_not_lose_time() -> None:
    paper = begun(LIVE, "ann ben cid")
    paper.write(Away(2), after(10))
    paper.write(Back(2), after(50))
    assert work_of(paper).left[2] == 50_000
    assert work_of(paper).running == [0, 1, 2]


def test_an_undo_makes_the_clock_run_on() -> None:
    paper = begun(LIVE)
    paper.chooses(0, at=after(10))
    paper.write(Undid(0, 0), after(12))
    assert work_of(paper).running == [0, 1]
    assert work_of(paper).left_at(after(20), 0) == 42_000


def test_while_the_server_was_down_no_live_clock_ran() -> None:
    paper = begun(LIVE)
    paper.write(Chatted("ann", "Ann", "brb"), after(10))
    paper.write(Woke(), after(5000))
    assert work_of(paper).left == [50_000, 50_000]
    assert work_of(paper).next_flag() == (after(5050), 0)


def test_days_begin_anew_with_every_choice() -> None:
    paper = begun(DAYS)
    paper.chooses(0, at=START + 2 * DAY)
    assert work_of(paper).left == [3 * DAY, DAY]
    assert work_of(paper).next_flag() == (START + 3 * DAY, 1)
    paper.chooses(1, at=START + 2 * DAY + 1)
    assert work_of(paper).left[1] == 3 * DAY


def test_coming_back_does_not_win_days_but_the_next_question_has_them_all() -> None:
    paper = begun(DAYS)
    paper.write(Away(1, "time"), START + 3 * DAY)
    paper.write(Back(1), START + 3 * DAY + 5)
    assert work_of(paper).next_flag() == (START + 3 * DAY + 5, 0), "both are over their time"
    paper.write(Away(1, "time"), START + 3 * DAY + 6)
    paper.chooses(1, at=START + 3 * DAY + 700)
    paper.write(Back(1), START + 3 * DAY + 800)
    assert work_of(paper).left[1] == 3 * DAY


@given(
    steps=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9_000)), max_size=12), kind=st.sampled_from([LIVE, DAYS])
)
def test_clocks_read_back_as_they_were(steps: list[tuple[int, int]], kind: Settings) -> None:
    """This holds with and without a checkpoint. No clock ever gains by waiting."""
    paper = begun(kind)
    at = START
    for what, passed in steps:
        at += passed
        owing = paper.state.owing()
        if what == 0 or not owing:
            paper.write(Chatted("ann", "Ann", "hm"), at)
        elif what == 1:
            paper.write(Woke(), at)
        else:
            paper.chooses(owing[what % len(owing)], at=at)
        work = work_of(paper)
        assert all(work.left_at(at + 1000, seat) <= work.left_at(at, seat) for seat in (0, 1))
    if paper.state.phase == "playing":
        again = state_from_log("table", "CODE", paper.records, paper.state.checkpoint())
        assert fingerprint(again) == fingerprint(paper.state)
    assert fingerprint(state_from_log("table", "CODE", paper.records)) == fingerprint(paper.state)


# --- for real


def test_a_bot_plays_for_who_runs_out_of_time_until_they_come_back(server: RunningServer) -> None:
    settings = {"pace": 0, "clock": {"kind": "live", "budget": 600}}
    anna, ben = meet(server, "Anna Ben", settings=settings)
    anna.chooses(0)
    catch_up(anna, ben)
    live = server.manager.tables[anna.table]
    assert live.state.clockwork is not None
    live.state.clockwork.left[1] = 1  # all except a millisecond has passed
    anna.does("chat", text="the timer is set anew")
    news = anna.wait_for("away")["news"]
    assert (news["seat"], news["why"], news["bot"]) == (1, "time", STAND_IN)
    anna.wait_for("chose", seat=1)
    ben.wait_for("away")
    assert anna.info["phase"] == ben.info["phase"] == "playing"
    ben.does("comeback", seat=1)
    catch_up(anna, ben)
    assert not anna.info["seats"][1]["bot"]
    assert 0 < anna.play["clocks"]["left"][1] <= 60_000


@pytest.mark.parametrize("kind", ["live", "days"])
def test_downtime_counts_in_days_alone(tmp_path: Path, kind: str) -> None:
    settings = {"pace": 0, "clock": {"kind": kind, "budget": 100, "more": 0}}
    with run_server(tmp_path / "wusel.db") as server:
        anna, _ben = meet(server, "Anna Ben", settings=settings)
        table, cookies = anna.table, dict(anna.guest.web.cookies)
        left = anna.play["clocks"]["left"][0]
    with run_server(tmp_path / "wusel.db") as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        client = guest.joins(table, since=0)
        assert any(told["news"]["what"] == "woke" for told in missed(client)) == (kind == "live")
        assert 0 < client.play["clocks"]["left"][0] <= left
        client.chooses(0)
