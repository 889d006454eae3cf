"""At the table: choices and refusals, secrets, undo, stopping and resigning."""

from typing import Any

import pytest

from tests.server.company import barred_choice, catch_up, choose_on, gather, meet, print_of, state_at
from tests.server.visitors import Client, Frame, RunningServer

# --- refusals


def test_a_refusal_names_its_rule(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    for _ in range(60):
        seat = clients[0].play["owing"][0]
        try:
            choice, rule = barred_choice(state_at(server, clients[0]), seat)
        except AssertionError:
            choose_on(clients, 1, -1)
            continue
        break
    before = print_of(server, clients[0])
    answer = clients[seat].fails("choose", "illegal", seat=seat, question=clients[seat].play["question"], choice=choice)
    assert answer["rule"] == rule
    assert rule in answer["message"]
    assert print_of(server, clients[0]) == before


def test_what_is_not_right_changes_nothing_and_nobody_hears_of_it(server: RunningServer) -> None:
    host, guest = gather(server, "Anna Ben")
    host.fails("choose", "not_started", seat=0, question=1, choice={"do": "lay"})
    host.does("start")
    catch_up(host, guest)
    before = print_of(server, host)
    question, right = host.play["question"], host.look(0)["choices"][0]
    host.fails("choose", "late", seat=0, question=question + 1, choice=right)
    host.fails("choose", "late", seat=0, question=question - 1, choice=right)
    guest.fails("choose", "not_yours", seat=0, question=question, choice=right)
    host.fails("choose", "not_yours", seat=1, question=question, choice=right)
    host.fails("choose", "not_yours", seat=9, question=question, choice=right)
    host.fails("choose", "bad_choice", seat=0, question=question, choice={"do": "cheat"})
    assert "lay" in host.fails("choose", "bad_choice", seat=0, question=question, choice={"do": 1})["message"]
    assert print_of(server, host) == before
    heard = len(guest.frames)
    host.chooses(0)
    catch_up(host, guest)
    assert [frame["type"] for frame in guest.frames[heard:]] == ["happened"]


def test_one_who_is_not_asked_cannot_choose(server: RunningServer) -> None:
    clients = meet(server, "Anna Ben", "schwarm")
    (asked,) = clients[0].play["owing"]
    idle = 1 - asked
    assert clients[idle].look(idle)["choices"] == []
    choice = clients[asked].look(asked)["choices"][0]
    answer = clients[idle].fails("choose", "illegal", seat=idle, question=clients[0].play["question"], choice=choice)
    assert "not asked" in answer["message"]


# --- together


def without_numbers(frame: Frame) -> Frame:
    """Return a frame as it would be at any other moment. Changes of mind are only counted."""
    return {**frame, "n": 0, "at": 0, "play": {**frame["play"], "choices": 0}}


def test_nobody_learns_what_was_chosen_in_secret(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    zoe = server.guest("Zoe").joins(anna.table)
    choices = anna.look(0)["choices"]
    for pick in range(len(choices)):
        anna.chooses(0, pick)
        assert anna.look(0)["chosen"] == choices[pick]
        catch_up(anna, ben, zoe)
    for client in (ben, zoe):
        told = [frame for frame in client.frames if frame.get("news", {}).get("what") == "chose"]
        assert len(told) == len(choices)
        assert all(without_numbers(frame) == without_numbers(told[0]) for frame in told)
        assert told[0]["play"]["looks"][0]["events"] == []
    assert ben.play["owing"] == [1]
    assert ben.play["question"] == anna.play["question"], "Ben may still answer the same question"


def test_the_last_mind_counts(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    anna.chooses(0, 0)
    anna.chooses(0, -1)
    last = anna.look(0)["chosen"]
    catch_up(anna, ben)
    question = ben.play["question"]
    ben.chooses(1)
    catch_up(anna, ben)
    assert anna.play["question"] != question
    laid = [event for event in anna.look(0)["events"] if event.get("card") == last.get("card")]
    assert laid or "card" not in last
    anna.fails("choose", "late", seat=0, question=question, choice=last)


# --- undo


def test_one_takes_back_what_nobody_has_seen(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben")
    before = print_of(server, anna)["state"]
    assert anna.look(0)["undo"] == "nothing_chosen"
    anna.chooses(0)
    assert anna.look(0)["undo"] == ""
    anna.does("undo", seat=0)
    catch_up(anna, ben)
    assert print_of(server, anna)["state"] == before
    assert ben.play["choices"] == 0
    assert "chosen" in anna.look(0)
    assert anna.look(0)["chosen"] is None


def test_undo_is_refused_with_why(server: RunningServer) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid")
    assert "no choice" in anna.fails("undo", "undo_nothing_chosen", seat=0)["message"]
    anna.chooses(0)
    ben.chooses(1)
    catch_up(anna, ben, cid)
    assert anna.look(0)["undo"] == "other_chose"
    assert "another seat" in anna.fails("undo", "undo_other_chose", seat=0)["message"]
    anna.fails("undo", "not_yours", seat=1)
    cid.chooses(2)
    catch_up(anna, ben, cid)
    why = cid.look(2)["undo"]
    assert why in ("chance_drawn", "hidden_shown")
    cid.fails("undo", f"undo_{why}", seat=2)
    assert cid.fails("propose", "undo_hidden_shown", seat=2, what="undo")["message"]


def three_with_a_proposal(server: RunningServer, what: str = "undo") -> list[Client]:
    """Anna and Ben have chosen, and Anna proposes something."""
    clients = meet(server, "Anna Ben Cid")
    clients[0].chooses(0)
    clients[1].chooses(1)
    clients[0].does("propose", seat=0, what=what)
    catch_up(*clients)
    return clients


def test_undo_by_consent_is_done_when_the_last_agrees(server: RunningServer) -> None:
    anna, ben, cid = three_with_a_proposal(server)
    assert cid.info["proposal"] == {"what": "undo", "seat": 0, "agreed": [], "asked": [1, 2], "made": None}
    ben.does("answer", seat=1, agree=True)
    catch_up(anna, ben, cid)
    assert cid.info["proposal"]["agreed"] == [1]
    assert cid.play["choices"] == 2
    cid.does("answer", seat=2, agree=True)
    catch_up(anna, ben, cid)
    assert cid.info["proposal"] is None
    assert cid.play["choices"] == 0
    assert ben.look(1)["chosen"] is None
    choose_on([anna, ben, cid], 3)


def test_what_would_be_taken_back_is_named_unless_it_is_secret(server: RunningServer) -> None:
    anna, ben = meet(server, "Anna Ben", game="schwarm")
    first = anna.look(0)["choices"][0]
    anna.chooses(0)
    catch_up(anna, ben)
    ben.chooses(1)
    anna.does("propose", seat=0, what="undo")
    catch_up(anna, ben)
    assert ben.info["proposal"]["made"] == {"choice": first, "meant": {}}
    ben.does("answer", seat=1, agree=False)
    assert three_with_a_proposal(server)[2].info["proposal"]["made"] is None, "the cards lie face down"
    assert three_with_a_proposal(server, "stop")[2].info["proposal"]["made"] is None


def test_undo_by_consent_is_off_when_one_declines(server: RunningServer) -> None:
    anna, ben, cid = three_with_a_proposal(server)
    ben.does("answer", seat=1, agree=False)
    catch_up(anna, ben, cid)
    assert anna.info["proposal"] is None
    assert anna.play["choices"] == 2
    cid.fails("answer", "not_asked", seat=2, agree=True)


def test_a_new_choice_lets_a_proposal_lapse(server: RunningServer) -> None:
    anna, ben, cid = three_with_a_proposal(server)
    ben.chooses(1, -1)
    catch_up(anna, ben, cid)
    assert anna.info["proposal"] is None
    cid.fails("answer", "not_asked", seat=2, agree=True)


def test_with_bots_alone_one_goes_back_without_asking(server: RunningServer) -> None:
    anna = server.guest("Anna")
    client = anna.joins(anna.opens("mosquitozzz", "you you:Otto greedy you:Lena", start=True))
    client.chooses(0)
    client.chooses(1)
    client.fails("undo", "undo_other_chose", seat=0)
    client.does("propose", seat=0, what="undo")
    assert client.look(0)["chosen"] is None
    assert client.look(1)["chosen"] is None
    assert {0, 1, 3} <= set(client.play["owing"])
    client.does("propose", seat=0, what="stop")
    assert client.info["ending"]["how"] == "stopped"


# --- the end before the end


def test_all_agree_to_stop(server: RunningServer) -> None:
    anna, ben, cid = three_with_a_proposal(server, "stop")
    ben.fails("propose", "pending", seat=1, what="stop")
    ben.does("answer", seat=1, agree=True)
    cid.does("answer", seat=2, agree=True)
    catch_up(anna, ben, cid)
    for client in (anna, ben, cid):
        assert client.info["phase"] == "over"
        assert client.info["ending"]["how"] == "stopped"
        assert client.play["owing"] == []
        assert client.look(client.play["looks"][0]["seat"])["choices"] == []
    cid.fails("choose", "over", seat=2, question=cid.play["question"], choice={"do": "lay"})


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_last_who_has_not_resigned_wins(server: RunningServer, count: int) -> None:
    clients = meet(server, " ".join(["Anna", "Ben", "Cid", "Dan"][:count]))
    for seat in range(count - 1):
        assert clients[seat].info["phase"] == "playing"
        clients[seat].does("resign", seat=seat)
        catch_up(*clients)
        clients[seat].says("resign", seat=seat)
    last = clients[-1]
    while last.info["phase"] != "over":
        last.hear()
    assert last.info["ending"]["how"] == "resigned"
    assert last.info["ending"]["ranks"] == list(range(count, 0, -1))
    assert [seat["resigned"] for seat in last.info["seats"]] == [True] * (count - 1) + [False]


def test_a_bot_plays_on_for_one_who_has_resigned(server: RunningServer) -> None:
    anna, ben, cid = meet(server, "Anna Ben Cid")
    anna.does("resign", seat=0)
    ben.chooses(1)
    cid.chooses(2)
    while not any(frame.get("news") == {"what": "chose", "seat": 0} for frame in cid.frames):
        cid.hear()
    assert anna.play["looks"][0]["choices"] == []
    anna.fails("choose", "bot_plays", seat=0, question=0, choice={"do": "lay"})
    anna.fails("comeback", "resigned", seat=0)


def test_together_the_game_goes_on_until_the_last_one_resigns(server: RunningServer) -> None:
    options: dict[str, Any] = {"mode": "ambush"}
    anna, ben = meet(server, "Anna Ben", options=options)
    anna.does("resign", seat=0)
    catch_up(anna, ben)
    assert ben.info["phase"] == "playing"
    ben.does("resign", seat=1)
    while ben.info["phase"] != "over":
        ben.hear()
    assert ben.info["ending"]["how"] == "resigned"
    assert ben.info["ending"]["won"] is False
