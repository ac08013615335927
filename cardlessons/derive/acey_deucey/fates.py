"""What can become of a bet on given end cards: a few fates, each with its cards counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from cardlessons.derive.acey_deucey.deals import net
from cardlessons.derive.expressions import Expression, add, chance, mean, minus, mul, number, over
from cardlessons.derive.step import Deal, Step, Term
from cardlessons.exact.acey_deucey.outcomes import mean as expected
from cardlessons.exact.acey_deucey.outcomes import outcomes
from cardlessons.games.acey_deucey.calls import End, rank_of, unseen_ranks
from cardlessons.games.acey_deucey.rules import PairAce, Rules
from cardlessons.games.acey_deucey.worth import HIGHER, Ends, gap, height, heights, is_pair, pair_cost, post_costs

BET = mean("acey_bet")


@dataclass(frozen=True)
class Fate:
    """One thing that a third card can mean: `cards` of a fresh pack, of these `ranks`, bring `net` bets."""

    name: str
    net: int
    ranks: frozenset[int]
    cards: Expression
    data: Mapping[str, object] = field(default_factory=dict)

    @property
    def chance(self) -> Expression:
        """Its probability as a named term."""
        return chance(self.name)


def fates(rules: Rules, ends: Ends) -> tuple[Fate, ...]:
    """The fates of a bet on these ends; the last is whatever the others leave."""
    known = _on_pair(rules, ends) if is_pair(ends, rules) else _on_spread(rules, ends)
    ranks = frozenset(range(1, rules.pack.ranks + 1)).difference(*(fate.ranks for fate in known))
    counts = [count(rules, ends, fate.ranks) for fate in known]
    left = add(rules.pack.size - 2, *(-cards for cards in counts))
    name = "acey_wrong" if is_pair(ends, rules) else "acey_outside"
    return (*known, Fate(name, -1, ranks, left, {"unseen": rules.pack.size - 2}))


def _on_spread(rules: Rules, ends: Ends) -> list[Fate]:
    pack, k = rules.pack, gap(ends, rules)
    low, high = sorted(heights(ends, rules))
    inside = Fate(
        "acey_inside", 1, frozenset(range(low + 1, high)), mul(pack.per_rank, k), {"k": k, "suits": pack.per_rank}
    )
    by_cost: dict[int, list[int]] = {}
    for rank, cost in post_costs(rules, ends).items():
        by_cost.setdefault(cost, []).append(rank)
    posts = [_post(rules, ends, cost, ranks) for cost, ranks in by_cost.items()]
    return [inside, *sorted(posts, key=lambda fate: -fate.net)]


def _post(rules: Rules, ends: Ends, cost: int, ranks: list[int]) -> Fate:
    suits, shown = rules.pack.per_rank, (ends.first, ends.second).count(ranks[0])
    cards = minus(suits, shown) if len(ranks) == 1 else mul(2, minus(suits, 1))
    name = "acey_ace_post" if ranks == [1] and cost != rules.post else "acey_post"
    return Fate(name, -cost, frozenset(ranks), cards, {"suits": suits})


def _on_pair(rules: Rules, ends: Ends) -> list[Fate]:
    rank, pack = ends.first, rules.pack
    above = {one for one in range(1, pack.ranks + 1) if height(one, rules) > height(rank, rules)}
    below = set(range(1, pack.ranks + 1)) - above - {rank}
    right = (above if ends.said == HIGHER else below) - ({1} if rules.pair_ace is PairAce.LOSES else set())
    cost = pair_cost(rules, ends)
    return [
        Fate(
            "acey_right", 1, frozenset(right), mul(pack.per_rank, len(right)),
            {"ranks": len(right), "suits": pack.per_rank},
        ),
        Fate("acey_same", -cost, frozenset({rank}), minus(pack.per_rank, 2), {"suits": pack.per_rank}),
    ]  # fmt: skip


def count(rules: Rules, ends: Ends, ranks: Iterable[int], seen: Iterable[End] = ()) -> int:
    """How many unseen cards are of these ranks, looked up rank by rank."""
    unseen = unseen_ranks(rules, [ends.first, ends.second, *seen])
    return sum(unseen[rank - 1] for rank in ranks)


def fate_steps(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> Iterator[Step]:
    """Proves the chance of each fate, from what is left when `seen` have gone."""
    unseen = rules.pack.size - 2 - len(seen)
    for fate in fates(rules, ends):
        cards = count(rules, ends, fate.ranks, seen)
        term = _chance_term(fate, ends, Fraction(cards, unseen))
        gone = sum(rank_of(card) in fate.ranks for card in seen)
        if not seen:
            yield Step(over(fate.cards, unseen), fate.name, fate.data, term)
        else:
            left = minus(cards + gone, gone) if gone else number(cards)
            yield Step(over(left, unseen), "acey_left", {"unseen": unseen, "gone": gone}, term)


def _chance_term(fate: Fate, ends: Ends, truth: Fraction) -> Term:
    def counted(deal: Deal) -> bool | None:
        return deal[2] in fate.ranks if deal[:2] == ends[:2] else None

    return Term(fate.chance, lambda: truth, counted)


def bet_steps(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> Iterator[Step]:
    """Proves what a bet of one is worth: each fate's chance times what it brings."""
    truth = expected(outcomes(ends.first, ends.second, rules, seen, ends.said or ends.ace or None))

    def counted(deal: Deal) -> int | None:
        return net(rules, ends, deal[2]) if deal[:2] == ends[:2] else None

    term, found = Term(BET, lambda: truth, counted), fates(rules, ends)
    data = {"costs": ", ".join(str(-fate.net) for fate in found[1:])}
    yield Step(add(*(weighed(fate.net, fate.chance) for fate in found)), "acey_weighed", data, term)
    unseen = rules.pack.size - 2 - len(seen)
    shares = [over(count(rules, ends, fate.ranks, seen), unseen) for fate in found]
    yield Step(add(*(weighed(fate.net, share) for fate, share in zip(found, shares, strict=True))), "acey_put_in")


def brought_by(rules: Rules, ends: Ends, seen: tuple[End, ...] = ()) -> list[int]:
    """What the cards of each fate bring together, where there are any."""
    brought = [count(rules, ends, fate.ranks, seen) * fate.net for fate in fates(rules, ends)]
    return [one for one in brought if one] or [0]


def weighed(weight: int, factor: Expression) -> Expression:
    """`weight` times `factor`, without a factor 1."""
    return factor if weight == 1 else mul(weight, factor)


def final(value: Fraction, reason: str = "worked_out", **data: object) -> Step:
    """The last line of a term."""
    return Step(number(value), reason, data)
