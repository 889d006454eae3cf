"""A worker process: a whole server that gets its connections from the front process."""

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import uvicorn
from starlette.applications import Starlette

from wusel.server.config import Config
from wusel.server.log.stores.sqlite import SqliteStore
from wusel.server.operations.channel import Channel, Message, adopted, encode
from wusel.server.operations.pulse import Pulse
from wusel.server.operations.server_process import Server, make_server, open_in_browser
from wusel.server.web.http_protocol import HttpProtocol

ANSWER_SECONDS: Final = 1.0
"""For requests that have begun when a worker is told to end. Afterwards tables are closed, and most are refused."""
LOOK_SECONDS: Final = 0.01


class WorkerServer(Server):
    """Serves connections that come over the channel, and those of its siblings at its private address. It drains and
    ends when the front process is gone."""

    def __init__(self, config: uvicorn.Config, app: Starlette, channel: Channel, port: int, pulse: Pulse) -> None:
        super().__init__(config, app)
        self.channel = channel
        self.pulse = pulse
        self.home.port = port
        self.has_front = True
        self.adopting: set[asyncio.Task[object]] = set()
        self.returned: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.pulse.beat_on(asyncio.get_running_loop())
        await super().startup(sockets)

    async def announce(self, new_protocol: Callable[[], asyncio.BaseProtocol]) -> None:
        """Tell the front process, which announces the server once all workers are ready."""
        self.new_protocol = new_protocol
        store = self.manager.store
        if isinstance(store, SqliteStore):
            store.broadcast_sign_out = lambda person: self.channel.send(Message("signed_out", person))
        self.channel.open(asyncio.get_running_loop(), self.receive, self.lose_front)
        self.channel.send(Message("ready"))

    def receive(self, message: Message, passed: socket.socket | None) -> None:
        if passed is not None:
            self.channel.send(Message("taken"))
            adopting = asyncio.create_task(self.adopt(passed))
            self.adopting.add(adopting)
            adopting.add_done_callback(self.adopting.discard)
        elif message.kind == "signed_out":
            self.manager.sign_out(message.text)
        elif message.kind == "open_page":
            open_in_browser(message.text)

    def lose_front(self) -> None:
        self.has_front = False
        self.handle_exit(signal.SIGTERM, None)

    async def adopt(self, connection: socket.socket) -> None:
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self.new_protocol, connection)
        except OSError:  # the client has gone in between
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, after all requests that have begun are answered or have had a short time. The next process gets what
        has not begun: connections that this one has not taken, or gives back."""
        self.channel.stop_reading()
        for server in self.servers:
            server.close()
        await asyncio.gather(*self.adopting)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while self.is_answering() and not self.force_exit:
                    await asyncio.sleep(LOOK_SECONDS)
        await super().shutdown(sockets)

    def is_answering(self) -> bool:
        """Return whether there are requests that have begun. Connections without one go back to the front process."""
        begun = 0
        for protocol in [each for each in self.server_state.connections if isinstance(each, HttpProtocol)]:
            if self.has_front and protocol.is_idle():
                self.returned.append(adopted(protocol.detach()))
                self.channel.send(Message("connection"), self.returned[-1])
            else:
                begun += protocol.finish()
        return begun > 0


def run_worker(config: Config, end: socket.socket, listener: socket.socket, port: int, pulse: Pulse) -> int:
    """Serve until a signal, and return the exit status. The front process receives the error that keeps a worker from
    starting."""
    pulse.start()
    channel = Channel(end)
    server, manager = make_server(config, partial(WorkerServer, channel=channel, port=port, pulse=pulse))
    try:
        server.run([listener])
    except SystemExit:
        end.setblocking(True)
        end.sendall(encode(Message("failed", str(manager.trouble or "the server could not start"))) + b"\n")
        return 1
    return 0
