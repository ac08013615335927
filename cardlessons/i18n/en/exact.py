"""What was wrong with a question to the exact results, in words."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.exact_passes": "A deal of this pack has {most} passes, so their number is from 1 to {most}, not {value!r}.",
}
