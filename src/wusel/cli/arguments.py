"""Command-line arguments that several commands share."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import settle_options
from wusel.games import SHELF
from wusel.lab.command_options import THE_PLAYERS, USUAL_BOT
from wusel.support.extras import needed_by

if TYPE_CHECKING:
    from wusel.lab.worker_pool import Workers

YOU = "you"

THE_GAMES = f"{', '.join(SHELF)}, or another one that `wusel games` lists"
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {THE_GAMES}.", show_default=False)]
Seats = Annotated[
    str | None,
    typer.Option(
        metavar="WHO,WHO,...",
        help=f"Who sits where: you, you:NAME or a bot ({THE_PLAYERS}). As many as are named play.",
        show_default=False,
    ),
]
BotSeats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="BOT,BOT,...",
        help=f"Which bot sits where: {THE_PLAYERS}. As many as are named play.",
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="How the game is set up, for example players=4; may be repeated. `wusel games` lists them all.",
        show_default=False,
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", min=1, help="How many play.", show_default=False)]
Content = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Play with the cards of this content file.", show_default=False),
]
Language = Annotated[
    Literal["en", "de"] | None,
    typer.Option("--lang", help="The language; the system's by default.", show_default=False),
]
AnySeed = Annotated[int | None, typer.Option(metavar="N", help="The seed; random by default.", show_default=False)]
NumberOfWorkers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, help="Worker processes; one by default.", show_default=False),
]
RAY = "ray"
On = Annotated[
    str,
    typer.Option(
        metavar="WHERE",
        help="On a Ray cluster: ray for the one that this machine belongs to, or ray://HOST:PORT. See docs/scale.md.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def seating(
    game: Game[Any], seats: str | None, given: list[str] | None, first: str, players: int | None = None
) -> tuple[list[str], dict[str, object]]:
    """Return the bot or person of each seat, and the options. The number of named seats is the number of players.
    Without names the options decide, and `first` takes the first seat at a table of bots."""
    options: dict[str, object] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise WuselError(f"--option {each} says no value; write it as {each}=VALUE")
        options[name.strip()] = value.strip()
    if players is not None:
        options["players"] = players
    if seats is not None:
        who = [name.strip() for name in seats.split(",")]
        options.setdefault("players", len(who))
        settle_options(game.declared, options)
        return who, options
    seated = int(settle_options(game.declared, options)["players"])
    return [first] + [USUAL_BOT] * (seated - 1), options


@contextmanager
def workers_at(on: str, workers: int | None) -> Iterator["Workers"]:
    """Return the workers of a study: processes of this machine, or a cluster. Results are the same."""
    if not on:
        yield workers or 1
        return
    if on != RAY and not re.fullmatch(rf"{RAY}://[^/]+:\d+", on):
        raise WuselError(f"--on {on} is not possible; it can be {RAY}, or {RAY}://HOST:PORT")
    if workers is not None:
        raise WuselError("--workers are processes of this machine; a cluster has as many as it has, so leave it out")
    with needed_by(f"--on {on}", RAY):
        from wusel.lab.cluster import connected  # noqa: PLC0415  # nobody else waits for Ray
    # What Ray has to say about machines that it has lost is no part of what was asked for.
    with redirect_stdout(sys.stderr), connected("" if on == RAY else on) as cluster:
        yield cluster
