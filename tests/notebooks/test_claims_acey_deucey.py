"""Every number in the prose of the lessons on Acey Deucey is true, and what their cells show is what was counted."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from itertools import permutations

import pytest

import cardlessons as cl
from cardlessons.core.game import OVER
from tests.notebooks.lessons import GAP, PATHS, TURN, code, shown
from tests.notebooks.test_claims import said

RULES = cl.acey_deucey.Rules()
FIVE_JACK = cl.exact.acey_deucey.outcomes(5, 11, RULES)
FOUR_KING = cl.exact.acey_deucey.outcomes(4, 13, RULES)


def dealt(name: str) -> cl.Table:
    """The table of a lesson, where Ann is to bet."""
    game = eval(code(name)["table"].splitlines()[0].removeprefix("game = "), {"cl": cl})
    return cl.Table("acey_deucey", **game).advance()


def ends(table: cl.Table) -> set[int]:
    """The ranks of the end cards that lie there."""
    (hand,) = table.state.hands
    return {hand.first.rank, hand.second.rank}


def worth(first: int, second: int, rules: cl.acey_deucey.Rules = RULES) -> Fraction:
    """What a chip is worth, counted here card by card, aces high."""
    top = rules.pack.ranks + 1
    low, high = sorted(top if rank == 1 else rank for rank in (first, second))
    left = [rank for rank in range(2, top + 1) for _ in range(rules.pack.per_rank - (rank in (low, high)))]
    return Fraction(sum(1 if low < rank < high else -2 if rank in (low, high) else -1 for rank in left), len(left))


@pytest.mark.parametrize("name", [TURN, GAP])
def test_odds_stay_hidden_at_the_table(name: str) -> None:
    said(name, "The odds are hidden: you are about to find them.")
    text = shown(name, "table")
    assert text.startswith("Acey Deucey · deal 1") and "Ann, bet nothing or up to 3 chips." in text
    assert "Odds" not in text and "Worth" not in text
    page = "".join(
        "".join(output["data"].get("text/html", ""))
        for cell in json.loads(PATHS[name].read_text(encoding="utf-8"))["cells"]
        if cell["id"] == "table"
        for output in cell["outputs"]
    )
    assert "Ann" in page and "unseen" not in page and "Kelly" not in page


@pytest.mark.parametrize("name", [TURN, GAP])
def test_neighbours_can_play_at_one_screen(name: str) -> None:
    said(name, 'With neighbours at one screen, write `"bots": {}` in the cell and run it again')
    game = eval(code(name)["table"].splitlines()[0].removeprefix("game = "), {"cl": cl})
    table = cl.Table("acey_deucey", **{**game, "bots": {}}).advance()
    asked = []
    for _ in range(3):
        asked.append(table.to_act)
        table.play(table.legal.actions[0] if table.state.phase != "bet" else cl.acey_deucey.Bet(0))
        table.advance()
        if table.to_act is OVER:
            table.next_deal().advance()
    assert asked == [0, 1, 2]


def test_the_first_turn_is_a_jack_and_a_five() -> None:
    said(TURN, "the two **end cards** are yours: that jack and that five")
    said(TURN, "Here Ann bets two chips.")
    table = dealt(TURN)
    assert ends(table) == {5, 11} and table.state.pot == 3
    table.play(cl.acey_deucey.Bet(2)).run("outcome")
    assert shown(TURN, "third-card") == table.scene().sentence.replace("\N{NO-BREAK SPACE}", " ")
    assert "a post. Ann pays 4 chips to the pot" in shown(TURN, "third-card")
    said(TURN, "Without a bet no third card is turned.")
    assert "Third card" not in shown(TURN, "choose-again") and "Ann 99" in shown(TURN, "choose-again")


def test_ben_and_cleo_bet_as_the_lesson_says() -> None:
    said(TURN, "Ben always bets the most that he may, Cleo never bets.")
    assert dealt(TURN).bots == {1: "always", 2: "never"}
    said(GAP, "Ben and Cleo play by one rule: they bet the whole pot or nothing.")
    table, bets = dealt(GAP), []
    assert set(table.bots.values()) == {"expectation"} and set(table.bots) == {1, 2} and ends(table) == {4, 12}
    for _ in range(60):
        while table.to_act == 0:
            table.play(table.legal.actions[0] if table.state.phase == "pair" else cl.acey_deucey.Bet(0)).advance()
        (hand,) = table.state.hands
        if table.state.player in (1, 2) and hand.second and hand.first.rank != hand.second.rank:
            bets.append((worth(hand.first.rank, hand.second.rank) > 0, hand.bet > 0))
        table.next_deal().advance()
    assert (True, True) in bets and all(worth_more == bet for worth_more, bet in bets)


@pytest.mark.parametrize(("name", "first", "second"), [(TURN, 5, 11), (GAP, 4, 12)])
def test_thirty_third_cards_are_counted_by_what_they_bring(name: str, first: int, second: int) -> None:
    said(name, "under 1, those" if name == GAP else "under 1, those outside under −1 and the posts under −2")
    said(name, "under −2")
    thirty = cl.simulate.run("acey_deucey.outcomes", deals=30, seed=3112, first=first, second=second)
    assert shown(name, "own") == repr(dict(thirty.tally)) and set(thirty.tally) == {-2, -1, 1}
    said(name, "Without a class, it lets 25 learners")
    cells = code(name)
    assert "range(25)" in cells["class-tally"] and shown(name, "class-tally").startswith("25 in all")
    assert cells["class-tally"].count("deals=30") == cells["own"].count("deals=30") == 1


@pytest.mark.parametrize("name", [TURN, GAP])
def test_birthdays_are_seeds(name: str) -> None:
    said(name, "3112 for 31 December, 503 for 5 March")
    for birthday in (3112, 503):
        assert cl.simulate.run("acey_deucey.outcomes", deals=30, seed=birthday, first=5, second=11).n == 30


def test_three_boxes_hold_no_third_each() -> None:
    said(TURN, "ace to five, two cards of each. A deuce and a five lie there.")
    assert "between: 4 of 8" in shown(TURN, "count-small")
    for box in ("between: 20 of 50", "a post: 6 of 50", "outside: 24 of 50"):
        assert box in shown(TURN, "count-full")
    assert [FIVE_JACK[net] * 50 for net in (1, -2, -1)] == [20, 6, 24] and FIVE_JACK[1] == Fraction(2, 5)
    assert "exact: 12." in shown(TURN, "class-again")


def test_some_end_cards_have_nearly_a_third_between() -> None:
    said(TURN, "Find a pair of end cards for which a third each is nearly right.")
    chances = [cl.exact.acey_deucey.outcomes(first, 1, RULES).get(1, 0) for first in range(2, 14)]
    assert min(abs(chance - Fraction(1, 3)) for chance in chances) < Fraction(1, 50)
    said(TURN, "Which of the boxes grows, which shrinks, and which stays as it is?")
    posts = {cl.exact.acey_deucey.outcomes(first, 1, RULES)[-2] for first in range(2, 14)}
    assert posts == {Fraction(6, 50)}


def test_the_bars_show_the_chance_of_a_card_between_for_every_gap() -> None:
    said(TURN, "The chance of a card between depends on the gap alone")
    chances = {gap: Fraction(4 * gap, 50) for gap in range(12)}
    assert cl.plots.picture(cl.plots.bars(chances, value="gap")).alt == shown(TURN, "bars")


def test_a_pair_comes_once_in_seventeen() -> None:
    assert "1/17" in shown(TURN, "exit-check") and Fraction(3, 51) == Fraction(1, 17)


def test_before_the_end_cards_are_seen_the_third_is_the_middle_one_a_third_of_the_time() -> None:
    said(TURN, "So the third card falls between with a third of the chance that the ranks are all different.")
    pack = [min(rank, 13) for rank in range(1, 14) for _ in range(2)]  # two of each rank count as four would
    small = cl.acey_deucey.Rules(pack=cl.Pack(13, 2))
    triples = [(a or 14, b or 14, c or 14) for a, b, c in permutations([rank % 14 for rank in pack], 3)]
    between = sum(min(a, b) < c < max(a, b) for a, b, c in triples)
    different = sum(len({a, b, c}) == 3 for a, b, c in triples)
    assert between * 3 == different
    gaps = cl.exact.acey_deucey.gaps(small)
    assert Fraction(between, len(triples)) == sum(
        chance * Fraction(2 * gap, 24) for gap, chance in gaps.items() if gap != "pair"
    )
    exact = Fraction(48, 51) * Fraction(44, 50) / 3
    assert str(exact) in shown(TURN, "middle") and shown(TURN, "middle") == shown(TURN, "weighed")


def test_six_of_ten_win_and_bring_nothing() -> None:
    said(GAP, "ace to six, two cards of each. A deuce and a six lie there.")
    few = cl.acey_deucey.Rules(pack=cl.Pack(6, 2))
    assert worth(2, 6, few) == 0 == cl.exact.acey_deucey.mean(cl.exact.acey_deucey.outcomes(2, 6, few))
    assert "between: 6 of 10" in shown(GAP, "count-small") and shown(GAP, "count-small-sum") == "0"
    assert "between: 28 of 50" in shown(GAP, "count-full") and shown(GAP, "count-full-sum") == "0"
    assert worth(4, 12) == 0 and Fraction(28, 50) == Fraction(14, 25) and "14/25" in shown(GAP, "zero")


def test_the_line_is_zero_below_the_gap_that_is_asked_for() -> None:
    worths = {gap: worth(13 - gap, 1) for gap in range(12)}
    assert worths == {gap: Fraction(8 * gap - 56, 50) for gap in range(12)}
    assert min(gap for gap, chips in worths.items() if chips > 0) == 8 and worths[7] == 0
    assert "gap worth nothing = 7" in shown(GAP, "whole-proof") and "Checked" in shown(GAP, "whole-proof")
    said(GAP, "With neighbours it cannot win, so it is worth less than nothing.")
    said(GAP, "From a deuce to an ace nearly every card wins, and it is worth more.")
    assert worths[0] < -1 and worths[11] > 0 and cl.exact.acey_deucey.outcomes(2, 1, RULES)[1] == Fraction(44, 50)
    drawn = cl.plots.worth_by_gap({"worth of a chip": worths})
    assert cl.plots.picture(drawn).alt == shown(GAP, "line")
    assert "7: 0, 8: 0.1600" in shown(GAP, "line")


def test_the_examples_under_the_picture_have_these_gaps() -> None:
    heights = {"J": 11, "Q": 12, "K": 13, "A": 14}
    examples = re.findall(r'(\d+): "(\d)–(\w)"', code(GAP)["line"])
    assert len(examples) == 6
    for gap, low, high in examples:
        assert int(gap) == (heights.get(high) or int(high)) - int(low) - 1


def test_the_trial_is_a_million_bets_and_agrees() -> None:
    said(GAP, "**A million bets,** after one, ten, a hundred.")
    said(GAP, "Here a four and a king lie there")
    assert "first=4, second=13" in code(GAP)["simulation"]
    assert shown(GAP, "simulation").splitlines()[-1].startswith("1,000,000")
    exact, away = re.findall(r"4/25|-?\d+\.\d+", shown(GAP, "errors-away"))
    assert exact == "4/25" and worth(4, 13) == Fraction(4, 25) and abs(float(away)) < 3


def test_the_boxes_say_what_a_bet_on_five_and_jack_brings() -> None:
    said(TURN, "one for each card between, one back for each outside, two for each post")
    assert worth(5, 11) == Fraction(20 - 24 - 2 * 6, 50) == Fraction(-8, 25)
    assert "Exactly: −8/25" in shown(TURN, "many") and "first=5, second=11" in code(TURN)["many"]


def test_the_difference_is_not_the_gap() -> None:
    said(GAP, "Take a four and a jack. Count the steps, then the ranks strictly between.")
    assert len(range(4, 11)) == 7 and len(range(5, 11)) == 6
    assert Fraction(8 * 7 - 56, 50) == 0 > worth(4, 11) == Fraction(-4, 25) and shown(GAP, "trap-value") == "-4/25"


def test_a_deuce_and_a_queen_are_worth_eight_in_twenty_five() -> None:
    said(GAP, "A deuce and a queen lie there. What is a chip worth, as a fraction?")
    assert len(range(3, 12)) == 9 and "worth(9)" in code(GAP)["exit-check"]
    assert worth(2, 12) == Fraction(8, 25) and shown(GAP, "exit-check") == "8/25"


def test_few_bets_teach_the_wrong_lesson() -> None:
    said(GAP, "Compare the first row with the last. So small an edge does not show in a few bets")
    rows = {row.times: row for row in cl.lessons.over_time(cl.exact.acey_deucey.outcomes(4, 11, RULES)).rows}
    assert Fraction(45, 100) < rows[1].ahead < Fraction(1, 2) and rows[200].ahead < Fraction(3, 100)
    lines = shown(GAP, "over-time-code").splitlines()
    assert lines[2].split() == ["1", "520", "0", "480", "−0.16"] and lines[-1].split()[:2] == ["200", "973"]


def test_a_post_on_an_ace_costs_four_in_liaoning() -> None:
    said(GAP, "In the game of Liaoning a post on an ace costs four chips instead of two.")
    liaoning = cl.acey_deucey.Rules.liaoning()
    assert (RULES.ace_post, liaoning.ace_post) == (2, 4) and "gap worth nothing = 31/4" in shown(GAP, "ace-line")
    two_aces = cl.exact.acey_deucey.outcomes(1, 1, liaoning, call="low")
    assert two_aces == {-4: Fraction(1, 25), 1: Fraction(24, 25)} and cl.exact.acey_deucey.mean(two_aces) == Fraction(
        4, 5
    )
    assert shown(GAP, "two-aces") == "24/25 4/5"


def test_there_is_a_share_at_which_chips_grow_fastest() -> None:
    said(GAP, "In this model there is a share at which they grow fastest. For a four and a king:")
    low, high = cl.exact.acey_deucey.kelly(4, 13, RULES)
    assert (21 - 50 * high) ** 2 <= 241 <= (21 - 50 * low) ** 2 and "√241" in shown(GAP, "share")
    said(GAP, "Right of the second zero even this bet shrinks what one has")
    share = cl.derive.acey_deucey.kelly(4, 13).value
    assert cl.plots.picture(cl.plots.growth(FOUR_KING, top=share)).alt == shown(GAP, "growth")
    assert "is 0 again at" in shown(GAP, "growth")
