"""Bouillotte's experiments, named as its exact results are."""

from __future__ import annotations

from cardlessons.simulate.bouillotte.brelans import Brelan, Carre, Favori, SomeBrelan, TiedSuits

__all__ = ["Brelan", "Carre", "Favori", "SomeBrelan", "TiedSuits"]
