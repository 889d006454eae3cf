"""Problem reports: the table at a moment, from the reporter's knowledge."""

from typing import Any

from wusel.bots.cast import character_of
from wusel.engine.save import save_text
from wusel.engine.table import Table
from wusel.server.log.entries import Chair
from wusel.server.table.names import clean_text
from wusel.server.table.redaction import look_at, told, walk
from wusel.server.wire.api_messages import Trouble
from wusel.support.build import build
from wusel.support.problem import VERSION, ProblemReport, Told
from wusel.version import __version__


def reported(table: Table[Any], chairs: list[Chair], seat: int, trouble: Trouble, is_open: bool) -> ProblemReport:
    """A report about one moment, in the view of a seat; with the save file once nothing is hidden. The
    table is a snapshot, which loses its names."""
    choices = len(table.choices)
    if trouble.choices is not None:
        choices = min(trouble.choices, choices)
    s = table.at(choices)
    look = look_at(table, s, seat, [])
    players = table.players = nameless(chairs)
    return ProblemReport(
        wusel_problem=VERSION,
        version=__version__,
        build=build(),
        browser=trouble.browser,
        game=table.game.name,
        options=table.options,
        content=table.game.content_text(),
        players=players,
        seat=seat,
        choices=choices,
        step=table.game.asking(s) if s.owing else "",
        offered=look.choices,
        chosen=look.chosen,
        view=look.view,
        told=[] if is_open else story(table, seat, trouble.since, choices),
        save=save_text(table) if is_open else "",
        words=clean_text(trouble.words),
    )


def story(table: Table[Any], seat: int, since: int, upto: int) -> list[Told]:
    """The events that a seat has seen, from the opening on."""
    words = table.game.choices.to_json
    return [
        Told(chooser, told(table, seat, events), words(table.choices[n - 1][1]) if n and chooser == seat else None)
        for n, chooser, _, events in walk(table, since, upto)
    ]


def nameless(chairs: list[Chair]) -> list[str]:
    """Seats without names: bots by level, people by number."""
    return [
        f"Player {seat + 1}" if chair.person else f"{character_of(chair.bot).title() or 'Bot'} {seat + 1} ({chair.bot})"
        for seat, chair in enumerate(chairs)
    ]
