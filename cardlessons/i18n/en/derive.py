"""The sentences that justify the steps of a derivation, the names of its terms, and what a check says."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "derive.checked": (
        "Checked: all {steps} steps, each against the one before or against another way of counting, and the same "
        "steps for small packs against every order of their ranks ({deals} in all)."
    ),
    "derive.term.match": "a given call matches",
    "derive.term.match_free_pass": "a given pass is match-free",
    "derive.one_call": "One call: of the {cards} cards that may lie there, {suits} have the rank that is called.",
    "derive.one_rank": "That is one rank in {ranks}, for every call alike, as long as no card has been seen.",
    "derive.named_calls": (
        "Name k calls of one pass, and let p(k) be the chance that all of them match: the first meets one of its "
        "{suits} cards among {cards}, the next one of its own {suits} among those left, and so on."
    ),
    "derive.named_calls_product": "Above, k equal factors; below, {cards}! without its last {cards} − k factors.",
    "derive.calls_in_and_out": (
        "Take all deals, leave out those in which one named call matches, put back what was left out twice, and "
        "so on: there are C({ranks}, k) ways to name k of the {ranks} calls."
    ),
    "derive.put_in": "Put in what {name} is.",
    "derive.written_out": "Write the sum out, term by term.",
    "derive.cancelled": "Cancel each term.",
    "derive.added_up": "Add up.",
    "error.derive_no_step": "There is no step {number}: the steps are 1 to {steps}.",
    "error.derive_no_value": "The exact value of {expression} cannot be worked out.",
    "error.derive_not_a_number": "A number is needed here, not something that still depends on x.",
    "error.derive_not_whole": "A whole number is needed here, not {number}.",
    "error.derive_step_no_value": "Step {step} is not proved. {problem}",
    "error.derive_wrong_first": (
        "Step {step} is wrong: it makes {name} equal to {value}, but another way of counting gives {truth}."
    ),
    "error.derive_wrong_step": (
        "Step {step} is wrong: it makes {name} equal to {value}, but the line before makes it {before}."
    ),
    "error.derive_wrong_part": (
        "Step {step} is wrong: it adds up to the same as the line before ({name}), but not term by term."
    ),
    "error.derive_wrong_count": (
        "The term that begins in step {step} is wrong: with {ranks} ranks and {suits} suits {name} comes out as "
        "{value}, but counting every deal gives {count}."
    ),
}
