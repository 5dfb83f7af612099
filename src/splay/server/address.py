"""Where somebody comes from, as far as limits are concerned."""

from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network


@lru_cache(4096)
def neighbourhood(host: str) -> str:
    """Return the address whose limits a host shares: of IPv6 the /64, all of which belongs to one household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))
