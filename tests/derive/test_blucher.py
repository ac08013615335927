"""Every derivation of Blucher: its value, its check, and what becomes of each of its steps when it is made wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules, WrongStep
from cardlessons.derive import blucher
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.writing import TEXT
from cardlessons.exact import blucher as exact
from cardlessons.games.blucher import Between, Doubling, Extra, Rules, Spoils
from tests.derive.planting import raised

FULL = Pack(13, 4)
READINGS = [Rules(extra=extra, doubling=doubling) for extra, doubling in product(Extra, Doubling)]

PASSES: dict[str, Callable[[Pack], Derivation]] = {
    "match_free_pass": blucher.match_free_pass,
    "two match_free_passes": lambda pack: blucher.match_free_passes(2, pack),
    "three match_free_passes": lambda pack: blucher.match_free_passes(3, pack),
    "match_free_deal": blucher.match_free_deal,
    "some_match_free_pass": blucher.some_match_free_pass,
}
FULL_ONES: dict[str, Callable[[], Derivation]] = {
    **{name: lambda build=build: build(FULL) for name, build in PASSES.items()},  # type: ignore[misc]
    **{f"bet {r.extra} {r.doubling}": lambda r=r: blucher.bet(r) for r in READINGS},  # type: ignore[misc]
    **{
        f"fair {r.extra} {r.doubling}": lambda r=r: blucher.fair_extra(r)  # type: ignore[misc]
        for r in READINGS
        if r.extra is not Extra.NONE
    },
}


def test_a_given_pass_is_match_free() -> None:
    assert blucher.match_free_pass().value == Fraction(9571721884148096, 26816424180170625)


@pytest.mark.parametrize(
    ("pack", "value"), [(Pack(4, 1), "3/8"), (Pack(4, 2), "12/35"), (Pack(3, 4), "52/165"), (Pack(1, 1), "0")]
)
def test_a_given_pass_of_a_small_pack_is_match_free(pack: Pack, value: str) -> None:
    assert blucher.match_free_pass(pack).value == Fraction(value)


def test_no_call_of_the_deal_matches() -> None:
    # Doyle, Grinstead and Snell, Frustration Solitaire
    value = Fraction(4610507544750288132457667562311567997623087869, 284025438982318025793544200005777916187500000000)
    assert blucher.match_free_deal().value == value


def test_two_given_passes_and_some_pass() -> None:
    assert float(blucher.match_free_passes(2).value) == pytest.approx(0.12740433, abs=5e-9)
    assert float(blucher.some_match_free_pass().value) == pytest.approx(0.8289866, abs=5e-8)


def test_the_worth_of_a_unit_under_either_reading() -> None:
    original = Rules(extra=Extra.ORIGINAL)
    assert float(blucher.bet().value) == pytest.approx(-0.0618, abs=5e-5)
    assert float(blucher.bet(original).value) == pytest.approx(0.0563, abs=5e-5)
    assert blucher.bet(Rules(Pack(3, 2))).value == Fraction(-44, 45)
    assert blucher.bet(Rules(Pack(3, 2), extra=Extra.ORIGINAL)).value == Fraction(-13, 15)
    assert float(blucher.fair_extra().value) == pytest.approx(0.8453, abs=5e-5)
    assert float(blucher.fair_extra(original).value) == pytest.approx(1.2000, abs=5e-5)


@pytest.mark.parametrize("build", PASSES.values(), ids=PASSES)
@pytest.mark.parametrize("pack", [Pack(5, 3), Pack(2, 3, 2), Pack(26, 8), Pack(1, 3), Pack(7, 4)], ids=repr)
def test_every_pack_agrees_with_the_exact_result(build: Callable[[Pack], Derivation], pack: Pack) -> None:
    derivation = build(pack)
    name = derivation.name.removeprefix("blucher.")
    if name == "match_free_passes":
        count = 2 if build is PASSES["two match_free_passes"] else 3
        assert derivation.value == exact.match_free_passes(count, pack)
    else:
        assert derivation.value == getattr(exact, name)(pack)


@pytest.mark.parametrize("pack", [Pack(1, 1), Pack(1, 2), Pack(2, 1), Pack(4, 3), Pack(5, 1, 2)], ids=repr)
@pytest.mark.parametrize("rules", READINGS, ids=lambda rules: f"{rules.extra} {rules.doubling}")
def test_every_reading_agrees_with_the_exact_result(rules: Rules, pack: Pack) -> None:
    rules = Rules(pack, rules.extra, rules.spoils, rules.doubling)
    assert blucher.bet(rules).value == exact.bet(rules).mean


def test_a_unit_left_lying_where_it_could_be_moved() -> None:
    grupp = Rules.grupp()
    assert grupp.between is Between.RESTAKE
    assert blucher.bet(grupp).value == exact.bet(grupp).mean


def test_where_every_pass_doubles_it_does_not_matter_what_spoils_one() -> None:
    rules = Rules(spoils=Spoils.STAKED, doubling=Doubling.EVERY_PASS)
    assert blucher.bet(rules).value == exact.bet(rules).mean


@pytest.mark.parametrize("build", FULL_ONES.values(), ids=FULL_ONES)
def test_a_planted_wrong_step_is_named(build: Callable[[], Derivation]) -> None:
    derivation = build()
    derivation.check()
    for number, step in enumerate(derivation.steps, 1):
        with pytest.raises(WrongStep, match=rf"^Step {number} is") as refused:
            derivation.with_step(number, step.expression + 1).check()
        assert refused.value.step == number


# Changes that only add terms which are 0, so that the line stays true.
STILL_TRUE = {
    "Σ(k = 0 … 14) ((−1)^k C(13, k) · 4^k (52 − k)!)/52!",
    "Σ(k = 0 … 3) C(4, k) C(2, k) k! x^k",
    "Σ(k = 0 … 5) C(4, k) C(4, k) k! x^k",
    "1/52! · Σ(m = 1 … 52) m! [x^m] (2! x^2 L_2^(2)(x))^13",
    "1/52! · Σ(m = 0 … 53) m! [x^m] (2! x^2 L_2^(2)(x))^13",
    "1/52! · Σ(m = 0 … 53) m! [x^m] (4! L_4(x))^13",
}
CHANGED = [
    "match_free_pass",
    "two match_free_passes",
    "match_free_deal",
    "some_match_free_pass",
    "bet doubled once",
    "bet doubled every_free_pass",
    "fair original once",
]


@pytest.mark.parametrize("name", CHANGED)
def test_every_number_in_a_formula_matters(name: str) -> None:
    """Raises one number after the other by 1, wherever it stands in a formula: the line is never taken for true."""
    derivation = FULL_ONES[name]()
    for number, step in enumerate(derivation.steps, 1):
        for wrong in raised(step.expression):
            if TEXT.write(wrong) not in STILL_TRUE:
                with pytest.raises(WrongStep) as refused:
                    derivation.with_step(number, wrong).check()
                assert refused.value.step == number, wrong


def test_a_check_on_the_full_pack_takes_less_than_a_second() -> None:
    for build in FULL_ONES.values():
        derivation = build()
        started = time.process_time()
        derivation.check()
        assert time.process_time() - started < 1


@pytest.mark.parametrize("count", [0, 5, 1.5, None])
def test_a_number_of_passes_that_the_deal_has_not(count: object) -> None:
    with pytest.raises(BadRules):
        blucher.match_free_passes(count)  # type: ignore[arg-type]


def test_what_is_no_pack_and_no_rules() -> None:
    for build in PASSES.values():
        with pytest.raises(BadRules):
            build("13x4")  # type: ignore[arg-type]
    with pytest.raises(BadRules):
        blucher.bet(FULL)  # type: ignore[arg-type]


def test_a_worth_that_depends_on_the_whole_layout_is_refused() -> None:
    with pytest.raises(BadRules, match="whole layout"):
        blucher.bet(Rules(spoils=Spoils.STAKED))
    with pytest.raises(BadRules, match="whole layout"):
        blucher.fair_extra(Rules(spoils=Spoils.STAKED))


def test_no_extra_payment_is_fair_where_there_is_none() -> None:
    with pytest.raises(BadRules, match="no extra payment"):
        blucher.fair_extra(Rules(extra=Extra.NONE))
