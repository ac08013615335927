"""The rules panel of Blucher: every rule in force in plain words, and what may be chosen for the next deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.blucher.rules import Between, Doubling, Extra, Rules, Spoils
from cardlessons.i18n import text
from cardlessons.show.scene import Rule

CHOICES: dict[str, type[StrEnum]] = {"extra": Extra, "spoils": Spoils, "doubling": Doubling, "between": Between}
VARIANTS = {"told": Rules(), "grupp": Rules.grupp()}
PACKS = (Pack(13, 4), Pack(13, 1), Pack(4, 4), Pack(4, 2), Pack(3, 2))
LOWEST = (1, 2, 5)
HIGHEST = (1, 5, 10, 20, 50)
NO_LIMIT = "none"


def rules(inforce: Rules) -> Mapping[str, Rule]:
    """Each field of `inforce` as a question with its answer, and the games that the fields make together."""
    return {
        "variant": _variant(inforce),
        "pack": _pack(inforce.pack),
        **{name: _choice(name, getattr(inforce, name), kind) for name, kind in CHOICES.items()},
        "lowest": _lowest(inforce.lowest),
        "highest": _highest(inforce.highest),
        "first_bank": _first_bank(inforce.first_bank),
    }


def _variant(inforce: Rules) -> Rule:
    """The game as the sources tell it, Grupp's, or neither. Pack, limits and first bank belong to each."""
    names = [name for name, rules in VARIANTS.items() if _choices(rules) == _choices(inforce)]
    value = names[0] if names else "own"
    options = tuple((name, text(f"blucher.answer_variant_{name}")) for name in VARIANTS)
    return Rule(text("blucher.rule_variant"), text(f"blucher.answer_variant_{value}"), value, options)


def _choices(rules: Rules) -> dict[str, StrEnum]:
    return {name: getattr(rules, name) for name in CHOICES}


def _choice(name: str, value: StrEnum, kind: type[StrEnum]) -> Rule:
    options = tuple((str(one), text(f"blucher.answer_{name}_{one}")) for one in kind)
    return Rule(text(f"blucher.rule_{name}"), text(f"blucher.answer_{name}_{value}"), str(value), options)


def _pack(pack: Pack) -> Rule:
    packs = PACKS if pack in PACKS else (*PACKS, pack)
    options = tuple((_pack_value(one), _pack_words(one)) for one in packs)
    return Rule(text("blucher.rule_pack"), _pack_words(pack), _pack_value(pack), options)


def _pack_value(pack: Pack) -> str:
    return f"{pack.ranks}x{pack.suits}x{pack.copies}"


def _pack_words(pack: Pack) -> str:
    key = "cards.pack" if pack.copies == 1 else "cards.pack_copies"
    return text(key, ranks=pack.ranks, suits=pack.suits, copies=pack.copies)


def _lowest(lowest: int) -> Rule:
    options = tuple((str(chips), str(chips)) for chips in sorted({*LOWEST, lowest}))
    return Rule(text("blucher.rule_lowest"), text("blucher.chips", chips=lowest), str(lowest), options)


def _highest(highest: int | None) -> Rule:
    numbers = sorted({*HIGHEST, *([] if highest is None else [highest])})
    options = (*((str(chips), str(chips)) for chips in numbers), (NO_LIMIT, text("blucher.no_limit")))
    if highest is None:
        return Rule(text("blucher.rule_highest"), text("blucher.no_limit"), NO_LIMIT, options)
    return Rule(text("blucher.rule_highest"), text("blucher.chips", chips=highest), str(highest), options)


def _first_bank(first: int | None) -> Rule:
    """Nothing to choose: a next deal is never the first one."""
    says = text("blucher.first_bank_cut") if first is None else text("blucher.first_bank_seat", seat=first + 1)
    return Rule(text("blucher.rule_first_bank"), says, "cut" if first is None else str(first), ())


def chosen(inforce: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after `choices`, each a rule's key and one of its options' values. Raises `BadRules`."""
    changes: dict[str, Any] = {}
    # A whole game comes first, so that single choices go over it.
    for name, value in sorted(choices.items(), key=lambda item: item[0] != "variant"):
        changes |= _choices(VARIANTS[value]) if name == "variant" and value in VARIANTS else {name: _read(name, value)}
    return replace(inforce, **changes)


def _read(name: str, value: str) -> Any:
    """The value of the field `name` that a panel's `value` means."""
    if name in CHOICES:
        return value  # Rules itself reads it, and refuses what is no choice
    if name == "highest" and value == NO_LIMIT:
        return None
    if name == "first_bank":
        raise BadRules("rules_first_bank_settled")
    try:
        if name in ("lowest", "highest"):
            return int(value)
        if name == "pack":
            return Pack(*map(int, value.split("x")))
    except (TypeError, ValueError):
        pass
    raise BadRules("rules_choice", name=name, value=value, known=", ".join(_values(name)))


def _values(name: str) -> list[str]:
    """The values that the panel offers for the rule `name`."""
    offered = rules(Rules())
    if name not in offered:
        raise BadRules("rules_unknown", names=name)
    return [value for value, _ in offered[name].options]
