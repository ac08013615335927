"""Words of the scenario finder: what a deal can be searched for, and what a table says of a deal that was chosen."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "scenario.notice": "This deal was chosen; it is not typical.",
    "scenario.notice_reason": "This deal was chosen, because {reason}; it is not typical.",
    "scenario.notice_rarity": "How often such deals come: {rarity}.",
    "scenario.found": "Seed {seed}: {reason}. Deals tried: {tried:number}.",
    "scenario.rarity": "How often such deals come: {rarity}.",
    "scenario.counted": "{hits:number} of {deals:number} deals counted, {mean} ± {error}",
    "scenario.counted_none": "in none of {deals:number} deals counted, so very probably below {most}",
    # What a deal was chosen for; each stands after "because".
    "scenario.own": "{words}",
    "scenario.unnamed": "it meets a condition of the class's own",
    "scenario.blucher_match_free": "pass {number} has no match",
    "scenario.blucher_match_free_passes": "at least {count} of its passes have no match",
    "scenario.blucher_match_free_deal": "no call of the whole deal is matched",
    "scenario.blucher_matches": "the number of its matches is exactly {count}",
    "scenario.blucher_never_matched": "the rank {rank:rank} is called and never matched",
    "scenario.blucher_doubled_then_matched": "the rank {rank:rank} is matched only after a match-free pass",
    "scenario.acey_pair": "the end cards are a pair",
    "scenario.acey_gap": "the gap between the end cards is {k}",
    "scenario.acey_gap_between": "the gap is {k} and the third card falls between",
    "scenario.acey_gap_post": "the gap is {k} and the third card is a post",
    "scenario.acey_gap_outside": "the gap is {k} and the third card falls outside",
    "scenario.acey_between": "the third card falls between the end cards",
    "scenario.acey_post": "the third card is a post",
    "scenario.acey_outside": "the third card falls outside",
    "scenario.boui_brelans": "at least {count} of the hands dealt are three of a rank",
    "scenario.boui_suits_tie": "the best suits tie",
    "error.scenario_whole": "{name} must be a whole number from {least}, not {value!r}.",
    "error.scenario_fall": "The third card falls {known}, not {value!r}.",
    "error.scenario_game": "“{reason}” is a condition of {game}, and the search is in {other}.",
    "error.scenario_condition": (
        "{value!r} is no condition. Take one from cl.lessons.scenarios.{game}, or give a function of a deal that says whether it fits."
    ),
    "error.scenario_impossible": "No deal under these rules is so: {reason}. No deal was tried.",
    "error.scenario_nothing": (
        "Deals tried: {tried:number}. None was so: {reason}. Try more with most=…, or go on with start={next}."
    ),
    "error.scenario_nothing_yet": (
        "Deals tried: {tried:number}. None was so: {reason}. How often such deals come: {rarity}. Try more with most=…, or "
        "go on with start={next}."
    ),
}
