"""Differences between scenes, as JSON merge patches (RFC 7396): a changed member is given, a vanished one is null."""

from __future__ import annotations

from typing import Any


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The patch that makes `new` of `old`.

    >>> difference({"a": 1, "b": {"c": 2}}, {"b": {"c": 3}})
    {'a': None, 'b': {'c': 3}}
    """
    patch: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            if inner := difference(before, value):
                patch[key] = inner
        elif key not in old or before != value or type(before) is not type(value):
            patch[key] = value
    return patch


def patched(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """`old` after `patch`.

    >>> patched({"a": 1, "b": {"c": 2}}, {"a": None, "b": {"c": 3}})
    {'b': {'c': 3}}
    """
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict) and isinstance(new.get(key), dict):
            new[key] = patched(new[key], value)
        else:
            new[key] = value
    return new
