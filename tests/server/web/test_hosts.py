"""Accepted `Host` names, and the client that limits apply to: behind proxies, between processes, with IPv6."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.datastructures import Headers

from tests.server.visitors import RunningServer, run_server
from tests.server.web.raw_clients import admission_of, raw_client, request, statuses
from wusel.server.config import Config
from wusel.server.lobby.identity import Identities
from wusel.server.rate_limit import network_prefix, normalize_address
from wusel.server.web import hosts
from wusel.server.web.app import HEADERS
from wusel.server.web.hosts import is_own_host, own_names
from wusel.server.web.proxies import forwarded_client, has_proxy_headers
from wusel.server.web.relay import PASSED_ON

OWN = ["localhost", "LocalHost:8765", "wusel.localhost", "localhost.", "127.0.0.1:8765", "192.168.1.20", "[::1]:8765"]
OWN += ["[fe80::1]", "kitchen", "kitchen.local:8765", "Friends.Example", "inside", "wusel.example:443", ""]
FOREIGN = ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "kitchen.evil"]
FOREIGN += ["[evil]", "friends.example.evil", "1.2.3", "evil.example@localhost", "%6cocalhost"]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> frozenset[str]:
    """Return the accepted names of a server on a machine called kitchen."""
    monkeypatch.setattr(hosts, "socket", SimpleNamespace(gethostname=lambda: "Kitchen"))
    return own_names(
        Config(
            db="",
            host="0.0.0.0",
            origins=("https://friends.example",),
            allowed_hosts=("wusel.example",),
            address="inside:9000",
        )
    )


@pytest.mark.parametrize("host", OWN)
def test_own_names_and_ip_addresses_are_accepted(names: frozenset[str], host: str) -> None:
    assert is_own_host(Headers({"host": host}), names)
    assert is_own_host(Headers(), names), "without a Host it is no browser"


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_not_accepted(names: frozenset[str], host: str) -> None:
    assert not is_own_host(Headers({"host": host}), names)
    assert not is_own_host(Headers(raw=[(b"host", b"localhost"), (b"host", host.encode())]), names)


def shakes_hands(server: RunningServer, host: str) -> int:
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Origin: http://{host}")
    words = request(server, "/api/play", *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    with raw_client(server) as client:
        client.sendall(words.replace(server.address.encode(), host.encode()))
        return statuses(client.recv(65536))[0]


def test_dns_rebinding_is_refused(server: RunningServer) -> None:
    """To the browser such a page has the same origin as the server, because its Origin matches its Host."""
    web = server.guest("Anna").web
    for path in ("/", "/api/me", "/api/tables", "/metrics", "/api/openapi.json", "/nothing"):
        answer = web.get(path, headers={"Host": "evil.example", "Origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host")
        assert "--allowed-host evil.example" in answer.json()["message"]
        assert answer.headers["x-content-type-options"] == HEADERS["X-Content-Type-Options"]
    answer = web.post("/api/me", json={"name": "x"}, headers={"Host": "evil.example", "Origin": "http://evil.example"})
    assert answer.status_code == 421
    assert web.get("/healthz", headers={"Host": "any.name"}).status_code == 200, "whoever looks after it is answered"
    assert shakes_hands(server, "evil.example") == 403


def test_a_configured_name_is_accepted(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", allowed_hosts=("friends.example",)) as server:
        assert server.guest().web.get("/api/me", headers={"Host": "friends.example:8080"}).status_code == 200
        assert shakes_hands(server, "friends.example") == 101


# --- the client that limits count for


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::1", "::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_is_one_client(address: str, home: str) -> None:
    assert network_prefix(address) == home


def test_addresses_are_normalized() -> None:
    assert normalize_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert normalize_address("2001:DB8:0::1") == "2001:db8::1"


@pytest.mark.usefixtures("_no_time_passes")
def test_an_ipv6_network_shares_its_rate(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", requests_per_second=0.01, request_burst=2) as server:
        web = server.guest().web

        def ask(address: str) -> int:
            return web.get("/api/games/none", headers={"X-Forwarded-For": address}).status_code

        assert [ask("2001:db8::1"), ask("2001:db8::2"), ask("2001:db8::3")] == [404, 404, 429]
        assert ask("2001:db8:0:1::1") == 404, "the neighbours have their own"


@pytest.mark.usefixtures("_no_time_passes")
def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    spoken = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    limits = {"requests_per_second": 0.01, "request_burst": 1}
    with run_server(tmp_path / "one.db", trusted_proxies=(), **limits) as server:
        web = server.guest().web
        assert "secure" not in web.get("/api/me", headers=spoken).headers["set-cookie"].lower()
        assert web.get("/api/me", headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 429, "it is the same visitor"
    with run_server(tmp_path / "two.db", trusted_proxies=("10.0.0.0/8", "127.0.0.0/8"), **limits) as server:
        web = server.guest().web
        assert "secure" in web.get("/api/me", headers=spoken).headers["set-cookie"].lower()
        assert web.get("/api/me", headers=spoken).status_code == 429
        forged = {"X-Forwarded-For": "192.0.2.9, 192.0.2.1, 10.1.2.3"}
        assert web.get("/api/me", headers=forged).status_code == 429, "what the visitor says of themselves is not heard"
        assert web.get("/api/me", headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 200


PROXIES = ("10.0.0.1", "10.0.0.2", "2001:db8:ffff::1")
NOBODY = ("", "")


@pytest.mark.parametrize(
    ("said", "visitor"),
    [
        ({"X-Forwarded-For": "192.0.2.1"}, "192.0.2.1"),
        ({"X-Forwarded-For": "192.0.2.9, 192.0.2.1, 10.0.0.2"}, "192.0.2.1"),
        ({"X-Forwarded-For": "192.0.2.1:4711"}, "192.0.2.1"),
        ({"X-Forwarded-For": "2001:DB8::1"}, "2001:db8::1"),
        ({"X-Forwarded-For": "[2001:db8::1]:80, [2001:db8:ffff::1]"}, "2001:db8::1"),
        ({"X-Forwarded-For": "::ffff:192.0.2.1,,"}, "192.0.2.1"),
        ({"X-Forwarded-For": "10.0.0.1, 10.0.0.2"}, "10.0.0.1"),
        ({"X-Forwarded-For": "192.0.2.1, unknown"}, ""),
        ({"X-Forwarded-For": "192.0.2.1, fe80::1%eth0"}, ""),
        ({"X-Forwarded-For": "192.0.2.01"}, ""),
        ({"X-Forwarded-For": ""}, ""),
        ({"X-Real-IP": "192.0.2.1"}, "192.0.2.1"),
        ({"X-Real-IP": "2001:db8::1"}, "2001:db8::1"),
        ({"X-Real-IP": "192.0.2.1, 192.0.2.2"}, ""),
        ({"X-Real-IP": "somebody"}, ""),
        ({"Forwarded": "for=192.0.2.1"}, "192.0.2.1"),
        ({"Forwarded": 'For="[2001:db8::1]:4711"'}, "2001:db8::1"),
        ({"Forwarded": "for=192.0.2.1; proto=http; by=10.0.0.1"}, "192.0.2.1"),
        ({"Forwarded": 'for=192.0.2.9,for=192.0.2.1;host="a,b;\\"c", for=10.0.0.2'}, "192.0.2.1"),
        ({"Forwarded": 'for="192.0.2.1:_a-port"'}, "192.0.2.1"),
        ({"Forwarded": "for=192.0.2.9, for=unknown"}, ""),
        ({"Forwarded": "for=192.0.2.9, for=_hidden"}, ""),
        ({"Forwarded": "for=192.0.2.9, by=10.0.0.1"}, ""),
        ({"Forwarded": "for=192.0.2.9;for=192.0.2.1"}, ""),
        ({"Forwarded": 'for="192.0.2.9, for=192.0.2.1'}, ""),
        ({"Forwarded": "for=2001:db8::1"}, ""),
        ({"Forwarded": 'for="2001:db8::1"'}, ""),
        ({"Forwarded": "for = 192.0.2.1"}, ""),
        ({"Forwarded": "192.0.2.1"}, ""),
        ({"Forwarded": "for=192.0.2.2", "X-Real-IP": "192.0.2.3", "X-Forwarded-For": "192.0.2.1"}, "192.0.2.1"),
        ({"X-Real-IP": "192.0.2.3", "Forwarded": "for=192.0.2.1"}, "192.0.2.1"),
        ({"X-Client-IP": "192.0.2.1"}, ""),
    ],
)
def test_proxy_headers_are_parsed_strictly(said: dict[str, str], visitor: str) -> None:
    assert forwarded_client(Headers(said), PROXIES.__contains__).address == visitor
    assert has_proxy_headers(Headers(said))
    assert not has_proxy_headers(Headers({"host": "localhost", "x-forward": "1"}))


def test_a_forged_header_before_the_proxy_is_ignored() -> None:
    """Proxies append to the header, or add another one after it."""
    forged = [(b"forwarded", b'for="'), (b"forwarded", b"for=192.0.2.1;proto=https")]
    assert forwarded_client(Headers(raw=forged), PROXIES.__contains__) == ("192.0.2.1", "https")
    assert forwarded_client(Headers(raw=forged[::-1]), PROXIES.__contains__) == NOBODY
    twice = [(b"x-real-ip", b"192.0.2.1"), (b"x-real-ip", b"192.0.2.2")]
    assert forwarded_client(Headers(raw=twice), PROXIES.__contains__) == NOBODY


@pytest.mark.parametrize(
    ("said", "scheme"),
    [
        ({"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}, "https"),
        ({"Forwarded": "for=192.0.2.1;proto=HTTPS"}, "https"),
        ({"Forwarded": "for=192.0.2.1;proto=https,for=10.0.0.1;proto=http"}, "https"),
        ({"Forwarded": "for=192.0.2.1;proto=https", "X-Forwarded-Proto": "http"}, "http"),
        ({"X-Forwarded-Proto": "gopher"}, ""),
    ],
)
def test_the_scheme_of_the_client(said: dict[str, str], scheme: str) -> None:
    assert forwarded_client(Headers(said), PROXIES.__contains__).scheme == scheme


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize(("name", "words"), [("X-Real-IP", "{}"), ("Forwarded", "for={};proto=https")])
def test_every_kind_of_proxy_header_is_read(tmp_path: Path, name: str, words: str) -> None:
    with run_server(tmp_path / "wusel.db", requests_per_second=0.01, request_burst=1) as server:
        web = server.guest().web

        def ask(address: str) -> int:
            return web.get("/api/games/none", headers={name: words.format(address)}).status_code

        assert [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.2")] == [404, 429, 404]
        assert [ask("somebody"), ask("somebody else")] == [404, 429], "nobody can tell them apart"


@pytest.mark.parametrize(
    "passed",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "192.0.2.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Forwarded": "for=192.0.2.1"},
        {"Forwarded": "nonsense"},
        {"X-Forwarded-Host": "play.example"},
        {"X-Forwarded-Proto": "https"},
        {"X-Client-IP": "192.0.2.1"},
        {"CF-Connecting-IP": "192.0.2.1"},
        {"Via": "1.1 proxy"},
        {"Host": "play.example"},
    ],
)
def test_forwarded_requests_are_not_local(tmp_path: Path, passed: dict[str, str]) -> None:
    """This holds for every header that the proxy adds."""
    with run_server(tmp_path / "wusel.db", allowed_hosts=("play.example",)) as server:
        web = server.guest().web
        assert web.get("/metrics", headers=passed).status_code == 404
        answer = web.get("/api/home", headers=passed)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_near")
        for host in (server.address, server.address.replace("127.0.0.1", "localhost")):
            assert web.get("/metrics", headers={"Host": host}).status_code == 200
            assert web.get("/api/home", headers={"Host": host}).status_code == 200


@pytest.mark.usefixtures("_no_time_passes")
def test_another_process_signs_the_address_of_its_client(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "request_burst": 1, "trusted_proxies": ()}
    with run_server(tmp_path / "wusel.db", **limits) as server:
        people = server.manager.people
        web = server.guest().web

        def ask(seal: str) -> int:
            return web.get("/api/games/none", headers={PASSED_ON: seal}).status_code

        assert [ask(people.sign_address("192.0.2.1")), ask(people.sign_address("192.0.2.1"))] == [404, 429]
        assert ask(people.sign_address("192.0.2.2")) == 404
        forged = Identities(people.store, b"another secret").sign_address("192.0.2.3")
        cookie = people.signer.dumps("192.0.2.3")
        assert [ask("1"), ask(forged), ask(cookie)] == [404, 429, 429], "whoever has no seal is counted as who they are"
        assert admission_of(server).peers == {"127.0.0.1"}, "its address is shared"
        assert admission_of(server).is_shared("127.0.0.1")


# --- guessing


@pytest.mark.usefixtures("_no_time_passes")
def test_concurrent_guesses_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guess counts before its result is known. Guesses during its lookup count too."""
    with run_server(tmp_path / "wusel.db", guesses_per_minute=3, requests_at_once=50) as server:
        look_up = server.manager.store.table_by_code
        answers: list[int] = []

        async def slowly(code: str) -> object:
            while len(answers) + 3 < 20:
                await asyncio.sleep(0.001)
            return await look_up(code)

        monkeypatch.setattr(server.manager.store, "table_by_code", slowly)
        guests = [server.guest("Mallory") for _ in range(20)]

        def guess(number: int) -> None:
            answer = guests[number].web.post("/api/tables/find", json={"code": f"AAAAAAA{number % 8 + 2}"})
            answers.append(answer.status_code)

        threads = [threading.Thread(target=guess, args=(number,)) for number in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [404] * 3 + [429] * 17
