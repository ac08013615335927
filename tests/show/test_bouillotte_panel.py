from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.bouillotte import Rules
from cardlessons.i18n import language, wording
from cardlessons.show.scenes import rules_chosen
from cardlessons.show.scenes.bouillotte_rules import rules
from cardlessons.table import Table

NAMES = ("Ann", "Ben", "Cleo", "Dan")
BUYING = Rules(cannot_ante="buys_in", purse=60, buy_in=10)
KINDS = [Rules(), Rules.classical(), Rules(count="own"), Rules(pack=(1, 13, 12, 10), first_dealer=1), BUYING]


@pytest.mark.parametrize("inforce", KINDS)
@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("name", ["historical", "classroom"])
def test_every_rule_in_force_is_readable(inforce: Rules, code: str, name: str) -> None:
    language(code)
    wording(name)
    panel = rules(inforce, NAMES)
    assert set(Rules.__dataclass_fields__) < set(panel)
    for key, rule in panel.items():
        assert rule.label and rule.says, key
        assert rule.value in dict(rule.options) or not rule.options or key == "variant"


def test_the_games_have_names() -> None:
    assert [rules(one, NAMES)["variant"].value for one in (Rules(), Rules.classical())] == ["told", "classical"]
    assert rules(Rules(brelans="favori"), NAMES)["variant"].value == "own"
    assert rules(replace(Rules.classical(), ante=2, direction="left"), NAMES)["variant"].value == "classical"


@pytest.mark.parametrize("inforce", KINDS)
def test_every_option_makes_rules_that_say_so(inforce: Rules) -> None:
    offered = [(name, value) for name, rule in rules(inforce, NAMES).items() for value, _ in rule.options]
    assert len(offered) >= 45
    for name, value in offered:
        changed: Any = {name: value}
        if inforce.count == "own" and name in ("unclaimed", "suit_tie", "side_pots"):
            changed["count"] = "without"  # where suits do not count there is no rule about them to choose
        assert rules(rules_chosen("bouillotte", inforce, changed), NAMES)[name].value == value


@pytest.mark.parametrize("inforce", KINDS[:2])
def test_every_option_for_the_next_deal_begins_it(inforce: Rules) -> None:
    for name, rule in rules(inforce, NAMES).items():
        for value, _ in rule.options:
            table = Table("bouillotte", seats=NAMES, rules=inforce, seed=1, bots=dict.fromkeys(range(4), "random"))
            while table.state.phase != "settled":
                table.step()
            if sum(chips > 5 for chips in table.state.chips) < 3:
                continue
            table.do(table.history.cursor, ["next_deal", {name: value}])
            assert table.scene().rules[name].value == value


def test_a_game_is_chosen_first_and_single_rules_over_it() -> None:
    after = rules_chosen("bouillotte", Rules(ante=2), {"brelans": "favori", "variant": "classical"})
    assert after == replace(Rules.classical(), ante=2, brelans="favori")


def test_where_ones_own_points_count_the_rules_about_suits_go_back() -> None:
    after = rules_chosen("bouillotte", Rules.classical(), {"count": "own"})
    assert after == replace(Rules.classical(), count="own", unclaimed="other")
    assert rules(after, NAMES)["unclaimed"].says == "Makes no difference: suits do not count"


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"before": "never"}, "The rule “before” cannot be 'never'; it is one of round, age_sees, none, carre."),
        ({"ante": "many"}, "The rule “ante” cannot be 'many'; it is one of 1, 2, 5."),
        ({"pack": "big"}, "The rule “pack” cannot be 'big'; it is one of by_seats, 8x4x1"),
        ({"pack": "1-x"}, "The rule “pack” cannot be '1-x'"),
        ({"variant": "poker"}, "The rule “variant” cannot be 'poker'; it is one of told, classical."),
        ({"first_dealer": "1"}, "The rule “first_dealer” is settled before the first deal, not between deals."),
        ({"purse": "5"}, "The rule “purse” is settled before the first deal, not between deals."),
        ({"count": "own", "unclaimed": "best"}, "Where each counts the points in one's own hand"),
        ({"over": "never"}, "The rule “over” is part of every game here and cannot be chosen."),
        ({"colour": "red"}, "These are no rules of this game: colour."),
    ],
)
def test_choices_that_make_no_rules_are_refused(choices: dict[str, str], why: str) -> None:
    with pytest.raises(BadRules) as refused:
        rules_chosen("bouillotte", Rules(first_dealer=3), choices)
    assert str(refused.value).replace("pips", "points").startswith(why)


def test_the_pack_is_told_by_its_ranks_and_its_size() -> None:
    def says(inforce: Rules, seats: int) -> str:
        return rules(inforce, ("",) * seats)["pack"].says.replace("\N{NO-BREAK SPACE}", " ")

    start = "Those for the number who pay the ante; for"
    assert says(Rules(), 3) == f"{start} 3 seats A K 10 9 8 in 4 suits, 20 cards"
    assert says(Rules(), 5) == f"{start} 5 seats A K Q J 10 9 8 in 4 suits, 28 cards"
    assert says(Rules.classical(), 4) == f"{start} 4 seats A K Q 9 8 in 4 suits, 20 cards"
    assert says(Rules(pack=Pack(4, 3)), 3) == "A K Q J in 3 suits, 12 cards"
    assert rules(Rules(pack=Pack(4, 4)), NAMES)["packs"].says.startswith("Makes no difference")


def test_only_packs_that_are_large_enough_are_offered() -> None:
    large = ["by_seats", "8x4x1", "6x4x1", "4x4x1"]
    for seats, values in ((3, [*large, "4x3x1"]), (5, large)):
        assert [value for value, _ in rules(Rules(), ("",) * seats)["pack"].options] == values


def test_the_panel_says_what_no_field_settles() -> None:
    panel = rules(Rules(), NAMES)
    assert panel["values"].says.startswith("An ace 11, king, queen and knave 10")
    assert panel["dropped_brelan"].says == "Their brelans nothing; their cards count in the suits"
    assert "fewer than 3 can pay the ante" in panel["over"].says
    assert panel["purse"].says == "Nobody buys in again"
    assert rules(BUYING, NAMES)["buy_in"].says == "10\N{NO-BREAK SPACE}chips"
    assert rules(Rules(first_dealer=1), NAMES)["first_dealer"].says == "Ben, as agreed"
