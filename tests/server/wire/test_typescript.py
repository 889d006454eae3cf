"""The browser's types are those of the server."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Raw, Struct
from msgspec.inspect import type_info

from wusel.engine.errors import WuselError
from wusel.server.refusals import ProblemCode
from wusel.server.web.api import ENDPOINTS
from wusel.server.wire import client_messages, messages
from wusel.server.wire.typescript import USUAL_FOLDER, Writer, files, main, typescript
from wusel.support.build import build
from wusel.support.problem import ProblemReport

ROOT = Path(__file__).parents[3]
STATEMENT = re.compile(r"export interface (\w+) {\n(.*?)^}$|export type (\w+) =([^;]*);", re.S | re.M)
PROPERTY = re.compile(r"  (\w+)(\??):\s([^;{}]+);\n")
WORDS = {"string", "number", "boolean", "null", "unknown", "Record"}
UNREAD = (str, None, ProblemReport)
"""What the browser hands on to people as it is."""


pytestmark = pytest.mark.skipif(build() == "compiled", reason="a compiled view has no types left to write down")


def interfaces() -> dict[str, dict[str, tuple[bool, str]]]:
    """Every interface: its properties, whether they may be missing, and their types."""
    found = {}
    for name, body, _, _ in STATEMENT.findall(typescript()):
        if name:
            bare = re.sub(r"^\s*/\*\*.*?\*/\n", "", body, flags=re.S | re.M)
            assert not PROPERTY.sub("", bare), f"{name} has something that is no property"
            found[name] = {key: (bool(mark), " ".join(kind.split())) for key, mark, kind in PROPERTY.findall(bare)}
    return found


def unions() -> dict[str, list[str]]:
    return {name: re.findall(r'"?\w+"?', kinds) for _, _, name, kinds in STATEMENT.findall(typescript()) if name}


def test_the_committed_files_are_up_to_date() -> None:
    for file, text in files(ROOT / USUAL_FOLDER).items():
        assert file.read_text(encoding="utf-8") == text, "run python -m wusel.server.wire.typescript"


def test_the_command_writes_into_the_folder_that_is_named(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    subprocess.run([sys.executable, "-m", "wusel.server.wire.typescript", str(tmp_path)], check=True)
    assert (tmp_path / "wire.ts").read_text(encoding="utf-8") == typescript()
    schwarm = (tmp_path / "games" / "schwarm" / "declared.ts").read_text(encoding="utf-8")
    assert "export interface SchwarmView extends TableView {" in schwarm
    assert '| { do: "sail"; field: string; direction: string }' in schwarm
    assert "  cards: Record<string, Card>;" in schwarm


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (["--help"], 0, "usage: python -m wusel.server.wire.typescript [-h] [folder]"),
        (["--out", "wire.ts"], 2, "unrecognized arguments: --out"),
        (["nowhere"], 2, "nowhere/wire.ts cannot be written: No such file"),
    ],
)
def test_what_is_no_folder_is_not_written_to(
    args: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["typescript", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == status
    assert said in "".join(capsys.readouterr())
    assert list(tmp_path.iterdir()) == []


def test_it_is_made_of_interfaces_and_unions_alone() -> None:
    rest = STATEMENT.sub("", typescript())
    rest = re.sub(r"/\*\*.*?\*/|^//.*$", "", rest, flags=re.S | re.M)
    assert not rest.strip()


def test_every_name_that_is_used_is_there_once() -> None:
    names = re.findall(r"^export \w+ (\w+)", typescript(), re.M)
    assert len(names) == len(set(names))
    used = {name for kinds in unions().values() for name in kinds if not name.startswith('"')}
    for properties in interfaces().values():
        for _, kind in properties.values():
            used |= set(re.findall(r"[A-Za-z]\w*", re.sub(r'"[^"]*"', "", kind)))
    assert used <= set(names) | WORDS


def test_every_message_is_there() -> None:
    found = interfaces()
    for kind in get_args(client_messages.FromClient) + get_args(messages.FromServer):
        tag = kind.__struct_config__.tag
        assert found[kind.__name__]["type"] == (False, f'"{tag}"')
    for endpoint in ENDPOINTS:
        for kind in (endpoint.answer, endpoint.body):
            assert kind in (*UNREAD, client_messages.AnyCommand) or kind.__name__ in found
    assert "Problem" in found
    assert "Command" not in found
    for name in ("FromClient", "FromServer", "AnyCommand"):
        members = get_args((vars(client_messages) | vars(messages))[name])
        assert unions()[name] == [kind.__name__ for kind in members]


def test_what_may_be_left_out_is_optional() -> None:
    found = interfaces()
    assert found["Sit"]["seat"] == (False, "number")
    assert found["Sit"]["also"] == (True, "boolean")
    assert found["Hello"]["since"] == (True, "number | null")
    assert found["NewTable"]["settings"] == (True, "WantedSettings")
    assert found["Happened"]["table"] == (True, "TableInfo"), "UNSET is not sent"
    assert found["News"]["seat"] == (True, "number"), "defaults are not sent"
    assert found["Refused"]["rule"] == (False, "string"), "a default that is sent all the same"


def test_what_is_told_is_complete() -> None:
    found = interfaces()
    assert found["TableInfo"]["settings"] == (False, "Settings")
    assert not any(missing for missing, _ in found["Settings"].values())
    assert found["WantedSettings"]["clock"] == (True, "WantedClock | null")
    assert found["Settings"].keys() == found["WantedSettings"].keys()


def test_types_are_as_narrow_as_the_messages() -> None:
    found = interfaces()
    assert found["TableInfo"]["phase"] == (False, '"gathering" | "over" | "playing"')
    assert found["Clocks"]["left"] == (False, "(number | null)[]")
    assert found["Look"]["choices"] == (False, "Record<string, number | string>[]")
    assert found["Look"]["view"] == (False, "Record<string, unknown>")
    assert '"gathering"' not in found["TableInfo"]["game"][1]
    assert found["Refused"]["code"] == (False, "RefusalCode")
    assert found["Problem"]["code"] == (False, "ProblemCode")


def test_every_refusal_code_is_there_once() -> None:
    codes = unions()
    assert codes["ProblemCode"][0] == "RefusalCode"
    refusals, problems = codes["RefusalCode"], codes["ProblemCode"][1:]
    assert sorted(refusals + problems) == sorted(f'"{code}"' for code in get_args(ProblemCode))


def test_docstrings_become_remarks() -> None:
    text = typescript()
    assert "/** A command was stored, as record n. */\nexport interface Done {" in text
    assert "  /** True if its person is connected. */\n  here: boolean;" in text
    assert max(map(len, text.splitlines())) <= 120


def test_a_type_that_json_does_not_have_is_an_error() -> None:
    class Odd(Struct):
        raw: Raw

    with pytest.raises(WuselError, match="RawType has no TypeScript"):
        Writer().members(type_info(Odd), from_client=False)
