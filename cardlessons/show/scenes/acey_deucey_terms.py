"""What the terms of Acey Deucey's proofs count at a table: the third card by where it fell, and the end cards' rank."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardlessons.games.acey_deucey.rules import Rules
from cardlessons.games.acey_deucey.state import Hand, State
from cardlessons.games.acey_deucey.worth import Ends, fall, is_pair, nets
from cardlessons.show.counting import Counting, Place

Falls = Callable[[Rules, Ends, int], bool]  # whether a third card of this rank falls so


def _in_play(state: State) -> tuple[str, Hand] | None:
    """The hand in play with the key of its zone, once both end cards lie there and all is called."""
    if not state.hands or state.hand.second is None:
        return None
    return f"hand{state.at + 1}", state.hand


def _third(falls: Falls) -> Counting:
    """The third card, if it fell so."""

    def counting(state: State) -> Iterator[Place]:
        found = _in_play(state)
        if found is None:
            return
        zone, hand = found
        if (third := hand.third) is not None and falls(state.rules, hand.ends, third.rank):
            yield Place(zone, "third", third)

    return counting


def _with_ends(alike: Callable[[Rules, Ends], bool], falls: Falls, rank: Callable[[int], bool]) -> Counting:
    """The end cards, whose ranks the term counts what is left of, and the third card if it is of such a rank."""
    third = _third(falls)

    def counting(state: State) -> Iterator[Place]:
        found = _in_play(state)
        if found and alike(state.rules, found[1].ends):
            zone, hand = found
            ends = (("first", hand.first), ("second", hand.second))
            yield from (Place(zone, spot, card) for spot, card in ends if card is not None and rank(card.rank))
            yield from third(state)

    return counting


def _spread(rules: Rules, ends: Ends) -> bool:
    return not is_pair(ends, rules)


def _paired(rules: Rules, ends: Ends) -> bool:
    return is_pair(ends, rules)


def _fell(where: str) -> Falls:
    return lambda rules, ends, third: _spread(rules, ends) and fall(rules, ends, third) == where


def _ace_posts(rules: Rules, ends: Ends, third: int) -> bool:
    return third == 1 and _fell("post")(rules, ends, third)


def _on_pair(holds: Callable[[int], bool]) -> Falls:
    """On a pair, another rank than its own, and worth what `holds` says."""

    def falls(rules: Rules, ends: Ends, third: int) -> bool:
        return is_pair(ends, rules) and third != ends.first and holds(nets(rules, ends)[third - 1])

    return falls


def _same(rules: Rules, ends: Ends, third: int) -> bool:
    return is_pair(ends, rules) and third == ends.first


def _any_rank(rank: int) -> bool:
    return True


TERMS: Mapping[str, Counting] = {
    "acey_inside": _third(_fell("between")),
    "acey_post": _with_ends(_spread, _fell("post"), _any_rank),
    "acey_ace_post": _with_ends(_spread, _ace_posts, lambda rank: rank == 1),
    "acey_outside": _third(_fell("outside")),
    "acey_right": _third(_on_pair(lambda net: net > 0)),
    "acey_same": _with_ends(_paired, _same, _any_rank),
    "acey_wrong": _third(_on_pair(lambda net: net < 0)),
}
