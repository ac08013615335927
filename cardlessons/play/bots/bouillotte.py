"""The bots of Bouillotte.

`tight` goes on with a brelan, or with the highest card that can still be met of the suit that most likely counts most;
`loose` goes on as long as that takes no more than half of its chips; `random` says anything that it may, each way of
saying as often as the others, and amounts of any size alike; `expectation` holds its share of the pot against what it
must put in, and sometimes bluffs. That share lies between exact bounds, which are quicker to count than it is.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from cardlessons.core.choices import Action, Choices, Range
from cardlessons.core.game import Seat, State
from cardlessons.exact.bouillotte import odds
from cardlessons.games.bouillotte.actions import Call, Double, Drop, Open, Pass, See
from cardlessons.games.bouillotte.brelans import brelan
from cardlessons.games.bouillotte.deck import height, value
from cardlessons.games.bouillotte.state import CARRE

MANY_PIPS = 28  # of 33 at most: strong where each counts those in one's own hand
GOES_ON = 0.25  # how often `loose` raises without a reason


def random(view: State, legal: Choices, draws: Random) -> Action:
    """Anything that it may say."""
    ways = [*legal.actions, *legal.ranges]
    way = ways[int(draws.random() * len(ways))]
    if way not in legal.ranges:
        return way
    return way.at(way.amounts[int(draws.random() * len(way.amounts))])


def tight(view: State, legal: Choices, draws: Random) -> Action:
    """Puts in nothing before the deal; then opens or raises by half the pot with a brelan, calls with a strong hand."""
    if view.turn_up is None:
        return _gives_up(legal)
    if legal.ranges and _holds_brelan(view):
        return _half_pot(view, legal.ranges[0])
    return _stays(legal) if _strong(view) else _gives_up(legal)


def loose(view: State, legal: Choices, draws: Random) -> Action:
    """Stays for half of its chips, with a strong hand for all; raises by the least, now and then or with a brelan."""
    chips = view.chips[_seat(view)]
    if view.phase == CARRE:
        return Double() if 2 * view.pot <= chips else Pass()
    dealt = view.turn_up is not None
    if 2 * _asked(view) > chips and not (dealt and _strong(view)):
        return _gives_up(legal)
    if legal.ranges and (draws.random() < GOES_ON or (dealt and _holds_brelan(view))):
        return legal.ranges[0].at(legal.ranges[0].low)
    return _stays(legal)


def expectation(view: State, legal: Choices, draws: Random) -> Action:
    """Does what brings most if nobody more drops; a strong hand bets half the pot, and so at times does a weak one.

    Before the cards are dealt all hands are alike, and it only answers. Strong is a share nearer to the whole than to
    an equal one.
    """
    share, fair = _share(view), Fraction(1, len(view.inside))
    bet = legal.ranges[0] if legal.ranges and view.turn_up is not None else None
    asked = _asked(view) or (bet.low if bet and Drop() in legal.actions else 0)
    worth = share * _claim(view, asked, legal) - asked
    if bet and 2 * share >= 1 + fair:
        return _half_pot(view, bet)
    weak = worth <= 0 if asked else share < fair
    if bet and weak and draws.random() < _bluffs(view, bet):
        return _half_pot(view, bet)
    return _stays(legal) if worth > 0 else _gives_up(legal)


def _bluffs(view: State, bet: Range) -> float:
    """How often a weak hand bets as a strong one would.

    In a model of two players who bet b into a pot p, a caller puts in b for p + b and is indifferent if b bluffs come
    on p + b bets of strong hands (Chen and Ankenman, The Mathematics of Poker, 2006). If of the m hands still in one
    is strong, each of the others bluffs with the probability b / ((p + b)(m - 1)).
    """
    chips = _half_pot(view, bet).chips - (view.bets[_seat(view)] if type(bet.template) is not Open else 0)
    others = len(view.inside) - 1
    return float(Fraction(chips, (view.pot + chips) * others))


def _share(view: State) -> Fraction:
    """The share of the pot: before the turn-up an equal one; then its lower bound and an equal part of the rest."""
    fair, bounds = Fraction(1, len(view.inside)), odds(view, _seat(view)).bounds
    if bounds is None:
        return fair
    low, high = bounds
    return low + (high - low) * fair


def _claim(view: State, asked: int, legal: Choices) -> int:
    """How many chips the pot to which it has a claim holds once it has put in `asked`: all others open as little."""
    seat = _seat(view)
    level = view.live[seat] + asked
    put = (view.live[one] if one != seat else level for one in range(view.seats))
    called = asked * (len(view.inside) - 1) if view.leader is None else 0
    chips: int = sum(view.dead) + sum(min(one, level) for one in put) + called
    return chips


def _seat(view: State) -> Seat:
    seat: Seat = view.queue[0]
    return seat


def _asked(view: State) -> int:
    """How many chips it must put in to stay."""
    seat = _seat(view)
    return int(min(max(view.bets) - view.bets[seat], view.chips[seat]))


def _holds_brelan(view: State) -> bool:
    return brelan(view.hands[_seat(view)], view.turn_up, view.rules) is not None


def _strong(view: State) -> bool:
    """A brelan, or the highest card that can be met of the likeliest best suit, or many pips where these count."""
    hand, suits = view.hands[_seat(view)], odds(view, _seat(view)).suits
    if _holds_brelan(view):
        return True
    if suits is None:
        return sum(map(value, hand)) >= MANY_PIPS
    best = max(suits, key=suits.__getitem__)
    unseen = (card for card in view.deck.faces if card not in view.lying)
    own = max((height(card) for card in hand if card.suit == best), default=0)
    return own > max((height(card) for card in unseen if card.suit == best), default=0)


def _gives_up(legal: Choices) -> Action:
    """Passes, or drops where it may not pass."""
    return Pass() if Pass() in legal.actions else Drop()


def _stays(legal: Choices) -> Action:
    """Calls or sees, opens for the least, or passes."""
    for action in legal.actions:
        if isinstance(action, Call | See):
            return action
    opening = [amounts for amounts in legal.ranges if isinstance(amounts.template, Open)]
    return opening[0].at(opening[0].low) if opening else Pass()


def _half_pot(view: State, bet: Range) -> Action:
    """A bet or a raise by half of the pot as it is once it has called, as near as it may."""
    asked = _asked(view)
    most = 0 if isinstance(bet.template, Open) else max(view.bets)
    return bet.at(max(bet.low, min(bet.high, most + (view.pot + asked) // 2)))


BOTS = {"tight": tight, "loose": loose, "random": random, "expectation": expectation}
