"""What was wrong with a question to the exact results, in words."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_passes": "A deal of this pack has {most} passes, so their number is from 1 to {most}, not {value!r}.",
    "error.exact_misses": "At least one call of the pass must be left: its missed calls are from 0 to {most}, not {value!r}.",
    "error.exact_layout": "Name at least one rank that carries a {term.stake}, from 1 (ace) to {ranks}; got: {layout}.",
    "error.exact_no_layout": (
        "Under these rules only matches on ranks that carry a {term.stake} spoil a pass, so what a {term.stake} brings depends on "
        "the whole layout. Say which ranks carry a {term.stake}, for example layout=[1, 8]."
    ),
    "error.exact_too_many": (
        "A rule that looks at the {term.stakes} needs every set of passes; that is counted up to {most} passes, not {passes}."
    ),
    "error.exact_four_fates": (
        "Four fates of a {term.stake} (lost or returned, doubled or not) belong to a {term.bank} that doubles once. Under these "
        "rules ask for the outcomes."
    ),
    "error.exact_two_ranks": "A covariance needs {term.stakes} on two ranks, and here only one rank carries a {term.stake}.",
    "error.exact_one_on_each": "What a unit on each rank brings is counted where the {term.bank} doubles once, after the first pass without any match.",
    "error.exact_state": "{value!r} is no state of a deal of Blucher.",
    "error.exact_seat": "There is no seat {seat!r}: the seats are 0 to {last}, or None for all.",
}
