"""Connections break and servers restart. Missed events arrive once and in order, and a command sent twice counts
once."""

import asyncio
import gc
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from tests.server.company import catch_up, choose_on, gather, heard, meet, missed, print_of, state_at
from tests.server.garbage import references_to_all_made
from tests.server.visitors import PATIENCE, Client, Frame, Guest, RunningServer, run_server, wait_until
from wusel.server.table import attendance, audience, live_table
from wusel.server.table.live_table import LiveTable
from wusel.server.web import websocket_protocol
from wusel.server.web.http_protocol import HttpProtocol
from wusel.server.web.protocols import BufferedConnection
from wusel.server.web.websocket_protocol import WebSocketProtocol


def comes_again(server: RunningServer, guest: Guest) -> Guest:
    """Return the same person as a guest of another server."""
    again = server.guest()
    again.web.cookies.update(guest.web.cookies)
    return again


def story(frames: list[Frame]) -> list[Frame]:
    """Return the frames of one seat in the form in which a returning client gets them."""
    told = []
    for frame in frames:
        looks = frame.get("play", {}).get("looks", [{"events": []}])
        told.append({"n": frame["n"], "news": frame["news"], "events": looks[0]["events"]})
    return told


# --- missed events


def test_what_was_missed_comes_once_in_order_and_as_it_was_told(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    second = ben.guest.joins(ben.table)
    since = ben.n
    ben.hangs_up()
    for pick in (0, -1, 0):
        anna.chooses(0, pick)
    anna.does("undo", seat=0)
    anna.does("chat", text="where are you?")
    anna.does("propose", seat=0, what="stop")
    catch_up(anna, second)
    second.does("answer", seat=1, agree=False)
    anna.chooses(0)
    catch_up(anna, second)
    second.chooses(1)
    again = ben.guest.joins(ben.table, since=since)
    assert [frame["type"] for frame in again.frames] == ["missed", "welcome"]
    assert [record["n"] for record in missed(again)] == [*range(since + 1, again.n + 1)]
    assert missed(again) == story(heard(second, since, again.n))
    assert any(record["events"] for record in missed(again))
    assert again.frames[0]["eventful"]
    assert again.look(1)["view"] == second.look(1)["view"]


def test_at_a_shared_device_the_story_tells_what_all_its_seats_may_know(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens("mosquitozzz", "you you you"))
    client.does("start")
    secret: list[Frame] = []
    while not secret:
        since, seat = client.n, client.play["owing"][0]
        client.chooses(seat)
        own, common = [look["events"] for look in client.play["looks"]]
        secret = [event for event in own if event not in common]
    for looking in (seat, None):
        again = anna.joins(client.table, since=since, seat=looking)
        (last,) = missed(again)
        assert last["events"] == common


def test_what_is_no_longer_at_hand_is_told_without_its_events(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", "schwarm")
    anna.does("chat", text="are you there?")
    since = anna.n - 1
    choose_on([anna, ben], audience.EVENTS_KEPT)
    again = ben.guest.joins(anna.table, since=since)
    assert not again.frames[0]["eventful"]
    assert missed(again)[0]["news"]["text"] == "are you there?"
    assert [(record["n"], record["events"]) for record in missed(again)] == [
        (n, []) for n in range(since + 1, again.n + 1)
    ]
    near = ben.guest.joins(anna.table, since=since + 1)
    assert near.frames[0]["eventful"]


@pytest.mark.parametrize("since", [None, 10_000, 2**31 - 1])
def test_the_future_and_nothing_bring_a_welcome_alone(server: RunningServer, since: int | None) -> None:
    (anna,) = gather(server, "Anna", bots="greedy")
    again = anna.guest.joins(anna.table, since=since)
    assert [frame["type"] for frame in again.frames] == ["welcome"]


def test_up_to_date_means_nothing_was_missed(server: RunningServer) -> None:
    (anna,) = gather(server, "Anna", bots="greedy")
    again = anna.guest.joins(anna.table, since=anna.n)
    assert [frame["type"] for frame in again.frames] == ["welcome"]


def test_who_was_away_for_very_long_gets_a_welcome_alone(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "MOST_MISSED", 3)
    anna, ben = meet(server, "Anna Ben", "schwarm")
    choose_on([anna, ben], 4)
    near = anna.guest.joins(anna.table, since=anna.n - 3)
    far = anna.guest.joins(anna.table, since=anna.n - 4)
    assert [record["n"] for record in missed(near)] == [anna.n - 2, anna.n - 1, anna.n]
    assert [frame["type"] for frame in far.frames] == ["welcome"]
    assert {**near.frames[-1], "at": 0, "table": 0} == {**far.frames[-1], "at": 0, "table": 0}


# --- once


def choose_message(client: Client, id: str, pick: int = 0) -> Frame:
    choice = client.look(0)["choices"][pick]
    return {"type": "choose", "id": id, "seat": 0, "question": client.play["question"], "choice": choice}


def answer_to(client: Client, message: Frame) -> Frame:
    client.send(message)
    return wait_for_answer(client, message)


def wait_for_answer(client: Client, message: Frame) -> Frame:
    while True:
        frame = client.hear()
        if frame["type"] in ("done", "refused") and frame["id"] == message["id"]:
            return frame


def test_a_choice_sent_twice_counts_once_whenever_it_comes_again(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        anna, ben = meet(server, "Anna Ben")
        message = choose_message(anna, "mine")
        anna.send(message)
        done = answer_to(anna, message)
        assert wait_for_answer(anna, message) == done
        n = state_at(server, anna).n
        assert done == {"type": "done", "id": "mine", "n": n}
        catch_up(anna, ben)
        ben.chooses(1)
        assert answer_to(anna, message) == done, "after others have moved"
        anna.breaks()
        again = anna.guest.joins(anna.table, since=1)
        assert answer_to(again, message) == done, "on a new line"
        by_web = anna.guest.post(f"/api/tables/{anna.table}", **message)
        assert by_web == done
        before = print_of(server, again)
    with run_server(tmp_path / "wusel.db") as server:
        client = comes_again(server, anna.guest).joins(anna.table)
        assert answer_to(client, message) == done, "and after the server was started anew"
        assert print_of(server, client) == before


def test_an_id_is_its_senders_own(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    assert answer_to(anna, {"type": "chat", "id": "same", "text": "a"})["type"] == "done"
    n = answer_to(ben, {"type": "chat", "id": "same", "text": "b"})["n"]
    assert state_at(server, anna).n == n


def test_a_refused_message_may_be_sent_again_under_its_id(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    message = {**choose_message(anna, "x"), "question": 10_000}
    assert answer_to(anna, message)["type"] == "refused"
    assert answer_to(anna, choose_message(anna, "x"))["type"] == "done"
    assert ben.info["phase"] == "playing"


@pytest.mark.parametrize("what", ["chat", "choose"])
def test_an_old_id_used_again_disturbs_nobody(server: RunningServer, what: str) -> None:
    """The id is used again long after it has left memory."""
    anna, ben = meet(server, "Anna Ben")
    message = choose_message(anna, "old") if what == "choose" else {"type": "chat", "id": "old", "text": "hi"}
    done = answer_to(anna, message)
    for _ in range(live_table.KEYS_KEPT + 3):
        anna.chooses(0, -1)
    n = state_at(server, anna).n
    assert answer_to(anna, message) == done
    assert state_at(server, anna).n == n
    catch_up(anna, ben)
    ben.chooses(1)
    catch_up(anna, ben)


def test_the_same_id_for_another_question_is_another_choice(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    first = answer_to(anna, choose_message(anna, "x"))
    catch_up(anna, ben)
    ben.chooses(1)
    while 0 not in anna.play["owing"]:
        catch_up(anna, ben)
        if ben.n == anna.n and 1 in ben.play["owing"]:
            ben.chooses(1)
        catch_up(anna, ben)
    second = answer_to(anna, choose_message(anna, "x"))
    assert (first["type"], second["type"]) == ("done", "done")
    assert second["n"] > first["n"]


# --- many clients


def test_two_devices_of_one_person_hear_and_choose_alike(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    since = anna.n
    second = anna.guest.joins(anna.table)
    second.chooses(0)
    catch_up(anna, second, ben)
    ben.chooses(1)
    catch_up(anna, second, ben)
    assert heard(anna, since, anna.n) == heard(second, since, anna.n)
    assert ben.info["watching"] == 0


async def come_in_together(guest: Guest, table: str, since: int, clients: int) -> list[list[Frame]]:
    """Connect a number of clients at once. Each reads up to its welcome and is then cut. Return what each received."""

    async def come_in() -> list[Frame]:
        url = f"ws://{guest.address}/api/play"
        client = await connect(
            url,
            additional_headers=guest.cookie(),
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        await client.send(json.dumps({"type": "hello", "table": table, "since": since}))
        frames = [json.loads(await client.recv())]
        while frames[-1]["type"] != "welcome":
            frames.append(json.loads(await client.recv()))
        client.transport.abort()
        return frames

    return await asyncio.gather(*(come_in() for _ in range(clients)))


def test_two_hundred_lines_drop_and_come_back_at_once(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", sockets_per_address=1000) as server:
        anna, ben = meet(server, "Anna Ben", "schwarm")
        for _ in range(2):
            since = anna.n
            choose_on([anna, ben], 2)
            for frames in asyncio.run(come_in_together(ben.guest, ben.table, since, 200)):
                assert [record["n"] for record in frames[0]["lines"]] == [since + 1, since + 2]
                assert frames[-1]["n"] == since + 2
        wait_until(lambda: server.manager.connections.count == 2, "somebody else is left inside")
        choose_on([anna, ben], 1)


# --- tables that leave memory


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(tmp_path / "wusel.db", idle_seconds=0.1) as running:
        yield running


def wait_until_forgotten(server: RunningServer, table: str) -> None:
    wait_until(lambda: table not in server.manager.tables, "the table stays in memory")


def test_an_idle_table_leaves_memory_and_comes_back_with_everything(forgetful: RunningServer) -> None:
    anna, ben = meet(forgetful, "Anna Ben")
    message = choose_message(anna, "mine")
    done = answer_to(anna, message)
    anna.does("chat", text="hello")
    anna.does("propose", seat=0, what="stop")
    voice = anna.info["seats"][1]["voice"]
    anna.does("mute", voice=voice, muted=True)
    before = print_of(forgetful, anna)
    anna.hangs_up()
    ben.hangs_up()
    wait_until_forgotten(forgetful, anna.table)
    again = anna.guest.joins(anna.table)
    assert print_of(forgetful, again) == before
    assert answer_to(again, message) == done
    assert again.info["proposal"]["seat"] == 0
    assert again.info["muted"] == [voice]


def test_what_is_closed_leaves_no_reference_cycles(forgetful: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cycle would make Python search through all tables, and all players would wait."""
    made = references_to_all_made(
        monkeypatch, BufferedConnection, HttpProtocol, WebSocketProtocol, ServerProtocol, LiveTable
    )
    gc.disable()
    try:
        anna, ben = meet(forgetful, "Anna Ben", bots="greedy")
        choose_on([anna, ben], 2)
        anna.fails("choose", "late", seat=0, question=1, choice={"do": "nothing"})
        anna.hangs_up()
        ben.breaks()
        for client in (anna, ben):
            client.guest.web.close()
        wait_until(lambda: not any(each() for each in made), "something is still there")
    finally:
        gc.enable()
    assert len(made) > 8


def test_a_table_that_is_over_is_not_kept_at_hand_for_long(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = meet(server, "Anna Ben")
    cid, dora = meet(server, "Cid Dora")
    anna.does("propose", seat=0, what="stop")
    ben.does("answer", seat=1, agree=True)
    over, playing = (server.manager.tables[client.table] for client in (anna, cid))
    monkeypatch.setattr(live_table, "OVER_SECONDS", 0)
    assert not over.is_idle(3600), "somebody is still here"
    for client in (anna, ben, cid, dora):
        client.hangs_up()
    wait_until(lambda: over.is_idle(3600) and not playing.audience.listeners, "it is still at hand")
    assert not playing.is_idle(3600)


def test_a_table_with_a_visitor_stays(forgetful: RunningServer) -> None:
    anna, ben = meet(forgetful, "Anna Ben")
    wait_until_forgotten(forgetful, ben.guest.opens())
    assert anna.table in forgetful.manager.tables
    anna.chooses(0)


def test_the_table_goes_when_everybody_is_gone_and_the_bots_go_on_when_somebody_comes(forgetful: RunningServer) -> None:
    anna, ben = meet(forgetful, "Anna Ben", bots="greedy greedy", settings={"pace": 300})
    anna.hangs_up()
    ben.hangs_up()
    wait_until_forgotten(forgetful, anna.table)
    again = anna.guest.joins(anna.table)
    while again.play["choices"] < 2:
        again.hear()
    assert again.play["owing"] == [0, 1]


def test_bots_think_anew_when_the_server_was_stopped_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ponders(*_: object) -> None:
        await asyncio.Event().wait()

    with run_server(tmp_path / "wusel.db") as server:
        monkeypatch.setattr(server.manager.bots, "choose", ponders)
        (anna,) = meet(server, "Anna", bots="greedy", settings={"pace": 0})
        anna.chooses(0)
    with run_server(tmp_path / "wusel.db") as server:
        again = comes_again(server, anna.guest).joins(anna.table)
        while 0 not in again.play["owing"]:
            again.hear()
        assert again.play["choices"] >= 2


# --- clients that do not read


def deaf_line(guest: Guest, table: str) -> socket.socket:
    """Connect, say hello and then stop reading."""
    host, port = guest.address.split(":")
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.connect((host, int(port)))
    cookie = guest.cookie()["Cookie"]
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    client.sendall(
        f"GET /api/play HTTP/1.1\r\nHost: {guest.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert b"101" in client.recv(20)
    hello = json.dumps({"type": "hello", "table": table}).encode()
    client.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return client


def test_who_does_not_read_is_hung_up_on_and_nobody_else_notices(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "MOST_UNREAD", 20_000)
    for listening in server.uvicorn.servers[0].sockets:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    anna, ben = meet(server, "Anna Ben")
    with deaf_line(server.guest("Zoe"), anna.table):
        anna.wait_for("presence", watching=1)
        before = anna.n
        for _ in range(5000):
            anna.chooses(0, -1)
            catch_up(anna, ben)
            if any(frame.get("watching") == 0 for frame in anna.frames[-3:]):
                break
        else:
            raise AssertionError("the deaf one is still told everything")
        assert server.manager.connections.count == 2
    assert [frame["n"] for frame in heard(ben, before, anna.n)] == [*range(before + 1, anna.n + 1)]
    ben.chooses(1)
