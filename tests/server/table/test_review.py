"""Reviews of a finished table: all who may see it get one, and no one else is delayed."""

import asyncio
import json
import os
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

from tests.server.all_rules import LOWEST_PRIORITY
from tests.server.visitors import PATIENCE, Guest, RunningServer
from tests.server.workers import untimed_review
from wusel.bots.budget import Budget
from wusel.bots.random_bot import play_randomly
from wusel.engine.chance import Chance
from wusel.engine.save import save_text
from wusel.engine.state import State
from wusel.engine.table import Table
from wusel.games import SHELF, find_game, known_game
from wusel.server.refusals import Refusal
from wusel.server.table import review
from wusel.server.table.review import Reviews, choices_before
from wusel.server.workers import review_question
from wusel.server.workers.background_thread import BackgroundThread
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.review_question import look_back, verdict_question
from wusel.server.workers.worker_pool import WorkerFailed

GAMES = list(SHELF)


def ended(server: RunningServer, choices: int = 6, game: str = GAMES[0]) -> tuple[Guest, str]:
    """Return a table that Anna and her grandmother have left after some choices."""
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(game, "you you:Oma", start=True))
    for _ in range(choices):
        client.chooses(client.play["owing"][0], pick=-1)
    client.does("propose", seat=0, what="stop")
    assert client.info["phase"] == "over"
    return anna, client.table


def reckless_save(deal: int = 4) -> str:
    """Return a short game in which all players take the first choice on offer. The fourth choice is a player who does
    not defend, the second one in this deal, and the game is lost."""
    table: Table[Any] = Table(find_game(GAMES[0]), {"players": 3}, deal)
    while table.owing():
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[0])
    assert len(table.choices) == 4
    return save_text(table)


def all_of(guest: Guest, path: str) -> list[dict[str, Any]]:
    """Return the whole review, piece by piece."""
    found: list[dict[str, Any]] = []
    while True:
        piece = guest.get(f"{path}?first={len(found)}")
        if not piece["moments"]:
            assert len(found) == piece["total"] + 1
            return found
        found += piece["moments"]


