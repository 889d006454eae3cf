"""Malicious save files: the sender reads why one is refused, and no one else notices."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

import wusel.games
from tests.contents import garlic_cards
from tests.engine.test_foreign_files import WEAPONS, nested, rewritten
from tests.server.company import missed
from tests.server.visitors import RunningServer, run_server, wait_until
from tests.server.workers import faulty_bots
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.games import brought_game, find_game, known_game
from wusel.server.lobby import saves
from wusel.server.lobby.saves import MOST_WAITING, SaveReader
from wusel.server.rate_limit import Buckets
from wusel.server.refusals import Refusal
from wusel.server.workers import save_question
from wusel.server.workers.bot_question import Task
from wusel.server.workers.worker_pool import WorkerFailed
from wusel.support.work_limit import TookTooLong, so_much_work

SHORT = 0.2


def mosquitos(content: str = "") -> Table[Any]:
    return Table(find_game("mosquitozzz", content), {"players": 2}, 5)


def database(path: Path, question: str) -> list[Any]:
    with sqlite3.connect(path) as db:
        return db.execute(question).fetchall()


# --- weapons


def test_weapons_are_refused_with_a_sentence_and_the_server_goes_on(server: RunningServer) -> None:
    anna = server.guest("Anna")
    saves_of_evil = [rewritten(mosquitos(), content=text) for text, _ in WEAPONS.values()]
    saves_of_evil += [
        rewritten(mosquitos(), players=["\ud800", "Ben"]),
        rewritten(mosquitos(), options={"players": nested(400)}),
        rewritten(mosquitos(), seed=10**4000),
        rewritten(mosquitos(), seed=10**80),
        rewritten(mosquitos(), game="\ud83e"),
        rewritten(mosquitos(), game="x" * 100_000),
        save_text(mosquitos()).replace('"seed": 5', '"seed": ' + "5" * 5000),
        '[{"wusel": ' * 50_000,
    ]
    for save in saves_of_evil:
        answer = anna.web.post("/api/tables/upload", json={"save": save})
        assert answer.status_code in (400, 413), answer.text[:200]
        said = answer.json()
        assert said["code"] in ("bad_save", "too_much", "too_large", "malformed"), said["code"]
        assert 0 < len(said["message"]) < 600
    assert anna.get("/api/tables/mine")["tables"] == []
    assert anna.post("/api/tables/upload", save=save_text(mosquitos()))["id"]


ENDLESS = (faulty_bots.sleeps, faulty_bots.loops_in_compiled_code, faulty_bots.is_killed)
GREEDY = (faulty_bots.wants_all_memory, faulty_bots.wants_two_gigabytes, faulty_bots.recurses_for_ever)


@pytest.mark.parametrize("how", [*ENDLESS, *GREEDY])
def test_what_takes_too_long_or_too_much_is_given_up(how: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        reader = SaveReader(Buckets(0, 0))
        with monkeypatch.context() as then:
            then.setattr(saves, "read_save", how)
            reader.workers.seconds = SHORT if how in ENDLESS else reader.workers.seconds
            with pytest.raises(Refusal) as refused:
                await reader.read("a save", "anna")
            assert refused.value.code == "too_much"
            assert "more than can be read" in refused.value.message
        reader.workers.seconds = saves.READ_SECONDS
        assert (await reader.read(save_text(mosquitos()), "anna")).game == "mosquitozzz"
        assert not reader.waiting
        await reader.close()
        assert active_children() == []

    asyncio.run(read())


def test_work_is_limited_and_waiting_is_not() -> None:
    """A good save may take long while others keep the machine busy."""
    with pytest.raises(TookTooLong), so_much_work(0.05):
        sum(1 for _ in count())
    with so_much_work(0.05):
        time.sleep(0.2)


def test_a_save_that_is_too_much_work_to_play_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = mosquitos()
    table.choose(0, table.legal(0)[0])
    table.choose(1, table.legal(1)[0])
    monkeypatch.setattr(save_question, "MOST_STEPS", table.steps - 1)
    assert "steps of the rules" in save_question.read_save(save_text(table).encode()).decode()
    monkeypatch.setattr(save_question, "MOST_STEPS", table.steps)
    assert '"brought"' in save_question.read_save(save_text(table).encode()).decode()


def test_nothing_keeps_running_when_the_server_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        reader = SaveReader(Buckets(0, 0))
        monkeypatch.setattr(saves, "read_save", faulty_bots.sleeps)
        reading = [asyncio.create_task(reader.read("a save", f"client {n}")) for n in range(6)]
        while not active_children():
            await asyncio.sleep(0.01)
        await reader.close()
        ends = await asyncio.gather(*reading, return_exceptions=True)
        assert [getattr(end, "code", end) for end in ends] == ["closing"] * 6
        assert active_children() == []

    asyncio.run(read())


def test_one_address_has_so_many_files_read_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        reader = SaveReader(Buckets(0, 0))
        go_on = asyncio.Event()

        async def waits(*_: object) -> bytes:
            await go_on.wait()
            return b'{"type": "unreadable", "reason": "no"}'

        monkeypatch.setattr(reader.workers, "advise", waits)
        reading = [asyncio.create_task(reader.read("", "anna")) for _ in range(MOST_WAITING + 2)]
        other = asyncio.create_task(reader.read("", "ben"))
        await asyncio.sleep(0)
        go_on.set()
        ends = await asyncio.gather(*reading, other, return_exceptions=True)
        codes = [end.code for end in ends if isinstance(end, Refusal)]
        assert codes == ["bad_save"] * MOST_WAITING + ["too_fast"] * 2 + ["bad_save"]

    asyncio.run(read())


@pytest.mark.usefixtures("_no_time_passes")
def test_an_address_that_sends_bad_files_soon_has_to_wait_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    good = save_question.read_save(save_text(mosquitos()).encode())
    bad = b'{"type": "unreadable", "reason": "no"}'

    async def read() -> None:
        reader = SaveReader(Buckets(0.1, 3))

        async def code_for(client: str, answer: bytes | Exception) -> str:
            async def answers(*_: object) -> bytes:
                if isinstance(answer, Exception):
                    raise answer
                return answer

            monkeypatch.setattr(reader.workers, "advise", answers)
            try:
                await reader.read("", client)
            except Refusal as refusal:
                return refusal.code
            return "read"

        busy, slow = WorkerFailed("busy"), WorkerFailed("slow")
        assert [await code_for("anna", each) for each in (good, busy, bad, good, busy, slow, bad)] == [
            "read", "too_fast", "bad_save", "read", "too_fast", "too_much", "bad_save",
        ]  # fmt: skip
        assert [await code_for("anna", each) for each in (good, bad)] == ["too_fast", "too_fast"]
        assert await code_for("ben", good) == "read"

    asyncio.run(read())


# --- stored tables


def test_what_is_kept_is_our_own_and_no_padding(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        anna = server.guest("Anna")
        padded = rewritten(mosquitos(), padding="x" * 300_000, players=["y" * 100_000, "z"])
        padded = padded.replace(", ", "," + " " * 300)
        assert len(padded) > 400_000
        anna.post("/api/tables/upload", save=padded)
        ((longest,),) = database(tmp_path / "wusel.db", "select max(length(entry)) from lines")
        assert longest < 2_000


def test_content_is_kept_once_however_many_tables_are_played_with_it(tmp_path: Path) -> None:
    save = save_text(mosquitos(garlic_cards()))
    with run_server(tmp_path / "wusel.db") as server:
        anna = server.guest("Anna")
        tables = [anna.post("/api/tables/upload", save=save)["id"] for _ in range(3)]
        client = anna.joins(tables[0])
        client.does("start", fill="random")
        fork = anna.post(f"/api/tables/{tables[0]}/fork", choices=0)["id"]
        assert database(tmp_path / "wusel.db", "select count(*) from contents") == [(1,)]
        assert database(tmp_path / "wusel.db", "select max(length(entry)) from lines")[0][0] < 2_000
        content = client.info["content"]
        cookies = anna.web.cookies
    assert content != known_game("mosquitozzz").content_id()
    brought_game.cache_clear()
    with run_server(tmp_path / "wusel.db") as server:
        again = server.guest()
        again.web.cookies = cookies
        for table in (*tables, fork):
            assert again.get(f"/api/tables/{table}")["content"] == content, "after a restart"


@pytest.mark.usefixtures("_no_time_passes")
def test_nobody_fills_the_store_with_what_they_bring(tmp_path: Path) -> None:
    text = garlic_cards()
    with run_server(tmp_path / "wusel.db", kept_per_hour=20_000) as server:
        anna = server.guest("Anna")
        same = save_text(mosquitos(text))
        for _ in range(5):
            anna.post("/api/tables/upload", save=same)
        codes = []
        for n in range(5):
            save = save_text(mosquitos(f"{text}\n# {n}\n"))
            codes.append(anna.web.post("/api/tables/upload", json={"save": save}).json().get("code"))
        assert codes[0] is None
        assert codes[-1] == "kept_enough"
        client = anna.joins(anna.opens(seats="you greedy", start=True))
        while server.manager.kept.of("127.0.0.1").left > 300:
            server.manager.kept.of("127.0.0.1").take(100)
        assert anna.post(f"/api/tables/{client.table}/fork", 429, choices=0)["code"] == "kept_enough"
        ((kept,),) = database(tmp_path / "wusel.db", "select sum(length(text)) from contents")
        assert kept < 20_000 + len(text)


# --- games that are not offered


def test_what_is_not_offered_is_for_nobodys_table(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game can be found and saved, but the server acts as if it did not exist."""
    anna = server.guest("Anna")
    save = save_text(Table(find_game("crumbs"), {"players": 2}, 5))
    refused = anna.post("/api/tables/upload", 400, save=save)
    assert (refused["code"], "there is no game 'crumbs'; there are: " in refused["message"]) == ("bad_save", True)
    assert anna.post("/api/tables", 404, game="crumbs")["code"] == "no_game"
    assert anna.post("/api/days/crumbs", 404)["code"] == "no_game"
    with monkeypatch.context() as once:
        once.setitem(wusel.games.SHELF, "crumbs", "wusel.games.crumbs.game")
        client = anna.joins(anna.opens("crumbs", "you you:Oma", start=True))
    client.does("resign", seat=0)
    wait_until(lambda: anna.get(f"/api/tables/{client.table}")["phase"] == "over", "the game goes on")
    for way in ("fork", "rematch"):
        answer = anna.web.post(f"/api/tables/{client.table}/{way}", json={"choices": 0})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_game"), "nor does it multiply"


