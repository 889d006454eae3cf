"""docs/add-a-game.md followed to the letter: its excerpts are in the game that it writes, and its commands work."""

import re
import shlex
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from tests.command_line import ok
from tests.plugin_game import PluginGame
from wusel.making.__main__ import main as make

PAGE = (Path(__file__).parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")
NAME = "morsels"
LEFT_OUT = "..."


def fenced(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)


def set_in() -> list[str]:
    """Return the indented blocks of code that contain a class."""
    found = re.findall(r"(?:^    .*\n(?:\n+(?=    ))?)+", PAGE, re.M)
    return [dedent(each) for each in found if "class " in each]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> PluginGame:
    return PluginGame(NAME, tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("excerpt", [*fenced("toml"), *set_in()])
def test_what_is_shown_stands_in_the_game_just_so(excerpt: str, game: PluginGame) -> None:
    """The same lines are in the same order, except for lines that are left out."""
    lines = [line for line in excerpt.splitlines() if line.strip() not in ("", LEFT_OUT)]
    files = [path.read_text(encoding="utf-8").splitlines() for path in game.home.rglob("*.*") if path.is_file()]
    assert any(is_found_in(lines, file) for file in files), excerpt


def is_found_in(lines: list[str], file: list[str]) -> bool:
    left = iter(file)
    return all(line in left for line in lines)


def test_what_is_named_is_there(game: PluginGame) -> None:
    home = game.home / "src" / NAME
    named = re.findall(r"`([\w/]+(?:\.\w+|/))`", PAGE[PAGE.index("| in `src") : PAGE.index("Write them anew")])
    assert [name for name in named if not (home / name).exists()] == [f"src/{NAME}/", "effects.py"]
    texts = (home / "locale" / "de.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"`((?:choice|event|ask|waits|option|end|seen|things|tells)-\w[\w-]*)`", PAGE)
    assert len(keys) >= 9
    assert [key for key in keys if f"\n{key} = " not in texts] == []


def test_its_readme_names_the_same_commands(game: PluginGame) -> None:
    readme = (game.home / "README.md").read_text(encoding="utf-8")
    installs, *commands = [line.split("  ")[0] for line in re.findall(r"^    (\S.*)$", readme, re.M)]
    assert installs == 'pip install -e ".[test]"'
    assert len(commands) >= 5
    assert [command for command in commands if command not in " ".join(PAGE.split())] == []
    project = tomllib.loads((game.home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"] == {"test": ["pytest"]}


def test_the_commands_do_what_they_say(
    game: PluginGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written, installed, played, *more = [line for block in fenced("sh") for line in block.splitlines()]
    assert (written, installed) == (f"wusel new-game {NAME}", f'pip install -e "{NAME}[test]"')
    assert more == [f"python -m wusel.making {NAME}"]
    monkeypatch.chdir(game.home.parent)
    monkeypatch.setenv("XDG_DATA_HOME", str(game.home.parent))
    (game.home / "src" / NAME / "made.py").unlink()
    assert make(shlex.split(more[0])[3:]) == 0
    assert capsys.readouterr().out.endswith("made.py written\n")
    with game.installed():
        assert "No card is left." in ok(*shlex.split(played)[1:], "--seats", "random,random", "--lang", "en")
        (fuzz,) = re.findall(rf"`wusel (fuzz {NAME} --minutes) 1`", PAGE)
        assert "kept all laws" in ok(*fuzz.split(), "0")
        (env,) = re.findall(r"`(wusel\.learn\.env\(.*?\))`", PAGE)
        exec(f"import wusel.learn; {env}.reset(seed=1)", {})
