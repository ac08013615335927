"""What the lessons on Blucher ask. No number here that is an answer: this text stands on the page before the lock."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "lessons.ask.king_after_no_king": "Twelve cards are turned, and no king is among them. Compared with 1/13: how likely is a king at the thirteenth call?",
    "lessons.ask.king_after_misses": "Twelve calls have missed, and that is all you know. Compared with 1/13: how likely is a king at the thirteenth call?",
    "lessons.ask.which_side": "{term.Bank} or {term.punter}: which side would you take?",
    "lessons.ask.size_of_the_edge": "A hundred {term.chips} are put down, one on a rank and left lying. How many of them does that side keep on average?",
    "lessons.ask.four_independent_tries": "How likely is it that some pass of a deal is match-free, compared with four passes that know nothing of each other?",
    "lessons.ask.spread_of_counts": "Twenty-five learners each count the match-free passes among 30. How far apart are the highest and the lowest count?",
}
