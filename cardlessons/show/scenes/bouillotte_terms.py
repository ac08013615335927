"""What the terms of Bouillotte's proofs count at a table. None of them is of cards that lie open there."""

from __future__ import annotations

from collections.abc import Mapping

from cardlessons.show.counting import Counting

TERMS: Mapping[str, Counting] = {}
