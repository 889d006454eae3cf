"""A connection to a table: what comes in is checked and answered, what is told goes out in order."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from wusel.server.lobby.identity import COOKIE
from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.log.stores.store import Person, StoreFailed
from wusel.server.rate_limit import Bucket
from wusel.server.refusals import Refusal
from wusel.server.table.commands import choosing
from wusel.server.table.live_table import LiveTable, key_of
from wusel.server.web.hosts import client_of
from wusel.server.web.relay import just_moving, relay
from wusel.server.wire.messages import (
    AnyCommand,
    Choose,
    Done,
    Foresee,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Point,
    Refused,
    Why,
)

log = logging.getLogger("wusel.sockets")

MOST_FAULTS: Final = 100
"""Messages in a row that were no good, after which nobody listens any more."""
MOST_AHEAD: Final = 4
"""Messages that are read before the first of them is answered."""
MOST_ANSWERS: Final = 8
"""Prospects that are looked for at once."""

CLOSED_BY_POLICY: Final = 1008
CLOSED_TO_COME_AGAIN: Final = 1012
CLOSED_NO_TABLE: Final = 4404
CLOSED_NO_HELLO: Final = 4408

reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


class Sender(Protocol):
    """`scope["connection"]`: frames are sent in order, and nobody waits for it."""

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Connection:
    """Somebody's line to a table."""

    def __init__(self, sender: Sender, person: Person, client: str) -> None:
        self.sender = sender
        self.tell = sender.send
        self.person = person
        self.client = client
        self.is_over = False

    def hang_up(self, why: str) -> None:
        self.close(CLOSED_BY_POLICY if why in ("closed_to_spectators", "banned") else CLOSED_TO_COME_AGAIN)

    def close(self, code: int) -> None:
        """Hang up after what has been said; nothing more is heard."""
        self.is_over = True
        self.sender.close(code)


