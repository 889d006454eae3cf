"""The ASGI application: routes, lifespan and the security middleware."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from wusel.server.lobby.game_catalogue import preload_games
from wusel.server.lobby.maintenance import Maintenance
from wusel.server.lobby.manager import TableManager
from wusel.server.refusals import HTTP_CODE, Refusal, closing
from wusel.server.web.admission import Admission
from wusel.server.web.api import ENDPOINTS
from wusel.server.web.endpoint import problem_response
from wusel.server.web.home import HomeNetwork
from wusel.server.web.hosts import client_of, foreign_host, is_local, is_own_host, is_secure_context, own_names
from wusel.server.web.openapi import openapi
from wusel.server.web.pages import index, page_routes, wants_page
from wusel.server.web.proxies import Hop, forwarded_client
from wusel.server.web.relay import PASSED_ON, metrics_of_all
from wusel.server.web.sockets import PlaySocket
from wusel.server.wire.api_messages import Problem

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

FOR_ANY_NAME: Final = ("/healthz", "/readyz")
"""Paths that are answered for any `Host`: load balancers and orchestrators use names of their own."""
BANNED: Final = (
    "nobody is let in from this address; ask whoever runs this server / "
    "von dieser Adresse wird niemand eingelassen; frage, wer diesen Server betreibt"
)
"""In both languages, since the page that would translate it is refused as well."""
FOREIGN_ORIGIN: Final = (
    "this comes from another site; if it is the server's own, its proxy must send X-Forwarded-Proto, "
    "or --origin must name it"
)
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

HEADERS_OVER_HTTP: Final = {name: rule for name, rule in HEADERS.items() if name != "Cross-Origin-Opener-Policy"}
"""For plain HTTP from another machine, where browsers ignore the omitted header and log a warning."""


def make_app(manager: TableManager) -> Starlette:
    """The ASGI application of a table manager."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await manager.open()
        maintenance = Maintenance(manager)
        await maintenance.start()
        if manager.config.preload:
            await asyncio.to_thread(warm_caches)
        yield
        await maintenance.stop()
        await manager.close()

    routes: list[BaseRoute] = [
        *(Route(each.path, each, methods=[each.method]) for each in ENDPOINTS),
        WebSocketRoute("/api/play", PlaySocket()),
        Route("/api/openapi.json", describe),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        *page_routes(),
    ]
    app = Starlette(
        routes=merged(routes), lifespan=lifespan, exception_handlers={HTTPException: not_found, 500: failed}
    )
    admission = Admission(manager.config, manager.metrics, manager.bans)
    app.add_middleware(SecurityMiddleware, manager=manager, admission=admission)
    app.state.manager = manager
    app.state.admission = admission
    app.state.home = HomeNetwork(manager.config)
    return app


def warm_caches() -> None:
    """Fill the caches that the first requests need. Later it would block the event loop."""
    preload_games()
    openapi()


def merged(routes: list[BaseRoute]) -> list[BaseRoute]:
    """One route for each path, so that 405 lists all allowed methods. Other routes, the socket among them, are matched
    first."""
    by_path: dict[str, dict[str, Any]] = {}
    others: list[BaseRoute] = []
    for route in routes:
        if isinstance(route, Route) and route.methods:
            methods = by_path.setdefault(route.path, {})
            methods |= dict.fromkeys(route.methods, route.endpoint)
        else:
            others.append(route)
    return others + [Route(path, partial(by_method, each), methods=list(each)) for path, each in by_path.items()]


async def by_method(methods: dict[str, Any], request: Request) -> Response:
    found: Response = await methods[request.method](request)
    return found


# --- health and metrics


async def healthz(request: Request) -> Response:
    return PlainTextResponse("well\n")


async def readyz(request: Request) -> Response:
    """Readiness: whether a load balancer should send new clients here."""
    manager: TableManager = request.app.state.manager
    if manager.is_ready and await manager.health.is_well():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("not ready\n", 503)


async def metrics(request: Request) -> Response:
    """Prometheus metrics, for this machine alone unless configured otherwise; `?own` for those of this process."""
    manager: TableManager = request.app.state.manager
    if not manager.config.metrics_for_all and not is_local(request):
        raise HTTPException(404)
    is_own = manager.config.group.is_alone or "own" in request.query_params
    text = manager.metrics.text() if is_own else await metrics_of_all(manager)
    return Response(text, media_type="text/plain; version=0.0.4")


