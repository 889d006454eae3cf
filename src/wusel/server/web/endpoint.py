"""What an endpoint of the JSON API is, and how a request to it is answered."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from wusel.server.lobby.identity import COOKIE, COOKIE_SECONDS, NOBODY
from wusel.server.lobby.manager import Elsewhere, TableManager
from wusel.server.log.stores.store import Person, StoreFailed
from wusel.server.refusals import Refusal
from wusel.server.web.home import HomeNetwork
from wusel.server.web.hosts import client_of, is_local
from wusel.server.web.relay import just_moving, pass_on
from wusel.server.wire.api_messages import Problem

log = logging.getLogger("wusel.requests")

LARGEST_BODY: Final = 64 * 1024
LARGEST_UPLOAD: Final = 1_200_000
STATUS: Final = {
    "malformed": 400, "bad_option": 400, "bad_seat": 400, "bad_name": 400, "bad_save": 400, "bad_fork": 400,
    "bad_deal": 400, "bad_query": 400, "no_address": 400, "no_bot": 400, "no_game": 404, "no_sequel": 404,
    "too_many_seats": 400, "too_long": 400, "no_day": 400, "no_identity": 401, "not_host": 403, "not_yours": 403,
    "silenced": 403, "foreign_origin": 403, "banned": 403, "not_invited": 403, "not_near": 403, "no_table": 404,
    "no_link": 404, "too_large": 413, "too_much": 413, "not_json": 415, "foreign_host": 421, "too_fast": 429,
    "kept_enough": 429, "opened_enough": 429, "not_stored": 503, "moved": 503, "closing": 503,
}  # fmt: skip
OTHERWISE: Final = 409
TOO_FAST: Final = 429
encode = msgspec.json.Encoder().encode


class Asked(Struct):
    """A request to the API: who asks, for what."""

    manager: TableManager
    home: HomeNetwork
    person: Person
    client: str
    is_near: bool
    """Whether somebody at this very computer asks."""
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None

    def must_be_somebody(self) -> Person:
        if not self.person.id:
            raise Refusal("no_identity", "ask for an identity first: GET /api/me")
        return self.person


class Answer(Struct):
    """What is answered, if it is more than a value: a person to be remembered by cookie, or a file."""

    value: Any = None
    person: Person | None = None
    text: str | None = None
    file_name: str = ""


class Endpoint(Struct):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[[Asked], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: dict[str, Any] = {}
    largest: int = LARGEST_BODY

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()

    async def __call__(self, request: Request) -> Response:
        """Answer a request; whatever goes wrong is a problem told in one sentence."""
        begun = time.perf_counter()
        manager: TableManager = request.app.state.manager
        try:
            response = await self.respond(manager, request)
        except Refusal as refusal:
            response = problem(refusal)
        except StoreFailed:
            response = problem(Refusal("not_stored", "the store does not answer; try again"))
        milliseconds = round((time.perf_counter() - begun) * 1000, 1)
        status = response.status_code
        manager.metrics.requests.labels(self.method, self.path, status).inc()
        log.info("request", extra={"method": self.method, "route": self.path, "status": status, "ms": milliseconds})
        return response

    async def respond(self, manager: TableManager, request: Request) -> Response:
        client = client_of(request.scope)
        if not manager.requests.of(client).take():
            raise Refusal("too_fast", "too many requests; slow down")
        raw = await body_of(request, self.largest)
        body = understood(request, raw, self.body) if self.body is not None else None
        query = self.understood_query(request)
        person = await manager.people.of(request.cookies.get(COOKIE))
        home: HomeNetwork = request.app.state.home
        asked = Asked(manager, home, person, client, is_local(request), dict(request.path_params), query, body)
        for _ in range(2):
            try:
                return written(await self.handler(asked), manager, request)
            except Elsewhere as elsewhere:
                passed = await pass_on(request, elsewhere, raw, manager)
                if passed is not None:
                    return passed
        raise just_moving()

    def understood_query(self, request: Request) -> dict[str, Any]:
        query = dict(request.query_params)
        unknown = sorted(set(query) - set(self.query))
        if unknown or len(query) != len(request.query_params.multi_items()):
            raise Refusal("bad_query", f"the query can say {sorted(self.query)}, each once")
        try:
            return {name: msgspec.convert(value, self.query[name], strict=False) for name, value in query.items()}
        except msgspec.ValidationError as error:
            raise Refusal("bad_query", f"the query is not understood: {error}") from None


async def body_of(request: Request, largest: int) -> bytes:
    """The body, if it is not too large; one that is too large is not read to its end."""
    parts = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > largest:
                raise Refusal("too_large", f"at most {largest} bytes are read")
            parts.append(part)
    except ClientDisconnect:
        raise Refusal("malformed", "the request was cut off") from None
    return b"".join(parts)


def understood(request: Request, raw: bytes, kind: Any) -> Any:  # noqa: ANN401  # the kind says what comes out
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "the body has to be application/json")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"the body is not understood: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", "the body is not JSON") from None


def written(answer: Any, manager: TableManager, request: Request) -> Response:  # noqa: ANN401  # any message
    if not isinstance(answer, Answer):
        answer = Answer(answer)
    if answer.text is not None:
        response = Response(answer.text, media_type="application/x-ndjson; charset=utf-8")
        response.headers["Content-Disposition"] = f'attachment; filename="{answer.file_name}"'
    else:
        response = Response(encode(answer.value), media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    if answer.person is NOBODY:
        response.delete_cookie(COOKIE, path="/")
    elif answer.person is not None:
        response.set_cookie(
            COOKIE,
            manager.people.cookie(answer.person),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


def problem(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.code, OTHERWISE)
    headers = {"Cache-Control": "no-store"} | ({"Retry-After": "5"} if status in (429, 503) else {})
    if status == TOO_FAST:
        headers["Connection"] = "close"  # whoever does not listen has to knock again, and that is counted at the door
    content = encode(Problem(refusal.code, refusal.message))
    return Response(content, status, headers, media_type="application/json")
