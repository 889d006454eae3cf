"""Admission over real sockets: limits on connections and requests, counted by client."""

import asyncio
import socket
from contextlib import ExitStack, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.visitors import PATIENCE, RunningServer, run_server, wait_until
from tests.server.web.raw_clients import (
    CLIENT,
    KEY,
    STRANGERS,
    UPGRADE,
    admission_of,
    no_free_slots,
    raw_client,
    received,
    request,
    statuses,
    throttled,
)
from wusel.server.rate_limit import ConcurrencyLimit
from wusel.server.web.admission import REQUESTS_PER_TICK, RequestQueue

# --- connections


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with (
        run_server(tmp_path / "wusel.db", connections_per_address=3, **STRANGERS) as server,
        raw_client(server) as first,
        raw_client(server),
        raw_client(server),
    ):
        with raw_client(server) as fourth:
            assert received(fourth) == b"", "the fourth is disconnected before it sends anything"
        first.close()
        wait_until(lambda: admission_of(server).connections.count == 2, "a lost connection still counts")
        with raw_client(server) as again:
            again.sendall(request(server, "/healthz", "Connection: close"))
            assert statuses(received(again)) == [200]


def test_all_connections_together_are_limited(tmp_path: Path) -> None:
    """Connections of a proxy count as well."""
    with (
        run_server(tmp_path / "wusel.db", connections=2, connections_per_address=1) as server,
        raw_client(server),
        raw_client(server),
        raw_client(server) as third,
    ):
        assert received(third) == b""


@pytest.mark.usefixtures("_no_time_passes")
def test_the_rate_of_new_connections_is_limited(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", connections_per_second=1, connection_burst=2, **STRANGERS) as server:
        for expected in ([200], [200], []):
            with raw_client(server) as client:
                with suppress(ConnectionError):
                    client.sendall(request(server, "/healthz", "Connection: close"))
                assert statuses(received(client)) == expected


def test_incomplete_requests_of_one_address_do_not_keep_others_out(tmp_path: Path) -> None:
    with run_server(tmp_path / "wusel.db", connections=60, connections_per_address=50, **STRANGERS) as server:
        held = [socket.create_connection(("127.0.0.1", int(server.address.split(":")[1])), PATIENCE) for _ in range(50)]
        for each in held:
            each.sendall(b"GET / HTTP/1.1\r\nX: ")
        wait_until(lambda: admission_of(server).connections.count == 50, "they were not admitted")
        admission_of(server).peers.add("127.0.0.1")  # from now on this address is shared
        assert server.guest("Anna").get("/api/me")["name"] == "Anna", "others are admitted"
        for each in held:
            each.close()


def test_websockets_of_a_client_behind_a_proxy_count_before_the_rate_limit(tmp_path: Path) -> None:
    """Handshakes that wait in the rate limit hold no more connections than one client may have."""
    with run_server(tmp_path / "wusel.db", sockets_per_address=3) as server, ExitStack() as all_of_them:
        words = request(server, "/api/play", *UPGRADE, KEY, f"X-Forwarded-For: {CLIENT}")
        held = [all_of_them.enter_context(raw_client(server)) for _ in range(3)]
        with throttled(server, CLIENT):
            for client in held:
                client.sendall(words)
            wait_until(lambda: server.manager.connections.by_client.get(CLIENT) == 3, "they are not counted")
            for _ in range(5):
                with raw_client(server) as one_too_many:
                    one_too_many.sendall(words)
                    assert statuses(received(one_too_many)) == [403]
            wait_until(lambda: admission_of(server).connections.count == 3, "they are still there")
            with raw_client(server) as neighbour:
                neighbour.sendall(words.replace(CLIENT.encode(), b"192.0.2.2"))
                assert statuses(neighbour.recv(4096)) == [101]
        for client in held:
            assert statuses(client.recv(4096)) == [101]


def test_requests_of_a_client_behind_a_proxy_count_before_the_rate_limit(server: RunningServer) -> None:
    """One has the slot, one is queued, and all others are refused at once."""
    limit = admission_of(server).requests
    limit.slots, limit.most_queued = 1, 1
    words = request(server, "/api/games", "Connection: close", f"X-Forwarded-For: {CLIENT}")
    with raw_client(server) as first, raw_client(server) as second:
        with throttled(server, CLIENT):
            for client in (first, second):
                client.sendall(words)
            wait_until(lambda: limit.users[CLIENT] == 2, "no request is queued")
            for _ in range(5):
                with raw_client(server) as one_too_many:
                    one_too_many.sendall(words)
                    assert statuses(received(one_too_many)) == [429]
        assert statuses(received(first)) == statuses(received(second)) == [200]


# --- requests


def test_concurrent_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    """The others are queued, and answered one after the other."""
    with (
        run_server(tmp_path / "wusel.db", requests_at_once=1) as server,
        raw_client(server) as first,
        raw_client(server) as second,
    ):
        with no_free_slots(server) as limit:
            for client in (first, second):
                client.sendall(request(server, "/healthz", "Connection: close"))
            wait_until(lambda: limit.users["127.0.0.1"] == 2, "they are not queued")
        assert statuses(received(first)) == statuses(received(second)) == [200]
        wait_until(lambda: not limit.users, "a slot was not released")


def test_a_full_queue_refuses_requests(server: RunningServer) -> None:
    with no_free_slots(server) as limit, raw_client(server) as first, raw_client(server) as second:
        limit.most_queued = 1
        first.sendall(request(server))
        wait_until(lambda: limit.users["127.0.0.1"], "no request is queued")
        second.sendall(request(server, "/api/me"))
        answer = received(second)
        assert statuses(answer) == [429]
        assert b"connection: close" in answer.lower()


def test_only_a_few_requests_start_in_a_tick() -> None:
    async def add_many() -> list[list[int]]:
        queue, begun = RequestQueue(), list[int]()
        for number in range(3 * REQUESTS_PER_TICK):
            queue.add(partial(begun.append, number))
        seen = []
        while len(begun) < 3 * REQUESTS_PER_TICK:
            await asyncio.sleep(0)
            seen.append(begun[:])
        return seen

    seen = [[], *asyncio.run(add_many())]
    assert seen[-1] == list(range(3 * REQUESTS_PER_TICK))
    assert max(len(after) - len(before) for before, after in pairwise(seen)) == REQUESTS_PER_TICK


def test_a_released_slot_goes_to_the_first_in_the_queue() -> None:
    async def use_slots() -> list[str]:
        limit, told = ConcurrencyLimit(1, 3), []

        async def one(name: str) -> None:
            assert await limit.acquire("home")
            told.append(name)
            await asyncio.sleep(0)
            limit.release("home")

        tasks = [asyncio.create_task(one(name)) for name in "abcd"]
        await asyncio.sleep(0)
        assert not await limit.acquire("home"), "the queue is full"
        assert await limit.acquire("elsewhere"), "others have a queue of their own"
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        limit.release("elsewhere")
        assert not limit.users
        assert not limit.semaphores
        return told

    assert asyncio.run(use_slots()) == ["a", "b", "d"]
