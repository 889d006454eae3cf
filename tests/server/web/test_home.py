"""The home network: a second listening socket, opened and closed by a person at this very computer."""

import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from tests.server.visitors import NO_TLS, PATIENCE, Guest, RunningServer, run_server, wait_until
from tests.server.web.raw_clients import admission_of, raw_client, request, statuses
from wusel.server.web import addresses, home
from wusel.server.web.addresses import default_route_address, home_addresses, is_private

NEIGHBOUR = "127.0.0.2"
"""A loopback address in place of one in a home network."""
ELSEWHERE = "127.0.0.3"


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give this machine two private addresses, regardless of its real ones."""
    monkeypatch.setattr(home, "home_addresses", lambda: [NEIGHBOUR, ELSEWHERE])


@pytest.fixture
def friend(server: RunningServer) -> Iterator[Guest]:
    """Yield a guest who connects to the second socket once it is open."""
    guest = Guest(at(server, NEIGHBOUR))
    guest.web.close()
    way = httpx.HTTPTransport(local_address=NEIGHBOUR, verify=NO_TLS)
    guest.web = httpx.Client(base_url=f"http://{guest.address}", transport=way, timeout=PATIENCE)
    yield guest
    guest.goes()


def at(server: RunningServer, address: str) -> str:
    return f"{address}:{server.home.port}"


def lets_in(server: RunningServer, address: str, status: int = 200) -> dict[str, object]:
    told: dict[str, object] = server.guest().post("/api/home", status, address=address)
    return told


def is_answered(guest: Guest) -> bool:
    try:
        return guest.web.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_it_listens_only_while_somebody_here_wants_it(server: RunningServer, friend: Guest) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/home") == {"open_at": "", "addresses": [NEIGHBOUR, ELSEWHERE], "may_change": True}
    assert not is_answered(friend)
    table = anna.opens()
    assert lets_in(server, NEIGHBOUR)["open_at"] == f"http://{at(server, NEIGHBOUR)}"
    friend.get("/api/me")
    client = friend.joins(table)
    client.does("sit", seat=1)
    assert lets_in(server, "")["open_at"] == ""
    assert client.is_cut() == 1006, "connections of this socket are aborted"
    assert not is_answered(friend)
    assert anna.get("/api/tables/mine")["tables"][0]["id"] == table, "the first socket stays open"


def test_another_address_replaces_the_first(server: RunningServer, friend: Guest) -> None:
    lets_in(server, NEIGHBOUR)
    lets_in(server, ELSEWHERE)
    assert not is_answered(friend)
    other = Guest(at(server, ELSEWHERE))
    assert is_answered(other)
    other.goes()


def test_only_addresses_of_this_computer(server: RunningServer) -> None:
    for address in ("0.0.0.0", "127.0.0.1", "192.0.2.77", "localhost", "::"):
        assert lets_in(server, address, 400)["code"] == "no_address"
    with socket.create_server((NEIGHBOUR, server.home.port)):
        assert "cannot listen" in str(lets_in(server, NEIGHBOUR, 400)["message"])
    assert server.guest().get("/api/home")["open_at"] == ""


def test_an_address_that_is_gone_is_not_shown(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    lets_in(server, NEIGHBOUR)
    monkeypatch.setattr(home, "home_addresses", lambda: [ELSEWHERE])
    assert server.guest().get("/api/home") == {"open_at": "", "addresses": [ELSEWHERE], "may_change": True}


# --- permissions


def test_only_this_machine_opens_and_closes_it(server: RunningServer, friend: Guest) -> None:
    lets_in(server, NEIGHBOUR)
    passed = {"X-Forwarded-For": "127.0.0.1"}
    through_a_proxy = server.guest().web
    asked = [
        friend.web.get("/api/home"),
        friend.web.post("/api/home", json={"address": ""}),
        friend.web.get("/api/home", headers=passed),
        through_a_proxy.get("/api/home", headers=passed),
        through_a_proxy.post("/api/home", json={"address": ""}, headers=passed),
    ]
    assert [(each.status_code, each.json()["code"]) for each in asked] == [(403, "not_near")] * 5
    assert is_answered(friend)


def test_other_sites_do_not_open_it(server: RunningServer) -> None:
    web = server.guest("Anna").web
    wish = {"address": NEIGHBOUR}
    foreign = web.post("/api/home", json=wish, headers={"Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_origin")
    led = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert web.post("/api/home", json=wish, headers=led).status_code == 421
    assert web.post("/api/home", content='{"address":"127.0.0.2"}').status_code == 415
    assert server.home.address == ""


@pytest.mark.parametrize("start", [{"host": "0.0.0.0"}, {"origins": ("https://wusel.example",)}])
def test_host_and_origin_decide_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: dict[str, object]
) -> None:
    monkeypatch.setattr(home, "default_route_address", lambda: "192.168.1.20")
    with run_server(tmp_path / "wusel.db", lan=True, **start) as server:
        told = server.guest().get("/api/home")
        here = f"http://192.168.1.20:{server.home.port}"
        assert told == {"open_at": here if "host" in start else "https://wusel.example"} | {
            "addresses": [],
            "may_change": False,
        }
        assert lets_in(server, NEIGHBOUR, 409)["code"] == "decided"
        assert server.home.listener is None


# --- limits


def test_both_sockets_share_the_limits(server: RunningServer, friend: Guest) -> None:
    lets_in(server, NEIGHBOUR)
    before = admission_of(server).connections.count
    server.address = at(server, NEIGHBOUR)
    with raw_client(server) as client:
        wait_until(lambda: admission_of(server).connections.count == before + 1, "it is not counted")
        client.sendall(request(server, "/healthz", "X: " + "x" * 20_000))
        assert statuses(client.recv(65536)) == [431]
    foreign = friend.web.get("/api/games", headers={"Host": "evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (421, "foreign_host")
    origin = friend.web.post("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"})
    assert origin.json()["code"] == "foreign_origin"
    assert friend.web.get("/api/games", headers={"Host": "192.168.1.20:8765"}).status_code == 200


def test_connections_of_both_count_together(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", connections=2) as server:
        lets_in(server, NEIGHBOUR)
        server.guests.pop().goes()
        wait_until(lambda: admission_of(server).connections.count == 0, "a closed connection still counts")
        with raw_client(server):
            server.address = at(server, NEIGHBOUR)
            with raw_client(server), raw_client(server) as third:
                assert third.recv(1) == b"", "one too many is disconnected, on either socket"


# --- across restarts


def test_the_address_is_stored_until_it_is_closed(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db") as server:
        lets_in(server, ELSEWHERE)
    with run_server(tmp_path / "wusel.db", lan=False) as server:
        assert server.home.address == "", "--no-lan keeps it closed"
    with run_server(tmp_path / "wusel.db") as server:
        assert server.home.address == ELSEWHERE
        lets_in(server, "")
    assert list(tmp_path.glob("*.home")) == [], "the next start does not open it"
    with run_server(tmp_path / "wusel.db", lan=True) as server:
        assert server.home.address == NEIGHBOUR, "the first one found"


def test_another_network_than_last_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new address in the same network is used. In another network the socket stays closed."""
    (tmp_path / "wusel.home").write_text("127.0.0.77\n")
    with run_server(tmp_path / "wusel.db") as server:
        assert server.home.address == NEIGHBOUR
    (tmp_path / "wusel.home").write_text("192.168.77.5\n")
    with run_server(tmp_path / "wusel.db") as server:
        assert server.home.address == ""
    monkeypatch.setattr(home, "home_addresses", list)
    with run_server(tmp_path / "wusel.db") as server:
        assert server.guest().get("/api/home") == {"open_at": "", "addresses": [], "may_change": True}
    (tmp_path / "wusel.home").write_bytes(b"\xff nonsense")
    with run_server(tmp_path / "wusel.db") as server:
        assert server.home.address == ""