def fail(_: bytes) -> bytes:
    raise AssertionError("nobody looks again")


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reviews fast. These tests only check who receives them."""
    monkeypatch.setattr(review, "look_back", partial(untimed_review.look_back, 12))


# --- content


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_can_be_looked_at_by_all(server: RunningServer, game: str) -> None:
    anna, table = ended(server, 4, game)
    path = f"/api/tables/{table}/review"
    replay = anna.get(f"/api/tables/{table}/replay")["moments"]
    moments = all_of(server.guest("Cleo"), path)
    assert [moment["choices"] for moment in moments] == list(range(5))
    for moment, now, next_one in zip(moments, replay, replay[1:], strict=False):
        verdict = moment["verdict"]
        view = now["look"]["view"] | {"seat": verdict["seat"]}
        assert verdict["meant"] == known_game(game).meant(view, verdict["choice"]), "what it was about"
        assert verdict["seat"] == next_one["seat"], "who chose next"
        assert moment["odds"]["chances"][verdict["seat"]] == verdict["expected"], "one number for one thing"
        tried = {json.dumps(each["choice"]): each["expected"] for each in verdict["tried"]}
        assert not tried or tried[json.dumps(verdict["choice"])] == verdict["expected"]
        assert not tried or tried[json.dumps(verdict["best"])] == verdict["promised"] == max(tried.values())
    assert moments[-1]["verdict"] is None
    assert all_of(anna, path) == moments, "the same for everybody"


@pytest.mark.usefixtures("_quick")
def test_it_comes_in_pieces(server: RunningServer) -> None:
    anna, table = ended(server, 5)
    path = f"/api/tables/{table}/review"
    whole = all_of(anna, path)
    assert anna.get(f"{path}?first=2&count=2") == {"total": 5, "together": False, "moments": whole[2:4]}
    assert anna.get(f"{path}?first=6")["moments"] == []
    assert anna.get(f"{path}?count=21", 400)["code"] == "bad_query"


def test_a_save_that_was_brought_along_can_be_looked_at_and_its_turning_point_is_found(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "look_back", partial(untimed_review.look_back, 120))
    anna = server.guest("Anna")
    table = anna.post("/api/tables/upload", save=reckless_save())["id"]
    assert anna.get(f"/api/tables/{table}/review", 409)["code"] == "not_started"
    anna.post(f"/api/tables/{table}", type="start", id="start", fill="greedy")
    assert anna.get(f"/api/tables/{table}/turns")["choices"][0] == 3, "at first sight"
    moments = all_of(anna, f"/api/tables/{table}/review")
    turns = [turn for moment in moments for turn in moment["turns"] if turn["missed"]]
    assert [(turn["choices"], turn["choice"]) for turn in turns] == [(3, {"do": "end_defence"})]
    assert moments[3]["verdict"]["choice"] == {"do": "end_defence"}
    assert moments[4]["odds"] == {"chances": [1.0, 0.0, 0.0], "errors": [0.0, 0.0, 0.0]}
    lesson = anna.get(f"/api/tables/{table}/lesson?seat={turns[0]['seat']}")
    assert lesson == {"turn": turns[0]}, "what it taught is the very choice that gave most away"
    monkeypatch.setattr(review, "look_back", fail)
    assert anna.get(f"/api/tables/{table}/lesson?seat={turns[0]['seat']}") == lesson, "found once, and kept"
    assert anna.get(f"/api/tables/{table}/lesson?seat=7", 400)["code"] == "bad_seat"


def test_where_the_points_of_a_finished_game_came_from(server: RunningServer) -> None:
    luck = Random(1)
    game: Table[Any] = Table(known_game("schwarm"), {"players": 2}, 1)
    while game.owing():
        seat = game.owing()[0]
        game.choose(seat, luck.choice(game.legal(seat)))
    anna = server.guest("Anna")
    table = anna.post("/api/tables/upload", save=save_text(game))["id"]
    anna.post(f"/api/tables/{table}", type="start", id="start", fill="greedy")
    told = server.guest("Cleo").get(f"/api/tables/{table}/sources")
    result = game.result()
    assert result is not None
    assert (
        told["scores"]
        == result.scores
        == [sum(each) for each in zip(*[s["points"] for s in told["sources"]], strict=True)]
    )
    _, other = ended(server, 4)
    assert anna.get(f"/api/tables/{other}/sources") == {"sources": [], "scores": []}, "a game that tells none apart"


# --- permissions


def test_a_running_game_cannot_be_looked_at(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy", start=True)
    path = f"/api/tables/{table}/review"
    assert anna.get(path, 409)["code"] == "not_over"
    assert server.guest("Cleo").get(path, 409)["code"] == "not_over"
    for path in ("turns", "sources"):
        assert anna.get(f"/api/tables/{table}/{path}", 409)["code"] == "not_over"
    assert server.manager.reviews.known == {}


def test_only_those_who_may_see_the_table_may_look_back(server: RunningServer) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats="you greedy", start=True, settings={"pace": 0, "spectators": False})
    anna.post(f"/api/tables/{table}", type="propose", id="stop", seat=0, what="stop")
    path = f"/api/tables/{table}/review"
    assert server.guest("Cleo").get(path, 404)["code"] == "no_table"
    gathering = anna.opens()
    assert anna.get(f"/api/tables/{gathering}/review", 409)["code"] == "not_started"


# --- fairness


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_is_asked_the_same_in_every_world_a_seat_could_have_been_in(name: str) -> None:
    game = known_game(name)
    for seed in range(4):
        s: State = game.new({"players": 3}, seed)
        play_randomly(game, s, Chance(seed + 1), 9 + 7 * seed)
        seat = (s.owing & -s.owing).bit_length() - 1
        choice = game.options(s, seat)[0]
        other = game.imagine(s, seat, 99)
        assert verdict_question(game, s, seat, choice, 5) == verdict_question(game, other, seat, choice, 5)


def test_the_same_question_has_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_question, "BUDGET", Budget(iterations=12))
    monkeypatch.setattr(os, "nice", lambda more: more)
    game = find_game(GAMES[0])
    s = game.new({"players": 2}, 3)
    seat = (s.owing & -s.owing).bit_length() - 1
    asked = verdict_question(game, s, seat, game.options(s, seat)[0], 1)
    assert look_back(asked) == look_back(asked)
    assert json.loads(look_back(asked))


# --- no delays for others


class Slow:
    """Workers that count calls and take a second each time, on a clock of their own."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.asked = 0
        self.askers: list[tuple[str, str]] = []

    def monotonic(self) -> float:
        return self.asked

    async def advise(self, sent: bytes, how: Callable[[bytes], bytes], asker: Asker) -> bytes:
        self.asked += 1
        self.askers.append((asker.client, asker.table))
        await asyncio.sleep(0)
        if self.fails:
            raise WorkerFailed("busy")
        wanted = json.loads(sent)
        return json.dumps([wanted["choice"], 0.5, 0.5, 0.1, 0.1, [0.5, 0.5], []]).encode()


