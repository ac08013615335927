"""Why an action is refused, where the reason is the same in every game."""

from __future__ import annotations

from collections.abc import Container

from cardlessons.core.actions import Attempted, is_action, written
from cardlessons.core.cards import Card, is_card
from cardlessons.core.choices import Action, Choices, PackChoices
from cardlessons.core.errors import IllegalAction


def refusal(game: str, action: Action, allowed: Choices, key: str) -> IllegalAction:
    """`action` is refused: because it is no action at all, else for the reason `key`."""
    if is_action(action):
        return IllegalAction(key, allowed, action=Attempted(action))
    return IllegalAction("not_an_action", allowed, value=action, example=written(_example(allowed), game))


def _example(allowed: Choices) -> Action:
    """One of the legal actions; one with an amount, if there is any, since that shows more."""
    amounts = next(iter(allowed.ranges), None)
    return next(iter(allowed)) if amounts is None else amounts.at(amounts.amounts[-1])


def pack_refusal(
    game: str, action: Action, allowed: PackChoices, moves: Container[type], faces: Container[Card]
) -> IllegalAction:
    """Why the pack, whose `moves` and `faces` are these, does not do `action` now."""
    due = allowed.weights.at(0)
    if not is_action(action) or type(action) is not type(due) or not hasattr(due, "card"):
        key = "pack_other_move" if type(action) in moves else "pack_must_act"
        return refusal(game, action, allowed, key)
    if not is_card(action.card):
        return IllegalAction("no_card", allowed, value=action.card)
    if action.card not in faces:
        return IllegalAction("card_not_in_pack", allowed, card=str(action.card))
    return IllegalAction("card_gone", allowed, card=action.card)
