"""The zones of Blucher: the layout with its chips, the passes with their cards, the seats with their stacks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import zip_longest

from cardlessons.core.actions import Paid
from cardlessons.core.cards import Card
from cardlessons.games import blucher
from cardlessons.games.blucher.state import SETTLED, Lying, Stake, State
from cardlessons.i18n import text, words
from cardlessons.i18n.catalogue import Catalogue
from cardlessons.show.controls import chooser
from cardlessons.show.scene import Choice, Mark, Pile, Shown, Spot, Zone, face, with_hole
from cardlessons.show.seats import Sitting, seats


def zones(shown: Shown) -> Mapping[str, Zone]:
    """The layout, each pass, the seats."""
    passes = {f"pass{number}": _pass(shown.state, number) for number in range(1, shown.state.rules.passes + 1)}
    return {"layout": _layout(shown), **passes, "seats": seats(shown, _sitting)}


def _layout(shown: Shown) -> Zone:
    ranks = range(1, shown.state.rules.pack.ranks + 1)
    lying: dict[int, list[Lying]] = {rank: [] for rank in ranks}
    for stake in shown.state.stakes():
        lying[stake.rank].append(stake)
    choices = _choices(shown)
    spots = {}
    for rank in ranks:
        piles = tuple(_pile(shown, stake) for stake in lying[rank])
        marks = _rank_marks(shown, rank, lying[rank])
        name = _layout_name(rank, piles, marks)
        spots[f"r{rank}"] = Spot(_short(rank), name, piles=piles, marks=marks, choice=choices.get(rank))
    return Zone("layout", text("blucher.layout"), len(spots), spots)


def _rank_marks(shown: Shown, rank: int, lying: list[Lying]) -> tuple[Mark, ...]:
    """Whether the rank was just called, carries doubling chips, has been matched, has just lost what lay there."""
    calls = _calls(shown.state)
    marks: dict[Mark, bool] = {
        "current": bool(calls) and calls[-1][0] == rank and shown.state.phase != SETTLED,
        "doubled": any(stake.chips > stake.own for stake in lying),
        "match": any(card.rank == call == rank for call, card in calls),
        "lost": any(type(event) is Paid and event.reason == "match" and event.rank == rank for event in shown.events),
    }
    return tuple(mark for mark, holds in marks.items() if holds)


def _layout_name(rank: int, piles: tuple[Pile, ...], marks: tuple[Mark, ...]) -> str:
    """What a screen reader says: "eight: Ann 5, Ben 3 + 3, matched"."""
    contents = [pile.label for pile in piles]
    if "match" in marks:
        contents.append(text("blucher.is_matched"))
    return _named(rank, contents)


def _named(rank: int, contents: list[str]) -> str:
    name = text("cards.rank", rank=rank)
    return text("blucher.spot", rank=name, contents=", ".join(contents)) if contents else name


def _pile(shown: Shown, stake: Lying) -> Pile:
    name, added = shown.names[stake.seat], stake.chips - stake.own
    if not added:
        return Pile(stake.chips, text("blucher.pile", name=name, chips=stake.own))
    label = text("blucher.pile_doubled", name=name, own=stake.own, added=added)
    return Pile(stake.chips, label, text("blucher.pile_doubled_says", name=name, own=stake.own, chips=stake.chips))


def _choices(shown: Shown) -> dict[int, Choice]:
    """What a click on a rank does, while a person is staking."""
    if chooser(shown) is None:
        return {}
    legal = blucher.legal(shown.state)
    ranks = {amounts.template.rank for amounts in legal.ranges}
    ranks |= {action.rank for action in legal.actions if type(action) is Stake}
    return {rank: _choice(rank) for rank in sorted(ranks)}


def _choice(rank: int) -> Choice:
    return Choice(("play", with_hole(Stake(rank, 0))), text("blucher.put_on", rank=rank), "stake")


def _calls(state: State) -> list[tuple[int, Card]]:
    """Each call that was made, with its card."""
    return [(index % state.rules.pack.ranks + 1, card) for index, card in enumerate(state.turned)]


def _pass(state: State, number: int) -> Zone:
    ranks = state.rules.pack.ranks
    made = state.turned[(number - 1) * ranks : number * ranks]
    spots = {f"r{rank}": _call(words(), rank, card) for rank, card in zip_longest(range(1, ranks + 1), made)}
    if len(made) == ranks:
        matches = sum(card.rank == rank for rank, card in enumerate(made, 1))
        return Zone("cards", _outcome(number, matches), ranks, spots, _pass_marks(state, matches))
    if made:
        last = spots[f"r{len(made)}"]
        spots[f"r{len(made)}"] = replace(last, marks=(*last.marks, "current"))
    return Zone("cards", text("blucher.pass", number=number), ranks, spots)


def _outcome(number: int, matches: int) -> str:
    if not matches:
        return text("blucher.pass_is_free", number=number)
    return text("blucher.pass_matches", number=number, matches=matches)


def _pass_marks(state: State, matches: int) -> tuple[Mark, ...]:
    """Where only ranks with a stake spoil a pass, a state no longer tells whether a past one was spoilt."""
    if not matches:
        return ("free",)
    return ("spoilt",) if state.rules.spoils is blucher.Spoils.ALL else ()


@lru_cache(maxsize=1024)
def _call(words: Catalogue, rank: int, card: Card | None) -> Spot:
    """A call that is still to be made, or with its card. Most of a table's cards lie as they lay one step before."""
    name, caption = words.text("cards.rank", rank=rank), words.text("cards.short_rank", rank=rank)
    if card is None:
        return Spot(caption, name)
    if card.rank != rank:
        return Spot(caption, words.text("blucher.spot_card", rank=name, card=card), (face(card),))
    return Spot(caption, words.text("blucher.spot_match", rank=name, card=card), (face(card),), marks=("match",))


def _short(rank: int) -> str:
    return text("cards.short_rank", rank=rank)


def _sitting(shown: Shown, seat: int) -> Sitting:
    state: State = shown.state
    return Sitting(_role(state, seat), _seat_marks(state, seat), _laid(state, seat))


def _laid(state: State, seat: int) -> tuple[Pile, ...]:
    """What lies on the layout for the seat."""
    laid = sum(stake.chips for stake in state.stakes() if stake.seat == seat)
    return (Pile(laid, text("blucher.laid", chips=laid)),) if laid else ()


def _seat_marks(state: State, seat: int) -> tuple[Mark, ...]:
    if seat == state.bank:
        return ("bank",)
    return ("out",) if state.bank is not None and seat not in state.punters else ()


def _role(state: State, seat: int) -> str:
    """What the seat is in this deal, once that is known."""
    if state.bank is None:
        return ""
    return text(f"blucher.role_{'banker' if seat == state.bank else 'punter' if seat in state.punters else 'out'}")