def reviews_by(slow: Slow) -> Reviews:
    found = Reviews(BackgroundThread("readings"))
    found.workers = slow  # type: ignore[assignment]  # enough of a room for this
    return found


def some_table(choices: int) -> Table[Any]:
    table: Table[Any] = Table(find_game(GAMES[0]), {"players": 2}, 4)
    for _ in range(choices):
        seat = table.owing()[0]
        table.choose(seat, table.legal(seat)[-1])
    return table


def test_what_was_found_is_kept_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MOST_KEPT", 5)
    slow = Slow()
    reviews = reviews_by(slow)
    table = some_table(4)

    async def look() -> None:
        await asyncio.gather(*(reviews.some("a", table, 0, 20) for _ in range(3)))
        assert slow.asked == 4, "every choice once, whoever asks"
        await reviews.some("a", table, 0, 20)
        assert slow.asked == 4
        await reviews.some("b", table, 3, 1)
        assert slow.asked == 4 + 1 + len(choices_before(table, 3)), "and how everybody stood before"
        assert len(reviews.known) == 5
        assert reviews.under_way == {}

    asyncio.run(look())


def test_addresses_wait_for_their_turn_to_look_back() -> None:
    slow = Slow()
    asyncio.run(reviews_by(slow).some("a", some_table(2), 0, 1, "192.0.2.1"))
    assert slow.askers == [("192.0.2.1", "a")]


def test_nobody_waits_for_more_than_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds, moments in ((0.0, 1), (1.0, 1), (1.5, 2), (3.0, 3)):
        slow = Slow()
        monkeypatch.setattr(review, "time", slow)
        monkeypatch.setattr(review, "A_WHILE", seconds)
        found = asyncio.run(reviews_by(slow).some("a", some_table(10), 0, 20))
        assert len(found.moments) == moments


def test_a_worker_that_fails_is_told_as_a_refusal_and_asked_again() -> None:
    slow = Slow(fails=True)
    reviews = reviews_by(slow)
    table = some_table(2)
    with pytest.raises(Refusal) as refused:
        asyncio.run(reviews.some("a", table, 0, 1))
    assert refused.value.code == "no_review"
    slow.fails = False
    assert asyncio.run(reviews.some("a", table, 0, 1)).moments


def test_everybody_else_is_served_meanwhile(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless review runs while a person plays against a bot and others ask for pages."""
    anna, table = ended(server, 30, "schwarm")
    begun, may_end = threading.Event(), threading.Event()

    async def ponder(*_: object) -> bytes:
        begun.set()
        await asyncio.to_thread(may_end.wait, PATIENCE)
        raise WorkerFailed("slow")

    monkeypatch.setattr(server.manager.reviews.workers, "advise", ponder)
    looking = threading.Thread(target=anna.get, args=(f"/api/tables/{table}/review", 409))
    looking.start()
    assert begun.wait(PATIENCE)
    ben = server.guest("Ben")
    client = ben.joins(ben.opens("schwarm", "you greedy", start=True))
    for _ in range(5):
        while 0 not in client.play["owing"]:
            client.hear()
        client.chooses(0)
        assert ben.get("/api/me")["name"] == "Ben"
    assert looking.is_alive()
    may_end.set()
    looking.join()


def test_reviews_have_a_process_of_their_own_that_steps_back(server: RunningServer) -> None:
    anna, table = ended(server, 1)
    anna.get(f"/api/tables/{table}/review?count=1")
    assert [os.getpriority(os.PRIO_PROCESS, each.pid or 0) for each in active_children()] == [LOWEST_PRIORITY]
