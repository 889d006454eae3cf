"""A problem report in one file: the game as the reporter may know it, the moment, build and browser.

It names only bots, unless the reporter's own words name people: people are numbers. While others play on, it contains
only the knowledge of one seat; once everything is public, it contains the save.
"""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from wusel.engine.errors import WuselError

VERSION: Final = 1
Words = dict[str, Any]


class Told(Struct, forbid_unknown_fields=True):
    """The knowledge of a seat about one choice: the chooser, the events, and the choice itself if it was its own."""

    seat: int
    events: list[Words]
    choice: Words | None = None


class ProblemReport(Struct, forbid_unknown_fields=True):
    """A moment of a game that somebody wants looked at."""

    wusel_problem: int
    version: str
    build: str
    browser: str
    game: str
    options: dict[str, int | str | bool]
    content: str
    """The content that it is played with; empty for the game's own."""
    players: list[str]
    seat: int
    """Through whose eyes; -1 is a spectator."""
    choices: int
    """After how many choices."""
    step: str
    """Which step of the rules asks; empty when nothing is asked."""
    offered: list[Words]
    chosen: Words | None
    view: Words
    told: list[Told]
    """The opening, and then what every choice led to; empty if there is a save."""
    save: str
    """The whole game, if everybody may know it."""
    words: str = ""
    """What went wrong, in the reporter's own words."""


def read_problem(path: Path) -> ProblemReport | None:
    """The problem in a file; none if the file is something else."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise WuselError(f"{path}: cannot be read: {error.strerror}") from None
    if b'"wusel_problem"' not in raw[:100]:
        return None
    try:
        problem = msgspec.json.decode(raw, type=ProblemReport)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise WuselError(f"{path}: this report cannot be read: {error}") from None
    if problem.wusel_problem > VERSION:
        raise WuselError(f"{path}: made by a newer Wusel: this one reads reports up to {VERSION}")
    return problem
