"""The home network: a second door, which somebody at this very computer opens, and shuts again.

The first one lets in this computer alone, so that nobody else comes who was not asked. Friends at home come in by the
second one, at an address of this computer that only the same network can reach. Both have the same doorkeeper.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Address
from pathlib import Path
from weakref import WeakSet

from wusel.server.config import LOOPBACK, Config
from wusel.server.log.stores import sqlite_path
from wusel.server.refusals import Refusal
from wusel.server.web.addresses import home_addresses, is_beside, way_out
from wusel.server.web.door import Door, Doorkeeper
from wusel.server.wire.api_messages import Home


def say_nothing(words: str) -> None:
    """Nobody watches."""


class HomeNetwork:
    """Whether people in the home network are let in, and at which address."""

    def __init__(self, config: Config, keeper: Doorkeeper) -> None:
        self.config = config
        self.keeper = keeper
        self.address = ""
        self.port = config.port
        self.listener: asyncio.Server | None = None
        self.doors: WeakSet[Door] = WeakSet()
        self.new_door: Callable[[], Door]
        self.say: Callable[[str], None] = say_nothing
        self.turn = asyncio.Lock()
        database = sqlite_path(config.db)
        self.file = None if database is None else database.with_suffix(".home")
        """Holds the address while people are let in, so that they are at the next start."""

    @property
    def may_change(self) -> bool:
        """Whoever named a host or a site at the start has decided already who comes in. Several processes have no
        second listener."""
        config = self.config
        return config.host in (*LOOPBACK, "localhost") and not config.origins and config.processes == 1

    # --- at the start

    async def begin(self, new_door: Callable[[], Door], port: int, say: Callable[[str], None]) -> None:
        """The first door is open: open the second one, if somebody said so now or last time."""
        self.new_door, self.port, self.say = new_door, port, say
        last = remembered(self.file)
        wanted = bool(last) if self.config.lan is None else self.config.lan
        if not self.may_change:
            others = await self.told()
            if others.open_at:
                say(f"Others come in at {others.open_at}/")
        elif wanted:
            try:
                await self.listen(await asyncio.to_thread(self.likeliest, last))
            except Refusal as refusal:
                say(f"Nobody else can come in: {refusal.message}.")

    def likeliest(self, last: str) -> str:
        """The address of last time, or what has become of it. What was said at home does not hold in a café: in another
        network it has to be said again."""
        found = home_addresses()
        same = found if self.config.lan else [each for each in found if is_beside(each, last)]
        if found and not same:
            raise Refusal("no_address", "this is another network than last time; the page of a table can let them in")
        return last if last in same else next(iter(same), "")

    # --- while it is open

    async def told(self) -> Home:
        """How things are."""
        if not self.may_change:
            return Home(await asyncio.to_thread(self.decided), [], False)
        found = await asyncio.to_thread(home_addresses)
        return Home(self.page(self.address) if self.address in found else "", found, True)

    def decided(self) -> str:
        """Where others come in by what was said at the start; empty if that is where everybody is anyway."""
        return address_for_others(self.config, self.port)

    async def let_in(self, address: str) -> None:
        """Open the door at an address of this computer, or shut it if that is empty, from now on and at every start."""
        if not self.may_change:
            raise Refusal("decided", "whoever started the server has said who may come in: --host, --origin")
        if address and address not in await asyncio.to_thread(home_addresses):
            raise Refusal("no_address", "this computer has no such address in a home network")
        if address:
            await self.listen(address)
        else:
            await self.shut()
        remember(self.file, address)

    async def listen(self, address: str) -> None:
        if not address:
            raise Refusal("no_address", "this computer is in no home network")
        async with self.turn:
            if address == self.address:
                return
            self.hang_up()
            loop = asyncio.get_running_loop()
            try:
                self.listener = await loop.create_server(self.opened, address, self.port)
            except OSError as error:
                raise Refusal(
                    "no_address", f"it cannot listen at {address}, port {self.port}: {error.strerror}"
                ) from None
            self.address = address
        self.say(f"People in your home network come in at {self.page(address)}/")

    def opened(self) -> Door:
        """Somebody knocks."""
        door = self.new_door()
        self.doors.add(door)
        return door

    async def shut(self) -> None:
        async with self.turn:
            was_open = bool(self.address)
            self.hang_up()
        if was_open:
            self.say("Only this computer can come in now.")

    def hang_up(self) -> None:
        """Nobody comes in any more, and whoever came in by this door is out again."""
        self.stop_listening()
        for door in list(self.doors):
            door.hang_up()
        self.address = ""

    def stop_listening(self) -> None:
        if self.listener is not None:
            self.listener.close()
            self.listener = None

    def page(self, address: str) -> str:
        """The address of the first page, as people send it to each other."""
        return page_at(address, self.port)


def page_at(address: str, port: int) -> str:
    return f"http://{address}:{port}" if address else ""


def address_for_others(config: Config, port: int) -> str:
    """Where others reach a server whose --host or --origin lets them in; empty if that is where everybody is anyway."""
    if config.origins:
        return config.origins[0]
    return page_at(way_out(), port) if config.host in ("0.0.0.0", "::") else ""


def remembered(file: Path | None) -> str:
    """The address at which people were let in last; empty if they were not."""
    with suppress(OSError, ValueError):
        return "" if file is None else str(IPv4Address(file.read_text(encoding="utf-8").strip()))
    return ""


def remember(file: Path | None, address: str) -> None:
    """Where nothing can be written, it is asked again next time."""
    with suppress(OSError):
        if file is not None and address:
            file.write_text(f"{address}\n", encoding="utf-8")
        elif file is not None:
            file.unlink(missing_ok=True)
