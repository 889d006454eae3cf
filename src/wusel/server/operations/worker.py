"""A worker process: a whole server that gets its connections from the front process."""

import asyncio
import signal
import socket
from collections.abc import Callable
from functools import partial

import uvicorn
from starlette.applications import Starlette

from wusel.server.config import Config
from wusel.server.log.stores.sqlite import SqliteStore
from wusel.server.operations.channel import Channel, Message, encode
from wusel.server.operations.server_process import Server, make_server, open_in_browser


class WorkerServer(Server):
    """Serves connections that come over the channel, and those of its siblings at its private address. It drains and
    ends when the front process is gone."""

    def __init__(self, config: uvicorn.Config, app: Starlette, channel: Channel, port: int) -> None:
        super().__init__(config, app)
        self.channel = channel
        self.home.port = port
        self.adopting: set[asyncio.Task[object]] = set()

    async def announce(self, new_protocol: Callable[[], asyncio.BaseProtocol]) -> None:
        """Tell the front process, which tells everybody once all workers are ready."""
        self.new_protocol = new_protocol
        store = self.manager.store
        if isinstance(store, SqliteStore):
            store.broadcast_sign_out = lambda person: self.channel.send(Message("signed_out", person))
        self.channel.open(asyncio.get_running_loop(), self.receive, partial(self.handle_exit, signal.SIGTERM, None))
        self.channel.send(Message("ready"))

    def receive(self, message: Message, passed: socket.socket | None) -> None:
        if passed is not None:
            adopting = asyncio.create_task(self.adopt(passed))
            self.adopting.add(adopting)
            adopting.add_done_callback(self.adopting.discard)
        elif message.kind == "signed_out":
            self.manager.sign_out(message.text)
        elif message.kind == "open_page":
            open_in_browser(message.text)

    async def adopt(self, connection: socket.socket) -> None:
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(self.new_protocol, connection)
        except OSError:  # the client has gone in between
            connection.close()


def run_worker(config: Config, end: socket.socket, listener: socket.socket, port: int) -> int:
    """Serve until told to stop; the exit status. What keeps the worker from starting is told to the front process."""
    channel = Channel(end)
    server, manager = make_server(config, partial(WorkerServer, channel=channel, port=port))
    try:
        server.run([listener])
    except SystemExit:
        end.setblocking(True)
        end.sendall(encode(Message("failed", str(manager.trouble or "the server could not start"))) + b"\n")
        return 1
    return 0
