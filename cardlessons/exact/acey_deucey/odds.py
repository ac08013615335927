"""Live odds of a turn of Acey Deucey: what each thing that the player may say is worth, given the cards seen."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cardlessons.exact.acey_deucey.kelly import ALL, kelly_bet, kelly_fraction
from cardlessons.exact.acey_deucey.outcomes import mean, probabilities, tally
from cardlessons.exact.acey_deucey.turn import said
from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.state import ACE, BET, PAIR, THIRD, Hand, State
from cardlessons.games.acey_deucey.worth import HIGH, LOW, Ends, nets


@dataclass(frozen=True)
class BetOdds:
    """A bet on end cards as called: `counts` {net multiple: unseen cards}; `unseen` cards in all; `kelly` as bounds."""

    ends: Ends
    counts: dict[int, int]

    @property
    def unseen(self) -> int:
        """How many cards can come."""
        return sum(self.counts.values())

    @property
    def inside(self) -> int:
        """How many unseen cards win."""
        return sum(cards for net, cards in self.counts.items() if net > 0)

    @property
    def posts(self) -> int:
        """How many unseen cards cost more than the bet."""
        return sum(cards for net, cards in self.counts.items() if net < -1)

    @property
    def outside(self) -> int:
        """How many unseen cards lose the bet."""
        return self.counts.get(-1, 0)

    @property
    def pushes(self) -> int:
        """How many unseen cards bring nothing."""
        return self.counts.get(0, 0)

    @property
    def worth(self) -> Fraction:
        """The expected net of a bet of one chip."""
        return mean(probabilities(self.counts))

    @property
    def kelly(self) -> tuple[Fraction, Fraction]:
        """Bounds of the share of one's chips that Kelly would bet."""
        return kelly_fraction(probabilities(self.counts))

    def kelly_chips(self, chips: int, part: Fraction = ALL) -> int:
        """How many of `chips` Kelly would bet, or `part` of that share, rounded down."""
        return kelly_bet(probabilities(self.counts), chips, part)


@dataclass(frozen=True)
class Odds:
    """The bets that can come of what lies there, by what the player may still say.

    `aces` {low, high: worth} is what each call of a first ace is worth before the second card: the mean of the best bet
    of one chip, or none, made after it.
    """

    bets: tuple[BetOdds, ...]
    aces: dict[str, Fraction]


def odds(state: State, seat: int | None = None) -> Odds:
    """The odds of the hand in play.

    Nothing is hidden, so that each `seat` sees the same; empty where nothing is to say.
    """
    if not state.hands or state.phase not in (ACE, PAIR, BET, THIRD):
        return Odds((), {})
    unseen = _unseen(state)
    if state.hand.second is None:
        return Odds((), {ace: _ace_worth(state.rules, unseen, ace) for ace in (LOW, HIGH)})
    return Odds(tuple(_bet(state.rules, ends, unseen) for ends in _open_ends(state, state.hand)), {})


def _unseen(state: State) -> list[int]:
    pack, unseen = state.rules.pack, [0] * state.rules.pack.ranks
    for card in pack.faces:
        unseen[card.rank - 1] += pack.unseen(card, state.seen)
    return unseen


def _open_ends(state: State, hand: Hand) -> tuple[Ends, ...]:
    """The end cards with each thing that may still be said on them."""
    if state.phase == ACE:
        return tuple(ends for ace in (LOW, HIGH) for ends in said(hand.ends._replace(ace=ace), state.rules))
    return said(hand.ends, state.rules) if state.phase == PAIR else (hand.ends,)


def _bet(rules: Rules, ends: Ends, unseen: list[int]) -> BetOdds:
    return BetOdds(ends, tally(nets(rules, ends), unseen))


def _ace_worth(rules: Rules, unseen: list[int], ace: str) -> Fraction:
    """The mean over the second card of the best bet of one chip, or none, when the first ace is called `ace`."""
    total = sum(unseen)
    worth = Fraction(0)
    for second, cards in enumerate(unseen, 1):
        if cards:
            left = [count - (rank == second) for rank, count in enumerate(unseen, 1)]
            bets = [_bet(rules, ends, left) for ends in said(Ends(1, second, ace), rules)]
            worth += Fraction(cards, total) * max([Fraction(0), *(bet.worth for bet in bets)])
    return worth
