"""Every code block and every command of README, CONTRIBUTING and docs is checked: run, parsed, or compared.

A comment before a block says what else it is:

    <!-- not run: REASON -->    it cannot be run here; commands of Wusel in it are still parsed
    <!-- files in FOLDER -->    a list of files; all of them exist
    <!-- from FILE -->          lines of a file, in their order
"""

import argparse
import ast
import json
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, Never

import numpy as np
import pytest
from markdown_it import MarkdownIt
from typer.main import get_command
from typer.testing import CliRunner

from tests.command_line import WHERE
from tests.plugin_game import PluginGame
from tests.thorough import COMPILED
from wusel.cli import command_line
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import SHELF, find_game
from wusel.learn.policy import Policy, usual_scale
from wusel.learn.settings import encoder_of

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REPOSITORY = PROJECT["project"]["urls"]["Repository"]
PAGES = {
    page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8")
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
}
BASELINES = re.findall(r'"([\w-]+)>=', (ROOT / "examples/baselines/pyproject.toml").read_text(encoding="utf-8"))
NEW_GAME: Final = "morsels"
"""The game that docs/add-a-game.md writes."""


class Block(NamedTuple):
    page: str
    line: int
    language: str
    code: str
    note: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def is_run(self) -> bool:
        return not self.note.startswith("not run")

    @property
    def is_commands(self) -> bool:
        return self.language == "sh" or (not self.language and not self.note.startswith(("files", "from")))

    def commands(self) -> list[str]:
        """Return the command lines, without comments and without the figures behind them."""
        lines = re.sub(r"\\\n *", "", self.code).splitlines()
        return [command for line in lines if (command := re.split(r"\s+#\s|\s{3}", line.strip())[0])]


def blocks_of(page: str) -> list[Block]:
    found, note = [], ""
    for token in MarkdownIt().parse(PAGES[page]):
        if token.type in {"fence", "code_block"}:
            assert token.map is not None
            found.append(Block(page, token.map[0] + 1, token.info, token.content, note))
        note = token.content.strip().removeprefix("<!--").removesuffix("-->").strip()
        note = note if token.type == "html_block" else ""
    return found


def inline_code(page: str) -> list[str]:
    """Return code within sentences and tables."""
    tokens = MarkdownIt().enable("table").parse(PAGES[page])
    children = [child for token in tokens for child in token.children or ()]
    return [child.content for child in children if child.type == "code_inline"]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
LINES = [(block.place, command, block.is_run) for block in BLOCKS if block.is_commands for command in block.commands()]
LINES += [(page, code, False) for page in PAGES for code in inline_code(page)]
"""All possible commands: the place, the text, and whether it is to be run."""
WUSEL = re.compile(rf"(?:^|[\s/])(?<!uv run )wusel (?=(?:{'|'.join(get_command(command_line()).commands)})\b)(.*)")  # type: ignore[attr-defined]
MAKE = re.compile(r"^(?:\w+=\S* )?make((?: [\w=-]+)+)$")
PYTHON = re.compile(r"(?:^|/| )python3? (?:-m )?((?:bench|examples|tests|tools|wusel)[./][\w./]+)(.*)$")
PIP = re.compile(r"(?:^|/| )pip install (\S.*)$")
PYTEST = re.compile(r"(?:^|/)pytest (tests/\S+)(?: -k (\S+))?$")
CLONE = re.compile(r"^git clone (\S+)")


def test_there_are_examples() -> None:
    languages = [block.language for block in BLOCKS]
    assert [languages.count("python") >= 9, languages.count("toml") >= 4, languages.count("json") >= 5] == [True] * 3
    assert len(COMMANDS) >= 100


@pytest.mark.parametrize("block", [pytest.param(block, id=block.place) for block in BLOCKS if block.is_run])
def test_a_block_is_of_a_kind_that_is_checked(block: Block) -> None:
    """Its commands are known, or a comment gives the reason why it is not run."""
    if block.is_commands:
        known = (WUSEL, MAKE, PYTHON, PYTEST, PIP, CLONE)
        assert [each for each in block.commands() if not any(kind.search(each) for kind in known)] == []
    elif block.note:
        kind, _, place = block.note.partition(" ")
        if kind == "files":
            named = [line.split()[0] for line in block.code.splitlines() if line[:1].strip()]
            assert [name for name in named if not (ROOT / place.removeprefix("in ") / name).exists()] == []
        else:
            assert follow_each_other(block.code.splitlines(), (ROOT / place).read_text(encoding="utf-8"))
    elif block.language == "toml":
        assert tomllib.loads(block.code)
    elif block.language == "json":
        assert all(json.loads(line) for line in re.sub(r"\n +", " ", block.code).splitlines())
    else:
        assert block.language in {"python", "text"}


