"""Words: simulations, their results and what they refuse."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "simulate.result": "{mean} ± {error} (n = {deals:number})",
    "error.simulate_unknown": "There is no experiment “{name}”; there are {known}.",
    "error.simulate_parameters": "“{name}” has no parameter {unknown}; it has {known}.",
    "error.simulate_missing": "“{name}” must be told: {missing}.",
    "error.simulate_executor": "{value!r} is no executor: it cannot share work out as those of concurrent.futures do.",
    "error.simulate_progress": "{value!r} cannot be called with what is known so far; give a function of a result.",
    "error.simulate_whole": "{name} must be a whole number from {least}, not {value!r}.",
    "error.simulate_whole_between": "{name} must be a whole number from {least} to {most}, not {value!r}.",
    "error.simulate_layout_needed": (
        "Where only matches on ranks that carry a {term.stake} end a match-free pass, what one is worth depends on all "
        "{term.stakes}. Give the ranks that carry them: layout=[1, 8]."
    ),
    "error.simulate_layout_empty": "The layout is empty: name at least one rank that carries a {term.stake}.",
    "error.simulate_too_many_passes": (
        "{passes:pass} are too many to simulate: a {term.stake} could double in each, and numbers here hold {most} doublings."
    ),
}
