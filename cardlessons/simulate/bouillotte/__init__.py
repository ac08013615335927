"""Bouillotte's experiments, named as its exact results are."""

from __future__ import annotations

from cardlessons.simulate.bouillotte.brelans import Brelan, Carre, Favori, OneSuit, SomeBrelan, TiedSuits
from cardlessons.simulate.bouillotte.equity import Equity, equity

__all__ = ["Brelan", "Carre", "Equity", "Favori", "OneSuit", "SomeBrelan", "TiedSuits", "equity"]
