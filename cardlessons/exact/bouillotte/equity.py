"""The share of the pot that a hand has, over every deal of what is unseen."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from cardlessons.core.cards import Card
from cardlessons.core.errors import BadRules
from cardlessons.exact.bouillotte.brelans import whole
from cardlessons.exact.bouillotte.deal_by_deal import counted
from cardlessons.exact.bouillotte.question import Against, Question
from cardlessons.exact.bouillotte.share import bounds, share
from cardlessons.exact.bouillotte.unseen import cards_of, unseen
from cardlessons.games.bouillotte.rules import Rules


def equity(
    hand: Iterable[Card],
    turn_up: Card,
    hands: int,
    place: int,
    rules: Rules,
    dropped: Iterable[int] = (),
    known: Iterable[Card] = (),
) -> Fraction:
    """The exact share of the pot that `hand` has if all who are still in come to the showdown, side payments apart.

    `hands` are dealt, from which the pack follows where `rules.pack` is None. Places count from the age, 0, in the
    direction of play: `place` is the hand's own, `dropped` are those of hands that were dropped unseen, whose cards go
    on counting. `known` are exposed cards: known to be in nobody's hand. From 0 to 1; a split pot counts in parts.
    Raises `BadRules`.

    >>> from cardlessons.core.cards import cards
    >>> equity(cards("AH KH 9D"), Card.parse("AS"), 3, 0, Rules()) == Fraction(85312, 160160)
    True
    """
    held = whole(hand)
    found = unseen(hands, rules, (*held, turn_up, *cards_of(known)), dealt=hands - 1)
    against = _against(hands, place, dropped)
    if not against.live:
        return Fraction(1)
    return share_of(Question(held, turn_up, found, against, rules))


def share_of(question: Question) -> Fraction:
    """The own hand's share: by suits and ranks, or deal by deal in a pack with copies. Raises `BadRules`."""
    return share(question) if question.unseen.deck.whole.copies == 1 else counted(question)


def bounds_of(question: Question) -> tuple[Fraction, Fraction]:
    """What that share is at least and at most; see `bounds`. Raises `BadRules`."""
    if question.unseen.deck.whole.copies == 1:
        return bounds(question)
    found = counted(question)
    return found, found


def _against(hands: int, place: int, dropped: Iterable[int]) -> Against:
    """The unseen hands by what they are to the own place. Raises `BadRules`."""
    if type(place) is not int or not 0 <= place < hands:
        raise BadRules("exact_bouillotte_place", place=place, last=hands - 1)
    others = [other for other in range(hands) if other != place]
    gone = list(dropped) if isinstance(dropped, Iterable) else [dropped]
    if any(type(other) is not int or other not in others for other in gone) or len(set(gone)) < len(gone):
        known = ", ".join(map(str, others))
        raise BadRules("exact_bouillotte_dropped", dropped=", ".join(map(repr, gone)), known=known, place=place)
    before = sum(other < place for other in others if other not in gone)
    return Against(before, len(others) - len(gone) - before, len(gone))
