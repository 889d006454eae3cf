"""The WebSocket of a table: read messages, submit commands, send answers."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from wusel.engine.view import SPECTATOR
from wusel.server.lobby.identity import COOKIE
from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.log.stores.rows import Person, StoreFailed
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal, not_stored
from wusel.server.table import queries
from wusel.server.table.attendance import join, leave, look
from wusel.server.table.live_table import LiveTable
from wusel.server.web.frame_sender import FrameSender
from wusel.server.web.hosts import client_of
from wusel.server.web.relay import just_moving, relay
from wusel.server.wire.client_messages import (
    AnyCommand,
    Choose,
    Foresee,
    FromClient,
    Hello,
    Hint,
    LookThrough,
    Point,
    Why,
)
from wusel.server.wire.messages import FromServer, Refused

log = logging.getLogger("wusel.sockets")

MOST_FAULTS: Final = 100
"""Consecutive refused messages after which a connection is closed."""
MOST_ANSWERS: Final = 8
"""Previews of one connection that are computed at once."""

CLOSED_BY_POLICY: Final = 1008
CLOSED_TO_COME_AGAIN: Final = 1012
CLOSED_NO_TABLE: Final = 4404
CLOSED_NO_HELLO: Final = 4408

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


class Connection:
    """A person's connection to a table: the listener that the table sends to."""

    def __init__(self, socket: FrameSender, person: Person, client: str, seat: int = SPECTATOR) -> None:
        self.socket = socket
        self.send = socket.send
        self.person = person
        self.client = client
        self.seat = seat
        self.is_closed = False

    def disconnect(self, why: str) -> None:
        self.close(CLOSED_BY_POLICY if why in ("closed_to_spectators", "banned") else CLOSED_TO_COME_AGAIN)

    def close(self, code: int) -> None:
        """Close after all sent frames. Nothing more is handled."""
        self.is_closed = True
        self.socket.close(code)


