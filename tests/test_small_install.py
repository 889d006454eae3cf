"""A small installation without the server's packages. Everything works except the server, which names the missing
packages."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game

ROOT = Path(__file__).parent.parent
GAME = "mosquitozzz"
SMALL = """
import json
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in PACKAGES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


PACKAGES, commands = json.loads(sys.argv[1])
sys.meta_path.insert(0, Missing())
"""
PROGRAM = f"""{SMALL}
from typer.testing import CliRunner
from wusel.cli import command_line

found = []
for command in commands:
    result = CliRunner().invoke(command_line(), command)
    loaded = sorted(name for name in sys.modules if name.startswith("wusel.server"))
    found.append([result.exit_code, result.output, loaded])
print(json.dumps(found))
"""
ATTEMPTS = f"""{SMALL}
found = []
for command in commands:
    try:
        exec(command)
    except ModuleNotFoundError as error:
        found.append(str(error))
    else:
        found.append("")
print(json.dumps(found))
"""


DECLARATIONS = {f"wusel.server{name}" for name in ("", ".config", ".group")}
"""The options of a server are known without its packages."""


def packages_of(extra: str) -> list[str]:
    """Return the packages that only this extra needs, by the names under which they are imported."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.match(r"[\w-]+", each) for each in project["optional-dependencies"][extra]]
    return [name[0].replace("-", "_") for name in names if name is not None]


def test_a_server_imports_only_what_it_installs() -> None:
    """PostgreSQL's driver has its own extra, and only one place imports it."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "src/wusel/server").rglob("*.py")}
    names = {
        (file.name, name.partition(".")[0])
        for file, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in ([each.name for each in node.names] if isinstance(node, ast.Import) else [node.module or ""])
    }
    everywhere = {*sys.stdlib_module_names, "wusel", "msgspec", "rich"}
    known = {*everywhere, *packages_of("server"), "anyio"}  # which starlette installs
    page = {"pyodide", "wusel_page"}  # which exists only in a page
    foreign = {(file, name) for file, name in names if name not in known | page}
    assert foreign == {("postgres.py", "asyncpg"), ("leases.py", "asyncpg")}


def run_without(packages: list[str], program: str, commands: object) -> Any:  # noqa: ANN401  # any output
    """Return the output of a program in an environment without these packages."""
    told = json.dumps([packages, commands])
    done = subprocess.run([sys.executable, "-c", program, told], capture_output=True, text=True, check=True, cwd=ROOT)
    return json.loads(done.stdout)


def without_them(*commands: list[str]) -> list[Any]:
    """Return status, output and the server's modules after each command, without the server's packages."""
    found: list[Any] = run_without(packages_of("server"), PROGRAM, commands)
    return found


def test_play_and_study_need_nothing_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = Table(find_game(GAME), {"players": 2}, 1, ["Anna", "Ben"])
    for _ in range(3):
        table.choose(table.owing()[0], table.legal(table.owing()[0])[0])
    file = str(tmp_path / "game.wusel")
    save(table, Path(file))
    commands = [
        ["games"],
        ["rules", GAME, "B5"],
        ["play", GAME],
        ["replay", file],
        ["simulate", GAME, "--games", "2"],
        ["bench", GAME, "--seconds", "0.001"],
        ["fuzz", GAME, "--minutes", "0"],
        ["arena", GAME, "--bots", "random,greedy", "--games", "2", "--out", str(tmp_path / "arena.jsonl")],
        ["analyse", file, "--iterations", "2"],
        ["serve", "--help"],
    ]
    for command, (status, said, loaded) in zip(commands, without_them(*commands), strict=True):
        assert (status, set(loaded) - DECLARATIONS) == (0, set()), f"{command}: {said}"


@pytest.mark.parametrize("command", ["serve", "load"])
def test_a_server_says_in_one_sentence_what_to_install(command: str) -> None:
    ((status, said, _),) = without_them([command])
    assert status == 2
    assert re.fullmatch(r'wusel: a server needs \w+; to get it: (make study|pip install "wusel\[server\]")\n', said)


def test_a_command_for_learners_says_in_one_sentence_what_to_install() -> None:
    ((status, said, _),) = run_without(packages_of("learn"), PROGRAM, [["learn", "describe", GAME]])
    assert status == 2
    assert re.fullmatch(r'wusel: wusel.learn needs \w+; to get it: (make study|pip install "wusel\[learn\]")\n', said)


def test_learners_are_told_in_one_sentence_what_to_install() -> None:
    works = "import wusel.learn"
    wanted = {
        "wusel.learn.encoder_of('crumbs', 2, {})": "librt",
        "wusel.learn.env('crumbs')": "gymnasium",
        "wusel.learn.parallel_env('crumbs')": "gymnasium",
        "wusel.learn.vector_env('crumbs')": "numpy",
        "from wusel.learn.gym import OneSeat": "gymnasium",
        "from wusel.learn.policy import load_policy": "numpy",
    }
    found = run_without(packages_of("learn"), ATTEMPTS, [works, *wanted])
    way = r'(make study|pip install "wusel\[learn\]")'
    for command, package, said in zip(["", *wanted], ["", *wanted.values()], found, strict=True):
        assert re.fullmatch(f"wusel.learn needs {package}; to get it: {way}" if package else "", said), (command, said)


def test_openspiel_is_an_extra_of_its_own() -> None:
    (said,) = run_without(["pyspiel"], ATTEMPTS, ["import wusel.learn.spiel"])
    assert re.fullmatch(r'wusel.learn.spiel needs pyspiel; to get it: pip install "(\.|wusel)\[openspiel\]"', said)
