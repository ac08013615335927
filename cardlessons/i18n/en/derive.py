"""The sentences that justify the steps of a derivation, the names of its terms, and what a check says."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "derive.checked": (
        "Checked: each of the {steps} steps equals the one before it or another way of counting; and for small packs "
        "the same steps agree with all {deals} orders of the ranks, counted one by one."
    ),
    "derive.proof": "Proof, step by step",
    "derive.step_of": "Step {count} of {steps}",
    "derive.next": "Next step",
    "derive.back_one": "Back",
    "derive.all": "All steps",
    "derive.term.match": "a given call matches",
    "derive.term.match_after_misses": "the next call matches, after misses only",
    "derive.term.match_free_pass": "a given pass is match-free",
    "derive.term.match_free_passes": "these passes are all match-free",
    "derive.term.match_free_deal": "no call of the deal matches",
    "derive.term.some_match_free_pass": "some pass is match-free",
    "derive.term.returned": "returned",
    "derive.term.doubled": "doubled",
    "derive.term.lost": "lost",
    "derive.term.lost_doubled": "lost doubled",
    "derive.term.back": "{term.chips} that come back",
    "derive.term.extra": "extra payment",
    "derive.term.net": "what the unit brings",
    "derive.term.fair_extra": "fair extra payment",
    "derive.one_call": "One call: of the {cards} cards that may lie there, {suits} have the rank that is called.",
    "derive.one_rank": "That is one rank in {ranks}, for every call alike, as long as no card has been seen.",
    "derive.named_calls": (
        "Name k calls of one pass and let p(k) be the chance that all of them match: the first meets one of its "
        "{suits} cards among {cards}, the next one of its own {suits} among the cards left, and so on."
    ),
    "derive.named_calls_product": (
        "Multiply: above stand k equal factors, below {cards}! without its last {cards} − k factors."
    ),
    "derive.calls_in_and_out": (
        "Take all deals, leave out those where one named call matches, put back what was left out twice, and so on: "
        "k of the {ranks} calls can be named in C({ranks}, k) ways."
    ),
    "derive.first_calls_missed": (
        "Let m(n) be the chance that the first n calls all miss: of all deals leave out those where one of these calls "
        "matches, put back what was left out twice, and so on; k of n calls can be named in C(n, k) ways."
    ),
    "derive.among_the_missed": (
        "Of the deals in which the first {misses} calls miss, take those in which the next one does not miss as well: "
        "that is what m loses from one call to the next."
    ),
    "derive.put_in": "Put in what {name} is.",
    "derive.written_out": "Write the sum out, term by term.",
    "derive.cancelled": "Cancel each term.",
    "derive.added_up": "Add up.",
    "derive.rooks_on_one_rank": (
        "One rank has {suits} cards, and its calls in {count:pass}: for k matches name k of the cards and k of the "
        "calls, pair them off in k! ways, and let xᵏ keep the count of k."
    ),
    "derive.rooks_counted": "Work the numbers out.",
    "derive.rooks_on_all_ranks": (
        "The {ranks} ranks share neither cards nor calls, so their polynomials multiply; r(k) is the number of ways "
        "to name k matches that can all happen."
    ),
    "derive.rooks_in_and_out": (
        "With k matches fixed the other {cards} − k cards lie in any order; inclusion and exclusion keeps, of all "
        "{cards}! deals, those without a match."
    ),
    "derive.factorial_as_integral": (
        "Every m! is the integral of xᵐe⁻ˣ from 0 to ∞, so a sum of factorials is one integral."
    ),
    "derive.ranks_apart": (
        "Of the {cards} factors x give {suits} to each rank: the sum is a power, with one factor for each of the "
        "{ranks} ranks."
    ),
    "derive.laguerre": "What stands in the brackets has a name: up to a factor it is a Laguerre polynomial.",
    "derive.term_by_term": (
        "Multiply out and integrate term by term: [xᵐ] is the coefficient of xᵐ, and the integral of xᵐe⁻ˣ is m!."
    ),
    "derive.rank_avoids": (
        "One rank has {suits} cards, and n calls in n passes: k matches can be named in C({suits}, k) C(n, k) k! "
        "ways; add them up with changing signs."
    ),
    "derive.rank_laguerre": "Up to a factor this is a Laguerre polynomial.",
    "derive.named_passes": (
        "Let q(n) be the chance that n named passes are all match-free, whatever the others are: each of the {ranks} "
        "ranks must miss its n calls."
    ),
    "derive.passes_in_and_out": (
        "Add the chances of the single passes, take away what was counted twice, and so on: n of the {passes} passes "
        "can be named in C({passes}, n) ways."
    ),
    "derive.passes_put_in": "Put in the exact values, about {values}.",
    "derive.unit_held": (
        "Put one unit on a rank, and let h(i, n) be the chance that its rank has no match in i passes of which n "
        "named ones are match-free: its own rank must miss i calls, each of the other {others} ranks n."
    ),
    "derive.unit_undoubled": (
        "Let z(i, j) be the chance that its rank has no match in the first i passes and none of the first j passes "
        "is match-free: inclusion and exclusion over those j passes."
    ),
    "derive.fate_returned": "Returned: its rank has no match in {passes} passes, and no pass is match-free.",
    "derive.fate_doubled": (
        "Doubled and returned: its rank has no match in {passes} passes, less the case that no pass is match-free."
    ),
    "derive.fate_lost": (
        "Lost: the first match on its rank comes in pass j, one of {passes}, and no pass before was match-free."
    ),
    "derive.fate_lost_doubled": (
        "Lost doubled: one of the four things must happen in {passes} passes, and this one is left."
    ),
    "derive.worked_out": "Work it out.",
    "derive.net_doubled": (
        "Weigh each of the four by what it brings: nothing; one unit; two units lost; three units lost, since all "
        "that lay there is paid once more."
    ),
    "derive.net_original": (
        "Weigh each of the four by what it brings: nothing; one unit; two units lost, and two again, since only the "
        "original unit is paid once more."
    ),
    "derive.net_none": (
        "Weigh each of the four by what it brings: nothing; one unit; one unit lost, and one again, since nothing is "
        "paid on top."
    ),
    "derive.put_in_values": "Put in the exact values.",
    "derive.unit_every_free_pass": (
        "Let w(i, j) be the mean of what the first j passes make of the unit, 0 if its rank has a match in the first "
        "i: m doublings make 2ᵐ of it, and that is the number of ways to pick any of m match-free passes."
    ),
    "derive.unit_every_pass": (
        "Let w(i, j) be the mean of what the first j passes make of the unit, 0 if its rank has a match in the first "
        "i: every pass doubles it."
    ),
    "derive.back": "What lies there after {passes} passes without a match on its rank comes back.",
    "derive.extra_doubled": (
        "As much is paid on top as lies there when the first match on its rank comes, in pass j, one of {passes}."
    ),
    "derive.extra_original": "One unit is paid on top whenever its rank has a match in {passes} passes.",
    "derive.net_lying": "The unit brings what comes back, less the unit itself and what is paid on top.",
    "derive.fair_doubled": (
        "Pay c times the {term.chips} taken on top: P(doubled) − (1 + c) P(lost) − (1 + 2c) P(lost doubled) is 0 for this c."
    ),
    "derive.fair_original": (
        "Pay c times the original unit on top: P(doubled) − (1 + c) P(lost) − (1 + c) P(lost doubled) is 0 for this c."
    ),
    "derive.fair_lying": (
        "With c times the extra payment the unit brings what comes back, less 1 and less c extra payments: 0 for "
        "this c."
    ),
    "error.derive_no_step": "There is no step {number}: the steps are 1 to {steps}.",
    "error.derive_no_value": "The exact value of {expression} cannot be worked out.",
    "error.derive_not_a_number": "A number is needed here, not something that still depends on x.",
    "error.derive_no_root": "The exact value of the square root of {number} cannot be worked out here.",
    "error.derive_two_roots": "√{one} and √{other} do not go together in one exact number here.",
    "error.derive_no_factor": "A denominator stays: the factors in front must cancel every one under a logarithm's slope.",
    "error.derive_not_whole": "A whole number is needed here, not {number}.",
    "error.derive_step_no_value": "Step {step} is not proved. {problem}",
    "error.derive_wrong_first": (
        "Step {step} is wrong: it makes {name} equal to {value}, but another way of counting gives {truth}."
    ),
    "error.derive_wrong_step": (
        "Step {step} is wrong: it makes {name} equal to {value}, but the line before makes it {before}."
    ),
    "error.derive_wrong_part": (
        "Step {step} is wrong: it comes to the same as the line before ({name}), but not term by term."
    ),
    "error.derive_wrong_count": (
        "What begins in step {step} is wrong: with {ranks} ranks and {suits} suits {name} comes out as {value}, but "
        "counting every deal gives {count}."
    ),
    "error.derive_layout": (
        "Where only matches on ranks that carry something end a match-free pass, what a unit brings depends on the "
        "whole layout. The derivation is for the other rule."
    ),
    "error.derive_no_extra": "These rules have no extra payment, so none can be fair.",
}
