"""A history: a list of (action, transition) and one cursor.

Cuts and shuffles are in it, so that a deal can be stepped from its start on. What the pack does depends on the seed,
the number of the shuffle and the place of the card alone: undoing and choosing otherwise meets the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardlessons.core.actions import Shuffle, same
from cardlessons.core.choices import Action
from cardlessons.core.errors import IllegalAction, MatchOver
from cardlessons.core.game import OVER, Actor, Events, Game, Seat, State, Transition
from cardlessons.play.draws import card_draw


class NextDeal(NamedTuple):
    """The next deal begins, under `rules`."""

    rules: Any
    kind: str = "next_deal"


class EndGame(NamedTuple):
    """A person ends the game between deals."""

    kind: str = "end_game"


class Entry(NamedTuple):
    """What was done, and what it made.

    `deal` counts from 1, `shuffles` since the start, `drawn` cards since the last one.
    """

    action: Action
    transition: Transition
    deal: int
    shuffles: int
    drawn: int


class History:
    """All that was played in one game. Immutable but for its list and its cursor."""

    def __init__(self, game: Game, rules: Any, seats: int, chips: Sequence[int], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.entries = [Entry(None, Transition(game.start(rules, seats, chips), ()), 1, 0, 0)]
        self.cursor = 0

    @property
    def at(self) -> Entry:
        """The entry at the cursor."""
        return self.entries[self.cursor]

    @property
    def state(self) -> State:
        """The state at the cursor."""
        return self.at.transition.state

    @property
    def events(self) -> Events:
        """What the last action before the cursor brought."""
        return self.at.transition.events

    @property
    def ended(self) -> bool:
        """Whether a person has ended the game."""
        return self.ended_at(self.cursor)

    def ended_at(self, cursor: int) -> bool:
        """Whether a person had ended the game at `cursor`."""
        return type(self.entries[cursor].action) is EndGame

    @property
    def to_act(self) -> Seat | Actor:
        """The seat that must choose, DEALER, or OVER when this deal is settled."""
        return self.game.to_act(self.state)

    def play(self, action: Action) -> Entry:
        """Plays `action` at the cursor. The future is cut only if it differs from what was played there.

        Raises `IllegalAction`; nothing has changed then.
        """
        if self.cursor + 1 < len(self.entries):
            following = self.entries[self.cursor + 1]
            if same(following.action, action):
                self.cursor += 1
                return following
        return self._add(self._entry(action, self.game.apply(self.state, action)))

    def follow(self, action: Action) -> Entry:
        """Goes on by an action as one seat saw it. Raises `IllegalAction`; nothing has changed then."""
        return self._add(self._entry(action, self.game.apply_seen(self.state, action)))

    def _entry(self, action: Action, transition: Transition) -> Entry:
        last = self.at
        if type(action) is Shuffle:
            return Entry(action, transition, last.deal, last.shuffles + 1, 0)
        drawn = last.drawn + hasattr(action, "card")  # only cards are counted: what else happens shifts no card
        return Entry(action, transition, last.deal, last.shuffles, drawn)

    def _add(self, entry: Entry) -> Entry:
        self.entries[self.cursor + 1 :] = [entry]
        self.cursor += 1
        return entry

    def pack_move(self) -> Action:
        """What the pack does at the cursor. Raises `IllegalAction` when a player is to choose."""
        weights = self.game.chance(self.state)
        if weights.total == 1:
            return weights.at(0)
        draw = card_draw(self.seed, self.at.shuffles, self.at.drawn)
        return weights.at(int(draw * weights.total))

    def next_deal(self, rules: Any = None) -> Entry:
        """Begins the next deal, under `rules` or the same ones as before.

        Raises `IllegalAction`, `BadRules`, `MatchOver`; nothing has changed then.
        """
        if self.ended:
            raise MatchOver("over_ended")
        last = self.at
        state = self.game.next_deal(self.state, rules)
        action = NextDeal(state.rules)  # what is settled before the first deal is not as `rules` say
        if self.cursor + 1 < len(self.entries) and self.entries[self.cursor + 1].action == action:
            self.cursor += 1
            return self.at
        return self._add(Entry(action, Transition(state, ()), last.deal + 1, last.shuffles, last.drawn))

    def end(self) -> Entry:
        """Ends the game. Raises `IllegalAction` in the middle of a deal; once ended, changes nothing."""
        if self.to_act is not OVER:
            raise IllegalAction("end_in_deal")
        if self.ended:
            return self.at
        return self._add(self.at._replace(action=EndGame(), transition=Transition(self.state, ())))

    def go(self, cursor: int) -> None:
        """Moves the cursor. Raises `IllegalAction` beyond either end."""
        if type(cursor) is not int:
            raise IllegalAction("no_moment", cursor=cursor)
        if not 0 <= cursor < len(self.entries):
            raise IllegalAction("history_end" if cursor > 0 else "history_start", None)
        self.cursor = cursor

    def deal_start(self) -> int:
        """The cursor at which the deal at the cursor began."""
        return next(i for i, entry in enumerate(self.entries) if entry.deal == self.at.deal)

    def decisions(self, seat: Seat) -> int:
        """How many choices `seat` has made in this deal before the cursor."""
        start = self.deal_start()
        acted = (self.game.to_act(entry.transition.state) for entry in self.entries[start : self.cursor])
        return sum(actor == seat for actor in acted)
