"""Every derivation of Acey Deucey: its value, and what becomes of each of its steps when it is made wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from xml.etree import ElementTree

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import WrongStep
from cardlessons.derive import acey_deucey
from cardlessons.derive.acey_deucey.deals import SMALL, best, turns
from cardlessons.derive.derivation import Derivation
from cardlessons.exact import acey_deucey as exact
from cardlessons.games.acey_deucey import AceChoice, Aces, Neighbours, PairAce, Rules, ThirdAce
from cardlessons.i18n import language
from tests.derive.acey_deucey_ones import BASE, BICYCLE, LATE, LIAONING, ONES, OUTSIDE
from tests.derive.planting import raised

PACKS = [Pack(5, 1), Pack(5, 2), Pack(7, 3), Pack(9, 2), Pack(13, 4, 2), Pack(26, 1)]


@pytest.mark.parametrize("k", range(12))
def test_a_bet_at_gap_k_is_worth_8k_less_56_of_50(k: int) -> None:
    derivation = acey_deucey.worth(k)
    assert derivation.value == Fraction(8 * k - 56, 50)
    assert f"(8 · {k} − 56)/50" in str(derivation)


def test_seven_between_are_worth_nothing_although_28_of_50_cards_win() -> None:
    seven = acey_deucey.worth(7)
    assert seven.value == 0
    assert "P(between) = (4 · 7)/50" in str(seven[0])
    assert str(seven[-1]).startswith("7. Nothing, although 28 of the 50 unseen cards win")


@pytest.mark.parametrize("k", range(12))
def test_one_ace_in_the_liaoning_game_is_worth_8k_less_62_of_50(k: int) -> None:
    assert acey_deucey.worth(k, LIAONING, 1).value == Fraction(8 * k - 62, 50)


def test_a_low_ace_to_a_high_one_wins_96_of_100_times_and_kelly_stakes_a_fifth() -> None:
    worth = acey_deucey.worth(12, LIAONING, 2)
    assert worth.value == Fraction(4, 5)
    assert "P(between) = (4 · 12)/50" in str(worth[0])
    assert exact.outcomes(1, 1, LIAONING, call="low")[1] == Fraction(96, 100)
    assert acey_deucey.kelly(1, 1, LIAONING, call="low").value == Fraction(1, 5)


def test_the_line_is_nothing_at_seven() -> None:
    line = acey_deucey.worth_line()
    assert line.value == 7
    assert "e(k) = (4 k − 12 − (44 − 4 k))/50" in str(line)
    assert "e(k) = (8 k − 56)/50" in str(line)
    assert "h(k) = (8 k − 62)/50" in str(acey_deucey.worth_line(LIAONING, 1))
    assert acey_deucey.worth_line(LIAONING, 1).value == Fraction(31, 4)
    assert acey_deucey.worth_line(BICYCLE).value == Fraction(25, 4)


def test_a_pair_of_sevens_is_worth_a_25th_in_the_base_game_alone() -> None:
    assert acey_deucey.pair(7).value == Fraction(1, 25)
    assert acey_deucey.pair(7, LIAONING).value == Fraction(-2, 25)


@pytest.mark.parametrize(("rank", "call"), list(product(range(1, 14), ("higher", "lower"))))
def test_every_pair_agrees_with_the_exact_result(rank: int, call: str) -> None:
    for rules in (BASE, LIAONING):
        worth = exact.mean(exact.outcomes(rank, rank, rules, call=call))
        assert acey_deucey.pair(rank, rules, call).value == worth


def test_the_difference_is_not_the_gap() -> None:
    trap = acey_deucey.gap_trap()
    assert trap.value == Fraction(-4, 25)
    lines = str(trap).splitlines()[1::2]
    assert lines[1] == "   difference = 7"
    assert lines[3] == "   worth if the difference were the gap = 0"
    assert lines[5] == "   gap = 6"


def test_to_call_an_ace_late_is_worth_112_of_1275() -> None:
    assert acey_deucey.ace_choice().value == Fraction(172, 1275)
    assert acey_deucey.ace_choice(LATE).value == Fraction(284, 1275)
    assert acey_deucey.choosing_late().value == Fraction(112, 1275)


def test_to_call_an_ace_early_is_worth_nothing() -> None:
    said = str(acey_deucey.choosing_late())
    assert "E(first ace called low) = 172/1275" in said
    assert "E(first ace called high) = 172/1275" in said
    assert "to have the choice is worth nothing" in said


def test_where_low_and_high_differ_the_better_one_is_called() -> None:
    rules = Rules(aces=Aces.CHOSEN, ace_post=4, pair_post=2, ace_pair_post=4, third_ace=ThirdAce.HIGH)
    choice = acey_deucey.ace_choice(rules)
    by_hand = sum(
        (4 - (second == 1)) * max(Fraction(0), best(rules, 1, second, "low").worth) for second in range(1, 14)
    )
    assert choice.value == by_hand / 51 > Fraction(172, 1275)
    assert "the better of the two" in str(choice)


@pytest.mark.parametrize("pack", [Pack(13, 4), *PACKS], ids=repr)
@pytest.mark.parametrize(
    ("aces", "choice", "ace_post", "pair_ace"),
    [
        (Aces.HIGH, AceChoice.BEFORE, 2, PairAce.HIGH),
        (Aces.HIGH, AceChoice.BEFORE, 4, PairAce.LOSES),
        *product([Aces.CHOSEN], AceChoice, (2, 4), PairAce),
    ],
)
def test_a_turn_agrees_with_the_exact_result(
    aces: Aces, choice: AceChoice, ace_post: int, pair_ace: PairAce, pack: Pack
) -> None:
    """Each choice of the rest with every other pack."""
    ways = ((ThirdAce.POST, Neighbours.BET), (ThirdAce.HIGH, Neighbours.ANTE))
    third, neighbours = ways[(pack.ranks + list(AceChoice).index(choice) + list(PairAce).index(pair_ace)) % 2]
    rules = Rules(pack, aces, choice, ace_post=ace_post, pair_ace=pair_ace, third_ace=third, neighbours=neighbours)
    assert acey_deucey.turn_value(rules).value == exact.turn_value(rules).value


def test_the_kelly_fraction_as_published() -> None:
    eight = acey_deucey.kelly(2, 11)
    assert float(eight.value) == pytest.approx(0.109517, abs=5e-7)
    assert "share that grows fastest = (21 − √241)/50" in str(eight)
    assert acey_deucey.kelly(2, 1).value == Fraction(8, 25)
    assert acey_deucey.bet(4, 12, seen=OUTSIDE).value == Fraction(1, 4)


def test_a_cubic_with_a_fraction_for_its_root_is_solved() -> None:
    cubic = ONES["kelly by a cubic"]()
    assert cubic.value == Fraction(1, 5)
    assert "(5 x − 1)" in str(cubic)


def kelly_bets() -> list[tuple[Rules, int, int, str | None]]:
    spreads = [(rules, 2, second, None) for rules in (BASE, BICYCLE) for second in (11, 12, 13, 1)]
    pairs = [(rules, rank, rank, "higher") for rules in (BASE, LIAONING) for rank in (2, 3, 4, 5)]
    return [*spreads, *pairs, (LIAONING, 1, 13, "low"), (LIAONING, 1, 1, "lower")]


@pytest.mark.parametrize(("rules", "first", "second", "call"), kelly_bets())
def test_the_exact_result_encloses_the_kelly_fraction(rules: Rules, first: int, second: int, call: str | None) -> None:
    low, high = exact.kelly(first, second, rules, call=call)
    assert low <= Fraction(float(acey_deucey.kelly(first, second, rules, call=call).value)) <= high


def test_red_dog_as_published_by_the_wizard_of_odds() -> None:
    for packs, edge in ((1, 0.03155), (6, 0.02798)):
        rules = Rules.red_dog(packs)
        derivation = acey_deucey.red_dog_edge(rules)
        assert float(derivation.value) == pytest.approx(edge, abs=5e-6)
        assert derivation.value == exact.red_dog_edge(rules)
    assert "the smallest such gap is 7" in str(derivation)


@pytest.mark.parametrize(("k", "won"), [(7, 0.541935), (9, 0.696774), (11, 0.851613)])
def test_a_raise_with_six_packs_wins_as_published(k: int, won: float) -> None:
    chance = acey_deucey.red_dog_edge(Rules.red_dog(6)).steps[1].expression.subs("k", k)
    assert float(chance) == pytest.approx(won, abs=5e-7)


@pytest.mark.parametrize("pack", PACKS, ids=repr)
def test_red_dog_on_every_pack_agrees_with_the_exact_result(pack: Pack) -> None:
    rules = Rules(pack, post=1, ace_post=1, neighbours=Neighbours.OVER, bank=Rules.red_dog().bank, house=11)
    assert acey_deucey.red_dog_edge(rules).value == exact.red_dog_edge(rules)


@pytest.mark.parametrize("build", ONES.values(), ids=ONES)
def test_a_planted_wrong_step_is_named(build: Callable[[], Derivation]) -> None:
    derivation = build()
    derivation.check()
    for number, step in enumerate(derivation.steps, 1):
        with pytest.raises(WrongStep, match=rf"^Step {number} is") as refused:
            derivation.with_step(number, step.expression + 1).check()
        assert refused.value.step == number


# In these a line is nothing, or has a part that is, and nothing over 51 is as true as nothing over 50.
NOTHING = {"worth 7", "worth 11", "worth 12, two aces", "gap trap", "kelly 11", "kelly, low ace to high ace"}


@pytest.mark.parametrize("name", sorted(ONES.keys() - NOTHING))
def test_every_number_in_a_formula_matters(name: str) -> None:
    """Raises one number after the other by 1, wherever it stands in a formula: the line is never taken for true."""
    derivation = ONES[name]()
    for number, step in enumerate(derivation.steps, 1):
        for wrong in raised(step.expression):
            with pytest.raises(WrongStep) as refused:
                derivation.with_step(number, wrong).check()
            assert refused.value.step == number, wrong


@pytest.mark.parametrize("name", ONES)
def test_every_derivation_is_counted_on_small_packs(name: str) -> None:
    checked = ONES[name]().check()
    assert checked.deals == sum(len(turns(pack)) for pack in SMALL) > 500


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
            assert str(derivation)
    finally:
        language("en")
