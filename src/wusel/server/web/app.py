"""The web app: routes, and what holds for every answer."""

from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from wusel.server.lobby.game_catalogue import preload_games
from wusel.server.lobby.maintenance import Maintenance
from wusel.server.lobby.manager import TableManager
from wusel.server.refusals import HTTP_CODE, Refusal
from wusel.server.web.api import ENDPOINTS
from wusel.server.web.door import Doorkeeper
from wusel.server.web.endpoint import problem_response
from wusel.server.web.home import HomeNetwork
from wusel.server.web.hosts import client_of, foreign_host, is_known_as, is_near, is_trusted, own_names
from wusel.server.web.openapi import openapi
from wusel.server.web.pages import index, page_routes, wants_page
from wusel.server.web.proxies import Hop, visitor_behind
from wusel.server.web.relay import PASSED_ON, metrics_of_all
from wusel.server.web.sockets import PlaySocket
from wusel.server.wire.api_messages import Problem

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

FOR_ANY_NAME: Final = ("/healthz", "/readyz")
"""Whoever looks after many processes asks by names that none of them knows; there is nothing to learn here."""
BANNED: Final = (
    "nobody is let in from this address; ask whoever runs this server / "
    "von dieser Adresse wird niemand eingelassen; frage, wer diesen Server betreibt"
)
"""In both languages: the page that would translate it does not come either."""
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

HEADERS_IN_THE_OPEN: Final = {name: rule for name, rule in HEADERS.items() if name != "Cross-Origin-Opener-Policy"}
"""Over plain http from another device; browsers do not heed the rule that is left out there, and complain about it."""


def make_app(manager: TableManager) -> Starlette:
    """All tables, open to the web."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await manager.open()
        maintenance = Maintenance(manager)
        await maintenance.start()
        await run_in_threadpool(get_ready)
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
    keeper = Doorkeeper(manager.config, manager.metrics, manager.bans)
    app.add_middleware(SecurityMiddleware, manager=manager, keeper=keeper)
    app.state.manager = manager
    app.state.keeper = keeper
    app.state.home = HomeNetwork(manager.config, keeper)
    return app


def get_ready() -> None:
    """Read all that the first visitors will ask for: once the door is open, everybody would wait for it."""
    preload_games()
    openapi()


def merged(routes: list[BaseRoute]) -> list[BaseRoute]:
    """One route for each path, so that a wrong method is told the right ones. Tables are what most people come for, and
    whoever asks for them is not led past everything else."""
    by_path: dict[str, dict[str, Any]] = {}
    others: list[BaseRoute] = []
    for route in routes:
        if isinstance(route, Route) and route.methods:
            methods = by_path.setdefault(route.path, {})
            methods |= dict.fromkeys(route.methods, route.endpoint)
        else:
            others.append(route)
    return others + [Route(path, by_method(methods), methods=list(methods)) for path, methods in by_path.items()]


def by_method(methods: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        found: Response = await methods[request.method](request)
        return found

    return answer


# --- what the operator asks


async def healthz(request: Request) -> Response:
    return PlainTextResponse("well\n")


async def readyz(request: Request) -> Response:
    """Whether new visitors should be sent here."""
    manager: TableManager = request.app.state.manager
    if manager.is_ready and await manager.health.is_well():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("not ready\n", 503)


async def metrics(request: Request) -> Response:
    """For this machine alone, unless it is told otherwise. `?own` is for the worker process that answers alone."""
    manager: TableManager = request.app.state.manager
    if not manager.config.metrics_for_all and not is_near(request):
        raise HTTPException(404)
    is_own = manager.config.group.is_alone or "own" in request.query_params
    text = manager.metrics.text() if is_own else await metrics_of_all(manager)
    return Response(text, media_type="text/plain; version=0.0.4")


async def describe(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """People get a page that helps them on, programs a problem in one sentence."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404 and wants_page(request):
        return await index(request, 404)
    said = {404: "there is nothing here", 405: "this cannot be done here"}.get(status, "this did not work")
    headers = getattr(error, "headers", None) or {}
    content = msgspec.json.encode(Problem(HTTP_CODE.get(status, "failed"), said))
    return Response(content, status, headers, media_type="application/json")


