"""Every number in the prose of the lesson that plays Bouillotte is true, and its showdown is added up here again."""

from __future__ import annotations

from fractions import Fraction

import cardlessons as cl
from tests.notebooks.lessons import POINTS, cells, prose, shown, source
from tests.notebooks.test_claims import said

VALUES = {"A": 11, "K": 10, "Q": 10, "10": 10, "9": 9, "8": 8}
ROW = next(line for line in prose(POINTS).splitlines() if line.startswith("| A♥"))
*HANDS, TURN_UP = [part.split() for part in ROW.strip("| ").split("|")]
ANN, BEN, CLEO, DAN = range(4)
ORDER = list(VALUES)


def totals(cards: list[str]) -> dict[str, int]:
    """What each suit comes to."""
    return {suit: sum(VALUES[card[:-1]] for card in cards if card[-1] == suit) for suit in "♠♥♦♣"}


def every(*seats: int, turn_up: str = TURN_UP[0]) -> list[str]:
    return [card for seat in seats for card in HANDS[seat]] + [turn_up]


def holder(suit: str, seats: tuple[int, ...]) -> int:
    """Who of `seats` holds the highest card of `suit` among them."""
    held = [(ORDER.index(card[:-1]), seat) for seat in seats for card in HANDS[seat] if card[-1] == suit]
    return min(held)[1]


def winner(seats: tuple[int, ...]) -> int:
    found = totals(every(*seats))
    return holder(max(found, key=found.__getitem__), seats)


def test_cards_count_as_the_lesson_says() -> None:
    said(POINTS, "an ace counts 11, king and queen 10, the others their number")
    said(POINTS, "four hands and a turn-up can be")
    assert len(every(*range(4))) == 13 and len(set(every(*range(4)))) == 13


def test_ben_takes_the_pot_and_neither_own_cards_nor_live_hands_would_have_told() -> None:
    assert shown(POINTS, "hands") == str(tuple(totals(every(*range(4))).values()))
    best = max(totals(every(*range(4))).items(), key=lambda pair: pair[1])[0]
    assert holder(best, tuple(range(4))) == holder(best, (ANN, BEN, DAN)) == BEN
    assert shown(POINTS, "winner") == "('Ben', 'suit')"
    own = [sum(VALUES[card[:-1]] for card in hand) for hand in HANDS]
    assert own.index(max(own)) == ANN
    assert winner((ANN, BEN, DAN)) == DAN
    assert shown(POINTS, "without-cleo") == str(tuple(totals(every(ANN, BEN, DAN)).values()))


def test_two_of_the_twelve_other_cards_make_suits_tie() -> None:
    said(POINTS, "Each of them might have been turned up instead of the eight.")
    pack = [rank + suit for rank in VALUES for suit in "♠♥♦♣"]
    left = [card for card in pack if not any(card in hand for hand in HANDS)]
    tied = 0
    for card in left:
        found = list(totals(every(*range(4), turn_up=card)).values())
        tied += found.count(max(found)) > 1
    assert shown(POINTS, "twelve") == f"({len(left)}, {tied})" and len(left) == 12 and TURN_UP[0] in left


def test_with_ben_gone_too_a_tie_in_another_suit_goes_to_ann() -> None:
    said(POINTS, "Nobody left holds a card of the best suit")
    assert not any(card.endswith("♠") for seat in (ANN, DAN) for card in HANDS[seat])
    most = [max(totals(HANDS[seat]).values()) for seat in (ANN, DAN)]
    assert most[0] == most[1] == 21 and shown(POINTS, "exit-check") == "('Ann', 'other_suit')"


def test_the_trial_agrees_with_the_proof() -> None:
    assert "405/4522" in shown(POINTS, "whole-proof-code")
    assert cl.exact.bouillotte.tied_suits(4, cl.bouillotte.Rules()) == Fraction(405, 4522)
    assert abs(float(shown(POINTS, "errors-away"))) < 3


def test_the_place_decides_a_part_of_the_share() -> None:
    said(POINTS, "The same cards, and not the same share")
    shares = eval(shown(POINTS, "shares"))
    assert shares == sorted(shares, reverse=True) and len(set(shares)) == 4


def test_no_hand_but_ones_own_is_on_the_page_and_the_odds_are_hidden() -> None:
    said(POINTS, "You see your own hand only; their cards are not even sent to your screen.")
    text = shown(POINTS, "table")
    assert "Ann, before the deal: pass or raise." in text and "Odds" not in text
    page = next(str(cell["outputs"]) for cell in cells(POINTS) if cell["id"] == "table")
    assert "Ann" in page and "Turn-up" in page and "count most" not in page


def test_the_showdown_that_is_shown_is_decided_by_a_suit() -> None:
    said(POINTS, "The four columns under the hands are what the class should add up aloud.")
    text = shown(POINTS, "showdown")
    assert "All hands are shown. The suits count:" in text and "highest card of the best suit" in text


def test_neighbours_can_share_the_screen() -> None:
    said(POINTS, 'write `"bots": {}` and `"you": "shared"`')
    line = next(source(cell) for cell in cells(POINTS) if cell["id"] == "table")
    game = eval(line.splitlines()[1].removeprefix("game = "), {"birthday": 3112}) | {"bots": {}, "you": "shared"}
    assert "Pass" in repr(cl.Table("bouillotte", seats=("Ann", "Ben", "Cleo", "Dan"), **game).advance())
