from __future__ import annotations

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.games import blucher
from cardlessons.i18n import language
from cardlessons.show.scenes import rules_chosen
from tests.show.tables import Played, bots, punting, rules, whole_deal


def test_every_rule_in_force_is_readable() -> None:
    panel = punting().scene().rules
    assert {field for field in blucher.Rules.__dataclass_fields__} <= set(panel)
    for rule in panel.values():
        assert rule.label
        assert rule.says
        assert rule.value in dict(rule.options) or not rule.options


@pytest.mark.parametrize("code", ["en", "ru"])
def test_every_option_of_the_panel_makes_rules_that_say_so(code: str) -> None:
    language(code)
    for key, rule in punting().scene().rules.items():
        for value, _ in rule.options:
            after = rules_chosen("blucher", rules(), {key: value})
            assert Played(after).scene().rules[key].value == value


def test_a_game_is_chosen_first_and_single_rules_over_it() -> None:
    after = rules_chosen("blucher", rules(), {"spoils": "staked", "variant": "grupp", "highest": "none"})
    assert after.extra is blucher.Extra.NONE
    assert after.spoils is blucher.Spoils.STAKED
    assert after.highest is None
    assert Played(after).scene().rules["variant"].value == "own"


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"extra": "twice"}, "The rule “extra” cannot be 'twice'; it is one of doubled, original, none."),
        ({"pack": "big"}, "The rule “pack” cannot be 'big'; it is one of 13x4x1, 13x1x1, 4x4x1, 4x2x1, 3x2x1."),
        ({"lowest": "5", "highest": "1"}, "The most on one rank must be a whole number from the least, 5"),
        ({"first_bank": "1"}, "Who is the first banker is settled before the first deal, not between deals."),
        ({"cover": "none"}, "The rule “cover” is part of every game here and cannot be chosen."),
        ({"colour": "red"}, "These are no rules of this game: colour."),
    ],
)
def test_choices_that_make_no_rules_are_refused(choices: dict[str, str], why: str) -> None:
    with pytest.raises(BadRules) as refused:
        rules_chosen("blucher", rules(), choices)
    assert str(refused.value).startswith(why)


def test_the_panel_begins_the_next_deal() -> None:
    table = whole_deal(bots=bots("never", "never", "never"))
    table.do(table.history.cursor, ["next_deal", {"pack": "4x2x1"}])
    assert table.state.rules.pack == Pack(4, 2)
    assert list(table.scene().zones) == ["layout", "pass1", "pass2", "seats"]


@pytest.mark.parametrize(
    ("inforce", "cover", "share"),
    [
        (rules(), "Stack plus own chips on the layout ≥ 3 × own stakes", "As much as lies on the layout"),
        (
            rules(extra="original"),
            "Stack plus own chips on the layout ≥ 2 × own stakes",
            "As much as lies on the layout",
        ),
        (
            rules(pack=Pack(13, 1)),
            "Stack plus own chips on the layout ≥ 2 × own stakes",
            "As much as lies on the layout",
        ),
        (rules(extra="none"), "Only the stakes themselves", "As much as lies on the layout"),
        (
            rules(doubling="every_free_pass", between="restake"),
            "Stack plus own chips on the layout ≥ 9 × own stakes; between passes reckoned anew with the passes left",
            "15 times what lies on the layout: each punter may fill an equal share of the bank's chips ÷ 15",
        ),
    ],
)
def test_the_panel_says_what_must_be_covered(inforce: blucher.Rules, cover: str, share: str) -> None:
    panel = Played(inforce).scene().rules
    assert panel["cover"].says == cover
    assert panel["share"].says.startswith(share)


def test_the_panel_says_what_no_field_settles() -> None:
    panel = punting().scene().rules
    assert panel["pass_on"].says.startswith("One seat to the left")
    assert panel["sit_out"].says == "They sit out, and may still be the banker"
    assert "fewer than 3 seats" in panel["over"].says
    assert panel["first_bank"].says == "Ann, as agreed"


def test_what_spoils_a_pass_makes_no_difference_if_every_pass_doubles() -> None:
    assert punting(doubling="every_pass").scene().rules["spoils"].says == "Makes no difference: every pass doubles"
    assert punting(doubling="every_free_pass").scene().rules["spoils"].says == "A match on any rank"
