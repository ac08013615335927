"""The three kinds of end cards that are no pair, and what a bet on them is worth as a function of the gap k."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardlessons.derive.acey_deucey.deals import net, worth_of
from cardlessons.derive.acey_deucey.fates import count, fates
from cardlessons.derive.expressions import Expression, add, function, minus, mul, number, over, symbol, total
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.games.acey_deucey.rules import Aces, Neighbours, Rules
from cardlessons.games.acey_deucey.worth import HIGH, LOW, Ends, gap, is_pair

k = symbol("k")


class Kind(NamedTuple):
    """Ends without a special ace (e), with a first ace called low (l), or with one ace that counts high (h)."""

    letter: str

    @property
    def worth(self) -> Expression:
        """What a bet is worth, as a function of the gap."""
        return function(self.letter)


PLAIN, LOW_ACE, HIGH_ACE = Kind("e"), Kind("l"), Kind("h")


def special(rules: Rules) -> bool:
    """Whether an ace as an end card is anything but the highest rank."""
    return rules.aces is Aces.CHOSEN or rules.ace_post != rules.post


def narrowest(rules: Rules) -> int:
    """The narrowest gap that can be bet on."""
    return 0 if rules.neighbours is Neighbours.BET else 1


def widest(rules: Rules, kind: Kind) -> int:
    """The widest gap of a kind."""
    return rules.pack.ranks - (3 if kind == PLAIN and special(rules) else 2)


def widths(rules: Rules, kind: Kind) -> range:
    """All gaps of a kind that can be bet on."""
    return range(narrowest(rules), widest(rules, kind) + 1)


def ends_at(rules: Rules, kind: Kind, width: int) -> Ends:
    """End cards of that kind with `width` ranks between them."""
    if kind == LOW_ACE:
        return Ends(1, width + 2, LOW)
    if kind == HIGH_ACE:
        return Ends(rules.pack.ranks - width, 1)
    return Ends(2, width + 3 if width + 3 <= rules.pack.ranks else 1)


def ends_of(rules: Rules, kind: Kind, deal: Deal) -> Ends | None:
    """The end cards of a turn if they are of that kind and no pair; a first ace is called as the kind says."""
    ace = {LOW_ACE: LOW, HIGH_ACE: HIGH}.get(kind, "") if deal[0] == 1 and rules.aces is Aces.CHOSEN else ""
    ends = Ends(deal[0], deal[1], ace)
    aces = deal[:2].count(1)
    if kind == LOW_ACE:
        fits = ace == LOW and aces == 1
    else:
        fits = aces == 1 if kind == HIGH_ACE else not (aces and special(rules))
    return ends if fits and not is_pair(ends, rules) else None


def line_steps(rules: Rules, kind: Kind) -> Iterator[Step]:
    """Proves what a bet is worth at every gap: cards between, less posts, less what lies outside."""
    term = Term(
        kind.worth(k),
        lambda k: worth_of(rules, ends_at(rules, kind, k)),
        lambda deal, k: _net_at(rules, kind, deal, k),
        tuple({"k": width} for width in widths(rules, kind)),
    )
    suits, unseen = rules.pack.per_rank, rules.pack.size - 2
    posts, paid = posting(rules, ends_at(rules, kind, 1))
    outside = minus(unseen - posts, mul(suits, k))
    won_and_lost = add(mul(suits, k), -paid, mul(-1, outside))
    data = {"suits": suits, "unseen": unseen, "posts": posts, "paid": paid, "rest": unseen - posts}
    yield Step(over(won_and_lost, unseen), f"acey_line_{kind.letter}", data, term)
    yield Step(over(minus(mul(2 * suits, k), unseen - posts + paid), unseen), "acey_collected")


def posting(rules: Rules, ends: Ends) -> tuple[int, int]:
    """How many unseen cards post on these ends, and what they cost in all. A bare loss outside is no post."""
    posts = fates(rules, ends)[1:-1]
    cards = [count(rules, ends, fate.ranks) for fate in posts]
    return sum(cards), sum(-fate.net * one for fate, one in zip(posts, cards, strict=True))


def _net_at(rules: Rules, kind: Kind, deal: Deal, width: int) -> int | None:
    ends = ends_of(rules, kind, deal)
    return net(rules, ends, deal[2]) if ends is not None and gap(ends, rules) == width else None


def least_favourable(rules: Rules, kind: Kind) -> int | None:
    """The smallest gap at which a bet is worth something; None if there is none."""
    return next((width for width in widths(rules, kind) if worth_of(rules, ends_at(rules, kind, width)) > 0), None)


def gains(rules: Rules, kind: Kind) -> Expression:
    """The sum of the worths that are greater than nothing, over all gaps."""
    least = least_favourable(rules, kind)
    return number(0) if least is None else total(kind.worth(k), k, least, widest(rules, kind))
