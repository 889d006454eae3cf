"""Previews on the server: the results of choices that the seat can know, without making any."""

import asyncio
import itertools
import threading
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.types import Message

from tests.server.company import catch_up, choose_on, meet, print_of
from tests.server.scenes import person
from tests.server.visitors import NO_LIMITS, PATIENCE, Client, Frame, Guest, RunningServer, wait_until
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.games import SHELF
from wusel.server.table import foresight
from wusel.server.table.foresight import prospect
from wusel.server.web import sockets
from wusel.server.wire.messages import Prospect

IDS = itertools.count(1)


def looks(client: Client, seat: int, answer: str = "foreseen", **more: Any) -> Frame:  # noqa: ANN401  # JSON
    id = f"look{next(IDS)}"
    client.send({"type": "foresee", "id": id, "seat": seat, "question": client.play["question"], **more})
    return client.wait_for(answer, id=id)


def numbers(view: dict[str, Any], seat: int) -> dict[str, int]:
    return {name: n for name, n in view["players"][seat].items() if type(n) is int}


@pytest.mark.parametrize("game", list(SHELF))
def test_what_was_foreseen_happens(server: RunningServer, game: str) -> None:
    """Every previewed event then happens, unless chance comes first."""
    clients = meet(server, "Anna Ben", game)
    sure = 0
    for pick in itertools.count():
        if sure > 2:
            break
        if not clients[0].play["owing"]:
            clients = meet(server, "Anna Ben", game)
        seat = clients[0].play["owing"][0]
        client = clients[seat]
        choices = client.look(seat)["choices"]
        found = looks(client, seat)["prospects"]
        assert [each["choice"] for each in found] == choices
        seen = found[pick % len(choices)]
        before = numbers(client.look(seat)["view"], seat)
        client.chooses(seat, pick % len(choices))
        catch_up(*clients)
        if seen["chance"]:
            continue
        after = numbers(client.look(seat)["view"], seat)
        changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
        assert seen["changes"][seat] == changed
        told = client.look(seat)["events"]
        assert seen["events"] == told[: len(seen["events"])]
        sure += 1


