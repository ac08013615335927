"""Charts: data and axes in, axes out. `picture` shows axes in a notebook, with words for those who do not see them.

Drawn for a projector: large letters, a ground of their own that is the same in dark and light, and colours that all
kinds of colour blindness keep apart (Okabe and Ito 2008), never without a second sign such as a mark or hatching.
"""

from __future__ import annotations

from cardlessons.core.errors import BadPicture
from cardlessons.plots.bets import growth, worth_by_gap
from cardlessons.plots.boards import rook_boards
from cardlessons.plots.charts import bars, closing_in, partial_sums
from cardlessons.plots.classes import dots, verdicts
from cardlessons.plots.hands import marked, shares, suit_columns
from cardlessons.plots.payments import worth_by_payment
from cardlessons.plots.picture import Picture, picture

__all__ = [
    "BadPicture",
    "Picture",
    "bars",
    "closing_in",
    "dots",
    "growth",
    "marked",
    "partial_sums",
    "picture",
    "rook_boards",
    "shares",
    "suit_columns",
    "verdicts",
    "worth_by_gap",
    "worth_by_payment",
]
