"""What a bet of one is worth: by the gap, as a line in the gap, on a pair, and the trap of the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.acey_deucey.deals import every_ends, every_turn, worth_of
from cardlessons.derive.acey_deucey.fates import bet_steps, brought_by, count, fate_steps, fates, final
from cardlessons.derive.acey_deucey.gaps import (
    HIGH_ACE,
    PLAIN,
    Kind,
    ends_at,
    line_steps,
    narrowest,
    posting,
    special,
    widths,
)
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import add, minus, mul, number, over, symbol
from cardlessons.derive.step import Step, Term
from cardlessons.exact.acey_deucey.outcomes import mean, outcomes
from cardlessons.games.acey_deucey.calls import End, called, rank_of
from cardlessons.games.acey_deucey.rules import Aces, Bank, Rules
from cardlessons.games.acey_deucey.worth import HIGHER, LOW, LOWER, Ends, gap, heights, is_pair

USUAL = Rules()


def worth(k: int, rules: Rules = USUAL, aces: int = 0) -> Derivation:
    """What a bet of one is worth when k ranks lie between the end cards, from a fresh pack, as a proof.

    `aces` of the two end cards are aces that differ from other ranks (as in `Rules.liaoning()`): 1 means one that
    counts high, 2 a first ace called low and a second one. Raises `BadRules` where the rules know no such ends.
    """
    check_pot(rules)
    ends = _ends(k, rules, aces)
    return Derivation("acey_deucey.worth", tuple(_worth(rules, ends)), every_turn(_worths, rules, aces))


def worth_line(rules: Rules = USUAL, aces: int = 0) -> Derivation:
    """What a bet of one is worth as a function of the gap k, and the gap at which that is nothing, as a proof.

    The value is that gap. `aces` is 0 or 1, as for `worth`. Raises `BadRules` for other numbers and for a House.
    """
    check_pot(rules)
    _ends(1, rules, aces)
    if aces == 2:
        raise BadRules("derive_acey_ends", k="k", aces=aces)
    return Derivation("acey_deucey.worth_line", tuple(_line(rules.pack, rules, aces)), every_turn(_line, rules, aces))


def pair(rank: int, rules: Rules = USUAL, call: str = HIGHER) -> Derivation:
    """What a bet of one is worth on a pair of this rank when the player says higher or lower, as a proof.

    Raises `BadRules` for a House, for another call and for a rank of which the pack has no pair.
    """
    check_pot(rules)
    ends = Ends(rank, rank, said=call)
    if call not in (HIGHER, LOWER):
        raise BadRules("exact_call_pair", call=call)
    if type(rank) is not int or not 1 <= rank <= rules.pack.ranks or rules.pack.per_rank < 2:
        raise BadRules("exact_not_in_pack", card=rank)
    return Derivation("acey_deucey.pair", tuple(_bet(rules, ends)), every_turn(_pairs, rules, call))


def bet(first: End, second: End, rules: Rules = USUAL, seen: Iterable[End] = (), call: str | None = None) -> Derivation:
    """What a bet of one is worth on these end cards when the cards `seen` have gone, as a proof.

    Arguments as for `exact.acey_deucey.outcomes`. Raises `BadRules` for a House, and where `outcomes` does.
    """
    check_pot(rules)
    gone = tuple(seen)
    outcomes(first, second, rules, gone, call)
    ends = called(rank_of(first), rank_of(second), rules, call)
    if not is_pair(ends, rules) and gap(ends, rules) < narrowest(rules):
        raise BadRules("derive_acey_ends", k=0, aces=ends[:2].count(1))
    return Derivation("acey_deucey.bet", tuple(_bet(rules, ends, gone)), every_turn(_bets, rules))


def gap_trap(first: int = 4, second: int = 11, rules: Rules = USUAL) -> Derivation:
    """Why the difference of two ranks is not the gap, as a proof: what a bet seems to be worth, and what it is worth.

    Raises `BadRules` unless these are two different ranks of the pack, neither of them an ace, and for a House.
    """
    check_pot(rules)
    ends = Ends(first, second)
    if not all(type(rank) is int and 2 <= rank <= rules.pack.ranks for rank in ends[:2]) or first == second:
        raise BadRules("derive_acey_trap", first=first, second=second, ranks=rules.pack.ranks)
    return Derivation("acey_deucey.gap_trap", tuple(_trap(rules, ends)), every_turn(_traps, rules))


def check_pot(rules: Rules) -> None:
    """Raises `BadRules` unless these are rules of a game for the pot in which neighbours may be bet on or end a turn.

    Raises `BadRules` too for a pack of fewer than five ranks, on which there is next to nothing between.
    """
    if not isinstance(rules, Rules):
        raise BadRules("rules_type", value=rules, game="acey_deucey")
    if rules.bank is Bank.HOUSE:
        raise BadRules("derive_acey_house")
    if rules.pack.ranks < 5:
        raise BadRules("derive_acey_ranks", ranks=rules.pack.ranks)


def _ends(k: int, rules: Rules, aces: int) -> Ends:
    """End cards with this gap and so many special aces. Raises `BadRules` if there are none."""
    if type(k) is int and type(aces) is int:
        if aces == 2 and rules.aces is Aces.CHOSEN and k == rules.pack.ranks - 1 and rules.pack.per_rank > 1:
            return Ends(1, 1, LOW)
        if aces == 0 or (aces == 1 and special(rules)):
            kind = _kind(aces)
            if k in widths(rules, kind):
                return ends_at(rules, kind, k)
    raise BadRules("derive_acey_ends", k=k, aces=aces)


def _kind(aces: int) -> Kind:
    return HIGH_ACE if aces else PLAIN


def _worths(pack: Pack, rules: Rules, aces: int) -> Iterator[Step]:
    """On a small pack every gap is proved, one after the other."""
    rules = replace(rules, pack=pack)
    if aces == 2:
        if pack.per_rank > 1:
            yield from _worth(rules, Ends(1, 1, LOW))
        return
    for width in widths(rules, _kind(aces)):
        yield from _worth(rules, ends_at(rules, _kind(aces), width))


def _worth(rules: Rules, ends: Ends) -> Iterator[Step]:
    yield from fate_steps(rules, ends)
    yield from bet_steps(rules, ends)
    suits, unseen, k = rules.pack.per_rank, rules.pack.size - 2, gap(ends, rules)
    posts, paid = posting(rules, ends)
    constant = unseen - posts + paid
    data = {"suits": suits, "rest": unseen - posts, "paid": paid, "slope": 2 * suits, "constant": constant, "k": k}
    yield Step(over(minus(mul(2 * suits, k), constant), unseen), "acey_by_gap", data)
    inside = count(rules, ends, fates(rules, ends)[0].ranks)
    worth = worth_of(rules, ends)
    yield final(worth, "acey_worth_nothing" if worth == 0 else "worked_out", inside=inside, unseen=unseen)


def _line(pack: Pack, rules: Rules, aces: int) -> Iterator[Step]:
    rules, kind = replace(rules, pack=pack), _kind(aces)
    yield from line_steps(rules, kind)
    # The other way round: where the line through the first two gaps that can be bet on is 0.
    one, two = (worth_of(rules, ends_at(rules, kind, width)) for width in (1, 2))
    truth = 1 - one / (two - one)
    posts, paid = posting(rules, ends_at(rules, kind, 1))
    constant, slope = pack.size - 2 - posts + paid, 2 * pack.per_rank
    term = Term(symbol("acey_even_gap"), lambda: truth)
    yield Step(over(constant, slope), "acey_even", {"slope": slope, "constant": constant}, term)
    yield final(truth, "acey_even_value", unseen=pack.size - 2, suits=pack.per_rank)


def _pairs(pack: Pack, rules: Rules, call: str) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    if pack.per_rank > 1:
        for rank in range(1, pack.ranks + 1):
            yield from _bet(rules, Ends(rank, rank, said=call))


def _bets(pack: Pack, rules: Rules) -> Iterator[Step]:
    """On a small pack every bet is proved that can be made."""
    rules = replace(rules, pack=pack)
    for ends in every_ends(rules):
        if is_pair(ends, rules) or gap(ends, rules) >= narrowest(rules):
            yield from _bet(rules, ends)


def _bet(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> Iterator[Step]:
    yield from fate_steps(rules, ends, seen)
    yield from bet_steps(rules, ends, seen)
    bar = over(add(*brought_by(rules, ends, seen)), rules.pack.size - 2 - len(seen))
    yield Step(bar, "acey_over_one_bar")
    yield final(mean(outcomes(ends.first, ends.second, rules, seen, ends.said or ends.ace or None)))


def _traps(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    for second in range(4, pack.ranks + 1):
        yield from _trap(rules, Ends(2, second))


def _trap(rules: Rules, ends: Ends) -> Iterator[Step]:
    low, high = sorted(heights(ends, rules))
    suits, unseen = rules.pack.per_rank, rules.pack.size - 2
    posts, paid = posting(rules, ends)
    constant = unseen - posts + paid
    # The other way round: ranks counted one by one, from the lower end card up.
    term = Term(symbol("acey_difference"), lambda: len(range(low, high)))
    yield Step(minus(high, low), "acey_difference", {"low": low, "high": high}, term)
    yield final(Fraction(high - low))
    seeming = Fraction(2 * suits * len(range(low, high)) - constant, unseen)
    term = Term(symbol("acey_seeming"), lambda: seeming)
    line = over(minus(mul(2 * suits, symbol("acey_difference")), constant), unseen)
    yield Step(line, "acey_seeming", {}, term)
    yield final(seeming)
    term = Term(symbol("acey_gap"), lambda: len(range(low + 1, high)))
    yield Step(minus(symbol("acey_difference"), 1), "acey_gap", {"low": low, "high": high}, term)
    yield Step(number(high - low - 1), "worked_out")
    yield from _worth(rules, ends)
