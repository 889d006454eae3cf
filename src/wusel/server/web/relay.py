"""Relay: requests and WebSocket connections to a table in another process are forwarded to that process.

The other process checks everything itself, the cookie included. This one forwards the data, and names the client in a
signed header that no client can make, because limits count for the client and not for this process. A frozen process
does not answer. Once its leases have expired, this process answers the clients that wait for one of its tables.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.metrics import merged
from wusel.server.refusals import Refusal

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PASSED_ON: Final = "x-wusel-passed-on"
"""Header with the signed address of the client."""
FROM_SIBLING: Final = "x-wusel-from-sibling"
"""Header of a request that another worker process of the same server forwards; its value is the reason."""
FOR_CLIENT: Final = "client"
FOR_TABLE: Final = "table"
FOR_CLIENT_SECONDS: Final = 90.0
"""Timeout of a request that is forwarded to the home of its client. Uploads wait the longest."""
CLOSED_TO_COME_AGAIN: Final = 1012
PING_SECONDS: Final = 5
"""Interval and timeout of pings to the other process; a connection without an answer is closed."""
CHECK_SECONDS: Final = 1.0
"""Interval at which a process that waits for another tries to get the lease of the table itself."""
METRICS_SECONDS: Final = 2.0
"""Timeout for the metrics of another worker process."""
FIND: Final = "/api/tables/find"
"""The path of the one request about a table that does not name it. Forwarded, its query names it for the front."""
KEPT_HEADERS: Final = ("content-type", "content-disposition", "cache-control", "retry-after")


Answer = TypeVar("Answer")


async def unless_taken_over(manager: TableManager, table: str, answer: Coroutine[Any, Any, Answer]) -> Answer | None:
    """Return the answer of the table's home process; None if this process gets the lease first, because that of the
    home has expired."""
    asking = asyncio.create_task(answer)
    try:
        while not (await asyncio.wait({asking}, timeout=CHECK_SECONDS))[0]:
            with suppress(Elsewhere, Refusal):
                await manager.table(table)
                if not asking.done():
                    return None
        return asking.result()
    finally:
        asking.cancel()


def timeout(manager: TableManager) -> float:
    """Seconds after which the leases of a silent process have expired, unless it is this one that is cut off."""
    return manager.config.lease_seconds + PING_SECONDS


async def relay(socket: WebSocket, elsewhere: Elsewhere, first: str, manager: TableManager) -> bool:
    """Forward a connection to the home of its table until it is closed; False if this process has taken the table over
    instead."""
    from websockets.exceptions import WebSocketException  # noqa: PLC0415  # a single process never needs it

    if has_just_moved(socket, elsewhere, manager):
        await socket.close(CLOSED_TO_COME_AGAIN)
        return True
    headers = forwarded_headers(socket, elsewhere, manager, ("cookie",))
    try:
        opening = connected(elsewhere.address, elsewhere.table, headers, timeout(manager))
        found = await unless_taken_over(manager, elsewhere.table, opening)
        if found is None:
            return False
        async with found as other:
            await other.send(first)
            await forward_both_ways(socket, other)
            code = other.close_code or CLOSED_TO_COME_AGAIN
    except (OSError, TimeoutError, WebSocketException):
        code = CLOSED_TO_COME_AGAIN
    await socket.close(code if code not in (1005, 1006) else CLOSED_TO_COME_AGAIN)
    return True


async def connected(address: str, table: str, headers: dict[str, str], seconds: float) -> "ClientConnection":
    from websockets.asyncio.client import connect  # noqa: PLC0415  # as above

    return await connect(
        f"ws://{address}/api/play?table={table}",
        additional_headers=headers,
        max_size=None,
        compression=None,
        proxy=None,
        open_timeout=seconds,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
    )


async def forward_both_ways(socket: WebSocket, other: "ClientConnection") -> None:
    """Forward frames in both directions until one side closes the connection."""
    tasks = {asyncio.create_task(to_client(socket, other)), asyncio.create_task(to_home(socket, other))}
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def to_home(socket: WebSocket, other: "ClientConnection") -> None:
    from websockets.exceptions import ConnectionClosed  # noqa: PLC0415  # as above

    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await other.send(message["bytes"] if text is None else text)
    except ConnectionClosed:
        return


async def to_client(socket: WebSocket, other: "ClientConnection") -> None:
    async for frame in other:
        await socket.send({"type": "websocket.send", "text": frame})


async def forward(request: Request, elsewhere: Elsewhere, body: bytes, manager: TableManager) -> Response | None:
    """Forward a request to the home of its table or its client; None if this process has taken the table over."""
    if has_just_moved(request, elsewhere, manager):
        raise just_moving()
    answer = answered(request, elsewhere, body, manager)
    return await unless_taken_over(manager, elsewhere.table, answer) if elsewhere.table else await answer


async def answered(request: Request, elsewhere: Elsewhere, body: bytes, manager: TableManager) -> Response:
    import httpx  # noqa: PLC0415  # slow to import, and a single process never needs it

    headers = forwarded_headers(request, elsewhere, manager, ("cookie", "content-type"))
    path = request.url.path
    query = f"table={elsewhere.table}" if path == FIND and elsewhere.table else request.url.query
    url = f"http://{elsewhere.address}{path}?{query}"
    seconds = timeout(manager) if elsewhere.table else FOR_CLIENT_SECONDS
    try:
        # There is no TLS between processes, and reading the system's certificates would block the loop.
        async with httpx.AsyncClient(trust_env=False, timeout=seconds, verify=False) as client:
            answer = await client.request(request.method, url, content=body, headers=headers)
    except httpx.HTTPError:
        raise just_moving() from None
    kept = {name: answer.headers[name] for name in KEPT_HEADERS if name in answer.headers}
    return Response(answer.content, answer.status_code, kept)


def just_moving() -> Refusal:
    return Refusal("moved", "this table is just moving; try again")


def has_just_moved(connection: HTTPConnection, elsewhere: Elsewhere, manager: TableManager) -> bool:
    """Return whether a forwarded request has to be forwarded once more because its table has moved. Two further hops
    are right: from the home of the client to that of the table, and from that home to another server."""
    why = connection.headers.get(FROM_SIBLING, "")
    is_hop_between = why and elsewhere.address not in manager.config.group.addresses
    return connection.scope["passed_on"] and not is_hop_between and why != FOR_CLIENT


def forwarded_headers(
    connection: HTTPConnection, elsewhere: Elsewhere, manager: TableManager, kept: tuple[str, ...]
) -> dict[str, str]:
    """Return the headers for the other process, with the signed address of the client."""
    headers = {name: connection.headers[name] for name in kept if name in connection.headers}
    client = connection.client.host if connection.client else ""
    headers |= {PASSED_ON: manager.people.sign_address(client)}
    why = FOR_TABLE if elsewhere.table else FOR_CLIENT
    return headers | ({FROM_SIBLING: why} if elsewhere.address in manager.config.group.addresses else {})


async def metrics_of_all(manager: TableManager) -> str:
    """The metrics of all worker processes; those of one that does not answer are left out."""
    import httpx  # noqa: PLC0415  # as above

    group = manager.config.group
    texts = {group.index: manager.metrics.text().decode()}
    async with httpx.AsyncClient(trust_env=False, timeout=METRICS_SECONDS, verify=False) as client:
        for index, address in enumerate(group.addresses):
            if index != group.index:
                with suppress(httpx.HTTPError):
                    texts[index] = (await client.get(f"http://{address}/metrics", params={"own": 1})).text
    return merged({str(index): texts[index] for index in sorted(texts)})
