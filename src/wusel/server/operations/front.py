"""The front: accepts connections at the public port and passes each to the worker process that serves its table.

It looks at the head of the first request without taking it off the socket, and passes the socket itself on. Later data
does not go through this process.
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network
from typing import Final

from wusel.server.group import home_of
from wusel.server.rate_limit import network_prefix, normalize_address
from wusel.server.web.admission import is_within

END_OF_HEAD: Final = b"\r\n\r\n"
HEAD_BYTES: Final = 16_384
HEAD_SECONDS: Final = 5.0
FIRST_LOOK_SECONDS: Final = 0.01
"""Until an incomplete head is looked at again; doubled every time, so that a slow client costs a few looks."""
MOST_PENDING: Final = 1000
"""Connections whose head is waited for; those beyond are passed on without having been looked at."""
ACCEPTS_PER_TICK: Final = 64
BACKLOG: Final = 2048
NO_DESCRIPTORS_SECONDS: Final = 0.1
"""Pause after the system has refused to accept a connection."""

TABLE: Final = re.compile(rb"[A-Z]+ /api/(?:tables/|(?:play|tables/find)\?table=)([\w-]{22})[/?& ]")

Networks = tuple[IPv4Network | IPv6Network, ...]


def table_in(head: bytes) -> str:
    """Return the table that the target of a request names; empty if it names none."""
    found = TABLE.match(head)
    return found[1].decode() if found else ""


def worker_for(head: bytes, peer: tuple[str, int], processes: int, proxies: Networks) -> int:
    """The worker process for a connection: the home of its table, else always the same one for the same client, since
    limits count in each process. Connections of a proxy are spread over all workers."""
    table = table_in(head)
    address = normalize_address(peer[0])
    client = f"{address} {peer[1]}" if is_within(proxies, address) else network_prefix(address)
    return home_of(table or client, processes)


class Front:
    """Accepts connections, looks at their heads and passes them on. A slow client delays no other, because a timer or
    the selector waits for it, for a limited time."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        listener: socket.socket,
        choose: Callable[[bytes, tuple[str, int]], int],
        pass_on: Callable[[socket.socket, int], None],
    ) -> None:
        self.loop = loop
        self.listener = listener
        self.choose = choose
        self.pass_on = pass_on
        self.pending: dict[socket.socket, asyncio.TimerHandle] = {}

    def open(self) -> None:
        self.listener.setblocking(False)
        self.listener.listen(BACKLOG)
        self.resume()

    def resume(self) -> None:
        if self.listener.fileno() >= 0:
            self.loop.add_reader(self.listener, self.accept)

    def close(self) -> None:
        """Accept nothing more, and close connections whose head is not complete yet."""
        if self.listener.fileno() >= 0:
            self.loop.remove_reader(self.listener)
            self.listener.close()
        for connection in list(self.pending):
            self.forget(connection)
            connection.close()

    def accept(self) -> None:
        with suppress(BlockingIOError, ConnectionError):
            for _ in range(ACCEPTS_PER_TICK):
                try:
                    connection, peer = self.listener.accept()
                except (BlockingIOError, ConnectionError):
                    raise
                except OSError:
                    self.loop.remove_reader(self.listener)
                    self.loop.call_later(NO_DESCRIPTORS_SECONDS, self.resume)
                    return
                connection.setblocking(False)
                self.look(connection, peer[:2], FIRST_LOOK_SECONDS)

    def look(self, connection: socket.socket, peer: tuple[str, int], wait: float, waited: float = 0) -> None:
        """Pass a connection on if its head is complete, or has been waited for long enough; else look again later."""
        self.forget(connection)
        head: bytes | None
        try:
            head = connection.recv(HEAD_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            head = None
        except OSError:
            head = b""
        has_waited = waited >= HEAD_SECONDS or len(self.pending) >= MOST_PENDING
        if head == b"":
            connection.close()
        elif has_waited or (head is not None and (END_OF_HEAD in head or len(head) >= HEAD_BYTES)):
            self.pass_on(connection, self.choose(head or b"", peer))
        elif head is None and not waited:
            self.await_first_bytes(connection, peer)
        else:
            self.pending[connection] = self.loop.call_later(wait, self.look, connection, peer, 2 * wait, waited + wait)

    def await_first_bytes(self, connection: socket.socket, peer: tuple[str, int]) -> None:
        """Wait until the selector reports the first bytes. It would then report them again and again, so it is only
        asked until then."""
        deadline = self.loop.call_later(HEAD_SECONDS, self.look, connection, peer, 0, HEAD_SECONDS)
        self.pending[connection] = deadline
        self.loop.add_reader(connection, self.look, connection, peer, FIRST_LOOK_SECONDS)

    def forget(self, connection: socket.socket) -> None:
        timer = self.pending.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self.loop.remove_reader(connection)
