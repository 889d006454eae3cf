"""The file of games: resuming, truncated files, other settings."""

from pathlib import Path

import pytest

from tests.lab.arena.contests import duels, fake_games, interrupt_after, rows_of, teams
from wusel.engine.errors import WuselError
from wusel.lab.arena.contest import Contest, LineUp
from wusel.lab.arena.run import run_contest

CONTEST = duels("easy,random", games=60)


@pytest.fixture
def no_game_may_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(seed: int, bots: LineUp) -> bool:
        raise AssertionError(f"seed {seed} with {bots} has been played before")

    fake_games(monkeypatch, refuse)


@pytest.mark.parametrize("contest", [CONTEST, teams("greedy,random", games=25, seed=3)])
@pytest.mark.parametrize("torn", ["", '{"index":14,"seed":', "{"])
def test_resuming_gives_the_same_results(contest: Contest, torn: str, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = run_contest(contest, out=whole).to_json()
    text = whole.read_text(encoding="utf-8")
    cut.write_text("".join(text.splitlines(keepends=True)[:15]) + torn, encoding="utf-8")
    assert run_contest(contest, out=cut).to_json() == expected
    assert cut.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_truncated_header_is_rewritten(kept: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_contest(duels("easy,random", games=4), out=file)
    text = file.read_bytes()
    file.write_bytes(text[:kept])
    run_contest(duels("easy,random", games=4), out=file)
    assert file.read_bytes() == text


def test_stored_games_are_not_played_again(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = tmp_path / "games.jsonl"
    expected = run_contest(CONTEST, out=file).to_json()
    text = file.read_bytes()
    request.getfixturevalue("no_game_may_be_played")
    assert run_contest(CONTEST, out=file).to_json() == expected
    assert file.read_bytes() == text


def test_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    expected = run_contest(CONTEST).to_json()
    interrupt_after(monkeypatch, 11)
    results = run_contest(CONTEST, out=file)
    assert results.interrupted
    assert not results.stopped_early
    assert results.games == 10, "of the sixth deal only one game was played"
    assert len(file.read_text(encoding="utf-8").splitlines()) == 12
    monkeypatch.undo()
    assert run_contest(CONTEST, out=file).to_json() == expected


def test_games_and_bots_can_be_added_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_contest(duels("easy,random", games=8), out=file)
    later = duels("easy,random,greedy", games=16)
    assert run_contest(later, out=file).to_json() == run_contest(later).to_json()
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + len(rows_of(later))


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (teams("easy,random"), "games with options players=2, mode=standard.*, not players=2, mode=kamikaze"),
        (duels("easy,random", players=3), "games with options players=2.*, not players=3"),
        (duels("easy,random", iterations=5), "games with iterations 0, not 5; take another file"),
    ],
)
def test_games_of_other_settings_are_refused(other: Contest, said: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_contest(duels("easy,random", games=4), out=file)
    text = file.read_bytes()
    with pytest.raises(WuselError, match=said):
        run_contest(other, out=file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"a": 1}\n', "[]\nhalf a line", "\n"])
def test_other_files_are_not_changed(text: str, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WuselError, match=r"diary\.txt does not hold games of an arena"):
        run_contest(CONTEST, out=file)
    assert file.read_text(encoding="utf-8") == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_contest(duels("easy,random", games=4), out=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[2].replace('"seed":', '"seed":"x",')
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(WuselError, match=r"games\.jsonl, line 3 is no game"):
        run_contest(CONTEST, out=file)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(WuselError, match=r"nowhere.*cannot be written"):
        run_contest(CONTEST, out=tmp_path / "nowhere" / "games.jsonl")
