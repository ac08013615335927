"""The share of the pot that a hand has: brelans first, then suits or pips, and equal claims as the rules share them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import comb, factorial, perm

from cardlessons.exact.bouillotte.claim import AllDropped, HighestCard, StillHeld
from cardlessons.exact.bouillotte.claims import Claims
from cardlessons.exact.bouillotte.excluding import forces, terms
from cardlessons.exact.bouillotte.other_suit import OtherSuit
from cardlessons.exact.bouillotte.pips import MostPips
from cardlessons.exact.bouillotte.question import Against, Question
from cardlessons.games.bouillotte.deck import HAND, value
from cardlessons.games.bouillotte.rules import Count, Tie, Unclaimed

MANY = 3  # against so many opponents other suits take a second to count
Counted = Callable[[int], int]  # the deals won if so many opponents may have an equal claim, and the others may not


def share(question: Question) -> Fraction:
    """The own hand's share, exactly."""
    rules = question.rules
    if question.brelan is not None:
        won = Fraction(unbeaten(question))
    elif rules.count is Count.OWN:
        won = _shared(question, rules.other_tie, lambda may: MostPips(question, may).count())
    else:
        won = _shared(question, rules.suit_tie, lambda may: _by_suits(question, may))
        if rules.unclaimed is Unclaimed.OTHER and _may_be_unclaimed(question):
            won += _shared(question, rules.other_tie, lambda may: OtherSuit(question, may).count())
    return won / question.deals


def bounds(question: Question) -> tuple[Fraction, Fraction]:
    """What the share is at least and at most: the hand last to speak and first, equal claims lost and won.

    Less to count than the share, since the opponents need not be told apart by their places. Against many of them and
    dropped hands what they can claim in other suits is not counted: none of it, or all of it, is the hand's.
    """
    rules, (before, after, dropped) = replace(question.rules, suit_tie=Tie.AGE, other_tie=Tie.AGE), question.against
    last = question.with_rules(rules, Against(before + after, 0, dropped))
    first = question.with_rules(rules, Against(0, before + after, dropped))
    by_suits = question.brelan is None and rules.count is not Count.OWN and rules.unclaimed is Unclaimed.OTHER
    if not (by_suits and dropped and before + after >= MANY):
        return share(last), share(first)
    low, high = Claims(last, HighestCard(), 0).count(), Claims(first, HighestCard(), before + after).count()
    unclaimed = Claims(last, AllDropped(), 0).count()
    return Fraction(low, question.deals), Fraction(high + unclaimed, question.deals)


def unbeaten(question: Question) -> int:
    """In how many deals no opponent still in has a brelan that beats the own hand."""
    live, dropped = question.against.live, question.against.dropped
    total = 0
    for weight, forced, _ in terms(forces(question), live, 0):
        free, whole = question.drawn - forced.size, live + dropped - forced.hands
        ways = perm(question.unseen.size - forced.size, free) // factorial(HAND) ** whole
        total += weight * ways
    return total


def _by_suits(question: Question, may: int) -> int:
    won = Claims(question, HighestCard(), may).count()
    if question.rules.unclaimed is Unclaimed.BEST and _may_be_unclaimed(question):
        won += Claims(question, StillHeld(), may).count()
    return won


def _may_be_unclaimed(question: Question) -> bool:
    """Whether the best suit's highest card can be in no hand that is still in.

    It can be dropped; or the best suit is but the card turned up, if all others together count at most three times as
    much.
    """
    if question.against.dropped:
        return True
    up = question.turn_up
    unseen = sorted(value(card) for card, copies in question.unseen.cards.items() if copies and card.suit != up.suit)
    least = sum(map(value, question.hand)) + sum(unseen[: question.drawn])
    return len(unseen) >= question.drawn and least <= 3 * value(up)


def _shared(question: Question, tie: Tie, counted: Counted) -> Fraction:
    """What is won, in deals.

    Before equal claims the nearest the age wins: those behind may have one. Where the pot is split, let N(a) be the
    deals if a given opponents may have one: then just e given ones have it in Σ (−1)^i C(e, i) N(e − i) deals, and C(l,
    e) times as often just some e of the l.
    """
    if tie is Tie.AGE:
        return Fraction(counted(question.against.after))
    live = question.against.live
    deals = [counted(may) for may in range(live + 1)]
    return sum(
        (
            Fraction(comb(live, equal), equal + 1)
            * sum((-1) ** i * comb(equal, i) * deals[equal - i] for i in range(equal + 1))
            for equal in range(live + 1)
        ),
        Fraction(0),
    )
