"""The list of games (`wusel games`). It does not wait for typer: that alone takes several times as long to import as
all games."""

import sys
from typing import Any

from wusel.engine.game import Game
from wusel.engine.options import GameOption
from wusel.games import faults_of_others, known_game, usable_games
from wusel.texts.locale_files import locale_text


def show_games() -> None:
    """The games, and what is wrong with those of other packages that cannot be played."""
    sys.stdout.write("\n".join(list_of_games()) + "\n")
    for fault in faults_of_others():
        sys.stderr.write(f"wusel: {fault}\n")


def list_of_games() -> list[str]:
    """All games with title, players and options, as the lines of a table."""
    rows = [("GAME", "TITLE", "PLAYERS", "OPTIONS (the default first)")]
    for name in usable_games():
        game = known_game(name)
        settings = {option.name: default_first(option) for option in game.declared}
        players = sorted(settings.pop("players"))
        first, *others = [f"{option}={'|'.join(values)}" for option, values in settings.items()] or [""]
        rows.append((name, title_of(game), f"{players[0]} to {players[-1]}", first))
        rows += [("", "", "", other) for other in others]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows]
    return ["  ".join(cells).rstrip() for cells in padded]


def default_first(option: GameOption) -> list[str]:
    """The values as they are typed."""
    values = [option.default, *(value for value in option.values if value != option.default)]
    return [str(value).lower() for value in values]


def title_of(game: Game[Any]) -> str:
    """The title out of the game's texts, read as a line: loading all texts would take too long."""
    lines = locale_text(game.home / "locale", "en").splitlines()
    return next(line.partition("=")[2].strip() for line in lines if line.startswith("game-title ="))
