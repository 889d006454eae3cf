"""Messages and open connections between the front process and a worker, over a Unix socket pair."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct

READ_BYTES: Final = 65_536
READ_DESCRIPTORS: Final = 64
READS_PER_TICK: Final = 16
CLOSE_ON_EXEC: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


class Message(Struct, frozen=True):
    """`connection`: a client's socket comes with it. `taken`: the worker has received the oldest socket that was sent.
    `ready` and `failed` (why): a worker has started, or cannot. `signed_out` (a person): their connections end in every
    process. `open_page` (URL): show it in the browser."""

    kind: Literal["connection", "taken", "ready", "failed", "signed_out", "open_page"]
    text: str = ""


encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Message).decode

Receiver = Callable[[Message, socket.socket | None], None]


class Channel:
    """One end of the socket pair. Sending never blocks. Data that the other process does not read yet waits in a
    queue."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self.end = end
        self.unsent: deque[tuple[Message, socket.socket | None]] = deque()
        self.partial = b""
        self.received: deque[socket.socket] = deque()

    def open(self, loop: asyncio.AbstractEventLoop, on_message: Receiver, on_close: Callable[[], None]) -> None:
        """Read from now on; `on_close` is called when the other process has closed its end or is dead."""
        self.loop = loop
        self.on_message = on_message
        self.on_close = on_close
        loop.add_reader(self.end, self.read)

    def stop_reading(self) -> None:
        self.loop.remove_reader(self.end)

    def close(self) -> None:
        self.stop_reading()
        self.loop.remove_writer(self.end)
        self.end.close()

    # --- sending

    def send(self, message: Message, passed: socket.socket | None = None) -> None:
        """Send a message, and with it a socket. The sender keeps its own descriptor of the socket."""
        self.unsent.append((message, passed))
        if len(self.unsent) == 1:
            self.write()

    def write(self) -> None:
        self.loop.remove_writer(self.end)
        while self.unsent:
            message, passed = self.unsent[0]
            data = encode(message) + b"\n"
            try:
                if passed is None:
                    self.end.send(data)
                else:
                    socket.send_fds(self.end, [data], [passed.fileno()])
            except BlockingIOError:
                self.loop.add_writer(self.end, self.write)
                return
            except OSError:  # the other process is gone; `on_close` says so
                return
            self.unsent.popleft()

    # --- receiving

    def read(self) -> None:
        """Descriptors arrive in the order of the messages that they belong to, so a queue matches them."""
        with suppress(BlockingIOError):
            for _ in range(READS_PER_TICK):
                try:
                    data, descriptors, _, _ = socket.recv_fds(self.end, READ_BYTES, READ_DESCRIPTORS, CLOSE_ON_EXEC)
                except ConnectionError:
                    data, descriptors = b"", []
                self.received += [adopted(descriptor) for descriptor in descriptors]
                if not data:
                    self.loop.remove_reader(self.end)
                    self.on_close()
                    return
                *lines, self.partial = (self.partial + data).split(b"\n")
                for message in map(decode, lines):
                    self.on_message(message, self.received.popleft() if message.kind == "connection" else None)


def adopted(descriptor: int) -> socket.socket:
    received = socket.socket(fileno=descriptor)
    received.set_inheritable(False)  # where the system cannot do it on receiving
    received.setblocking(False)
    return received
