"""What a raise tells: Bayes' rule from how often brelans raise and how often other hands do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import lcm

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.bouillotte.counts import (
    FOUR,
    USUAL,
    brelan_steps,
    check_two,
    hands_steps,
    pack_of,
    share_steps,
    with_pack,
)
from cardlessons.derive.bouillotte.deals import SMALL, SMALL_HANDS, deals, fitting, is_brelan
from cardlessons.derive.bouillotte.own_hand import (
    LEFT,
    Kind,
    check_kind,
    given_steps,
    hands_left,
    left_steps,
    of_kind,
    possible,
    sample,
)
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import Expression, add, chance, minus, mul, number, over, symbol
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Rules

BRELANS_RAISE, OTHERS_RAISE, ALL_RAISE = symbol("boui_brelans_raise"), symbol("boui_others_raise"), symbol("boui_raise")
RAISED, TOLD = chance("boui_raised"), chance("boui_told")
Rate = int | str | float | Fraction


@dataclass(frozen=True)
class Rates:
    """How often an opponent with a brelan raises, and how often one without; `kind` is your own hand, None unseen."""

    brelan: Fraction
    other: Fraction
    kind: Kind | None = None

    def __call__(self, pack: Pack) -> Mapping[Deal, int]:
        """{a small pack's deal, and last 1 if the opponent raises, 0 if not: its weight}; hand 1 is the opponent's."""
        times = lcm(self.brelan.denominator, self.other.denominator)
        found: dict[Deal, int] = {}
        for deal, ways in deals(pack).items():
            raises = int(times * (self.brelan if is_brelan(deal, 1) else self.other))
            found |= {(*deal, 1): ways * raises, (*deal, 0): ways * (times - raises)}
        return found

    def about(self, deal: Deal) -> bool:
        """Whether the deal is one of those that are spoken of."""
        return self.kind is None or of_kind(deal, 0, self.kind)


def raise_tells(
    brelan: Rate, other: Rate, hands: int = FOUR, rules: Rules = USUAL, kind: str | None = None
) -> Derivation:
    """The probability that an opponent who raises holds three of a rank, as a proof (Bayes 1763).

    `brelan` is how often an opponent with a brelan raises, `other` how often one without, from 0 to 1 and not both 0:
    fractions such as "9/10", or decimals. `kind` is your own hand as for `brelan_given`, None if you have not looked.
    Before the turn-up. Raises `BadRules`.
    """
    check_two(hands, rules)
    pack = pack_of(hands, rules)
    own = None if kind is None else check_kind(kind, hands, rules)[1]
    rates = Rates(_rate(brelan), _rate(other), own)
    if not rates.brelan and not rates.other:
        raise BadRules("derive_bouillotte_no_raise")
    small = partial(small_packs, _tells, rates, SMALL_HANDS, rules, packs=SMALL, deals=rates)
    return Derivation("bouillotte.raise_tells", tuple(_tells(pack, rates, hands, rules)), small, "checked_raises")


def _rate(rate: Rate) -> Fraction:
    """A rate as a fraction, a decimal as it is written. Raises `BadRules`."""
    try:
        found = Fraction(str(rate))
    except (ValueError, ZeroDivisionError):
        found = Fraction(-1)
    if isinstance(rate, bool) or not 0 <= found <= 1:
        raise BadRules("derive_bouillotte_rate", rate=rate)
    return found


def _tells(pack: Pack, rates: Rates, hands: int, rules: Rules) -> Iterator[Step]:
    hands, rules = fitting(pack, hands), with_pack(rules, pack)
    if rates.kind is None:
        yield from brelan_steps(pack, hands, rules)
        share = exact.brelan(hands, rules)
        every = _hands(pack)
    elif possible(pack, rates.kind):
        share = exact.brelan(hands, rules, sample(rules, hands, rates.kind))
        yield from hands_steps(pack.size - HAND, LEFT, "boui_hands_left")
        yield from left_steps(pack, rates.kind)
        yield from given_steps(pack, rates.kind, share)
        every = hands_left(pack)
    else:
        return
    if share * rates.brelan + (1 - share) * rates.other:
        yield from _counted(rates, share, every)


def _hands(pack: Pack) -> int:
    return pack.size * (pack.size - 1) * (pack.size - 2) // 6


def _counted(rates: Rates, share: Fraction, every: int) -> Iterator[Step]:
    """Proves the shares by counts: so many of the hands raise, and so many of those are brelans."""
    brelans = int(share * every)
    others = every - brelans
    times = lcm((brelans * rates.brelan).denominator, (others * rates.other).denominator)
    some, more = int(times * brelans * rates.brelan), int(times * others * rates.other)
    data = {"times": times, "hands": every, "brelans": times * brelans, "others": times * others}
    reason = "boui_brelans_raise" if times == 1 else "boui_brelans_raise_times"
    yield from _raising(BRELANS_RAISE, times * brelans, rates.brelan, reason, data)
    yield from _raising(OTHERS_RAISE, times * others, rates.other, "boui_others_raise", data)
    yield Step(add(BRELANS_RAISE, OTHERS_RAISE), "boui_all_raise", {}, Term(ALL_RAISE, lambda: some + more))
    yield Step(number(some + more), "worked_out")
    truth = share * rates.brelan + (1 - share) * rates.other
    term = Term(RAISED, lambda: truth, lambda deal: deal[-1] if rates.about(deal) else None)
    yield from share_steps(some + more, times * every, "boui_raised", term)
    yield from _told(rates, share, some, some + more)


def _raising(name: Expression, hands: int, rate: Fraction, reason: str, data: Mapping[str, object]) -> Iterator[Step]:
    truth = hands * rate.numerator // rate.denominator
    yield Step(mul(hands, number(rate)), reason, {**data, "rate": rate}, Term(name, lambda: truth))
    yield Step(number(truth), "worked_out")


def _told(rates: Rates, share: Fraction, some: int, every: int) -> Iterator[Step]:
    """Proves the chance after the raise, and the same as Bayes' rule writes it."""

    def truth() -> Fraction:
        for_it, against = share * rates.brelan, (1 - share) * rates.other
        return 1 - against / (for_it + against)

    def counted(deal: Deal) -> bool | None:
        return is_brelan(deal, 1) if deal[-1] and rates.about(deal) else None

    yield from share_steps(some, every, "boui_told", Term(TOLD, truth, counted))
    prior = number(share)
    for_it, against = mul(prior, number(rates.brelan)), mul(minus(1, prior), number(rates.other))
    yield Step(over(for_it, add(for_it, against)), "boui_bayes")
    yield Step(number(truth()), "worked_out")
