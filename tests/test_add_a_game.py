"""docs/add-a-game.md followed to the letter: a copy of Crumbs, with words and state as shown there, is a game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
CRUMBS = ROOT / "src" / "wusel" / "games" / "crumbs"
NAME = "morsels"
LEFT_OUT = "..."


def shown(language: str) -> list[str]:
    """What the page shows: fenced in a language, or code that is set in."""
    if language:
        return re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    found = re.findall(r"(?:^    .*\n(?:\n+(?=    ))?)+", PAGE, re.M)
    return [dedent(each).strip() + "\n" for each in found if "class " in each]


def the_one_with(part: str, among: list[str]) -> str:
    (found,) = [each for each in among if part in each]
    return found


@pytest.mark.parametrize("excerpt", [*shown("toml"), *shown("")])
def test_what_is_shown_stands_in_crumbs_just_so(excerpt: str) -> None:
    """The same lines in the same order, but for what is left out."""
    lines = [line for line in excerpt.splitlines() if line.strip() not in ("", LEFT_OUT)]
    files = [
        path.read_text(encoding="utf-8").splitlines() for path in CRUMBS.rglob("*") if path.suffix in (".py", ".toml")
    ]
    assert any(is_found_in(lines, file) for file in files), excerpt


def is_found_in(lines: list[str], file: list[str]) -> bool:
    left = iter(file)
    return all(line in left for line in lines)


class Checkout:
    """A copy of the sources in which somebody follows the page."""

    def __init__(self, home: Path) -> None:
        self.home = home
        built = shutil.ignore_patterns("__pycache__", "client", "*.so")
        shutil.copytree(ROOT / "src" / "wusel", home / "wusel", ignore=built)
        self.games = home / "wusel" / "games"
        self.folder = self.games / NAME

    def copy_crumbs(self) -> None:
        shutil.copytree(self.games / "crumbs", self.folder)
        for path in self.folder.glob("*.py"):
            self.replace(path, "wusel.games.crumbs", f"wusel.games.{NAME}")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def replace(self, path: Path, old: str, new: str) -> None:
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")

    def run(self, *args: str) -> str:
        """What Python says, with this copy on its path."""
        told = {**os.environ, "PYTHONPATH": str(self.home), "XDG_DATA_HOME": str(self.home)}
        command = [sys.executable, *args]
        done = subprocess.run(command, cwd=self.home, env=told, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


def test_the_page_followed_to_the_letter_is_a_game(tmp_path: Path) -> None:
    there = Checkout(tmp_path)
    there.copy_crumbs()
    (there.folder / "words.py").unlink()
    (there.folder / "made.py").unlink()
    there.write("words.toml", the_one_with("[choices]", shown("toml")))
    there.write("state.py", the_one_with("(State)", shown("")).replace("wusel.games.crumbs", f"wusel.games.{NAME}"))
    assert there.run("-m", "wusel.making").count(" written\n") == 2
    there.replace(there.games / "__init__.py", "SHELF = {\n", f'SHELF = {{\n    "{NAME}": "wusel.games.{NAME}.game",\n')
    example = the_one_with("table.result()", shown("python"))
    assert "'ranks'" in there.run("-c", example.replace('"crumbs"', f'"{NAME}"'))
    play = the_one_with("play", re.findall(r"^    (wusel .*)$", PAGE, re.M))
    assert NAME in there.run("-m", *play.replace("crumbs", NAME).replace("you", "random").split())
    assert "kept all laws" in there.run("-m", "wusel", "fuzz", NAME, "--minutes", "0")
