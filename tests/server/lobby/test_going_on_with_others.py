"""A person who continues a save or a fork with other people knows no more than they do."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.company import catch_up, state_at
from tests.server.scenes import LONG_SEED, NEXT_SEED, Paper, fingerprint
from tests.server.visitors import Client, Guest, RunningServer, run_server
from wusel.engine.save import table_from
from wusel.engine.table import Table
from wusel.games import SHELF, find_game
from wusel.server.log.entries import Started
from wusel.server.table.reading import edition_of, state_from_log

FAR = 60
"""The number of choices after which chance has certainly been drawn in every game."""


def alone(server: RunningServer, game: str) -> tuple[Guest, str, Table[Any]]:
    """Anna has played both seats by herself, and has the future of that game at home."""
    anna = server.guest("Anna")
    table = anna.opens(game, "you you:Oma", start=True)
    return anna, table, table_from(anna.web.get(f"/api/tables/{table}/save").text, find_game)


def with_ben(server: RunningServer, anna: Guest, table: str) -> list[Client]:
    """Ben sits down in Oma's place, and the game begins."""
    clients = [anna.joins(table), server.guest("Ben").joins(table)]
    if clients[0].info["seats"][1]["yours"]:
        clients[0].does("leave", seat=1)
    clients[1].does("sit", seat=1)
    clients[0].does("start")
    catch_up(*clients)
    return clients


def foretold(clients: list[Client], home: Table[Any]) -> int:
    """Return how many choices agree with the game at home. The clients are in the order of the seats."""
    for right in range(FAR):
        if not home.owing() or any(clients[seat].look(seat)["view"] != home.view(seat) for seat in range(2)):
            return right
        seat = home.owing()[0]
        home.choose(seat, home.legal(seat)[0])
        clients[seat].chooses(seat)
        catch_up(*clients)
    return FAR


@pytest.mark.parametrize("game", SHELF)
def test_nobody_foretells_a_fork_that_others_play_in(server: RunningServer, game: str) -> None:
    anna, table, home = alone(server, game)
    fork = anna.post(f"/api/tables/{table}/fork", choices=0)["id"]
    clients = with_ben(server, anna, fork)
    assert all(client.info["dealt_anew"] for client in clients), "and all are told so"
    right = foretold(clients, home)
    assert right < FAR
    assert home.owing(), "it went another way before the end"


def test_whoever_goes_on_alone_finds_what_was_there(server: RunningServer) -> None:
    anna, table, home = alone(server, "mosquitozzz")
    client = anna.joins(anna.post(f"/api/tables/{table}/fork", choices=0)["id"])
    client.does("start")
    assert not client.info["dealt_anew"]
    foretold([client, client], home)
    assert not home.owing(), "to the very end"


def test_an_upload_with_others_is_dealt_anew_and_stays_so(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        anna, table, home = alone(server, "mosquitozzz")
        save = anna.web.get(f"/api/tables/{table}/save").text
        clients = with_ben(server, anna, anna.post("/api/tables/upload", save=save)["id"])
        assert clients[0].look(0)["view"] != home.view(0)
        for _ in range(70):
            if not (owing := clients[0].play["owing"]):
                break
            clients[owing[0]].chooses(owing[0], pick=-1)
            catch_up(*clients)
        before = fingerprint(state_at(server, clients[0]))
        id = clients[0].table
        anna_cookie = anna.web.cookies
    with run_server(tmp_path / "wusel.db") as server:
        again = server.guest()
        again.web.cookies = anna_cookie
        client = again.joins(id)
        assert fingerprint(state_at(server, client)) == before, "after a restart"
        assert client.info["dealt_anew"]
        replay = again.get(f"/api/tables/{id}/replay?seat=0")["moments"]
        assert replay[-1]["look"]["view"] == client.look(0)["view"]
        assert replay[0]["look"]["view"] != home.view(0)


def test_the_save_of_such_a_game_leads_to_the_same_end(server: RunningServer) -> None:
    anna, table, _ = alone(server, "mosquitozzz")
    clients = with_ben(server, anna, anna.post(f"/api/tables/{table}/fork", choices=0)["id"])
    for _ in range(5):
        owing = clients[0].play["owing"]
        clients[owing[0]].chooses(owing[0])
        catch_up(*clients)
    clients[0].does("resign", seat=0)
    catch_up(*clients)
    state = state_at(server, clients[0])
    assert state.play.table is not None
    text = anna.web.get(f"/api/tables/{clients[0].table}/save").text
    saved = table_from(text, find_game)
    assert saved.state.digest() == state.play.table.state.digest()

    again = anna.post("/api/tables/upload", save=text)["id"]
    second = with_ben(server, anna, again)
    assert (second[0].play["choices"], second[0].info["dealt_anew"]) == (5, True)
    third = state_at(server, second[0]).play.table
    assert third is not None
    assert [after for after, _ in third.deals] == [0, 5], "dealt anew once more"
    assert third.view(-1) == saved.view(-1)


def test_what_was_dealt_anew_is_the_same_with_a_checkpoint_and_without() -> None:
    paper = Paper()
    edition = edition_of(paper.state.play.game)
    paper.write(Started(str(LONG_SEED), paper.state.seating.chairs[:], str(NEXT_SEED), edition))
    for choices in (0, 1, 9):
        paper.plays(choices)
        for checkpoint in (None, paper.state.checkpoint()):
            again = state_from_log("table", "CODE", paper.records, checkpoint)
            assert fingerprint(again) == fingerprint(paper.state)
            assert again.play.dealt_anew
