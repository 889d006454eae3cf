"""The `Host` header: the names that the server accepts, and the client for which a request counts.

This prevents DNS rebinding: a page of another site can let its own name resolve to this machine, so that the browser
takes the server for that site. The name in `Host` reveals this. IP addresses cannot be rebound.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from wusel.server.config import LOOPBACK, Config
from wusel.server.rate_limit import network_prefix
from wusel.server.refusals import Refusal
from wusel.server.web.proxies import has_proxy_headers


def own_names(config: Config) -> frozenset[str]:
    """The accepted host names: the machine's own and those of the configuration."""
    machine = socket.gethostname()
    told = [config.host, *config.allowed_hosts, *(urlsplit(origin).netloc for origin in config.origins), config.address]
    return frozenset(host_in(each) for each in ("localhost", machine, f"{machine}.local", *told) if each)


def host_in(site: str) -> str:
    """The host of `host:port`, normalized for comparison."""
    if site.startswith("["):
        return site[1:].partition("]")[0].lower()
    host = site if site.count(":") > 1 else site.partition(":")[0]
    return host.lower().removesuffix(".")


def is_own_host(headers: Headers, names: frozenset[str]) -> bool:
    """Return whether `Host` is an IP address or an accepted name. Browsers always send one; without it nothing is
    checked."""
    called = headers.getlist("host")
    if len(called) > 1:
        return False
    host = host_in(called[0]) if called else ""
    return host in names or host == "" or host.endswith(".localhost") or is_ip_address(host)


def is_ip_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_secure_context(scope: Scope, headers: Headers) -> bool:
    """Return whether browsers treat the page as a secure context: HTTPS or a loopback host."""
    return is_loopback_host(headers) or scope["scheme"] in ("https", "wss")


def is_loopback_host(headers: Headers) -> bool:
    """Return whether `Host` is `localhost` or a loopback address."""
    host = host_in(headers.get("host", ""))
    return host == "localhost" or host.endswith(".localhost") or (is_ip_address(host) and ip_address(host).is_loopback)


def foreign_host(headers: Headers) -> Refusal:
    host = host_in(headers.get("host", ""))
    known = host if re.fullmatch(r"[a-z0-9._-]{1,253}", host) else "NAME"
    return Refusal(
        "foreign_host",
        f"this server does not go by this name; if it should, whoever runs it says so: --allowed-host {known}",
    )


def is_local(request: Request) -> bool:
    """Return whether a request comes from this machine and was not forwarded by a proxy or another server process."""
    headers = request.headers
    is_forwarded = request.scope["passed_on"] or has_proxy_headers(headers) or not is_loopback_host(headers)
    return request.client is not None and request.client.host in LOOPBACK and not is_forwarded


def client_of(scope: Scope) -> str:
    """The client that limits count a request for."""
    client = scope.get("client")
    return network_prefix(client[0]) if client else ""
