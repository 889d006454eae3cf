"""Seats of a table, stored as labels, so that a save restores the players:

    you:Mo               a person called Mo
    bot:greedy:Greta     a bot of the level greedy, called Greta
    file:mine.npz:mine   a policy in a file, called mine

Any other label is the name of a person. On the command line a seat may also be `you`, the level of a bot or
`file:mine.npz`. A player without a name gets one.
"""

import getpass
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wusel.bots.cast import character_of
from wusel.bots.levels import BOTS, THE_CAST, is_bot
from wusel.bots.players import FILE, is_kept_elsewhere
from wusel.engine.errors import WuselError

YOU: Final = "you"
BOT: Final = "bot"
LONGEST_NAME: Final = 14
BOT_NAMES: Final = ("Greta", "Otto", "Ida", "Bruno", "Lotte", "Emil", "Frieda", "Karlo")


@dataclass(frozen=True)
class Seat:
    """A player at the table. `level` is the level of a bot or the file of a policy, and empty for a person."""

    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        return not self.level

    @property
    def label(self) -> str:
        if is_kept_elsewhere(self.level):
            return f"{self.level}:{self.name}"
        return f"{BOT}:{self.level}:{self.name}" if self.level else f"{YOU}:{self.name}"


def read_label(label: str) -> Seat:
    """Return the player in the label of a saved table."""
    if is_kept_elsewhere(label):
        level, _, name = label.rpartition(":")
        return Seat(tidy(name) or YOU, level)
    kind, _, rest = label.partition(":")
    level, _, name = rest.partition(":")
    if kind == BOT and level:
        return Seat(tidy(name) or level, level)
    if kind == YOU and rest:
        return Seat(tidy(rest) or YOU)
    return Seat(tidy(label) or YOU)


def take_seats(wanted: list[str], numbered: Callable[[int], str]) -> list[Seat]:
    """Return all players of a new table with distinct names. `numbered` names a person who has none."""
    seats = [read_wish(wish) for wish in wanted]
    if any(seat.is_person for seat in seats) and not any(seat.is_person and seat.name for seat in seats):
        first = next(place for place, seat in enumerate(seats) if seat.is_person)
        seats[first] = Seat(own_name())
    named: list[Seat] = []
    for place, seat in enumerate(seats):
        taken = {each.name for each in named} | {each.name for each in seats[place + 1 :]}
        named.append(Seat(free_name(seat, place, taken, numbered), seat.level))
    return named


def read_wish(wish: str) -> Seat:
    """Read a seat as typed: you, you:Mo, greedy, bot:greedy, bot:greedy:Greta, file:mine.npz."""
    if is_kept_elsewhere(wish.strip()):
        return Seat(tidy(Path(wish.strip()).stem), wish.strip())
    kind, _, name = wish.strip().partition(":")
    if kind == YOU:
        return Seat(tidy(name))
    level, _, name = name.partition(":") if kind == BOT else (kind, "", name)
    if not is_bot(level):
        possible = f"{YOU}, {', '.join(BOTS)}, {THE_CAST}, or {FILE}policy.npz"
        raise WuselError(f"nobody like {wish!r} can take a seat; it can be: {possible}")
    return Seat(tidy(name or character_of(level).title()), level)


def free_name(seat: Seat, place: int, taken: set[str], numbered: Callable[[int], str]) -> str:
    """Return the wished name, a friendly one for a bot, or a number for a person. It is never taken already."""
    if seat.name:
        wished = [seat.name]
    elif seat.level:
        wished = list(BOT_NAMES)
    else:
        wished = [numbered(place + 1)]
    wished += [f"{wished[0][: LONGEST_NAME - 2]} {number}" for number in range(2, 100)]
    return next(name for name in wished if name not in taken)


def own_name() -> str:
    """Return the user's name in this system; empty if it is unknown."""
    try:
        name = tidy(getpass.getuser())
    except (OSError, KeyError, ImportError):
        return ""
    return name[:1].upper() + name[1:]


def tidy(name: str) -> str:
    """Return a name that fits on the board and contains nothing that could disturb a terminal."""
    printable = "".join(each for each in name if each.isprintable() and each not in "[]\\:")
    return " ".join(printable.split())[:LONGEST_NAME]
