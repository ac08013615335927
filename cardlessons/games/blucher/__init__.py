"""Blucher: punters stake on ranks, the banker calls the ranks through the pack, and a match loses the stake.

This module is the game, as the `Game` protocol has it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardlessons.core.actions import Attempted, Cut, Done, Shuffle, Turn
from cardlessons.core.cards import Card
from cardlessons.core.choices import Action, Certain, Choices, PackChoices, Unseen, Weights
from cardlessons.core.errors import IllegalAction
from cardlessons.core.game import DEALER, OVER, Actor, Event, Events, Seat, Transition
from cardlessons.games.blucher import opening, stakes, turning
from cardlessons.games.blucher.rules import Between, Doubling, Extra, Rules, Spoils, rules_from
from cardlessons.games.blucher.state import CUT, SETTLED, SHUFFLE, SHUFFLE_TO_CUT, STAKING, TURN, Stake, State
from cardlessons.games.refusals import pack_refusal

__all__ = [
    "Between",
    "Cut",
    "Done",
    "Doubling",
    "Extra",
    "Rules",
    "Shuffle",
    "Spoils",
    "Stake",
    "State",
    "Turn",
    "actions",
    "apply",
    "apply_seen",
    "balances",
    "canonical",
    "chance",
    "hides_hands",
    "landmarks",
    "legal",
    "name",
    "next_deal",
    "rules_from",
    "start",
    "to_act",
    "view",
    "view_action",
    "view_events",
]

name = "blucher"
hides_hands = False
actions = {kind._field_defaults["kind"]: kind for kind in (Shuffle, Cut, Stake, Done, Turn)}
landmarks: dict[str, Callable[[Event], bool]] = {
    "match": lambda event: event.kind == "turned" and event.match,
    "pass": lambda event: event.kind == "pass_ended",
    "deal": lambda event: event.kind == "settled",
}
start = opening.start
PACK_MOVES = (Shuffle, Cut, Turn)


def next_deal(state: State, rules: Rules | None = None) -> State:
    """The deal after a settled one, under `rules` from then on. Raises `IllegalAction`, `BadRules`, `MatchOver`."""
    if state.phase != SETTLED:
        raise IllegalAction("deal_not_settled")
    return opening.next_deal(state, state.rules if rules is None else rules)


def to_act(state: State) -> Seat | Actor:
    """The punter who is to stake, DEALER for shuffles, cuts and turns, OVER when the deal is settled."""
    phase = state.phase
    if phase == TURN:
        return DEALER
    if phase in STAKING:
        return state.punters[state.seat]
    return OVER if phase == SETTLED else DEALER


def legal(state: State) -> Choices:
    """What may be done now; empty when the deal is settled."""
    phase = state.phase
    if phase in STAKING:
        return stakes.choices(state)
    return Choices() if phase == SETTLED else PackChoices(chance(state))


def chance(state: State) -> Weights:
    """How the pack moves: a shuffle for certain, or one of the unseen cards. Raises `IllegalAction`."""
    phase = state.phase
    if phase == TURN:
        return Unseen(Turn, state.rules.pack, state.seen, len(state.turned))
    if phase == CUT and state.cut is not None:
        return Unseen(Cut, state.rules.pack, state.cut.seen, state.cut.used)
    if phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return Certain(Shuffle())
    raise IllegalAction("pack_not_to_act", legal(state))


def apply(state: State, action: Action) -> Transition:
    """The state after `action`, and what happened. Raises `IllegalAction`; nothing has changed then."""
    if (transition := turning.turn(state, action)) is not None:
        return transition
    phase = state.phase
    if phase in STAKING:
        return stakes.apply(state, action)
    if phase in (SHUFFLE_TO_CUT, CUT, SHUFFLE) and action in chance(state):
        return opening.shuffle(state) if type(action) is Shuffle else opening.cut(state, action.card)
    raise _refusal(state, action)


def _refusal(state: State, action: Action) -> IllegalAction:
    """Why the pack does not make this move."""
    if state.phase == SETTLED:
        return IllegalAction("deal_settled", legal(state), action=Attempted(action))
    return pack_refusal(name, action, PackChoices(chance(state)), PACK_MOVES, state.rules.pack.places)


def view(state: State, seat: Seat | None) -> State:
    """The state itself: nothing in Blucher is hidden but the order of the pack, which no state holds."""
    return state


def view_events(events: Events, seat: Seat | None) -> Events:
    """The events themselves."""
    return events


def view_action(action: Action, before: State, told: State, seat: Seat | None) -> Action:
    """The action itself."""
    return action


apply_seen = apply


def canonical(state: State) -> State:
    """The state with its turned cards sorted and suits counted off rank by rank: suits and past order never matter."""
    counts: dict[int, int] = {}
    turned = []
    suits = state.rules.pack.suits
    for card in sorted(state.turned):
        counts[card.rank] = counts.get(card.rank, -1) + 1
        turned.append(Card(card.rank, counts[card.rank] % suits))
    return state._replace(turned=tuple(turned), seen=state.rules.pack.seen(turned))


def balances(state: State) -> Mapping[str | int, int]:
    """Each seat's stack, and the chips on the layout."""
    return {**dict(enumerate(state.chips)), "layout": state.layout}
