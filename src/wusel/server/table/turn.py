"""Whose turn it is at a table."""

import asyncio


class Turn:
    """One after the other, in the order in which they came. Whoever finds nobody there can take it without waiting."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: list[asyncio.Future[None]] = []

    def take(self) -> None:
        """Nobody has it: it is ours now."""
        assert not self.is_taken
        self.is_taken = True

    def give(self) -> None:
        """To the next one who still waits, or to whoever comes."""
        while self.waiting:
            turn = self.waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.take()
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
