"""The unseen cards in three boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlessons import BadCard, BadRules, Pack, cards, exact
from cardlessons.games.acey_deucey import Rules
from cardlessons.lessons import boxes

FIVE, JACK = cards("5H JS")


def test_every_unseen_card_lies_in_one_box() -> None:
    found = boxes(FIVE, JACK)
    every = [*found.inside, *found.posts, *found.outside]
    assert len(every) == len(set(every)) == 50 and not {FIVE, JACK} & set(every)
    assert {card.rank for card in found.inside} == {6, 7, 8, 9, 10} and {card.rank for card in found.posts} == {5, 11}
    assert found.sizes == (20, 6, 24)


@pytest.mark.parametrize("rules", [Rules(), Rules.liaoning(), Rules(pack=Pack(6, 2)), Rules(pack=Pack(7, 2, copies=2))])
def test_boxes_hold_what_the_exact_outcomes_count(rules: Rules) -> None:
    for first in rules.pack.faces:
        second = next(card for card in reversed(rules.pack.faces) if card != first)
        calls = ("low", "high") if first.rank == 1 and rules == Rules.liaoning() else (None,)
        for call in calls if first.rank != second.rank else ():
            found = boxes(first, second, rules, call)
            chances = exact.acey_deucey.outcomes(first, second, rules, call=call)
            shares = [size / len(found.unseen) for size in found.sizes]
            post = sum(float(chance) for net, chance in chances.items() if net < -1)
            assert shares == pytest.approx([float(chances.get(1, 0)), post, float(chances.get(-1, 0))])


def test_on_a_pair_the_boxes_are_named_for_what_is_said() -> None:
    found = boxes(*cards("9H 9S"), Rules(), "lower")
    assert {card.rank for card in found.inside} == {2, 3, 4, 5, 6, 7, 8} and found.sizes == (28, 2, 20)
    assert "not as said: 20 of 50" in repr(found) and "the same rank again: 2 of 50" in repr(found)
    with pytest.raises(BadRules):
        boxes(*cards("9H 9S"))


def test_text_and_html_name_each_card_and_each_count() -> None:
    found = boxes(FIVE, JACK)
    html = found._repr_html_()
    assert html.count("<svg") == html.count("<li") == 50 and html.count("<ul") == 5 + 2 + 6
    for words in (
        "5 and J lie there. 50 cards are unseen",
        "between: 20 of 50",
        "a post: 6 of 50",
        "outside: 24 of 50",
    ):
        assert words in html and words in repr(found)
    codes = Counter(code for line in repr(found).splitlines()[1:] for code in line.split() if code[-1] in "♠♥♦♣")
    assert len(codes) == 50 and set(codes.values()) == {1} and "5♥" not in codes


def test_cards_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadCard):
        boxes(FIVE, FIVE)
    with pytest.raises(BadCard):
        boxes(FIVE, JACK, Rules(pack=Pack(6, 2)))
