"""A showdown laid out: what each hand holds, what each suit counts, and why a pot went where it went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardlessons.core.cards import Card
from cardlessons.games.bouillotte.brelans import Brelan, brelan
from cardlessons.games.bouillotte.deck import height, value
from cardlessons.games.bouillotte.events import PotWon
from cardlessons.games.bouillotte.rules import Count, Tie
from cardlessons.games.bouillotte.settling import ALONE, showdown
from cardlessons.games.bouillotte.showdown import BRELAN, NEXT_SUIT, OTHER_SUIT, PIPS, decide, suit_totals
from cardlessons.games.bouillotte.state import State
from cardlessons.i18n import text
from cardlessons.show.scene import Mark, Pile, Shown, Spot, Zone

SUIT_WIDTH = 3


def names(shown: Shown, seats: Iterable[int]) -> str:
    """The names of seats, one after another."""
    return ", ".join(shown.names[seat] for seat in seats)


def held(state: State, seat: int) -> str:
    """What a shown hand is worth by itself: its brelan, or what its cards count where that decides."""
    assert state.turn_up is not None
    found = brelan(state.hands[seat], state.turn_up, state.rules)
    if found is not None:
        return brelan_words(found)
    if state.rules.count is Count.OWN:
        return text("bouillotte.note_pips", total=sum(map(value, state.hands[seat])))
    return ""


def brelan_words(found: Brelan) -> str:
    """A brelan by its name: "carré of kings"."""
    return text(f"bouillotte.brelan_{found.name}", rank=found.rank)


def suits(shown: Shown) -> Zone | None:
    """A column for each suit: its total, and the cards that count for it; None while suits do not count."""
    state: State = shown.state
    if not state.shown or state.rules.count is Count.OWN:
        return None
    totals = totals_of(state)
    spots = {f"s{suit}": _suit(shown, suit, totals) for suit in range(state.deck.whole.suits)}
    return Zone("layout", text("bouillotte.suits"), len(spots), spots, width=SUIT_WIDTH)


def totals_of(state: State) -> tuple[int, ...]:
    """What each suit counts in a state whose hands are shown."""
    assert state.turn_up is not None
    return suit_totals(state.hands, state.turn_up, state.rules)


def _suit(shown: Shown, suit: int, totals: tuple[int, ...]) -> Spot:
    total, caption = totals[suit], text(f"bouillotte.suit_{suit}")
    best: tuple[Mark, ...] = ("current",) if total == max(totals) else ()
    note = _note(shown, suit)
    points = text("bouillotte.points", total=total)
    says = [points, *([text("bouillotte.best_suit")] if best else []), note]
    name = text("bouillotte.spot", place=caption, contents=", ".join(part for part in says if part))
    return Spot(caption, name, piles=(Pile(total, str(total), points),), marks=best, note=note)


def _note(shown: Shown, suit: int) -> str:
    """What the suit's cards count, the highest first, and who holds the highest: "11 + 10 + 9; ace: Ann"."""
    state: State = shown.state
    in_hands = [(card, seat) for seat, hand in enumerate(state.hands) for card in hand if card.suit == suit]
    in_hands.sort(key=lambda one: -height(one[0]))
    counted = [card for card, _ in in_hands]
    if state.turn_up is not None and state.turn_up.suit == suit and state.rules.count is Count.WITH_TURN_UP:
        counted.append(state.turn_up)
    total = " + ".join(str(value(card)) for card in sorted(counted, key=height, reverse=True))
    if not in_hands:
        return total
    highest, seat = in_hands[0]
    return text("bouillotte.suit_note", total=total, rank=highest.rank, name=shown.names[seat])


def why(shown: Shown, event: PotWon) -> str:
    """Why the winners of a pot have taken it, in words."""
    state: State = shown.state
    if not state.shown:
        return text("bouillotte.why_last")
    reason = text(f"bouillotte.why_{event.why}", **_data(state, event))
    tied = _tied(state, event)
    if len(tied) < 2:
        return reason
    key = "bouillotte.why_split" if len(event.winners) > 1 else "bouillotte.why_nearest"
    return text(key, reason=reason, names=names(shown, tied))


def _data(state: State, event: PotWon) -> dict[str, object]:
    """What the sentence of each reason is filled with, for the first winner."""
    seat, totals = event.winners[0], () if state.rules.count is Count.OWN else totals_of(state)
    hand = state.hands[seat]
    if event.why == BRELAN:
        return {"brelan": held(state, seat)}
    if event.why == PIPS:
        return {"total": sum(map(value, hand))}
    if event.why == ALONE:
        return {}
    best = [suit for suit, total in enumerate(totals) if total == max(totals)]
    if event.why == OTHER_SUIT:
        return _most_in_one(hand, best)
    held_suits = {card.suit for card in hand}
    counted = best if event.why != NEXT_SUIT else _next_held(totals, held_suits)
    card = max((card for card in hand if card.suit in counted), key=height)
    return {"card": card, "suits": ", ".join(text(f"bouillotte.suit_{suit}") for suit in best)}


def _most_in_one(hand: tuple[Card, ...], best: list[int]) -> dict[str, object]:
    """The suit outside the best ones in which the hand counts most."""
    counts = {card.suit: 0 for card in hand if card.suit not in best}
    for card in hand:
        if card.suit in counts:
            counts[card.suit] += value(card)
    suit = max(counts, key=counts.__getitem__)
    return {"suit": text(f"bouillotte.suit_{suit}"), "total": counts[suit]}


def _next_held(totals: tuple[int, ...], held_suits: set[int]) -> list[int]:
    """The best of the suits that the hand holds."""
    top = max(totals[suit] for suit in held_suits)
    return [suit for suit in held_suits if totals[suit] == top]


def _tied(state: State, event: PotWon) -> tuple[int, ...]:
    """The seats whose claims on the pot are equal, in order from the age on."""
    if event.why == ALONE:
        return event.winners
    shown = showdown(state)
    splitting = shown._replace(rules=replace(state.rules, suit_tie=_split(state), other_tie=Tie.SPLIT))
    places = decide(splitting, tuple(map(state.playing.index, event.contestants))).winners
    return tuple(state.playing[place] for place in places)


def _split(state: State) -> Tie:
    """Where no suits are counted their ties have one rule alone."""
    return state.rules.suit_tie if state.rules.count is Count.OWN else Tie.SPLIT
