"""The many signs in which people write numbers, turned into the few that are read.

Digits of any script (Arabic-Indic, Devanagari, full-width …) become 0 to 9, dashes a minus, ½ becomes 1/2; marks that
nobody sees are left out. A raised digit is left as it is: 4² is not 42.
"""

from __future__ import annotations

import unicodedata

_SIGNS = {
    **dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}﹣－", "-"),
    **dict.fromkeys("＋﹢", "+"),
    **dict.fromkeys("\N{FRACTION SLASH}\N{DIVISION SLASH}／÷", "/"),
    **dict.fromkeys("٫，﹐", ","),
    **dict.fromkeys("．﹒", "."),
    **dict.fromkeys("٬’ʼ", "'"),
    **dict.fromkeys("٪％﹪", "%"),
    **dict.fromkeys("（﹙", "("),
    **dict.fromkeys("）﹚", ")"),
}


def plain(text: str) -> str:
    """`text` in plain digits and signs, in small letters, with single spaces.

    >>> plain("−２½ ٪")
    '-2 1/2 %'
    """
    return " ".join("".join(map(_plain, text)).casefold().split())


def _plain(sign: str) -> str:
    if sign in _SIGNS:
        return _SIGNS[sign]
    digit = unicodedata.decimal(sign, None)
    if digit is not None:
        return str(digit)
    if unicodedata.decomposition(sign).startswith("<fraction>"):
        return " " + unicodedata.normalize("NFKC", sign).replace("\N{FRACTION SLASH}", "/")
    if unicodedata.category(sign) == "Cf":  # marks of direction, zero-width spaces
        return ""
    return " " if sign.isspace() else sign
