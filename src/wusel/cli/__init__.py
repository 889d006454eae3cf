"""The command line. `wusel games` is answered at once; all other commands wait for typer."""

import sys
from typing import TYPE_CHECKING

from wusel.cli.shelf import show_games

if TYPE_CHECKING:
    from typer import Typer


def main() -> None:
    if sys.argv[1:] == ["games"]:
        show_games()
        return
    command_line()(prog_name="wusel")


def command_line() -> "Typer":
    """Return the command line with all commands."""
    from wusel.cli import commands, house, learning, serving, study  # noqa: F401, PLC0415  # only who needs them waits for them

    return commands.app
