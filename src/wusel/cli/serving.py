"""Commands for friends and strangers: serving tables to them, and how much that takes."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
import logging
import sys
from contextlib import AbstractContextManager
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from wusel.cli.arguments import THE_GAMES, Json
from wusel.cli.commands import FOUND, app
from wusel.engine.errors import WuselError
from wusel.games import SHELF, find_game, offered_games
from wusel.support.extras import needed_by

WHERE = "Where it listens"
KEEPING = "What it keeps"
PROXIES = "Behind a proxy, and for whoever watches over it"
LIMITS = "How much anybody may have of it"
PLAY = "What is played"
SEVERAL = "Several servers on one PostgreSQL, and closing"


def servers_packages() -> AbstractContextManager[None]:
    """Name the extra to install if a package of the server is missing."""
    return needed_by("a server", "server")


def content_given(said: str) -> tuple[str, str]:
    """A game and the text of its content file, out of GAME=FILE; one that breaks the rules is refused here."""
    name, given, path = said.partition("=")
    if not given:
        raise WuselError(f"{said!r} should be GAME=FILE, for example mosquitozzz=cards.toml")
    return name, find_game(name, content=Path(path)).content_text()


def games_given(said: str) -> tuple[str, ...]:
    """Return the named games; raise if one of them cannot be offered here."""
    offered = offered_games()
    names = tuple(name.strip() for name in said.split(",")) if said else ()
    for name in names:
        if name not in offered:
            raise WuselError(f"--games: there is no game {name!r} to offer; there are: {', '.join(offered)}")
    return names


def proxy_given(said: str) -> str:
    try:
        return str(ip_network(said, strict=False))
    except ValueError:
        raise WuselError(f"{said!r} should be an address or a network, for example 10.0.0.2 or 10.0.0.0/24") from None


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Which address to listen on; 0.0.0.0 is all of them.", rich_help_panel=WHERE)
    ] = "127.0.0.1",
    lan: Annotated[
        bool | None,
        typer.Option(
            "--lan/--no-lan",
            help="Let people in your home network come in, or nobody but this computer; without it as was said last "
            "on the page of a table, and at first nobody.",
            show_default=False,
            rich_help_panel=WHERE,
        ),
    ] = None,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Which port; 0 takes any that is free.", rich_help_panel=WHERE)
    ] = 8765,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.", rich_help_panel=WHERE)] = False,
    processes: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            max=64,
            help="How many processes serve tables behind the port, at most one for each core.",
            rich_help_panel=WHERE,
        ),
    ] = 1,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WUSEL_DB",
            help="Where to keep everything: sqlite:///FILE or postgresql://...; without it SQLite in your data folder.",
            show_default=False,
            rich_help_panel=KEEPING,
        ),
    ] = None,
    keep_finished: Annotated[
        int,
        typer.Option(
            metavar="DAYS",
            min=0,
            help="Delete tables that have been over for so many days; 0 keeps them for ever.",
            rich_help_panel=KEEPING,
        ),
    ] = 0,
    idle_seconds: Annotated[
        float,
        typer.Option(metavar="S", min=1, help="When a table that nobody is at leaves memory.", rich_help_panel=KEEPING),
    ] = 60,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="A further site (https://example.org) from which browsers may connect; may be repeated.",
            show_default=False,
            rich_help_panel=PROXIES,
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A further name by which browsers may call the server (example.org); addresses, this machine's name "
            "and the hosts of --origin need not be named; may be repeated.",
            show_default=False,
            rich_help_panel=PROXIES,
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy on another machine (10.0.0.2 or 10.0.0.0/24) that is believed when it says for whom it "
            "asks (X-Forwarded-For, Forwarded or X-Real-IP); may be repeated.",
            show_default=False,
            rich_help_panel=PROXIES,
        ),
    ] = None,
    metrics_for_all: Annotated[
        bool,
        typer.Option("--metrics-for-all", help="Tell figures to others than this machine.", rich_help_panel=PROXIES),
    ] = False,
    connections: Annotated[
        int, typer.Option(metavar="N", min=1, help="Connections of any kind.", rich_help_panel=LIMITS)
    ] = 10_000,
    connections_per_address: Annotated[
        int, typer.Option(metavar="N", min=1, help="Of them, those of one address.", rich_help_panel=LIMITS)
    ] = 400,
    sockets: Annotated[
        int, typer.Option(metavar="N", min=1, help="Connections to tables.", rich_help_panel=LIMITS)
    ] = 5000,
    sockets_per_address: Annotated[
        int, typer.Option(metavar="N", min=1, help="Of them, those of one address.", rich_help_panel=LIMITS)
    ] = 200,
    messages: Annotated[
        float,
        typer.Option(metavar="N", min=0, help="Messages a second on a connection; 0: any.", rich_help_panel=LIMITS),
    ] = 20,
    requests: Annotated[
        float,
        typer.Option(metavar="N", min=0, help="Requests a second from an address; 0: any.", rich_help_panel=LIMITS),
    ] = 20,
    guesses: Annotated[
        float,
        typer.Option(metavar="N", min=0, help="Wrong codes a minute from an address; 0: any.", rich_help_panel=LIMITS),
    ] = 10,
    tables_per_address: Annotated[
        float,
        typer.Option(metavar="N", min=0, help="Tables opened an hour from an address; 0: any.", rich_help_panel=LIMITS),
    ] = 600,
    listed_per_address: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Tables of one address on the list for everybody.", rich_help_panel=LIMITS
        ),
    ] = 8,
    bot_workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="In how many processes bots think.", rich_help_panel=PLAY)
    ] = 1,
    bot_seconds: Annotated[
        float,
        typer.Option(
            metavar="S", min=0.1, help="How long a bot may think before another chooses.", rich_help_panel=PLAY
        ),
    ] = 5,
    games: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            envvar="WUSEL_GAMES",
            help="The games that guests may open, such as mosquitozzz,viroid; without it all that are installed.",
            show_default=False,
            rich_help_panel=PLAY,
        ),
    ] = "",
    content: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME=FILE",
            help="Open new tables of a game with the cards of this content file; may be repeated.",
            show_default=False,
            rich_help_panel=PLAY,
        ),
    ] = None,
    address: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT",
            help="Where other servers on the same PostgreSQL reach this one; without it host and port.",
            show_default=False,
            rich_help_panel=SEVERAL,
        ),
    ] = "",
    lease_seconds: Annotated[
        float,
        typer.Option(
            metavar="S",
            min=5,
            help="When others take the tables of a server that says nothing; the same for all of them.",
            rich_help_panel=SEVERAL,
        ),
    ] = 15,
    drain_seconds: Annotated[
        int,
        typer.Option(
            metavar="S", min=1, help="How long to wait for whoever is being answered.", rich_help_panel=SEVERAL
        ),
    ] = 10,
) -> None:
    """Serve tables to browsers and programs: alone, with friends, over the network. See docs/hosting.md."""
    with servers_packages():
        from wusel.server.config import LOOPBACK, Config, usual_database
        from wusel.server.operations.serve import serve as run_server

    config = Config(
        db=db or usual_database(),
        host=host,
        lan=lan,
        port=port,
        processes=processes,
        address=address,
        origins=tuple(origin or ()),
        allowed_hosts=tuple(allowed_host or ()),
        trusted_proxies=(*LOOPBACK, *(proxy_given(each) for each in trusted_proxy or ())),
        most_connections=connections,
        most_connections_per_client=connections_per_address,
        most_sockets=sockets,
        most_sockets_per_client=sockets_per_address,
        messages_per_second=messages,
        requests_per_second=requests,
        guesses_per_minute=guesses,
        tables_per_hour=tables_per_address,
        most_listed_per_client=listed_per_address,
        games=games_given(games),
        contents=tuple(content_given(each) for each in content or ()),
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        idle_seconds=idle_seconds,
        keep_finished=keep_finished,
        drain_seconds=drain_seconds,
        lease_seconds=lease_seconds,
        metrics_for_all=metrics_for_all,
    )
    quiet = sys.stderr.isatty()  # somebody watches: they want to know of trouble, not of every request
    run_server(config, open_page, log_level=logging.WARNING if quiet else logging.INFO)


@app.command()
def load(
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=1000, help="How many tables play at once.")] = 200,
    seats: Annotated[int, typer.Option(metavar="N", min=1, max=16, help="How many people sit at each.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to play.")] = 10.0,
    game: Annotated[str, typer.Option(metavar="GAME", help=f"{THE_GAMES}.")] = next(iter(SHELF)),
    pace: Annotated[
        int, typer.Option(metavar="MS", min=0, max=60_000, help="Milliseconds that a seat thinks on average.")
    ] = 0,
    url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="A server on this machine, such as http://127.0.0.1:8765; without it one is started for the purpose.",
            show_default=False,
        ),
    ] = None,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="How many processes that server has.")] = 1,
    as_json: Json = False,
) -> None:
    """Measure what a server can take: real games through real sockets; exit status 1 if anything went wrong."""
    with servers_packages():
        from msgspec import to_builtins

        from wusel.server.operations.load import Plan, run_load, show_report

    report = run_load(Plan(find_game(game).name, tables, seats, seconds, pace / 1000), url, processes)
    if as_json:
        typer.echo(json.dumps(to_builtins(report), indent=2))
    else:
        show_report(report)
    if report.errors:
        raise typer.Exit(FOUND)


@app.command()
def tab(
    folder: Annotated[
        Path, typer.Option(metavar="FOLDER", help="What `make tab` has built.", show_default=False)
    ] = Path("dist/tab"),
    port: Annotated[int, typer.Option(min=0, max=65535, help="Which port; 0 takes any that is free.")] = 8766,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Look at Wusel in a tab: serve a folder of static files in which the games run without a server."""
    from wusel.cli.folder import serve_folder

    serve_folder(folder, port, open_page)
