"""Derivations for Bouillotte, under the names that the exact results have where there are such."""

from __future__ import annotations

from cardlessons.derive.bouillotte.bluff import bluff, called
from cardlessons.derive.bouillotte.brelan import brelan, carre, favori
from cardlessons.derive.bouillotte.one_suit import one_suit
from cardlessons.derive.bouillotte.own_hand import Kind, brelan_given, brelan_on_average
from cardlessons.derive.bouillotte.place import place_cost
from cardlessons.derive.bouillotte.raises import raise_tells
from cardlessons.derive.bouillotte.some import some_brelan
from cardlessons.derive.bouillotte.suits import tied_suits

__all__ = [
    "Kind",
    "bluff",
    "brelan",
    "brelan_given",
    "brelan_on_average",
    "called",
    "carre",
    "favori",
    "one_suit",
    "place_cost",
    "raise_tells",
    "some_brelan",
    "tied_suits",
]
