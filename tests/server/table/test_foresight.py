"""Somebody looks ahead: what choices would lead to, as far as the seat can know, and nothing is done."""

import asyncio
import itertools
from typing import Any
from unittest.mock import Mock

import pytest

from tests.server.company import catch_up, choose_on, meet, print_of, state_at
from tests.server.scenes import person
from tests.server.visitors import NO_LIMITS, Frame, Line, RunningServer
from wusel.games import SHELF
from wusel.server.table import foresight
from wusel.server.table.foresight import prospect
from wusel.server.web import sockets
from wusel.server.wire.messages import Prospect

IDS = itertools.count(1)


def looks(line: Line, seat: int, answer: str = "foreseen", **more: Any) -> Frame:  # noqa: ANN401  # JSON
    id = f"look{next(IDS)}"
    line.send({"type": "foresee", "id": id, "seat": seat, "question": line.play["question"], **more})
    return line.wait_for(answer, id=id)


def numbers(view: dict[str, Any], seat: int) -> dict[str, int]:
    return {name: n for name, n in view["players"][seat].items() if type(n) is int}


@pytest.mark.parametrize("game", list(SHELF))
def test_what_was_foreseen_happens(server: RunningServer, game: str) -> None:
    """Whatever is told ahead is what then comes, unless chance comes in between."""
    lines = meet(server, "Anna Ben", game)
    sure = 0
    for pick in itertools.count():
        if sure > 2:
            break
        if not lines[0].play["owing"]:
            lines = meet(server, "Anna Ben", game)
        seat = lines[0].play["owing"][0]
        line = lines[seat]
        choices = line.look(seat)["choices"]
        found = looks(line, seat)["prospects"]
        assert [each["choice"] for each in found] == choices
        seen = found[pick % len(choices)]
        before = numbers(line.look(seat)["view"], seat)
        line.chooses(seat, pick % len(choices))
        catch_up(*lines)
        if seen["chance"]:
            continue
        after = numbers(line.look(seat)["view"], seat)
        changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
        assert seen["changes"][seat] == changed
        told = line.look(seat)["events"]
        assert seen["events"] == told[: len(seen["events"])]
        sure += 1


def test_a_table_as_it_would_be(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", "schwarm")
    line = [anna, ben][anna.play["owing"][0]]
    seat = anna.play["owing"][0]
    choice = line.look(seat)["choices"][1]
    (one,) = looks(line, seat, choices=[choice], view=True)["prospects"]
    assert one["view"]["players"][seat]["stations"] == {choice["land"]: 1}
    (bare,) = looks(line, seat, choices=[choice])["prospects"]
    assert bare["view"] is None
    assert bare["events"] == [{"do": "founded", "seat": seat, "land": choice["land"]}]


def test_nothing_is_done_and_nobody_hears(server: RunningServer) -> None:
    lines = meet(server, "Anna Ben", "schwarm")
    choose_on(lines, 4)
    seat = lines[0].play["owing"][0]
    before = print_of(server, lines[0])
    heard = len(lines[1 - seat].frames)
    looks(lines[seat], seat)
    looks(lines[seat], seat, further=True, view=True)
    assert print_of(server, lines[0]) == before
    assert len(lines[1 - seat].frames) == heard


def test_only_whoever_has_to_choose_may_look(server: RunningServer) -> None:
    lines = meet(server, "Anna Ben", "schwarm")
    seat = lines[0].play["owing"][0]
    zoe, stranger = server.guest("Zoe").joins(lines[0].table), server.guest().joins(lines[0].table)
    for line, code in ((lines[1 - seat], "not_yours"), (zoe, "not_yours"), (stranger, "no_identity")):
        assert looks(line, seat, "refused")["code"] == code
    assert looks(lines[seat], seat, "refused", question=lines[0].play["question"] - 1)["code"] == "late"


def test_what_cannot_be_chosen_cannot_be_looked_at(server: RunningServer) -> None:
    lines = meet(server, "Anna Ben", "schwarm")
    seat = lines[0].play["owing"][0]
    refused = looks(lines[seat], seat, "refused", choices=[{"do": "found", "land": "north4"}])
    assert (refused["code"], refused["rule"]) == ("illegal", "SW-S7")
    assert looks(lines[seat], seat, "refused", choices=[{"do": "fly"}])["code"] == "bad_choice"
    lines[seat].fails("foresee", "malformed", seat=seat, question=lines[0].play["question"], choices=["fly"])


def test_the_same_question_is_looked_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def counted(*args: Any) -> Prospect:  # noqa: ANN401  # whatever is asked
        looked.append(args)
        return prospect(*args)

    monkeypatch.setattr(foresight, "prospect", counted)
    lines = meet(server, "Anna Ben", "schwarm")
    seat = lines[0].play["owing"][0]
    first = looks(lines[seat], seat)
    assert looks(lines[seat], seat)["prospects"] == first["prospects"]
    assert len(looked) == len(first["prospects"])


def test_who_asks_for_too_much_is_refused(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "LOOKS_PER_SECOND", 0.001)
    monkeypatch.setattr(foresight, "LOOK_BURST", 2)
    lines = meet(server, "Anna Ben", "schwarm")
    seat = lines[0].play["owing"][0]
    assert looks(lines[seat], seat, "refused")["code"] == "too_fast"
    monkeypatch.setattr(sockets, "MOST_ANSWERS", 0)
    assert looks(lines[seat], seat, "refused")["code"] == "too_fast"
    assert state_at(server, lines[0]).phase == "playing"


def test_whoever_hangs_up_at_once_leaves_no_question_behind() -> None:
    """Nobody has begun to look ahead then."""
    look = Mock()

    async def ask_and_go() -> None:
        visit = sockets.Visit(Mock(config=NO_LIMITS), Mock(), sockets.Connection(Mock(), person("anna"), ""))
        visit.answer_later("look", look)
        await visit.rest()

    asyncio.run(ask_and_go())
    look.assert_not_called()
