"""Addresses: whoever has one of IPv6 has a whole network of them, and is counted as that."""

from ipaddress import IPv6Address, IPv6Network, ip_address

HOUSEHOLD = 64
"""Bits of an IPv6 address that a household has in common, or whoever rents a server."""
CUSTOMER = 56
"""Bits that all networks of one customer have in common."""
DEVICE = 128


def network_of(address: str, bits: int = HOUSEHOLD) -> str:
    """Whom an address is counted as: one of IPv4 as itself, one of IPv6 as its first bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found), bits), strict=False))
        found = found.ipv4_mapped
    return str(found)
