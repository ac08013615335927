"""Words: what stands on charts, and what says the same to those who do not see them."""

from __future__ import annotations

NOUNS: dict[str, tuple[str, ...]] = {
    "way": ("way", "ways"),
}

WORDS: dict[str, str] = {
    "plots.terms": "terms added",
    "plots.sum": "sum so far",
    "plots.partial_sums": "Sums of the first 0, 1, 2 … terms: {sums}.",
    "plots.partial_sums_between": "Sums of the first 0, 1, 2 … terms: {sums}. They end between {bounds}.",
    "plots.deals": "deals",
    "plots.mean": "mean",
    "plots.exact": "exact",
    "plots.simulated": "simulated, ± 2 standard errors",
    "plots.closing_in": "The exact value is {exact}. Simulated: {results}.",
    "plots.closing_point": "{mean} ± {error} after {deals:number} deals",
    "plots.value": "value",
    "plots.share": "share",
    "plots.tally": "counted",
    "plots.bars": "Exact probabilities: {exact}.",
    "plots.bars_and_tally": "Exact probabilities: {exact}. Counted in {total:number}: {tally}.",
    "plots.gap": "ranks between the end cards",
    "plots.worth": "worth of a {term.bet} of one",
    "plots.worth_by_gap": "Worth of a {term.bet} of one by the number of ranks between the end cards. {classes}",
    "plots.worths": "{name} – {worths}; never above 0.",
    "plots.worths_above": "{name} – {worths}; above 0 from {least} on.",
    "plots.payment": "extra payment, in the units of its reading",
    "plots.worth_of_unit": "worth of a unit",
    "plots.worth_by_payment": "Worth of a unit by the size of the extra payment, falling lines. {lines}",
    "plots.worth_line": "{name}: {without} without the payment, {with_one} with a payment of one, nothing at {fair}.",
    "plots.rooks": "{rooks:match}\n{ways:way}",
    "plots.rook_boards": "Boards with {cards} cards of one rank down and its {calls} calls across. Ways to name so many matches, none sharing a card or a call – {ways}.",
    "plots.share_staked": "share put down each time",
    "plots.growth": "mean growth of the logarithm",
    "plots.growth_top": "top at {share}: {rate}",
    "plots.growth_said": (
        "Growth against the share put down, for a {term.bet} with these outcomes and probabilities: {chances}. It begins at 0, is "
        "greatest at a share of {top} with {rate}, is 0 again at {even}, and what one has shrinks beyond."
    ),
    "error.plots_classes": "There can be one to {most} classes of end cards here, not {count}.",
    "error.plots_growth": "A top at {top} does not fit: the {term.bet} must be able to lose, the loss must be payable there, and something must grow.",
    "error.plots_readings": "There can be one to {most} readings of the extra payment here, not {count}.",
    "error.plots_payment": "Each extra payment must take something from a unit that is worth more than nothing without it.",
    "error.plots_rooks": "{cards} cards and {calls} calls: there can be no more rooks than cards or calls, and {most} rows, columns or boards at most.",
    "error.plots_format": "A picture is {known}, not {value!r}.",
    "error.plots_empty": "There is nothing to draw yet.",
}
