"""A connection to a table: what comes in is checked and answered, what is told goes out in order."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from wusel.server.lobby.identity import COOKIE
from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.log.stores.store import Person, StoreFailed
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.commands import choosing
from wusel.server.table.live_table import LiveTable
from wusel.server.web.hosts import client_of
from wusel.server.web.relay import relay
from wusel.server.wire.messages import Done, Foresee, FromClient, FromServer, Hello, Hint, Point, Refused, Why

log = logging.getLogger("wusel.sockets")

MOST_FAULTS: Final = 100
MOST_ANSWERS: Final = 8
"""Messages in a row that were no good, after which nobody listens any more."""

CLOSED_BY_POLICY: Final = 1008
CLOSED_TO_COME_AGAIN: Final = 1012
CLOSED_AS_OVERLOADED: Final = 1013
CLOSED_NO_TABLE: Final = 4404
CLOSED_NO_HELLO: Final = 4408

reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


class Speaking(Protocol):
    """What is said over a connection goes out in order, and nobody waits for it."""

    def say(self, text: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Connection:
    """Somebody's line to a table."""

    def __init__(self, line: Speaking, person: Person, client: str) -> None:
        self.line = line
        self.tell = line.say
        self.person = person
        self.client = client
        self.is_over = False

    def hang_up(self, why: str) -> None:
        self.close(CLOSED_BY_POLICY if why in ("closed_to_spectators", "banned") else CLOSED_TO_COME_AGAIN)

    def close(self, code: int) -> None:
        """Hang up after what has been said; nothing more is heard."""
        self.is_over = True
        self.line.hang_up(code)


class Visit:
    """One connection from its first message to its end."""

    def __init__(self, manager: TableManager, connection: Connection) -> None:
        self.manager = manager
        self.connection = connection
        self.messages = Bucket(manager.config.messages_per_second, manager.config.message_burst)
        self.faults = 0
        self.answers: set[asyncio.Task[None]] = set()

    async def listen(self, live: LiveTable, receive: Receive) -> None:
        """Answer every message, one after the other."""
        while self.faults <= MOST_FAULTS and not self.connection.is_over:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            begun = time.perf_counter()
            answer = await self.answer(live, message.get("text"))
            if answer is not None:
                self.connection.tell(answer)
            self.manager.metrics.seconds.observe(time.perf_counter() - begun)
        self.connection.close(CLOSED_BY_POLICY)

    async def answer(self, live: LiveTable, text: str | None) -> bytes | None:
        """One message, one answer: done, or refused with its reason. Hints and prospects come
        later: other messages need not wait for them."""
        id = ""
        try:
            too_fast = not self.messages.take()
            message = understood(text)
            if isinstance(message, Hello):
                raise Refusal("said_hello", "you have said hello already")
            id = message.id
            if too_fast:
                raise Refusal("too_fast", "too many messages; slow down")
            self.manager.metrics.count(type(message))
            if not self.connection.person.id:
                raise Refusal("no_identity", "you can only watch; ask for an identity first (GET /api/me)")
            if isinstance(message, Why):
                return encode(await self.wonder(live, message))
            if isinstance(message, Hint):
                thinking = await live.begin_hint(self.connection.person, message)
                self.answer_later(id, live.hint(self.connection.person, message, thinking))
                return None
            if isinstance(message, Foresee):
                self.must_not_foresee_on()
                self.answer_later(id, live.foresee(self.connection.person, message))
                return None
            if isinstance(message, Point):
                done: Done | None = await live.point(self.connection.person, message)
            else:
                connection = self.connection
                done = await self.manager.carry_out(live, connection.person, message, connection.client, connection)
        except Refusal as refusal:
            return self.refused(id, refusal)
        self.faults = 0
        return None if done is None else encode(done)

    def refused(self, id: str, refusal: Refusal) -> bytes:
        self.faults += 1
        self.manager.metrics.refused.labels(refusal.code).inc()
        return encode(Refused(id, refusal.code, refusal.message, refusal.rule))

    def must_not_foresee_on(self) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            raise Refusal("too_fast", "you have asked for more than can be said at once; wait a little")

    def answer_later(self, id: str, answer: Coroutine[Any, Any, FromServer]) -> None:
        """Tell an answer as soon as it is known, on this connection alone; other messages need not wait for it."""
        task = asyncio.create_task(self.tell_later(id, answer))
        self.answers.add(task)
        task.add_done_callback(self.answers.discard)
        task.add_done_callback(report)

    async def tell_later(self, id: str, answer: Coroutine[Any, Any, FromServer]) -> None:
        try:
            told = await answer
        except Refusal as refusal:
            self.connection.tell(self.refused(id, refusal))
        else:
            self.faults = 0
            self.connection.tell(encode(told))

    async def wonder(self, live: LiveTable, why: Why) -> Done | Refused:
        """Whether a choice could be made, said as if it had been tried. Nothing is done, and to wonder is no fault."""
        async with live.lock:
            try:
                live.must_live()
                choosing(live.state, self.connection.person, why)
            except Refusal as refusal:
                return Refused(why.id, refusal.code, refusal.message, refusal.rule)
            return Done(why.id, live.state.n)


def understood(text: str | None) -> FromClient:
    """A message, if it is one."""
    if text is None:
        raise Refusal("malformed", "messages are JSON in text frames, not binary ones")
    try:
        return reader.decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"this is no message: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", "this is not JSON") from None


class PlaySocket:
    """The socket of a table: hello, then commands. What is told goes straight to the server below, without a
    framework's layers in between: that is most of what a table does."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        manager: TableManager = socket.app.state.manager
        client = client_of(scope)
        if not manager.connections.enter(client):
            await socket.close(CLOSED_AS_OVERLOADED)
            return
        manager.metrics.sockets.set(manager.connections.count)
        try:
            await receive_visitor(manager, socket)
        except WebSocketDisconnect:
            pass
        finally:
            manager.connections.leave(client)
            manager.metrics.sockets.set(manager.connections.count)


async def receive_visitor(manager: TableManager, socket: WebSocket) -> None:
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
        hello = understood(text)
        if not isinstance(hello, Hello):
            raise Refusal("no_hello", "the first message has to be hello")
        live = await manager.table(hello.table)
        person = await manager.people.of(socket.cookies.get(COOKIE))
    except Elsewhere as elsewhere:
        await relay(socket, elsewhere.address, text or "", manager.people)
    except Refusal as refusal:
        await turn_away(socket, refusal)
    except StoreFailed:
        await turn_away(socket, Refusal("not_stored", "the store does not answer; try again"))
    else:
        connection = Connection(socket.scope["line"], person, client_of(socket.scope))
        await stay(Visit(manager, connection), socket, live, hello)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(encode(Refused("", refusal.code, refusal.message, refusal.rule)).decode())
    again = refusal.code in ("closing", "moved", "not_stored")
    await socket.close(CLOSED_TO_COME_AGAIN if again else CLOSED_NO_TABLE)


async def stay(visit: Visit, socket: WebSocket, live: LiveTable, hello: Hello) -> None:
    """Listen and talk until one side hangs up; a command that is just being stored is not cut off."""
    try:
        await live.join(visit.connection, hello.since)
        await visit.listen(live, socket.receive)
    except Refusal as refusal:
        await turn_away(socket, refusal)
    finally:
        live.leave(visit.connection)
        for answer in visit.answers:
            answer.cancel()


def report(task: asyncio.Task[None]) -> None:
    """A broken line is nothing to speak of; anything else is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
        log.error("a connection failed", exc_info=error)
