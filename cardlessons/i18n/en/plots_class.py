"""Words of the charts of a class: its numbers as dots, and how its answers stood."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "plots.times": "how often",
    "plots.dots": "How often each value came up: {counts}.",
    "plots.dots_truth": "How often each value came up: {counts}. Exact: {truth}.",
    "plots.truth": "exact: {truth}",
    "plots.answers": "answers",
    "plots.verdicts": "How the answers stood. {rows}",
    "plots.verdict_row": "{name} – {counts}.",
}
