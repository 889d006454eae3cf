"""The examples in README and docs run as they stand there."""

import json
import re
import shlex
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Never

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.command_line import WHERE
from wusel.cli import command_line
from wusel.engine.save import save
from wusel.engine.table import Table
from wusel.games import find_game
from wusel.learn.policy import Policy, usual_scale
from wusel.learn.settings import encoder_of

ROOT = Path(__file__).parent.parent
PAGES = {
    page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8")
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
}


def blocks(language: str) -> list[Any]:
    """The fenced examples in a language."""
    return [
        pytest.param(code, id=f"{page}-{number}")
        for page, text in PAGES.items()
        for number, code in enumerate(re.findall(rf"```{language}\n(.*?)```", text, re.S), 1)
    ]


def commands() -> list[Any]:
    """Every line that begins with wusel, without what is told about it."""
    found = {
        re.split(r"\s+#|\s{3}", line)[0]: page
        for page, text in PAGES.items()
        for line in re.findall(r"^    (wusel .*)$", text, re.M)
    }
    return [pytest.param(command, id=f"{page}-{command}") for command, page in found.items()]


def test_there_are_examples() -> None:
    assert [len(blocks("python")) >= 5, len(blocks("toml")) >= 4, len(blocks("json")) >= 5] == [True] * 3
    assert len(commands()) >= 50


@pytest.mark.parametrize("code", blocks("python"))
def test_python_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("code", blocks("toml"))
def test_toml_can_be_read(code: str) -> None:
    assert tomllib.loads(code)


@pytest.mark.parametrize("code", blocks("json"))
def test_json_can_be_read(code: str) -> None:
    said = re.sub(r"\n +", " ", code)
    assert all(json.loads(line) for line in said.splitlines())


# --- the command line


class Begun(Exception):
    """Everything was understood and found possible; now it would take its time."""


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
"""What commands do once they know what is wanted; how they do it is tested where they are."""
SOME = {
    "ADDRESS": "192.0.2.1", "GAME": "mosquitozzz", "HOURS": "1", "ID": "a", "NAME": "Anna", "TABLE": "a",
    "URL": "sqlite:///a.db", "WORDS": "why",
}  # fmt: skip


@pytest.fixture
def begins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder with what the examples speak of, in which no work is done."""

    def begin(*_: object, **__: object) -> Never:
        raise Begun

    for module, names in WORK.items():
        for name in names:
            monkeypatch.setattr(f"{module}.{name}", begin)
    monkeypatch.setitem(sys.modules, "wusel.lab.cluster", SimpleNamespace(connected=begin))
    monkeypatch.chdir(tmp_path)
    save(Table(find_game("mosquitozzz"), {"players": 2}, 1, ["Anna", "Ben"]), Path("game.wusel"))
    chapter = re.findall(r"```toml\n(.*?)```", PAGES["docs/write-a-chapter.md"], re.S)[0]
    Path("jam.toml").write_text(chapter, encoding="utf-8")
    encoder = encoder_of("mosquitozzz", 2, {})
    nothing = np.zeros((encoder.size, encoder.actions), np.float32), np.zeros(encoder.actions, np.float32)
    Policy(encoder, usual_scale(encoder), [nothing]).save(Path("policy.npz"))


@pytest.mark.usefixtures("begins")
@pytest.mark.parametrize("command", commands())
def test_a_command_is_understood(command: str) -> None:
    """With everything that may be left out, and something for each word in capitals."""
    file = "jam.toml" if command.startswith("wusel check") else "game.wusel"
    words = [{**SOME, "FILE": file}.get(word, word) for word in shlex.split(re.sub(r"[\[\]]", "", command))[1:]]
    result = CliRunner(env=WHERE).invoke(command_line(), words, input="y\n")
    assert result.exit_code == 0 or isinstance(result.exception, Begun), result.output


def test_programs_and_targets_that_are_named_are_there() -> None:
    """What learns, measures or builds takes its time; that it works is tested where it is."""
    text = "\n".join(PAGES.values())
    modules = {
        f"{name.replace('.', '/')}.py" for name in re.findall(r"python -m ((?:bench|tests|tools)\.[\w.]+\w)", text)
    }
    programs = modules | set(re.findall(r"python ((?:examples|tools)/\w+\.py)", text))
    assert len(programs) >= 8
    assert [name for name in programs if not (ROOT / name).exists()] == []
    made = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, re.M)) - made == set()


def test_every_image_can_be_named_by_its_digest() -> None:
    """Those that are taken when nobody says anything are the same in both files, and docs name them."""
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