class Session:
    """Handles the messages of one connection, one after the other. Hints and previews are answered by tasks of their
    own, so that other messages need not wait for them."""

    def __init__(self, manager: TableManager, live: LiveTable, connection: Connection) -> None:
        self.manager = manager
        self.live = live
        self.connection = connection
        self.messages = Bucket(manager.config.messages_per_second, manager.config.message_burst)
        self.faults = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, receive: Receive, since: int | None) -> None:
        """Join the table and handle messages until the connection ends."""
        try:
            await join(self.live, self.connection, since)
            while (message := await receive())["type"] != "websocket.disconnect":
                if not self.connection.is_closed:
                    await self.handle(message.get("text"))
        finally:
            self.connection.is_closed = True
            for task in self.tasks:
                task.cancel()
            leave(self.live, self.connection)

    async def handle(self, text: str | None) -> None:
        """Answer one message: with done, refused, or the news that it led to."""
        begun = time.perf_counter()
        is_too_fast = not self.messages.take()
        answer: FromServer | None = None
        id = ""
        try:
            message = read(text)
            if isinstance(message, Hello):
                raise Refusal("said_hello", "you have said hello already")
            id = message.id
            if is_too_fast:
                raise Refusal("too_fast", "too many messages; slow down")
            self.manager.metrics.messages.came(type(message))
            if not self.connection.person.id:
                raise Refusal("no_identity", "you can only watch; ask for an identity first (GET /api/me)")
            answer = await self.answer(message)
            self.faults = 0
        except Refusal as refusal:
            answer = self.refused(id, refusal)
        except StoreFailed:
            answer = self.refused(id, not_stored())
        except Exception:
            log.exception("a message could not be answered")
            self.connection.close(CLOSED_TO_COME_AGAIN)
        if answer is not None:
            self.connection.send(encode(answer))
        self.manager.metrics.messages.answered(time.perf_counter() - begun)
        if self.faults > MOST_FAULTS:
            self.connection.close(CLOSED_BY_POLICY)

    async def answer(self, message: AnyCommand | Why | Hint | Foresee | Point | LookThrough) -> FromServer | None:
        """The answer to a message; None if the news was the answer, or if it comes later."""
        live, connection = self.live, self.connection
        person = connection.person
        match message:
            case Why():
                try:
                    self.require_checks().charge(1)
                    return await queries.explain(live, person, message)
                except Refusal as refusal:  # the answer, and no fault
                    return Refused(message.id, refusal.code, refusal.message, refusal.rule)
            case Choose():
                checks = self.require_checks()
                try:
                    return await self.manager.submit(live, person, message, connection.client, connection)
                except Refusal:
                    checks.charge(1)
                    raise
            case Hint():
                thinking = await queries.begin_hint(live, person, message)
                self.answer_later(message.id, partial(queries.hint, live, person, message, thinking))
                return None
            case Foresee():
                if len(self.tasks) >= MOST_ANSWERS:  # no fault either
                    return Refused(
                        message.id, "too_fast", "you have asked for more than can be said at once; wait a little"
                    )
                self.answer_later(message.id, partial(queries.foresee, live, person, message, connection.client))
                return None
            case Point():
                return await queries.point(live, person, message)
            case LookThrough():
                await look(live, connection, message)
                return None
            case _:
                return await self.manager.submit(live, person, message, connection.client, connection)

    def require_checks(self) -> Bucket:
        """Return the bucket for checks of choices, which all connections of a client share, unless it is overdrawn."""
        checks = self.manager.checks.of(self.connection.client)
        if checks.is_overdrawn():
            raise Refusal("too_fast", "too many choices from your address could not be made; wait a moment")
        return checks

    def refused(self, id: str, refusal: Refusal) -> Refused:
        self.faults += 1
        self.manager.metrics.refused.labels(refusal.code).inc()
        return Refused(id, refusal.code, refusal.message, refusal.rule)

    def answer_later(self, id: str, answer: Callable[[], Coroutine[Any, Any, FromServer]]) -> None:
        """Send an answer when it is known. The coroutine is created inside the task, so that a task cancelled before
        its start leaves nothing unawaited."""
        task = asyncio.create_task(self.send_later(id, answer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(log_failure)

    async def send_later(self, id: str, answer: Callable[[], Coroutine[Any, Any, FromServer]]) -> None:
        try:
            found = await answer()
            self.faults = 0
        except Refusal as refusal:
            found = self.refused(id, refusal)
        self.connection.send(encode(found))


def read(text: str | None) -> FromClient:
    """Decode a message."""
    if text is None:
        raise Refusal("malformed", "messages are JSON in text frames, not binary ones")
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"this is no message: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", "this is not JSON") from None


def log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("a message could not be answered", exc_info=error)


class PlaySocket:
    """The ASGI endpoint: a hello, then a session, or a relay to the process that has the table."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        manager: TableManager = socket.app.state.manager
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            await accept(manager, socket, receive)


async def accept(manager: TableManager, socket: WebSocket, receive: Receive) -> None:
    await socket.accept()
    try:
        async with asyncio.timeout(manager.config.hello_seconds):
            first = await socket.receive()
    except TimeoutError:
        await socket.close(CLOSED_NO_HELLO)
        return
    if first["type"] == "websocket.disconnect":
        return
    text = first.get("text")
    try:
        hello = read(text)
        if not isinstance(hello, Hello):
            raise Refusal("no_hello", "the first message has to be hello")
        live = await table_or_relay(manager, socket, hello, text or "")
        if live is None:
            return
        person = await manager.people.of(socket.cookies.get(COOKIE))
        seat = SPECTATOR if hello.seat is None else hello.seat
        connection = Connection(socket.scope["connection"], person, client_of(socket.scope), seat)
        await Session(manager, live, connection).run(receive, hello.since)
    except Refusal as refusal:
        await reject(socket, refusal)
    except StoreFailed:
        await reject(socket, not_stored())


async def table_or_relay(manager: TableManager, socket: WebSocket, hello: Hello, text: str) -> LiveTable | None:
    """The table, if this process has it; else relay the connection to its end and return None."""
    try:
        return await manager.table(hello.table)
    except Elsewhere as elsewhere:
        if await relay(socket, elsewhere, text, manager):
            return None
    try:
        return await manager.table(hello.table)
    except Elsewhere:
        raise just_moving() from None


async def reject(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(encode(Refused("", refusal.code, refusal.message, refusal.rule)).decode())
    again = refusal.code in ("closing", "moved", "not_stored")
    await socket.close(CLOSED_TO_COME_AGAIN if again else CLOSED_NO_TABLE)
