"""Endpoints of the JSON API: decoding of requests, encoding of responses and errors."""

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
from wusel.server.log.stores.rows import Person, StoreFailed
from wusel.server.refusals import STATUS, Refusal, not_stored
from wusel.server.web.home import HomeNetwork
from wusel.server.web.hosts import client_of, is_local
from wusel.server.web.relay import forward, just_moving
from wusel.server.wire.api_messages import Problem

log = logging.getLogger("wusel.requests")

LARGEST_BODY: Final = 64 * 1024
LARGEST_UPLOAD: Final = 1_200_000
TOO_FAST: Final = 429
encode = msgspec.json.Encoder().encode


class RequestContext(Struct):
    """The context of an API request: who sent it, and what."""

    manager: TableManager
    home: HomeNetwork
    person: Person
    client: str
    is_local: bool
    """Whether it came from this machine."""
    path: dict[str, str]
    query: dict[str, Any]
    body: Any = None

    def require_person(self) -> Person:
        if not self.person.id:
            raise Refusal("no_identity", "ask for an identity first: GET /api/me")
        return self.person


class ApiResponse(Struct):
    """A response that is more than a value: it sets the cookie of a person, or is a file."""

    value: Any = None
    person: Person | None = None
    text: str | None = None
    file_name: str = ""


class Endpoint(Struct):
    """One endpoint: method, path, handler and the types of its messages."""

    method: str
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: dict[str, Any] = {}
    largest: int = LARGEST_BODY
    is_quota: bool = False
    """Whether it is limited for each client, so that only the client's home process answers it."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()

    async def __call__(self, request: Request) -> Response:
        """Handle a request; a refusal becomes an error response."""
        begun = time.perf_counter()
        manager: TableManager = request.app.state.manager
        try:
            response = await self.respond(manager, request)
        except Refusal as refusal:
            response = problem_response(refusal)
        except StoreFailed:
            response = problem_response(not_stored())
        milliseconds = round((time.perf_counter() - begun) * 1000, 1)
        status = response.status_code
        manager.metrics.requests.labels(self.method, self.path, status).inc()
        log.info("request", extra={"method": self.method, "route": self.path, "status": status, "ms": milliseconds})
        return response

    async def respond(self, manager: TableManager, request: Request) -> Response:
        client = client_of(request.scope)
        if not manager.requests.of(client).take():
            raise Refusal("too_fast", "too many requests; slow down")
        raw = await read_body(request, self.largest)
        body = decode_body(request, raw, self.body) if self.body is not None else None
        query = self.decode_query(request)
        person = await manager.people.of(request.cookies.get(COOKIE))
        home: HomeNetwork = request.app.state.home
        context = RequestContext(
            manager, home, person, client, is_local(request), dict(request.path_params), query, body
        )
        for _ in range(2):
            try:
                if self.is_quota:
                    require_home(manager, request)
                return to_response(await self.handler(context), manager, request)
            except Elsewhere as elsewhere:
                forwarded = await forward(request, elsewhere, raw, manager)
                if forwarded is not None:
                    return forwarded
        raise just_moving()

    def decode_query(self, request: Request) -> dict[str, Any]:
        query = dict(request.query_params)
        unknown = sorted(set(query) - set(self.query))
        if unknown or len(query) != len(request.query_params.multi_items()):
            raise Refusal("bad_query", f"the query can say {sorted(self.query)}, each once")
        try:
            return {name: msgspec.convert(value, self.query[name], strict=False) for name, value in query.items()}
        except msgspec.ValidationError as error:
            raise Refusal("bad_query", f"the query is not understood: {error}") from None


def require_home(manager: TableManager, request: Request) -> None:
    """Raise Elsewhere unless this process counts for the client. The address of a proxy counts in every process."""
    shared = request.client is None or request.app.state.admission.is_shared(request.client.host)
    home = manager.config.group.address_of_home(client_of(request.scope))
    if home and not shared and not request.scope["passed_on"]:
        raise Elsewhere(home)


async def read_body(request: Request, largest: int) -> bytes:
    """Read the body, up to a limit."""
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


def decode_body(request: Request, raw: bytes, kind: Any) -> Any:  # noqa: ANN401  # the kind says what comes out
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "the body has to be application/json")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"the body is not understood: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed", "the body is not JSON") from None


def to_response(answer: Any, manager: TableManager, request: Request) -> Response:  # noqa: ANN401  # any message
    if not isinstance(answer, ApiResponse):
        answer = ApiResponse(answer)
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


def problem_response(refusal: Refusal) -> Response:
    status = STATUS[refusal.code]
    headers = {"Cache-Control": "no-store"} | ({"Retry-After": "5"} if status in (429, 503) else {})
    if status == TOO_FAST:
        headers["Connection"] = "close"  # a client that ignores it has to reconnect, which is limited as well
    content = encode(Problem(refusal.code, refusal.message))
    return Response(content, status, headers, media_type="application/json")
