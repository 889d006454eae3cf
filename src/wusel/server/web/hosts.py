"""Names: by which ones the server may be called, and by which address a visitor is counted.

A page of another site can have its own name lead to this machine while it is open in a browser; to the browser, the
server is then that site. The name it is called by gives it away. Addresses cannot be led elsewhere.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from wusel.server.config import LOOPBACK, Config
from wusel.server.rate_limit import household
from wusel.server.refusals import Refusal
from wusel.server.web.proxies import bears_marks


def own_names(config: Config) -> frozenset[str]:
    """The names that the server goes by: what its machine is called at home, and what it was told."""
    machine = socket.gethostname()
    told = [config.host, *config.allowed_hosts, *(urlsplit(origin).netloc for origin in config.origins), config.address]
    return frozenset(host_in(each) for each in ("localhost", machine, f"{machine}.local", *told) if each)


def host_in(site: str) -> str:
    """The host of `host:port`, as names are compared."""
    if site.startswith("["):
        return site[1:].partition("]")[0].lower()
    host = site if site.count(":") > 1 else site.partition(":")[0]
    return host.lower().removesuffix(".")


def is_known_as(headers: Headers, names: frozenset[str]) -> bool:
    """Whether somebody calls the server by an address or by a name of its own. Whoever calls it by none is no
    browser."""
    called = headers.getlist("host")
    if len(called) > 1:
        return False
    host = host_in(called[0]) if called else ""
    return host in names or host == "" or host.endswith(".localhost") or is_address(host)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_trusted(scope: Scope, headers: Headers) -> bool:
    """Whether browsers take what they get for what was sent: it is sealed, or has not left this machine."""
    return is_called_here(headers) or scope["scheme"] in ("https", "wss")


def is_called_here(headers: Headers) -> bool:
    """Whether the server is called by a name that leads nowhere but to the machine of whoever says it."""
    host = host_in(headers.get("host", ""))
    return host == "localhost" or host.endswith(".localhost") or (is_address(host) and ip_address(host).is_loopback)


def foreign_host(headers: Headers) -> Refusal:
    host = host_in(headers.get("host", ""))
    known = host if re.fullmatch(r"[a-z0-9._-]{1,253}", host) else "NAME"
    return Refusal(
        "foreign_host",
        f"this server does not go by this name; if it should, whoever runs it says so: --allowed-host {known}",
    )


def is_near(request: Request) -> bool:
    """Whether it is this very machine that asks, for itself: for others a proxy would, or another process."""
    is_passed_on = request.scope["passed_on"] or bears_marks(request.headers) or not is_called_here(request.headers)
    return request.client is not None and request.client.host in LOOPBACK and not is_passed_on


def client_of(scope: Scope) -> str:
    """Whom a request is counted for."""
    client = scope.get("client")
    return household(client[0]) if client else ""
