"""Passing on: a table that lives in another process is reached through this one.

The other process checks everything itself, the cookie included; this one only carries the words, and says under a seal
that no visitor can make for whom: limits count for them and not for this process.
"""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from wusel.server.lobby.identity import Identities

PASSED_ON: Final = "x-wusel-passed-on"
CLOSED_TO_COME_AGAIN: Final = 1012
SILENT_SECONDS: Final = 5
"""After which nobody waits for a process that says nothing: its tables are soon elsewhere."""
KEPT_HEADERS: Final = ("content-type", "content-disposition", "cache-control", "retry-after")


async def relay(socket: WebSocket, address: str, first: str, people: Identities) -> None:
    """Carry a connection to the process where its table lives. Whoever was passed on once is not passed on again:
    the table has just moved."""
    if socket.scope["passed_on"]:
        await socket.close(CLOSED_TO_COME_AGAIN)
        return
    headers = {PASSED_ON: seal_of(socket, people)}
    if "cookie" in socket.headers:
        headers["cookie"] = socket.headers["cookie"]
    try:
        async with connect(
            f"ws://{address}/api/play",
            additional_headers=headers,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=SILENT_SECONDS,
            ping_interval=SILENT_SECONDS,
            ping_timeout=SILENT_SECONDS,
        ) as other:
            await other.send(first)
            await carry(socket, other)
            code = other.close_code or CLOSED_TO_COME_AGAIN
    except (OSError, TimeoutError, WebSocketException):
        code = CLOSED_TO_COME_AGAIN
    await socket.close(code if code not in (1005, 1006) else CLOSED_TO_COME_AGAIN)


async def carry(socket: WebSocket, other: ClientConnection) -> None:
    """Words go both ways until one side hangs up."""
    tasks = {asyncio.create_task(outwards(socket, other)), asyncio.create_task(inwards(socket, other))}
    _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def inwards(socket: WebSocket, other: ClientConnection) -> None:
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await other.send(message["bytes"] if text is None else text)
    except ConnectionClosed:
        return


async def outwards(socket: WebSocket, other: ClientConnection) -> None:
    async for frame in other:
        await socket.send({"type": "websocket.send", "text": frame})


async def pass_on(request: Request, address: str, body: bytes, people: Identities) -> Response | None:
    """Carry a request to the process where its table lives; none if that process does not answer."""
    import httpx  # noqa: PLC0415  # needed only where several processes share a PostgreSQL

    if request.scope["passed_on"]:
        return None
    headers = {name: request.headers[name] for name in ("cookie", "content-type") if name in request.headers}
    url = f"http://{address}{request.url.path}?{request.url.query}"
    try:
        # Nothing is encrypted on this way: to read the system's certificates would hold up every table for a while.
        async with httpx.AsyncClient(trust_env=False, timeout=20, verify=False) as client:
            answer = await client.request(
                request.method, url, content=body, headers={**headers, PASSED_ON: seal_of(request, people)}
            )
    except httpx.HTTPError:
        return None
    kept = {name: answer.headers[name] for name in KEPT_HEADERS if name in answer.headers}
    return Response(answer.content, answer.status_code, kept)


def seal_of(connection: HTTPConnection, people: Identities) -> str:
    """On whose behalf words are carried."""
    return people.sealed(connection.client.host if connection.client else "")