def test_a_table_as_it_would_be(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", "schwarm")
    client = [anna, ben][anna.play["owing"][0]]
    seat = anna.play["owing"][0]
    choice = client.look(seat)["choices"][1]
    (one,) = looks(client, seat, choices=[choice], view=True)["prospects"]
    assert one["view"]["players"][seat]["stations"] == {choice["land"]: 1}
    (bare,) = looks(client, seat, choices=[choice])["prospects"]
    assert bare["view"] is None
    assert bare["events"] == [{"do": "founded", "seat": seat, "land": choice["land"]}]


def test_nothing_is_done_and_nobody_hears(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    choose_on(clients, 4)
    seat = clients[0].play["owing"][0]
    before = print_of(server, clients[0])
    heard = len(clients[1 - seat].frames)
    looks(clients[seat], seat)
    looks(clients[seat], seat, further=True, view=True)
    assert print_of(server, clients[0]) == before
    assert len(clients[1 - seat].frames) == heard


def test_only_whoever_has_to_choose_may_look(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    zoe, stranger = server.guest("Zoe").joins(clients[0].table), server.guest().joins(clients[0].table)
    for client, code in ((clients[1 - seat], "not_yours"), (zoe, "not_yours"), (stranger, "no_identity")):
        assert looks(client, seat, "refused")["code"] == code
    assert looks(clients[seat], seat, "refused", question=clients[0].play["question"] - 1)["code"] == "late"


def test_what_cannot_be_chosen_cannot_be_looked_at(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    refused = looks(clients[seat], seat, "refused", choices=[{"do": "found", "land": "north4"}])
    assert (refused["code"], refused["rule"]) == ("illegal", "SW-S7")
    assert looks(clients[seat], seat, "refused", choices=[{"do": "fly"}])["code"] == "bad_choice"
    clients[seat].fails("foresee", "malformed", seat=seat, question=clients[0].play["question"], choices=["fly"])


def test_the_same_question_is_looked_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def counted(*args: Any) -> Prospect:  # noqa: ANN401  # any arguments
        looked.append(args)
        return prospect(*args)

    monkeypatch.setattr(foresight, "prospect", counted)
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    first = looks(clients[seat], seat)
    assert looks(clients[seat], seat)["prospects"] == first["prospects"]
    assert len(looked) == len(first["prospects"])


def test_who_runs_over_the_board_does_without_some_looks_and_that_is_no_fault(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_ANSWERS", 0)
    monkeypatch.setattr(sockets, "MOST_FAULTS", 2)
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    for _ in range(5):
        assert looks(clients[seat], seat, "refused")["code"] == "too_fast"
    clients[seat].chooses(seat)


def test_where_the_rules_come_to_no_end_nothing_is_sure(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> Prospect:
        raise WuselError("this goes on and on")

    monkeypatch.setattr(foresight, "preview", never)
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    choices = clients[seat].look(seat)["choices"]
    nothing = {"events": [], "changes": [], "chance": True, "view": None}
    assert looks(clients[seat], seat, view=True)["prospects"] == [{"choice": choice, **nothing} for choice in choices]


def test_not_more_is_remembered_than_is_of_use(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOST_KEPT", 3)
    clients = meet(server, "Anna Ben", "schwarm")
    seat = clients[0].play["owing"][0]
    assert len(looks(clients[seat], seat)["prospects"]) == len(clients[seat].look(seat)["choices"]) > 3
    assert len(server.manager.tables[clients[0].table].foresights[seat].known) <= 3


# --- other players do not wait for previews


class Gate:
    """A gate at which every preview waits until the test opens it. The gate records the games."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.looked: list[str] = []

    def look(self, game: Game[Any], *more: Any) -> Prospect:  # noqa: ANN401  # any arguments
        self.looked.append(game.name)
        assert self.may_go.wait(PATIENCE)
        return prospect(game, *more)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(foresight, "prospect", gate.look)
    yield gate
    gate.may_go.set()


def asks(client: Client, seat: int) -> str:
    """Ask for a preview of all choices of a seat, without waiting for the answer."""
    id = f"look{next(IDS)}"
    client.send({"type": "foresee", "id": id, "seat": seat, "question": client.play["question"]})
    return id


def alone(guest: Guest, game: str) -> tuple[Client, int]:
    client = guest.joins(guest.opens(game, "you you:Oma", start=True))
    return client, client.play["owing"][0]


def test_an_address_with_many_tables_has_its_turn_and_no_more(server: RunningServer, gate: Gate) -> None:
    mallory = server.guest("Mallory", far="192.0.2.66")
    tables = [alone(mallory, "schwarm") for _ in range(12)]
    for client, seat in tables:
        asks(client, seat)
    waits = server.manager.looks.waiting
    wait_until(lambda: waits() == len(tables) - 1 and gate.looked, "not all of them wait")
    client, seat = alone(server.guest("Anna"), "mosquitozzz")
    wanted = asks(client, seat)
    wait_until(lambda: waits() == len(tables), "nobody else waits")
    client.fails("choose", "late", seat=seat, question=0, choice={"do": "lay"})  # she is heard all the while
    gate.may_go.set()
    told = client.wait_for("foreseen", id=wanted)["prospects"]
    before = gate.looked[: len(gate.looked) - gate.looked[::-1].index("mosquitozzz")]
    assert before.count("mosquitozzz") == len(told)
    assert before.count("schwarm") <= len(told) + 2, "one look of hers, one of theirs"


def test_others_choose_while_somebody_looks_ahead(server: RunningServer, gate: Gate) -> None:
    """The person can choose as well. Their questions about the last position are then dropped."""
    client, seat = alone(server.guest("Mallory"), "schwarm")
    late = asks(client, seat)
    wait_until(lambda: gate.looked, "nobody looks ahead")
    choose_on(meet(server, "Anna Ben"), 3)
    client.chooses(seat)
    gate.may_go.set()
    assert client.wait_for("refused", id=late)["code"] == "late"
    assert gate.looked == ["schwarm"]


def test_whoever_hangs_up_at_once_leaves_no_question_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then no preview has begun."""
    look = Mock()

    async def ask_and_go() -> None:
        async def join(*_: object) -> None:
            session.answer_later("look", look)

        async def receive() -> Message:
            return {"type": "websocket.disconnect"}

        connection = sockets.Connection(Mock(), person("anna"), "")
        session = sockets.Session(Mock(config=NO_LIMITS), Mock(), connection)
        monkeypatch.setattr(sockets, "join", join)
        monkeypatch.setattr(sockets, "leave", Mock())
        await session.run(receive, None)

    asyncio.run(ask_and_go())
    look.assert_not_called()
