"""What first turns of Acey Deucey can be searched for. A first ace is called low meanwhile, and each bet is made."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from cardlessons.core.choices import Action, Choices
from cardlessons.core.errors import BadRules
from cardlessons.exact import acey_deucey as exact
from cardlessons.games.acey_deucey.rules import Neighbours, Rules
from cardlessons.games.acey_deucey.state import Hand, State
from cardlessons.games.acey_deucey.worth import fall, gap, is_pair
from cardlessons.lessons.scenarios.condition import Condition, Dealt

FALLS = ("between", "post", "outside")


def choose(legal: Choices) -> Action:
    """What a seat does while a turn is searched for: without a bet no third card comes, so it bets what it may."""
    return legal.actions[0] if legal.actions else legal.ranges[0].at(legal.ranges[0].high)


def pair() -> Condition:
    """The end cards are a pair."""
    return Condition("acey_deucey", "acey_pair", _first(_paired), {}, _chance_of_pair)


def wide(k: int, third: str | None = None) -> Condition:
    """The gap is `k`, the number of ranks strictly between the end cards; and the third card falls as `third` says.

    `third` is "between", "post" or "outside"; None leaves it open. Raises `BadRules`.
    """
    if type(k) is not int or k < 0:
        raise BadRules("scenario_whole", name="k", value=k, least=0)
    if third is None:
        return Condition(
            "acey_deucey", "acey_gap", _first(lambda rules, hand: _gap(rules, hand) == k), {"k": k}, _of_gap(k)
        )
    _check(third)

    def holds(rules: Rules, hand: Hand) -> bool:
        return _gap(rules, hand) == k and _fell(rules, hand) == third

    return Condition("acey_deucey", f"acey_gap_{third}", _first(holds), {"k": k}, _of_third(third, k))


def falls(third: str) -> Condition:
    """On end cards that are no pair the third card falls "between", on a "post" or "outside". Raises `BadRules`."""
    _check(third)
    holds = _first(lambda rules, hand: _fell(rules, hand) == third)
    return Condition("acey_deucey", f"acey_{third}", holds, {}, _of_third(third))


def post() -> Condition:
    """The third card has the rank of an end card, on end cards that are no pair."""
    return falls("post")


def _check(third: object) -> None:
    if third not in FALLS:
        raise BadRules("scenario_fall", value=third, known=", ".join(FALLS))


def _first(holds: Callable[[Rules, Hand], bool]) -> Callable[[Dealt], bool]:
    """Whether it holds of the hand that was played."""
    return lambda deal: bool(deal.state.hands) and holds(deal.state.rules, deal.state.hands[0])


def _paired(rules: Rules, hand: Hand) -> bool:
    return hand.second is not None and is_pair(hand.ends, rules)


def _gap(rules: Rules, hand: Hand) -> int | None:
    return None if hand.second is None or _paired(rules, hand) else gap(hand.ends, rules)


def _fell(rules: Rules, hand: Hand) -> str:
    if hand.third is None or _paired(rules, hand):
        return ""
    return fall(rules, hand.ends, hand.third.rank)


def _known(rules: Rules) -> bool:
    """Where neighbours bring new end cards, what lies there in the end is counted, not known."""
    return rules.neighbours is not Neighbours.NEW_CARDS


def _chance_of_pair(state: State) -> Fraction | None:
    rules = state.rules
    return exact.gaps(rules).get("pair", Fraction(0)) if _known(rules) else None


def _of_gap(k: int) -> Callable[[Any], Fraction | None]:
    return lambda state: exact.gaps(state.rules).get(k, Fraction(0)) if _known(state.rules) else None


def _of_third(third: str, k: int | None = None) -> Callable[[Any], Fraction | None]:
    """The chance of this fall, at every gap or at one."""

    def chance(state: State) -> Fraction | None:
        rules = state.rules
        if not _known(rules):
            return None
        shares = exact.thirds(rules).items()
        return sum((share for (gap, where), share in shares if where == third and k in (None, gap)), Fraction(0))

    return chance
