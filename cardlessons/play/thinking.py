"""The bots at a table: what each decides, and that somebody may be told while a slow one thinks."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from time import monotonic

from cardlessons.core.choices import Action
from cardlessons.core.game import Seat
from cardlessons.play.bots import Bot
from cardlessons.play.draws import bot_draws
from cardlessons.play.history import History

PATIENCE = 0.1  # seconds: who waits longer wants to know what for


class Thinkers(Container[Seat]):
    """The bots by seat. `listeners` are told the seat of a bot that has been slow before, each time it thinks."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        self._bots = dict(bots)
        self._longest = dict.fromkeys(bots, 0.0)
        self.listeners: list[Callable[[Seat], None]] = []

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def decide(self, history: History, seat: Seat) -> Action:
        """What the bot at `seat` does at the history's cursor, given its own view and draws of its own."""
        view = history.game.view(history.state, seat)
        draws = bot_draws(history.seed, history.at.deal, seat, history.decisions(seat))
        if self._longest[seat] > PATIENCE:
            for listener in self.listeners:
                listener(seat)
        begun = monotonic()
        action = self._bots[seat](view, history.game.legal(view), draws)
        self._longest[seat] = max(self._longest[seat], monotonic() - begun)
        return action
