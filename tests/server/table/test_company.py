"""The company at a table: spectators, talk, several seats on one device, names, kicks, and hosts who leave."""

import pytest

import wusel.support.build
from tests.server.company import catch_up, gather, meet, print_of, state_at
from tests.server.visitors import Client, Frame, RunningServer
from wusel.engine.view import SPECTATOR
from wusel.server.table import table_state
from wusel.support.build import FASTER_BUILD

# --- spectators


def test_spectators_see_what_everybody_sees_and_leave_no_trace(server: RunningServer) -> None:
    anna, _ben = meet(server, "Anna Ben")
    before = print_of(server, anna)
    zoe, nobody = server.guest("Zoe").joins(anna.table), server.guest().joins(anna.table)
    for client in (zoe, nobody):
        assert client.info["you_watch"]
        assert not client.info["you_host"]
        assert [look["seat"] for look in client.play["looks"]] == [-1]
        assert client.look(-1)["choices"] == []
        play = state_at(server, anna).play
        assert play.table is not None
        assert client.look(-1)["view"] == play.table.view(-1)
    nobody.fails("chat", "no_identity", text="hello")
    zoe.fails("sit", "started", seat=0)
    zoe.fails("resign", "not_yours", seat=0)
    zoe.hangs_up()
    nobody.hangs_up()
    assert print_of(server, anna) == before
    assert zoe.guest.get("/api/tables/mine")["tables"] == []


def test_how_many_watch_is_known_but_not_who(server: RunningServer) -> None:
    (anna,) = gather(server, "Anna", bots="greedy")
    nobody = server.guest().joins(anna.table)
    presence = anna.wait_for("presence", watching=1)
    assert presence["here"] == [True, False], "a bot is not here because somebody without a name is"
    assert [seat["here"] for seat in nobody.info["seats"]] == [True, False]
    nobody.hangs_up()
    anna.wait_for("presence", watching=0)


def test_a_closed_table_is_as_good_as_none(server: RunningServer) -> None:
    anna, _ = meet(server, "Anna Ben", settings={"spectators": False, "pace": 0})
    zoe = server.guest("Zoe")
    answers = []
    for table in (anna.table, "A" * 22):
        client = Client(zoe, table)
        zoe.clients.append(client)
        client.send({"type": "hello", "table": table})
        answers.append(client.hear())
        assert client.is_cut() == 4404
    assert answers[0] == answers[1]
    assert answers[0]["code"] == "no_table"
    zoe.get(f"/api/tables/{anna.table}", 404)


def test_spectators_go_when_a_closed_table_starts(server: RunningServer) -> None:
    host, guest = gather(server, "Anna Ben", settings={"spectators": False, "pace": 0})
    zoe = server.guest("Zoe").joins(host.table)
    host.does("start")
    assert zoe.is_cut() == 1008
    assert not any(frame.get("play") for frame in zoe.frames)
    guest.wait_for("started")


# --- talk


@pytest.mark.usefixtures("_no_time_passes")
def test_who_talks_too_fast_is_slowed_down_on_every_line(server: RunningServer) -> None:
    anna, ben = gather(server, "Anna Ben")
    for word in range(5):
        anna.does("chat", text=f"word {word}")
    anna.fails("chat", "too_fast", text="and another")
    second = anna.guest.joins(anna.table)
    second.fails("chat", "too_fast", text="from my other device")
    anna.guest.post(f"/api/tables/{anna.table}", 429, type="chat", id="web", text="from the web")
    ben.does("chat", text="Ben may speak")
    ben.wait_for("chatted", text="word 4") if "word 4" not in str(ben.frames) else None
    assert "another" not in str(ben.frames)