def follow_each_other(lines: list[str], text: str) -> bool:
    left = iter(text.splitlines())
    return all(line in left for line in lines if line)


def test_what_is_not_run_says_why() -> None:
    assert [block.place for block in BLOCKS if not block.is_run and len(block.note) < len("not run: because")] == []


def test_single_tests_exist() -> None:
    """The files exist, and they contain the names that -k selects. The new card of the recipe has no test yet."""
    found = [match.groups(default="") for _, line, _ in LINES if (match := PYTEST.search(line))]
    assert len(found) >= 3
    for place, chosen in found:
        files = [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("test_*.py"))
        assert files
        assert chosen == "smoke_screen" or any(chosen in file.read_text(encoding="utf-8") for file in files)


# --- Python

RUN = """
import contextlib, io, json, sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in packages:
            raise ModuleNotFoundError(f"no extra of Wusel installs {name}", name=name)


packages, blocks = json.load(sys.stdin)
sys.meta_path.insert(0, Missing())
printed = []
for place, code in blocks:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(code, place, "exec"), {"__name__": "__main__"})
    printed.append(said.getvalue())
print(json.dumps(printed))
"""
DEVELOPMENT = [
    each.partition(">")[0].replace("-", "_") for each in PROJECT["dependency-groups"]["dev"] if str(each) == each
]
"""Packages that only developers of Wusel have."""


def calls(page: str) -> list[tuple[str, str]]:
    """Return the inline calls of a page that can be run as written, after the import of the package that they name. The
    calls of Gymnasium come first, because nothing else has imported Wusel for them."""
    found = []
    for code in inline_code(page):
        root = code.partition(".")[0]
        if root in {"wusel", "gymnasium"} and code.endswith(")") and NEW_GAME not in code:
            call = ast.parse(code, mode="eval").body
            values = [*call.args, *(each.value for each in call.keywords)] if isinstance(call, ast.Call) else []
            if all(isinstance(each, ast.Constant | ast.List) for each in values):
                found.append((f"{page}: {code}", f"import {root}\n{code}"))
    return sorted(found, key=lambda call: call[1])


