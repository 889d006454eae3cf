"""Permission to sit down: a link to watch and an invitation to sit, people who are sent away, and the public list."""

import json
from pathlib import Path

import pytest

from tests.server.visitors import Client, RunningServer, run_server
from wusel.server.log.entries import Seated, read_entry


def told(client: Client) -> tuple[bool, str]:
    """Return whether sitting down needs an invitation, and the invitation that this person may hand on."""
    return client.info["by_invitation"], client.info["invitation"]


def test_the_link_is_enough_unless_the_host_wants_it_otherwise(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    host = anna.joins(anna.opens(seats="you open open"))
    guest = ben.joins(host.table)
    assert told(host) == told(guest) == (False, "")
    guest.does("sit", seat=1)


def test_where_people_are_invited_the_link_is_for_watching(server: RunningServer) -> None:
    anna, ben, cleo = server.guest("Anna"), server.guest("Ben"), server.guest("Cleo")
    table = anna.opens(seats="you open open", settings={"pace": 0, "invited": True})
    host, guest, other = anna.joins(table), ben.joins(table), cleo.joins(table)
    needed, invitation = told(host)
    assert needed
    assert len(invitation) >= 16
    assert told(guest) == (True, ""), "who only watches does not get it"
    assert invitation not in json.dumps(guest.frames)
    for wrong in ("", "x", invitation[:-1], "ä"):
        guest.fails("sit", "not_invited", seat=1, invitation=wrong)
    assert ben.post(f"/api/tables/{table}", 403, type="sit", id="a", seat=1)["code"] == "not_invited"
    guest.does("sit", seat=1, invitation=invitation)
    guest.does("sit", seat=2)  # who sits here may move
    assert told(guest) == (True, invitation), "and invite others"
    other.fails("sit", "not_invited", seat=1)


def test_the_host_may_change_their_mind(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    host = anna.joins(anna.opens(seats="you open"))
    guest = ben.joins(host.table)
    host.does("arrange", settings={"invited": True})
    guest.fails("sit", "not_invited", seat=1)
    host.does("arrange", settings={"invited": False})
    guest.does("sit", seat=1)


def test_whoever_is_sent_away_needs_a_new_invitation(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.opens(seats="you open", settings={"pace": 0, "invited": True})
    host, guest = anna.joins(table), ben.joins(table)
    old = host.info["invitation"]
    guest.does("sit", seat=1, invitation=old)
    host.does("kick", seat=1)
    guest.wait_for("seated")
    assert told(guest) == (True, "")
    guest.fails("sit", "not_invited", seat=1, invitation=old)
    new = host.info["invitation"]
    assert new != old
    guest.does("sit", seat=1, invitation=new)


def test_nor_do_they_come_back_under_another_name(server: RunningServer) -> None:
    """If the link was enough before, it no longer is, because the server cannot tell who comes with it."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    host = anna.joins(anna.opens(seats="you open"))
    ben.joins(host.table).does("sit", seat=1)
    host.wait_for("seated")
    host.does("kick", seat=1)
    needed, invitation = told(host)
    assert needed
    again = server.guest("Bernd").joins(host.table)
    again.fails("sit", "not_invited", seat=1)
    again.does("sit", seat=1, invitation=invitation)


def test_a_listed_table_stays_open_to_others(server: RunningServer) -> None:
    anna, ben, cleo = server.guest("Anna"), server.guest("Ben"), server.guest("Cleo")
    host = anna.joins(anna.opens(seats="you open", settings={"pace": 0, "listed": True}))
    guest, other = ben.joins(host.table), cleo.joins(host.table)
    guest.does("sit", seat=1)
    host.does("kick", seat=1)
    guest.fails("sit", "not_invited", seat=1)
    other.does("sit", seat=1)
    assert not host.info["by_invitation"]
    assert host.info["invitation"], "for whoever was sent away"


def test_a_bot_that_is_sent_away_changes_nothing_for_people(server: RunningServer) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    host = anna.joins(anna.opens(seats="you greedy"))
    host.does("kick", seat=1)
    guest = ben.joins(host.table)
    assert told(host) == told(guest) == (False, "")
    guest.does("sit", seat=1)
    assert told(host) == told(guest) == (False, "")


def test_it_is_kept_over_a_restart(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        host = anna.joins(anna.opens(seats="you open"))
        ben.joins(host.table).does("sit", seat=1)
        host.wait_for("seated")
        host.does("kick", seat=1)
        cookies = [guest.web.cookies["wusel"] for guest in (anna, ben)]
        invitation = host.info["invitation"]
    with run_server(tmp_path / "wusel.db") as server:
        anna, ben = server.guest(), server.guest()
        anna.web.cookies["wusel"], ben.web.cookies["wusel"] = cookies
        assert anna.joins(host.table).info["invitation"] == invitation
        guest = ben.joins(host.table)
        guest.fails("sit", "not_invited", seat=1)
        guest.does("sit", seat=1, invitation=invitation)


def test_logs_from_before_can_still_be_read() -> None:
    entry = read_entry(b'{"is":"seated","chairs":[],"host":"anna","by":"anna"}')
    assert entry == Seated([], "anna", "anna")


# --- the public list


LISTED = {"pace": 0, "listed": True}


def names_listed(server: RunningServer) -> list[list[str]]:
    return [card["names"] for card in server.guest().get("/api/tables")["tables"]]


def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", listed_per_address=2) as server:
        mallory = server.guest("Mallory")
        tables = [mallory.opens(settings=LISTED) for _ in range(2)]
        for again in (mallory, server.guest("Marlene")):
            answer = again.post("/api/tables", 409, game="mosquitozzz", seats=["you", "open"], settings=LISTED)
            assert answer["code"] == "too_many_listed", "under whatever name"
        hidden = mallory.joins(mallory.opens())
        hidden.fails("arrange", "too_many_listed", settings=LISTED)
        answer = mallory.post(f"/api/tables/{hidden.table}", 409, type="arrange", id="a", settings=LISTED)
        assert answer["code"] == "too_many_listed"
        anna = server.guest("Anna")
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        wanted = {"game": "mosquitozzz", "seats": ["you", "open"], "settings": LISTED}
        assert anna.web.post("/api/tables", json=wanted, headers=elsewhere).status_code == 200, "others have room"
        assert sorted(names_listed(server)) == [["Anna"], ["Mallory"], ["Mallory"]]
        mallory.joins(tables[0]).does("leave")
        hidden.does("arrange", settings=LISTED)  # deleted entries do not count
        hidden.does("arrange", settings={**LISTED, "hints": True})  # nor does an existing one count twice


@pytest.mark.parametrize("how", ["rematch", "fork"])
def test_nor_by_playing_on(tmp_path: Path, how: str) -> None:
    with run_server(tmp_path / "wusel.db", listed_per_address=1) as server:
        mallory = server.guest("Mallory")
        client = mallory.joins(mallory.opens(seats="you you:Oma", settings=LISTED, start=True))
        client.does("resign", seat=0)
        if client.info["phase"] != "over":
            client.does("resign", seat=1)
        path = f"/api/tables/{client.table}/{how}"
        body = {} if how == "rematch" else {"choices": 0}
        assert mallory.post(path, **body)["id"]
        assert mallory.post(f"/api/tables/{client.table}/fork", 409, choices=0)["code"] == "too_many_listed"
