"""Invalid messages on a socket: each gets one clear error, changes nothing, affects no other connection and is not
logged."""

import asyncio
import itertools
import json
import logging
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from tests.server.company import catch_up, meet, print_of, state_at
from tests.server.visitors import PATIENCE, Client, Frame, Guest, RunningServer, run_server
from wusel.server.web import sockets
from wusel.server.wire.client_messages import FromClient

LONGEST = 8_192
KINDS = [kind.__struct_config__.tag for kind in FromClient.__args__]
FIELDS = sorted({name for kind in FromClient.__args__ for name in kind.__struct_fields__})
PROBES = itertools.count()

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
odd_numbers = st.sampled_from([-1, 16, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308])
anything = st.recursive(
    plain | odd_numbers, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=5), inner)
)
fields = st.dictionaries(
    st.sampled_from([*FIELDS, "surprise"]),
    anything | st.integers(0, 3) | st.booleans(),
    max_size=5,
)
ids = st.sampled_from(["a", "x-1", "", "no blanks", "x" * 65, None, 7]) | st.text(max_size=3)
commands = st.builds(
    lambda kind, id, more: json.dumps({**more, "type": kind, "id": id}), st.sampled_from(KINDS), ids, fields
)
nested = st.builds(
    lambda piece, depth: piece * depth, st.sampled_from(["[", '{"a":', '{"type":"chat","text":[']), st.integers(1, 340)
)
noise = st.text(max_size=200) | st.binary(max_size=200)
messages = noise | anything.map(json.dumps) | commands | commands | nested

NASTY: list[str | bytes] = [
    b"",
    "",
    "null",
    "\x00",
    '{"type":"chat","id":"a","text":"\\ud800"}',
    '{"type":"chat","id":"a","text":"\\udc00\\ud800"}',
    '{"type":"chat","id":"a","text":"hi","text":5}',
    '{"type":"sit","type":"chat","id":"a","text":"hi"}',
    '{"type":"choose","id":"a","seat":0,"question":' + "9" * 6000 + ',"choice":{}}',
    '{"type":"choose","id":"a","seat":0,"question":1e5,"choice":{}}',
    '{"type":"choose","id":"a","seat":0,"question":-1,"choice":{}}',
    '{"type":"choose","id":"a","seat":0,"question":1,"choice":{"do":NaN}}',
    '{"type":"choose","id":"a","seat":-0,"question":1,"choice":{"do":"lay","card":' + "1" * 4000 + "}}",
    '{"type":"mute","id":"a","voice":99999999999999999999,"muted":true}',
    '{"type":"arrange","id":"a","options":{"players":1e400}}',
    "[" * LONGEST,
    '{"a":' * 1600,
    '{"type":' * 1000,
    "\ufeff{}",
    '{"type":"hello","table":"../../etc/passwd"}',
    '{"type":"happened","n":1}',
    '{"type":["choose"]}',
]


def no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    bad = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not bad, [record.getMessage() for record in bad]


def answers_to(client: Client, message: str | bytes) -> list[Frame]:
    """Return all answers to a message, up to the answer to a message sent after it."""
    probe = f"probe{next(PROBES)}"
    client.send(message)
    client.send({"type": "undo", "id": probe, "seat": 15})
    found: list[Frame] = []
    while True:
        frame = client.hear()
        if frame.get("id") == probe:
            assert frame["code"] == "not_yours"
            return found
        if frame["type"] in ("done", "refused"):
            found.append(frame)


def check_one_answer(server: RunningServer, client: Client, message: str | bytes) -> None:
    """Check that there is one answer. A refusal says why, and nothing has changed."""
    before = print_of(server, client)
    (answer,) = answers_to(client, message)
    if answer["type"] == "done":
        assert json.loads(message)["type"] in ("chat", "mute"), "a spectator may do no more"
    else:
        assert answer["code"]
        assert len(answer["message"]) > 5
        assert print_of(server, client) == before


