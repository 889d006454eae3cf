"""docs/server.md shows the way of a choice through the server. This test follows a real choice and compares."""

import asyncio
import re
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from types import FrameType

from tests.server.visitors import PATIENCE, RunningServer
from wusel import server as package

DOCS = Path(__file__).parents[2] / "docs/server.md"
SERVER = Path(package.__file__).parent

Station = tuple[str, str]
"""A file of the server, and a function in it."""


def documented_way() -> list[Station]:
    """Return the rows of the table in docs/server.md, in order."""
    section = DOCS.read_text(encoding="utf-8").partition("## The way of a choice")[2].partition("\n## ")[0]
    return re.findall(r"^\|[^|]*\| `([\w/]+\.py)` \| `(?:\w+\.)?(\w+)`", section, re.MULTILINE)


def functions_called(server: RunningServer) -> list[Station]:
    """Return the functions of the server that its loop calls while a person makes a choice."""
    called: dict[FrameType, Station] = {}  # a coroutine that goes on is the same frame again

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SERVER):
            called.setdefault(frame, (path.relative_to(SERVER).as_posix(), frame.f_code.co_name))

    guest = server.guest("Anna")
    client = guest.joins(guest.opens("mosquitozzz", "you you:Oma", start=True), seat=0)
    set_profile(server, note)
    client.chooses(0)
    set_profile(server, None)
    return list(called.values())


def set_profile(server: RunningServer, note: Callable[[FrameType, str, object], None] | None) -> None:
    """Set the profile function in the thread of the server's loop, and wait until it is set."""

    async def here() -> None:
        sys.setprofile(note)

    assert server.manager.sweeper is not None
    asyncio.run_coroutine_threadsafe(here(), server.manager.sweeper.get_loop()).result(PATIENCE)


def test_a_choice_goes_the_way_that_is_documented(server: RunningServer) -> None:
    way = documented_way()
    assert len(way) > 6
    assert [each for each in functions_called(server) if each in way] == way


def test_it_returns_to_two_rooms_at_most() -> None:
    """A choice goes from the socket to the table and to its log, and back by both."""
    rooms = [room for room, _ in groupby(file.partition("/")[0] for file, _ in documented_way())]
    assert len(rooms) - len(set(rooms)) <= 2, rooms
