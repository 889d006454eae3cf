"""Problem reports: their content, and how to open them again."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import choose_on, meet
from tests.server.visitors import Client, Guest, RunningServer
from tests.terminal.sitting import Sitting
from wusel.engine.errors import WuselError
from wusel.engine.save import table_from
from wusel.games import SHELF, find_game
from wusel.support.problem import read_problem
from wusel.terminal.problem import show_problem


def reported(guest: Guest, table: str, **wish: Any) -> dict[str, Any]:  # noqa: ANN401  # JSON
    answer = guest.post(f"/api/tables/{table}/report", browser="Firefox 140", **wish)
    assert isinstance(answer, dict)
    return answer


def opened(problem: dict[str, Any], path: Path) -> str:
    path.write_text(json.dumps(problem), encoding="utf-8")
    found = read_problem(path)
    assert found is not None
    sitting = Sitting()
    show_problem(found, "en", sitting.screen)
    return sitting.text


def heard_by(client: Client) -> list[Any]:
    """Return the events that a client's seat received over its socket, choice by choice."""
    frames = [frame for frame in client.frames if frame.get("news", {}).get("what") == "chose"]
    return [frame["play"]["looks"][0]["events"] for frame in frames]


@pytest.mark.parametrize("game", SHELF)
def test_while_others_play_a_report_holds_what_the_seat_was_told(
    server: RunningServer, tmp_path: Path, game: str
) -> None:
    clients = meet(server, "Anna Ben", game)
    choose_on(clients, 4)
    for seat, client in enumerate(clients):
        problem = reported(client.guest, client.table)
        assert problem["save"] == ""
        assert [told["events"] for told in problem["told"][1:]] == heard_by(client)
        assert all((told["choice"] is not None) == (told["seat"] == seat) for told in problem["told"])
        assert (problem["view"], problem["offered"]) == (client.look(seat)["view"], client.look(seat)["choices"])
        assert "Anna" not in str(problem)
        assert "After choice 4, as seat" in opened(problem, tmp_path / "problem.json")


def test_nobody_reports_from_a_seat_that_is_not_theirs(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben")
    clients[0].guest.post(f"/api/tables/{clients[0].table}/report", status=403, seat=1)
    assert reported(server.guest(), clients[0].table)["seat"] == -1


def test_once_it_is_over_the_whole_game_is_there_and_opens_at_the_choice(server: RunningServer, tmp_path: Path) -> None:
    clients = meet(server, "Anna Ben")
    choose_on(clients, 8)
    clients[1].does("resign", seat=1)
    problem = reported(clients[0].guest, clients[0].table, seat=1, choices=5)
    table = table_from(problem["save"], find_game)
    assert len(table.choices) == 8
    table.go_back(5)
    assert problem["view"] == json.loads(json.dumps(table.view(1)))
    text = opened(problem, tmp_path / "problem.json")
    assert "Player 1, Player 2" in text
    assert "After choice 5, as seat 1 saw it" in text
    assert "Firefox 140" in text


def test_a_report_holds_the_words_of_the_player(server: RunningServer, tmp_path: Path) -> None:
    clients = meet(server, "Anna Ben")
    problem = reported(clients[0].guest, clients[0].table, words="The lamp\nstays \x1b[31mdark.  ")
    assert problem["words"] == "The lamp stays  [31mdark."
    text = opened(problem, tmp_path / "problem.json")
    assert "What went wrong: The lamp stays [31mdark." in text
    assert "What went wrong" not in opened(reported(clients[0].guest, clients[0].table), tmp_path / "problem.json")
    path = f"/api/tables/{clients[0].table}/report"
    clients[0].guest.post(path, 400, words="x" * 2001)


def test_older_reports_without_words_can_be_opened(server: RunningServer, tmp_path: Path) -> None:
    clients = meet(server, "Anna Ben")
    problem = reported(clients[0].guest, clients[0].table)
    del problem["words"]
    assert "After choice 0" in opened(problem, tmp_path / "problem.json")


def test_a_report_that_was_tampered_with_is_refused(server: RunningServer, tmp_path: Path) -> None:
    clients = meet(server, "Anna Ben")
    problem = reported(clients[0].guest, clients[0].table)
    for change in ({"view": 7}, {"wusel_problem": 99}, {"offered": [{"do": "cheat"}]}, {"more": 1}):
        with pytest.raises(WuselError, match="report"):
            opened(problem | change, tmp_path / "problem.json")
