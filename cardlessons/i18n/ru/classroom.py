"""Слова для класса: модель с жетонами и прогнозами вместо терминов старинной игры."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "chip": ("жетон", "жетона", "жетонов"),
    "chip_acc": ("жетон", "жетона", "жетонов"),
}

TERMS: dict[str, str] = {
    "chips": "жетоны",
    "chips_gen": "жетонов",
    "stake": "прогноз",
    "stakes": "прогнозы",
    "to_stake": "положить",
    "bank": "ведущий",
    "office": "роль ведущего",
    "banker": "ведущий",
    "punter": "участник",
    "punters_dat": "участникам",
    "pot": "общий запас",
}

WORDS: dict[str, str] = {
    "blucher.sat_out": "{name} не может оплатить наименьший прогноз и пропускает сдачу.",
}
