"""The commands for learners."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import json
from typing import Annotated

import typer

from wusel.cli.arguments import Content, GameName, Json, Options, Players, seating
from wusel.cli.commands import app
from wusel.games import find_game
from wusel.lab.command_options import USUAL_BOT

learn = typer.Typer(help="What learners see of the games.", no_args_is_help=True, add_completion=False)
app.add_typer(learn, name="learn")


@learn.callback()
def learning() -> None:
    """Show the games as learning environments: see docs/learn.md."""


@learn.command()
def describe(
    game: GameName,
    players: Players = None,
    option: Options = None,
    features: Annotated[
        str, typer.Option(metavar="NAMES", help="Features to be added, with commas between.", show_default=False)
    ] = "",
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Print which byte of an observation says what, and which number each choice has."""
    from wusel.learn.describe import lines_of, to_json
    from wusel.learn.settings import encoder_of

    chosen = find_game(game, content=content)
    _, options = seating(chosen, None, option, USUAL_BOT, players)
    encoder = encoder_of(game, None, options, chosen.content_text(), features.split(",") if features else ())
    typer.echo(json.dumps(to_json(encoder), indent=2) if as_json else "\n".join(lines_of(encoder)))
