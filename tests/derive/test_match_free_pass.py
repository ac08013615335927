from fractions import Fraction

import pytest

from cardlessons.core.cards import Pack
from cardlessons.derive import blucher
from cardlessons.derive.derivation import WrongStep
from cardlessons.exact import blucher as exact


@pytest.mark.parametrize(
    ("pack", "value"),
    [
        (Pack(13, 4), Fraction(9571721884148096, 26816424180170625)),
        (Pack(4, 1), Fraction(3, 8)),
        (Pack(4, 2), Fraction(12, 35)),
        (Pack(3, 4), Fraction(52, 165)),
    ],
)
def test_the_published_values(pack: Pack, value: Fraction) -> None:
    assert blucher.match_free_pass(pack).value == value


def test_copies_of_a_pack_are_more_cards_of_a_rank() -> None:
    assert blucher.match_free_pass(Pack(5, 2, 3)).value == exact.match_free_pass(Pack(5, 2, 3))


@pytest.mark.parametrize("number", range(1, 10))
def test_a_planted_wrong_step_is_named(number: int) -> None:
    derivation = blucher.match_free_pass()
    wrong = derivation.with_step(number, derivation.steps[number - 1].expression + 1)
    with pytest.raises(WrongStep, match=f"Step {number} ") as refused:
        wrong.check()
    assert refused.value.step == number
