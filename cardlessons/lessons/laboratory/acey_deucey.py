"""The figures of Acey Deucey that its rules change: end cards, what one unit on them is worth, what a turn is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from cardlessons.exact import acey_deucey as exact
from cardlessons.games.acey_deucey.rules import Aces, Bank, Neighbours, Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW, Ends, gap
from cardlessons.i18n import text
from cardlessons.lessons.laboratory.figures import Figure, Figures, named
from cardlessons.show.scene import Rule
from cardlessons.show.scenes import acey_deucey_rules as panel

KIND = Rules
SELECTS = (
    "variant", "pack", "aces", "ace_choice", "third_ace", "pair_ace", "neighbours", "post", "ace_post", "pair_post",
    "ace_pair_post",
)  # fmt: skip


def figures(rules: Rules) -> Figures:
    """All figures under these rules, from a fresh pack, the whole pot allowed."""
    return _ends(rules) | _gaps(rules) | _pairs(rules) | _turn(rules)


def _ends(rules: Rules) -> Figures:
    gaps = exact.gaps(rules)
    return {
        "pair": Figure(named("lab.pair"), gaps.get("pair", Fraction(0))),
        "neighbours": Figure(named("lab.neighbours"), gaps.get(0, Fraction(0))),
    }


def _gaps(rules: Rules) -> Figures:
    """What a unit is worth by the gap: without an ace, and with one, high or low, where that may be another worth."""
    ends = {"gap": ("", ""), "gap_ace": (HIGH, "gap")}
    if rules.aces is Aces.CHOSEN:
        ends["gap_low_ace"] = (LOW, "gap_ace")
    return {
        f"{name}_{width}": Figure(named(f"lab.{name}", gap=width), worth, f"{like}_{width}")
        for name, (ace, like) in ends.items()
        for width, worth in sorted(_by_gap(rules, ace).items())
    }


def _by_gap(rules: Rules, ace: str) -> dict[int, Fraction]:
    """{gap: worth} of end cards that are no pair, one of them an ace called `ace`; without a call, of those without."""
    call = ace if rules.aces is Aces.CHOSEN else ""
    ends = {Ends(*ranks, call): worth for ranks, worth in exact.worths(rules, ace or HIGH).items()}
    apart = {one: worth for one, worth in ends.items() if one.first != one.second and (one.first == 1) == bool(ace)}
    return {gap(one, rules): worth for one, worth in apart.items()}


def _pairs(rules: Rules) -> Figures:
    """What a unit is worth on a pair of the lowest rank, of a middle one and of aces, the better way said."""
    worths, ranks = exact.worths(rules), rules.pack.ranks
    found = {
        f"pair_{rank}": Figure(named("lab.on_pair", rank=rank), worths[rank, rank])
        for rank in sorted({2, (ranks + 1) // 2, ranks} - {1})
        if (rank, rank) in worths
    }
    if (1, 1) in worths:
        found["pair_1"] = Figure(named("lab.on_pair_of_aces"), worths[1, 1])
        if rules.aces is Aces.CHOSEN:
            found["two_aces"] = Figure(named("lab.two_aces"), exact.worths(rules, LOW)[1, 1])
    return found


def _turn(rules: Rules) -> Figures:
    if rules.bank is Bank.HOUSE:
        return {"edge": Figure(named("lab.edge"), exact.red_dog_edge(rules))}
    if rules.neighbours is Neighbours.NEW_CARDS:
        return {}
    turn = exact.turn_value(rules)
    return {
        "favourable": Figure(named("lab.favourable"), turn.favourable),
        "turn": Figure(named("lab.turn"), turn.value),
    }


def questions(rules: Rules) -> Mapping[str, Rule]:
    """The rules panel; who deals first makes no difference to any figure."""
    return panel.rules(replace(rules, first_dealer=None), ())


def chosen(rules: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after choices in the panel. Raises `BadRules`."""
    return panel.chosen(rules, choices)


def notes(rules: Rules) -> tuple[str, ...]:
    """What the figures are, and what they take for granted where the rules leave more open than they count."""
    more = (text("lab.new_cards"),) if rules.neighbours is Neighbours.NEW_CARDS else ()
    return text("lab.worths"), *more
