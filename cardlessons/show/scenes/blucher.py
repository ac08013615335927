"""Blucher as a scene: the layout, the passes, the seats, and what is to be done."""

from __future__ import annotations

from cardlessons.core.actions import Done, action_data
from cardlessons.games import blucher
from cardlessons.games.blucher.state import CUT, RESTAKE, SHUFFLE, SHUFFLE_TO_CUT, State
from cardlessons.i18n import text
from cardlessons.show import saying
from cardlessons.show.controls import chooser, generic
from cardlessons.show.scene import Amount, Button, Control, Scene, Shown
from cardlessons.show.scenes.blucher_odds import odds
from cardlessons.show.scenes.blucher_rules import rules
from cardlessons.show.scenes.blucher_words import sentence
from cardlessons.show.scenes.blucher_zones import zones

QUICK = (1, 2, 5)


def scene(shown: Shown) -> Scene:
    """What the seat `shown.you` sees."""
    return Scene(
        game=blucher.name,
        title=text("blucher.title", deal=shown.state.deal),
        zones=zones(shown),
        sentence=sentence(shown),
        prompt=prompt(shown),
        odds=odds(shown),
        rules=rules(shown.state.rules, shown.names),
        controls={"stake": _stake(shown), "done": _done(shown), **generic(shown)},
    )


def prompt(shown: Shown) -> str:
    """What is to be done now."""
    return saying.prompt(shown, _person_chooses, _pack_moves)


def _person_chooses(shown: Shown, name: str) -> str:
    return text("blucher.do_restake" if shown.state.phase == RESTAKE else "blucher.do_stake", name=name)


def _pack_moves(shown: Shown) -> str:
    state: State = shown.state
    if state.phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return text("table.do_shuffle")
    if state.phase == CUT:
        return text("blucher.do_cut", name=saying.next_cutter(shown))
    return text("blucher.do_turn", rank=state.call, number=state.passed + 1, passes=state.rules.passes)


def _stake(shown: Shown) -> Control:
    """How many chips a click on the layout puts on a rank; 0 takes up what lies there."""
    seat, state = chooser(shown), shown.state
    label, lowest = text("blucher.amount"), state.rules.lowest
    ranges = blucher.legal(state).ranges if seat is not None else ()
    if seat is None or not ranges:
        why = text("table.why_not_choosing") if seat is None else text("blucher.why_no_chips")
        return Amount(label, lowest, lowest, lowest, zone="layout", enabled=False, why=why)
    high = max(amounts.high for amounts in ranges)
    lies = bool(state.staked(seat))
    quick = [(text("blucher.take_up"), 0)] if lies else []
    quick += [(str(chips), chips) for chips in QUICK if lowest <= chips < high]
    quick.append((text("blucher.most"), high))
    return Amount(label, 0 if lies else lowest, high, lowest, quick=tuple(quick), zone="layout")


def _done(shown: Shown) -> Button:
    person = chooser(shown)
    why = text("table.why_not_choosing") if person is None else ""
    return Button(text("blucher.done"), ("play", action_data(Done())), not why, why, primary=not why)
