"""The one idea: a game is frozen states and one pure function, and the pack is a player too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from cardlessons.core.choices import Action, Choices, Weights

State = Any  # each game's own frozen named tuple
Event = Any  # each game's own named tuples; `kind` tells them apart
Events = tuple[Event, ...]
Seat = int  # seats count from 0; seat + 1 sits to the left
NOBODY: Seat = -1  # whoever sees only what lies open to all


class Actor(Enum):
    """Who acts when no seat does."""

    DEALER = "dealer"
    OVER = "over"

    def __repr__(self) -> str:
        return self.name


DEALER = Actor.DEALER
OVER = Actor.OVER


class Transition(NamedTuple):
    """What an action makes: the state after it and what happened, in order."""

    state: State
    events: Events


class Game(Protocol):
    """A game that can be played, stepped, replayed, counted and taught.

    States are frozen and hold no random generator. `apply` is the only way from one to the next; turning a card is an
    action, and `chance` weighs the pack's actions exactly, by counting what is unseen. For the table a state has its
    `rules`, how many `seats` there are, the `chips` of each, the number of the `deal`, and the high `cut` if one is
    being drawn, else None.
    """

    name: str
    actions: Mapping[str, type]  # the kinds of action, by the name that transcripts write
    hides_hands: bool  # whether seats hold cards that others do not see
    landmarks: Mapping[str, Callable[[Event], bool]]  # what play can be run to: name, and the event that reaches it

    def start(self, rules: Any, seats: int, chips: Sequence[int]) -> State:
        """The first deal. Raises `BadRules` and, if it cannot be played with these chips, `MatchOver`."""

    def next_deal(self, state: State, rules: Any = None) -> State:
        """The deal after a settled one: chips carry over; `rules` from now on. Raises `MatchOver`, `IllegalAction`."""

    def to_act(self, state: State) -> Seat | Actor:
        """The seat that must choose, DEALER when the pack moves, OVER when this deal is settled."""

    def legal(self, state: State) -> Choices:
        """What may be done now; empty when the deal is OVER."""

    def chance(self, state: State) -> Weights:
        """How the pack moves. Raises `IllegalAction` when DEALER is not to act."""

    def apply(self, state: State, action: Action) -> Transition:
        """The state after `action`, and what happened. Raises `IllegalAction`; nothing has changed then."""

    def view(self, state: State, seat: Seat | None) -> State:
        """The state as `seat` sees it, hidden cards masked; None sees everything, NOBODY what is open to all."""

    def view_events(self, events: Events, seat: Seat | None) -> Events:
        """The events as `seat` sees them."""

    def view_action(self, action: Action, before: State, told: State, seat: Seat | None) -> Action:
        """`action`, done in the state `before`, as `seat` knows it when it has been told the deal up to `told`."""

    def apply_seen(self, state: State, action: Action) -> Transition:
        """As `apply`, of what one seat saw: `action` may have been masked by `view_action`. Raises `IllegalAction`."""

    def canonical(self, state: State) -> State:
        """One state that stands for all with the same future: what walks merge on."""

    def balances(self, state: State) -> Mapping[str | int, int]:
        """Who holds how many chips: each seat, and each place on the table by name. Their sum never changes."""

    def rules_from(self, data: Mapping[str, Any]) -> Any:
        """The rules that a transcript describes. Raises `BadRules`."""
