"""What may be said at a table of Bouillotte, as controls: all that the rules in force know, sayable now or not."""

from __future__ import annotations

from collections.abc import Mapping

from cardlessons.core.actions import action_data
from cardlessons.core.choices import Action, Range
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte.actions import Call, Double, Drop, Open, Pass, RaiseTo, See
from cardlessons.games.bouillotte.rules import AllCalled, Before, NoOpening, Rules
from cardlessons.games.bouillotte.state import State
from cardlessons.i18n import text
from cardlessons.show.controls import why_not_choosing
from cardlessons.show.scene import Amount, Button, Control, Shown, with_hole


def choices(shown: Shown) -> Mapping[str, Control]:
    """A button for each word, and the amount to open for or to raise to."""
    words = {action.kind: _word(shown, action) for action in _known(shown.state.rules)}
    return {**words, "amount": _amount(shown)}


def _known(rules: Rules) -> tuple[Action, ...]:
    """What the rules let anybody say."""
    rounds = rules.before in (Before.ROUND, Before.AGE_SEES)
    passes = rounds or rules.before is Before.CARRE
    passes = passes or rules.no_opening is NoOpening.PASS or rules.all_called is AllCalled.RAISE
    known = {Double(): rules.before is Before.CARRE, Pass(): passes, See(): rounds, Call(): True, Drop(): True}
    return tuple(action for action, is_known in known.items() if is_known)


def _word(shown: Shown, action: Action) -> Button:
    why = why_not_choosing(shown)
    if not why and action not in bouillotte.legal(shown.state):
        why = text("bouillotte.why_no_word")
    primary = not why and action.kind in ("see", "call")
    return Button(text(f"bouillotte.say_{action.kind}"), ("play", action_data(action)), not why, why, primary=primary)


def _amount(shown: Shown) -> Amount:
    """How many chips are opened for, or raised to: with all that lies before the seat it is all in."""
    why = why_not_choosing(shown)
    ranges = () if why else bouillotte.legal(shown.state).ranges
    if not ranges:
        label, command = text("bouillotte.open"), ("play", with_hole(Open(0)))
        return Amount(label, 0, 0, 0, command=command, enabled=False, why=why or text("bouillotte.why_no_amount"))
    (amounts,) = ranges
    label = text("bouillotte.open" if type(amounts.template) is Open else "bouillotte.raise_to")
    command = ("play", with_hole(amounts.template))
    return Amount(label, amounts.low, amounts.high, amounts.low, quick=_quick(shown.state, amounts), command=command)


def _quick(state: State, amounts: Range) -> tuple[tuple[str, int], ...]:
    """As much as the pot holds, all in; each amount once."""
    over = max(state.bets) if type(amounts.template) is RaiseTo else 0
    named = {"as_pot": over + state.pot, "all_in": amounts.high}
    labels: dict[int, str] = {}
    for name, chips in named.items():
        if chips in amounts.amounts and (chips not in labels or name == "all_in"):
            labels[chips] = text(f"bouillotte.{name}")
    return tuple((label, chips) for chips, label in sorted(labels.items()))


def lacking(state: State) -> int:
    """What the seat to speak must put in to see or to call, as far as its chips go."""
    seat = state.queue[0]
    return min(max(state.bets) - state.bets[seat], state.chips[seat])