def test_known_nasty_messages(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben = meet(server, "Anna Ben")
    for message in NASTY:
        check_one_answer(server, anna, message)
    ben.chooses(1)
    no_trouble(caplog)


@examples(max_examples=150, suppress_health_check=list(HealthCheck))
@given(message=messages)
def fuzz(server: RunningServer, clients: list[Client], message: str | bytes) -> None:
    if len(message if isinstance(message, bytes) else message.encode()) > LONGEST:
        return
    if len(clients[-1].frames) > sockets.MOST_FAULTS // 2:
        clients.append(clients[-1].guest.joins(clients[-1].table))
        clients[-2].hangs_up()
    check_one_answer(server, clients[-1], message)


# The server runs in a thread of its own and may draw lots at any time. Hypothesis would attribute this to the messages.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
def test_random_messages_of_a_spectator(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben = meet(server, "Anna Ben")
    fuzz(server, [server.guest("Zoe").joins(anna.table)])
    anna.chooses(0)
    catch_up(anna, ben)
    ben.chooses(1)
    no_trouble(caplog)


def test_valid_messages_for_another_seat(server: RunningServer) -> None:
    anna, _ben = meet(server, "Anna Ben", bots="greedy")
    anna.wait_for("chose", seat=2)
    before = print_of(server, anna)
    question, choice = anna.play["question"], anna.look(0)["choices"][0]
    for seat in (1, 2, 15):
        anna.fails("choose", "not_yours", seat=seat, question=question, choice=choice)
        anna.fails("why", "not_yours", seat=seat, question=question, choice=choice)
        anna.fails("propose", "not_yours", seat=seat, what="stop")
        anna.fails("answer", "not_yours", seat=seat, agree=True)
        for kind in ("undo", "resign", "comeback"):
            anna.fails(kind, "not_yours", seat=seat)
    assert print_of(server, anna) == before


# --- the first message


def after_first_message(guest: Guest, words: str | bytes) -> tuple[list[Frame], int]:
    """Return the frames and the close code after a first message."""
    client = Client(guest, "")
    guest.clients.append(client)
    client.send(words)
    code = client.is_cut()
    return client.frames, code


FIRST_MESSAGES: list[tuple[str | bytes, str]] = [
    ('{"type":"chat","id":"a","text":"hi"}', "no_hello"),
    ('{"type":"hello"}', "malformed"),
    ('{"type":"hello","table":"no blanks"}', "malformed"),
    ('{"type":"hello","table":"x","since":-1}', "malformed"),
    ('{"type":"hello","table":"x","since":1e99}', "malformed"),
    ('{"type":"hello","table":"x","password":"x"}', "malformed"),
    ('{"type":"hello","table":"nosuchtable"}', "no_table"),
    ("nonsense", "malformed"),
    (b"\x00\x01", "malformed"),
    ("", "malformed"),
    ("[" * 8000, "malformed"),
]


def test_a_first_message_that_is_no_hello_is_refused_and_closed(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    zoe = server.guest("Zoe")
    for words, code in FIRST_MESSAGES:
        frames, closed = after_first_message(zoe, words)
        assert [(frame["type"], frame["code"]) for frame in frames] == [("refused", code)]
        assert closed == 4404
    no_trouble(caplog)


def test_hello_has_a_deadline(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with run_server(tmp_path / "wusel.db", hello_seconds=0.2) as server:
        guest = server.guest("Zoe")
        client = Client(guest, "")
        guest.clients.append(client)
        assert client.is_cut() == 4408
        assert client.frames == []
    no_trouble(caplog)


def test_a_second_hello_is_refused(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    before = print_of(server, anna)
    (answer,) = answers_to(anna, json.dumps({"type": "hello", "table": anna.table}))
    assert answer["code"] == "said_hello"
    assert print_of(server, anna) == before
    ben.chooses(1)


@pytest.mark.parametrize("text", [True, False])
def test_a_message_that_is_too_long_closes_its_connection_alone(
    server: RunningServer, caplog: pytest.LogCaptureFixture, text: bool
) -> None:
    anna, ben = meet(server, "Anna Ben")
    before = print_of(server, anna)
    anna.send("x" * (LONGEST + 1) if text else b"x" * (LONGEST + 1))
    assert anna.is_cut() == 1009
    ben.wait_for("presence", here=[False, True])
    assert print_of(server, ben) == before
    again = anna.guest.joins(anna.table)
    again.chooses(0)
    no_trouble(caplog)


def test_too_many_faults_close_the_connection(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben = meet(server, "Anna Ben")
    for _ in range(sockets.MOST_FAULTS + 1):
        anna.send("nonsense")
    assert anna.is_cut() == 1008
    assert sum(frame["type"] == "refused" for frame in anna.frames) == sockets.MOST_FAULTS + 1
    ben.chooses(1)
    no_trouble(caplog)


@pytest.mark.usefixtures("_no_time_passes")
def test_too_many_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", messages_per_second=0.01, message_burst=4) as server:
        anna, ben = meet(server, "Anna Ben")
        answers = [anna.says("choose", seat=0, question=1, choice={}) for _ in range(6)]
        assert [answer["code"] for answer in answers] == ["late"] * 3 + ["too_fast"] * 3
        assert all(answer["id"] for answer in answers), "every refusal names its message"
        n = state_at(server, anna).n
        anna.send({"type": "choose", "id": "a", "seat": 0, "question": n, "choice": anna.look(0)["choices"][0]})
        assert anna.wait_for("refused")["code"] == "too_fast"
        assert state_at(server, anna).n == n
        ben.chooses(1)
        anna.guest.joins(anna.table).chooses(0)  # another connection has its own rate limit


# --- lost connections


def test_a_connection_lost_while_its_choice_is_stored_affects_no_other(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = meet(server, "Anna Ben")
    zoe = server.guest("Zoe").joins(anna.table)
    append = server.manager.store.append

    begun, may_end = threading.Event(), threading.Event()

    async def slowly(*args: Any) -> None:  # noqa: ANN401  # any arguments of append
        begun.set()
        await asyncio.to_thread(may_end.wait, PATIENCE)
        await append(*args)

    monkeypatch.setattr(server.manager.store, "append", lambda *args: asyncio.ensure_future(slowly(*args)))
    choice = ben.look(1)["choices"][0]
    ben.send({"type": "choose", "id": "a", "seat": 1, "question": ben.play["question"], "choice": choice})
    assert begun.wait(PATIENCE)
    ben.breaks()
    zoe.hangs_up()
    may_end.set()
    anna.wait_for("chose", seat=1)
    monkeypatch.undo()
    anna.chooses(0)
    no_trouble(caplog)
