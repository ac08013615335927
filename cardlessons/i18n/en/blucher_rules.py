"""The rules of Blucher in plain words, for the rules panel: each question and its possible answers."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "blucher.rule_variant": "Which game is it?",
    "blucher.answer_variant_told": "As its sources tell it",
    "blucher.answer_variant_grupp": "The German Blüchern by Grupp, as we read it; accounts of it differ",
    "blucher.answer_variant_own": "Put together from single rules",
    "blucher.rule_pack": "What is the pack?",
    "blucher.rule_extra": "What does a {term.punter} pay on top of a matched {term.stake}?",
    "blucher.answer_extra_doubled": "As much as lies there, doubled {term.chips} included",
    "blucher.answer_extra_original": "As much as was put there, before any doubling",
    "blucher.answer_extra_none": "Nothing",
    "blucher.rule_spoils": "Which matches end a match-free pass?",
    "blucher.answer_spoils_all": "A match on any rank",
    "blucher.answer_spoils_staked": "Only a match on a rank that carries {term.chips}",
    "blucher.rule_doubling": "How often does the {term.bank} double?",
    "blucher.answer_doubling_once": "Once in a deal, after the first match-free pass with {term.chips} on the layout",
    "blucher.answer_doubling_every_free_pass": "After every match-free pass",
    "blucher.answer_doubling_every_pass": "After every pass, match-free or not",
    "blucher.rule_between": "What may {term.punters} do between passes?",
    "blucher.answer_between_locked": "Nothing: what lies there stays there",
    "blucher.answer_between_restake": "Take up, leave or put down anew",
    "blucher.rule_lowest": "What is the least on one rank?",
    "blucher.rule_highest": "What is the most on one rank?",
    "blucher.no_limit": "No limit",
    "blucher.rule_first_bank": "Who is the first {term.banker}?",
    "blucher.first_bank_cut": "Whoever draws the highest card",
    "blucher.first_bank_seat": "{name}, as agreed",
    "blucher.spoils_idle": "Makes no difference: every pass doubles",
    "blucher.rule_pass_on": "Where does the {term.office} go after a deal?",
    "blucher.fixed_pass_on": (
        "One seat to the left, whatever the outcome, and past whoever cannot cover the smallest {term.stake} of every "
        "{term.punter} and so plays as a {term.punter}"
    ),
    "blucher.rule_cover": "What must a {term.punter} be able to pay?",
    "blucher.cover": "Stack plus own {term.chips} on the layout ≥ {times} × own {term.stakes}",
    "blucher.cover_once": "Only the {term.stakes} themselves",
    "blucher.cover_again": "{cover}; between passes reckoned anew with the passes left",
    "blucher.rule_share": "What must the {term.bank} be able to pay?",
    "blucher.share": "As much as lies on the layout: each {term.punter} may fill an equal share of the {term.bank}'s {term.chips}",
    "blucher.share_of_part": (
        "{multiple} times what lies on the layout: each {term.punter} may fill an equal share of the {term.bank}'s "
        "{term.chips} ÷ {multiple}"
    ),
    "blucher.rule_sit_out": "What if a {term.punter} cannot pay for the smallest {term.stake}?",
    "blucher.fixed_sit_out": "They sit out, and may still be the {term.banker}",
    "blucher.rule_over": "When is the game over?",
    "blucher.fixed_over": (
        "When it is ended between deals, when fewer than {least} seats can take part, or when no seat can be the "
        "{term.banker}"
    ),
}
