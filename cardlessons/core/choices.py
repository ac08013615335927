"""What may be done: `Choices` for whoever acts, `Weights` for the pack. Both are lazy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from cardlessons.core.actions import same
from cardlessons.core.cards import Card, Pack, is_card
from cardlessons.i18n import text

Action = Any  # each game's own named tuples; `kind` tells them apart


class Range(NamedTuple):
    """Amounts that may fill the `chips` of `template`: `low`, `low + step` … up to `high`."""

    template: Action
    low: int
    high: int
    step: int = 1

    def at(self, chips: int) -> Action:
        """The action with that amount."""
        return self.template._replace(chips=chips)

    def __contains__(self, action: Action) -> bool:
        if type(action) is not type(self.template):
            return False
        chips = action.chips
        return type(chips) is int and chips in self.amounts and same(action, self.at(chips))

    @property
    def amounts(self) -> range:
        """The amounts, in order."""
        return range(self.low, self.high + 1, self.step)


class Choices:
    """The legal actions: single ones, and `ranges` of amounts.

    Iterates over all, knows `in` and truth without a list.
    """

    __slots__ = ("actions", "ranges")

    def __init__(self, actions: tuple[Action, ...] = (), ranges: tuple[Range, ...] = ()) -> None:
        self.actions = actions
        self.ranges = ranges

    def __iter__(self) -> Iterator[Action]:
        yield from self.actions
        for amounts in self.ranges:
            yield from (amounts.at(chips) for chips in amounts.amounts)

    def __contains__(self, action: object) -> bool:
        return any(same(action, one) for one in self.actions) or any(action in amounts for amounts in self.ranges)

    def __bool__(self) -> bool:
        return bool(self.actions) or any(amounts.amounts for amounts in self.ranges)

    def describe(self) -> str:
        """A sentence that names what is legal."""
        names = list(_alike(self.actions, self.ranges))
        if not names:
            return text("error.allowed_nothing")
        return text("error.allowed", actions="; ".join(names))


class Later(Choices):
    """Choices worked out when somebody first looks at them: a refusal carries them, and few refusals are read."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[], Choices]) -> None:
        self._work_out = work_out

    def __getattr__(self, name: str) -> Any:
        # Only reached while the fields are unset.
        if name not in Choices.__slots__:
            raise AttributeError(name)
        choices = self._work_out()
        self.actions, self.ranges = choices.actions, choices.ranges
        return getattr(self, name)


def _alike(actions: Iterable[Action], ranges: Iterable[Range]) -> Iterator[str]:
    """The actions and the ranges in words, those that differ in their rank alone said together."""
    alike: dict[Action, list[Action]] = {}
    for action in (*actions, *(_in_words(amounts) for amounts in ranges)):
        alike.setdefault(action._replace(rank=None) if hasattr(action, "rank") else action, []).append(action)
    for first, *others in alike.values():
        ranks = ", ".join(text("cards.short_rank", rank=action.rank) for action in (first, *others) if others)
        yield str(first._replace(rank=ranks) if others else first)


def _in_words(amounts: Range) -> Action:
    """What a range says: its action, with the amounts in words."""
    return amounts.template._replace(chips=text("error.range", low=amounts.low, high=amounts.high))


class Weights(Protocol):
    """How the pack moves: actions with integer weights. Iterates over (action, weight)."""

    @property
    def total(self) -> int:
        """The sum of all weights."""

    def __iter__(self) -> Iterator[tuple[Action, int]]: ...

    def __contains__(self, action: object) -> bool: ...

    def at(self, k: int) -> Action:
        """The action on which the `k`-th unit of weight lies, 0 ≤ k < total."""


class Certain:
    """The pack's only move, with weight 1: a shuffle."""

    __slots__ = ("action",)
    total = 1

    def __init__(self, action: Action) -> None:
        self.action = action

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        yield self.action, 1

    def __contains__(self, action: object) -> bool:
        return same(action, self.action)

    def at(self, k: int) -> Action:
        """The move, for k = 0."""
        return self.action


class Unseen:
    """One card of the unseen ones: each face weighs as many copies as are not in the count `seen`."""

    __slots__ = ("drawn", "make", "pack", "seen")

    def __init__(self, make: Callable[[Card], Action], pack: Pack, seen: int, drawn: int) -> None:
        self.make = make
        self.pack = pack
        self.seen = seen
        self.drawn = drawn

    @property
    def total(self) -> int:
        """How many cards are unseen."""
        return self.pack.size - self.drawn

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        for card in self.pack.faces:
            if weight := self.pack.unseen(card, self.seen):
                yield self.make(card), weight

    def __contains__(self, action: object) -> bool:
        card = getattr(action, "card", None)
        return is_card(card) and self.pack.unseen(card, self.seen) > 0 and same(action, self.make(card))

    def at(self, k: int) -> Action:
        """The action that turns the `k`-th unseen card."""
        for action, weight in self:
            if k < weight:
                return action
            k -= weight
        raise IndexError(k)


class PackChoices(Choices):
    """The pack's moves as choices: what `Weights` weighs, without the weights."""

    __slots__ = ("weights",)

    def __init__(self, weights: Weights) -> None:
        self.actions, self.ranges = (), ()
        self.weights = weights

    def __iter__(self) -> Iterator[Action]:
        return (action for action, _ in self.weights)

    def __contains__(self, action: object) -> bool:
        return action in self.weights

    def __bool__(self) -> bool:
        return self.weights.total > 0

    def describe(self) -> str:
        """A sentence that names the pack's move."""
        key = "error.allowed_pack" if self.weights.total > 1 else "error.allowed_pack_one"
        return text(key, action=str(self.weights.at(0)), count=self.weights.total)
