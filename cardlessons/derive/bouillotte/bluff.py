"""A model of two hands: how often a bet must be a bluff, and how often it must be called, so that neither can gain.

One bets with a hand that is sure to be best or, as a bluff, with one that is sure to lose; the other, whose hand beats
bluffs alone, calls or drops. It is a model of its own, and no rule of Bouillotte (von Neumann and Morgenstern 1944).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import gcd
from typing import Any

from cardlessons.core.errors import BadRules, WrongStep
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.evaluate import constant, trimmed
from cardlessons.derive.expressions import Expression, add, function, minus, mul, number, over, symbol, x
from cardlessons.derive.lines import prove, shown
from cardlessons.derive.step import Step, Term

SMALL = range(1, 5)  # so large are the bets and the pots that are counted


def bluff(bet: int, pot: int) -> Derivation:
    """The share of the bets that are bluffs when a call brings neither gain nor loss, as a proof.

    `bet` goes into a pot of `pot` counters, whole numbers from 1. Raises `BadRules` for others.
    """
    return _derivation("bluff", bet, pot)


def called(bet: int, pot: int) -> Derivation:
    """The share of the bets that are called when a bluff brings neither gain nor loss, as a proof.

    Arguments and errors as for `bluff`.
    """
    return _derivation("called", bet, pot)


@dataclass(frozen=True)
class Choice:
    """What one of the two gains by a doubtful choice, if the other does what is asked about, and if not.

    `asked` names that, ``bluff`` or ``called``.
    """

    asked: str
    bet: int
    pot: int

    @property
    def gains(self) -> tuple[int, int]:
        """A call gains pot and bet from a bluff, and costs the bet otherwise; a bluff that is called costs the bet."""
        return (self.bet + self.pot, -self.bet) if self.asked == "bluff" else (-self.bet, self.pot)

    @property
    def line(self) -> Expression:
        """The mean gain, where x is the share of what is asked about."""
        yes, no = self.gains
        weighed = [(yes, x), (no, minus(1, x))]
        return add(*(mul(gain, share) for gain, share in sorted(weighed, key=lambda one: -one[0])))

    def even(self, of: int) -> list[int]:
        """How many times of so many what is asked about may happen, if the choice is to bring nothing in all."""
        yes, no = self.gains
        return [times for times in range(of + 1) if sum([yes] * times + [no] * (of - times)) == 0]


def _derivation(asked: str, bet: int, pot: int) -> Derivation:
    for counters in (bet, pot):
        if type(counters) is not int or counters < 1:
            raise BadRules("derive_bouillotte_counters", value=counters)
    steps = tuple(_steps(Choice(asked, bet, pot)))
    return Derivation(f"bouillotte.{asked}", steps, partial(_small, asked), "checked_bets")


def _steps(choice: Choice) -> Iterator[Step]:
    yes, no = choice.gains
    data: dict[str, Any] = {"bet": choice.bet, "pot": choice.pot, "both": choice.bet + choice.pot}
    name = function("g")(x)
    yield Step(choice.line, f"boui_{choice.asked}_gain", data, Term(name, lambda: trimmed([no, yes - no])))
    yield Step(_collected(yes, no), "boui_collected")
    # The other way round: between the ends of the line the gains, without their signs, part it.
    truth = Fraction(abs(no), abs(yes) + abs(no))
    term = Term(symbol(f"boui_{choice.asked}"), lambda: truth)
    yield Step(over(abs(no), abs(yes - no)), f"boui_{choice.asked}", data, term)
    if gcd(no, yes - no) > 1:
        yield Step(number(truth), "boui_lowest")


def _collected(yes: int, no: int) -> Expression:
    rising = mul(abs(yes - no), x)
    return minus(rising, -no) if yes > no else minus(no, rising)


@cache
def _small(asked: str) -> int:
    """Tries, for small bets and pots, every number of times. Returns how many. Raises `WrongStep`."""
    tried = 0
    for bet, pot in product(SMALL, SMALL):
        choice = Choice(asked, bet, pot)
        proved = prove(tuple(_steps(choice)))[-1]
        of = abs(choice.gains[1] - choice.gains[0])
        for times in choice.even(of):
            if constant(Fraction(times, of)) != proved.values[0]:
                data = {"bet": bet, "pot": pot, "value": shown(proved.values[0]), "count": Fraction(times, of)}
                raise WrongStep("derive_wrong_bet", proved.number, **data)
        tried += of + 1
    return tried