class Visit:
    """One connection from its first message to its end. Messages are answered one after the other; what comes meanwhile
    waits. Nothing is begun that has to wait for anything but the disk, unless a message needs it."""

    def __init__(self, manager: TableManager, live: LiveTable, connection: Connection) -> None:
        self.manager = manager
        self.live = live
        self.connection = connection
        self.messages = Bucket(manager.config.messages_per_second, manager.config.message_burst)
        self.faults = 0
        self.waiting: list[str | None] = []
        self.is_busy = False
        self.caught_up = asyncio.Event()
        self.begun = 0.0
        self.rested: asyncio.Future[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.answers: set[asyncio.Task[None]] = set()

    # --- one after the other

    def hear(self, text: str | None) -> None:
        self.waiting.append(text)
        self.caught_up.clear()
        self.go_on()

    def go_on(self) -> None:
        while self.waiting and not self.is_busy and not self.connection.is_over:
            self.take_up(self.waiting.pop(0))
        if not self.waiting or self.connection.is_over:
            self.caught_up.set()

    def end(self, answer: bytes | None) -> None:
        """A message is answered, if only by the news of it."""
        if answer is not None:
            self.connection.tell(answer)
        self.manager.metrics.messages.answered(time.perf_counter() - self.begun)
        self.is_busy = False
        if self.faults > MOST_FAULTS:
            self.connection.close(CLOSED_BY_POLICY)
        if self.rested is not None:
            self.rested.set_result(None)

    async def rest(self) -> None:
        """Nothing more is heard; a command that is just being stored is not cut off."""
        self.connection.is_over = True
        if self.is_busy:
            self.rested = asyncio.get_running_loop().create_future()
            await self.rested
        for answer in self.answers:
            answer.cancel()

    # --- answering

    def take_up(self, text: str | None) -> None:
        """One message, one answer: done, or refused with its reason. A choice goes its way as soon as the table is
        free."""
        self.is_busy = True
        self.begun = time.perf_counter()
        too_fast = not self.messages.take()
        id = ""
        try:
            message = understood(text)
            if isinstance(message, Hello):
                raise Refusal("said_hello", "you have said hello already")
            id = message.id
            if too_fast:
                raise Refusal("too_fast", "too many messages; slow down")
            self.manager.metrics.messages.came(type(message))
            if not self.connection.person.id:
                raise Refusal("no_identity", "you can only watch; ask for an identity first (GET /api/me)")
        except Exception as trouble:
            self.end(self.stumbled(id, trouble))
            return
        if isinstance(message, Choose):
            self.live.lock.when_free(partial(self.choose, message))
        else:
            self.begin(id, self.answer(message))

    def choose(self, message: Choose) -> None:
        """It is our turn at the table. What may have been chosen before takes the long way."""
        live, person = self.live, self.connection.person
        key = key_of(person, message)
        if not live.can_choose_now(message, key):
            live.lock.release()
            self.begin(message.id, self.answer(message))
            return
        try:
            live.choose(person, message, key, self.connection, partial(self.chosen, message.id, key))
        except Exception as trouble:
            live.lock.release()
            self.end(self.stumbled(message.id, trouble))
            self.go_on()

    def chosen(self, id: str, key: str, refusal: Refusal | None) -> None:
        """A choice is stored and told, or it was not."""
        if refusal is not None:
            self.begin(id, self.live.made_sure(id, key, refusal))
            return
        self.faults = 0
        is_told = self.connection in self.live.listeners
        self.end(None if is_told else encode(Done(id, self.live.state.n)))
        self.go_on()

    def stumbled(self, id: str, trouble: Exception) -> bytes | None:
        """What to say if a message leads nowhere; nothing if that was not to be expected."""
        if isinstance(trouble, Refusal):
            return self.refused(id, trouble)
        log.error("a message could not be answered", exc_info=trouble)
        self.connection.close(CLOSED_TO_COME_AGAIN)
        return None

    def begin(self, id: str, answer: Coroutine[Any, Any, FromServer | None]) -> None:
        """What cannot be answered at once is a task of its own."""
        task = asyncio.create_task(self.see_through(id, answer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(report)

    async def see_through(self, id: str, answer: Coroutine[Any, Any, FromServer | None]) -> None:
        told = None
        try:
            done = await answer
            self.faults = 0
            told = None if done is None else encode(done)
        except Refusal as refusal:
            told = self.refused(id, refusal)
        except BaseException:
            self.connection.close(CLOSED_TO_COME_AGAIN)
            raise
        finally:
            self.end(told)
        self.go_on()

    async def answer(self, message: AnyCommand | Why | Hint | Foresee | Point) -> FromServer | None:
        """Hints and prospects come later: other messages need not wait for them."""
        person = self.connection.person
        match message:
            case Why():
                return await self.wonder(message)
            case Hint():
                thinking = await self.live.begin_hint(person, message)
                self.answer_later(message.id, partial(self.live.hint, person, message, thinking))
                return None
            case Foresee():
                if len(self.answers) >= MOST_ANSWERS:
                    return self.too_much_ahead(message.id)
                self.answer_later(message.id, partial(self.live.foresee, person, message, self.connection.client))
                return None
            case Point():
                return await self.live.point(person, message)
            case _:
                connection = self.connection
                return await self.manager.carry_out(self.live, person, message, connection.client, connection)

    def refused(self, id: str, refusal: Refusal) -> bytes:
        self.faults += 1
        self.manager.metrics.refused.labels(refusal.code).inc()
        return encode(Refused(id, refusal.code, refusal.message, refusal.rule))

    def too_much_ahead(self, id: str) -> Refused:
        """Whoever runs over a board faster than can be looked ahead does without some looks; that is no fault."""
        return Refused(id, "too_fast", "you have asked for more than can be said at once; wait a little")

    def answer_later(self, id: str, answer: Callable[[], Coroutine[Any, Any, FromServer]]) -> None:
        """Tell an answer as soon as it is known, on this connection alone; other messages need not wait for it. It is
        not begun before the task is: whoever hangs up at once leaves nothing half done."""
        task = asyncio.create_task(self.tell_later(id, answer))
        self.answers.add(task)
        task.add_done_callback(self.answers.discard)
        task.add_done_callback(report)

    async def tell_later(self, id: str, answer: Callable[[], Coroutine[Any, Any, FromServer]]) -> None:
        try:
            told = await answer()
        except Refusal as refusal:
            self.connection.tell(self.refused(id, refusal))
        else:
            self.faults = 0
            self.connection.tell(encode(told))

    async def wonder(self, why: Why) -> Done | Refused:
        """Whether a choice could be made, said as if it had been tried. Nothing is done, and to wonder is no fault."""
        live = self.live
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
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            await receive_visitor(manager, socket)


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
        live = await table_here(manager, socket, hello, text or "")
        if live is None:
            return
        person = await manager.people.of(socket.cookies.get(COOKIE))
    except Refusal as refusal:
        await turn_away(socket, refusal)
    except StoreFailed:
        await turn_away(socket, Refusal("not_stored", "the store does not answer; try again"))
    else:
        connection = Connection(socket.scope["connection"], person, client_of(socket.scope))
        await stay(Visit(manager, live, connection), socket, hello)


async def table_here(manager: TableManager, socket: WebSocket, hello: Hello, text: str) -> LiveTable | None:
    """The table that somebody wants; none if it is elsewhere, and all has been said there when this comes back."""
    try:
        return await manager.table(hello.table)
    except Elsewhere as elsewhere:
        if await relay(socket, elsewhere, text, manager):
            return None
    try:
        return await manager.table(hello.table)
    except Elsewhere:
        raise just_moving() from None


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    await socket.send_text(encode(Refused("", refusal.code, refusal.message, refusal.rule)).decode())
    again = refusal.code in ("closing", "moved", "not_stored")
    await socket.close(CLOSED_TO_COME_AGAIN if again else CLOSED_NO_TABLE)


async def stay(visit: Visit, socket: WebSocket, hello: Hello) -> None:
    """Listen and talk until one side hangs up."""
    connection = visit.connection
    try:
        await visit.live.join(connection, hello.since)
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            visit.hear(message.get("text"))
            if len(visit.waiting) >= MOST_AHEAD:
                await visit.caught_up.wait()
    except Refusal as refusal:
        await turn_away(socket, refusal)
    finally:
        await visit.rest()
        visit.live.leave(connection)


def report(task: asyncio.Task[None]) -> None:
    """A broken line is nothing to speak of; anything else is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
        log.error("a connection failed", exc_info=error)
