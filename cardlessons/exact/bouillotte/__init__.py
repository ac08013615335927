"""Exact results of Bouillotte: how likely brelans are, which suit counts most, a hand's share of the pot, live odds."""

from cardlessons.exact.bouillotte.brelans import brelan, carre, completes, favori, some_brelan
from cardlessons.exact.bouillotte.equity import equity
from cardlessons.exact.bouillotte.odds import Odds, odds
from cardlessons.exact.bouillotte.suits import one_suit, tied_suits

__all__ = [
    "Odds",
    "brelan",
    "carre",
    "completes",
    "equity",
    "favori",
    "odds",
    "one_suit",
    "some_brelan",
    "tied_suits",
]
