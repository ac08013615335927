"""One line of a log: what it may hold, written and read by the same description.

There are keys, numbers and counts, and no field could hold a name, a time or a sentence. A question that is a
sentence of its own stands there as a digest, which says nothing but tells questions apart.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from hashlib import sha256
from typing import Any, NamedTuple

from cardlessons.core.errors import BadLog
from cardlessons.i18n import text

FORMAT = 1
_KEY = re.compile(r"[A-Za-z0-9_.-]{1,64}", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,30}(/0*[1-9]\d{0,29})?", re.ASCII)
_MOST = 10**6


class Entry(NamedTuple):
    """One line: the log that it stands in, its number there from 1 up, what kind of thing was done, and its data."""

    log: str
    n: int
    kind: str
    data: Mapping[str, Any]


class Problem(NamedTuple):
    """Something that could not be read: the file, its line (0: the whole file), and why, as the key of an error."""

    file: str
    line: int
    why: str

    def __str__(self) -> str:
        place = text("log.at_line", file=self.file, line=self.line) if self.line else self.file
        return f"{place}: {text(f'error.{self.why}')}"


def _is_key(value: object) -> bool:
    return isinstance(value, str) and bool(_KEY.fullmatch(value))


def _is_keys(value: object) -> bool:
    return isinstance(value, list) and len(value) < 10 and all(map(_is_key, value))


def _is_number(value: object) -> bool:
    return isinstance(value, str) and bool(_NUMBER.fullmatch(value))


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _is_share(value: object) -> bool:
    return type(value) in (int, float) and 0 <= value <= 1  # type: ignore[operator]


KINDS: dict[str, dict[str, Callable[[object], bool]]] = {
    "start": {},
    "prediction": {"question": _is_key, "value": _is_number},
    "choice": {"question": _is_key, "value": _is_key},
    "check": {"exercise": _is_key, "outcome": _is_key, "points": _is_share, "found": _is_keys, "hint": _is_count},
    "steps": {"proof": _is_key, "steps": _is_count, "of": _is_count},
}


def key_of(sentence: str) -> str:
    """A key as it is, a sentence as its digest."""
    return sentence if _is_key(sentence) else f"own-{sha256(sentence.encode()).hexdigest()[:12]}"


def written(entry: Entry) -> bytes:
    """The line as it stands in the file. Raises `BadLog` for what no line may hold."""
    _check(entry.kind, entry.data)
    whole = {"format": FORMAT, "log": entry.log, "n": entry.n, "kind": entry.kind, **entry.data}
    return json.dumps(whole, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> Entry:
    """What a line says. Raises `BadLog`."""
    try:
        found = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):  # no text, no JSON, or numbers and brackets without end
        raise BadLog("log_damage_json") from None
    if not isinstance(found, dict) or "format" not in found:
        raise BadLog("log_damage_foreign")
    if found.pop("format") != FORMAT:
        raise BadLog("log_damage_format")
    log, n, kind = (found.pop(name, None) for name in ("log", "n", "kind"))
    if not _is_key(log) or not _is_count(n) or not n or not isinstance(kind, str):
        raise BadLog("log_damage_fields")
    _check(kind, found)
    return Entry(log, n, kind, found)


def _check(kind: str, data: Mapping[str, object]) -> None:
    if kind not in KINDS:
        raise BadLog("log_damage_kind")
    fields = KINDS[kind]
    if set(fields) != set(data) or not all(fits(data[name]) for name, fits in fields.items()):
        raise BadLog("log_damage_fields")


def number(value: str) -> Fraction:
    """The number that stands in a line."""
    return Fraction(value)
