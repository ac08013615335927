"""Words of one deal, ten, many: what is asked of growing numbers of deals, and how far the last step is."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "many.title": "{what}. Exactly: {exact}",
    "many.blucher.match_free_pass": "The share of passes without a match",
    "many.blucher.match_free_passes": "The share of deals in which the named passes have no match",
    "many.blucher.some_match_free_pass": "The share of deals with some pass without a match",
    "many.blucher.match_free_deal": "The share of deals without any match",
    "many.blucher.matches": "The mean number of matches",
    "many.blucher.bet": "The mean net of a {term.stake} of one",
    "many.acey_deucey.outcomes": "The mean net of a {term.bet} of one",
    "many.acey_deucey.turn_value": "The mean net of a turn; one is the whole {term.pot}",
    "many.acey_deucey.red_dog_edge": "What the House keeps of one {term.ante} on average",
    "many.bouillotte.brelan": "The share of deals in which a given hand is a brelan",
    "many.bouillotte.carre": "The share of deals in which a given hand is a carré",
    "many.bouillotte.favori": "The share of deals in which a given hand is a favori",
    "many.bouillotte.some_brelan": "The share of deals with some brelan at the table",
    "many.bouillotte.tied_suits": "The share of deals in which the best suits tie",
    "many.bouillotte.equity": "The share of the {term.pot} that a hand takes on average",
    "many.deals": "deals",
    "many.mean": "mean",
    "many.error": "standard error",
    "many.exact": "exact",
    "many.count": "{deals:number}",
    "many.too_few": "too few to tell",
    "many.deal": "Deal {deals:number}",
    "many.stop": "Stop",
    "many.progress": "How far the last step is",
    "many.dealing": "Dealing. Esc stops it, and what has been counted stays.",
    "many.done": "All dealt: after {deals} deals the mean is {mean} {error}.",
    "many.stopped": "Stopped: after {deals} deals the mean is {mean} {error}.",
}
