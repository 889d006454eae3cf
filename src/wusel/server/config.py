"""Configuration of a server process. The defaults suit a group of friends as well as a public server.

A field that is annotated with a CommandOption is an option of `wusel serve`.
"""

from typing import Annotated, Final

from msgspec import Struct

from wusel.server.group import ALONE, Group
from wusel.support.command_option import CommandOption as Option

LOOPBACK: Final = ("127.0.0.1", "::1")
"""The loopback addresses."""
LEASE_SECONDS: Final = 15.0
"""After which the leases of a process that does not renew them expire."""
BEAT_SECONDS: Final = 0.5
"""Between two heartbeats of a worker process (`operations/pulse.py`)."""
WHERE: Final = "Where it listens"
KEEPING: Final = "What it keeps"
PROXIES: Final = "Behind a proxy, and for whoever watches over it"
LIMITS: Final = "How much anybody may have of it"
PLAY: Final = "What is played"
SEVERAL: Final = "Several servers on one PostgreSQL, and closing"


class Config(Struct, frozen=True):
    db: Annotated[
        str,
        Option(
            "Where to keep everything: sqlite:///FILE or postgresql://...; without it SQLite in your data folder.",
            "URL",
            panel=KEEPING,
            variable="WUSEL_DB",
        ),
    ] = ""
    host: Annotated[str, Option("Which address to listen on; 0.0.0.0 is all of them.", panel=WHERE)] = "127.0.0.1"
    lan: Annotated[
        bool | None,
        Option(
            "Let people in your home network come in, or nobody but this computer; without it as was said last on the "
            "page of a table, and at first nobody.",
            names="--lan/--no-lan",
            panel=WHERE,
        ),
    ] = None
    port: Annotated[int, Option("Which port; 0 takes any that is free.", least=0, most=65535, panel=WHERE)] = 8765
    processes: Annotated[
        int,
        Option(
            "How many processes serve tables behind the port, at most one for each core.",
            "N",
            least=1,
            most=64,
            panel=WHERE,
        ),
    ] = 1
    group: Group = ALONE
    """Which of them this one is."""
    beat_seconds: float = BEAT_SECONDS
    keep_finished: Annotated[
        int,
        Option(
            "Delete tables that have been over for so many days; 0 keeps them for ever.", "DAYS", least=0, panel=KEEPING
        ),
    ] = 0
    idle_seconds: Annotated[
        float, Option("When a table that nobody is at leaves memory.", "S", least=1, panel=KEEPING)
    ] = 60
    origins: Annotated[
        tuple[str, ...],
        Option(
            "A further site (https://example.org) from which browsers may connect; may be repeated.",
            "URL",
            "--origin",
            panel=PROXIES,
            is_repeated=True,
        ),
    ] = ()
    allowed_hosts: Annotated[
        tuple[str, ...],
        Option(
            "A further name by which browsers may call the server (example.org); addresses, this machine's name and "
            "the hosts of --origin need not be named; may be repeated.",
            "NAME",
            "--allowed-host",
            panel=PROXIES,
            is_repeated=True,
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        Option(
            "A proxy on another machine (10.0.0.2 or 10.0.0.0/24) that is believed when it says for whom it asks "
            "(X-Forwarded-For, Forwarded or X-Real-IP); may be repeated.",
            "ADDRESS",
            "--trusted-proxy",
            panel=PROXIES,
            is_repeated=True,
        ),
    ] = LOOPBACK
    metrics_for_all: Annotated[bool, Option("Tell figures to others than this machine.", panel=PROXIES)] = False

    connections: Annotated[int, Option("Connections of any kind.", "N", least=1, panel=LIMITS)] = 10_000
    """Counted when they are accepted."""
    connections_per_address: Annotated[int, Option("Of them, those of one address.", "N", least=1, panel=LIMITS)] = 400
    connections_per_second: float = 20
    connection_burst: int = 200
    requests_at_once: int = 8
    """Concurrent requests of one client; further ones are queued."""
    sockets: Annotated[int, Option("Connections to tables.", "N", least=1, panel=LIMITS)] = 5000
    sockets_per_address: Annotated[int, Option("Of them, those of one address.", "N", least=1, panel=LIMITS)] = 200
    messages_per_second: Annotated[
        float, Option("Messages a second on a connection; 0: any.", "N", "--messages", least=0, panel=LIMITS)
    ] = 20
    message_burst: int = 60
    requests_per_second: Annotated[
        float, Option("Requests a second from an address; 0: any.", "N", "--requests", least=0, panel=LIMITS)
    ] = 20
    request_burst: int = 100
    guesses_per_minute: Annotated[
        float, Option("Wrong codes a minute from an address; 0: any.", "N", "--guesses", least=0, panel=LIMITS)
    ] = 10
    """Wrong codes and private links."""
    bad_saves_per_minute: float = 6
    """Uploaded saves of one client that cannot be read."""
    kept_per_hour: float = 4_000_000
    """Bytes of saves, forks and content files that one client may store."""
    tables_per_address: Annotated[
        float, Option("Tables opened an hour from an address; 0: any.", "N", least=0, panel=LIMITS)
    ] = 600
    """Tables of any kind; enough for a school behind one address."""
    tries_per_hour: float = 40
    """Tries at deals of the day of one client, whoever it says it is."""
    listed_per_address: Annotated[
        int, Option("Tables of one address on the list for everybody.", "N", least=0, panel=LIMITS)
    ] = 8
    longest_message: int = 8_192
    hello_seconds: float = 10

    preload: bool = True
    """Whether all games are loaded at the start, so that nobody waits for one later."""
    bot_workers: Annotated[int, Option("In how many processes bots think.", "N", least=1, panel=PLAY)] = 1
    bot_seconds: Annotated[
        float, Option("How long a bot may think before another chooses.", "S", least=0.1, panel=PLAY)
    ] = 5
    games: Annotated[
        tuple[str, ...],
        Option(
            "The games that guests may open, such as mosquitozzz,viroid; without it all that are installed.",
            "NAMES",
            panel=PLAY,
            variable="WUSEL_GAMES",
        ),
    ] = ()
    contents: Annotated[
        tuple[tuple[str, str], ...],
        Option(
            "Open new tables of a game with the cards of this content file; may be repeated.",
            "GAME=FILE",
            "--content",
            panel=PLAY,
            is_repeated=True,
        ),
    ] = ()
    """Games, each with the text of its file."""

    address: Annotated[
        str,
        Option(
            "Where other servers on the same PostgreSQL reach this one; without it host and port.",
            "HOST:PORT",
            panel=SEVERAL,
        ),
    ] = ""
    lease_seconds: Annotated[
        float,
        Option(
            "When others take the tables of a server that says nothing; the same for all of them.",
            "S",
            least=5,
            panel=SEVERAL,
        ),
    ] = LEASE_SECONDS
    drain_seconds: Annotated[
        int, Option("How long to wait for whoever is being answered.", "S", least=1, panel=SEVERAL)
    ] = 10

    def content_of(self, game: str) -> str:
        """The content file for new tables of a game; empty for the game's own content."""
        return dict(self.contents).get(game, "")
