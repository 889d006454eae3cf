"""A line to the server that can be cut."""

import socket
import threading
from contextlib import suppress


class Cable:
    """A connection to a server that passes everything on until it is cut. It can be mended again."""

    def __init__(self, address: str) -> None:
        host, _, port = address.partition(":")
        self.target = (host, int(port))
        self.ends: list[socket.socket] = []
        self.is_cut = False
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self.target)
                self.ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        """Break every connection and accept no new one."""
        self.is_cut = True
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        self.door.close()


def carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
