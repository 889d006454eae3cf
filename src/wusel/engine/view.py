"""What everybody at a table sees whatever is played; a game adds its own to it."""

from collections.abc import Mapping
from typing import TypedDict

from wusel.engine.vocabulary import Spoken

Seen = Mapping[str, object]
View = dict[str, object]


class ResultView(TypedDict):
    """How it ended: ranks and scores by seat, the reason, and for a team whether it won."""

    ranks: list[int]
    scores: list[int]
    reason: str
    won: bool | None


class TableView(TypedDict):
    """Who looks, which step asks whom, and what that step was told (`about`). `chosen` is one's own choice while those
    of others are awaited; `result` how it ended."""

    seat: int
    step: str
    about: dict[str, Spoken]
    asked: list[int]
    owing: list[int]
    chosen: dict[str, int | str] | None
    result: ResultView | None
