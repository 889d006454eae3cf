"""The part of a view that all games share; a game adds its own parts."""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from wusel.engine.vocabulary import Spoken

SPECTATOR: Final = -1
"""The seat number of a spectator, who only watches."""

Seen = Mapping[str, object]
View = dict[str, object]
Path = tuple[str | int, ...]
"""The path to a part of a view: names of parts and positions in lists, from the outside in."""
Change = tuple[Path, object]


class ResultView(TypedDict):
    """The result of a game: ranks and scores by seat, the reason for the end, and for a team whether it won."""

    ranks: list[int]
    scores: list[int]
    reason: str
    won: bool | None


class TableView(TypedDict):
    """The viewing seat, the current step with its arguments (`about`), and the seats it asks. `chosen` is the viewer's
    own choice while others still choose. `wanted` has the arguments of the sentence that asks the viewer, and `result`
    the end of the game."""

    seat: int
    step: str
    about: dict[str, Spoken]
    asked: list[int]
    owing: list[int]
    chosen: dict[str, int | str] | None
    wanted: dict[str, int | str]
    result: ResultView | None


def put(view: View, changes: list[Change]) -> None:
    """Apply changes to a view: replace each part that is named."""
    for path, part in changes:
        place: Any = view
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = part


def changes_between(old: View, new: View) -> list[Change]:
    """Return the changes that turn one view of a game into another. They are the smallest parts that differ if dicts
    have kept their names and lists of dicts their length; otherwise the whole part."""
    found: list[Change] = []
    for name in new:
        if old[name] != new[name]:
            note_changes((name,), old[name], new[name], found)
    return found


def note_changes(path: Path, old: object, new: object, found: list[Change]) -> None:
    """Add the changes between two parts that differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name in new:
            if old[name] != new[name]:
                note_changes((*path, name), old[name], new[name], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and isinstance(new[0], dict):
        for place in range(len(new)):
            if old[place] != new[place]:
                note_changes((*path, place), old[place], new[place], found)
    else:
        found.append((path, new))
