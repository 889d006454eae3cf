"""The server inside a page: the same application without a socket, on one file, for one person."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import PATIENCE
from wusel.server.operations.page_app import PageApp, PageSocket

NEW_TABLE = {"game": "mosquitozzz", "seats": ["you", "random"], "settings": {"pace": 0}, "start": True, "deal": 7}


class Reader:
    """A person who plays over a socket of the page and always takes the first choice."""

    def __init__(self, app: PageApp, table: str) -> None:
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.socket: PageSocket = app.connect("/api/play", self.hear, self.closed.append)
        self.say(type="hello", table=table, since=None)

    def hear(self, frame: str) -> None:
        self.frames.put_nowait(json.loads(frame))

    def say(self, **message: object) -> None:
        self.socket.hear(json.dumps(message))

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while not wanted(frame := await self.frames.get()):
                assert frame["type"] != "refused", frame
            return frame

    async def choose(self) -> None:
        """Answer the next question. The choice has come back when this returns."""
        play = (await self.until(is_asked))["play"]
        [look] = [look for look in play["looks"] if look["seat"] == 0]
        self.say(type="choose", id="mine", seat=0, question=play["question"], choice=look["choices"][0])
        await self.until(lambda frame: frame.get("id") == "mine")


def is_asked(frame: dict[str, Any]) -> bool:
    looks = (frame.get("play") or {}).get("looks", [])
    return any(look["seat"] == 0 and look["choices"] for look in looks)


def run(folder: Path, play: Callable[[PageApp], Awaitable[None]]) -> None:
    async def whole() -> None:
        app = PageApp(folder)
        await app.open()
        await play(app)
        await app.close()

    asyncio.run(whole())


async def asked(app: PageApp, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  # JSON
    status, _, said = await app.request(method, path, None if body is None else json.dumps(body))
    assert status == 200, said
    return json.loads(said)


async def new_table(app: PageApp) -> str:
    await asked(app, "GET", "/api/me")
    table: str = (await asked(app, "POST", "/api/tables", NEW_TABLE))["id"]
    return table


def records_in(database: Path) -> int:
    with sqlite3.connect(database) as db:
        (n,) = db.execute("select count(*) from lines").fetchone()
    return int(n)


def test_what_is_acknowledged_is_in_the_file(tmp_path: Path) -> None:
    """A copy of the files right after an answer contains what was answered."""
    (tmp_path / "then").mkdir()

    async def play(app: PageApp) -> None:
        reader = Reader(app, await new_table(app))
        await reader.choose()
        for file in tmp_path.glob("wusel.db*"):
            shutil.copy(file, tmp_path / "then")

    run(tmp_path, play)
    assert records_in(tmp_path / "then" / "wusel.db") >= 3, "opened, started, chosen"


def test_the_same_person_comes_back_to_the_same_games(tmp_path: Path) -> None:
    found: list[Any] = []

    async def play(app: PageApp) -> None:
        await new_table(app)
        await asked(app, "POST", "/api/me", {"name": "Mona"})

    async def come_back(app: PageApp) -> None:
        found.append(await asked(app, "GET", "/api/me"))
        found.append(await asked(app, "GET", "/api/tables/mine"))

    run(tmp_path, play)
    run(tmp_path, come_back)
    assert found[0]["name"] == "Mona"
    assert len(found[1]["tables"]) == 1


def test_games_travel_as_a_file(tmp_path: Path) -> None:
    files: list[bytes] = []

    async def take(app: PageApp) -> None:
        await new_table(app)
        files.append(app.exported())

    async def bring(app: PageApp) -> None:
        await asked(app, "GET", "/api/me")
        assert await app.why_not(files[0]) == ""
        app.replace(files[0])

    async def look(app: PageApp) -> None:
        assert len((await asked(app, "GET", "/api/tables/mine"))["tables"]) == 1

    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    run(tmp_path / "here", take)
    run(tmp_path / "there", bring)
    run(tmp_path / "there", look)
    (tmp_path / "server.db").write_bytes(files[0])
    assert records_in(tmp_path / "server.db") == 2, "a server can open it as well"


def altered(content: bytes, tmp_path: Path, *statements: str) -> bytes:
    """Return an exported file after some statements."""
    file = tmp_path / "altered.db"
    file.write_bytes(content)
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()
    return file.read_bytes()


FOREIGN = (
    "create table house (name text, value blob)",
    "insert into house values ('cookie', 'a')",
    "create table schema_version (version bigint)",
    "insert into schema_version values (6)",
)


@pytest.mark.parametrize(
    ("why", "statements"),
    [
        ("newer", ["insert into schema_version values (999)"]),
        ("unreadable", ["drop table lessons"]),
        ("unreadable", ["alter table people drop column name"]),
        ("unreadable", ["update house set value = x'0102' where name = 'cookie'"]),
        ("unreadable", ["delete from people"]),
        ("unreadable", ["update lines set entry = x'7b7d'"]),
        ("unreadable", ["update lines set entry = x'ff' where n = 2"]),
        ("unreadable", ["delete from lines"]),
        ("foreign", ["delete from house where name = 'cookie'"]),
        ("foreign", ["drop table schema_version"]),
    ],
)
def test_a_file_that_cannot_be_read_here_is_refused(tmp_path: Path, why: str, statements: list[str]) -> None:
    async def play(app: PageApp) -> None:
        await new_table(app)
        assert await app.why_not(app.exported()) == ""
        assert await app.why_not(altered(app.exported(), tmp_path, *statements)) == why
        assert len((await asked(app, "GET", "/api/tables/mine"))["tables"]) == 1

    run(tmp_path, play)


def test_a_foreign_or_damaged_file_is_refused(tmp_path: Path) -> None:
    async def play(app: PageApp) -> None:
        await new_table(app)
        whole = app.exported()
        for content, why in (
            (b"", "foreign"),
            (b"no database", "foreign"),
            (altered(b"", tmp_path, *FOREIGN[:1]), "foreign"),
            (altered(b"", tmp_path, *FOREIGN), "unreadable"),
            (whole[: len(whole) // 2], "unreadable"),
        ):
            assert await app.why_not(content) == why

    run(tmp_path, play)


def test_a_running_game_is_saved_at_its_table_and_opened_again(tmp_path: Path) -> None:
    async def play(app: PageApp) -> None:
        table = await new_table(app)
        await Reader(app, table).choose()
        status, _, save = await app.request("GET", f"/api/tables/{table}/save", None)
        assert status == 200
        again = (await asked(app, "POST", "/api/tables/upload", {"save": save}))["id"]
        assert (await asked(app, "GET", f"/api/tables/{again}"))["game"] == "mosquitozzz"

    run(tmp_path, play)


@pytest.mark.parametrize("path", ["/api/home", "/api/nothing", "/api/tables/none"])
def test_what_is_not_to_be_had_is_refused(tmp_path: Path, path: str) -> None:
    async def play(app: PageApp) -> None:
        status, _, said = await app.request("GET", path, None)
        assert status in (403, 404)
        assert json.loads(said)["code"]

    run(tmp_path, play)


def test_a_socket_to_no_table_is_closed(tmp_path: Path) -> None:
    async def play(app: PageApp) -> None:
        reader = Reader(app, "none")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.frames.get())["code"] == "no_table"
            while not reader.closed:
                await asyncio.sleep(0)
        assert reader.closed == [4404]

    run(tmp_path, play)
