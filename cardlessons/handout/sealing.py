"""Sealing: a text that neither reading the page nor searching its source gives away.

It is packed (zlib, RFC 1950) and written in base64; the page's script opens it with what every browser has. Whoever
means to break the seal can: it keeps an answer from being met by chance, no more.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any


def sealed(text: str) -> str:
    """The text, sealed.

    >>> opened(sealed("four"))
    'four'
    """
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def sealed_data(data: Any) -> str:
    """Data that JSON can hold, sealed."""
    return sealed(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def opened(seal: str) -> str:
    """What `sealed` has sealed."""
    return zlib.decompress(base64.b64decode(seal)).decode()
