"""`wusel backup` of a running server, and `wusel restore` of a stopped one."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.command_line import ok, refused
from tests.server.company import choose_on, meet
from tests.server.visitors import RunningServer, run_server
from wusel.server.log.stores import schema


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "wusel.backup"


@pytest.fixture(autouse=True)
def _folder(file: Path) -> None:
    file.parent.mkdir()


def test_acknowledged_choices_are_backed_up_and_restored(tmp_path: Path, file: Path) -> None:
    db = tmp_path / "wusel.db"
    with run_server(db) as server:
        clients = meet(server, "Anna Ben", "schwarm")
        choose_on(clients, 3)
        then, cookies = clients[0].n, clients[0].guest.web.cookies
        said = ok("backup", str(file), "--db", str(db))
        assert "tables: 1 (playing: 1), people: 2, lines of log: " in said
        assert [each.name for each in file.parent.iterdir()] == [file.name], "one file, and nothing beside it"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        choose_on(clients, 2)
        assert "A server uses the database" in refused("restore", str(file), "--db", str(db))
    said = ok("restore", str(file), "--db", f"sqlite:///{db}")
    (kept,) = tmp_path.glob("wusel.db.before-*")
    assert str(kept) in said
    with run_server(db) as server:
        anna = server.guest()
        anna.web.cookies.update(cookies)
        again = anna.joins(clients[0].table)
        assert (again.n, again.play["choices"]) == (then, 3)
        assert again.info["seats"][0]["yours"]
    ok("restore", str(kept), "--db", str(db))
    with run_server(db) as server:
        assert server.guest().joins(clients[0].table).play["choices"] == 5


def test_an_existing_file_is_not_overwritten(server: RunningServer, file: Path) -> None:
    db = server.manager.config.db
    file.write_text("precious")
    assert "exists already" in refused("backup", str(file), "--db", db)
    assert file.read_text() == "precious"
    ok("backup", str(file), "--db", db, "--force")
    assert file.read_bytes().startswith(b"SQLite format 3")
    assert "is the database itself" in refused("backup", db, "--db", db, "--force")


def test_a_server_that_was_killed_can_be_backed_up(tmp_path: Path, file: Path) -> None:
    """Its last records are still in the write-ahead log."""
    db = tmp_path / "wusel.db"
    with run_server(tmp_path / "first.db") as server:
        meet(server, "Anna Ben")
        for name in ("", "-wal", "-shm"):
            shutil.copy(tmp_path / f"first.db{name}", f"{db}{name}")
    assert "tables: 1" in ok("backup", str(file), "--db", str(db))
    ok("restore", str(file), "--db", str(tmp_path / "new folder" / "other.db"))


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("insert into schema_version (version) values (?)", (len(schema.SCRIPTS) + 1,))


def another_database(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("create table recipes (name text)")


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda file: file.write_text("Dear Anna, " * 500), "is no backup of a Wusel server"),
        (another_database, "is no backup of a Wusel server"),
        (damaged, "wusel.backup is "),
        (newer, "made by a newer Wusel"),
        (Path.unlink, "There is no file"),
    ],
)
def test_foreign_and_damaged_files_are_refused(spoil: object, why: str, tmp_path: Path, file: Path) -> None:
    db = tmp_path / "wusel.db"
    with run_server(db):
        ok("backup", str(file), "--db", str(db))
    assert callable(spoil)
    spoil(file)
    before = db.read_bytes()
    assert why in refused("restore", str(file), "--db", str(db))
    assert db.read_bytes() == before
    assert not list(tmp_path.glob("*.before-*"))


def test_a_failed_backup_leaves_no_files(tmp_path: Path, file: Path) -> None:
    assert "There is no database" in refused("backup", str(file), "--db", str(tmp_path / "none.db"))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 500)
    assert "Cannot copy" in refused("backup", str(file), "--db", str(letter))
    assert list(file.parent.iterdir()) == []
    assert "Cannot write" in refused("backup", str(tmp_path / "no" / "folder"), "--db", str(letter))


def test_postgres_is_backed_up_by_its_own_tools(file: Path) -> None:
    url = "postgresql://wusel:hush@db.example:5433/games"
    said = refused("backup", str(file), "--db", url)
    assert f"pg_dump --format=custom --file={file} postgresql://wusel@db.example:5433/games" in said
    assert "hush" not in said
    said = refused("restore", str(file), "--db", url)
    assert f"pg_restore --clean --if-exists --dbname=postgresql://wusel@db.example:5433/games {file}" in said
