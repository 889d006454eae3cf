"""Hints: the best choice for a person. Only the asker receives one, and no one waits for it."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import catch_up, meet, print_of
from tests.server.scenes import Paper, person
from tests.server.visitors import PATIENCE, Client, Frame, RunningServer, run_server
from wusel.bots.budget import Budget
from wusel.bots.trial import Trial
from wusel.games import SHELF, known_game
from wusel.server.log.entries import Away, Settings
from wusel.server.log.stores.rows import Record
from wusel.server.refusals import Refusal
from wusel.server.table import hints
from wusel.server.table.play_commands import check_hint
from wusel.server.table.reading import state_from_log
from wusel.server.wire.client_messages import Hint
from wusel.server.workers.bot_question import hint_question, try_out
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.worker_pool import WorkerFailed

HINTS = {"pace": 0, "hints": True}


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the search independent of the load of the machine."""
    monkeypatch.setattr(hints, "ROUND", Budget(iterations=6))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(tmp_path / "wusel.db", bot_seconds=PATIENCE) as running:
        yield running


def ask(client: Client, seat: int, id: str, question: int | None = None, worlds: int = 0) -> None:
    """Ask for a hint on the current question, unless another is named."""
    asked = client.play["question"] if question is None else question
    client.send({"type": "hint", "id": id, "seat": seat, "question": asked, "worlds": worlds})


def answer_to(client: Client, id: str) -> Frame:
    """Read up to the answer to a command."""
    while True:
        frame = client.hear()
        if frame.get("id") == id:
            return frame


def hinted(client: Client, seat: int, id: str = "hint", worlds: int = 0) -> Frame:
    ask(client, seat, id, worlds=worlds)
    answer = answer_to(client, id)
    assert answer["type"] == "hinted", answer
    return answer


def refused(client: Client, seat: int, question: int | None = None) -> str:
    ask(client, seat, "no", question)
    answer = answer_to(client, "no")
    assert answer["type"] == "refused", answer
    return str(answer["code"])


def replace_advice(server: RunningServer, monkeypatch: pytest.MonkeyPatch, how: Callable[..., Any]) -> None:
    """Replace the search for hints at this server."""
    monkeypatch.setattr(server.manager.bots, "advise", how)


# --- content


@pytest.mark.parametrize("game", SHELF)
def test_a_hint_recommends_a_legal_choice_and_knows_everybodys_chances(server: RunningServer, game: str) -> None:
    (anna,) = meet(server, "Anna", game, "greedy greedy", settings=HINTS)
    while 0 not in anna.play["owing"]:
        anna.hear()
    hint = hinted(anna, 0)
    offered = anna.look(0)["choices"]
    advice = hint["advice"]
    assert (hint["seat"], hint["question"]) == (0, anna.play["question"])
    first, *others = advice["tried"]
    assert first["choice"] == advice["choice"]
    assert all(each["choice"] in offered for each in advice["tried"])
    told, view = known_game(game), anna.look(0)["view"]
    assert all(each["meant"] == told.meant(view, each["choice"]) for each in advice["tried"]), "by what Anna sees"
    assert all(each["expected"] <= first["expected"] for each in others), "nobody is advised the lesser"
    assert all(0 <= each["low"] <= each["expected"] <= each["high"] <= 1 for each in advice["tried"])
    assert advice["chances"][0] == first["expected"], "one number for one thing"
    assert len(advice["chances"]) == 3
    assert advice["together"] == anna.play["together"]
    assert advice["together"] or sum(advice["chances"]) == pytest.approx(1, abs=0.001)
    anna.does("choose", seat=0, question=anna.play["question"], choice=advice["choice"])


def test_those_who_win_together_have_the_same_chances(server: RunningServer) -> None:
    options = {"mode": "kamikaze", "players": 3}
    (anna,) = meet(server, "Anna", bots="greedy greedy", settings=HINTS, options=options)
    advice = hinted(anna, 0)["advice"]
    assert advice["together"]
    assert advice["chances"] == [advice["chances"][0]] * 3


