"""The home network: a second listening socket, at an address that only the local network can reach.

The first one listens on loopback alone, so that other machines cannot connect unasked. A person at this very computer
opens and closes the second one. Both share the same admission limits.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Address
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

from wusel.server.config import LOOPBACK, Config
from wusel.server.log.stores import sqlite_path
from wusel.server.refusals import Refusal
from wusel.server.web.addresses import default_route_address, home_addresses, is_same_network
from wusel.server.wire.api_messages import Home

if TYPE_CHECKING:
    from wusel.server.web.protocols import BufferedConnection


class HomeNetwork:
    """The listening socket for the home network: whether it is open, and at which address."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.address = ""
        self.port = config.port
        self.listener: asyncio.Server | None = None
        self.connections: WeakSet[BufferedConnection] = WeakSet()
        self.new_connection: Callable[[], BufferedConnection]
        self.print: Callable[[str], None] = lambda _: None
        self.lock = asyncio.Lock()
        database = sqlite_path(config.db)
        self.file = None if database is None else database.with_suffix(".home")
        """Stores the address while the socket is open, so that it is opened at the next start."""

    @property
    def may_change(self) -> bool:
        """False if `--host` or `--origin` has decided who can connect, and with several processes."""
        config = self.config
        return config.host in (*LOOPBACK, "localhost") and not config.origins and config.processes == 1

    # --- at startup

    async def start(
        self, new_connection: "Callable[[], BufferedConnection]", port: int, print_line: Callable[[str], None]
    ) -> None:
        """After the first socket listens: open the second one if `--lan` or the stored address says so."""
        self.new_connection, self.port, self.print = new_connection, port, print_line
        last = read_address(self.file)
        wanted = bool(last) if self.config.lan is None else self.config.lan
        if not self.may_change:
            others = await self.status()
            if others.open_at:
                print_line(f"Others come in at {others.open_at}/")
        elif wanted:
            try:
                await self.listen(await asyncio.to_thread(self.likely_address, last))
            except Refusal as refusal:
                print_line(f"Nobody else can come in: {refusal.message}.")

    def likely_address(self, last: str) -> str:
        """The stored address, or the current one in the same network. In another network, such as a café's, the socket
        stays closed unless `--lan` is given."""
        found = home_addresses()
        same = found if self.config.lan else [each for each in found if is_same_network(each, last)]
        if found and not same:
            raise Refusal("no_address", "this is another network than last time; the page of a table can let them in")
        return last if last in same else next(iter(same), "")

    # --- while the server runs

    async def status(self) -> Home:
        if not self.may_change:
            return Home(await asyncio.to_thread(url_for_others, self.config, self.port), [], False)
        found = await asyncio.to_thread(home_addresses)
        return Home(url_at(self.address, self.port) if self.address in found else "", found, True)

    async def set_address(self, address: str) -> None:
        """Listen at an address of this computer, or close the socket if it is empty; stored for the next start."""
        if not self.may_change:
            raise Refusal("decided", "whoever started the server has said who may come in: --host, --origin")
        if address and address not in await asyncio.to_thread(home_addresses):
            raise Refusal("no_address", "this computer has no such address in a home network")
        if address:
            await self.listen(address)
        else:
            await self.close()
        write_address(self.file, address)

    async def listen(self, address: str) -> None:
        if not address:
            raise Refusal("no_address", "this computer is in no home network")
        async with self.lock:
            if address == self.address:
                return
            self.disconnect()
            loop = asyncio.get_running_loop()
            try:
                self.listener = await loop.create_server(self.accept, address, self.port)
            except OSError as error:
                raise Refusal(
                    "no_address", f"it cannot listen at {address}, port {self.port}: {error.strerror}"
                ) from None
            self.address = address
        self.print(f"People in your home network come in at {url_at(address, self.port)}/")

    def accept(self) -> "BufferedConnection":
        connection = self.new_connection()
        self.connections.add(connection)
        return connection

    async def close(self) -> None:
        async with self.lock:
            was_open = bool(self.address)
            self.disconnect()
        if was_open:
            self.print("Only this computer can come in now.")

    def disconnect(self) -> None:
        """Close the socket and abort every connection that was accepted on it."""
        self.stop_listening()
        for connection in list(self.connections):
            connection.abort()
        self.address = ""

    def stop_listening(self) -> None:
        if self.listener is not None:
            self.listener.close()
            self.listener = None


def url_at(address: str, port: int) -> str:
    """The URL of the first page, as people send it to each other."""
    return f"http://{address}:{port}" if address else ""


def url_for_others(config: Config, port: int) -> str:
    """Return the address for others by configuration; empty if it is the same for all."""
    if config.origins:
        return config.origins[0]
    return url_at(default_route_address(), port) if config.host in ("0.0.0.0", "::") else ""


def read_address(file: Path | None) -> str:
    """The stored address; empty if there is none."""
    with suppress(OSError, ValueError):
        return "" if file is None else str(IPv4Address(file.read_text(encoding="utf-8").strip()))
    return ""


def write_address(file: Path | None, address: str) -> None:
    """Store an address, or delete the stored one if it is empty. A folder that is not writable is no error."""
    with suppress(OSError):
        if file is not None and address:
            file.write_text(f"{address}\n", encoding="utf-8")
        elif file is not None:
            file.unlink(missing_ok=True)
