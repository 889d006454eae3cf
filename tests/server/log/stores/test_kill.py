"""A process killed in the middle of writing: every acknowledged line is stored."""

import subprocess
import sys
from itertools import islice

import pytest

from wusel.server.log.stores import open_store
from wusel.server.log.stores.rows import Checkpoint, Record

pytestmark = pytest.mark.anyio


def write_until_killed(url: str, name: str, lines: int) -> dict[str, int]:
    """Write until the process is killed. Return the last line of each table that was acknowledged."""
    command = [sys.executable, "-m", "tests.server.log.stores.writer", url, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = list(islice(process.stdout, lines))
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]
    return {table: int(n) for table, n in (line.split() for line in said)}


@pytest.mark.parametrize("lines", [1, 100, 777])
async def test_every_acknowledged_line_is_there(url: str, lines: int) -> None:
    stored: dict[str, int] = {}
    for round in ("first", "second"):
        stored |= write_until_killed(url, round, lines)
        store = open_store(url)
        await store.open()
        for table, n in stored.items():
            found = await store.records(table, after=1)
            assert len(found) >= n - 1
            assert found == [Record(i, i, b"line %d" % i) for i in range(2, len(found) + 2)]
            last = (len(found) + 1) // 5 * 5
            assert await store.checkpoint(table) == (Checkpoint(last, b"after %d" % last) if last else None)
        await store.close()
    assert {name.partition("-")[0] for name in stored} == {"first", "second"}
