"""The command `wusel report`."""

from pathlib import Path

import pytest

from tests.command_line import refused, run
from wusel.games import find_game

GAME = "mosquitozzz"
QUICK = ("--bot", "random", "--games", "3", "--option-games", "0", "--ladder", "easy", "--ladder-games", "2")


def test_help() -> None:
    said = run("report", "--help").stdout
    for form in ("FILE.html", "NAME=VALUE", "random, easy, greedy", "--ladder-games", "default: 400"):
        assert form in said


def test_the_path_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("report", GAME, *QUICK)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "Written to mosquitozzz-report.html.\n", "")
    result = run(
        "report",
        GAME,
        *QUICK,
        "--out",
        "page.html",
        "--players",
        "2",
        "-o",
        "mode=ambush",
        "--seed",
        "9",
        "--lang",
        "de",
    )
    assert result.stdout == "Written to page.html.\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mosquitozzz-report.html", "page.html"]
    page = Path("page.html").read_text(encoding="utf-8")
    for said in ("--option players=2", "--option mode=ambush", "--seed 9", "--lang de", "--ladder easy"):
        assert said in page
    assert "SHA-256" not in page


def test_the_command_on_the_page_writes_the_same_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("report", GAME, *QUICK, "--out", "a.html")
    page = Path("a.html").read_text(encoding="utf-8")
    command = page.partition("<dt>Command</dt><dd>")[2].partition("</dd>")[0]
    run(*command.split()[1:], "--out", "b.html")
    assert Path("b.html").read_text(encoding="utf-8") == page


def test_custom_content_is_used_and_named(tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    source = find_game(GAME).home / "content" / "cards.toml"
    own.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    result = run("report", GAME, *QUICK, "--content", str(own), "--out", str(tmp_path / "a.html"))
    assert result.exit_code == 0, result.output
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "SHA-256" in page
    assert "--content FILE" in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        ((GAME, "--out", "page.pdf"), "name it like page.html"),
        ((GAME, "--out", "nowhere/page.html"), "there is no folder nowhere"),
        ((GAME, "--bot", "clever"), "there is no bot 'clever'; there are: random"),
        ((GAME, "--bot", "oracle"), "oracle cheats"),
        ((GAME, "--ladder", "easy,easy"), "easy is named twice"),
        ((GAME, "--players", "5"), "players=5 is not possible; it can be: 2, 3, 4"),
        ((GAME, "-o", "mode"), "write it as mode=VALUE"),
        ((GAME, "--seed", "-1"), "seed -1 is not possible"),
    ],
)
def test_impossible_arguments_are_refused_at_once(
    args: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused("report", *args)
    assert list(tmp_path.iterdir()) == []
