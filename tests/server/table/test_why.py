"""Questions whether a choice is possible: the answer is what trying would say, and nothing is done."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.company import barred_choice, catch_up, choose_on, meet, print_of, state_at
from tests.server.visitors import Client, Frame, RunningServer, run_server
from wusel.games import SHELF
from wusel.server.web import sockets

TRIES = 40


def asks(client: Client, seat: int, choice: dict[str, Any], question: int | None = None) -> Frame:
    now: int = client.play["question"]
    return client.says("why", seat=seat, question=now if question is None else question, choice=choice)


def without_id(frame: Frame) -> Frame:
    return {name: value for name, value in frame.items() if name != "id"}


def somewhere_barred(server: RunningServer, clients: list[Client]) -> tuple[int, dict[str, Any], str]:
    """Play on until a rule bars something. Return the seat that is asked, the choice and the rule."""
    for _ in range(60):
        seat = clients[0].play["owing"][0]
        try:
            return seat, *barred_choice(state_at(server, clients[0]), seat)
        except AssertionError:
            choose_on(clients, 1, -1)
    raise AssertionError("nothing is ever barred")


@pytest.mark.parametrize("game", list(SHELF))
def test_it_is_what_trying_would_tell(server: RunningServer, game: str) -> None:
    clients = meet(server, "Anna Ben", game)
    luck = Random(game)
    compared = 0
    state = state_at(server, clients[0])
    for _ in range(12):
        if state.phase == "over":
            break
        seat = clients[0].play["owing"][0]
        words = state.play.game.choices
        assert state.play.table is not None
        offers = state.play.table.legal(seat)
        picked = [words.at(luck.randrange(words.size)) for _ in range(TRIES)]
        for choice in [each for each in picked if each not in offers]:
            said = words.to_json(choice)
            tried = clients[seat].says("choose", seat=seat, question=state.play.question, choice=said)
            assert without_id(asks(clients[seat], seat, said)) == without_id(tried)
            compared += 1
        choose_on(clients, 1, luck.randrange(2) - 1)
    assert compared > TRIES / 2


def test_it_names_the_rule(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    seat, choice, rule = somewhere_barred(server, clients)
    answer = asks(clients[seat], seat, choice)
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "illegal", rule)


@pytest.mark.parametrize("game", list(SHELF))
def test_what_could_be_chosen_is_not_chosen(server: RunningServer, game: str) -> None:
    """The choice is neither made, stored nor announced, however often it is asked about. It can still be made
    afterwards."""
    clients = meet(server, "Anna Ben", game)
    seat = clients[0].play["owing"][0]
    before = print_of(server, clients[0])
    heard = len(clients[1 - seat].frames)
    for choice in clients[seat].look(seat)["choices"] * 2:
        answer = asks(clients[seat], seat, choice)
        assert (answer["type"], answer["n"]) == ("done", clients[seat].n)
    assert print_of(server, clients[0]) == before
    clients[seat].chooses(seat)
    catch_up(*clients)
    (news,) = clients[1 - seat].frames[heard:]
    assert news["news"]["what"] == "chose", "nobody else has heard of the questions"


def test_what_was_wondered_under_an_id_can_be_chosen_under_it(server: RunningServer) -> None:
    anna, _ben = meet(server, "Anna Ben")
    choice, question = anna.look(0)["choices"][0], anna.play["question"]
    for kind in ("why", "choose"):
        anna.send({"type": kind, "id": "same", "seat": 0, "question": question, "choice": choice})
    anna.wait_for("done", id="same")
    assert anna.wait_for("done", id="same")["n"] == state_at(server, anna).n == question + 1


def test_nobody_else_can_wonder_for_a_seat(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    zoe, stranger = server.guest("Zoe").joins(anna.table), server.guest().joins(anna.table)
    choice = anna.look(0)["choices"][0]
    for client, code in ((ben, "not_yours"), (zoe, "not_yours"), (stranger, "no_identity")):
        client.fails("why", code, seat=0, question=anna.play["question"], choice=choice)
    assert anna.fails("why", "not_yours", seat=9, question=anna.play["question"], choice=choice)


def test_bad_questions_are_refused_in_words_and_change_nothing(server: RunningServer) -> None:
    anna, _ben = meet(server, "Anna Ben")
    before = print_of(server, anna)
    question, right = anna.play["question"], anna.look(0)["choices"][0]
    assert asks(anna, 0, right, question + 1)["code"] == "late"
    for choice in ({}, {"do": "cheat"}, {"do": 1}, {**right, "more": 1}, {"do": "lay", "card": "x" * 80}):
        answer = asks(anna, 0, choice)
        assert (answer["code"], answer["rule"]) == ("bad_choice", ""), choice
        assert len(answer["message"]) > 5
    malformed: list[Any] = [None, [], "lay", {"do": None}, {"do": [1]}, {"x" * 41: 1}, {"do": "x" * 81}]
    for choice in malformed:
        assert asks(anna, 0, choice)["code"] == "malformed"
    assert print_of(server, anna) == before


def test_wondering_all_day_is_no_fault(server: RunningServer) -> None:
    anna, _ben = meet(server, "Anna Ben")
    for _ in range(sockets.MOST_FAULTS + 10):
        assert asks(anna, 0, {"do": "cheat"})["type"] == "refused"
    anna.chooses(0)


@pytest.mark.usefixtures("_no_time_passes")
def test_wondering_too_fast_is_refused(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", messages_per_second=0.01, message_burst=6) as server:
        anna, _ben = meet(server, "Anna Ben")
        answers = [asks(anna, 0, anna.look(0)["choices"][0]) for _ in range(8)]
        assert [answer.get("code", "") for answer in answers[-3:]] == ["too_fast"] * 3


@pytest.mark.usefixtures("_no_time_passes")
def test_all_tabs_of_an_address_share_the_checks_of_choices(tmp_path: Path) -> None:
    """`why` and refused choices count, but choices that are made do not. Other addresses notice nothing."""
    with run_server(tmp_path / "wusel.db", messages_per_second=0.01, message_burst=6) as server:
        anna = server.guest("Anna")
        table = anna.opens(seats="you you:Oma", start=True)
        guest = server.guest("Ben", far="192.0.2.5")
        codes = []
        for tab in [anna.joins(table) for _ in range(7)]:
            wrong = {"seat": 0, "question": tab.play["question"], "choice": {"do": "cheat"}}
            codes += [tab.says(verb, **wrong).get("code") for verb in ("why", "choose", "why")]
        assert codes == ["bad_choice"] * 19 + ["too_fast"] * 2
        ben = guest.joins(guest.opens(seats="you you:Oma", start=True))
        assert asks(ben, 0, {"do": "cheat"})["code"] == "bad_choice"


def test_before_and_after_the_game_there_is_nothing_to_wonder(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens(seats="you greedy"))
    client.fails("why", "not_started", seat=0, question=1, choice={"do": "lay"})
    client.does("start")
    client.does("resign", seat=0)
    client.fails("why", "over", seat=0, question=client.n, choice={"do": "lay"})
