"""The first ace, low or high: what it is worth to call it before the second card, and after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.derive.acey_deucey.bets import check_pot
from cardlessons.derive.acey_deucey.deals import best, brought, every_turn, net
from cardlessons.derive.acey_deucey.fates import brought_by, final
from cardlessons.derive.acey_deucey.gaps import HIGH_ACE, LOW_ACE, gains, line_steps
from cardlessons.derive.derivation import Derivation
from cardlessons.derive.expressions import Expression, add, mean, mul, over
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.games.acey_deucey.rules import AceChoice, Aces, Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW

LIAONING = Rules.liaoning()
CALLED = {LOW: mean("acey_called_low"), HIGH: mean("acey_called_high")}
SECOND_ACE = {LOW: mean("acey_two_aces_low"), HIGH: mean("acey_two_aces_high")}
NAMED = {AceChoice.BEFORE: mean("acey_named_before"), AceChoice.AFTER: mean("acey_named_after")}
KINDS = {LOW: LOW_ACE, HIGH: HIGH_ACE}


def ace_choice(rules: Rules = LIAONING) -> Derivation:
    """What a first ace is worth to a player who then bets one or nothing, called when the rules say, as a proof.

    Raises `BadRules` where aces are not called low or high, and where `worth` does.
    """
    _check(rules)
    steps = tuple(_choice(rules.pack, rules))
    return Derivation("acey_deucey.ace_choice", steps, every_turn(_choice, rules))


def choosing_late(rules: Rules = LIAONING) -> Derivation:
    """How much more a first ace is worth if it is called after the second card and not before it, as a proof.

    Raises `BadRules` where `ace_choice` does.
    """
    _check(rules)
    return Derivation("acey_deucey.choosing_late", tuple(_late(rules.pack, rules)), every_turn(_late, rules))


def _check(rules: Rules) -> None:
    check_pot(rules)
    if rules.aces is not Aces.CHOSEN:
        raise BadRules("derive_acey_high")


def _choice(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield from called_steps(rules)
    yield from named_steps(rules, rules.ace_choice)


def _late(pack: Pack, rules: Rules) -> Iterator[Step]:
    rules = replace(rules, pack=pack)
    yield from called_steps(rules)
    before, after = AceChoice.BEFORE, AceChoice.AFTER
    yield from named_steps(rules, before)
    yield from named_steps(rules, after)
    truth = named(rules, after) - named(rules, before)

    def counted(deal: Deal) -> int | None:
        late, early = (_brought(rules, when, deal) for when in (after, before))
        return None if late is None or early is None else late - early

    term = Term(mean("acey_late"), lambda: truth, counted)
    yield Step(add(NAMED[after], mul(-1, NAMED[before])), "acey_late", {}, term)
    yield final(truth)


def called_steps(rules: Rules) -> Iterator[Step]:
    """Proves what a first ace is worth when it is called low, and when it is called high."""
    for ace in (LOW, HIGH):
        yield from line_steps(rules, KINDS[ace])
        if rules.pack.per_rank > 1:
            yield from _second_ace(rules, ace)
        truth = called(rules, ace)
        term = Term(CALLED[ace], partial(called, rules, ace), _counted_called(rules, ace))
        summed = add(_share(rules, gains(rules, KINDS[ace])), *_ace_part(rules, ace))
        yield Step(summed, f"acey_called_{ace}", _data(rules), term)
        yield final(truth)


def named_steps(rules: Rules, when: AceChoice) -> Iterator[Step]:
    """Proves what a first ace is worth when it may be called either way, before or after the second card."""
    truth = named(rules, when)
    term = Term(NAMED[when], lambda: truth, lambda deal: _brought(rules, when, deal))
    if when is AceChoice.BEFORE:
        low, high = called(rules, LOW), called(rules, HIGH)
        reason = "acey_named_alike" if low == high else "acey_named_before"
        yield Step(CALLED[better(rules)], reason, {}, term)
    else:
        either = add(*(gains(rules, kind) for kind in KINDS.values()))
        yield Step(add(_share(rules, either), *_ace_part(rules, LOW, HIGH)), "acey_named_after", {}, term)
    yield final(truth)


def better(rules: Rules) -> str:
    """The better call of a first ace before the second card comes: low, if they are worth the same."""
    return LOW if called(rules, LOW) >= called(rules, HIGH) else HIGH


def called(rules: Rules, ace: str) -> Fraction:
    """What a first ace is worth when called so, second card by second card."""
    return _mean_gain(rules, (ace,))


def named(rules: Rules, when: AceChoice) -> Fraction:
    """What a first ace is worth when it may be called either way, second card by second card."""
    if when is AceChoice.BEFORE:
        return called(rules, better(rules))
    return _mean_gain(rules, (LOW, HIGH))


def _mean_gain(rules: Rules, aces: tuple[str, ...]) -> Fraction:
    pack, gain = rules.pack, Fraction(0)
    for second in range(1, pack.ranks + 1):
        cards = pack.per_rank - (second == 1)
        if cards:
            gain += cards * max(best(rules, 1, second, ace).gain for ace in aces)
    return gain / (pack.size - 1)


def _counted_called(rules: Rules, ace: str) -> Callable[[Deal], int | None]:
    return lambda deal: brought(rules, deal, ace) if deal[0] == 1 else None


def _brought(rules: Rules, when: AceChoice, deal: Deal) -> int | None:
    """What the turn brings who calls the first ace for the best; None if it is no ace."""
    if deal[0] != 1:
        return None
    if when is AceChoice.BEFORE:
        return brought(rules, deal, better(rules))
    return brought(rules, deal, max(LOW, HIGH, key=lambda ace: best(rules, 1, deal[1], ace).worth))


def _second_ace(rules: Rules, ace: str) -> Iterator[Step]:
    """Proves the worth of the best bet on two aces when the first was called so."""
    worth, ends = best(rules, 1, 1, ace)

    def counted(deal: Deal) -> int | None:
        return net(rules, ends, deal[2]) if deal[:2] == (1, 1) else None

    term = Term(SECOND_ACE[ace], lambda: worth, counted)
    yield Step(over(add(*brought_by(rules, ends)), rules.pack.size - 2), f"acey_two_aces_{ace}", {}, term)
    yield final(worth)


def _share(rules: Rules, seconds: Expression) -> Expression:
    """`seconds` times the chance that the second card is of a given rank other than the ace."""
    return mul(over(rules.pack.per_rank, rules.pack.size - 1), seconds)


def _ace_part(rules: Rules, *aces: str) -> list[Expression]:
    """The part of the second aces under the best of these calls, if a bet on two aces is worth something."""
    if rules.pack.per_rank == 1:
        return []
    ace = max(aces, key=lambda ace: best(rules, 1, 1, ace).worth)
    if best(rules, 1, 1, ace).worth <= 0:
        return []
    return [mul(over(rules.pack.per_rank - 1, rules.pack.size - 1), SECOND_ACE[ace])]


def _data(rules: Rules) -> dict[str, object]:
    return {"suits": rules.pack.per_rank, "cards": rules.pack.size - 1}
