"""Private IPv4 addresses of this machine, by which others in the same local network reach it."""

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from typing import Final

ANY_PUBLIC: Final = ("1.1.1.1", 9)
"""A public address. A UDP socket that is connected to it sends nothing, and reveals the local address of the route."""
VIRTUAL: Final = (
    "br-", "cni", "docker", "flannel", "lxc", "lxd", "podman", "ppp", "tailscale", "tap", "tun", "vboxnet", "veth",
    "virbr", "vmnet", "wg", "zt",
)  # fmt: skip
"""Name prefixes of virtual interfaces: bridges, containers and tunnels."""
PREFIX_BITS: Final = 24
"""The prefix length of a usual home network."""
SIOCGIFADDR: Final = 0x8915
"""Linux: get the address of an interface."""


def home_addresses() -> list[str]:
    """The addresses in private IPv4 networks, that of the default route first."""
    first = default_route_address()
    found = [each for each in dict.fromkeys(own_addresses(first)) if is_private(each)]
    return sorted(found, key=lambda each: each != first)


def default_route_address() -> str:
    """The local address of the default route; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANY_PUBLIC)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def own_addresses(first: str) -> list[str]:
    """All IPv4 addresses of this machine. On Linux those of virtual interfaces are left out. Elsewhere they cannot be
    distinguished, and the user may have to choose."""
    if sys.platform == "linux":
        return addresses_of([name for _, name in socket.if_nameindex() if not name.startswith(VIRTUAL)])
    with suppress(OSError):
        return [first, *socket.gethostbyname_ex(socket.gethostname())[2]]
    return [first]


def addresses_of(interfaces: list[str]) -> list[str]:
    """The address of each named interface that has one."""
    import fcntl  # noqa: PLC0415  # not on Windows

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for name in interfaces:
            with suppress(OSError):
                answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("40s", name.encode()))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def is_private(address: str) -> bool:
    """Return whether an address is reachable from the local network alone: not loopback, not link-local, not public."""
    if not address:
        return False
    found = IPv4Address(address)
    return found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_same_network(address: str, other: str) -> bool:
    """Return whether two addresses are probably in the same network; DHCP changes addresses from time to time."""
    return IPv4Address(address) in IPv4Network(f"{other}/{PREFIX_BITS}", strict=False)
