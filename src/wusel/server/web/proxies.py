"""Proxies: for whom they ask.

A proxy says so in `X-Forwarded-For`, in `Forwarded` (RFC 7239) or in `X-Real-IP`; of several, the first of these
counts. Each proxy on the way adds whom it was asked by, so the last one that is no proxy of ours is the visitor: what
stands before that may be made up. What cannot be read says nothing, and then everybody is counted as the proxy.
"""

import re
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address
from typing import Final, NamedTuple

from starlette.datastructures import Headers

from wusel.server.rate_limit import plain_address

SCHEMES: Final = ("http", "https", "ws", "wss")
MARKS: Final = frozenset({
    "cf-connecting-ip", "fastly-client-ip", "forwarded", "true-client-ip", "via", "x-client-ip", "x-cluster-client-ip",
    "x-real-ip",
})  # fmt: skip
"""Beside all that begin with `x-forwarded`, headers by which a proxy can be told, whether we believe it or not."""

TOKEN: Final = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
PAIR: Final = re.compile(rf'[ \t]*(?:({TOKEN})=(?:({TOKEN})|"((?:[^"\\]|\\.)*)"))?[ \t]*([,;]|\Z)')
"""`for=192.0.2.1;`, with the end of a pair, of an element or of all."""
NODE: Final = re.compile(r"(?:(?P<four>[0-9.]+)|\[(?P<six>[0-9A-Fa-f:.]+)\])(?::(?:[0-9]{1,5}|_[0-9A-Za-z._-]+))?")


class Hop(NamedTuple):
    """By whom a proxy was asked; an address that is empty is none, or one that nobody can read."""

    address: str = ""
    scheme: str = ""


def bears_marks(headers: Headers) -> bool:
    """Whether a request has come through a proxy, as far as that can be seen."""
    return any(name in MARKS or name.startswith("x-forwarded") for name in headers)


def visitor_behind(headers: Headers, is_proxy: Callable[[str], bool]) -> Hop:
    """For whom a proxy asks that can be trusted, and how they speak to it."""
    visitor = Hop()
    for visitor in reversed(hops(headers)):
        if not visitor.address or not is_proxy(visitor.address):
            break
    scheme = ([visitor.scheme, *headers.getlist("x-forwarded-proto")])[-1].strip()
    return Hop(visitor.address, scheme if scheme in SCHEMES else "")


def hops(headers: Headers) -> list[Hop]:
    """By whom each proxy was asked, the last one at the end."""
    for name, read in (("x-forwarded-for", listed), ("forwarded", forwarded), ("x-real-ip", alone)):
        if name in headers:
            return read(headers.getlist(name))
    return []


def listed(lines: Iterable[str]) -> list[Hop]:
    said = (each.strip(" \t") for line in lines for each in line.split(","))
    return [Hop(address_in(each)) for each in said if each]


def alone(lines: list[str]) -> list[Hop]:
    return [Hop(address_in(lines[0].strip(" \t")))] if len(lines) == 1 else []


def forwarded(lines: Iterable[str]) -> list[Hop]:
    """A line that is not as it should be hides whoever stands before its end."""
    return [hop for line in lines for hop in elements(line) or [Hop()]]


def elements(line: str) -> list[Hop]:
    """`for=192.0.2.1;proto=https, for="[2001:db8::1]:80"`; nothing if it is no such thing."""
    found: list[Hop] = []
    pairs: dict[str, str] = {}
    at, end = 0, ";"
    while end:
        pair = PAIR.match(line, at)
        if pair is None or (pair[1] and pair[1].lower() in pairs):
            return []
        at, end = pair.end(), pair[4]
        if pair[1]:
            pairs[pair[1].lower()] = pair[2] or re.sub(r"\\(.)", r"\1", pair[3] or "")
        if end != ";" and pairs:
            found.append(Hop(node_in(pairs.get("for", "")), pairs.get("proto", "").lower()))
            pairs = {}
    return found


def address_in(said: str) -> str:
    """An address with or without a port; empty if it is none. One of IPv6 often stands without brackets."""
    try:
        return node_in(said) or ("" if "%" in said else plain_address(str(IPv6Address(said))))
    except ValueError:
        return ""


def node_in(said: str) -> str:
    """The address of a node (RFC 7239, 6); empty if it is hidden, unknown, or none."""
    node = NODE.fullmatch(said)
    if node is None:
        return ""
    try:
        return plain_address(str(IPv4Address(node["four"]) if node["four"] else IPv6Address(node["six"])))
    except ValueError:
        return ""
