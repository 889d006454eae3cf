"""How a server process is run. The defaults suit one machine and a group of friends, and the wide world."""

from typing import Final

from msgspec import Struct
from platformdirs import user_data_path

from wusel.server.group import ALONE, Group

LOOPBACK: Final = ("127.0.0.1", "::1")
"""This machine, as it calls itself."""
LEASE_SECONDS: Final = 15.0
"""After which other processes on the same database take the tables of one that says nothing."""


def usual_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('wusel') / 'wusel.db'}"


class Config(Struct, frozen=True):
    db: str
    host: str = "127.0.0.1"
    port: int = 8765
    lan: bool | None = None
    """Whether people in the home network are let in from the start; None: as somebody said last time."""
    address: str = ""
    """Where other processes on the same database reach this one, as host:port."""
    processes: int = 1
    """Worker processes behind the port."""
    group: Group = ALONE
    """Which of them this one is."""
    origins: tuple[str, ...] = ()
    """Further origins (https://example.org) from which browsers may connect; the server's own is always one."""

    allowed_hosts: tuple[str, ...] = ()
    """Further names by which browsers may call the server; its addresses, the machine's name and the hosts of
    origins always are."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies that are believed when they say for whom they ask."""

    most_connections: int = 10_000
    """Of any kind, before a word has been said."""
    most_connections_per_client: int = 400
    connections_per_second: float = 20
    connection_burst: int = 200
    requests_at_once: int = 8
    """Of one client; its others wait in line."""
    most_sockets: int = 5000
    most_sockets_per_client: int = 200
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 100
    guesses_per_minute: float = 10
    """Codes and private links that may be tried in vain."""
    kept_per_hour: float = 4_000_000
    """Bytes of saves, forks and content files that one client may leave in the store."""
    tables_per_hour: float = 600
    """That one client may open, of any kind: a school has room for as many as its pupils can play."""
    tries_per_hour: float = 40
    """At deals of the day, by everybody at one client: somebody could be many."""
    most_listed_per_client: int = 8
    """Tables in the list for everybody."""
    longest_message: int = 8_192
    hello_seconds: float = 10

    contents: tuple[tuple[str, str], ...] = ()
    """Games whose new tables are played with other content than their own, each with the text of its file."""

    bot_workers: int = 1
    bot_seconds: float = 5
    idle_seconds: float = 60
    """After which a table that nobody listens to leaves memory."""
    drain_seconds: float = 10
    keep_finished: int = 0
    """Days after which tables that are over are deleted; 0 is never."""
    lease_seconds: float = LEASE_SECONDS
    metrics_for_all: bool = False
    """Whether /metrics answers others than this machine."""

    def content_of(self, game: str) -> str:
        """The content with which new tables of a game are played; empty for its own."""
        return dict(self.contents).get(game, "")
