"""Acey Deucey as a scene: the end cards and the third between them, the pot, the seats, and what is to be done."""

from __future__ import annotations

from collections.abc import Mapping

from cardlessons.core.actions import action_data
from cardlessons.core.choices import Action
from cardlessons.games import acey_deucey
from cardlessons.games.acey_deucey.rules import Aces, Bank, Split
from cardlessons.games.acey_deucey.state import (
    ACE,
    ANTE,
    BET,
    CUT,
    PAIR,
    SHUFFLE,
    SHUFFLE_TO_CUT,
    Bet,
    NameAce,
    Say,
    SplitPair,
    State,
)
from cardlessons.games.acey_deucey.turn import can_split, highest_bet, split_cost
from cardlessons.games.acey_deucey.worth import HIGH, HIGHER, LOW, LOWER
from cardlessons.i18n import text
from cardlessons.show import saying
from cardlessons.show.controls import chooser, generic
from cardlessons.show.scene import Amount, Button, Control, Scene, Shown, with_hole
from cardlessons.show.scenes.acey_deucey_odds import odds
from cardlessons.show.scenes.acey_deucey_rules import rules
from cardlessons.show.scenes.acey_deucey_words import sentence
from cardlessons.show.scenes.acey_deucey_zones import zones


def scene(shown: Shown) -> Scene:
    """What is seen, by every seat alike."""
    title = "acey_deucey.title_house" if shown.state.rules.bank is Bank.HOUSE else "acey_deucey.title"
    return Scene(
        game=acey_deucey.name,
        title=text(title, deal=shown.state.deal),
        zones=zones(shown),
        sentence=sentence(shown),
        prompt=saying.prompt(shown, _person_chooses, _pack_moves),
        odds=odds(shown),
        rules=rules(shown.state.rules, shown.names),
        controls={**_calls(shown), "bet": _bet(shown), **generic(shown)},
    )


def _person_chooses(shown: Shown, name: str) -> str:
    state: State = shown.state
    if state.phase == ACE:
        return text("acey_deucey.do_ace", name=name)
    if state.phase == PAIR:
        key = "acey_deucey.do_pair_split" if can_split(state) else "acey_deucey.do_pair"
        return text(key, name=name, chips=split_cost(state.rules))
    high = highest_bet(state)
    if state.rules.bank is Bank.HOUSE:
        return text("acey_deucey.do_raise", name=name, high=high)
    return text("acey_deucey.do_bet" if high else "acey_deucey.do_bet_nothing", name=name, high=high)


def _pack_moves(shown: Shown) -> str:
    state: State = shown.state
    if state.phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return text("table.do_shuffle")
    if state.phase == CUT:
        return text("acey_deucey.do_cut", name=saying.next_cutter(shown))
    if state.phase == ANTE and state.rules.bank is Bank.POT:
        return text("acey_deucey.do_antes", chips=state.rules.ante)
    assert state.player is not None
    return text(f"acey_deucey.do_{state.phase}", name=shown.names[state.player], chips=state.rules.ante)


# What can be said under the rules in force: its key, its action, and the phase in which it is said.
ACES = {"low": NameAce(LOW), "high": NameAce(HIGH)}
PAIRS = {"higher": Say(HIGHER), "lower": Say(LOWER)}


def _calls(shown: Shown) -> Mapping[str, Control]:
    """What may be called, as far as the rules know it."""
    state: State = shown.state
    calls: dict[str, Control] = {}
    if state.rules.aces is Aces.CHOSEN:
        calls |= {key: _call(shown, key, action, ACE, "no_ace") for key, action in ACES.items()}
    if state.rules.bank is Bank.POT:
        calls |= {key: _call(shown, key, action, PAIR, "no_pair") for key, action in PAIRS.items()}
    if state.rules.split is not Split.OFF:
        calls["split"] = _call(shown, "split", SplitPair(), PAIR if _splittable(state) else "", "no_split")
    return calls


def _splittable(state: State) -> bool:
    return state.phase == PAIR and can_split(state)


def _call(shown: Shown, key: str, action: Action, phase: str, otherwise: str) -> Button:
    """A button for `action`, which can be said in `phase`; `otherwise` names why not."""
    why = text("table.why_not_choosing") if chooser(shown) is None else ""
    if not why and shown.state.phase != phase:
        why = text(f"acey_deucey.why_{otherwise}")
    return Button(text(f"acey_deucey.{key}"), ("play", action_data(action)), not why, why, primary=not why)


def _bet(shown: Shown) -> Amount:
    """How many chips are bet, or raised by."""
    state: State = shown.state
    label = text("acey_deucey.raise" if state.rules.bank is Bank.HOUSE else "acey_deucey.bet")
    command = ("play", with_hole(Bet(0)))
    if chooser(shown) is None or state.phase != BET:
        why = text("table.why_not_choosing" if chooser(shown) is None else "acey_deucey.why_no_bet")
        return Amount(label, 0, 0, 0, command=command, enabled=False, why=why)
    return Amount(label, 0, highest_bet(state), 0, quick=_quick(state), command=command)


def _quick(state: State) -> tuple[tuple[str, int], ...]:
    """Nothing, half the pot, the pot, the most: as far as they may be bet, each amount once."""
    high = highest_bet(state)
    amounts = {"nothing": 0, "half": state.pot // 2, "whole": state.pot, "most": high}
    if state.rules.bank is Bank.HOUSE:
        amounts = {"nothing": 0, "most": high}
    labels: dict[int, str] = {}
    for name, chips in amounts.items():
        if chips <= high:
            labels.setdefault(chips, text(f"acey_deucey.{name}"))
    return tuple((label, chips) for chips, label in sorted(labels.items()))
