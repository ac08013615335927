"""Words: what stands on charts, and what says the same to those who do not see them."""

from __future__ import annotations

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
    "error.plots_format": "A picture is {known}, not {value!r}.",
    "error.plots_empty": "There is nothing to draw yet.",
}
