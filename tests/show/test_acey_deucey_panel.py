from __future__ import annotations

from dataclasses import replace

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games.acey_deucey import Rules
from cardlessons.i18n import language
from cardlessons.show.scenes import rules_chosen
from cardlessons.show.scenes.acey_deucey_rules import rules
from cardlessons.table import Table

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize("inforce", [Rules(), Rules.liaoning(), Rules.red_dog(6), Rules(first_dealer=1, ante=3)])
@pytest.mark.parametrize("code", ["en", "ru"])
def test_every_rule_in_force_is_readable(inforce: Rules, code: str) -> None:
    language(code)
    panel = rules(inforce, NAMES)
    assert set(Rules.__dataclass_fields__) < set(panel)
    for name, rule in panel.items():
        assert rule.label and rule.says, name
        assert rule.value in dict(rule.options) or not rule.options or name == "variant"


def test_the_games_have_names() -> None:
    assert [rules(one, NAMES)["variant"].value for one in (Rules(), Rules.liaoning(), Rules.red_dog())] == [
        "base",
        "liaoning",
        "red_dog",
    ]
    assert rules(Rules(post=1), NAMES)["variant"].value == "own"
    assert rules(replace(Rules.liaoning(), pack=Pack(4, 2), ante=2), NAMES)["variant"].value == "liaoning"


@pytest.mark.parametrize("inforce", [Rules(), Rules.liaoning(), Rules.red_dog()])
def test_every_option_makes_rules_that_say_so(inforce: Rules) -> None:
    offered = [(name, value) for name, rule in rules(inforce, NAMES).items() for value, _ in rule.options]
    assert len(offered) >= (10 if inforce.house else 50)
    for name, value in offered:
        assert rules(rules_chosen("acey_deucey", inforce, {name: value}), NAMES)[name].value == value


def test_a_game_is_chosen_first_and_single_rules_over_it() -> None:
    after = rules_chosen("acey_deucey", Rules(ante=2), {"post": "1", "variant": "liaoning"})
    assert after == replace(Rules.liaoning(), ante=2, post=1)


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"aces": "wild"}, "The rule “aces” cannot be 'wild'; it is one of high, chosen."),
        ({"post": "3"}, "The rule “post” cannot be 3; it is one of 1, 2."),
        ({"post": "many"}, "The rule “post” cannot be 'many'; it is one of 1, 2."),
        ({"pack": "big"}, "The rule “pack” cannot be 'big'; it is one of 13x4x1, 13x4x2"),
        ({"bank": "house"}, "The rule “bank” is settled before the first deal, not between deals."),
        ({"first_dealer": "1"}, "The rule “first_dealer” is settled before the first deal"),
        ({"variant": "red_dog"}, "The rule “variant” cannot be 'red_dog'; it is one of base, liaoning."),
        ({"over": "never"}, "The rule “over” is part of every game here and cannot be chosen."),
        ({"colour": "red"}, "These are no rules of this game: colour."),
    ],
)
def test_choices_that_make_no_rules_are_refused(choices: dict[str, str], why: str) -> None:
    with pytest.raises(BadRules) as refused:
        rules_chosen("acey_deucey", Rules(), choices)
    assert str(refused.value).startswith(why)


def test_the_panel_begins_the_next_deal() -> None:
    bots = dict.fromkeys(range(3), "never")
    table = Table("acey_deucey", seed=1, bots=bots).advance()
    table.do(table.history.cursor, ["next_deal", {"pack": "4x2x1", "variant": "liaoning", "least_seats": "2"}])
    assert table.state.rules == replace(Rules.liaoning(), pack=Pack(4, 2), least_seats=2)
    assert table.advance().to_act is not None


def test_the_panel_says_what_no_field_settles() -> None:
    base, liaoning, red_dog = (rules(one, NAMES) for one in (Rules(), Rules.liaoning(), Rules.red_dog()))
    fixed = {"turns", "between", "bet", "no_chips", "over"}
    assert fixed <= set(base) and fixed | {"two_aces"} <= set(liaoning)
    assert liaoning["two_aces"].says == "No pair, and never split: all other ranks, 12 in number, lie between them"
    assert "5, 4, 2 and 1 to 1 on ante and raise" in red_dog["between_house"].says
    assert "11\N{NO-BREAK SPACE}chips" in red_dog["over_house"].says


def test_the_panel_says_which_rules_make_no_difference() -> None:
    base, red_dog = rules(Rules(), NAMES), rules(Rules.red_dog(), NAMES)
    assert base["third_ace"].says == red_dog["ace_choice"].says == "Makes no difference: aces are always high"
    assert red_dog["pair_post"].says.startswith("Makes no difference: there is no pot")
    assert rules(Rules.liaoning(), NAMES)["third_ace"].says == "A post"


def test_the_first_dealer_is_named() -> None:
    assert rules(Rules(first_dealer=1), NAMES)["first_dealer"].says == "Ben, as agreed"