def test_a_muted_voice_is_not_heard_by_who_muted_it(server: RunningServer) -> None:
    anna, ben, cid = gather(server, "Anna Ben Cid")
    voice = ben.info["seats"][0]["voice"]
    ben.does("mute", voice=voice, muted=True)
    assert ben.info["muted"] == [voice]
    anna.does("chat", text="secret recipe")
    catch_up(anna, ben, cid)
    assert "secret recipe" in str(cid.frames)
    assert cid.info["muted"] == []
    assert "secret recipe" not in str(ben.frames)
    again = ben.guest.joins(ben.table, since=0)
    assert "secret recipe" not in str(again.frames), "nor when it is told again"
    ben.does("mute", voice=voice, muted=False)
    anna.does("chat", text="good soup")
    ben.wait_for("chatted", text="good soup")


def test_talk_comes_to_an_end_and_the_game_goes_on(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = meet(server, "Anna Ben")
    monkeypatch.setattr(table_state, "MOST_ASIDES", state_at(server, anna).asides + 2)
    anna.does("chat", text="one")
    ben.does("chat", text="two")
    anna.fails("chat", "said_enough", text="three")
    anna.fails("propose", "said_enough", seat=0, what="stop")
    ben.guest.post("/api/me", name="Benno")
    anna.chooses(0)
    catch_up(anna, ben)
    assert ben.info["seats"][1]["name"] == "Ben"
    ben.does("resign", seat=1)


def test_the_host_silences_somebody_for_all(server: RunningServer) -> None:
    anna, ben = gather(server, "Anna Ben")
    zoe = server.guest("Zoe").joins(anna.table)
    zoe.does("chat", text="boo")
    voice = anna.wait_for("chatted", text="boo")["news"]["voice"]
    ben.fails("mute", "not_host", voice=voice, muted=True, everyone=True)
    anna.does("mute", voice=voice, muted=True, everyone=True)
    zoe.fails("chat", "silenced", text="boo")
    zoe.guest.post(f"/api/tables/{anna.table}", 403, type="chat", id="web", text="boo")
    assert zoe.info["silenced"] == [voice]
    anna.does("mute", voice=voice, muted=False, everyone=True)
    zoe.does("chat", text="sorry")


@pytest.mark.parametrize("text", ["", "x" * 501, "\u200b", None, 5])
def test_what_is_no_text_is_not_said(server: RunningServer, text: object) -> None:
    (anna,) = gather(server, "Anna", bots="greedy")
    n = anna.n
    assert anna.says("chat", text=text)["type"] == "refused"
    assert state_at(server, anna).n == n


# --- one device


def seats_seen(play: Frame) -> list[int]:
    return [look["seat"] for look in play["looks"]]


def test_of_several_seats_of_one_person_only_the_one_that_looks_is_told(server: RunningServer) -> None:
    """Every frame is the same as for a person with that seat alone, plus the frame of a spectator."""
    anna = server.guest("Anna")
    client = anna.joins(anna.opens("mosquitozzz", "you you:Otto you:Lena"))
    assert [seat["name"] for seat in client.info["seats"]] == ["Anna", "Otto", "Lena"]
    client.does("start")
    assert seats_seen(client.play) == [SPECTATOR], "nobody looks yet"
    table = state_at(server, client).play.table
    assert table is not None
    for seat in (0, 1):
        heard = len(client.frames)
        client.passes_to(seat)
        assert client.look(seat)["view"] == table.view(seat)
        client.chooses(seat)
        told = [frame["play"] for frame in client.frames[heard:] if frame.get("play")]
        assert len(told) > 1
        assert {tuple(seats_seen(play)) for play in told} == {(seat, SPECTATOR)}
        assert all(play["looks"][1]["view"]["players"][seat]["hand"] is None for play in told)
        assert [look["view"] for look in client.play["looks"]] == [table.view(seat), table.view(SPECTATOR)]
    client.fails("look", "not_yours", seat=3)
    assert seats_seen(client.play) == [1, SPECTATOR]
    client.does("resign", seat=1)
    client.does("resign", seat=0)
    assert seats_seen(client.play) == [0, 1, 2], "the game is over: nothing is hidden any more"


def test_who_comes_again_says_who_looks_and_nobody_does_else(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens("mosquitozzz", "you you:Otto", start=True)
    assert seats_seen(anna.joins(table).play) == [SPECTATOR]
    assert seats_seen(anna.joins(table, seat=1).play) == [1, SPECTATOR]
    assert seats_seen(anna.joins(table, seat=3).play) == [SPECTATOR]
    assert anna.get(f"/api/tables/{table}/replay")["moments"][0]["look"]["seat"] == SPECTATOR
    assert anna.get(f"/api/tables/{table}/replay?seat=1")["moments"][0]["look"]["seat"] == 1


def test_where_nothing_is_hidden_all_seats_of_a_person_are_told(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens("viroid", "you you:Otto", start=True))
    assert seats_seen(client.play) == [0, 1]


# --- names, kicks, hosts


def test_a_new_name_is_known_when_its_person_comes_by(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    ben.guest.post("/api/me", name="Benjamin")
    assert anna.info["seats"][1]["name"] == "Ben"
    ben.guest.joins(ben.table)
    anna.wait_for("renamed")
    assert anna.info["seats"][1]["name"] == "Benjamin"
    assert anna.info["seats"][0]["name"] == "Anna"


def test_who_is_kicked_stays_as_a_spectator_and_sits_again_when_invited(server: RunningServer) -> None:
    anna, ben = gather(server, "Anna Ben")
    ben.fails("kick", "not_host", seat=0)
    anna.does("kick", seat=1)
    catch_up(anna, ben)
    assert ben.info["you_watch"]
    assert ben.info["seats"][1]["kind"] == "empty"
    ben.fails("sit", "not_invited", seat=1)
    ben.does("sit", seat=1, invitation=anna.info["invitation"])
    anna.does("kick", seat=1)
    anna.does("start", fill="random")
    while not ben.play:
        ben.hear()
    assert [look["seat"] for look in ben.play["looks"]] == [-1]
    ben.fails("choose", "not_yours", seat=1, question=ben.play["question"], choice={"do": "lay"})


def test_when_the_host_leaves_the_next_one_hosts_and_the_last_closes(server: RunningServer) -> None:
    anna, ben = gather(server, "Anna Ben")
    anna.does("leave")
    catch_up(anna, ben)
    assert ben.info["you_host"]
    assert not anna.info["you_host"]
    anna.fails("start", "not_host", fill="greedy")
    code = ben.info["code"]
    assert anna.guest.post("/api/tables/find", code=code)["id"] == ben.table
    ben.does("leave")
    catch_up(anna, ben)
    assert anna.info["ending"]["how"] == "closed"
    anna.fails("sit", "started", seat=0)
    anna.guest.post("/api/tables/find", 404, code=code)


def test_after_the_start_a_host_can_go_but_not_leave(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    anna.fails("leave", "started")
    anna.hangs_up()
    ben.wait_for("presence", here=[False, True])
    ben.chooses(1)
    assert ben.info["phase"] == "playing"


# --- bots


@pytest.mark.parametrize(("bot", "under_way", "times"), [("hard", "1", 10), ("hard", "", 0), ("greedy", "1", 0)])
def test_a_table_says_that_its_strong_bots_will_be_faster(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, bot: str, under_way: str, times: int
) -> None:
    """Bots with a time limit play better if they are faster."""
    monkeypatch.setenv(FASTER_BUILD, under_way)
    monkeypatch.setattr(wusel.support.build, "build", lambda: "plain")
    (anna,) = gather(server, "Anna", bots=bot)
    assert anna.info["faster_bots"] == times


def test_a_compiled_build_gets_no_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FASTER_BUILD, "1")
    monkeypatch.setattr(wusel.support.build, "build", lambda: "compiled")
    assert wusel.support.build.times_faster_soon() == 0
