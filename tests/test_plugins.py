"""Other packages: players by a name, and faulty games. Each fault gets a message, and everything else still works."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wusel.games import SHELF

GAMES = {
    "torn": ("torn.game", "import nothing_of_the_kind\n"),
    "quits": ("quits.game", "raise SystemExit('too old')\n"),
    "empty": ("empty.game", "\n"),
    "odd": ("odd.game", "def new_game(content=None, content_text=''):\n    return 'a game'\n"),
    "alias": ("alias.game", "from wusel.games.crumbs.game import new_game\n"),
    "maus": ("foreign_maus.game", "raise SystemExit('never imported')\n"),
    "crumbs": ("second_crumbs.game", "raise SystemExit('never imported')\n"),
}
BROKEN = "cannot be loaded"
LEFT_OUT = "is left out"
FAULTS = {
    f"the game {name!r} of the package 'others' {why}": name
    for name, why in {
        "torn": f"{BROKEN}: ModuleNotFoundError: No module named 'nothing_of_the_kind'",
        "quits": f"{BROKEN}: SystemExit: too old",
        "empty": f"{BROKEN}: AttributeError: module 'empty.game' has no attribute 'new_game'",
        "odd": f"{BROKEN}: new_game gave str, which is no Game",
        "alias": f"{BROKEN}: it calls itself 'crumbs'",
        "maus": f"{LEFT_OUT}: one of Wusel's own games has that name",
        "crumbs": f"{LEFT_OUT}: the game 'crumbs' of the package 'wusel' has that name",
    }.items()
}
TORN = next(iter(FAULTS))
FIRST = """
class First:
    def __init__(self, which):
        self.which = int(which)

    def choose(self, game, s, seat, seed):
        return game.options(s, seat)[self.which]

    def check(self, game, options):
        pass
"""
ASK = """
import json, sys
from wusel import games
from wusel.engine.errors import WuselError
from wusel.cli.shelf import list_of_games
from wusel.server.lobby.game_catalogue import preload_games
try:
    games.find_game("torn")
except WuselError as error:
    said = str(error)
preload_games()
shelf, usable, faults = games.offered_games(), games.usable_games(), games.faults_of_others()
json.dump([said, games.game_names(), usable, shelf, faults, list_of_games()], sys.stdout)
"""


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """Return a folder with a package that offers games, as if it were installed."""
    for where, text in GAMES.values():
        home = tmp_path / where.partition(".")[0]
        home.mkdir()
        (home / "__init__.py").touch()
        (home / "game.py").write_text(text, encoding="utf-8")
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n", encoding="utf-8")
    offers = [f"{name} = {where}" for name, (where, _) in GAMES.items()]
    lines = ["[wusel.games]", *offers, "[wusel.players]", "first = firsts:First"]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "firsts.py").write_text(FIRST, encoding="utf-8")
    return tmp_path


def python(others: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False, cwd=others)


def test_broken_games_of_others_take_nothing_down(others: Path) -> None:
    done = python(others, "-c", ASK)
    assert done.returncode == 0, done.stderr
    said, names, usable, shelf, faults, listed = json.loads(done.stdout)
    assert said == TORN
    assert set(names) == {*SHELF, *GAMES}
    assert usable == [*SHELF, "crumbs"]
    assert shelf == list(SHELF)
    assert sorted(faults) == sorted(FAULTS)
    assert len(faults) == len(set(faults))
    assert all(fault in done.stderr for fault in faults), "a server says so in its log"
    assert [line.split()[0] for line in listed if line[0] != " "][1:] == usable


def test_the_command_line_says_what_is_wrong(others: Path) -> None:
    done = python(others, "-m", "wusel", "games")
    assert done.returncode == 0
    assert sorted(done.stderr.splitlines()) == sorted(f"wusel: {fault}" for fault in FAULTS)


def test_a_player_of_others_is_named_like_a_bot(others: Path) -> None:
    asked = "-m", "wusel", "arena", "crumbs", "--players", "2", "--bots", "first:0,random", "--games", "4", "--json"
    done = python(others, *asked, "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "first:0" in done.stdout
