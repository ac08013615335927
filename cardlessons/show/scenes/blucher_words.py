"""What just happened in Blucher, in sentences: the short one first."""

from __future__ import annotations

from collections.abc import Callable

from cardlessons.core.actions import Paid
from cardlessons.games.blucher.state import (
    BankPassed,
    Banks,
    Doubled,
    Finished,
    PassEnded,
    SatOut,
    Settled,
    State,
    Turned,
)
from cardlessons.i18n import text
from cardlessons.show.saying import OPENING, Worded, listed, stacks, told
from cardlessons.show.scene import Shown, sentences


def sentence(shown: Shown) -> str:
    """What just happened, all of it."""
    return told(shown, WORDED, text("blucher.begins", deal=shown.state.deal))


def _banks(shown: Shown, event: Banks) -> str:
    return text(f"blucher.banks_{event.reason}", name=shown.names[event.seat])


def _bank_passed(shown: Shown, event: BankPassed) -> str:
    return text("blucher.bank_passed", name=shown.names[event.seat])


def _sat_out(shown: Shown, event: SatOut) -> str:
    return text("blucher.sat_out", name=shown.names[event.seat])


def _finished(shown: Shown, event: Finished) -> str:
    key = "blucher.finished" if event.chips else "blucher.finished_none"
    return text(key, name=shown.names[event.seat], chips=event.chips)


def _turned(shown: Shown, event: Turned) -> str:
    if not event.match:
        return text("blucher.turned", call=event.call, card=event.card)
    match = text("blucher.match", call=event.call, card=event.card)
    return sentences((match, *(_losses(shown) or [text("blucher.nothing_lost")])))


def _losses(shown: Shown) -> list[str]:
    """What the bank takes, and from whom."""
    paid = [event for event in shown.events if type(event) is Paid]
    taken = {event.owner: event.chips for event in paid if event.reason == "match" and event.owner is not None}
    extras = {event.source: event.chips for event in paid if event.reason == "extra"}
    if taken and not extras:
        return [text("blucher.lost", stacks=listed(shown, taken.items()))]
    return [
        text("blucher.lost_extra", chips=chips, name=shown.names[owner], extra=extras[owner])
        for owner, chips in taken.items()
    ]


def _pass_ended(shown: Shown, event: PassEnded) -> str:
    if not event.free:
        return text("blucher.pass_ended", number=event.number)
    key = "blucher.pass_counts" if _matches(shown.state, event.number) else "blucher.pass_free"
    free = text(key, number=event.number)
    if any(type(other) is Doubled for other in shown.events):
        return free
    lay = any(type(other) is Settled and other.chips for other in shown.events) or shown.state.layout
    return sentences((free, text("blucher.doubled_before" if lay else "blucher.nothing_doubled")))


def _matches(state: State, number: int) -> int:
    """How many matches pass `number` had, on ranks with a stake or without."""
    ranks = state.rules.pack.ranks
    return sum(card.rank == rank for rank, card in enumerate(state.turned[(number - 1) * ranks : number * ranks], 1))


def _doubled(shown: Shown, event: Doubled) -> str:
    return text("blucher.doubled", chips=event.chips)


def _settled(shown: Shown, event: Settled) -> str:
    back: dict[int, int] = {}
    for other in shown.events:
        if type(other) is Paid and other.reason == "returned" and isinstance(other.target, int):
            back[other.target] = back.get(other.target, 0) + other.chips
    returned = text("blucher.returned", stacks=listed(shown, back.items())) if back else ""
    return sentences((returned, text("blucher.settled", stacks=stacks(shown))))


def _paid(shown: Shown, event: Paid) -> str:
    worded = PAYMENTS.get(event.reason)
    return worded(shown, event) if worded else ""


def _staked(shown: Shown, event: Paid) -> str:
    total = _own(shown, event.source, event.rank)
    if not event.chips:
        return _moved(shown, "blucher.staked_same", event, event.source)
    return _moved(shown, "blucher.staked" if total == event.chips else "blucher.staked_more", event, event.source)


def _lowered(shown: Shown, event: Paid) -> str:
    return _moved(shown, "blucher.stake_lowered", event, event.target)


def _taken(shown: Shown, event: Paid) -> str:
    return _moved(shown, "blucher.stake_taken", event, event.target)


def _moved(shown: Shown, key: str, event: Paid, seat: int | str) -> str:
    total = _own(shown, seat, event.rank)
    return text(key, name=_name(shown, seat), chips=event.chips, total=total, rank=event.rank)


def _own(shown: Shown, seat: int | str, rank: int | None) -> int:
    """The own chips that `seat` has on `rank` now."""
    state: State = shown.state
    assert isinstance(seat, int) and rank is not None
    return state.own(seat, rank)


def _name(shown: Shown, seat: int | str) -> str:
    assert isinstance(seat, int)
    return shown.names[seat]


PAYMENTS: dict[str, Callable[[Shown, Paid], str]] = {
    "stake": _staked,
    "stake_lowered": _lowered,
    "stake_taken": _taken,
}

WORDED: Worded = {
    **OPENING,
    Banks: _banks,
    BankPassed: _bank_passed,
    SatOut: _sat_out,
    Finished: _finished,
    Turned: _turned,
    PassEnded: _pass_ended,
    Doubled: _doubled,
    Settled: _settled,
    Paid: _paid,
}
