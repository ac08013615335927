"""The classroom wording: a model with counters and forecasts, in the place of the historical game's terms."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("жетон", "жетона", "жетонов"),
    "chip_acc": ("жетон", "жетона", "жетонов"),
    "chip_gen": ("жетона", "жетонов", "жетонов"),
}

TERMS: dict[str, str] = {
    "chips": "жетоны",
    "chips_gen": "жетонов",
    "stake": "прогноз",
    "stake_gen": "прогноза",
    "stakes": "прогнозы",
    "stakes_gen": "прогнозов",
    "to_stake": "положить",
    "bank": "ведущий",
    "office": "роль ведущего",
    "banker": "ведущий",
    "punter": "участник",
    "punters_dat": "участникам",
    "pot": "общий запас",
    "bet": "прогноз",
    "to_bet": "положить",
    "pot_gen": "общего запаса",
}

WORDS: dict[str, str] = {
    "blucher.sat_out": "{name} не может оплатить наименьший прогноз и пропускает сдачу.",
}
