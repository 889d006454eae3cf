"""The summary of a table, which lists of tables show and search."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from wusel.engine.game import Game
from wusel.engine.rules import LANGUAGES
from wusel.server.log.entries import Chair
from wusel.server.log.stores.rows import Summary
from wusel.server.table.table_state import TableState
from wusel.server.wire.messages import Ending, SequelInfo


class Card(Struct):
    """The JSON in a table's summary."""

    options: dict[str, int | str | bool]
    names: list[str]
    free: int
    seats: list[tuple[str, str, int]] = []
    """Name, bot, and index among the people of the summary; -1 for a bot."""
    ending: Ending | None = None
    day: str = ""
    part: dict[str, str] = {}
    story: str = ""
    after: str = ""
    sequels: list[SequelInfo] = []

    @property
    def is_broken_off(self) -> bool:
        """Return whether the game ended before its end."""
        return self.ending is not None and self.ending.how != "finished"


read_card = msgspec.json.Decoder(Card).decode


def summary_of(state: TableState) -> Summary:
    work = state.clockwork
    flag = work.next_flag() if work is not None and state.phase == "playing" else None
    due = flag[0] if flag is not None and work is not None and work.clock.kind == "days" else 0
    chairs = state.seating.chairs
    people = list(dict.fromkeys([*(chair.person for chair in chairs if chair.person), state.seating.owner]))
    card = Card(
        options=state.play.options,
        names=[chair.name for chair in chairs if chair.person],
        free=sum(chair.is_empty for chair in chairs),
        seats=[seat_on_card(chair, people) for chair in chairs],
        ending=state.ending,
        day=state.day,
        part=part_titles(state.play.game, state.play.part()),
        story=state.story,
        after=state.after,
        sequels=sequels_of(state),
    )
    listed = state.settings.listed and (state.phase == "gathering" or state.settings.spectators)
    return Summary(state.phase, state.play.game.name, listed, due, tuple(people), msgspec.json.encode(card))


def sequels_of(state: TableState) -> list[SequelInfo]:
    """Return the possible continuations of a finished game."""
    return [
        SequelInfo(each.name, state.going_on.get(each.name, ""), part_titles(state.play.game, each.part))
        for each in state.sequels()
    ]


@lru_cache(256)
def part_titles(game: Game[Any], part: str) -> dict[str, str]:
    """The title of a part of a story, by language."""
    return {language: game.titles(language).get(part, "") for language in LANGUAGES} if part else {}


def seat_on_card(chair: Chair, people: list[str]) -> tuple[str, str, int]:
    """A person by name and index among the table's people, or a bot."""
    return (chair.name, "", people.index(chair.person)) if chair.person else ("", chair.bot, -1)
