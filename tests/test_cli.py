"""The command line: every command, and its error messages."""

import json
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import ok, refused, run
from tests.contents import garlic_cards, steep_coasts
from tests.lab.quick_bench import quick_bench
from wusel import __version__
from wusel.cli import main
from wusel.cli.shelf import list_of_games
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import SHELF, find_game
from wusel.games.mosquitozzz.words import CATCH_INFECTION, CLOSE_DEFENCE
from wusel.lab.row_writers import row_values
from wusel.lab.simulate import Plan, Row, simulate
from wusel.terminal.saves import autosave_path

GAME = "mosquitozzz"


# --- the program


def test_every_command_explains_itself() -> None:
    commands = ("games", "rules", "check", "play", "replay", "simulate", "bench", "fuzz")
    overview = ok("--help")
    for command in commands:
        assert command in overview
        assert "Usage" in ok(command, "--help")


def test_help_says_what_values_look_like() -> None:
    said = ok("simulate", "--help")
    for form in ("BOT,BOT,...", "NAME=VALUE", "random, easy, greedy", ".csv", "default: 1000"):
        assert form in said
    assert "[FILE]" in ok("play", "--help")


def test_the_version() -> None:
    assert ok("--version") == f"wusel {__version__}\n"


def test_the_module_is_the_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["wusel", "games"])
    runpy.run_module("wusel", run_name="__main__")
    assert capsys.readouterr().out.splitlines() == list_of_games()


