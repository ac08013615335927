"""What the last place costs: the same hand from the age's place and from the last, and the ties that part the two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from itertools import combinations
from math import perm

from cardlessons.core.cards import Card, Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.bouillotte.counts import USUAL, cancelled, share_steps, with_pack
from cardlessons.derive.bouillotte.suits import cards_of
from cardlessons.derive.counting import small_packs
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import chance, choose, minus, mul, number, over, symbol
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact import bouillotte as exact
from cardlessons.games.bouillotte.brelans import Hand, brelan
from cardlessons.games.bouillotte.deck import HAND
from cardlessons.games.bouillotte.rules import Count, Rules, Tie
from cardlessons.games.bouillotte.showdown import Showdown, decide, suit_totals

THREE = 3  # hands: yours and two others
FIRST, LAST = 0, THREE - 1
SMALL = (Pack(3, 4), Pack(4, 3), Pack(6, 2))
DEALS, TIES = symbol("boui_deals"), symbol("boui_age_takes")
SHARES = {FIRST: chance("boui_first"), LAST: chance("boui_last")}
COST = symbol("boui_cost")


@dataclass(frozen=True)
class Asked:
    """Your hand and the turn-up, under which rules."""

    hand: Hand
    turn_up: Card
    rules: Rules

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """All other cards of the pack for three hands."""
        return tuple(card for card in cards_of(self.rules.deck(THREE)) if card not in (*self.hand, self.turn_up))

    def takes(self, place: int, one: Hand, other: Hand) -> bool:
        """Whether your hand takes the pot in this place, the others holding these hands in order."""
        hands = [one, other]
        hands.insert(place, self.hand)
        return decide(Showdown(tuple(hands), self.turn_up, (0, 1, 2), self.rules), (0, 1, 2)).winners == (place,)


def place_cost(hand: Iterable[Card], turn_up: Card, rules: Rules = USUAL) -> Derivation:
    """What it costs to hold `hand` in the last place and not in the age's, in shares of the pot, as a proof.

    Among three hands of which nobody drops, under rules that give ties to the age; the shares in the two places are
    counted by `exact.bouillotte.equity`, their difference once more by itself. Raises `BadRules` as that, where pots
    are split, where no suits are counted, and for packs with copies.
    """
    exact.brelan(THREE, rules)
    if Tie.SPLIT in (rules.suit_tie, rules.other_tie) or rules.count is Count.OWN:
        raise BadRules("derive_bouillotte_place")
    if rules.deck(THREE).whole.copies > 1:
        raise BadRules("derive_bouillotte_copies")
    asked = Asked(tuple(hand), turn_up, rules)
    exact.equity(asked.hand, turn_up, THREE, FIRST, rules)
    small = partial(small_packs, _small, rules, packs=SMALL, deals=Others(rules))
    return Derivation("bouillotte.place_cost", tuple(_place(asked)), small, "checked_hands")


def sample(pack: Pack, rules: Rules) -> Asked:
    """A hand and a turn-up of a small pack: its first card, one in the middle, its last, and its second."""
    rules = with_pack(rules, pack)
    cards = cards_of(rules.deck(THREE))
    return Asked((cards[0], cards[len(cards) // 2], cards[-1]), cards[1], rules)


@dataclass(frozen=True)
class Others:
    """The other two hands of a small pack beside its sample, each as the places of its cards among the unseen ones."""

    rules: Rules

    def __call__(self, pack: Pack) -> Mapping[Deal, int]:
        """{six places, of one hand and of the other: 1}: all are equally likely."""
        places = range(len(sample(pack, self.rules).unseen))
        return {
            (*one, *other): 1
            for one in combinations(places, HAND)
            for other in combinations([place for place in places if place not in one], HAND)
        }


def _small(pack: Pack, rules: Rules) -> Iterator[Step]:
    return _place(sample(pack, rules))


def _place(asked: Asked) -> Iterator[Step]:
    size = len(asked.unseen)
    deals = perm(size, 2 * HAND) // perm(HAND) ** 2
    ways = mul(choose(size, HAND), choose(size - HAND, HAND))
    yield Step(ways, "boui_deals", {"unseen": size, "rest": size - HAND}, Term(DEALS, lambda: deals))
    yield Step(number(deals), "worked_out")
    shares = {place: exact.equity(asked.hand, asked.turn_up, THREE, place, asked.rules) for place in SHARES}
    for place, name in SHARES.items():
        term = Term(name, partial(shares.__getitem__, place), partial(_takes, asked, place))
        yield from share_steps(int(shares[place] * deals), deals, f"boui_in_place_{place}", term)
    yield from _cost(asked, shares[FIRST] - shares[LAST], deals)


def _cost(asked: Asked, truth: Fraction, deals: int) -> Iterator[Step]:
    """Proves the difference, and that it is the ties that the age alone takes, counted by themselves."""
    ties = age_takes(asked)
    yield Step(number(ties), "boui_age_takes", {}, Term(TIES, lambda: truth * deals))
    term = Term(COST, lambda: truth, lambda deal: _takes(asked, FIRST, deal) - _takes(asked, LAST, deal))
    yield Step(minus(*SHARES.values()), "boui_cost", {}, term)
    yield Step(over(ties, deals), "boui_cost_ties")
    yield cancelled(truth)


def _takes(asked: Asked, place: int, deal: Deal) -> bool:
    one, other = (tuple(asked.unseen[card] for card in deal[at : at + HAND]) for at in (0, HAND))
    return asked.takes(place, one, other)


def age_takes(asked: Asked) -> int:
    """In how many deals suits tie on top and the pot goes to your hand as the age, and to another if you are last.

    Six cards that make no tie are passed over: without one the place does not matter.
    """
    if brelan(asked.hand, asked.turn_up, asked.rules) is not None:
        return 0
    found = 0
    for cards in combinations(asked.unseen, 2 * HAND):
        totals = suit_totals([asked.hand, cards], asked.turn_up, asked.rules)
        if totals.count(max(totals)) > 1:
            # Which of the two others holds which hand makes no difference to yours: name the first card's hand.
            found += 2 * sum(_parted(asked, (cards[0], *two), cards) for two in combinations(cards[1:], HAND - 1))
    return found


def _parted(asked: Asked, one: Hand, cards: Hand) -> bool:
    other = tuple(card for card in cards if card not in one)
    return asked.takes(FIRST, one, other) and not asked.takes(LAST, one, other)
