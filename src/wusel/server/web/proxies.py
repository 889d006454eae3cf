"""The client's address behind trusted proxies.

It is read from `X-Forwarded-For`, `Forwarded` (RFC 7239) or `X-Real-IP`; of several headers, the first of these counts.
Each proxy appends the address it was connected from, so the client is the last one that is no trusted proxy: earlier
entries may be forged. If a header cannot be parsed, requests count for the proxy.
"""

import re
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address
from typing import Final, NamedTuple

from starlette.datastructures import Headers

from wusel.server.rate_limit import normalize_address

SCHEMES: Final = ("http", "https", "ws", "wss")
PROXY_HEADERS: Final = frozenset({
    "cf-connecting-ip", "fastly-client-ip", "forwarded", "true-client-ip", "via", "x-client-ip", "x-cluster-client-ip",
    "x-real-ip",
})  # fmt: skip
"""Headers that only proxies set, trusted or not, in addition to all that begin with `x-forwarded`."""

TOKEN: Final = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
PAIR: Final = re.compile(rf'[ \t]*(?:({TOKEN})=(?:({TOKEN})|"((?:[^"\\]|\\.)*)"))?[ \t]*([,;]|\Z)')
"""`for=192.0.2.1;`: a parameter with the separator behind it, or the end."""
NODE: Final = re.compile(r"(?:(?P<four>[0-9.]+)|\[(?P<six>[0-9A-Fa-f:.]+)\])(?::(?:[0-9]{1,5}|_[0-9A-Za-z._-]+))?")


class Hop(NamedTuple):
    """A client as a proxy names it; an empty address is missing, hidden or invalid."""

    address: str = ""
    scheme: str = ""


def has_proxy_headers(headers: Headers) -> bool:
    """Return whether a request shows signs of a proxy."""
    return any(name in PROXY_HEADERS or name.startswith("x-forwarded") for name in headers)


def forwarded_client(headers: Headers, is_proxy: Callable[[str], bool]) -> Hop:
    """The address and the scheme of the client behind a trusted proxy."""
    client = Hop()
    for client in reversed(hops(headers)):
        if not client.address or not is_proxy(client.address):
            break
    scheme = ([client.scheme, *headers.getlist("x-forwarded-proto")])[-1].strip()
    return Hop(client.address, scheme if scheme in SCHEMES else "")


def hops(headers: Headers) -> list[Hop]:
    """Return the address from which each proxy was connected, the nearest proxy last."""
    for name, read in (("x-forwarded-for", from_list), ("forwarded", from_forwarded), ("x-real-ip", from_single)):
        if name in headers:
            return read(headers.getlist(name))
    return []


def from_list(values: Iterable[str]) -> list[Hop]:
    parts = (each.strip(" \t") for value in values for each in value.split(","))
    return [Hop(address_in(each)) for each in parts if each]


def from_single(values: list[str]) -> list[Hop]:
    return [Hop(address_in(values[0].strip(" \t")))] if len(values) == 1 else []


def from_forwarded(values: Iterable[str]) -> list[Hop]:
    """A malformed value hides all hops up to its end."""
    return [hop for value in values for hop in elements(value) or [Hop()]]


def elements(value: str) -> list[Hop]:
    """Parse `for=192.0.2.1;proto=https, for="[2001:db8::1]:80"`; empty if it is malformed."""
    found: list[Hop] = []
    pairs: dict[str, str] = {}
    at, end = 0, ";"
    while end:
        pair = PAIR.match(value, at)
        if pair is None or (pair[1] and pair[1].lower() in pairs):
            return []
        at, end = pair.end(), pair[4]
        if pair[1]:
            pairs[pair[1].lower()] = pair[2] or re.sub(r"\\(.)", r"\1", pair[3] or "")
        if end != ";" and pairs:
            found.append(Hop(node_in(pairs.get("for", "")), pairs.get("proto", "").lower()))
            pairs = {}
    return found


def address_in(text: str) -> str:
    """An address with or without a port; empty if it is invalid. IPv6 addresses often come without brackets."""
    try:
        return node_in(text) or ("" if "%" in text else normalize_address(str(IPv6Address(text))))
    except ValueError:
        return ""


def node_in(text: str) -> str:
    """The address of a node (RFC 7239, 6); empty if it is hidden, unknown or invalid."""
    node = NODE.fullmatch(text)
    if node is None:
        return ""
    try:
        return normalize_address(str(IPv4Address(node["four"]) if node["four"] else IPv6Address(node["six"])))
    except ValueError:
        return ""
