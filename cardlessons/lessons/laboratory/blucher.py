"""The figures of Blucher that its rules change: match-free passes, and what becomes of one unit on one rank.

A rule that looks at the whole layout needs to know it: the unit lies there alone, and two units on two ranks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from cardlessons.exact import blucher as exact
from cardlessons.games.blucher.rules import Between, Doubling, Extra, Rules
from cardlessons.i18n import text
from cardlessons.lessons.laboratory.figures import Figure, Figures, named
from cardlessons.show.scene import Rule
from cardlessons.show.scenes import blucher_rules as panel

KIND = Rules
SELECTS = ("variant", "pack", "extra", "spoils", "doubling")
_PASSES = ("match_free_pass", "some_match_free_pass", "match_free_deal")


def figures(rules: Rules) -> Figures:
    """All figures under these rules, what lies on the layout being left there."""
    found = {name: Figure(named(f"derive.term.{name}"), getattr(exact, name)(rules.pack)) for name in _PASSES}
    return found | _matches(rules) | _unit(rules)


def _matches(rules: Rules) -> Figures:
    deal, one_pass = exact.matches(rules.pack, rules.passes), exact.matches(rules.pack)
    return {
        "matches": Figure(named("lab.matches"), _mean(deal)),
        "matches_variance": Figure(named("lab.matches_variance"), _variance(one_pass)),
    }


def _unit(rules: Rules) -> Figures:
    unit = exact.bet(rules, [1])
    lost = sum((share for fate, share in unit.fates.items() if fate.lost), Fraction(0))
    found = {
        "lost": Figure(named("lab.lost"), lost),
        "worth": Figure(named("lab.worth"), unit.mean),
        "variance": Figure(named("lab.variance"), unit.variance),
    }
    if rules.pack.ranks > 1:
        found["covariance"] = Figure(named("lab.covariance"), exact.bet(rules, [1, 2]).covariance)
    if rules.doubling is Doubling.ONCE:
        fates = ("returned", "doubled", "lost_doubled")
        found |= {name: Figure(named(f"lab.{name}"), getattr(unit, name)) for name in fates}
    if rules.extra is not Extra.NONE:
        found["fair_extra"] = Figure(named("lab.fair_extra"), _fair(rules, unit.mean))
    return found


def _fair(rules: Rules, mean: Fraction) -> Fraction:
    """With how many extra payments for one the unit would be worth nothing: each takes the same from its worth."""
    without = exact.bet(replace(rules, extra=Extra.NONE), [1]).mean
    return without / (without - mean)


def _mean(chances: Mapping[int, Fraction]) -> Fraction:
    return sum((number * chance for number, chance in chances.items()), Fraction(0))


def _variance(chances: Mapping[int, Fraction]) -> Fraction:
    return _mean({number**2: chance for number, chance in chances.items()}) - _mean(chances) ** 2


def questions(rules: Rules) -> Mapping[str, Rule]:
    """The rules panel; who banks first makes no difference to any figure."""
    return panel.rules(replace(rules, first_bank=None), ())


def chosen(rules: Rules, choices: Mapping[str, str]) -> Rules:
    """The rules after choices in the panel. Raises `BadRules`."""
    return panel.chosen(rules, choices)


def notes(rules: Rules) -> tuple[str, ...]:
    """What the figures are, and what they take for granted where the rules leave more open than they count."""
    more = (text("lab.left_lying"),) if rules.between is Between.RESTAKE else ()
    return text("lab.unit"), *more