async def describe(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """Answer an HTTP error: with the page for a browser, else with a JSON problem."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404 and wants_page(request):
        return await index(request, 404)
    said = {404: "there is nothing here", 405: "this cannot be done here"}.get(status, "this did not work")
    headers = getattr(error, "headers", None) or {}
    content = msgspec.json.encode(Problem(HTTP_CODE.get(status, "failed"), said))
    return Response(content, status, headers, media_type="application/json")


async def failed(request: Request, error: Exception) -> Response:
    """Answer 500. The middleware does not see this response, so its headers are set here."""
    content = msgspec.json.encode(Problem("failed", "something went wrong here; nothing was changed"))
    return Response(content, 500, HEADERS, media_type="application/json")


# --- middleware


class SecurityMiddleware:
    """Checks host, origin and bans, limits concurrent requests, and adds the security headers."""

    def __init__(self, app: Any, manager: TableManager, admission: Admission) -> None:  # noqa: ANN401  # any ASGI app
        self.app = app
        self.manager = manager
        self.admission = admission
        self.origins = manager.config.origins
        self.names = own_names(manager.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self.identify_client(scope, headers)
        if scope["type"] == "http":
            await self.answer(scope, headers, receive, send)
        elif not self.is_banned(scope) and is_own_host(headers, self.names) and self.is_allowed_origin(scope, headers):
            await self.connect(scope, receive, send)
        else:
            await reject_handshake(receive, send)

    def identify_client(self, scope: Scope, headers: Headers) -> None:
        """Set the client's address. A signed header of another server process and the headers of a trusted proxy
        override the address of the connection."""
        address = scope["client"][0] if scope["client"] else ""
        sealed = headers.get(PASSED_ON)
        client = None if sealed is None else self.manager.people.verify_address(sealed)
        scope["passed_on"] = client is not None
        if client is not None and address:
            self.admission.peers.add(address)
            scope["client"] = (client, 0)
        elif self.admission.is_proxy(address):
            self.apply_forwarded(scope, forwarded_client(headers, self.admission.is_proxy))

    def apply_forwarded(self, scope: Scope, client: Hop) -> None:
        """Set the address and scheme that were read from a proxy's headers."""
        if client.address:
            scope["client"] = (client.address, 0)
        if client.scheme:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = client.scheme.replace("http", "ws") if is_socket else client.scheme

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a WebSocket. It is counted before anything is awaited: the connection limit does not count clients
        behind a proxy."""
        client = client_of(scope)
        sockets = self.manager.connections
        if not sockets.enter(client):
            self.admission.reject("sockets")
            await reject_handshake(receive, send)
            return
        self.manager.metrics.sockets.set(sockets.count)
        try:
            with suppress(asyncio.CancelledError):  # the drain is over, and the connection is closed
                await self.admission.throttle(client)
                await self.app(scope, receive, send)
        finally:
            sockets.leave(client)
            self.manager.metrics.sockets.set(sockets.count)

    async def answer(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        rules = HEADERS if is_secure_context(scope, headers) else HEADERS_OVER_HTTP
        has_begun = False

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal has_begun
            has_begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in rules.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.answer_within_limits(scope, headers, receive, send_with_headers)
        except asyncio.CancelledError:  # the drain is over
            if not has_begun:
                await problem_response(closing())(scope, receive, send_with_headers)

    async def answer_within_limits(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        refusal = self.refusal(scope, headers)
        client = client_of(scope)
        if refusal is None and not await self.admission.requests.acquire(client):
            refusal = Refusal("too_fast", "too many requests wait for an answer; slow down")
        if refusal is not None:
            await problem_response(refusal)(scope, receive, send)
            return
        try:
            await self.admission.throttle(client)
            await self.app(scope, receive, send)
        finally:
            self.admission.requests.release(client)

    def is_banned(self, scope: Scope) -> bool:
        """Return whether the client is banned; behind a proxy it is known only now."""
        banned = client_of(scope) in self.admission.bans
        if banned:
            self.admission.reject("banned")
        return banned

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if self.is_banned(scope):
            return Refusal("banned", BANNED)
        if scope["path"] not in FOR_ANY_NAME and not is_own_host(headers, self.names):
            return foreign_host(headers)
        if scope["method"] not in SAFE_METHODS and not self.is_allowed_origin(scope, headers):
            return Refusal("foreign_origin", FOREIGN_ORIGIN)
        return None

    def is_allowed_origin(self, scope: Scope, headers: Headers) -> bool:
        """Return whether the `Origin` is configured, or has the scheme and the host of the request. Programs send none,
        and have no cookies of others either."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        host = headers.get("host")
        return bool(host) and origin == f"{scope['scheme'].replace('ws', 'http')}://{host}"


async def reject_handshake(receive: Receive, send: Send) -> None:
    """Answer a WebSocket handshake with 403."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
