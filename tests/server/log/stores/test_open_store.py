"""The store for a URL, and the messages for operators if there is none."""

import os
import stat
import sys
from pathlib import Path

import pytest

from wusel.engine.errors import WuselError
from wusel.server.log.stores import open_store
from wusel.server.log.stores.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
async def test_a_file_is_made_with_its_folder_for_us_alone(tmp_path: Path, form: str) -> None:
    file = tmp_path / "new" / "folder" / "server.db"
    store = open_store(form.format(file))
    assert not file.parent.exists()
    await store.open()
    await store.secret()
    modes = {found.name: stat.S_IMODE(found.stat().st_mode) for found in file.parent.iterdir()}
    await store.close()
    assert modes == dict.fromkeys(["server.db", "server.db-wal", "server.db-shm", "server.db.lock"], 0o600)


async def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "server.db")
    await store.open()
    assert await store._read("pragma journal_mode") == [("wal",)]
    full = 2
    assert await store._read("pragma synchronous") == [(full,)]
    await store.close()


async def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("sqlite:///data/server.db")
    await store.open()
    await store.close()
    assert (tmp_path / "data" / "server.db").exists()


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "sqlite://server.db", "mysql://user:hush@host/server"])
async def test_other_urls_are_refused_without_telling_passwords(url: str) -> None:
    with pytest.raises(WuselError, match=r"Possible are a file name, sqlite:///.* and postgresql://") as refusal:
        open_store(url)
    assert "hush" not in str(refusal.value)


async def test_postgres_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("wusel.server.log.stores.postgres", "wusel.server.log.stores.leases"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(ModuleNotFoundError, match=r'needs asyncpg; to get it: pip install "(\.|wusel)\[postgres\]"$'):
        open_store("postgresql://localhost/server")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100)
    with pytest.raises(WuselError, match=r"Cannot open the database .*letter\.txt: file is not a database"):
        await open_store(str(file)).open()
    assert file.read_text().startswith("Dear Anna")


async def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(WuselError, match="Cannot open the database"):
        await open_store(str(tmp_path / "file" / "server.db")).open()
    with pytest.raises(WuselError, match="Cannot open the database"):
        await open_store(str(tmp_path)).open()


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = str(tmp_path / "server.db")
    first, second = open_store(url), open_store(url)
    await first.open()
    with pytest.raises(WuselError, match=r"Another Wusel server uses the database .*server\.db"):
        await second.open()
    assert await first.is_well()
    await first.close()
    await second.open()
    await second.close()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # newer Pythons warn of it: that is the point
async def test_a_forked_child_does_not_keep_the_file(tmp_path: Path) -> None:
    url = str(tmp_path / "server.db")
    first, second = open_store(url), open_store(url)
    await first.open()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(writing)
        os.read(reading, 1)
        os._exit(0)
    os.close(reading)
    try:
        await first.close()
        await second.open()
        await second.close()
    finally:
        os.close(writing)
        os.waitpid(child, 0)


async def test_no_postgres_there() -> None:
    with pytest.raises(WuselError, match=r"Cannot use the database postgresql://127\.0\.0\.1:1/wusel: .*running") as no:
        await open_store("postgresql://anna:hush@127.0.0.1:1/wusel").open()
    assert "hush" not in str(no.value)


async def test_no_such_postgres_database(postgres_url: str) -> None:
    with pytest.raises(WuselError, match=r'database "server\d+x" does not exist'):
        await open_store(f"{postgres_url}x").open()
