"""What everybody at a table sees whatever is played; a game adds its own to it."""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from wusel.engine.vocabulary import Spoken

SPECTATOR: Final = -1
"""Who only watches: the seat of those who have none."""

Seen = Mapping[str, object]
View = dict[str, object]
Path = tuple[str | int, ...]
"""Where something stands in a view: names of parts and places in lists, from the outside in."""
Change = tuple[Path, object]


class ResultView(TypedDict):
    """How it ended: ranks and scores by seat, the reason, and for a team whether it won."""

    ranks: list[int]
    scores: list[int]
    reason: str
    won: bool | None


class TableView(TypedDict):
    """Who looks, which step asks whom, and what that step was told (`about`). `chosen` is one's own choice while those
    of others are awaited; `wanted` is what the sentence speaks of that asks whoever looks; `result` how it ended."""

    seat: int
    step: str
    about: dict[str, Spoken]
    asked: list[int]
    owing: list[int]
    chosen: dict[str, int | str] | None
    wanted: dict[str, int | str]
    result: ResultView | None


def put(view: View, changes: list[Change]) -> None:
    """Let a view be as its changes say: each part that is named is replaced."""
    for path, part in changes:
        place: Any = view
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = part


def changes_between(old: View, new: View) -> list[Change]:
    """What has to be put into one view of a game to make another of it: the smallest parts that differ where tables
    and lists of them have kept their names and places, else the whole of them."""
    found: list[Change] = []
    for name in new:
        if old[name] != new[name]:
            note_changes((name,), old[name], new[name], found)
    return found


def note_changes(path: Path, old: object, new: object, found: list[Change]) -> None:
    """What differs in two parts that do."""
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
