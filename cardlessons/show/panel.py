"""Lines of the rules panel that every game has: choices, numbers, the pack; and reading back what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.i18n import text
from cardlessons.show.scene import Rule


def choice(game: str, name: str, value: StrEnum) -> Rule:
    """A rule that is one of several: ``<game>.rule_<name>``, answered by ``<game>.answer_<name>_<value>``."""
    options = tuple((str(one), text(f"{game}.answer_{name}_{one}")) for one in type(value))
    return Rule(text(f"{game}.rule_{name}"), text(f"{game}.answer_{name}_{value}"), str(value), options)


def variant(game: str, value: str, names: Iterable[str]) -> Rule:
    """Which of the games that have a name the rules make together, if any."""
    options = tuple((name, text(f"{game}.answer_variant_{name}")) for name in names)
    return Rule(text(f"{game}.rule_variant"), text(f"{game}.answer_variant_{value}"), value, options)


def fixed(game: str, name: str, **data: object) -> Rule:
    """A rule that is never chosen: ``<game>.rule_<name>``, answered by ``<game>.fixed_<name>``."""
    return Rule(text(f"{game}.rule_{name}"), text(f"{game}.fixed_{name}", **data), "", ())


def number(label: str, value: int, offered: Iterable[int], says: Callable[[int], str]) -> Rule:
    """A rule that is a number; the one in force is offered too."""
    options = tuple((str(one), says(one)) for one in sorted({*offered, value}))
    return Rule(label, says(value), str(value), options)


def pack(label: str, inforce: Pack, offered: tuple[Pack, ...]) -> Rule:
    """The pack; the one in force is offered too."""
    packs = offered if inforce in offered else (*offered, inforce)
    options = tuple((pack_value(one), _pack_words(one)) for one in packs)
    return Rule(label, _pack_words(inforce), pack_value(inforce), options)


def pack_value(pack: Pack) -> str:
    """How the panel writes a pack."""
    return f"{pack.ranks}x{pack.suits}x{pack.copies}"


def _pack_words(pack: Pack) -> str:
    key = "cards.pack" if pack.copies == 1 else "cards.pack_copies"
    return text(key, ranks=pack.ranks, suits=pack.suits, copies=pack.copies)


def read_pack(value: str) -> Pack:
    """The pack that the panel's `value` means. Raises `ValueError` or `TypeError`."""
    return Pack(*map(int, value.split("x")))


def refused(name: str, value: str, rule: Rule | None) -> BadRules:
    """Why `value` cannot be chosen for the rule `name`, of which the panel offers `rule`, if it knows it."""
    if rule is None:
        return BadRules("rules_unknown", names=name)
    if not rule.options:
        return BadRules("rules_fixed", name=name)
    return BadRules("rules_choice", name=name, value=value, known=", ".join(value for value, _ in rule.options))
