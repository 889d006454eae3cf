"""Worker processes of one server, and which of them serves a table."""

from typing import Final
from zlib import crc32

from msgspec import Struct


class Group(Struct, frozen=True):
    """The worker processes behind one port, as one of them sees it. A table always belongs to the same worker: its home
    is a pure function of its id, so that every process knows it without asking."""

    addresses: tuple[str, ...] = ("",)
    """The addresses at which each worker listens for the others, as host:port."""
    index: int = 0
    """The index of this process among them."""
    commit_lock: int = -1
    """Descriptor of the file that is locked while a worker commits to SQLite; -1 if there is none."""

    @property
    def is_alone(self) -> bool:
        return len(self.addresses) == 1

    def address_of_home(self, table: str) -> str:
        """The address of the worker that serves a table; empty if it is this one."""
        home = home_of(table, len(self.addresses))
        return "" if home == self.index else self.addresses[home]


ALONE: Final = Group()


def home_of(key: str, processes: int) -> int:
    """The index of the worker process for a table, or for a client that names no table."""
    return crc32(key.encode()) % processes
