"""What was wrong with a question to the exact results of Bouillotte, in words."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_bouillotte_hands": "The number of hands dealt is from {least} to {most} with this pack, not {hands!r}.",
    "error.exact_bouillotte_pack_small": (
        "For {hands} hands and the card turned up a pack needs {least:cards}, and this one has {size}."
    ),
    "error.exact_bouillotte_few_unseen": "The question needs {least:cards} that are not known, and here they are {size}.",
    "error.exact_bouillotte_cards": (
        '{value!r} are no cards. Write them like cl.cards("AS KH 9D"), or leave them out if none are known.'
    ),
    "error.exact_bouillotte_twice": "The {card:card} stands here {times} times, and the pack has it {copies} times.",
    "error.exact_bouillotte_hand": 'A hand is {least:cards}, not {count}: write it like cl.cards("AS KH 9D").',
    "error.exact_bouillotte_of": "Of {hands} hands a question can be about 1 to {hands}, not about {of!r}.",
    "error.exact_bouillotte_place": "A place is a whole number from 0, the age's, to {last}; not {place!r}.",
    "error.exact_bouillotte_dropped": (
        "The hand asked about is at place {place}, so that others, once each, can have dropped: {known}; not {dropped}."
    ),
    "error.exact_bouillotte_copies": (
        "This pack has cards more than once, so deals are counted one by one, up to {most:number} of them; here they "
        "are {deals:number}."
    ),
    "error.exact_bouillotte_state": "{value!r} is no state of a deal of Bouillotte.",
    "error.exact_bouillotte_own_pips": (
        "Under these rules each counts the pips in one's own hand, so no suits are counted on the table."
    ),
}
