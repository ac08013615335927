"""Names of cards and packs in sentences."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "cards.name": "{card:card}",
    "cards.code": "{card:code}",
    "cards.rank": "{rank:rank}",
    "cards.short_rank": "{rank:short}",
    "cards.pack": "{ranks} ranks × {suits} suits",
    "cards.pack_copies": "{ranks} ranks × {suits} suits, {copies} times over",
}
