"""The command `wusel arena`."""

import json
from pathlib import Path

import pytest

from tests.command_line import ok, refused, run
from tests.lab.arena.contests import interrupt_after

DUEL = ("arena", "mosquitozzz", "--bots", "easy,random", "--players", "2", "--games", "8")


def test_help() -> None:
    said = ok("arena", "--help")
    for word in ("BOT,BOT,...", "hard:400", "oracle", "--against", "--all", "--iterations", ".svg"):
        assert word in said


def test_the_table_of_a_duel() -> None:
    said = ok(*DUEL)
    assert "wins (fair: 50%)" in said
    assert "8 games, mosquitozzz with 2 players" in said
    assert "rating" not in said, "two bots need no ratings"


def test_ratings_and_early_stopping() -> None:
    said = ok("arena", "mosquitozzz", "--bots", "greedy,easy,random", "--option", "players=2", "--games", "42")
    lines = said.splitlines()
    assert lines[0].split() == ["bot", "rating", "games"]
    assert lines[1].split()[:2] == ["greedy", "0"]
    assert "points above greedy" in said
    assert "What was clear was not played on to 21 deals (--all does)" in said
    assert "--all" not in ok(*DUEL)


def test_the_oracle_is_marked_as_a_cheat(tmp_path: Path) -> None:
    plot = tmp_path / "standing.svg"
    args = (
        "arena",
        "mosquitozzz",
        "--bots",
        "oracle,random",
        "--against",
        "greedy",
        "--iterations",
        "3",
        "--games",
        "6",
    )
    said = ok(*args, "--players", "3", "--plot", str(plot))
    assert "oracle (cheats)  2 greedy" in said
    assert "The oracle cheats" in said
    drawn = plot.read_text(encoding="utf-8")
    assert "oracle (cheats) against 2 greedy" in drawn
    assert "fair share 33%" in drawn


def test_teams(tmp_path: Path) -> None:
    plot = tmp_path / "standing.svg"
    args = ("arena", "mosquitozzz", "--bots", "random,greedy", "-o", "mode=kamikaze", "--players", "2", "--games", "6")
    said = ok(*args, "--plot", str(plot))
    assert "more than greedy" in said
    assert " pp" in said
    assert "How often the team wins" in plot.read_text(encoding="utf-8")


def test_json() -> None:
    said = json.loads(ok(*DUEL, "--json"))
    assert said == json.loads(ok(*DUEL, "--json", "--workers", "2"))
    assert (said["game"], said["deals"], said["games"], said["reference"]) == ("mosquitozzz", 4, 8, "random")
    assert said["options"]["players"] == 2
    assert {duel["bot"] for duel in said["duels"]} == {"easy"}
    assert len(said["ratings"]) == 2


def test_resuming_an_interrupted_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = str(tmp_path / "games.jsonl")
    expected = ok(*DUEL)

    interrupt_after(monkeypatch, 5)
    stopped = run(*DUEL, "--out", out)
    assert stopped.exit_code == 130
    assert "Interrupted: this is how it stands so far." in stopped.stdout
    monkeypatch.undo()
    assert ok(*DUEL, "--out", out) == expected
    assert "iterations 0, not 9" in refused(*DUEL, "--out", out, "--iterations", "9")


def test_interrupted_before_two_deals_were_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(monkeypatch, 0)
    plot = tmp_path / "standing.svg"
    stopped = run(*DUEL, "--plot", str(plot))
    assert stopped.exit_code == 130
    assert stopped.stdout == "Too few deals were finished to say anything.\n"
    assert not plot.exists()


def test_bad_input_is_refused_with_one_line(tmp_path: Path) -> None:
    assert "there is no game 'chess'" in refused("arena", "chess", "--bots", "hard,easy")
    assert "easy alone is no contest" in refused("arena", "mosquitozzz", "--bots", "easy")
    assert "there is no bot ''" in refused("arena", "mosquitozzz", "--bots", "easy,")
    assert "players=9 is not possible" in refused(*DUEL[:4], "--players", "9")
    assert "a figure can be written to" in refused(*DUEL, "--plot", str(tmp_path / "standing.gif"))
    assert "there is no folder" in refused(*DUEL, "--plot", str(tmp_path / "nowhere" / "standing.svg"))


@pytest.mark.parametrize(
    ("command", "args"),
    [("simulate", ("--seats", "oracle,random")), ("play", ("--seats", "you,oracle"))],
)
def test_other_commands_refuse_the_oracle(command: str, args: tuple[str, ...]) -> None:
    assert "oracle" in refused(command, "mosquitozzz", *args)
