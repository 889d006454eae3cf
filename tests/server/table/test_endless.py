"""Content by a stranger that would run for ever. It is refused or stopped, and no one else notices."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engine.test_foreign_files import rewritten
from tests.games.maus import endless
from tests.server.company import print_of
from tests.server.visitors import PATIENCE, Client, RunningServer, run_server
from tests.thorough import cases
from wusel.bots.budget import Budget
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.engine.turns import MOST_STEPS
from wusel.games import find_game
from wusel.server.table import hints, live_table
from wusel.server.table.live_table import FREE_STEPS, MOST_ENDLESS
from wusel.server.workers import review_question


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ROUND", Budget(iterations=6))
    monkeypatch.setattr(review_question, "BUDGET", Budget(iterations=12))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(tmp_path / "wusel.db", bot_seconds=PATIENCE) as running:
        yield running


def of_maus(content: str = "", seed: int = 5) -> Table[Any]:
    game = find_game("maus", content)
    options = {option.name: option.default for option in game.declared} | {"players": 2}
    return Table(game, options, seed)


def of_maus_where_the_other_begins(content: str) -> Table[Any]:
    """Return a game whose very first turn belongs to the second seat."""
    for seed in range(100):
        table = of_maus(content, seed)
        while not any(table.game.choices.to_json(each)["do"] == "end_turn" for each in table.legal(table.owing()[0])):
            table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
        if table.owing() == [1]:
            return table
    raise AssertionError("the first seat always begins")


def opened(server: RunningServer, content: str, bot: str = "") -> Client:
    """Open a table from a save with such content, for Anna and her grandmother or a bot."""
    server.manager.work.rate = 0
    anna = server.guest("Anna")
    table = of_maus_where_the_other_begins(content) if bot else of_maus(content)
    client = anna.joins(anna.post("/api/tables/upload", save=save_text(table))["id"])
    client.does("arrange", settings={"pace": 0, "hints": True})
    if bot:
        client.does("start", fill=bot)
    else:
        client.does("sit", seat=1, also=True, name="Oma")
        client.does("start")
    return client


def others_choose(other: Client, choices: int) -> None:
    for _ in range(choices):
        other.chooses(other.play["owing"][0])


def end_turn(client: Client) -> dict[str, Any]:
    """Return the fields of the choice that starts the endless chain, once it is on offer. Until then any choice is
    made."""
    while True:
        seat = client.play["owing"][0]
        choices = client.look(seat)["choices"]
        found = [choice for choice in choices if choice["do"] == "end_turn"]
        if found:
            return {"seat": seat, "question": client.play["question"], "choice": found[0]}
        client.chooses(seat)


@pytest.mark.parametrize("name", cases(["RING", "TWO_RINGS", "TREE", "PAGES"], ["RING"]))
def test_circles_that_can_be_seen_do_not_come_in(server: RunningServer, name: str) -> None:
    anna = server.guest("Anna")
    save = rewritten(of_maus(), content=getattr(endless, name))
    refused = anna.post("/api/tables/upload", status=400, save=save)
    assert refused["code"] == "bad_save"
    assert "(MM-K7)" in refused["message"]


def test_surges_that_bring_surges_are_the_end_of_the_chapter(server: RunningServer) -> None:
    client = opened(server, endless.SURGES)
    client.does("choose", **end_turn(client))
    assert client.info["phase"] == "over"


def test_a_choice_that_never_ends_is_refused_and_everybody_plays_on(server: RunningServer) -> None:
    ben = server.guest("Ben")
    other = ben.joins(ben.opens("mosquitozzz", "you you:Oma", start=True))
    client = opened(server, endless.HIDDEN)
    asked = end_turn(client)
    before = print_of(server, client)
    for _ in range(MOST_ENDLESS + 2):
        refused = client.fails("choose", "endless", **asked)
        assert "round in circles" in refused["message"] or "no end is in sight" in refused["message"]
    assert print_of(server, client) == before
    others_choose(other, 3)
    assert ben.web.get("/healthz").status_code == 200


def test_nor_do_previews_hints_and_reviews_run_for_ever(server: RunningServer) -> None:
    client = opened(server, endless.HIDDEN)
    asked = end_turn(client)
    seat, question = asked["seat"], asked["question"]
    client.send({"type": "foresee", "id": "f", "seat": seat, "question": question, "choices": [asked["choice"]]})
    assert client.wait_for("foreseen")["prospects"][0]["chance"] is True
    client.send({"type": "hint", "id": "h", "seat": seat, "question": question, "worlds": 0})
    assert client.wait_for("hinted")["advice"]["choice"]
    client.does("propose", seat=seat, what="stop")
    review = client.guest.get(f"/api/tables/{client.table}/review")
    assert review


def test_bots_that_find_no_way_out_stop_the_game(server: RunningServer) -> None:
    client = opened(server, endless.HIDDEN, bot="greedy")
    while client.info["phase"] == "playing":
        assert client.play["owing"] == [1]
        client.hear()
    assert client.info["ending"]["how"] == "stopped"


@pytest.mark.usefixtures("_no_time_passes")
def test_whoever_sets_off_as_much_as_is_allowed_has_to_wait(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice of our own games is never charged. One that causes a thousand steps is."""
    monkeypatch.setattr(live_table, "FREE_STEPS", -MOST_STEPS)
    anna = server.guest("Anna")
    client = anna.joins(anna.opens("mosquitozzz", "you you:Oma", start=True))
    bucket = server.manager.work.of("127.0.0.1")
    bucket.left = MOST_STEPS + 1
    client.chooses(client.play["owing"][0])
    client.chooses(client.play["owing"][0])
    seat = client.play["owing"][0]
    asked = {"seat": seat, "question": client.play["question"], "choice": client.look(seat)["choices"][0]}
    client.fails("choose", "too_fast", **asked)
    monkeypatch.setattr(live_table, "FREE_STEPS", FREE_STEPS)
    bucket.left = 1.0
    client.chooses(seat)
    assert bucket.left == 1.0
