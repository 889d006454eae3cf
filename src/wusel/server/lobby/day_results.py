"""Results of tries at the deal of a day: the result of a game for a seat, and its curve."""

from typing import Any, Final

import msgspec

from wusel.engine.kinds import Seat
from wusel.engine.table import Table
from wusel.server.log.stores.rows import Try
from wusel.server.table.table_state import TableState
from wusel.server.wire.api_messages import DayResult

POINTS: Final = 40
"""Samples of a curve."""

read_result = msgspec.json.Decoder(DayResult).decode
write_result = msgspec.json.Encoder().encode


def result_of(one: Try | None) -> DayResult | None:
    return read_result(one.result) if one is not None and one.result else None


def ranking_key(result: DayResult) -> tuple[bool, bool, int, int]:
    """The sort key of a result: finished, won, place, score."""
    return result.how == "finished", bool(result.won), -result.place, result.score


def outcome(state: TableState, person: str) -> DayResult:
    """The result of a person's try."""
    ending = state.ending
    (seat,) = state.seating.seats_of(person)
    assert ending is not None
    place = ending.ranks[seat] if ending.ranks and ending.won is None else 0
    score = ending.scores[seat] if ending.scores else 0
    return DayResult(ending.how, place, ending.won, score, curve_of(state.play.table, seat) if state.play.table else [])


def outcome_at(table: Table[Any], seat: int) -> DayResult:
    """The result of a seat in a game that was played to its end."""
    result = table.result()
    assert result is not None
    place = result.ranks[seat] if result.won is None else 0
    score = result.scores[seat] if result.scores else 0
    return DayResult("finished", place, result.won, score, curve_of(table, seat))


def curve_of(table: Table[Any], seat: int) -> list[float]:
    """The judge's static evaluation for a seat, at moments evenly apart."""
    judge = table.game.judge()
    last = len(table.choices)
    wanted = {last * point // (POINTS - 1) for point in range(POINTS)}
    found = [judge.worth(table.at(0), Seat(seat))]
    found += [judge.worth(s, Seat(seat)) for n, (s, _) in enumerate(table.walk(1), 1) if n in wanted]
    return [round(min(max(each, 0.0), 1.0), 3) for each in found]
