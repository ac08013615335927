"""What a unit staked on one rank is worth, and which extra payment would make it fair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.blucher import stake
from cardlessons.derive.blucher.stake import h, j, w, z
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import Expression, add, chance, mean, minus, mul, number, over, symbol, total
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import blucher as exact
from cardlessons.games.blucher.rules import Doubling, Extra, Rules, Spoils

USUAL = Rules()
FATES = ("returned", "doubled", "lost", "lost_doubled")
_NET, _BACK, _EXTRA = mean("net"), mean("back"), mean("extra")


def bet(rules: Rules = USUAL) -> Derivation:
    """The expected net of one unit on one rank, left lying, as a proof.

    Where the bank doubles once it is put together from the four fates of a stake: returned, doubled, lost, lost
    doubled. The counting is that of `match_free_passes`, with one rank that must avoid more calls than the others.
    Raises `BadRules` where only matches on staked ranks spoil a pass: there it depends on the whole layout.
    """
    _check(rules)
    return Derivation("blucher.bet", tuple(_worth(rules.pack, rules)), partial(small_packs, _worth, rules))


def fair_extra(rules: Rules = USUAL) -> Derivation:
    """The extra payment that would make a stake worth nothing to either side, as a proof.

    In units of what the rules take: of the chips that lie there, or of the original stake. Raises `BadRules` if the
    rules have no extra payment, and where `bet` does.
    """
    _check(rules)
    if rules.extra is Extra.NONE:
        raise BadRules("derive_no_extra")
    return Derivation("blucher.fair_extra", tuple(_fair(rules.pack, rules)), partial(small_packs, _fair, rules))


def _check(rules: Rules) -> None:
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="blucher")
    if rules.spoils is Spoils.STAKED and rules.doubling is not Doubling.EVERY_PASS:
        raise BadRules("derive_layout")


def _worth(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield from _parts(rules)
    truth = exact.bet(rules).mean
    term = Term(_NET, lambda: truth, lambda deal: stake.net(deal, rules))
    if rules.doubling is Doubling.ONCE:
        lost = {Extra.DOUBLED: (2, 3), Extra.ORIGINAL: (2, 2), Extra.NONE: (1, 1)}[rules.extra]
        weights = zip((0, 1, -lost[0], -lost[1]), FATES, strict=True)
        yield Step(add(*(mul(weight, chance(fate)) for weight, fate in weights)), f"net_{rules.extra}", {}, term)
    else:
        terms = [mul(-1, _EXTRA)] if rules.extra is not Extra.NONE else []
        yield Step(add(_BACK, -1, *terms), "net_lying", {}, term)
    yield Step(number(truth), "put_in_values")


def _fair(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield from _parts(rules)
    without, with_extra = exact.bet(replace(rules, extra=Extra.NONE)).mean, exact.bet(rules).mean
    truth = without / (without - with_extra)
    term = Term(symbol("fair_extra"), lambda: truth)
    if rules.doubling is Doubling.ONCE:
        _, doubled, lost, lost_doubled = map(chance, FATES)
        gain = add(doubled, mul(-1, lost), mul(-1, lost_doubled))
        paid = add(lost, mul(2, lost_doubled) if rules.extra is Extra.DOUBLED else lost_doubled)
        yield Step(over(gain, paid), f"fair_{rules.extra}", {}, term)
    else:
        yield Step(over(minus(_BACK, 1), _EXTRA), "fair_lying", {}, term)
    yield Step(number(truth), "put_in_values")


def _parts(rules: Rules) -> Iterator[Step]:
    """What the worth is put together from."""
    yield from stake.held_steps(rules.pack)
    if rules.doubling is Doubling.ONCE:
        yield stake.undoubled_step(rules.pack)
        yield from _four_fates(rules)
    else:
        yield stake.lying_step(rules)
        yield from _what_lies(rules)


def _four_fates(rules: Rules) -> Iterator[Step]:
    passes = rules.passes
    returned, doubled, lost, _ = map(chance, FATES)
    never = z(number(passes), number(passes))
    formulas = (
        never,
        minus(h(number(passes), number(0)), never),
        total(minus(z(minus(j, 1), minus(j, 1)), z(j, minus(j, 1))), j, 1, passes),
        add(1, *(mul(-1, fate) for fate in (returned, doubled, lost))),
    )
    found = exact.bet(rules)
    for index, formula in enumerate(formulas):
        truth: Fraction = getattr(found, FATES[index])
        yield Step(formula, f"fate_{FATES[index]}", {"passes": passes}, _fate(rules, index, truth))
        yield Step(number(truth), "worked_out")


def _fate(rules: Rules, index: int, truth: Fraction) -> Term:
    """One of the four fates: in a deal they differ in whether the unit is lost and whether it is doubled."""

    def counted(deal: Deal) -> bool:
        lost, chips = stake.play(deal, rules)
        return index == 2 * lost + (chips > 1)

    return Term(chance(FATES[index]), lambda: truth, counted)


def _what_lies(rules: Rules) -> Iterator[Step]:
    passes, fates = rules.passes, exact.bet(rules).fates.items()
    back = sum((2**fate.doublings * share for fate, share in fates if not fate.lost), Fraction(0))
    term = Term(_BACK, lambda: back, lambda deal: stake.back(stake.play(deal, rules)))
    yield Step(w(number(passes), number(passes)), "back", {"passes": passes}, term)
    yield Step(number(back), "worked_out")
    if rules.extra is Extra.NONE:
        return
    doubled = rules.extra is Extra.DOUBLED
    extra = sum(((2**fate.doublings if doubled else 1) * share for fate, share in fates if fate.lost), Fraction(0))
    term = Term(_EXTRA, lambda: extra, lambda deal: stake.extra(stake.play(deal, rules), rules.extra))
    lying = total(minus(w(minus(j, 1), minus(j, 1)), w(j, minus(j, 1))), j, 1, passes)
    formula: Expression = lying if doubled else minus(1, h(number(passes), number(0)))
    yield Step(formula, f"extra_{rules.extra}", {"passes": passes}, term)
    yield Step(number(extra), "worked_out")
