"""Where a page can be opened: on this machine alone, or from everywhere in the network that it is in."""

from __future__ import annotations

import socket

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
# An address that is kept for examples and belongs to nobody (RFC 5737).
_NOBODY = ("192.0.2.1", 9)


def address_in_the_room() -> str | None:
    """This machine's address in the network that it is in; None if it is in none.

    To connect a datagram socket sends nothing: the system only looks up which of its own addresses it would send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def url(address: str, port: int, path: str = "/") -> str:
    """What is to be typed into a browser.

    >>> url("127.0.0.1", 8700)
    'http://127.0.0.1:8700/'
    """
    return f"http://{address}:{port}{path}"
