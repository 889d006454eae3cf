"""By which addresses others in the same network reach this machine."""

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from typing import Final

FAR_AWAY: Final = ("1.1.1.1", 9)
"""Somewhere out in the world. Nothing is sent there: the system only says by which address it would be."""
VIRTUAL: Final = (
    "br-", "cni", "docker", "flannel", "lxc", "lxd", "podman", "ppp", "tailscale", "tap", "tun", "vboxnet", "veth",
    "virbr", "vmnet", "wg", "zt",
)  # fmt: skip
"""How networks are called that end inside this machine, or in a tunnel."""
HOME: Final = 24
"""So many bits are the same for all in a usual home network."""
ASK_ADDRESS: Final = 0x8915
"""What Linux calls SIOCGIFADDR."""


def home_addresses() -> list[str]:
    """Those of home networks alone, with IPv4, which every such network speaks; first the one by which this machine
    goes out into the world."""
    first = way_out()
    found = [each for each in dict.fromkeys(own_addresses(first)) if is_at_home(each)]
    return sorted(found, key=lambda each: each != first)


def way_out() -> str:
    """The address by which this machine goes out into the world; empty if it cannot."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(FAR_AWAY)
        except OSError:
            return ""
        return str(line.getsockname()[0])


def own_addresses(first: str) -> list[str]:
    """All that this machine has. Only Linux tells to which network each belongs; elsewhere somebody may have to choose
    the right one."""
    if sys.platform == "linux":
        return addresses_of([name for _, name in socket.if_nameindex() if not name.startswith(VIRTUAL)])
    with suppress(OSError):
        return [first, *socket.gethostbyname_ex(socket.gethostname())[2]]
    return [first]


def addresses_of(networks: list[str]) -> list[str]:
    """One for each network that this machine has an address in."""
    import fcntl  # noqa: PLC0415  # there is none elsewhere

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for name in networks:
            with suppress(OSError):
                told = fcntl.ioctl(line, ASK_ADDRESS, struct.pack("40s", name.encode()))
                found.append(socket.inet_ntoa(told[20:24]))
    return found


def is_at_home(address: str) -> bool:
    """Whether only the same network can reach it: neither this machine alone nor the whole world."""
    if not address:
        return False
    found = IPv4Address(address)
    return found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_beside(address: str, other: str) -> bool:
    """Whether two addresses are probably of the same home: those are given out anew from time to time."""
    return IPv4Address(address) in IPv4Network(f"{other}/{HOME}", strict=False)
