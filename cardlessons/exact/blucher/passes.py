"""Match-free passes and the number of matches, counted from a full pack.

All by rook polynomials: a rank's P cards (suits × copies) and its calls in the passes in question make a complete
board, and the boards of different ranks share neither cards nor calls. See `rook`.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules
from cardlessons.exact import rook


def _check(pack: Pack, count: int = 1) -> None:
    if not isinstance(pack, Pack):
        raise BadRules("rules_pack", value=pack)
    if type(count) is not int or not 1 <= count <= pack.per_rank:
        raise BadRules("exact_passes", value=count, most=pack.per_rank)


def match_free_pass(pack: Pack) -> Fraction:
    """The probability that a given pass has no match: Σ (−1)^k C(R, k) P^k (N − k)! / N! for R ranks, N = R × P cards.

    Raises `BadRules` if `pack` is no pack.

    >>> match_free_pass(Pack(4, 1))
    Fraction(3, 8)
    """
    return match_free_passes(1, pack)


def call_after_misses(misses: int, pack: Pack) -> Fraction:
    """The probability that the next call of the first pass matches, given that its first `misses` calls all missed.

    With M(n) for the probability that the first n calls all miss, 1 − M(n + 1) / M(n); their board is n times P × 1.
    Raises `BadRules` unless `misses` is from 0 to the number of ranks less one.

    >>> call_after_misses(1, Pack(13, 4))
    Fraction(47, 612)
    """
    _check(pack)
    if type(misses) is not int or not 0 <= misses < pack.ranks:
        raise BadRules("exact_misses", value=misses, most=pack.ranks - 1)
    return 1 - first_calls_missed(misses + 1, pack) / first_calls_missed(misses, pack)


def first_calls_missed(calls: int, pack: Pack) -> Fraction:
    """The probability that each of the first `calls` calls of a pass misses, 0 ≤ `calls` ≤ the number of ranks.

    >>> first_calls_missed(1, Pack(13, 4))
    Fraction(12, 13)
    """
    return rook.hit_free([(pack.per_rank, 1, calls)], pack.size)


def match_free_passes(count: int, pack: Pack) -> Fraction:
    """The probability that `count` given passes all have no match, whatever the others have.

    The board is R times P × `count`. Raises `BadRules` unless 1 ≤ `count` ≤ the number of passes.

    >>> float(match_free_passes(2, Pack(13, 4)))
    0.1274043303682...
    """
    _check(pack, count)
    return rook.hit_free([(pack.per_rank, count, pack.ranks)], pack.size)


def match_free_deal(pack: Pack) -> Fraction:
    """The probability that no call of the whole deal is a match. Raises `BadRules` if `pack` is no pack.

    >>> float(match_free_deal(Pack(13, 4)))
    0.0162327274671...
    """
    _check(pack)
    return match_free_passes(pack.per_rank, pack)


def some_match_free_pass(pack: Pack) -> Fraction:
    """The probability that at least one pass of the deal has no match.

    Inclusion and exclusion over the passes, Σ (−1)^(f+1) C(P, f) Pr(f given passes are all match-free), where the
    polynomials are added before the one division. Raises `BadRules` if `pack` is no pack.

    >>> some_match_free_pass(Pack(2, 1))
    Fraction(1, 2)
    """
    _check(pack)
    passes = pack.per_rank
    packing = rook.Packing(sum(rook.complete(passes, passes)) ** pack.ranks << passes)
    total = 0
    for free in range(1, passes + 1):
        board = packing.pack(rook.signed(rook.complete(passes, free))) ** pack.ranks
        total += comb(passes, free) * (board if free % 2 else -board)
    return packing.share(total, pack.size)


def free_passes(pack: Pack) -> dict[int, Fraction]:
    """How many passes of the deal have no match: {number: probability}, the possible numbers only.

    With S_f = C(P, f) Pr(f given passes are all match-free), exactly m of the P passes are match-free with probability
    Σ (−1)^(f−m) C(f, m) S_f over f ≥ m (Jordan's formula). Raises `BadRules` if `pack` is no pack.

    >>> free_passes(Pack(2, 1))
    {0: Fraction(1, 2), 1: Fraction(1, 2)}
    """
    _check(pack)
    passes = pack.per_rank
    sums = [Fraction(1), *(comb(passes, free) * match_free_passes(free, pack) for free in range(1, passes + 1))]
    shares = {
        number: sum(
            ((-1) ** (free - number) * comb(free, number) * sums[free] for free in range(number, passes + 1)),
            Fraction(0),
        )
        for number in range(passes + 1)
    }
    return {number: share for number, share in shares.items() if share}


def matches(pack: Pack, passes: int = 1) -> dict[int, Fraction]:
    """How many matches `passes` given passes have: {number: probability}, the possible numbers only.

    The hit polynomial of the board R times P × `passes` (for a whole deal, and four suits, OEIS A059061). Raises
    `BadRules` unless 1 ≤ `passes` ≤ the number of passes.

    >>> matches(Pack(3, 1))
    {0: Fraction(1, 3), 1: Fraction(1, 2), 3: Fraction(1, 6)}
    """
    _check(pack, passes)
    orders = rook.hits([(pack.per_rank, passes, pack.ranks)], pack.size)
    return {number: Fraction(count, pack.deals) for number, count in enumerate(orders) if count}
