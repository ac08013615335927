"""What the lesson on places and bluffs says is true, counted again from the rules that it states."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import cardlessons as cl
from tests.notebooks.lessons import PLACES, code, shown
from tests.notebooks.test_claims import said

VALUES = {"A": 11, "K": 10, "Q": 10, "10": 10, "9": 9, "8": 8}
ORDER = list(VALUES)
Hand = tuple[str, ...]

HAND, TURN_UP = cl.cards("AH KH 9D"), cl.Card.parse("AS")
RULES = cl.bouillotte.Rules()
COST = Fraction(959, 11440)


def suit_of(card: str) -> str:
    return card[-1]


def rank_of(card: str) -> str:
    return card[:-1]


def claims(hands: tuple[Hand, ...], turn_up: str) -> list[int]:
    """Who holds the highest card of a best suit, in the order of the places."""
    cards = [card for hand in hands for card in hand]
    counted = [*cards, turn_up]
    totals = {suit: sum(VALUES[rank_of(card)] for card in counted if suit_of(card) == suit) for suit in "SHDC"}
    best = [suit for suit, total in totals.items() if total == max(totals.values())]
    highest = [min((card for card in cards if suit_of(card) == suit), key=by_height) for suit in best]
    return sorted(place for place, hand in enumerate(hands) for card in highest if card in hand)


def by_height(card: str) -> int:
    return ORDER.index(rank_of(card))


def test_the_table_is_the_one_of_the_question() -> None:
    said(PLACES, "Three players, and a pack of 20: aces, kings, tens, nines and eights.")
    deck = RULES.deck(3)
    assert deck.size == 20 and {card.rank for card in deck.faces} == {1, 13, 10, 9, 8}
    assert all(part in code(PLACES)["own"] for part in ('cl.cards("AH KH 9D")', 'cl.Card.parse("AS")', '"hands": 3'))


def test_the_ten_hands_are_decided_as_by_hand() -> None:
    said(PLACES, "A♠ is turned up, and you hold A♥ K♥ Q♠. Five cards are left")
    mine, left = ("AH", "KH", "QS"), ("KS", "QH", "AD", "KD", "QD")
    pack = {rank + suit for rank in "AKQ" for suit in "SHD"}
    assert pack - {"AS", *mine} == set(left)
    lines = shown(PLACES, "count-hands").splitlines()
    hands = list(combinations(left, 3))
    assert len(lines) == len(hands) == 10
    for line, other in zip(lines, hands, strict=True):
        first, last = claims((mine, other), "AS")[0] == 0, claims((other, mine), "AS")[0] == 1
        assert line.split()[:3] == list(other) and line.endswith(f"{first} {last}")


def test_the_place_decides_where_suits_tie_and_changes_no_total() -> None:
    said(PLACES, "In which lines does the place decide?")
    said(PLACES, "what is it that the place *never* changes?")
    for line in shown(PLACES, "count-hands").splitlines():
        totals = eval(line[line.index("(") : line.index(")") + 1])
        decided = line.endswith("True False")
        assert decided == (totals.count(max(totals)) > 1)
    assert shown(PLACES, "count-hands").count("True False") == 3


def test_the_deal_that_was_searched_for_would_go_to_another_if_ann_were_last() -> None:
    said(PLACES, "Ben is the age here, you speak second and Cleo last. Who would take it if you were the last?")
    found = cl.lessons.find(
        "bouillotte", cl.lessons.scenarios.bouillotte.suits_tie(), bots={1: "loose", 2: "loose"}, start=87
    )
    assert "start=87" in code(PLACES)["table"] and found.seed == 87
    state = found.place.dealt(87).state
    names = ["Ben", "Ann", "Cleo"]
    in_place = dict(zip(names, (state.hands[seat] for seat in (1, 0, 2)), strict=True))
    assert "Ben (loose): age" in shown(PLACES, "table") and "Cleo (loose): deals" in shown(PLACES, "table")
    for order, winner in ((names, "Ann"), (["Cleo", "Ben", "Ann"], "Cleo")):
        hands = tuple(tuple(card.code for card in in_place[name]) for name in order)
        assert order[claims(hands, state.turn_up.code)[0]] == winner


def test_nobody_sees_the_other_hands_and_the_deal_says_that_it_was_chosen() -> None:
    text = shown(PLACES, "table")
    assert "This deal was chosen" in text and "Odds" not in text
    assert text.count("·       ·") >= 1 and "♥" not in text


def test_a_showdown_that_is_lost_first_is_lost_last() -> None:
    said(PLACES, "each decided twice: you first, and with the same cards you last")
    numpy = pytest.importorskip("numpy")
    spot = {"hand": HAND, "turn_up": TURN_UP, "hands": 3, "rules": RULES}
    make = cl.simulate.EXPERIMENTS["bouillotte.equity"]
    first, last = make(place=0, **spot), make(place=2, **spot)
    cards = numpy.random.default_rng(1).permuted(numpy.tile(numpy.arange(16), (500, 1)), axis=1).T[:6]
    won, again = first.values(cards.astype(numpy.int8)), last.values(cards.astype(numpy.int8))
    assert (won >= again).all() and won.sum() > again.sum()
    runs = [cl.simulate.run("bouillotte.equity", deals=100, seed=3112, place=place, **spot) for place in (0, 2)]
    assert shown(PLACES, "own") == str(runs[0].tally[1] - runs[1].tally[1])


def test_what_is_counted_is_what_is_compared_and_drawn() -> None:
    said(PLACES, "Call the pot 100 points.")
    assert cl.derive.bouillotte.place_cost(HAND, TURN_UP).value == COST and "959/11440" in shown(PLACES, "place-proof")
    first, last = (cl.exact.bouillotte.equity(HAND, TURN_UP, 3, place, RULES) for place in (0, 2))
    assert first - last == COST
    drawn = cl.plots.shares({"first place": first, "last place": last})
    assert cl.plots.picture(drawn).alt == shown(PLACES, "shares")
    assert "100 * proof.value" in code(PLACES)["compare"]


def test_without_the_drop_no_share_would_be_said() -> None:
    said(PLACES, "These are shares **if nobody more drops**.")
    share = cl.exact.bouillotte.equity
    assert share(HAND, TURN_UP, 3, 0, RULES, dropped=[1]) != share(HAND, TURN_UP, 3, 0, RULES)


def gain_of_a_call(bluffs: Fraction, bet: int, pot: int) -> Fraction:
    return bluffs * (pot + bet) - (1 - bluffs) * bet


def gain_of_a_bluff(called: Fraction, bet: int, pot: int) -> Fraction:
    return (1 - called) * pot - called * bet


@pytest.mark.parametrize(("cells", "bet"), [(("bluff-whole", "called-whole"), 3), (("exit-check",), 6)])
def test_in_the_model_neither_can_gain(cells: tuple[str, ...], bet: int) -> None:
    said(PLACES, "Here is a *model of two players*, and it is not Bouillotte. Six counters lie in the middle.")
    said(PLACES, "**Neither can gain.**")
    bluffs, called = cl.derive.bouillotte.bluff(bet, 6).value, cl.derive.bouillotte.called(bet, 6).value
    assert gain_of_a_call(bluffs, bet, 6) == gain_of_a_bluff(called, bet, 6) == 0
    texts = "".join(shown(PLACES, cell) for cell in cells)
    assert all(str(part) in texts or repr(part) in texts for part in (bluffs, called))


def test_a_larger_bet_has_more_bluffs_and_fewer_calls() -> None:
    said(PLACES, "Say in a sentence *why* the first has become larger and the second smaller.")
    model = cl.derive.bouillotte
    assert model.bluff(6, 6).value > model.bluff(3, 6).value and model.called(6, 6).value < model.called(3, 6).value


def test_after_one_bet_most_are_behind_and_in_the_end_ahead() -> None:
    said(PLACES, "After one bet most of them are behind")
    said(PLACES, "Ann bluffs a little too often, in one bet out of three")
    assert Fraction(1, 3) > cl.derive.bouillotte.bluff(3, 6).value
    rows = cl.lessons.over_time({9: Fraction(1, 3), -3: Fraction(2, 3)}, staked=3).rows
    assert rows[0].behind > Fraction(1, 2) and rows[-1].ahead > Fraction(99, 100)
    assert gain_of_a_call(Fraction(1, 3), 3, 6) == rows[0].average == 1


def test_of_three_counters_each_put_in_one() -> None:
    said(PLACES, "Each of three puts in one, and nobody drops")
    for cell, place in (("over-time-first", 0), ("over-time-last", 2)):
        share = cl.exact.bouillotte.equity(HAND, TURN_UP, 3, place, RULES)
        rows = cl.lessons.over_time({2: share, -1: 1 - share}).rows
        assert rows[0].average == 3 * share - 1
        assert shown(PLACES, cell).splitlines()[2].split()[-1] == str(round(float(rows[0].average), 2)).rstrip("0")


def test_the_middle_place_costs_more_than_half() -> None:
    said(PLACES, "Does the middle place cost just half of what the last one costs?")
    first, middle, last = eval(shown(PLACES, "three-places"))
    assert (first - middle) * 2 > first - last


def test_where_pots_are_split_no_place_is_better() -> None:
    said(PLACES, "Other players divide the pot where claims tie. What does a place cost then?")
    assert len(set(eval(shown(PLACES, "split-places")))) == 1


def test_each_check_holds_an_answer_that_is_nearly_right() -> None:
    said(PLACES, "In each check stands an answer that somebody gave.")
    for cell in ("check-place", "check-model", "check-last"):
        assert "nearly" in shown(PLACES, cell) and "right" not in shown(PLACES, cell)
