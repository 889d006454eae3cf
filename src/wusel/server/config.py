"""Configuration of a server process. The defaults suit a group of friends as well as a public server.

A field that is annotated with a CommandOption is an option of `wusel serve`.
"""

from functools import partial
from typing import Annotated, Final

from msgspec import Struct

from wusel.server.group import ALONE, Group
from wusel.support.command_option import CommandOption

LOOPBACK: Final = ("127.0.0.1", "::1")
"""The loopback addresses."""
LEASE_SECONDS: Final = 15.0
"""After which the leases of a process that does not renew them expire."""
BEAT_SECONDS: Final = 0.5
"""Between two heartbeats of a worker process (`operations/pulse.py`)."""
# Options under each heading of the help.
LISTENING: Final = "Where it listens"
WHERE: Final = partial(CommandOption, panel=LISTENING)
KEEPING: Final = partial(CommandOption, panel="What it keeps")
PROXIES: Final = partial(CommandOption, panel="Behind a proxy, and for whoever watches over it")
LIMITS: Final = partial(CommandOption, panel="How much anybody may have of it")
PLAY: Final = partial(CommandOption, panel="What is played")
SEVERAL: Final = partial(CommandOption, panel="Several servers on one PostgreSQL, and closing")


class Config(Struct, frozen=True):
    db: Annotated[
        str,
        KEEPING(
            "Where to keep everything: sqlite:///FILE or postgresql://...; without it SQLite in your data folder.",
            "URL",
            variable="WUSEL_DB",
        ),
    ] = ""
    host: Annotated[str, WHERE("Which address to listen on; 0.0.0.0 is all of them.")] = "127.0.0.1"
    lan: Annotated[
        bool | None,
        WHERE(
            "Let people in your home network come in, or nobody but this computer; without it as was said last on the "
            "page of a table, and at first nobody.",
            names="--lan/--no-lan",
        ),
    ] = None
    port: Annotated[int, WHERE("Which port; 0 takes any that is free.", least=0, most=65535)] = 8765
    processes: Annotated[
        int,
        WHERE("How many processes serve tables behind the port, at most one for each core.", "N", least=1, most=64),
    ] = 1
    group: Group = ALONE
    """This process as one of the worker processes."""
    beat_seconds: float = BEAT_SECONDS
    keep_finished: Annotated[
        int,
        KEEPING("Delete tables that have been over for so many days; 0 keeps them for ever.", "DAYS", least=0),
    ] = 0
    idle_seconds: Annotated[float, KEEPING("When a table that nobody is at leaves memory.", "S", least=1)] = 60
    origins: Annotated[
        tuple[str, ...],
        PROXIES(
            "A further site (https://example.org) from which browsers may connect; may be repeated.",
            "URL",
            "--origin",
            is_repeated=True,
        ),
    ] = ()
    allowed_hosts: Annotated[
        tuple[str, ...],
        PROXIES(
            "A further name by which browsers may call the server (example.org); addresses, this machine's name and "
            "the hosts of --origin need not be named; may be repeated.",
            "NAME",
            "--allowed-host",
            is_repeated=True,
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...],
        PROXIES(
            "A proxy on another machine (10.0.0.2 or 10.0.0.0/24) that is believed when it says for whom it asks "
            "(X-Forwarded-For, Forwarded or X-Real-IP); may be repeated.",
            "ADDRESS",
            "--trusted-proxy",
            is_repeated=True,
        ),
    ] = LOOPBACK
    metrics_for_all: Annotated[bool, PROXIES("Tell figures to others than this machine.")] = False

    connections: Annotated[int, LIMITS("Connections of any kind.", "N", least=1)] = 10_000
    """Counted when they are accepted."""
    connections_per_address: Annotated[int, LIMITS("Of them, those of one address.", "N", least=1)] = 400
    connections_per_second: float = 20
    connection_burst: int = 200
    requests_at_once: int = 8
    """Concurrent requests of one client; further ones are queued."""
    sockets: Annotated[int, LIMITS("Connections to tables.", "N", least=1)] = 5000
    sockets_per_address: Annotated[int, LIMITS("Of them, those of one address.", "N", least=1)] = 200
    messages_per_second: Annotated[
        float, LIMITS("Messages a second on a connection; 0: any.", "N", "--messages", least=0)
    ] = 20
    message_burst: int = 60
    requests_per_second: Annotated[
        float, LIMITS("Requests a second from an address; 0: any.", "N", "--requests", least=0)
    ] = 20
    request_burst: int = 100
    guesses_per_minute: Annotated[
        float, LIMITS("Wrong codes a minute from an address; 0: any.", "N", "--guesses", least=0)
    ] = 10
    """Wrong codes and private links."""
    bad_saves_per_minute: float = 6
    """Uploaded saves of one client that cannot be read."""
    kept_per_hour: float = 4_000_000
    """Bytes of saves, forks and content files that one client may store."""
    tables_per_address: Annotated[float, LIMITS("Tables opened an hour from an address; 0: any.", "N", least=0)] = 600
    """Tables of any kind; enough for a school behind one address."""
    tries_per_hour: float = 40
    """Tries at deals of the day of one client, under any identity."""
    listed_per_address: Annotated[int, LIMITS("Tables of one address on the list for everybody.", "N", least=0)] = 8
    longest_message: int = 8_192
    hello_seconds: float = 10

    preload: bool = True
    """Whether all games are loaded at the start, so that no player waits for one later."""
    bot_workers: Annotated[int, PLAY("In how many processes bots think.", "N", least=1)] = 1
    bot_seconds: Annotated[float, PLAY("How long a bot may think before another chooses.", "S", least=0.1)] = 5
    games: Annotated[
        tuple[str, ...],
        PLAY(
            "The games that guests may open, such as mosquitozzz,viroid; without it all that are installed.",
            "NAMES",
            variable="WUSEL_GAMES",
        ),
    ] = ()
    contents: Annotated[
        tuple[tuple[str, str], ...],
        PLAY(
            "Open new tables of a game with the cards of this content file; may be repeated.",
            "GAME=FILE",
            "--content",
            is_repeated=True,
        ),
    ] = ()
    """Games, each with the text of its file."""

    address: Annotated[
        str,
        SEVERAL("Where other servers on the same PostgreSQL reach this one; without it host and port.", "HOST:PORT"),
    ] = ""
    lease_seconds: Annotated[
        float,
        SEVERAL("When others take the tables of a server that says nothing; the same for all of them.", "S", least=5),
    ] = LEASE_SECONDS
    drain_seconds: Annotated[int, SEVERAL("How long to wait for whoever is being answered.", "S", least=1)] = 10

    def content_of(self, game: str) -> str:
        """The content file for new tables of a game; empty for the game's own content."""
        return dict(self.contents).get(game, "")
