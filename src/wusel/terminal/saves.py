"""Files of saved games: one for the current game, dated files for finished ones."""

import os
import sys
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder for data, as the system has it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path.home() / ".local" / "share"


def autosave_path(game_name: str) -> Path:
    """The file of the game in hand."""
    return data_folder() / "wusel" / "saves" / f"last-{game_name}.wusel"


def put_away(path: Path, name: str) -> Path:
    """Give a save a dated name beside itself, so that the next game does not overwrite it."""
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    place = path.with_name(f"{stem}.wusel")
    number = 1
    while place.exists():
        number += 1
        place = path.with_name(f"{stem}-{number}.wusel")
    return path.rename(place)