@pytest.mark.parametrize("name", SHELF)
def test_a_worker_tells_what_came_of_the_choices(name: str) -> None:
    game = known_game(name)
    s = game.new({"players": 3}, 4)
    seat = (s.owing & -s.owing).bit_length() - 1
    told = json.loads(try_out(hint_question(game, s, seat, 11, Budget(iterations=6), [], 2)))
    trial = Trial(game, game.imagine(s, seat, 11), seat, 11)
    choices = trial.best_rated(Budget(iterations=12))
    tally = trial.run(choices, Budget(iterations=6))
    assert (told["choices"], told["worlds"], told["totals"]) == (choices, tally.worlds, tally.totals)
    some = json.loads(try_out(hint_question(game, s, seat, 12, Budget(iterations=6), choices[:1], 2)))
    assert some["choices"] == choices[:1]


def test_whoever_looks_on_is_told_more(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a limit. Beyond it, the search stops and the hint stays the same."""
    monkeypatch.setattr(hints, "MOST", hints.AT_FIRST + hints.MORE)
    anna, _ = meet(server, "Anna Ben", settings=HINTS)
    first = hinted(anna, 0)["advice"]
    assert first["worlds"] > 0
    assert not first["done"]
    assert hinted(anna, 0, "again")["advice"] == first, "who does not ask for more has it already"
    more = hinted(anna, 0, "more", first["worlds"])["advice"]
    assert more["worlds"] > first["worlds"]
    assert more["done"]
    assert hinted(anna, 0, "most", more["worlds"])["advice"] == more


def test_all_workers_that_have_nothing_to_do_think_along(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = meet(server, "Anna Ben", settings=HINTS)
    real, asked = server.manager.bots.advise, []

    async def counted(sent: bytes, asker: Asker) -> bytes:
        asked.append(json.loads(sent))
        return await real(sent, asker=asker)

    replace_advice(server, monkeypatch, counted)
    monkeypatch.setattr(server.manager.bots, "idle", lambda: 3)
    hinted(anna, 0)
    assert [bool(each["choices"]) for each in asked] == [False] + [True] * 3 * (hints.AT_FIRST - 1)
    assert len({each["seed"] for each in asked}) == len(asked), "each in worlds of its own"


# --- recipients


def test_nobody_else_hears_of_a_hint_and_nothing_is_stored(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    second = anna.guest.joins(anna.table)
    watcher = server.guest("Wanda").joins(anna.table)
    catch_up(anna, ben, second, watcher)
    before, n = print_of(server, anna), anna.n
    hinted(anna, 0)
    assert print_of(server, anna) == before
    anna.does("chat", text="that was all")
    for client in (ben, second, watcher):
        seen = len(client.frames)
        client.wait_for("chatted")
        assert {frame["type"] for frame in client.frames[seen:]} <= {"happened", "presence"}
        assert client.n == n + 1
    assert all("hint" not in str(frame.get("news")) for client in (ben, second, watcher) for frame in client.frames)


def test_the_same_question_gets_the_same_hint(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    real, asked = server.manager.bots.advise, []

    async def counted(sent: bytes, asker: Asker) -> bytes:
        asked.append(sent)
        return await real(sent, asker=asker)

    replace_advice(server, monkeypatch, counted)
    for client in (anna, anna.guest.joins(anna.table)):
        ask(client, 0, "one")
        ask(client, 0, "two")
    first, second = answer_to(anna, "one"), answer_to(anna, "two")
    assert first["advice"] == second["advice"] == answer_to(client, "two")["advice"]
    assert len(asked) == hints.AT_FIRST
    hinted(ben, 1)
    assert len(asked) == 2 * hints.AT_FIRST, "another seat knows other things"


# --- permissions


def test_hints_are_off_unless_the_table_wants_them(server: RunningServer) -> None:
    anna, _ = meet(server, "Anna Ben")
    assert anna.info["settings"]["hints"] is False
    assert refused(anna, 0) == "no_hints"


def test_only_who_has_to_choose_may_ask_and_only_about_the_question_of_the_moment(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    watcher = server.guest("Wanda").joins(anna.table)
    assert refused(anna, 1) == "not_yours"
    assert refused(watcher, 0) == "not_yours"
    assert refused(server.guest().joins(anna.table), 0) == "no_identity"
    assert refused(anna, 0, anna.play["question"] - 1) == "late"
    assert refused(anna, 0, anna.play["question"] + 1) == "late"
    anna.chooses(0)
    assert anna.play["owing"] == [1]
    assert refused(anna, 0) == "not_asked"
    catch_up(anna, ben)
    hinted(ben, 1)


def why_not(paper: Paper, who: str = "ann", seat: int = 0) -> str:
    with pytest.raises(Refusal) as refusal:
        check_hint(paper.state, person(who), Hint("x", seat, paper.state.play.question))
    return refusal.value.code


def test_no_hint_before_and_after_the_game_nor_for_the_seat_of_a_bot() -> None:
    paper = Paper("ann ben", settings=Settings(hints=True))
    assert why_not(paper) == "not_started"
    paper.starts()
    check_hint(paper.state, person("ann"), Hint("x", 0, paper.state.play.question))
    paper.write(Away(0))
    assert why_not(paper) == "bot_plays"
    paper.plays(10_000)
    assert why_not(paper) == "over"


def test_tables_from_before_there_were_hints_can_be_read() -> None:
    paper = Paper("ann ben").starts().plays(5)
    old = [
        Record(record.n, record.at, record.entry.replace(b'"hints":false,', b""), record.key)
        for record in paper.records
    ]
    assert old != paper.records
    state = state_from_log("table", "CODE", old)
    assert state.settings.hints is False
    assert state.play.table is not None
    assert paper.state.play.table is not None
    assert state.play.table.state.digest() == paper.state.play.table.state.digest()


# --- it takes its time


def test_nobody_waits_for_a_hint_and_one_that_comes_too_late_is_refused(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    gates: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def ponder(sent: bytes, asker: Asker) -> bytes:
        gates.append((asyncio.get_running_loop(), asyncio.Event()))
        await gates[0][1].wait()
        assert not asker.still(), "nobody wants to know it any more"
        return try_out(sent)

    replace_advice(server, monkeypatch, ponder)
    ask(anna, 0, "slow")
    anna.chooses(0)
    ben.wait_for("chose")
    ben.chooses(1)
    anna.wait_for("chose", seat=1)
    loop, gate = gates[0]
    loop.call_soon_threadsafe(gate.set)
    answer = answer_to(anna, "slow")
    assert (answer["type"], answer["code"]) == ("refused", "late")


def test_who_leaves_while_it_is_thought_of_leaves_no_trouble(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    ask(anna, 0, "never mind")
    anna.breaks()
    ben.wait_for("presence", here=[False, True])
    again = anna.guest.joins(anna.table)
    hinted(again, 0)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def dies(sent: bytes, **_: object) -> bytes:
    raise WorkerFailed("died", sent[:0].decode())


async def stammers(sent: bytes, **_: object) -> bytes:
    return sent[:5]


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize("how", [dies, stammers])
def test_who_asks_too_often_is_slowed_down_and_a_hint_that_failed_can_be_asked_for_again(
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    how: Callable[..., Any],
) -> None:
    anna, ben = meet(server, "Anna Ben", settings=HINTS)
    replace_advice(server, monkeypatch, how)
    assert [refused(anna, 0) for _ in range(6)] == ["no_hint"] * 5 + ["too_fast"]
    assert refused(ben, 1) == "no_hint"
    assert "there was no hint" in caplog.text
