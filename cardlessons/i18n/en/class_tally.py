"""A class's show of hands: its form, what it says, what it refuses."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "hand": ("hand", "hands"),
}

WORDS: dict[str, str] = {
    "hands.count": "{hands:hand}.",
    "hands.none_yet": "No hands yet.",
    "hands.truth": "Exact: {truth}.",
    "hands.exact": "exact: {truth}",
    "hands.closed": "The counting is over.",
    "hands.waits": "The outcome is ready. It appears here as soon as you lock the tally.",
    "hands.hint": "Count the hands for each answer. Once locked, the tally stays.",
    "hands.latest": "{value}: {hands:hand}. In all: {all}.",
    "hands.value": "Hands for",
    "hands.value_says": "{value}: {hands:hand}",
    "hands.previous": "One lower",
    "hands.next": "One higher",
    "hands.add": "Add a hand",
    "hands.take": "Take one back",
    "hands.keys": "Keys: arrows or typing the answer choose it; + or Enter adds a hand; − or Backspace takes one back.",
    "hands.paste": "Paste a list",
    "hands.list": "The class's numbers, one for each hand",
    "hands.count_list": "Count them",
    "hands.no_kernel": "To count hands here, open this page as a notebook and run this cell.",
    "error.hands_value": "“{given}” is not among the answers here: {known}.",
    "error.hands_none": "There is no hand for {value} to take back.",
    "error.hands_locked": "The tally is locked with {hands:hand} and stays. That is what makes it worth comparing.",
    "error.hands_nothing": "There is nothing to count yet. Write it like {example}.",
    "error.hands_choices": "A show of hands needs at least two different answers in words, not: {given}.",
    "error.hands_bounds": (
        "From {low} to {high} by {step} is no row of answers: low must be less than high, whole steps must lead from "
        "one to the other, and there can be {most} answers at most."
    ),
}
