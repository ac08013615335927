"""Live odds of a deal of Bouillotte, given what a seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from math import comb

from cardlessons.core.cards import PLAYED_SUITS, UNSEEN
from cardlessons.core.errors import BadRules
from cardlessons.core.game import NOBODY, Seat
from cardlessons.exact.bouillotte.brelans import some_brelan_of
from cardlessons.exact.bouillotte.deal_by_deal import MOST_DEALS
from cardlessons.exact.bouillotte.equity import bounds_of, share_of
from cardlessons.exact.bouillotte.question import Against, Question
from cardlessons.exact.bouillotte.suits import BestSuits, best_suits
from cardlessons.exact.bouillotte.unseen import Unseen
from cardlessons.games.bouillotte.brelans import Hand, brelan
from cardlessons.games.bouillotte.deck import HAND, value
from cardlessons.games.bouillotte.rules import Count
from cardlessons.games.bouillotte.showdown import Showdown, decide
from cardlessons.games.bouillotte.state import ANTE, CUT, SETTLED, SHUFFLE_TO_CUT, State
from cardlessons.games.bouillotte.views import view

NOTHING_YET = (SHUFFLE_TO_CUT, CUT, ANTE)  # before these are over nobody knows who plays with which pack


class Odds:
    """The odds of a state as `seat` sees it, or with every hand open if None; each is counted when first asked for.

    They say what comes if nobody drops any more.
    """

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.seat = seat
        self._state = view(state, seat)
        over = state.phase == SETTLED and state.turn_up is None
        self._open = state.phase not in NOTHING_YET and not over

    def __repr__(self) -> str:
        names = ("share", "some_brelan", "suits", "tied")
        return f"Odds({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    @cached_property
    def share(self) -> Fraction | None:
        """The seat's share of the pot at a showdown of all who are still in, side payments apart.

        None without a seat, before the card is turned up, and for a pack too large to tell. Where somebody is all in,
        it is the share of the pot to which all who are still in have a claim. Up to two seconds with five hands.
        """
        if self._settled is None and self._question is not None:
            return share_of(self._question)
        return self._settled

    @cached_property
    def bounds(self) -> tuple[Fraction, Fraction] | None:
        """What the share is at least and at most, equal claims lost or won; much less to count. None where it is."""
        if self._settled is None and self._question is not None:
            return bounds_of(self._question)
        return None if self._settled is None else (self._settled, self._settled)

    @cached_property
    def _settled(self) -> Fraction | None:
        """The share where nothing is left to count: the seat has dropped or is alone, or all hands lie open."""
        state, seat = self._state, self.seat
        if seat is None or seat == NOBODY or state.phase in NOTHING_YET:
            return None
        if seat not in state.inside or len(state.inside) == 1:
            return Fraction(seat in state.inside)
        if state.turn_up is None or not state.shown:
            return None
        places = tuple(map(state.playing.index, state.inside))
        winners = decide(Showdown(state.hands_in_order, state.turn_up, places, state.rules), places).winners
        return Fraction(state.playing.index(seat) in winners, len(winners))

    @cached_property
    def _question(self) -> Question | None:
        """What the share asks, where it can be counted."""
        state, seat = self._state, self.seat
        if seat is None or seat == NOBODY or state.turn_up is None or state.phase == SETTLED:
            return None
        dealt = [one for one in state.playing if state.hands[one]]
        before = dealt.index(seat)
        against = Against(
            sum(one in state.inside for one in dealt[:before]),
            sum(one in state.inside for one in dealt[before + 1 :]),
            sum(one not in state.inside for one in dealt),
        )
        question = Question(state.hands[seat], state.turn_up, self._unseen, against, state.rules)
        return None if state.deck.whole.copies > 1 and question.deals > MOST_DEALS else question

    @property
    def _unseen(self) -> Unseen:
        return Unseen(self._state.deck, self._state.lying)

    @property
    def _others(self) -> tuple[Seat, ...]:
        return tuple(one for one in self._state.inside if one != self.seat)

    def _visible(self) -> Iterator[Hand]:
        """The opponents' hands that lie open."""
        for one in self._others:
            hand = self._state.hands[one]
            if len(hand) == HAND and UNSEEN not in hand:
                yield hand

    @cached_property
    def some_brelan(self) -> Fraction | None:
        """The probability that some opponent who is still in holds a brelan; with no seat, that anybody does.

        Until the card is turned up that is three of a rank in hand, then a favori too, where the rules have it. None
        before the antes.
        """
        state = self._state
        if not self._open:
            return None
        visible = list(self._visible())
        if state.turn_up is not None and any(brelan(hand, state.turn_up, state.rules) for hand in visible):
            return Fraction(1)
        return some_brelan_of(self._unseen, state.rules, len(self._others) - len(visible), state.turn_up)

    @cached_property
    def brelans(self) -> tuple[int, int] | None:
        """How many of the hands that one unseen opponent can hold are three of a rank, and how many there are.

        None before the antes.
        """
        if not self._open:
            return None
        cards = self._unseen
        return sum(comb(count, HAND) for count in cards.ranks.values()), comb(cards.size, HAND)

    @property
    def suits(self) -> dict[int, Fraction] | None:
        """{suit: the probability that it alone counts most}. None before the antes, and where no suits are counted."""
        return None if self._best is None else self._best.alone

    @property
    def tied(self) -> Fraction | None:
        """The probability that two or more suits tie on top; None where `suits` is."""
        return None if self._best is None else self._best.tied

    @cached_property
    def _best(self) -> BestSuits | None:
        state = self._state
        if not self._open or state.rules.count is Count.OWN:
            return None
        seen = [card for hand in state.hands for card in hand if card != UNSEEN]
        dealt = sum(map(bool, state.hands)) if state.turn_up else len(state.inside)
        coming = HAND * dealt - len(seen)
        if state.rules.count is Count.WITH_TURN_UP:
            seen += [state.turn_up] if state.turn_up else []
            coming += state.turn_up is None
        totals = [0] * PLAYED_SUITS
        for card in seen:
            totals[card.suit] += value(card)
        return best_suits(self._unseen, totals, coming)


def odds(state: State, seat: Seat | None = None) -> Odds:
    """The odds of `state`, in any phase, as `seat` sees it. Raises `BadRules` for what is no state or no seat."""
    if not isinstance(state, State):
        raise BadRules("exact_bouillotte_state", value=state)
    if seat is not None and (type(seat) is not int or not NOBODY <= seat < state.seats):
        raise BadRules("exact_seat", seat=seat, last=state.seats - 1)
    return Odds(state, seat)
