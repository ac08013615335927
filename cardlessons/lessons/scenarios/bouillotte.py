"""What deals of Bouillotte can be searched for. Persons stay in meanwhile, so that every seat is dealt a hand."""

from __future__ import annotations

from fractions import Fraction

from cardlessons.core.choices import Action, Choices
from cardlessons.core.errors import BadRules
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.rules import Count
from cardlessons.games.bouillotte.showdown import suit_totals
from cardlessons.games.bouillotte.state import State
from cardlessons.lessons.scenarios.condition import Condition, Dealt


def choose(legal: Choices) -> Action:
    """What a seat does while a deal is searched for: the first thing it may say without dropping, or the least bet."""
    staying = [action for action in legal.actions if action.kind != "drop"]
    if staying or not legal.ranges:
        return (staying or legal.actions)[0]
    return legal.ranges[0].at(legal.ranges[0].low)


def brelans(count: int = 1) -> Condition:
    """At least `count` hands at the table are three of a rank, whatever is turned up. Raises `BadRules`."""
    if type(count) is not int or count < 1:
        raise BadRules("scenario_whole", name="count", value=count, least=1)

    def holds(deal: Dealt) -> bool:
        return sum(len(hand) > 0 and len({card.rank for card in hand}) == 1 for hand in deal.state.hands) >= count

    def chance(state: State) -> Fraction | None:
        return exact.some_brelan(state.seats, state.rules) if count == 1 else None

    return Condition("bouillotte", "boui_brelans", holds, {"count": count}, chance)


def suits_tie() -> Condition:
    """Two or more suits tie for the greatest total, all hands and, as the rules have it, the turn-up counted."""

    def holds(deal: Dealt) -> bool:
        state: State = deal.state
        if state.turn_up is None or not _suits_count(state):
            return False
        totals = sorted(suit_totals(state.hands, state.turn_up, state.rules))
        return totals[-1] == totals[-2]

    def chance(state: State) -> Fraction:
        return exact.tied_suits(state.seats, state.rules) if _suits_count(state) else Fraction(0)

    return Condition("bouillotte", "boui_suits_tie", holds, {}, chance)


def _suits_count(state: State) -> bool:
    return state.rules.count is not Count.OWN
