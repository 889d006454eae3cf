"""The interface through which the application sends frames over any transport."""

from collections.abc import Callable


class FrameSender:
    """`scope["connection"]`: sends in order and without awaiting, beside ASGI's `send`."""

    __slots__ = ("close", "send")

    def __init__(self, send: Callable[[bytes], None], close: Callable[[int], None]) -> None:
        self.send = send
        self.close = close
