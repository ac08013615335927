"""Every number in the prose of a lesson is true, and no number stands there unchecked."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import accumulate
from math import comb, exp, factorial

import pytest

import cardlessons as cl
from tests.notebooks.lessons import (
    BRELANS,
    CALLS,
    CHOICE,
    DEAL,
    EDGE,
    FREE,
    GAP,
    LESSONS,
    PATHS,
    PLACES,
    PLAY,
    PLOT,
    POINTS,
    POT,
    START,
    TEACH,
    TURN,
    cells,
    code,
    prose,
    shown,
)

NUMBER = re.compile(r"\d+")
MINUTES = re.compile(r"\d+ min(utes)?\b|\d{2}-[a-z-]+\.ipynb|^\d\. ", re.MULTILINE)

DATES = {"3112", "31", "503", "5"}  # birthdays as they are to be written

# The numbers in prose, and the test that holds each; minutes are held by the test of the structure.
CLAIMED = {
    START: set(),
    TEACH: {"0", "1", "25", "30", *DATES},  # held in test_claims_teachers.py
    DEAL: {"1", "4", "25", "52", "1976", *DATES},  # held in test_claims_blucher_deal.py
    EDGE: {"0", "1", "13", "25", "50", "275", *DATES},  # held in test_claims_blucher_edge.py
    CALLS: {"1", "12", "13", "52", *DATES},  # held in test_claims_blucher_calls.py
    PLAY: {"52", "5", "10", "104", *DATES},
    FREE: {"13", "25", "26", "1708", *DATES},
    TURN: {"1", "2", "25", *DATES},  # held in test_claims_acey_deucey.py
    GAP: {"1", "2", "25", *DATES},
    POT: {"25", *DATES},  # held in test_claims_acey_deucey_pot.py
    CHOICE: {"1", "2", "4", "25", *DATES},  # held in test_claims_acey_deucey_choices.py
    # held in test_claims_brelans.py
    BRELANS: {"000", "10", "108", "119", "12", "120", "2", "24", "25", "253", "3", *DATES},
    PLACES: {"0", "9", "20", "25", "100", *DATES},  # held in test_claims_places.py
    POINTS: {"8", "9", "10", "11", "24", "25", *DATES},  # held in test_claims_bouillotte.py
}

PACK = cl.Pack(13, 4)


def said(name: str, sentence: str) -> None:
    """Fails if the lesson no longer says this: then its check has to change too."""
    assert sentence in re.sub(r"\s+", " ", prose(name)), sentence


def dealt() -> cl.Table:
    """The table of the lesson, where Ann is to stake."""
    game = eval(code(PLAY)["table"].splitlines()[0].removeprefix("game = "), {"cl": cl})
    return cl.Table("blucher", **game).advance()


@pytest.mark.parametrize("name", PATHS)
def test_no_number_stands_unchecked(name: str) -> None:
    assert set(NUMBER.findall(MINUTES.sub(" ", prose(name)))) == CLAIMED[name]


def test_the_pack_has_thirteen_ranks_in_each_suit() -> None:
    said(START, "thirteen ranks, ace to king, in each of its suits")
    assert PACK.ranks == 13 and "The pack: 52 cards" in shown(START, "pack")


def test_the_first_table_has_run_to_its_first_match() -> None:
    said(START, "it turns cards up to the first match")
    text = shown(START, "table")
    assert text.count("✓") == 1 and "match" in text


def test_every_key_that_is_named_is_one_of_the_tables() -> None:
    words = pytest.importorskip("cardlessons.widgets.words").words()
    table = cl.Table("blucher", seed=3, bots=dict.fromkeys(range(3), "never"))
    control_keys = {getattr(control, "key", "") for control in table.scene().controls.values()}
    known = " ".join([*(keys for keys, _ in words["key_list"]), *control_keys]).lower()
    rows = [row for row in prose(START).splitlines() if row.startswith("| <kbd>")]
    named = [key for row in rows for key in re.findall(r"<kbd>(.*?)</kbd>", row)]
    assert len(named) == 10 and [key for key in named if key.lower() not in known.split()] == []


def test_three_of_the_twelve_cards_that_are_out_are_kings() -> None:
    said(START, "Twelve cards are out, three of them kings")
    names = re.search(r'cl\.cards\("([^"]*)"\)', code(START)["seen"])
    assert names
    seen = cl.cards(names[1])
    assert len(seen) == 12 and sum(card.rank == 13 for card in seen) == 3
    unseen = cl.lessons.pack(seen=seen).unseen
    assert Fraction(sum(card.rank == 13 for card in unseen), len(unseen)) == Fraction(1, 40)


@pytest.mark.parametrize(("name", "cell"), [(START, "table"), (PLAY, "table"), (FREE, "table")])
def test_the_odds_are_hidden_where_a_later_lesson_asks_for_them(name: str, cell: str) -> None:
    said(START, "The odds are hidden wherever a lesson is about to find them.")
    said(PLAY, "The odds are hidden: some of them are asked for in later lessons.")
    assert "Odds" not in shown(name, cell) and "unseen" not in shown(name, cell)


def test_each_lesson_is_listed_and_the_routes_lead_to_lessons() -> None:
    listed, routes = prose(START).split("## Three routes")
    links = re.compile(r"\((\d\d-[a-z-]+)\.ipynb\)")
    assert set(LESSONS) <= set(links.findall(listed))
    one, week = (re.search(rf"\*\*{name}:\*\*(.*?)\n- ", routes, re.DOTALL) for name in ("One lesson", "A school week"))
    assert one and week and links.findall(one[1]) == [FREE]
    assert links.findall(week[1]) == [PLAY, CALLS, TURN, GAP, FREE, EDGE]


def test_the_deal_is_as_the_lesson_tells_it() -> None:
    said(PLAY, "Here is your stake, and the two passes after it.")
    said(PLAY, "The bank has doubled: 10 chips lie on your eight.")
    said(PLAY, "Put 5 on the eight")
    table = dealt().play(cl.blucher.Stake(8, 5)).play(cl.blucher.Done()).run("pass").run("pass")
    assert table.state.doublings == 1 and table.state.lying(0, 8) == 10
    assert shown(PLAY, "two-passes") == table.scene().sentence.replace("\N{NO-BREAK SPACE}", " ")
    table.run("match").run("match")
    assert table.state.lying(0, 8) == 0 and table.state.chips[0] == 100 - 3 * 5
    assert "The bank takes 10 chips from Ann and 10 more" in shown(PLAY, "the-match")


def test_the_eight_is_matched_and_the_queen_comes_back_doubled() -> None:
    said(PLAY, "Find a rank on which your stake is doubled and comes back. Here is one.")
    assert "Stake(rank=12, chips=5)" in code(PLAY)["choose-again"]
    assert "Ann: punter, 105 chips" in shown(PLAY, "choose-again")
    assert dealt().play(cl.blucher.Stake(12, 5)).play(cl.blucher.Done()).run("deal").state.chips[0] == 105


def test_what_the_odds_said_of_the_eight_is_shown_in_counts_first() -> None:
    assert re.search(r"711 .*1,000.* 231/325 .* 0\.7108$", shown(PLAY, "survives"))


def test_ticks_counted_by_deal_and_by_call_have_one_total() -> None:
    said(PLAY, "some deals have many, some none")
    small = cl.lessons.deals(cl.Pack(3, 1))
    assert {0, 3} <= set(small.tally) and shown(PLAY, "two-counts") == "(2, 2, 2)"
    assert shown(PLAY, "average-three") == "1"
    assert "Mean: 2." in shown(PLAY, "count-ninety")


def test_the_mean_of_a_deal_is_the_sum_over_its_calls() -> None:
    chances = cl.exact.blucher.matches(PACK, passes=4)
    mean = sum(number * chance for number, chance in chances.items())
    assert mean == PACK.size * Fraction(4, 52) == 4 and shown(PLAY, "check") == "4"


def test_the_mean_of_many_deals_closes_in_on_it() -> None:
    said(PLAY, "How many deals does it take until their mean is as near as you want it?")
    assert "Exactly: 4" in shown(PLAY, "many") and "100,000" in shown(PLAY, "many").splitlines()[-1]


def test_two_packs_have_twice_the_calls_and_twice_the_matches() -> None:
    said(PLAY, "Two full packs are shuffled together: 104 cards, 104 calls.")
    two = cl.Pack(13, 4, copies=2)
    assert two.size == 104 and two.size * Fraction(two.per_rank, two.size) == 8 and shown(PLAY, "exit-check") == "8"


def test_the_first_two_calls_are_not_independent() -> None:
    assert "4/663" in shown(PLAY, "both") and Fraction(4, 52) * Fraction(4, 51) == Fraction(4, 663)
    said(PLAY, "Each has the same chance. Is the answer their product?")


def test_a_call_comes_true_one_time_in_thirteen() -> None:
    said(FREE, "It does so one time in thirteen, and there are thirteen calls.")
    assert Fraction(PACK.per_rank, PACK.size) == Fraction(1, 13)


def test_twenty_five_learners_play_thirty_passes_each() -> None:
    said(FREE, "it lets 25 learners play thirty passes each")
    assert "range(25)" in code(FREE)["class-tally"] and shown(FREE, "class-tally").startswith("25 in all")
    assert code(FREE)["class-tally"].count("deals=30") == code(FREE)["thirty"].count("deals=30") == 1


def test_each_of_four_calls_comes_true_in_a_quarter_of_the_deals() -> None:
    said(FREE, "Four calls, and each comes true in a quarter of the deals.")
    small = cl.lessons.deals(cl.Pack(4, 1))
    assert {Fraction(times, len(small.deals)) for times in small.by_call} == {Fraction(1, 4)}
    assert "3/8" in shown(FREE, "count-free") and "12/35" in shown(FREE, "count-two-suits")


def test_the_proof_ends_in_the_exact_value() -> None:
    assert str(cl.exact.blucher.match_free_pass(PACK)) in shown(FREE, "whole-proof-code")
    assert "9571721884148096/26816424180170625" in shown(FREE, "whole-proof-code")
    assert "Checked" in shown(FREE, "whole-proof-code")


def test_the_picture_shows_the_partial_sums_of_the_proof() -> None:
    terms = [Fraction((-1) ** k * comb(13, k) * 4**k * factorial(52 - k), factorial(52)) for k in range(14)]
    sums = [float(total) for total in accumulate(terms)]
    assert sum(terms) == cl.exact.blucher.match_free_pass(PACK)
    drawn = cl.plots.partial_sums(sums[:7], between={"(12/13)¹³": (12 / 13) ** 13, "1/e": exp(-1)})
    assert cl.plots.picture(drawn).alt == shown(FREE, "partial-sums")
    for number in ("1, 0, 0.4706, 0.3325, 0.3607, 0.3565, 0.3570", "0.3533", "0.3679"):
        assert number in shown(FREE, "partial-sums")


def test_the_bars_show_the_exact_chances_beside_the_deals_of_the_class() -> None:
    chances = {n: chance for n, chance in cl.exact.blucher.matches(PACK, passes=4).items() if n <= 12}
    deals = cl.simulate.run("blucher.matches", deals=30, seed=3112, passes=4)
    assert "birthday = 3112" in code(PLAY)["own"] and shown(PLAY, "class-tally") == repr(cl.lessons.tally(deals.tally))
    assert cl.plots.picture(cl.plots.bars(chances, deals.tally)).alt == shown(PLAY, "bars")


@pytest.mark.parametrize("name", [PLAY, FREE])
def test_a_birthday_is_written_without_a_zero_in_front(name: str) -> None:
    said(name, "3112 for 31 December, 503 for 5 March")
    for birthday in (3112, 503):
        table = cl.Table("blucher", bots=dict.fromkeys(range(3), "never"), seed=birthday).run("deal")
        assert table.state.calls == 52


def test_pictures_alone_are_excused_from_comparison() -> None:
    excused = {(name, cell["id"]) for name in PATHS for cell in cells(name) if PLOT in cell["metadata"].get("tags", [])}
    assert excused == {
        (TEACH, "bars"),
        (DEAL, "boards"),
        (EDGE, "line"),
        (CALLS, "bars-equal"),
        (CALLS, "bars-seen"),
        (CALLS, "bars-heard"),
        (PLAY, "bars"),
        (FREE, "partial-sums"),
        (TURN, "bars"),
        (GAP, "line"),
        (GAP, "growth"),
        (CHOICE, "choice"),
        (POT, "growth"),
        (BRELANS, "picture"),
        (POINTS, "columns"),
        (PLACES, "shares"),
    }


def test_the_trial_is_a_million_passes_and_agrees() -> None:
    said(FREE, "**A million passes,** after one, ten, a hundred.")
    assert shown(FREE, "simulation").splitlines()[-1].split()[0] == "1,000,000"
    trial = cl.simulate.run("blucher.match_free_pass", deals=1_000_000, seed=3112)
    away = (trial.mean - float(cl.exact.blucher.match_free_pass(PACK))) / trial.error
    assert shown(FREE, "errors-away") == str(round(away, 2)) and abs(away) < 3


def test_with_twice_the_ranks_a_match_free_pass_is_about_as_frequent() -> None:
    said(FREE, "A pack with 26 ranks instead of 13 has twice as many calls in a pass, each of them half as likely")
    wide, usual = (cl.exact.blucher.match_free_pass(cl.Pack(ranks, 4)) for ranks in (26, 13))
    assert abs(wide - usual) < Fraction(1, 100)


def test_montmort_asked_for_thirteen_cards_of_one_suit() -> None:
    # Pierre Rémond de Montmort, Essay d'analyse sur les jeux de hazard, Paris 1708.
    said(FREE, "In 1708 Pierre Rémond de Montmort asked the same question with thirteen cards of one suit")
    said(FREE, "his answer and ours close in on the same number")
    one, four = (float(cl.exact.blucher.match_free_pass(cl.Pack(26, suits))) for suits in (1, 4))
    assert abs(one - 0.36787944) < 1e-6 and 0 < 0.36787944 - four < 0.36787944 - 0.3569
