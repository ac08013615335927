"""What the rules of every game need: fields that are checked, and rules read back from a transcript."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any, TypeVar

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules

Rules = TypeVar("Rules")


def settle_choices(rules: Any, kinds: Mapping[str, type[StrEnum]]) -> None:
    """Settles the fields named in `kinds` (see `settle_members`), and that `pack` is a `Pack`. Raises `BadRules`."""
    settle_members(rules, kinds)
    if not isinstance(rules.pack, Pack):
        raise BadRules("rules_pack", value=rules.pack)


def settle_members(rules: Any, kinds: Mapping[str, type[StrEnum]]) -> None:
    """Makes each field named in `kinds` a member of its kind; its value by name is taken too. Raises `BadRules`."""
    for name, kind in kinds.items():
        value = getattr(rules, name)
        if not isinstance(value, kind):
            object.__setattr__(rules, name, _member(kind, name, value))


def _member(kind: type[StrEnum], name: str, value: object) -> StrEnum:
    if isinstance(value, str) and value in list(kind):
        return kind(value)
    raise BadRules("rules_choice", name=name, value=value, known=", ".join(kind))


def is_whole(value: object, least: int = 0) -> bool:
    """Whether `value` is a whole number from `least`."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def read_rules(kind: type[Rules], data: Any) -> Rules:
    """The rules that a transcript describes, field by field. Raises `BadRules`."""
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    if not isinstance(data, Mapping):
        raise BadRules("rules_type", value=data, game=kind.__module__.split(".")[2])
    if unknown := sorted(map(str, set(data) - known)):
        raise BadRules("rules_unknown", names=", ".join(unknown))
    given = dict(data)
    if isinstance(given.get("pack"), Mapping):
        given["pack"] = _pack(given["pack"])
    return kind(**given)


def _pack(data: Mapping[str, Any]) -> Pack:
    if set(data) != {"ranks", "suits", "copies"}:
        raise BadRules("rules_pack", value=data)
    return Pack(**data)
