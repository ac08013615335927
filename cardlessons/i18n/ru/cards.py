"""Names of cards and packs in sentences."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "cards.name": "{card:card}",
    "cards.code": "{card:code}",
    "cards.rank": "{rank:rank}",
    "cards.short_rank": "{rank:short}",
    "cards.pack": "достоинств {ranks} × мастей {suits}",
    "cards.pack_copies": "достоинств {ranks} × мастей {suits}, всё по {copies}",
}
