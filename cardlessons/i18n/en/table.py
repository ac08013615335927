"""The table of any game: its controls, its odds, its text."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "table.back": "Back",
    "table.step": "Step",
    "table.next_deal": "Next deal",
    "table.same_deal": "Same deal again",
    "table.end": "End the game",
    "table.why_start": "This is the start of the game.",
    "table.why_deal_start": "This deal has only begun.",
    "table.why_settled": "This deal is settled: begin the next one.",
    "table.why_ended": "The game has been ended.",
    "table.why_unsettled": "This deal is not settled yet.",
    "table.why_person": "It is for {name} to choose.",
    "table.why_not_choosing": "Nobody is to choose now.",
    "table.counts": "{count} of the {total} unseen",
    "table.about": "about {count:number} of {total:number} deals",
    "table.always": "in every deal",
    "table.never": "in no deal",
    "table.approx": "≈ {number}",
    "table.point": ".",
    "table.average": "about {chips:chip} in {total:number} deals",
    "table.average_exact": "{chips:chip} in {total:number} deals",
    "table.from_to": "from {low:number} to {high:number} of {total:number} deals",
    "table.text_odds": "Odds",
    "table.text_can": "You can: {choices}.",
    "table.text_pick": "{label} ({options})",
    "table.text_choice": "{label} ({low} to {high})",
}
