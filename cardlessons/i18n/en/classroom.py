"""The classroom wording: a model with counters and forecasts, in the place of the historical game's terms."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("counter", "counters"),
    "chip_acc": ("counter", "counters"),
    "chip_gen": ("counter", "counters"),
}

TERMS: dict[str, str] = {
    "chip": "counter",
    "chips": "counters",
    "stake": "forecast",
    "stakes": "forecasts",
    "to_stake": "forecast",
    "bank": "caller",
    "office": "call",
    "banker": "caller",
    "punter": "forecaster",
    "punters": "forecasters",
    "pot": "pool",
    "bet": "forecast",
    "bets": "forecasts",
    "to_bet": "forecast",
}
