"""Commands for friends and strangers: serving tables to them, and how much that takes."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
import logging
import sys
from contextlib import AbstractContextManager
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from wusel.cli.arguments import THE_GAMES, Json
from wusel.cli.commands import FOUND, app
from wusel.cli.derived import with_options_of
from wusel.engine.errors import WuselError
from wusel.games import SHELF, find_game, offered_games
from wusel.server.config import LISTENING, LOOPBACK, Config
from wusel.support.extras import needed_by


def servers_packages() -> AbstractContextManager[None]:
    """Name the extra to install if a package of the server is missing."""
    return needed_by("a server", "server")


def content_given(said: str) -> tuple[str, str]:
    """A game and the text of its content file, out of GAME=FILE; one that breaks the rules is refused here."""
    name, given, path = said.partition("=")
    if not given:
        raise WuselError(f"{said!r} should be GAME=FILE, for example mosquitozzz=cards.toml")
    return name, find_game(name, content=Path(path)).content_text()


def games_given(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the named games; raise if one of them cannot be offered here."""
    offered = offered_games()
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
@with_options_of(Config)
def serve(
    open_page: Annotated[
        bool, typer.Option("--open", help="Open it in the browser.", rich_help_panel=LISTENING)
    ] = False,
    **given: Any,  # noqa: ANN401  # fields of Config
) -> None:
    """Serve tables to browsers and programs: alone, with friends, over the network. See docs/hosting.md."""
    with servers_packages():
        from wusel.server.log.stores import usual_database
        from wusel.server.operations.serve import serve as run_server

    given["db"] = given["db"] or usual_database()
    given["trusted_proxies"] = (*LOOPBACK, *map(proxy_given, given["trusted_proxies"]))
    given["games"] = games_given(given["games"])
    given["contents"] = tuple(map(content_given, given["contents"]))
    quiet = sys.stderr.isatty()  # somebody watches: they want to know of trouble, not of every request
    run_server(Config(**given), open_page, log_level=logging.WARNING if quiet else logging.INFO)


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
            help="A server on this machine, such as http://127.0.0.1:8765; by default one is started for the test.",
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
