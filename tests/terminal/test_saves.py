"""Games that are left, continued, finished and damaged."""

import sys
from pathlib import Path

import pytest

from tests.terminal.sitting import Sitting
from wusel.engine.errors import BadSave, WuselError
from wusel.games import load_table
from wusel.terminal.saves import autosave_path, data_folder

LAST = "last-mosquitozzz.wusel"


def files(saves: Path) -> list[str]:
    return sorted(path.name for path in saves.iterdir())


@pytest.mark.parametrize("leaving", [("q",), ("quit",), ()])
def test_whoever_leaves_finds_the_game_again(saves: Path, leaving: tuple[str, ...]) -> None:
    sitting = Sitting("1", "5", *leaving).play()
    assert "The game is saved. To go on with it: wusel play mosquitozzz --resume" in sitting.words
    left = load_table(saves / LAST)
    again = Sitting(yes=("y",)).play()
    assert "There is an unfinished game (Mo, Greta, Otto; " in again.words
    assert load_table(saves / LAST).state.digest() == left.state.digest()
    assert "3 of 4 left" in again.text
    assert "Mo uses Scented Candle." in again.words


def test_ctrl_c_saves_too(saves: Path) -> None:
    sitting = Sitting("1")

    def interrupt(prompt: str) -> str:
        if sitting.answers:
            return sitting.type(prompt)
        raise KeyboardInterrupt

    sitting.screen.read = interrupt
    sitting.play()
    assert "The game is saved." in sitting.text
    assert len(load_table(saves / LAST).choices) == 3


def test_a_game_with_a_break_is_the_same_game(saves: Path) -> None:
    Sitting(always="1").play()
    (whole,) = saves.iterdir()
    Sitting(*["1"] * 4).play()
    Sitting(*["1"] * 3, yes=("j",)).play(seed=99)
    Sitting(always="1", yes=("", "n")).play(seed=99)
    (in_parts,) = [path for path in saves.iterdir() if path != whole]
    assert load_table(in_parts).seed == 5
    assert load_table(in_parts).state.digest() == load_table(whole).state.digest()


def test_after_an_undo_the_save_has_forgotten_the_choice(saves: Path) -> None:
    Sitting("1", "5", "u").play()
    assert len(load_table(saves / LAST).choices) == 3


def test_a_new_game_keeps_the_old_one(saves: Path) -> None:
    Sitting("1").play()
    Sitting(yes=("n",)).play(seed=6)
    assert load_table(saves / LAST).seed == 6
    (old,) = [name for name in files(saves) if name != LAST]
    assert load_table(saves / old).seed == 5


def test_nobody_is_asked_where_nobody_can_answer(saves: Path) -> None:
    Sitting("1").play()
    sitting = Sitting("1", asks=False).play(seed=6)
    assert "unfinished" not in sitting.text
    assert load_table(saves / LAST).seed == 6
    assert "Another game" not in Sitting(always="1", asks=False).play().text


def test_a_finished_game_is_kept_under_its_date(saves: Path) -> None:
    sitting = Sitting(always="1").play()
    (name,) = files(saves)
    assert name.startswith("mosquitozzz-2")
    assert f"\n  wusel replay {saves / name}\n" in sitting.text
    assert load_table(saves / name).result() is not None
    assert "unfinished" not in Sitting().play().text


@pytest.mark.parametrize("damage", ["", "nonsense", '[{"wusel": 99}, "0"]\n'])
def test_a_damaged_save_does_not_stop_a_new_game(saves: Path, damage: str) -> None:
    saves.mkdir(parents=True)
    (saves / LAST).write_text(damage)
    sitting = Sitting("1").play()
    assert "The last game cannot be read" in sitting.words
    assert "Mo lays Air Raid" in sitting.text
    (broken,) = [name for name in files(saves) if name != LAST]
    assert broken.startswith("broken-mosquitozzz-")
    assert (saves / broken).read_text() == damage


def test_a_truncated_save_says_where(saves: Path) -> None:
    Sitting("1", "1").play()
    lines = (saves / LAST).read_text().splitlines()
    (saves / LAST).write_text("\n".join(lines[:-1]))
    assert "truncated after choice 4" in Sitting().play().words


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(saves: Path) -> None:
    saves.parent.parent.mkdir(exist_ok=True)
    saves.parent.write_text("a file where the folder should be")
    sitting = Sitting("1", always="1").play()
    assert sitting.words.count("it cannot be saved") == 1
    assert "── The end" in sitting.text
    assert "wusel replay" not in sitting.text
    assert "The game is saved" not in Sitting("1", "s", "q").play().text


def test_save_says_where(saves: Path) -> None:
    assert str(saves / LAST) in Sitting("s").play().text.replace("\n", "")


def test_resuming_a_file_goes_on_in_that_file(saves: Path, tmp_path: Path) -> None:
    Sitting("1").play()
    mine = (saves / LAST).rename(tmp_path / "mine.wusel")
    sitting = Sitting("5").play(resume=mine)
    assert "3 of 4 left" in sitting.text
    assert f"\n  wusel play mosquitozzz --resume {mine}\n" in sitting.text
    assert len(load_table(mine).choices) == 4
    assert not (saves / LAST).exists()
    Sitting(always="1").play(resume=mine)
    assert load_table(mine).result() is not None


def test_a_file_that_cannot_be_resumed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        Sitting().play(resume=tmp_path / "nothing.wusel")
    (tmp_path / "bad.wusel").write_text("bad")
    with pytest.raises(WuselError, match="not a Wusel save"):
        Sitting().play(resume=tmp_path / "bad.wusel")


def test_a_save_brings_everybody_back(saves: Path) -> None:
    Sitting("1").play("you:Ann", "bot:random:Zed", "random")
    assert load_table(saves / LAST).players == ["you:Ann", "bot:random:Zed", "bot:random:Greta"]
    assert "At the table: Ann, Zed (random bot), Greta (random bot)." in Sitting(yes=("",)).play().text


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "AppData/Local")],
)
def test_the_folder_is_where_the_system_wants_it(monkeypatch: pytest.MonkeyPatch, platform: str, folder: str) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path.home() / folder
    assert autosave_path("mosquitozzz").name == LAST
