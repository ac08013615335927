"""What every game says alike: beginnings and ends, shuffles and cuts, stacks of chips, who is to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardlessons.core.actions import CutDrawn, Shuffled
from cardlessons.core.game import OVER, Event
from cardlessons.games import game
from cardlessons.games.high_cut import CutTied, HighCut
from cardlessons.i18n import text
from cardlessons.show.controls import why_no_deal
from cardlessons.show.scene import Shown, sentences

Worded = Mapping[type[Event], Callable[[Shown, Any], str]]


def told(shown: Shown, worded: Worded, begins: str) -> str:
    """What just happened, all of it: each event as `worded`; or that the game has ended, or how a deal `begins`."""
    if shown.ended:
        return sentences((text("table.ended"), text("table.stacks", stacks=stacks(shown))))
    if not shown.events:
        return begins
    return sentences(worded[type(event)](shown, event) for event in shown.events)


def listed(shown: Shown, chips: Iterable[tuple[int, int]]) -> str:
    """Seats with chips: "Ann 5, Ben 3"."""
    return ", ".join(text("table.stack", name=shown.names[seat], chips=count) for seat, count in chips)


def stacks(shown: Shown) -> str:
    """Each seat's stack."""
    return listed(shown, enumerate(shown.state.chips))


def _shuffled(shown: Shown, event: Shuffled) -> str:
    return text("table.shuffled")


def _cut_drawn(shown: Shown, event: CutDrawn) -> str:
    return text("table.cut_drawn", name=shown.names[event.seat], card=event.card)


def _cut_tied(shown: Shown, event: CutTied) -> str:
    return text("table.cut_tied", names=", ".join(shown.names[seat] for seat in event.seats))


OPENING: Worded = {Shuffled: _shuffled, CutDrawn: _cut_drawn, CutTied: _cut_tied}


def next_cutter(shown: Shown) -> str:
    """The name of the seat that draws next in the high cut."""
    cut: HighCut = shown.state.cut
    return shown.names[cut.cutters[len(cut.drawn)]]


def prompt(shown: Shown, person: Callable[[Shown, str], str], pack: Callable[[Shown], str]) -> str:
    """What is to be done now: by a `person`, by name, by a bot, by the `pack`, or after the deal."""
    acting = game(shown.game).to_act(shown.state)
    if acting is OVER:
        return _after_the_deal(shown)
    if not isinstance(acting, int):
        return pack(shown)
    name = shown.names[acting]
    if shown.pass_to is not None:
        return text("table.pass_to", name=name)
    if bot := shown.bots.get(acting):
        return text("table.do_bot", name=name, bot=bot)
    return person(shown, name)


def _after_the_deal(shown: Shown) -> str:
    if shown.ended:
        return ""
    return text("table.do_over") if why_no_deal(shown) else text("table.do_next")
