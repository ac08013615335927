"""What deals of Blucher can be searched for. All of it lies in the order of the cards, whatever anybody stakes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from cardlessons.core.actions import Done
from cardlessons.core.cards import Pack
from cardlessons.core.choices import Action, Choices
from cardlessons.core.errors import BadRules
from cardlessons.exact import blucher as exact
from cardlessons.games.blucher import Rules, State
from cardlessons.lessons.scenarios.condition import Condition, Dealt


def choose(legal: Choices) -> Action:
    """What a seat does while a deal is searched for: it stakes nothing."""
    return Done()


def match_free(number: int) -> Condition:
    """Pass `number`, counted from 1, has no match. Raises `BadRules` for what can be no pass."""
    _whole("pass", number, 1)

    def chance(pack: Pack) -> Fraction:
        return exact.match_free_pass(pack) * (number <= pack.per_rank)

    return _condition("blucher_match_free", _is_free(number), {"number": number}, chance)


def match_free_passes(count: int) -> Condition:
    """At least `count` passes of the deal have no match. Raises `BadRules`."""
    _whole("count", count, 1)

    def chance(pack: Pack) -> Fraction:
        return sum((share for free, share in exact.free_passes(pack).items() if free >= count), Fraction(0))

    return _condition(
        "blucher_match_free_passes", lambda state: _free(state).count(True) >= count, {"count": count}, chance
    )


def match_free_deal() -> Condition:
    """No call of the whole deal is matched."""
    return _condition("blucher_match_free_deal", lambda state: not any(_matches(state)), {}, exact.match_free_deal)


def matches(count: int) -> Condition:
    """Exactly `count` calls of the deal are matched. Raises `BadRules`."""
    _whole("count", count, 0)

    def chance(pack: Pack) -> Fraction:
        return exact.matches(pack, pack.per_rank).get(count, Fraction(0))

    return _condition("blucher_matches", lambda state: sum(_matches(state)) == count, {"count": count}, chance)


def never_matched(rank: int) -> Condition:
    """No call of this rank is matched. Raises `BadRules`."""
    _whole("rank", rank, 1)

    def chance(pack: Pack) -> Fraction:
        unit = exact.bet(Rules(pack))
        return (unit.returned + unit.doubled) * (rank <= pack.ranks)

    return _condition("blucher_never_matched", lambda state: _in_pass(state, rank) is None, {"rank": rank}, chance)


def doubled_then_matched(rank: int) -> Condition:
    """A match-free pass comes before the first match of this rank, and that match comes later. Raises `BadRules`."""
    _whole("rank", rank, 1)

    def holds(state: State) -> bool:
        lost, free = _in_pass(state, rank), _free(state)
        return lost is not None and any(free[:lost])

    def chance(pack: Pack) -> Fraction:
        return exact.bet(Rules(pack)).lost_doubled * (rank <= pack.ranks)

    return _condition("blucher_doubled_then_matched", holds, {"rank": rank}, chance)


def _condition(
    key: str, holds: Callable[[State], bool], data: dict[str, int | str], chance: Callable[[Pack], Fraction]
) -> Condition:
    """A condition on the turned cards, whose chance depends on the pack alone."""

    def of_deal(deal: Dealt) -> bool:
        return holds(deal.state)

    return Condition("blucher", key, of_deal, data, lambda state: chance(state.rules.pack))


def _is_free(number: int) -> Callable[[State], bool]:
    return lambda state: number <= state.rules.passes and _free(state)[number - 1]


def _matches(state: State) -> list[bool]:
    """For each call whether it was matched."""
    ranks = state.rules.pack.ranks
    return [card.rank == place % ranks + 1 for place, card in enumerate(state.turned)]


def _free(state: State) -> list[bool]:
    """For each pass whether it has no match."""
    ranks, matched = state.rules.pack.ranks, _matches(state)
    return [not any(matched[start : start + ranks]) for start in range(0, len(matched), ranks)]


def _in_pass(state: State, rank: int) -> int | None:
    """In which pass, counted from 0, this rank is first matched."""
    ranks = state.rules.pack.ranks
    calls = enumerate(state.turned[rank - 1 :: ranks]) if rank <= ranks else ()
    return next((number for number, card in calls if card.rank == rank), None)


def _whole(name: str, value: object, least: int) -> None:
    if type(value) is not int or value < least:
        raise BadRules("scenario_whole", name=name, value=value, least=least)