def test_main_understands_the_other_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["wusel", "rules", GAME, "B5", "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("MZ-B5")


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    assert "cannot be read" in refused("replay", str(tmp_path / "nothing.wusel"))
    assert str(tmp_path) in refused("fuzz", GAME, "--content", str(tmp_path / "cards.toml"))


# --- games and rules


def test_the_games_with_players_and_options() -> None:
    lines = ok("games").splitlines()
    assert lines[0].split()[:3] == ["GAME", "TITLE", "PLAYERS"]
    for name in SHELF:
        assert any(line.startswith(name) for line in lines)
    assert any(
        GAME in line and "2 to 4" in line and "mode=standard|ambush|rebellion|kamikaze" in line for line in lines
    )
    assert any(line.strip() == "idle_use=false|true" for line in lines)


def test_the_list_of_games_waits_for_no_big_library() -> None:
    """The list needs neither typer nor rich nor Fluent, so it appears at once."""
    program = (
        "import sys, wusel.cli; sys.argv[1:] = ['games']; wusel.cli.main(); sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == list_of_games()
    assert not {"typer", "rich", "fluent"} & set(done.stderr.split())


def test_one_rule_in_both_languages() -> None:
    english, german = (ok("rules", GAME, "b5", "--lang", lang) for lang in ("en", "de"))
    assert english.startswith("MZ-B5")
    assert german.startswith("MZ-B5")
    assert english != german


def test_all_rules_and_those_with_a_word() -> None:
    every = ok("rules", GAME, "--lang", "en").splitlines()
    some = ok("rules", GAME, "--lang", "en", "--search", "LAMP").splitlines()
    assert len(every) == len(find_game(GAME).rules.all())
    assert 0 < len(some) < len(every)
    assert all("lamp" in line.lower() for line in some)


def test_rules_that_are_not_there() -> None:
    assert "there is no rule ZZ9" in refused("rules", GAME, "ZZ9")
    assert "speaks of 'submarine'" in refused("rules", GAME, "--search", "submarine")
    assert "there is no game 'chess'; there are: " in refused("rules", "chess")


# --- content by other people


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def faulty(*args: str) -> list[str]:
    """Return the messages about a file that cannot be played with."""
    result = run("check", *args)
    assert result.exit_code == 1
    assert result.stderr == ""
    return result.stdout.splitlines()


def chapter_in_the_docs() -> str:
    page = (Path(__file__).parents[1] / "docs" / "write-a-chapter.md").read_text(encoding="utf-8")
    return page.partition("```toml\n")[2].partition("```")[0]


@pytest.mark.parametrize(
    ("game", "text", "brings"),
    [
        ("mosquitozzz", garlic_cards(), "cards ("),
        ("schwarm", steep_coasts(), "  damage"),
        ("maus", chapter_in_the_docs(), "  chapters (1): Plum Jam"),
    ],
)
def test_a_file_that_can_be_played_with_says_whose_it_is_and_what_it_brings(
    game: str, text: str, brings: str, tmp_path: Path
) -> None:
    path = written(tmp_path, text)
    said = ok("check", path)
    assert f"{path} can be played with: {game}" in said
    assert brings in said
    assert f"wusel play {game} --content {path}" in said


def test_a_fault_is_told_with_line_reason_and_rule(tmp_path: Path) -> None:
    path = written(tmp_path, chapter_in_the_docs().replace('{ do = "win" }', '{ do = "lose" }'))
    assert faulty(path) == [
        f"{path}, line 1: chapter_01: nothing in it wins (MM-E1)",
        f"MM-E1: {find_game('maus').rules.find('MM-E1').en}",
    ]
    assert faulty(path, "--lang", "de")[1] == f"MM-E1: {find_game('maus').rules.find('MM-E1').de}"


def test_what_is_no_content_is_told_too(tmp_path: Path) -> None:
    assert "not TOML" in faulty(written(tmp_path, "chapters"))[0]
    assert "cannot be read" in faulty(str(tmp_path / "nothing.toml"))[0]
    assert "damage is no part of the content" in faulty(written(tmp_path, "[damage]"), "--game", "maus")[0]
    assert "has no part of any game: say which one is meant" in refused("check", written(tmp_path, "[jam]"))


# --- at the table


def test_play_hands_everything_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr("wusel.terminal.play.play", lambda *args: calls.append(args))
    ok("play", GAME, "--lang", "de")
    ok("play", GAME, "--seats", "you, random", "-o", "mode=ambush", "--seed", "7", "--lang", "en")
    ok("play", GAME, "-o", "players=2", "--resume", str(tmp_path / "a.wusel"), "--lang", "en")
    assert calls == [
        (GAME, ["you", "greedy", "greedy"], {}, None, "de", None, None),
        (GAME, ["you", "random"], {"mode": "ambush", "players": 2}, 7, "en", None, None),
        (GAME, ["you", "greedy"], {"players": "2"}, None, "en", tmp_path / "a.wusel", None),
    ]


@pytest.mark.parametrize("args", [("--resume",), ("--resume", "--lang", "en")])
def test_resume_without_a_file_is_the_game_in_hand(args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr("wusel.terminal.play.play", lambda *args: calls.append(args))
    ok("play", GAME, *args)
    assert calls[0][5] == autosave_path(GAME)


def test_a_table_that_cannot_be_laid() -> None:
    for command in ("play", "simulate"):
        said = refused(command, GAME, "--seats", "greedy,greedy,greedy,greedy,greedy")
        assert "players=5 is not possible; it can be: 2, 3, 4" in said
    assert "write it as mode=VALUE" in refused("play", GAME, "-o", "mode")
    assert "mode=hard is not possible" in refused("play", GAME, "-o", "mode=hard")
    assert "there is no option colour" in refused("play", GAME, "-o", "colour=red")


def test_replay_tells_the_story(tmp_path: Path) -> None:
    table: Table[Any] = Table(find_game(GAME), {}, 3, ["Ada", "Bo", "Cy"])
    for seat in range(3):
        table.choose(seat, table.legal(seat)[0])
    save(table, tmp_path / "game.wusel")
    said = ok("replay", str(tmp_path / "game.wusel"), "--lang", "en")
    assert "Ada" in said
    assert ok("replay", str(tmp_path / "game.wusel"), "--seat", "-1", "--lang", "de") != said
    assert "there is no seat 7" in refused("replay", str(tmp_path / "game.wusel"), "--seat", "7")


# --- in the lab


def test_simulate_sums_up() -> None:
    said = ok("simulate", GAME, "--seats", "random,random", "--games", "30", "--rotate", "-o", "mode=ambush")
    for part in ("win rate", "score", "random", "The team won", "choices", "ended by"):
        assert part in said
    versus = ok("simulate", GAME, "--seats", "greedy,random", "--games", "10")
    assert versus.count("greedy") == 2


def test_simulate_as_json_is_json_and_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    args = ("simulate", GAME, "--seats", "random,random", "--games", "20", "--seed", "9", "--out", str(out))
    said = json.loads(ok(*args, "--json"))
    assert (said["game"], said["seed"], said["games"], said["options"]["players"]) == (GAME, 9, 20, 2)
    assert json.loads(ok(*args, "--json", "--workers", "2")) == said
    assert len(out.read_text(encoding="utf-8").splitlines()) == 21


def test_seats_fill_up_with_the_usual_bot() -> None:
    said = json.loads(ok("simulate", GAME, "-o", "players=4", "--games", "1", "--json"))
    assert [seat["bot"] for seat in said["seats"]] == ["greedy"] * 4


def test_content_of_ones_own(tmp_path: Path) -> None:
    own = find_game(GAME).home / "content" / "cards.toml"
    cards = tmp_path / "cards.toml"
    cards.write_text("# mine\n" + own.read_text(encoding="utf-8"), encoding="utf-8")
    args = ("simulate", GAME, "--seats", "random,random", "--games", "5", "--json")
    assert ok(*args, "--content", str(cards), "--workers", "2") == ok(*args)
    cards.write_text("nonsense", encoding="utf-8")
    assert "cards.toml" in refused(*args, "--content", str(cards))


def test_simulate_refuses(tmp_path: Path) -> None:
    assert "there is no bot 'you'" in refused("simulate", GAME, "--seats", "you,random")
    assert "2 bots (random, random) for 4 seats" in refused(
        "simulate", GAME, "--seats", "random,random", "-o", "players=4"
    )
    assert "possible are: .csv, .parquet" in refused("simulate", GAME, "--out", str(tmp_path / "rows.txt"))
    assert run("simulate", GAME, "--games", "0").exit_code == 2


def test_an_interrupted_simulation_says_what_it_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def impatient(plan: Plan, workers: int) -> Iterator[list[Row]]:
        yield next(simulate(plan, workers, 4))
        raise KeyboardInterrupt

    monkeypatch.setattr("wusel.lab.run.simulate", impatient)
    out = tmp_path / "rows.csv"
    result = run("simulate", GAME, "--seats", "random,random", "--json", "--out", str(out))
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 4
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5


def test_interrupted_while_it_writes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The file contains whole rows, and exactly the rows that are counted."""

    def interrupted(row: Row) -> list[object]:
        signal.raise_signal(signal.SIGINT)
        return row_values(row)

    monkeypatch.setattr("wusel.lab.row_writers.row_values", interrupted)
    monkeypatch.setattr("wusel.lab.run.simulate", lambda plan, workers: simulate(plan, workers, 4))
    out = tmp_path / "rows.csv"
    result = run("simulate", GAME, "--seats", "random,random", "--json", "--out", str(out))
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 4
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5


def test_interrupted_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*_: object) -> Iterator[list[Row]]:
        raise KeyboardInterrupt
        yield []

    monkeypatch.setattr("wusel.lab.run.simulate", impatient)
    result = run("simulate", GAME, "--seats", "random,random")
    assert (result.exit_code, result.stdout) == (130, "No game was finished.\n")


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bench(monkeypatch)
    said = ok("bench", GAME, "--seconds", "0.005")
    for part in ("build", "Python", "calibration", "decisions", "imagines"):
        assert part in said
    report = json.loads(ok("bench", "--seconds", "0.005", "--players", "2", "--json"))
    assert list(report["games"]) == list(SHELF)
    assert "players=9" in refused("bench", GAME, "--players", "9")


def test_fuzz_of_a_healthy_game() -> None:
    said = ok("fuzz", GAME, "--minutes", "0", "--seed", "4")
    assert said == f"Random games of {GAME} that kept all laws: 1, seeds from 4 on.\n"


def test_fuzz_that_finds_something(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = find_game(GAME)
    game.steps[CLOSE_DEFENCE] = game.steps[CATCH_INFECTION]
    monkeypatch.setattr("wusel.cli.commands.find_game", lambda *_, **__: game)
    result = run("fuzz", GAME, "--seed", "1", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "nothing_made_or_lost: cards were made or lost" in result.stdout
    kept = list(tmp_path.iterdir())
    assert len(kept) == 1
    assert f"wusel replay {kept[0]}" in result.stdout


def test_serve_takes_other_content_and_refuses_what_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr("wusel.server.operations.serve.serve", lambda config, *_, **__: served.append(config))
    file = tmp_path / "damage.toml"
    file.write_text('[damage]\npoints_per_amoeba = 5\nsource = "reconstructed"\n', encoding="utf-8")
    ok("serve", "--content", f"schwarm={file}")
    (config,) = served
    assert config.content_of("mosquitozzz") == ""
    assert find_game("schwarm", config.content_of("schwarm")).catalogue()["points_per_amoeba"] == 5
    assert "should be GAME=FILE" in refused("serve", "--content", str(file))
    assert "there is no game 'damage'" in refused("serve", "--content", f"damage={file}")
    file.write_text("[damage]\npoints_per_amoeba = 0\n", encoding="utf-8")
    assert f"{file.name}, line 2" in refused("serve", "--content", f"schwarm={file}")
    assert len(served) == 1
