"""Wusel Bench: fixed tasks with results that anyone can repeat."""

import json
from pathlib import Path

import pytest

from tests.command_line import ok
from wusel.engine.errors import WuselError
from wusel.lab.tasks import all_tasks, find_task, run_task

RESULTS = json.loads((Path(__file__).parents[2] / "docs" / "tasks.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", all_tasks())
def test_every_task_can_be_played(name: str) -> None:
    contest = find_task(name).contest(["random"], games=2)
    assert contest.together == (not find_task(name).against)


def test_a_row_of_the_results_can_be_repeated() -> None:
    recorded = next(row for row in RESULTS if (row["task"], row["agent"]) == ("crumbs-duel", "random"))
    (score,), _ = run_task(find_task("crumbs-duel"), ["random"], workers=2)
    assert (score.games, score.score, [*score.interval]) == (recorded["games"], recorded["score"], recorded["interval"])


def test_whoever_holds_the_other_seats_is_no_agent() -> None:
    with pytest.raises(WuselError, match="greedy holds the other seats"):
        find_task("mosquitozzz-duel").contest(["greedy"])


def test_there_is_no_such_task() -> None:
    with pytest.raises(WuselError, match="there are: mosquitozzz-duel, "):
        find_task("chess")


def test_scores_are_printed() -> None:
    assert "maus-chapter" in ok("tasks")
    told = json.loads(ok("tasks", "crumbs-duel", "--games", "4", "--json"))
    assert [(row["agent"], row["games"]) for row in told] == [("random", 4)]
