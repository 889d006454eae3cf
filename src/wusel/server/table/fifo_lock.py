"""Whose turn it is at a table."""

import asyncio
from collections import deque
from collections.abc import Callable


class FifoLock:
    """One after the other, in the order in which they came. Whoever finds nobody there has it at once."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: deque[Callable[[], None]] = deque()

    def when_free(self, go: Callable[[], None]) -> None:
        """Go as soon as it is one's turn; whoever went gives it on."""
        if self.is_taken:
            self.waiting.append(go)
        else:
            self.is_taken = True
            go()

    def release(self) -> None:
        """To the next one who waits, or to whoever comes."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.popleft())
        else:
            self.is_taken = False

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(lambda: self.release() if turn.cancelled() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
