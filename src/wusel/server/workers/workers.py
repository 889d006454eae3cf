"""Workers: they run the tasks of a pool. They are processes on a server, and web workers in a page."""

from concurrent.futures import Future
from typing import Final, Protocol

from msgspec import Struct

from wusel.games import keep_game
from wusel.server.workers.bot_question import Reply, Task

Contents = tuple[tuple[str, str], ...]


class Setup(Struct, frozen=True):
    """The setup of workers."""

    contents: Contents = ()
    """Configured content, as names of games and texts of files: loaded once and cached."""
    untrusted: bool = False
    """Whether they read files of strangers: with lower priority, and with little memory where that can be limited."""


FOR_BOTS: Final = Setup()


class Workers(Protocol):
    """Some workers. A task that is cancelled, or takes too long, is ended with its worker, and another one started."""

    @property
    def active(self) -> bool:
        """Return whether they accept tasks; False once they are broken."""

    def schedule(self, task: Task, sent: bytes, seconds: float) -> Future[Reply]:
        """Run a task, which has to be a function of a module, with a timeout."""

    def stop(self) -> None:
        """End all of them at once."""

    def join(self) -> None:
        """Wait, in a thread, until they are gone."""


def load_contents(setup: Setup) -> None:
    """Load the configured content, in a worker."""
    for name, text in setup.contents:
        keep_game(name, text)
