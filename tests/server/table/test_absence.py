"""A bot takes the seat of an absent player while others wait, and gives it back."""

import pytest

from tests.server.company import catch_up, meet, state_at
from tests.server.scenes import Paper
from tests.server.visitors import Client, RunningServer, wait_until
from wusel.server.log.entries import STAND_IN, AnyEntry, Away, Undid
from wusel.server.table import live_table

SOON = {"pace": 0, "absent": 1}


def away(server: RunningServer, client: Client) -> list[bool]:
    return [chair.away for chair in state_at(server, client).seating.chairs]


def to_come(server: RunningServer, client: Client) -> list[AnyEntry]:
    """Return the events that will happen at a table without a command."""
    live = server.manager.tables[client.table]
    return [entry for _, entry in live.scheduler.deadlines(live.state.owing())]


def test_a_bot_plays_for_somebody_away_until_they_come_back(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    anna.chooses(0)
    ben.hangs_up()
    frame = anna.wait_for("away")
    assert (frame["news"]["seat"], frame["news"]["why"]) == (1, "absent")
    assert anna.info["seats"][1]["away"]
    anna.wait_for("chose", seat=1)
    again = ben.guest.joins(ben.table, since=ben.n)
    again.wait_for("back", seat=1)
    assert not again.info["seats"][1]["away"]
    assert again.info["seats"][1]["bot"] == ""
    while 1 not in again.play["owing"]:
        if 0 in anna.play["owing"]:
            anna.chooses(0, -1)
        catch_up(anna, again)
    assert again.look(1)["choices"]
    again.chooses(1)


def test_whoever_is_back_is_told_what_the_bot_has_chosen(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    offered = ben.look(1)["choices"]
    anna.chooses(0)
    ben.hangs_up()
    anna.wait_for("chose", seat=1)
    news = ben.guest.joins(ben.table).wait_for("back", seat=1)["news"]
    assert news["times"] == len(news["made"]) >= 1
    assert news["made"][0]["choice"] in offered
    assert "made" not in anna.wait_for("back", seat=1)["news"], "it is nobody else's business"


def test_what_was_taken_back_was_not_chosen() -> None:
    paper = Paper("anna ben").starts()
    paper.write(Away(1))
    for _ in range(12):
        paper.chooses(paper.state.owing()[0])
    first, second, *_ = paper.state.play.stood_in[1]
    paper.write(Undid(0, second))
    assert (paper.state.play.stood_in[1], paper.state.play.choices_made()) == ([first], second)


def test_everybody_knows_for_how_long_somebody_is_gone(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings={"pace": 0})
    assert anna.frames[0]["gone"][0] is None
    ben.hangs_up()
    here, gone = anna.wait_for("presence", here=[True, False])["gone"]
    assert here is None
    assert gone >= 0
    again = anna.guest.joins(anna.table)
    assert again.frames[-1]["gone"][1] >= gone


def test_the_host_need_not_wait_for_a_bot(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid", settings={"pace": 0})
    anna.fails("standin", "not_away", seat=1)
    ben.hangs_up()
    anna.wait_for("presence", here=[True, False, True])
    anna.fails("standin", "not_away", seat=1)
    monkeypatch.setattr(live_table, "A_MOMENT", 0)
    cid.fails("standin", "not_host", seat=1)
    server.guest("Zoe").joins(anna.table).fails("standin", "not_yours", seat=1)
    anna.does("standin", seat=1)
    assert cid.wait_for("away")["news"] == {"what": "away", "seat": 1, "why": "absent", "bot": STAND_IN}
    anna.fails("standin", "bot_plays", seat=1)
    anna.fails("standin", "bad_seat", seat=7)


def test_once_the_countdown_has_ended_anybody_may_let_a_bot_play(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid", settings={"pace": 0, "absent": 3600})
    monkeypatch.setattr(live_table, "A_MOMENT", 0)
    anna.chooses(0)
    anna.hangs_up()
    cid.wait_for("presence", here=[False, True, True])
    cid.fails("standin", "not_host", seat=0)
    server.manager.tables[anna.table].audience.gone[state_at(server, anna).seating.chairs[0].person] -= 3_600_000
    cid.does("standin", seat=0)
    assert ben.wait_for("away")["news"]["seat"] == 0


def test_where_nobody_is_replaced_the_host_replaces_nobody(server: RunningServer) -> None:
    days = {"kind": "days", "budget": 1}
    for settings in ({"absent": 0}, {"clock": days}):
        anna, ben = meet(server, "Anna Ben", settings=settings)
        ben.hangs_up()
        anna.fails("standin", "no_stand_in", seat=1)


def test_a_broken_line_is_as_good_as_a_goodbye(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    anna.chooses(0)
    ben.breaks()
    assert anna.wait_for("away")["news"]["seat"] == 1


def test_nobody_is_replaced_while_nobody_waits(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    zoe = server.guest("Zoe").joins(anna.table)
    anna.hangs_up()
    ben.hangs_up()
    zoe.wait_for("presence", here=[False, False])
    assert to_come(server, zoe) == [], "somebody who only watches does not wait"


def test_who_comes_to_a_table_where_the_other_is_missing_need_not_wait_for_ever(server: RunningServer) -> None:
    """Nothing happens at the table except this arrival."""
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    anna.chooses(0)
    anna.hangs_up()
    ben.hangs_up()
    again = anna.guest.joins(anna.table)
    assert again.wait_for("away")["news"]["seat"] == 1


def test_who_owes_nothing_is_not_replaced_before_being_asked(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    ben.chooses(1)
    ben.hangs_up()
    anna.wait_for("presence", here=[True, False])
    assert to_come(server, anna) == []
    while not (gone := [frame["news"] for frame in anna.frames if frame.get("news", {}).get("what") == "away"]):
        anna.chooses(0) if 0 in anna.play["owing"] else anna.hear()
    assert gone == [{"what": "away", "seat": 1, "why": "absent", "bot": STAND_IN}]


def test_one_device_of_two_is_enough(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=SOON)
    second = ben.guest.joins(ben.table)
    anna.chooses(0)
    ben.hangs_up()
    wait_until(lambda: server.manager.connections.count == 2, "the first device is still there")
    assert to_come(server, anna) == []
    catch_up(anna, second)
    second.chooses(1)


def test_never_means_never_and_days_have_their_own_clock(server: RunningServer) -> None:
    days = {"kind": "days", "budget": 1}
    tables = [
        meet(server, "Anna Ben", settings={"pace": 0, "absent": 0}),
        meet(server, "Anna Ben", settings={"pace": 0, "absent": 1, "clock": days}),
    ]
    for anna, ben in tables:
        anna.chooses(0)
        ben.hangs_up()
        anna.wait_for("presence", here=[True, False])
    assert [to_come(server, anna) for anna, _ in tables] == [[], [Away(1, "time")]]


def test_all_seats_of_one_device_are_taken_and_given_back(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens("mosquitozzz", "you:One you:Two open", settings=SOON)
    host, guest = anna.joins(table), ben.joins(table)
    guest.does("sit", seat=2)
    host.does("start")
    catch_up(host, guest)
    host.hangs_up()
    guest.wait_for("away")
    guest.wait_for("away")
    again = anna.joins(table)
    again.wait_for("back", seat=1)
    assert away(server, again) == [False, False, False]


def test_resigning_while_away_is_for_good(server: RunningServer) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid", settings=SOON)
    ben.hangs_up()
    anna.wait_for("away", seat=1)
    ben.guest.post(f"/api/tables/{ben.table}", type="resign", id="enough", seat=1)
    anna.wait_for("resigned", seat=1)
    again = ben.guest.joins(ben.table)
    assert again.info["seats"][1]["resigned"]
    assert not again.info["seats"][1]["away"]
    again.fails("comeback", "resigned", seat=1)
    assert cid.info["phase"] == "playing"