# --- addresses


@pytest.mark.parametrize("address", ["192.168.1.20", "10.0.0.7", "172.20.10.2"])
def test_a_private_address(address: str) -> None:
    assert is_private(address)


@pytest.mark.parametrize("address", ["", "127.0.0.1", "169.254.3.4", "0.0.0.0", "8.8.8.8", "100.64.0.5"])
def test_no_private_address(address: str) -> None:
    assert not is_private(address)


def test_virtual_interfaces_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address of the default route comes first, unless it belongs to a tunnel."""
    own = {"lo": "127.0.0.1", "docker0": "172.17.0.1", "br-3f": "172.18.0.1", "wg0": "10.8.0.2"}
    own |= {"enp3s0": "10.0.0.7", "wlan0": "192.168.1.20", "eth9": "203.0.114.9"}
    monkeypatch.setattr(addresses, "sys", SimpleNamespace(platform="linux"))
    monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(own)))
    monkeypatch.setattr(addresses, "addresses_of", lambda names: [own[name] for name in names])
    for out, found in {
        "192.168.1.20": ["192.168.1.20", "10.0.0.7"],
        "10.8.0.2": ["10.0.0.7", "192.168.1.20"],
        "": ["10.0.0.7", "192.168.1.20"],
    }.items():
        monkeypatch.setattr(addresses, "default_route_address", lambda out=out: out)
        assert home_addresses() == found


def test_this_machine_knows_its_own_addresses() -> None:
    found = home_addresses()
    assert len(set(found)) == len(found)
    assert not default_route_address() or not is_private(default_route_address()) or default_route_address() in found
    for address in found:
        with socket.create_server((address, 0)):
            pass