async def failed(request: Request, error: Exception) -> Response:
    """The middleware does not see this answer, so it brings the headers along."""
    content = msgspec.json.encode(Problem("failed", "something went wrong here; nothing was changed"))
    return Response(content, 500, HEADERS, media_type="application/json")


# --- at the door


class SecurityMiddleware:
    """Turns away whom another site has sent, hands every browser its rules, and has everybody wait for their turn."""

    def __init__(self, app: Any, manager: TableManager, keeper: Doorkeeper) -> None:  # noqa: ANN401  # any ASGI app
        self.app = app
        self.manager = manager
        self.keeper = keeper
        self.origins = manager.config.origins
        self.names = own_names(manager.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self.learn_who_asks(scope, headers)
        if scope["type"] == "http":
            await self.answer(scope, headers, receive, send)
        elif not self.is_banned(scope) and is_known_as(headers, self.names) and self.is_welcome(headers):
            await self.connect(scope, receive, send)
        else:
            await stay_out(receive, send)

    def learn_who_asks(self, scope: Scope, headers: Headers) -> None:
        """Another process on the same database says for whom it asks, under the seal that only they share; so does a
        proxy that is one of ours."""
        address = scope["client"][0] if scope["client"] else ""
        sealed = headers.get(PASSED_ON)
        client = None if sealed is None else self.manager.people.verify_address(sealed)
        scope["passed_on"] = client is not None
        if client is not None and address:
            self.keeper.friends.add(address)
            scope["client"] = (client, 0)
        elif self.keeper.is_proxy(address):
            self.believe(scope, visitor_behind(headers, self.keeper.is_proxy))

    def believe(self, scope: Scope, visitor: Hop) -> None:
        """What a proxy has said, as far as it could be understood."""
        if visitor.address:
            scope["client"] = (visitor.address, 0)
        if visitor.scheme:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = visitor.scheme.replace("http", "ws") if is_socket else visitor.scheme

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Somebody wants a socket. Whoever comes by a proxy is counted nowhere else, so they are before they wait for
        anything."""
        client = client_of(scope)
        sockets = self.manager.connections
        if not sockets.enter(client):
            self.keeper.turn_away("sockets")
            await stay_out(receive, send)
            return
        self.manager.metrics.sockets.set(sockets.count)
        try:
            await self.keeper.keep_pace(client)
            await self.app(scope, receive, send)
        finally:
            sockets.leave(client)
            self.manager.metrics.sockets.set(sockets.count)

    async def answer(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        rules = HEADERS if is_trusted(scope, headers) else HEADERS_IN_THE_OPEN

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in rules.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self.refusal(scope, headers)
        client = client_of(scope)
        if refusal is None and not await self.keeper.turns.begin(client):
            refusal = Refusal("too_fast", "too many requests wait for an answer; slow down")
        if refusal is not None:
            await problem_response(refusal)(scope, receive, send_with_headers)
            return
        try:
            await self.keeper.keep_pace(client)
            await self.app(scope, receive, send_with_headers)
        finally:
            self.keeper.turns.end(client)

    def is_banned(self, scope: Scope) -> bool:
        """Whoever comes by a proxy is known only now."""
        banned = client_of(scope) in self.keeper.bans
        if banned:
            self.keeper.turn_away("banned")
        return banned

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if self.is_banned(scope):
            return Refusal("banned", BANNED)
        if scope["path"] not in FOR_ANY_NAME and not is_known_as(headers, self.names):
            return foreign_host(headers)
        if scope["method"] not in SAFE_METHODS and not self.is_welcome(headers):
            return Refusal("foreign_origin", "this comes from another site")
        return None

    def is_welcome(self, headers: Headers) -> bool:
        """Browsers say which site a page is from; programs do not, and have no cookies of others either."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(site) and site == headers.get("host")


async def stay_out(receive: Receive, send: Send) -> None:
    """Nobody is let in who has not been yet."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})
