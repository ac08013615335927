"""The next call after misses: known values, laws, every deal of small packs, and no wrong step taken for true."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules, WrongStep
from cardlessons.derive import blucher
from cardlessons.derive.counting import orders
from cardlessons.exact import blucher as exact
from tests.derive.planting import raised

FULL = Pack(13, 4)


def counted(misses: int, pack: Pack) -> Fraction:
    """Among the deals whose first calls all miss, the share of those in which the next one matches."""
    missed = [deal for deal in orders(pack) if all(deal[at] != at + 1 for at in range(misses))]
    return Fraction(sum(deal[misses] == misses + 1 for deal in missed), len(missed))


@pytest.mark.parametrize("pack", [Pack(1, 2), Pack(2, 2), Pack(3, 2), Pack(4, 2), Pack(3, 3), Pack(5, 1)], ids=repr)
def test_small_packs_agree_with_a_count_of_every_deal(pack: Pack) -> None:
    for misses in range(pack.ranks):
        assert exact.call_after_misses(misses, pack) == counted(misses, pack)
        assert blucher.call_after_misses(misses, pack).value == counted(misses, pack)


def test_the_second_call_after_a_first_miss() -> None:
    # Of the 48 first cards that miss 4 are deuces, 44 are not.
    by_hand = (4 * Fraction(3, 51) + 44 * Fraction(4, 51)) / 48
    assert blucher.call_after_misses(1).value == by_hand == Fraction(47, 612)


def test_before_any_card_is_known_a_call_has_its_share_of_the_ranks() -> None:
    assert blucher.call_after_misses(0).value == exact.call_after_misses(0, FULL) == Fraction(1, 13)


def test_each_further_miss_makes_the_next_call_less_likely() -> None:
    chances = [exact.call_after_misses(misses, FULL) for misses in range(13)]
    assert chances == sorted(chances, reverse=True) and len(set(chances)) == 13
    assert float(chances[12]) == pytest.approx(0.0755, abs=5e-5)


def test_a_pass_of_misses_alone_is_match_free() -> None:
    still = Fraction(1)
    for misses in range(13):
        still *= 1 - exact.call_after_misses(misses, FULL)
    assert still == exact.match_free_pass(FULL)


@pytest.mark.parametrize("misses", [1, 12])
def test_a_planted_wrong_step_is_named(misses: int) -> None:
    derivation = blucher.call_after_misses(misses)
    derivation.check()
    for number, step in enumerate(derivation.steps, 1):
        with pytest.raises(WrongStep, match=rf"^Step {number} is") as refused:
            derivation.with_step(number, step.expression + 1).check()
        assert refused.value.step == number


def test_every_number_in_a_formula_matters() -> None:
    derivation = blucher.call_after_misses(12)
    for number, step in enumerate(derivation.steps, 1):
        for wrong in raised(step.expression):
            with pytest.raises(WrongStep):
                derivation.with_step(number, wrong).check()


@pytest.mark.parametrize("misses", [-1, 13, 1.0, True, None])
def test_so_many_misses_leave_no_call(misses: object) -> None:
    for ask in (exact.call_after_misses, blucher.call_after_misses):
        with pytest.raises(BadRules, match="from 0 to 12"):
            ask(misses, FULL)  # type: ignore[arg-type]


def test_what_is_no_pack() -> None:
    with pytest.raises(BadRules):
        blucher.call_after_misses(1, "13x4")  # type: ignore[arg-type]
