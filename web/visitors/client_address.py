"""Where a request comes from, as far as limits are concerned.

`request.remote_addr` is the address of the connection, or what the proxies of FANWISE_PROXIES say;
no other header is believed. All limits by address count by what is found here.
"""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from flask import request

from web.secret_keys import digests

IPV6_PREFIX: Final = 64
"""Bits of an IPv6 address that are counted as one: the least that a home or a school is given."""


def network_of(address: str) -> str:
    """The IPv4 address itself, or the /64 network of an IPv6 address.

    An IPv4 address written as IPv6 (`::ffff:192.0.2.7`) is that IPv4 address. Text that is no
    address, as from a Unix socket, stays as it is.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), IPV6_PREFIX), strict=False))


def client_digests() -> tuple[str, ...]:
    """What is kept of where this request comes from, by each key of the site, the newest first."""
    return digests("address", network_of(request.remote_addr or ""))
