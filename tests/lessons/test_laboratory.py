"""The rule laboratory: exact figures under the rules as they were and as they are changed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from cardlessons import i18n
from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games import acey_deucey, blucher, bouillotte
from cardlessons.lessons import Laboratory, laboratory

SMALL = blucher.Rules(pack=Pack(3, 2))


def figures(lab: Laboratory) -> dict[str, tuple[Fraction | None, Fraction | None]]:
    return {row.key: (row.before, row.after) for row in lab.rows}


def test_both_readings_of_bluchers_extra_payment_stand_side_by_side() -> None:
    row = figures(laboratory(SMALL, extra="original"))
    assert row["worth"] == (Fraction(-44, 45), Fraction(-13, 15))
    row = figures(laboratory("blucher", extra="original"))
    assert [round(float(worth or 0), 4) for worth in row["worth"]] == [-0.0618, 0.0563]
    assert [round(float(fair or 0), 4) for fair in row["fair_extra"]] == [0.8453, 1.2]
    assert row["matches"] == (4, 4) and row["matches_variance"] == (Fraction(16, 17), Fraction(16, 17))


def test_a_fair_extra_payment_makes_the_unit_worth_nothing() -> None:
    """The worth is a line in the size of the payment: at nothing without it, at one payment what the rules say."""
    for rules in (blucher.Rules(), blucher.Rules(doubling=blucher.Doubling.EVERY_PASS), SMALL):
        row = figures(laboratory(rules, extra="none"))
        (now, without), (fair, _) = row["worth"], row["fair_extra"]
        assert now is not None and without is not None and fair is not None
        assert without + fair * (now - without) == 0


def test_one_rule_changed_leaves_the_figures_that_do_not_depend_on_it() -> None:
    lab = laboratory("blucher", spoils="staked")
    still = {row.key for row in lab.rows if row.difference == 0}
    assert {"match_free_pass", "match_free_deal", "lost"} <= still and "worth" not in still
    assert all(row.before == row.after for row in lab.rows if row.key in still)


def test_a_figure_that_exists_under_one_set_of_rules_alone_has_no_difference() -> None:
    row = {one.key: one for one in laboratory("blucher", doubling="every_pass").rows}["lost_doubled"]
    assert row.before is not None and row.after is None and row.difference is None


@pytest.mark.parametrize("gap", range(11))
def test_worth_by_gap_is_the_line_of_each_game(gap: int) -> None:
    row = figures(laboratory("acey_deucey", variant="liaoning"))
    assert row[f"gap_{gap}"] == (Fraction(8 * gap - 56, 50),) * 2
    assert row[f"gap_ace_{gap}"] == (Fraction(8 * gap - 56, 50), Fraction(8 * gap - 62, 50))


def test_pairs_aces_and_turns_of_acey_deucey() -> None:
    row = figures(laboratory("acey_deucey", variant="liaoning"))
    assert row["pair"] == (Fraction(1, 17), Fraction(12, 221)) and row["two_aces"] == (None, Fraction(4, 5))
    assert row["pair_7"][0] == Fraction(1, 25)
    late = figures(laboratory(acey_deucey.Rules.liaoning(), ace_choice="after"))
    assert late["turn"][0] != late["turn"][1] and late["pair"][0] == late["pair"][1]
    dearer = figures(laboratory("acey_deucey", post=1))
    assert dearer["favourable"] > (Fraction(0), Fraction(0)) and dearer["gap_7"] == (0, Fraction(3, 25))


def test_a_house_shows_its_edge_and_a_pot_its_turn() -> None:
    house = figures(laboratory(acey_deucey.Rules.red_dog(), pack=Pack(13, 4, 6)))
    assert [round(float(edge or 0), 5) for edge in house["edge"]] == [0.03155, 0.02798]
    assert "turn" not in house
    free = laboratory("acey_deucey", neighbours="new_cards")
    assert figures(free)["turn"][1] is None and any("begin anew" in words for words in free.notes)


def test_aces_have_rows_of_their_own_only_where_they_differ() -> None:
    assert "gap_ace_3" not in figures(laboratory("acey_deucey"))
    assert "gap_ace_3" in figures(laboratory("acey_deucey", ace_post=4))
    low = figures(laboratory("acey_deucey", aces="chosen", third_ace="high"))
    assert low["gap_low_ace_3"][0] is None and "gap_ace_3" not in low


def test_brelans_ties_and_shares_of_bouillotte() -> None:
    row = figures(laboratory("bouillotte", packs="classical"))
    assert row["brelan_4"] == (Fraction(3, 253), Fraction(1, 57))  # six ranks of four, and five
    assert row["brelan_5"] == (Fraction(1, 117), Fraction(3, 253))
    assert row["some_brelan_4"][0] == Fraction(524792, 11316305)
    first, last = row["share_first"][0], row["share_last"][0]
    assert first is not None and last is not None and first - last == Fraction(959, 11440)
    split = figures(laboratory("bouillotte", suit_tie="split"))
    assert split["share_first"][1] == split["share_last"][1]  # no place is better where ties are split
    assert split["tied_suits_3"][0] == split["tied_suits_3"][1]


def test_a_pack_too_small_for_a_table_or_without_the_hands_cards_has_no_such_figure() -> None:
    row = figures(laboratory("bouillotte", pack=Pack(4, 3)))
    assert row["brelan_3"][1] == Fraction(1, 55) and row["brelan_4"][1] is None and row["share_first"][1] is None
    own = figures(laboratory("bouillotte", count="own", brelans="no_favori"))
    assert own["tied_suits_3"][1] is None and own["favori_3"][1] is None and own["share_last"][1] is not None
    assert figures(laboratory("bouillotte", pack=Pack(1, 1)))["brelan_3"][1] is None


def test_changes_add_up_and_can_be_undone() -> None:
    lab = laboratory("blucher").change(extra="none").choose("pack", "3x2x1")
    assert lab.after == blucher.Rules(pack=Pack(3, 2), extra=blucher.Extra.NONE) and len(lab.changes) == 2
    assert lab.before == blucher.Rules() and lab.reset().changes == ()
    assert "worth" in figures(lab) and all(row.difference == 0 for row in lab.rows)


@pytest.mark.parametrize(
    ("game", "changed", "says"),
    [
        ("blucher", {"extr": "none"}, 'extra: "doubled", "original", "none"; .*highest: 1, 5, 10, 20, 50, None'),
        ("blucher", {"first_bank": 1}, r"pack: cl\.Pack\(13, 4\)"),
        ("blucher", {"extra": "some"}, "doubled, original, none"),
        ("blucher", {"variant": "some"}, "told, grupp"),
        ("acey_deucey", {"post": 5}, "1, 2"),
        (acey_deucey.Rules.red_dog(), {"aces": "chosen"}, "shuffling"),
        ("bouillotte", {"pack_of": 1}, r'pack: None, cl\.Pack\(8, 4\).*brelans: "simple", "favori", "by_rank"'),
        (bouillotte.Rules(pack=(1, 13, 12, 8)), {"pack_of": 1}, r"pack: .*\(1, 13, 12, 8\)"),
        ("nap", {}, "blucher, acey_deucey"),
        (17, {}, "blucher, acey_deucey"),
    ],
)
def test_a_rule_that_there_is_not_is_refused_by_those_there_are(game: Any, changed: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRules, match=says):
        laboratory(game, **changed)


def test_a_refused_change_leaves_all_as_it_was() -> None:
    lab = laboratory("blucher", extra="none")
    rules, rows = lab.after, lab.rows
    with pytest.raises(BadRules):
        lab.change(lowest=20)
    assert lab.after == rules and lab.rows == rows


def test_the_text_says_what_was_changed_in_the_words_of_the_rules_panel() -> None:
    said = repr(laboratory(SMALL, extra="original")).splitlines()
    assert said[1:3] == [
        "What does a punter pay on top of a matched stake?",
        "  As much as lies there, doubled chips included → As much as was put there, before any doubling",
    ]
    worth = next(line for line in said if line.startswith("worth of a unit"))
    assert worth.split("  ")[-1].strip() == "+1/9 · ≈ +0.1111"
    assert any(line.endswith("figures have changed.") for line in said)


def test_the_text_of_rules_unchanged_says_how_to_change_one() -> None:
    said = repr(laboratory(SMALL))
    assert "as changed" not in said and 'laboratory("blucher", extra="original")' in said
    assert repr(laboratory("acey_deucey")).endswith('aces="chosen")')


def test_html_has_heads_for_rows_and_columns_and_the_same_numbers() -> None:
    lab = laboratory(SMALL, extra="original")
    html = lab.static_html()
    assert html.count('scope="col"') == 4 and html.count('scope="row"') == len(lab.rows)
    assert "<strong>−13/15 · ≈ −0.8667</strong>" in html


def test_the_words_are_those_of_the_language_in_force() -> None:
    lab = laboratory(SMALL, extra="original")
    i18n.language("ru")
    assert "чего стоит единица" in repr(lab) and "−0,8667" in repr(lab)
