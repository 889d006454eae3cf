"""Configuration of a server process. The defaults suit a group of friends as well as a public server."""

from typing import Final

from msgspec import Struct
from platformdirs import user_data_path

from wusel.server.group import ALONE, Group

LOOPBACK: Final = ("127.0.0.1", "::1")
"""The loopback addresses."""
LEASE_SECONDS: Final = 15.0
"""After which the leases of a process that does not renew them expire."""
BEAT_SECONDS: Final = 0.5
"""Between two heartbeats of a worker process (`operations/pulse.py`)."""


def usual_database() -> str:
    """The default: SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('wusel') / 'wusel.db'}"


class Config(Struct, frozen=True):
    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    lan: bool | None = None
    """Whether the listener for the home network is open from the start; None: as it was last time."""
    address: str = ""
    """Where other servers on the same database reach this one, as host:port."""
    processes: int = 1
    """Worker processes behind the port."""
    group: Group = ALONE
    """Which of them this one is."""
    beat_seconds: float = BEAT_SECONDS
    origins: tuple[str, ...] = ()
    """Further origins (https://example.org) from which browsers may connect; the server's own is always one."""

    allowed_hosts: tuple[str, ...] = ()
    """Further names that a Host header may have; addresses, the machine's name and the hosts of origins are always
    allowed."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies whose X-Forwarded-For is trusted."""

    most_connections: int = 10_000
    """Open connections of any kind, counted when they are accepted."""
    most_connections_per_client: int = 400
    connections_per_second: float = 20
    connection_burst: int = 200
    requests_at_once: int = 8
    """Concurrent requests of one client; further ones are queued."""
    most_sockets: int = 5000
    most_sockets_per_client: int = 200
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 100
    guesses_per_minute: float = 10
    """Wrong codes and private links of one client."""
    bad_saves_per_minute: float = 6
    """Uploaded saves of one client that cannot be read."""
    kept_per_hour: float = 4_000_000
    """Bytes of saves, forks and content files that one client may store."""
    tables_per_hour: float = 600
    """Tables of any kind that one client may open; enough for a school behind one address."""
    tries_per_hour: float = 40
    """Tries at deals of the day of one client, whoever it says it is."""
    most_listed_per_client: int = 8
    """Tables of one client in the public list."""
    longest_message: int = 8_192
    hello_seconds: float = 10

    games: tuple[str, ...] = ()
    """Games of which guests may open tables; all that are installed if none is named."""
    contents: tuple[tuple[str, str], ...] = ()
    """Games whose new tables use other content than their own, each with the text of its file."""

    preload: bool = True
    """Whether all games are loaded at the start, so that nobody waits for one later."""
    bot_workers: int = 1
    bot_seconds: float = 5
    idle_seconds: float = 60
    """After which a table without connections is unloaded."""
    drain_seconds: float = 10
    keep_finished: int = 0
    """Days after which tables that are over are deleted; 0 is never."""
    lease_seconds: float = LEASE_SECONDS
    metrics_for_all: bool = False
    """Whether /metrics answers other machines."""

    def content_of(self, game: str) -> str:
        """The content file for new tables of a game; empty for the game's own content."""
        return dict(self.contents).get(game, "")
