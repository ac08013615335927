"""The rules panel of Bouillotte: every rule in force in plain words, and what may be chosen for the next deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte.deck import HAND, MIN_SEATS, Deck
from cardlessons.games.bouillotte.rules import CannotAnte, Count, Rules
from cardlessons.i18n import text
from cardlessons.show import panel
from cardlessons.show.scene import Rule

GAME = "bouillotte"
VARIED = (  # what a variant settles
    "packs", "before", "brelans", "side_payment", "count", "unclaimed", "suit_tie", "other_tie", "side_pots",
    "no_opening", "all_called", "opening", "antes",
)  # fmt: skip
CHOICES = (*VARIED, "direction")
VARIANTS = {"told": Rules(), "classical": Rules.classical()}
OF_SUITS = ("unclaimed", "suit_tie", "side_pots")  # what makes a difference only if suits count
SETTLED = ("cannot_ante", "purse", "buy_in", "first_dealer")  # before the first deal
FIXED = ("values", "dealing", "table_stakes", "uncalled", "dropped_brelan", "odd_chips", "over")
BY_SEATS = "by_seats"
PACKS = (Pack(8, 4), Pack(6, 4), Pack(4, 4), Pack(4, 3))
ANTES = (1, 2, 5)


def rules(inforce: Rules, names: Sequence[str]) -> Mapping[str, Rule]:
    """Each field of `inforce` as a question with its answer, the games that they make together, and what is fixed.

    `names` are the players' names by seat.
    """
    idle = dict.fromkeys(OF_SUITS, "bouillotte.idle_suits") if inforce.count is Count.OWN else {}
    if inforce.pack is not None:
        idle["packs"] = "bouillotte.idle_packs"
    rows = _all(inforce, names)
    return rows | {name: replace(rows[name], says=text(key)) for name, key in idle.items()}


def _all(inforce: Rules, names: Sequence[str]) -> dict[str, Rule]:
    return {
        "variant": _variant(inforce),
        "pack": _pack(inforce, len(names)),
        **{name: panel.choice(GAME, name, getattr(inforce, name)) for name in CHOICES},
        "ante": panel.number(text("bouillotte.rule_ante"), inforce.ante, ANTES, _chips),
        "cannot_ante": replace(panel.choice(GAME, "cannot_ante", inforce.cannot_ante), options=()),
        **{name: _of_purse(inforce, name) for name in ("purse", "buy_in")},
        "first_dealer": _first_dealer(inforce.first_dealer, names),
        **{name: panel.fixed(GAME, name, least=MIN_SEATS) for name in FIXED},
    }


def _variant(inforce: Rules) -> Rule:
    """The game as told, the classical one, or neither. Pack, ante and direction belong to each."""
    same = [name for name, rules in VARIANTS.items() if _varied(rules) == _varied(inforce)]
    return panel.variant(GAME, same[0] if same else "own", VARIANTS)


def _varied(rules: Rules) -> dict[str, Any]:
    return {name: getattr(rules, name) for name in VARIED}


def _pack(inforce: Rules, seats: int) -> Rule:
    """The pack for the number of seats that ante, or one pack for all deals; the one in force is offered too."""
    large_enough = [pack for pack in PACKS if pack.size > HAND * seats]
    offered = dict.fromkeys((None, *large_enough, inforce.pack))
    options = tuple((_pack_value(pack), _pack_words(replace(inforce, pack=pack), seats)) for pack in offered)
    return Rule(text("bouillotte.rule_pack"), _pack_words(inforce, seats), _pack_value(inforce.pack), options)


def _pack_value(pack: tuple[int, ...] | Pack | None) -> str:
    if pack is None:
        return BY_SEATS
    return "-".join(map(str, pack)) if isinstance(pack, tuple) else panel.pack_value(pack)


def _pack_words(rules: Rules, seats: int) -> str:
    deck: Deck = rules.deck(seats)
    ranks = " ".join(text("cards.short_rank", rank=rank) for rank in deck.ranks)
    key = "bouillotte.pack_by_seats" if rules.pack is None else "bouillotte.pack"
    return text(key, seats=seats, ranks=ranks, suits=deck.whole.suits, cards=deck.size)


def _chips(chips: int) -> str:
    return text("table.chips", chips=chips)


def _of_purse(inforce: Rules, name: str) -> Rule:
    """What the purse holds, or brings whoever buys in."""
    chips = getattr(inforce, name)
    says = text("bouillotte.no_purse") if inforce.cannot_ante is CannotAnte.SITS_OUT else _chips(chips)
    return Rule(text(f"bouillotte.rule_{name}"), says, str(chips), ())


def _first_dealer(first: int | None, names: Sequence[str]) -> Rule:
    """Nothing to choose: a next deal is never the first one."""
    says = text("bouillotte.first_dealer_cut")
    if first is not None:
        says = text("bouillotte.first_dealer_seat", name=names[first])
    return Rule(text("bouillotte.rule_first_dealer"), says, "cut" if first is None else str(first), ())


def chosen(inforce: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after `choices`, each a rule's key and one of its options' values. Raises `BadRules`."""
    changes: dict[str, Any] = {}
    # A whole game comes first, so that single choices go over it.
    for name, value in sorted(choices.items(), key=lambda item: item[0] != "variant"):
        if name == "variant" and value in VARIANTS:
            changes |= _varied(VARIANTS[value])
        else:
            changes |= {name: _read(inforce, name, value)}
    if choices.get("count") == Count.OWN:  # no rule about suits is left then
        changes = {name: getattr(Rules(), name) for name in OF_SUITS} | changes
    return replace(inforce, **changes)


def _read(inforce: Rules, name: str, value: str) -> Any:
    """The value of the field `name` that a panel's `value` means."""
    if name in CHOICES:
        return value  # Rules itself reads it, and refuses what is no choice
    if name in SETTLED:
        raise BadRules("rules_settled", name=name)
    try:
        if name == "ante":
            return int(value)
        if name == "pack":
            return _read_pack(inforce, value)
    except (TypeError, ValueError):
        pass
    raise panel.refused(name, value, _all(replace(inforce, first_dealer=None), ("",) * MIN_SEATS).get(name))


def _read_pack(inforce: Rules, value: str) -> tuple[int, ...] | Pack | None:
    if value == BY_SEATS:
        return None
    return tuple(map(int, value.split("-"))) if "-" in value else panel.read_pack(value)