@pytest.mark.parametrize("page", [page for page in PAGES if "```python" in PAGES[page]])
def test_python_runs(page: str, tmp_path: Path) -> None:
    """Each block runs on its own, in an interpreter with the packages of the extras. A block of text is its output."""
    shown = [block for block in blocks_of(page) if block.language in {"python", "text"} and block.is_run]
    alone = calls(page)
    blocks = [(block.place, block.code) for block in shown if block.language == "python"]
    done = subprocess.run(
        [sys.executable, "-c", RUN], input=json.dumps([DEVELOPMENT, alone + blocks]), cwd=tmp_path, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    printed = iter(json.loads(done.stdout)[len(alone) :])
    said = ""
    for block in shown:
        if block.language == "text":
            assert said == block.code, block.place
        else:
            said = next(printed)


def test_the_readme_gives_the_sizes_of_the_environments() -> None:
    for game in SHELF:
        players = next(option.values for option in find_game(game).declared if option.name == "players")
        counts = sorted(int(value) for value in players)
        sizes = [encoder_of(game, count, {}).size for count in counts]
        actions = encoder_of(game, counts[0], {}).actions
        row = f"| {counts[0]}-{counts[-1]} | {min(sizes):,}-{max(sizes):,} bytes | {actions:,} |"
        assert f"| `wusel/{game.capitalize()}-v0` {row}" in PAGES["README.md"]


# --- the command line


class Begun(Exception):
    """The command was understood and is possible. The work itself would begin now."""


WORK = {
    "wusel.lab.analyse.analysis": ["analyse"],
    "wusel.lab.arena.run": ["run_contest"],
    "wusel.lab.bench": ["bench_report"],
    "wusel.lab.report.write": ["write_report"],
    "wusel.lab.run": ["look_for_failure", "play_plan"],
    "wusel.lab.tasks": ["run_contest"],
    "wusel.cli.folder": ["serve_folder"],
    "wusel.server.operations.admin": [
        "ban", "bans", "close_table", "delete_person", "delete_table", "people", "tables", "unban",
    ],
    "wusel.server.operations.backup": ["back_up", "restore"],
    "wusel.server.operations.load": ["run_load"],
    "wusel.server.operations.serve": ["serve"],
    "wusel.terminal.play": ["play"],
}  # fmt: skip
"""The functions that commands call once they know what to do."""
SOME = {
    "ADDRESS": "192.0.2.1", "FILE": "game.wusel", "GAME": "mosquitozzz", "HOURS": "1", "ID": "a", "NAME": "anna",
    "TABLE": "a", "URL": "sqlite:///a.db", "WORDS": "why",
}  # fmt: skip
CONTENT = {"FILE": "jam.toml", "GAME": "maus"}
"""Values for words in capitals, in commands with a content file and elsewhere."""
SMALL = {
    "--at": "0", "--games": "2", "--iterations": "2", "--ladder-games": "0", "--minutes": "0",
    "--option-games": "0", "--seconds": "0.001", "--workers": "1",
}  # fmt: skip
"""Numbers with which a command takes little time."""
SHORT = {
    "arena": ["--games"],
    "fuzz": ["--minutes"],
    "report": ["--games", "--option-games", "--ladder-games"],
    "bench": ["--seconds"],
}
"""Numbers that a command always gets."""
NEVER_RUN = "serve|load|tab|admin|backup|restore|tasks|.* --(on ray|cross )"
"""They need a server or a cluster, or have no small numbers. The tests of those areas run them."""


def typed(line: str) -> list[str]:
    """Return the words of a command with all optional parts, and a value for each word in capitals. A command that is
    only named is asked for its help."""
    stands_for = SOME | (CONTENT if re.match("check|.*--content", line) else {})
    line = re.sub(r"[\[\]]|\$\(.*\)", "", line)
    line = re.sub(r"\b[A-Z]{2,}\b", lambda word: stands_for.get(word[0], word[0]), line)
    words = shlex.split(line)
    return words if len(words) > 1 or words[0] in {"games", "serve", "tasks"} else [*words, "--help"]


COMMANDS = {
    " ".join(typed(found[1])): (place, is_run)
    for place, line, is_run in reversed(LINES)
    if (found := WUSEL.search(line))
}


def each_command(*, run: bool) -> list[Any]:
    chosen = [
        (place, command)
        for command, (place, is_run) in COMMANDS.items()
        if not run or (is_run and not re.match(NEVER_RUN, command) and (COMPILED or "README" in place))
    ]
    return [pytest.param(command, id=f"{place} wusel {command}") for place, command in chosen]


def invoke(command: str, words: list[str], game: PluginGame) -> Any:  # noqa: ANN401  # typer keeps the type to itself
    """Run a command, with the new game installed if the command needs it."""
    runner = CliRunner(env=WHERE)
    if NEW_GAME not in command or command.startswith("new-game"):
        return runner.invoke(command_line(), words, input="y\n")
    with game.installed():
        return runner.invoke(command_line(), words, input="y\n")


@pytest.fixture(scope="module")
def new_game(tmp_path_factory: pytest.TempPathFactory) -> PluginGame:
    return PluginGame(NEW_GAME, tmp_path_factory.mktemp("new"))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files that the examples name."""
    home = tmp_path_factory.mktemp("files")
    save(Table(find_game("mosquitozzz"), {"players": 2}, 1, ["Anna", "Ben"]), home / "game.wusel")
    (chapter,) = [
        block.code for block in BLOCKS if block.page == "docs/write-a-chapter.md" and block.language == "toml"
    ]
    (home / "jam.toml").write_text(chapter, encoding="utf-8")
    (home / "my-cards.toml").write_text(find_game("mosquitozzz").content_text(), encoding="utf-8")
    encoder = encoder_of("mosquitozzz", 2, {})
    nothing = np.zeros((encoder.size, encoder.actions), np.float32), np.zeros(encoder.actions, np.float32)
    Policy(encoder, usual_scale(encoder), [nothing]).save(home / "policy.npz")
    return home


@pytest.fixture
def folder(files: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def begin(*_: object, **__: object) -> Never:
    raise Begun


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", each_command(run=False))
def test_a_command_is_understood(command: str, new_game: PluginGame, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, names in WORK.items():
        for name in names:
            monkeypatch.setattr(f"{module}.{name}", begin)
    monkeypatch.setitem(sys.modules, "wusel.lab.cluster", SimpleNamespace(connected=begin))
    result = invoke(command, shlex.split(command), new_game)
    assert result.exit_code == 0 or isinstance(result.exception, Begun), result.output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", each_command(run=True))
def test_a_command_runs_with_small_numbers(command: str, new_game: PluginGame) -> None:
    """Each strength of a searching bot becomes a number of playouts, from 1 on. Bots take the seats of people."""
    strengths: dict[str, int] = {}

    def weak(bot: re.Match[str]) -> str:
        return f"{bot[1]}:{strengths.setdefault(bot[0], len(strengths) + 1)}"

    words = shlex.split(re.sub(r"\b(hard|medium|oracle)\b(?::\d+)?", weak, re.sub(r"\byou\b", "random", command)))
    words = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    words += [word for name in SHORT.get(words[0], ()) if name not in words for word in (name, SMALL[name])]
    if words[0] == "play" and "--seats" not in words:
        words += ["--seats", "random,random"]
    result = invoke(command, words, new_game)
    assert result.exit_code == 0, (result.output, result.exception)


# --- other programs


def test_targets_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    named = {
        word for _, line, _ in LINES if (found := MAKE.search(line)) for word in found[1].split() if "=" not in word
    }
    assert len(named) >= 15
    assert named - targets == set()


def test_what_pip_installs_exists() -> None:
    """Wusel is on no index. The package is the checkout or the new game, with known extras, or a library of the
    baselines."""
    extras = set(PROJECT["project"]["optional-dependencies"])
    installed = [(place, found[1].replace('"', "")) for place, line, _ in LINES if (found := PIP.search(line))]
    assert len(installed) >= 5
    for place, what in installed:
        found = re.fullmatch(rf"(?:\.|-e {NEW_GAME})(?:\[([\w,]+)\])?", what)
        if found is None:
            assert what in BASELINES, (place, what)
            continue
        known = extras if NEW_GAME not in what else {"test"}
        assert set(found[1].split(",") if found[1] else ()) <= known, (place, what)


def test_what_is_cloned_is_the_repository() -> None:
    cloned = {found[1] for _, line, _ in LINES if (found := CLONE.search(line))}
    assert cloned == {REPOSITORY}


@pytest.mark.parametrize(
    ("program", "words"),
    sorted({(found[1], found[2]) for _, line, _ in LINES if (found := PYTHON.search(line))}),
)
def test_programs_take_the_arguments_that_are_shown(program: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs exist, and programs with a parser accept the arguments. Their work takes long, and is tested
    elsewhere."""
    monkeypatch.chdir(ROOT)
    is_file = program.endswith(".py")
    path = ROOT / program if is_file else Path(str(getattr(find_spec(program), "origin", "missing")))
    assert path.exists()
    if "parse_args" not in path.read_text(encoding="utf-8"):
        return
    parse = argparse.ArgumentParser.parse_args

    def parse_and_stop(parser: argparse.ArgumentParser) -> Never:
        parse(parser)
        raise Begun

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse_and_stop)
    monkeypatch.setattr(sys, "argv", [program, *shlex.split(words)])
    with pytest.raises(Begun):
        (runpy.run_path if is_file else runpy.run_module)(program, run_name="__main__")


def test_every_image_can_be_named_by_its_digest() -> None:
    """The default images are the same in both files, and the docs name them."""
    docker, compose = ((ROOT / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml"))
    made_of = dict(re.findall(r"^ARG (\w+_IMAGE)=(\S+)$", docker, re.M))
    named = dict(re.findall(r"\$\{(\w+_IMAGE):-([^}]+)\}", compose))
    assert set(re.findall(r"^FROM (\S+)", docker, re.M)) == {f"${{{name}}}" for name in made_of}
    assert set(re.findall(r"^    image: (\S+)$", compose, re.M)) == {
        "wusel",
        *(f"${{{name}:-{image}}}" for name, image in named.items() if name not in made_of),
    }
    assert made_of.items() <= named.items()
    told = dict(re.findall(r"^    (\w+_IMAGE)=(\S+)@sha256:\.\.\.$", PAGES["docs/hosting.md"], re.M))
    assert told == named
