"""Every derivation of Bouillotte: its value, and what becomes of each of its steps when it is made wrong."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from xml.etree import ElementTree

import pytest

from cardlessons.core.cards import Pack, cards
from cardlessons.core.errors import WrongStep
from cardlessons.derive import bouillotte
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.writing import TEXT
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte import Rules
from cardlessons.i18n import language
from tests.derive.bouillotte_ones import ACE_UP, CLASSICAL, COPIES, HAND, ONES, WITHOUT
from tests.derive.planting import raised

TWENTY = Rules(pack=(1, 13, 10, 9, 8))
PACKS = [
    Rules(),
    CLASSICAL,
    WITHOUT,
    COPIES,
    TWENTY,
    Rules(Pack(8, 4)),
    Rules(Pack(8, 2)),
    Rules(Pack(4, 4)),
    Rules(Pack(2, 4, 3)),
]


@pytest.mark.parametrize(("hands", "value"), [(3, "1/57"), (4, "3/253"), (5, "1/117")])
def test_a_given_hand_is_a_brelan(hands: int, value: str) -> None:
    assert bouillotte.brelan(hands).value == Fraction(value)


def test_a_hand_of_one_suit() -> None:
    assert bouillotte.one_suit().value == Fraction(10, 253)
    assert "P(one suit) = 80/2024" in str(bouillotte.one_suit())


def test_the_turn_up_makes_a_carre_of_one_hand_and_a_favori_of_sixty_in_1771() -> None:
    assert bouillotte.carre().value == Fraction(1, 1771) == Fraction(3, 253) / 21
    assert bouillotte.favori().value == Fraction(60, 1771)


def test_some_brelan_and_not_the_sum() -> None:
    derivation = bouillotte.some_brelan()
    assert derivation.value == Fraction(524792, 11316305) != Fraction(12, 253)
    assert bouillotte.some_brelan(4, TWENTY).value == Fraction(547648, 8083075)
    assert "E(brelans at the table) = 12/253" in str(derivation)
    again = re.search(r"first\) = (\d+/\d+)", str(derivation))
    assert again is not None and Fraction(again[1]) == Fraction(12, 253) - Fraction(524792, 11316305)


@pytest.mark.parametrize(
    ("kind", "counts", "value"),
    [("brelan", "20/1330", "2/133"), ("pair", "17/1330", "17/1330"), ("different", "15/1330", "3/266")],
)
def test_your_own_hand_changes_an_opponents_chance(kind: str, counts: str, value: str) -> None:
    derivation = bouillotte.brelan_given(kind)
    assert derivation.value == Fraction(value)
    lines = str(derivation)
    assert "P(brelan) = 24/2024" in lines and f" = {counts}" in lines


def test_a_brelan_of_ones_own_makes_another_likelier_and_other_hands_less_likely() -> None:
    unseen = bouillotte.brelan().value
    assert bouillotte.brelan_given("brelan").value > bouillotte.brelan_given("pair").value > unseen
    assert bouillotte.brelan_given("different").value < unseen
    assert bouillotte.brelan_on_average().value == unseen


def test_a_raise_by_counts() -> None:
    told = bouillotte.raise_tells("9/10", "1/10")
    assert told.value == Fraction(27, 277)
    assert "P(brelan | raise) = 108/1108" in str(told)
    assert bouillotte.raise_tells(0.9, 0.1).value == told.value
    assert bouillotte.raise_tells("1/3", "1/3").value == Fraction(3, 253)  # a raise that tells nothing
    assert bouillotte.raise_tells(1, 0).value == 1
    assert bouillotte.raise_tells(0, 1).value == 0


def test_a_king_and_a_queen_count_what_an_ace_and_a_nine_count() -> None:
    lines = str(bouillotte.tied_suits()).splitlines()[1:4:2]
    assert lines == ["   count of two cards = 11 + 9", "   count of two cards = 10 + 10"]


def test_the_last_place_costs_the_ties() -> None:
    cost = bouillotte.place_cost(HAND, ACE_UP)
    assert cost.value == Fraction(959, 11440) == Fraction(85312 - 71886, 160160)
    said = str(cost)
    for line in ("= C(16, 3) C(13, 3)", "= 160160", "= 85312/160160", "= 71886/160160", "takes = 13426"):
        assert line in said
    assert bouillotte.place_cost(cards("AH AD AC"), ACE_UP).value == 0  # a carré takes the pot anywhere


def test_a_quarter_of_the_bets_are_bluffs_and_two_thirds_are_called() -> None:
    assert bouillotte.bluff(3, 6).value == Fraction(1, 4)
    assert bouillotte.called(3, 6).value == Fraction(2, 3)


@pytest.mark.parametrize(("bet", "pot"), list(product((1, 2, 5, 100), (1, 3, 10))))
def test_neither_can_gain_by_another_choice(bet: int, pot: int) -> None:
    bluffs, calls = bouillotte.bluff(bet, pot).value, bouillotte.called(bet, pot).value
    assert bluffs * (bet + pot) == (1 - bluffs) * bet
    assert (1 - calls) * pot == calls * bet


EXACT = ["brelan", "one_suit", "carre", "favori", "some_brelan", "tied_suits"]


@pytest.mark.parametrize("rules", PACKS, ids=lambda rules: repr(rules.pack or rules.packs))
@pytest.mark.parametrize("name", EXACT)
def test_every_pack_and_number_of_hands_agrees_with_the_exact_result(name: str, rules: Rules) -> None:
    for hands in (2, 3, 4, 5):
        size = len(rules.deck(hands).ranks) * rules.deck(hands).whole.per_rank if rules.pack or hands > 2 else 0
        if size < 3 * hands + 1 or (name == "favori" and rules == CLASSICAL):
            continue
        derivation = getattr(bouillotte, name)(hands, rules)
        assert derivation.name == f"bouillotte.{name}"
        assert derivation.value == getattr(exact, name)(hands, rules)


@pytest.mark.parametrize("build", ONES.values(), ids=ONES)
def test_a_planted_wrong_step_is_named(build: Callable[[], Derivation]) -> None:
    derivation = build()
    derivation.check()
    for number, step in enumerate(derivation.steps, 1):
        with pytest.raises(WrongStep, match=rf"^Step {number} is") as refused:
            derivation.with_step(number, step.expression + 1).check()
        assert refused.value.step == number


# Three cards of one or two can be taken in no way, nor four of fewer; three of seven in as many ways as four of seven.
STILL_TRUE = {
    "C(7, 4)",
    "3 C(7, 4)",
    "C(6, 3) + C(7, 4) + C(8, 3)",
    "C(1, 4) + 5 C(4, 3)",
    "C(2, 3) + 5 C(4, 3)",
    "C(2, 4) + C(3, 3) + 3 C(4, 3)",
    "C(2, 4) + C(3, 3) + 4 C(4, 3)",
}
BEGINS_AT_TWO = re.compile(r"Σ\(v = 2 …")  # no card counts 1, so this leaves nothing out


@pytest.mark.parametrize("name", sorted(ONES))
def test_every_number_in_a_formula_matters(name: str) -> None:
    """Raises one number after the other by 1, wherever it stands in a formula: the line is never taken for true."""
    derivation = ONES[name]()
    for number, step in enumerate(derivation.steps, 1):
        for wrong in raised(step.expression):
            written = TEXT.write(wrong)
            if written not in STILL_TRUE and not BEGINS_AT_TWO.search(written):
                with pytest.raises(WrongStep) as refused:
                    derivation.with_step(number, wrong).check()
                assert refused.value.step == number, wrong


def test_a_check_takes_less_than_a_second() -> None:
    for build in (*ONES.values(), lambda: bouillotte.tied_suits(5)):
        derivation = build()
        started = time.process_time()
        derivation.check()
        assert time.process_time() - started < 1


@pytest.mark.parametrize("build", ONES.values(), ids=ONES)
def test_every_line_is_well_formed_mathml(build: Callable[[], Derivation]) -> None:
    for step in build()[:].page()["steps"]:
        name, *pieces = (ElementTree.fromstring(f"<math>{piece}</math>") for piece in step["line"])
        signs = ["".join(piece.itertext())[0] for piece in pieces]
        assert "".join(name.itertext()) and signs[0] == "=" and set(signs[1:]) <= set("+−≈")


@pytest.mark.parametrize("code", ["en", "ru"])
def test_every_sentence_is_filled(code: str) -> None:
    language(code)
    try:
        for build in ONES.values():
            derivation = build()
            assert not [step.sentence for step in derivation.steps if re.search(r"[{}]", step.sentence)]
            assert str(derivation).endswith(".") and derivation[:].latex()
    finally:
        language("en")
