"""Exercises of lesson 00: what is out cannot come again, and what nobody has seen tells nothing."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from cardlessons.core.cards import Card, Pack
from cardlessons.lessons.exercises.packs import chance_of_two, on, pack_of
from cardlessons.lessons.exercises.task import Deal, Part, Task
from cardlessons.lessons.pack import pack as picture

ACE, KING = 1, 13
WHOLE = Pack(KING, 4)
OUT = [out for out in range(14, 32) if out != 26]  # else the chance could be as if nothing were known


def _next_is_a_king(deal: Deal) -> tuple[Part, ...]:
    """Of the cards that are still to come, the kings: which others are out makes no difference."""
    out, gone = deal["out"], deal["gone"]
    kings = [card for card in WHOLE.faces if card.rank == KING][:gone]
    others = [card for card in WHOLE.faces if card.rank != KING][: out - gone]
    unseen = picture(WHOLE, [*kings, *others]).unseen
    left = sum(card.rank == KING for card in unseen)
    slips = {
        "no_memory": Fraction(1, KING),
        "none_gone": Fraction(WHOLE.suits, len(unseen)),
        "whole_pack": Fraction(left, WHOLE.size),
        "share_of_seen": Fraction(gone, out),
    }
    return (Part(Fraction(left, len(unseen)), slips),)


def _ace_at_a_place(deal: Deal) -> tuple[Part, ...]:
    """Every card is as likely to lie at this place as any other."""
    pack = pack_of(deal)
    aces = [card for card in pack.cards if card.rank == ACE]
    slips = {
        "as_if_seen": Fraction(len(aces), pack.size - 1),
        "as_if_gone": Fraction(len(aces) - 1, pack.size - 1),
        "one_card": Fraction(1, pack.size),
    }
    return (Part(Fraction(len(aces), pack.size), slips),)


def _two_aces(deal: Deal) -> tuple[Part, ...]:
    pack = pack_of(deal)
    once = Fraction(1, pack.ranks)
    slips = {
        "independent": once**2,
        "added": 2 * once,
        "second_alone": Fraction(pack.suits - 1, pack.size - 1),
        "first_alone": once,
    }

    def both(first: Card, second: Card) -> bool:
        return first.rank == second.rank == ACE

    return (Part(chance_of_two(pack, both), slips),)


TASKS = (
    Task(
        "00.1",
        ({"out": 12, "gone": 3}, *({"out": out, "gone": gone} for out, gone in product(OUT, (1, 2, 3)))),
        _next_is_a_king,
    ),
    Task(
        "00.2",
        (*on((13, 4), (), place=2), *(one for place in (3, 4, 7, 10) for one in on((5, 2), place=place))),
        _ace_at_a_place,
    ),
    Task("00.3", on((13, 4)), _two_aces),
)