# --- games that are not forgotten


def many_contents(visit: Callable[[str], object]) -> None:
    for n in range(40):
        visit(f"{garlic_cards()}\n# {n}\n")


def test_own_content_is_not_forgotten_for_what_visitors_bring() -> None:
    own = known_game("mosquitozzz")
    house = f"{garlic_cards()}\n# of the house\n"
    wusel.games.keep_game("mosquitozzz", house)
    kept = known_game("mosquitozzz", house)
    many_contents(lambda text: known_game("mosquitozzz", text))
    assert known_game("mosquitozzz") is own
    assert known_game("mosquitozzz", house) is kept
    assert brought_game.cache_info().currsize <= 16


def test_a_running_table_keeps_its_game(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.guest("Anna")
    table = anna.post("/api/tables/upload", save=save_text(mosquitos(garlic_cards())))["id"]
    client = anna.joins(table)
    client.does("sit", seat=1, also=True, name="Oma")
    client.does("start")
    brought_game.cache_clear()

    def never(*_: object) -> None:
        raise AssertionError("it was read anew")

    monkeypatch.setattr(wusel.games, "find_game", never)
    again = anna.joins(table, since=1)
    assert [record["n"] for record in missed(again)] == [2, 3]
    catalogue = json.dumps(anna.get(f"/api/tables/{table}/game")["catalogue"])
    assert "garlic_breath" in catalogue
    again.chooses(again.play["owing"][0])


def test_all_faults_of_its_content_are_told_in_one_message() -> None:
    broken = garlic_cards().replace("source = ", "sauce = ")
    answer = save_question.read_answer(save_question.read_save(rewritten(mosquitos(), content=broken).encode()))
    assert isinstance(answer, save_question.Unreadable)
    assert "\n" not in answer.reason
    assert len([fault for fault in answer.reason.split("; the content in the save, line ") if "sauce" in fault]) > 1
