"""`wusel admin` with and without a running server: orders are executed once, and clients are notified."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.command_line import ok, refused, run
from tests.server.company import catch_up, choose_on, gather, meet
from tests.server.operations.test_operator import FAR_AWAY, figures
from tests.server.postgres import postgres, postgres_url
from tests.server.visitors import Client, RunningServer, run_server, wait_until
from wusel.server.lobby import maintenance
from wusel.server.lobby.admin_commands import Delete, Shut, encode_command
from wusel.server.log.stores.rows import Order
from wusel.server.operations import admin

__all__ = ["postgres", "postgres_url"]

FAR = FAR_AWAY["X-Forwarded-For"]


@pytest.fixture(autouse=True)
def _frequent_maintenance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL_SECONDS", 0.02)


@pytest.fixture
def db(server: RunningServer) -> str:
    return server.manager.config.db


def code_of(server: RunningServer, client: Client) -> str:
    return server.manager.tables[client.table].state.code


def in_the_file(db: str) -> str:
    """Return all rows of a database as text."""
    with closing(sqlite3.connect(db)) as file:
        names = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        rows = [row for name in names for row in file.execute(f"select * from {name}")]
    return "\n".join(str(row) for row in rows)


def comes_again(client: Client) -> Client:
    assert client.is_cut() == 1012
    return client.guest.joins(client.table)


# --- tables


def test_tables_are_listed_by_phase_and_age(server: RunningServer, db: str) -> None:
    playing, gathering = meet(server, "Anna Ben")[0], gather(server, "Carla Dora")[0]
    said = ok("admin", "tables", "--db", db).splitlines()
    assert [line.split()[0] for line in said] == [code_of(server, gathering), code_of(server, playing)]
    assert "Anna, Ben" in said[1]
    (only,) = ok("admin", "tables", "--db", db, "--phase", "playing", "--younger", "1").splitlines()
    assert only == said[1]
    assert ok("admin", "tables", "--db", db, "--older", "1") == ""


def test_a_table_is_closed_in_the_middle_of_a_game(
    server: RunningServer, db: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "wusel.orders")
    clients = meet(server, "Anna Ben")
    code = code_of(server, clients[0])
    assert ok("admin", "close", code.lower(), "--db", db) == f"Table {code} is closed.\n"
    for client in clients:
        client.wait_for("closed")
        assert (client.info["phase"], client.info["ending"]["how"]) == ("over", "closed")
        assert client.play["owing"] == []
    clients[0].does("chat", text="what a pity")
    clients[0].guest.get(f"/api/tables/{clients[0].table}/replay")
    assert "over already" in refused("admin", "close", clients[0].table, "--db", db)
    logged = [(record.__dict__["do"], record.__dict__["why"]) for record in caplog.records]
    assert logged == [("close", ""), ("close", "the game at this table is over already")], "each order once"
    assert clients[0].table not in caplog.text


def test_a_deleted_table_is_removed_for_all_clients(server: RunningServer, db: str) -> None:
    client, other = meet(server, "Anna Ben")
    assert run("admin", "delete", client.table, "--db", db).exit_code == 1, "nobody has said that it is meant"
    ok("admin", "delete", client.table, "--yes", "--db", db)
    assert {client.is_cut(), other.is_cut()} == {1012}
    client.guest.get(f"/api/tables/{client.table}", 404)
    assert client.guest.get("/api/tables/mine")["tables"] == []
    assert client.table not in in_the_file(db)
    assert "There is no table" in refused("admin", "delete", client.table, "--yes", "--db", db)


def test_orders_are_executed_without_a_server(tmp_path: Path) -> None:
    db = str(tmp_path / "wusel.db")
    with run_server(db) as server:
        kept, gone = (meet(server, "Anna Ben")[0] for _ in range(2))
        cookies = kept.guest.web.cookies
    ok("admin", "close", kept.table, "--db", db)
    ok("admin", "delete", gone.table, "--yes", "--db", db)
    ok("admin", "ban", "192.0.2.7", "--db", db)
    with run_server(db) as server:
        anna = server.guest()
        anna.web.cookies.update(cookies)
        assert anna.get(f"/api/tables/{kept.table}")["ending"]["how"] == "closed"
        anna.get(f"/api/tables/{gone.table}", 404)
        assert server.manager.bans == {"192.0.2.7"}


def test_errors_say_what_is_wrong(tmp_path: Path, db: str) -> None:
    missing = str(tmp_path / "none.db")
    assert f"There is no database {missing}" in refused("admin", "tables", "--db", missing)
    assert not Path(missing).exists()
    assert "There is no table NONE" in refused("admin", "close", "NONE", "--db", db)
    assert "Nobody is known by '-x'" in refused("admin", "delete-person", "-x", "--yes", "--db", db)
    assert "There is no table --x" in refused("admin", "close", "--x", "--db", db)
    assert "should be an address" in refused("admin", "ban", "example.org", "--db", db)
    assert "this machine itself" in refused("admin", "ban", "::ffff:127.0.0.1", "--db", db)
    assert "192.0.2.1 is not banned" in refused("admin", "unban", "192.0.2.1", "--db", db)


def test_an_expired_order_is_not_executed(server: RunningServer, db: str) -> None:
    client = gather(server, "Anna Ben")[0]
    old = Order("old", 1, encode_command(Delete(client.table)))
    admin.in_session(db, lambda session: session.store.place_order(old))
    wait_until(lambda: "'old'" not in in_the_file(db), "it is still there")
    client.does("chat", text="still here")


# --- addresses


def test_requests_from_a_banned_address_are_refused(server: RunningServer, db: str) -> None:
    anna = server.guest("Anna")
    table = anna.opens()
    far = server.guest()
    far.web.headers.update(FAR_AWAY)
    assert far.get("/api/me")
    assert ok("admin", "ban", FAR, "--why", "spam", "--db", db) == f"Nobody is let in from {FAR} any more.\n"
    wait_until(lambda: far.web.get("/api/me").status_code == 403, "they are still let in")
    answer = far.web.get("/").json()
    assert answer["code"] == "banned"
    assert "niemand" in answer["message"]
    assert anna.joins(table).info["you_watch"] is False, "others notice nothing"
    assert "spam" in ok("admin", "bans", "--db", db)
    assert figures(anna)['wusel_turned_away_total{why="banned"}'] >= 2
    ok("admin", "unban", FAR, "--db", db)
    wait_until(lambda: far.web.get("/api/me").status_code == 200, "they are still not let in")
    assert ok("admin", "bans", "--db", db) == ""


def test_an_ipv6_network_is_banned_and_its_connections_are_closed(server: RunningServer, db: str) -> None:
    client = server.guest("Anna").joins(server.guest("Ben").opens())
    (live,) = server.manager.tables.values()
    (listener,) = live.audience.listeners
    listener.client = "2001:db8:0:1::"
    ok("admin", "ban", "2001:db8:0:1:2:3:4:5", "--db", db)
    assert client.is_cut() == 1008
    assert ok("admin", "bans", "--db", db).split()[0] == "2001:db8:0:1::"


def test_direct_connections_from_a_banned_address_are_dropped(tmp_path: Path) -> None:
    db = str(tmp_path / "wusel.db")
    with run_server(db, trusted_proxies=()) as server:
        web = server.guest("Anna").web
        admin.in_session(db, lambda session: session.submit(Shut("127.0.0.1")))
        wait_until(lambda: server.manager.bans, "nobody has told the server")
        assert web.get("/api/me").json()["code"] == "banned", "on a connection that was open before"
        with pytest.raises(httpx.TransportError):
            server.guest().web.get("/healthz")


# --- people


def id_of(db: str, name: str) -> str:
    return ok("admin", "people", name, "--db", db).split()[0]


def test_a_deleted_person_leaves_no_trace_and_the_others_play_on(server: RunningServer, db: str) -> None:
    clients = meet(server, "Annabella Ben Carla", "schwarm")
    anna, ben, carla = clients
    anna.does("chat", text="my secret words")
    choose_on(clients, 6)
    alone = anna.guest.opens(seats="you greedy", start=True)
    hosted = gather(server, "Dora Emil")
    hosted[0].does("chat", text="nothing of hers")
    watching = anna.guest.joins(hosted[0].table)
    watching.does("chat", text="more secret words")
    person = id_of(db, "Annabella")
    before = ben.play["choices"]
    said = ok("admin", "delete-person", person, "--yes", "--db", db)
    assert said == f"Nobody is known by {person} any more, at 3 tables.\n"
    everything = in_the_file(db)
    for trace in (person, "Annabella", "my secret words", "more secret words", alone):
        assert trace not in everything
    assert "nothing of hers" in everything
    assert anna.guest.get("/api/me")["name"] != "Annabella", "the cookie leads to nobody"
    ben, carla = comes_again(ben), comes_again(carla)
    assert ben.play["choices"] >= before, "what was chosen stays"
    seat = ben.info["seats"][0]
    assert (seat["name"], seat["kind"]) == ("Guest 0", "person")
    assert seat["bot"], "somebody plays for her"
    until = ben.play["choices"] + 4
    while ben.play["choices"] < until:
        seats = {1: ben, 2: carla}
        for owing in [seat for seat in ben.play["owing"] if seat in seats]:
            seats[owing].chooses(owing)
        ben.hear()
        catch_up(ben, carla)
    assert "Nobody is known" in refused("admin", "delete-person", person, "--yes", "--db", db)


def test_a_deleted_person_leaves_their_seat_before_the_start(server: RunningServer, db: str) -> None:
    ben = gather(server, "Annabella Ben")[1]
    ok("admin", "delete-person", id_of(db, "Annabella"), "--yes", "--db", db)
    ben = comes_again(ben)
    assert ben.info["seats"][0]["kind"] == "empty"
    assert ben.info["you_host"]
    assert "Annabella" not in in_the_file(db)


# --- several processes


def test_the_process_that_owns_the_table_executes_the_order(postgres_url: str) -> None:
    with run_server(postgres_url, address="here:1") as server:
        client = meet(server, "Anna Ben")[0]
        ok("admin", "close", client.table, "--db", postgres_url)
        client.wait_for("closed")
        ok("admin", "ban", FAR, "--db", postgres_url)
        wait_until(lambda: server.manager.bans == {FAR}, "nobody has told the server")
        person = id_of(postgres_url, "Anna")
        ok("admin", "delete-person", person, "--yes", "--db", postgres_url)
        assert client.is_cut() == 1012
        assert ok("admin", "people", "Anna", "--db", postgres_url) == ""
        assert admin.in_session(postgres_url, lambda session: session.store.tables_naming(person)) == []
