"""Nothing gives the answer away before the lock, nor when a learner's copy is opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import accumulate
from math import comb

import pytest

from cardlessons import Pack, acey_deucey, blucher, bouillotte, cards, exact
from tests.notebooks.lessons import (
    BRELANS,
    CALLS,
    CHOICE,
    DEAL,
    EDGE,
    FREE,
    GAP,
    PATHS,
    PLACES,
    PLAY,
    POINTS,
    POT,
    START,
    TEACH,
    TURN,
    before_the_locks,
    on_opening,
)

NUMBER = re.compile(
    r"(?P<top>\d+(?:[.,]\d+)?)"
    r"(?:\s*(?:/|(?:out )?of(?: the)?)\s*(?P<below>\d+)|\s*(?P<percent>%|per ?cent))?"
)
# A reader meets the words of a page and the names of its pictures, not the numbers that draw them.
TAG = re.compile(r"<[^>]*>")
NAMES = re.compile(r'\b(?:aria-label|alt|title)="([^"]*)"')
# How long a part of the lesson takes is no answer, nor is the number of an exercise.
MINUTES = re.compile(r"\d+ min(utes)?\b|\b(exercise|check)\(\"\d\d\.\d\"")
ONE_OF = re.compile(r"\bone(?= (?:out )?of\b)", re.IGNORECASE)  # in "one of the 40" it is a count
WORDS = {4: "four", 7: "seven", 8: "eight", 10: "ten", 11: "eleven", 12: "twelve", 20: "twenty", 40: "forty"}
NEAR = Fraction(3, 100)  # 11 of 30 is as good as 10.71

LEFT = Fraction(7, 5) ** 36 * Fraction(1, 5) ** 6 * Fraction(3, 5) ** 8  # of fifty bets, two fifths each time
GAIN = Fraction(284 - 172, 172)  # of a first ace called late
BETWEEN = exact.acey_deucey.outcomes(5, 11, acey_deucey.Rules())[1]
EDGE_OF_UNIT = abs(exact.blucher.bet(blucher.Rules()).mean)
EDGE_OF_ORIGINAL = exact.blucher.bet(blucher.Rules(extra=blucher.Extra.ORIGINAL)).mean
FREE_PASS = exact.blucher.match_free_pass(Pack(13, 4))
AT_MOST = list(accumulate(comb(30, n) * FREE_PASS**n * (1 - FREE_PASS) ** (30 - n) for n in range(31)))
SPREAD = sum(1 - below**25 - (1 - below) ** 25 for below in AT_MOST)  # from the lowest of 25 counts to the highest

BESIDE = exact.bouillotte.brelan(4, bouillotte.Rules(), known=cards("KS KH KD"))

PLACED = [exact.bouillotte.equity(cards("AH KH 9D"), cards("AS")[0], 3, place, bouillotte.Rules()) for place in (0, 2)]
PLACE_COSTS = PLACED[0] - PLACED[1]

# Every number that would answer the question, however it is put: as a chance, in per cent, as a count.
ANSWERS = {
    TEACH: (SPREAD, 30 * FREE_PASS, FREE_PASS, 100 * FREE_PASS),
    START: (Fraction(1, 40), Fraction(5, 2)),
    PLAY: (Fraction(4), Fraction(4, 52), Fraction(400, 52)),
    FREE: (FREE_PASS, 100 * FREE_PASS, 30 * FREE_PASS),
    TURN: (BETWEEN, 100 * BETWEEN, 50 * BETWEEN, 30 * BETWEEN),
    # The gap that is asked for, the one below it that is worth nothing, and how many win there all the same.
    GAP: (Fraction(8), Fraction(7), Fraction(28, 50), Fraction(56), Fraction(28)),
    POT: (LEFT, 100 * LEFT, 1 - LEFT),
    CHOICE: (GAIN, 100 * GAIN, 1 + GAIN, Fraction(172), Fraction(284), Fraction(172, 1275), Fraction(284, 1275)),
    BRELANS: (BESIDE, 100 * BESIDE, 10_000 * BESIDE),
    PLACES: (PLACE_COSTS, 100 * PLACE_COSTS, *PLACED, *(100 * share for share in PLACED)),
    POINTS: (),
    DEAL: (),
    EDGE: (EDGE_OF_UNIT, 100 * EDGE_OF_UNIT, EDGE_OF_ORIGINAL, 100 * EDGE_OF_ORIGINAL),
    CALLS: (Fraction(4, 40), Fraction(10)),
}
# Words that answer without a number.
PHRASES = {
    TEACH: ("a third", "1/e", "eleven", "ten apart"),
    START: (),
    DEAL: (
        "less likely",
        "more likely",
        "less often",
        "slightly",
        "not independent",
        "0.82898",
        "0.829",
        "smaller chance",
    ),
    EDGE: (
        "bank has the edge",
        "bank's favour",
        "bank keeps",
        "bank is ahead",
        "punter loses on average",
        "punter is ahead",
    ),
    CALLS: ("0.0755", "0.075", "7.5 %", "more likely", "less likely", "above 1/13", "below 1/13"),
    PLAY: ("four",),
    FREE: ("1/e", "1 / e", "e^{-1}", "more than a third", "a third", "eleven"),
    TURN: ("two fifths", "two in five", "more than a third"),
    GAP: (),
    POT: ("a fifth", "one fifth", "shrink", "less than they began"),
    CHOICE: ("two thirds", "sixty-five", "worth nothing", "of no value"),
    BRELANS: ("more likely", "rarer", "less likely", "four in ten"),
    PLACES: (
        "first place is better",
        "last place is worse",
        "last place loses",
        "last place is dearer",
        "a twelfth",
        "eight points",
    ),
    POINTS: ("ben wins", "ben takes", "to ben", "ben's spade", "spades win", "spades decide"),
}


def read(text: str) -> str:
    """`text` without its markup, the names of pictures kept."""
    return TAG.sub(lambda tag: f" {' '.join(NAMES.findall(tag[0]))} ", text)


def numbers(text: str) -> Iterator[Fraction]:
    """Every number in `text`, each fraction also as its value, and the words for the small ones."""
    for found in NUMBER.finditer(ONE_OF.sub("1", MINUTES.sub(" ", read(text)))):
        top = Fraction(found["top"].replace(",", "."))
        yield top
        if found["below"] and int(found["below"]):
            yield top / int(found["below"])
    for value, word in WORDS.items():
        if re.search(rf"\b{word}\b", text, re.IGNORECASE):
            yield Fraction(value)


def spoilers(name: str, text: str) -> list[str]:
    """What in `text` answers the question of lesson `name`."""
    near = [str(n) for n in numbers(text) for answer in ANSWERS[name] if abs(n - answer) <= NEAR * answer]
    return near + [phrase for phrase in PHRASES[name] if phrase in text.lower()]


def test_every_notebook_has_its_answers_listed() -> None:
    assert set(PATHS) == set(ANSWERS)


@pytest.mark.parametrize("look", [before_the_locks, on_opening])
@pytest.mark.parametrize("name", sorted(ANSWERS))
def test_nothing_gives_the_answer_away(name: str, look: Callable[[str], str]) -> None:
    text = look(name)
    assert "cl.lessons.predict" in text and len(text) > 500
    assert spoilers(name, text) == []


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        (START, "It is 1/40."),
        (TEACH, "They are about 10.2 apart."),
        (TEACH, "some 10 of them"),
        (TEACH, "ten more than the lowest"),
        (TEACH, "on average 10.7"),
        (TEACH, "about eleven each"),
        (TEACH, "35.7 % of them"),
        (TEACH, "nearly 1/e"),
        (DEAL, "it is slightly different"),
        (DEAL, "less often than four strangers"),
        (DEAL, "they are not independent"),
        (DEAL, "0.8289866"),
        (DEAL, "some 0.829"),
        (DEAL, "a smaller chance"),
        (DEAL, "that is less likely"),
        (START, "One of the 40 is a king."),
        (START, "that is 1 of the 40"),
        (EDGE, "some 6.2 of a hundred"),
        (EDGE, "a chip brings -0.0618"),
        (EDGE, "with the other reading 0.0563"),
        (EDGE, "some 6 %"),
        (EDGE, "5.6 per cent"),
        (EDGE, "on average the bank is ahead"),
        (EDGE, "this is in the bank's favour"),
        (CALLS, "that makes 4/40"),
        (CALLS, "10 %"),
        (CALLS, "one of ten"),
        (CALLS, "0.0755 of them"),
        (CALLS, "about 7.5 %"),
        (CALLS, "it is more likely"),
        (CALLS, "slightly less likely"),
        (CALLS, "just below 1/13"),
        (START, "One of 40, that is 2,5 %."),
        (START, "0.025"),
        (START, '<svg role="img" aria-label="1 of 40"><path d="M1 2"/></svg>'),
        (PLAY, "On average 4 calls come true."),
        (PLAY, "Four of them."),
        (PLAY, "4 of 52"),
        (PLAY, "a share of 7.7 %"),
        (FREE, "9571721884148096/26816424180170625"),
        (FREE, "about 0.357"),
        (FREE, "35.69 %, that is"),
        (FREE, "some 36 per cent"),
        (FREE, "10.7 of 30"),
        (FREE, "about eleven"),
        (FREE, "11 of 30"),
        (FREE, "close to 1/e"),
        (TURN, "20 of the cards lie between"),
        (TURN, "that is 2/5"),
        (TURN, "40 %"),
        (TURN, "two in five"),
        (TURN, "twelve of thirty"),
        (GAP, "From a gap of 8 on."),
        (GAP, "Seven is not enough."),
        (GAP, "the line is zero at 7"),
        (GAP, "although 28 of 50 win"),
        (GAP, "winning 56 % is not enough"),
        (POT, "0.196 times"),
        (POT, "some 20 %"),
        (POT, "what they have shrinks"),
        (POT, "a fifth is left"),
        (CHOICE, "a gain of 65 per cent"),
        (CHOICE, "28/43 more"),
        (CHOICE, "172/1275 before"),
        (CHOICE, "nearly two thirds more"),
        (CHOICE, "called early it is worth nothing"),
        (BRELANS, "2/133 of them"),
        (BRELANS, "20 of 1330"),
        (BRELANS, "150 of 10,000"),
        (BRELANS, "about 1.5 %"),
        (BRELANS, "it is more likely"),
        (PLACES, "It costs 959/11440 of the pot."),
        (PLACES, "some 8.4 points"),
        (PLACES, "8.4 % of it"),
        (PLACES, "0.533 of the pot are yours"),
        (PLACES, "the last has 45 points"),
        (PLACES, "about eight points"),
        (PLACES, "The first place is better."),
        (POINTS, "Ben takes the pot."),
        (POINTS, "It goes to Ben."),
        (POINTS, "Spades decide."),
    ],
)
def test_a_planted_answer_is_found(name: str, hint: str) -> None:
    assert spoilers(name, f"A pass has 13 calls. {hint} How many?")


def test_what_is_no_answer_is_let_through() -> None:
    assert spoilers(START, '<path d="M2.5 2h15"/> One of 52 cards.') == []
    assert spoilers(PLAY, "Class tally · 4 min. Until all 52 cards are turned, ace to king.") == []
    assert spoilers(TURN, "Play · 12 min. Each of 25 learners: a third each?") == []
    assert spoilers(GAP, "Proof · 8 min. A whole number from 0 to 11. 3112 for 31 December.") == []
    assert spoilers(FREE, "Count · 10 minutes. Thirty passes of 13 calls, and 1/13 for each.") == []


def test_the_page_of_a_lesson_is_searched_whole() -> None:
    assert "How many of the 52 calls come true, in an average deal?" in before_the_locks(PLAY)  # an output
    assert "Two full packs are shuffled together" in on_opening(PLAY)  # the last question
    assert "print" not in on_opening(PLAY).rpartition("Two full packs")[2]  # a folded line
