"""The rule laboratory: the names of its figures, its table, its form."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lab.title": "Exact figures of {game}",
    "lab.game_blucher": "Blucher",
    "lab.game_acey_deucey": "Acey Deucey",
    "lab.figure": "figure",
    "lab.exact": "exact",
    "lab.before": "as it was",
    "lab.after": "as changed",
    "lab.difference": "difference",
    "lab.moved": "{moved} of {rows} figures have changed.",
    "lab.invitation": "Change a rule and see both: {call}",
    "lab.reset": "All rules as they were",
    "lab.rules": "Rules",
    "lab.no_kernel": "To change a rule here, open this page as a notebook and run this cell.",
    # Blucher
    "lab.matches": "matches in a deal, on average",
    "lab.matches_variance": "variance of the matches in a pass",
    "lab.lost": "a unit on one rank is lost",
    "lab.worth": "worth of a unit",
    "lab.variance": "variance of what it brings",
    "lab.covariance": "covariance of two units on two ranks",
    "lab.returned": "it comes back as it is",
    "lab.doubled": "it comes back doubled",
    "lab.lost_doubled": "it is lost doubled",
    "lab.fair_extra": "fair extra payment, in present ones",
    "lab.unit": "One unit lies on one rank, alone on the layout; worth is what it brings on average.",
    "lab.left_lying": "What lies on the layout is left there, though it could be moved between passes.",
    # Acey Deucey
    "lab.pair": "the end cards are a pair",
    "lab.neighbours": "the end cards are neighbours",
    "lab.gap": "worth at gap {gap}",
    "lab.gap_ace": "worth at gap {gap}, one high ace",
    "lab.gap_low_ace": "worth at gap {gap}, one low ace",
    "lab.on_pair": "worth on a pair: {rank:rank}",
    "lab.on_pair_of_aces": "worth on a pair of aces",
    "lab.two_aces": "worth between low and high ace",
    "lab.favourable": "a {term.bet} is worth more than nothing",
    "lab.turn": "worth of a turn at best, as a share of the {term.pot}",
    "lab.edge": "what the House keeps of each {term.ante}",
    "lab.new_cards": "A turn that can begin anew without end has no worth of its own here.",
    "lab.worths": "Worth is what a {term.bet} of one brings on average, from a fresh pack.",
    # errors
    "error.lab_rule": "Here there is no rule {names} to change. There are – {known}.",
}
