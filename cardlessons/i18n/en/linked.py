"""Words of linked terms: what a term of a proof marks at the table."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "linked.term": "{term}: marks at the table what it counts",
    "linked.marked": "Marked at the table: {cards}.",
    "linked.nothing": "No open card at the table is one that this counts.",
    "linked.spot": "{name}, counted",
    "error.linked_table": "A proof of {game} marks cards at a table of {game}: give one as table=…, or none.",
    "widget.mark_counted": "counted",
}
