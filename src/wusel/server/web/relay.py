"""Passing on: a table that lives in another process is reached through this one.

The other process checks everything itself, the cookie included; this one only carries the words, and says under a seal
that no visitor can make for whom: limits count for them and not for this process. One that is frozen says nothing: as
soon as it has been silent for so long that its tables are anybody's, whoever waits for one is answered here.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from wusel.server.lobby.identity import Identities
from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.refusals import Refusal

PASSED_ON: Final = "x-wusel-passed-on"
CLOSED_TO_COME_AGAIN: Final = 1012
SILENT_SECONDS: Final = 5
"""After which a connection is cut on which a process says nothing: its tables are soon elsewhere."""
LOOK_AGAIN_SECONDS: Final = 1.0
"""Until it is seen whether a table has come here whose home has not answered yet."""
KEPT_HEADERS: Final = ("content-type", "content-disposition", "cache-control", "retry-after")


Said = TypeVar("Said")


async def unless_it_comes(manager: TableManager, table: str, answer: Coroutine[Any, Any, Said]) -> Said | None:
    """What the home of a table answers; none if the table comes here first, because its home has said nothing for too
    long."""
    asking = asyncio.create_task(answer)
    try:
        while not (await asyncio.wait({asking}, timeout=LOOK_AGAIN_SECONDS))[0]:
            if await is_here(manager, table) and not asking.done():
                return None
        return asking.result()
    finally:
        asking.cancel()


async def is_here(manager: TableManager, table: str) -> bool:
    try:
        await manager.table(table)
    except (Elsewhere, Refusal):
        return False
    return True


def patience(manager: TableManager) -> float:
    """Seconds after which a process that says nothing has lost its tables, unless it is this one that is cut off."""
    return manager.config.lease_seconds + SILENT_SECONDS


async def relay(socket: WebSocket, elsewhere: Elsewhere, first: str, manager: TableManager) -> bool:
    """Carry a connection to the process where its table lives, to its end; whether that was done, or the table has come
    here instead. Whoever was passed on once is not passed on again: the table has just moved."""
    if socket.scope["passed_on"]:
        await socket.close(CLOSED_TO_COME_AGAIN)
        return True
    headers = {PASSED_ON: seal_of(socket, manager.people)}
    if "cookie" in socket.headers:
        headers["cookie"] = socket.headers["cookie"]
    try:
        opening = opened(elsewhere.address, headers, patience(manager))
        found = await unless_it_comes(manager, elsewhere.table, opening)
        if found is None:
            return False
        async with found as other:
            await other.send(first)
            await carry(socket, other)
            code = other.close_code or CLOSED_TO_COME_AGAIN
    except (OSError, TimeoutError, WebSocketException):
        code = CLOSED_TO_COME_AGAIN
    await socket.close(code if code not in (1005, 1006) else CLOSED_TO_COME_AGAIN)
    return True


async def opened(address: str, headers: dict[str, str], seconds: float) -> ClientConnection:
    return await connect(
        f"ws://{address}/api/play",
        additional_headers=headers,
        max_size=None,
        compression=None,
        proxy=None,
        open_timeout=seconds,
        ping_interval=SILENT_SECONDS,
        ping_timeout=SILENT_SECONDS,
    )


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


async def pass_on(request: Request, elsewhere: Elsewhere, body: bytes, manager: TableManager) -> Response | None:
    """Carry a request to the process where its table lives; none if the table has come here instead."""
    if request.scope["passed_on"]:
        raise just_moving()
    return await unless_it_comes(manager, elsewhere.table, answered(request, elsewhere.address, body, manager))


async def answered(request: Request, address: str, body: bytes, manager: TableManager) -> Response:
    import httpx  # noqa: PLC0415  # needed only where several processes share a PostgreSQL

    headers = {name: request.headers[name] for name in ("cookie", "content-type") if name in request.headers}
    headers[PASSED_ON] = seal_of(request, manager.people)
    url = f"http://{address}{request.url.path}?{request.url.query}"
    try:
        # Nothing is encrypted on this way: to read the system's certificates would hold up every table for a while.
        async with httpx.AsyncClient(trust_env=False, timeout=patience(manager), verify=False) as client:
            answer = await client.request(request.method, url, content=body, headers=headers)
    except httpx.HTTPError:
        raise just_moving() from None
    kept = {name: answer.headers[name] for name in KEPT_HEADERS if name in answer.headers}
    return Response(answer.content, answer.status_code, kept)


def just_moving() -> Refusal:
    return Refusal("moved", "this table is just moving; try again")


def seal_of(connection: HTTPConnection, people: Identities) -> str:
    """On whose behalf words are carried."""
    return people.sign_address(connection.client.host if connection.client else "")
