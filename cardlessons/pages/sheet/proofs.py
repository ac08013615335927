"""The proof of each lesson, with its gaps: the derivation of its notebook, or a few sentences where that has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardlessons.pages.sheet.proving import GIVEN, Gapped, gapped
from cardlessons.pages.sheet.telling import TOLD, told

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation


class Proof(NamedTuple):
    """A derivation, the steps of it that stand on the sheet, and the `places` of gaps that are not the first number."""

    derivation: Callable[[], Derivation]
    steps: Sequence[int]
    places: Mapping[int, int] = {}


def _kelly() -> Derivation:
    from cardlessons.derive import acey_deucey
    from cardlessons.games.acey_deucey.rules import Rules

    return acey_deucey.kelly(1, 1, Rules.liaoning(), call="low")


def _of(game: str, name: str, *arguments: object) -> Derivation:
    from importlib import import_module

    made: Derivation = getattr(import_module(f"cardlessons.derive.{game}"), name)(*arguments)
    return made


PROOFS = {
    "11": Proof(partial(_of, "blucher", "call_after_misses", 12), range(1, 9)),
    "12": Proof(partial(_of, "blucher", "match_free_pass"), range(1, 10), {7: 2}),
    # Before these stand the integrals, for who has met Laguerre polynomials; what they come to is given.
    "13": Proof(partial(_of, "blucher", "bet"), range(5, 15), {6: GIVEN, 8: GIVEN, 10: GIVEN}),
    "14": Proof(partial(_of, "blucher", "some_match_free_pass"), range(1, 7), {5: 1}),
    "21": Proof(partial(_of, "acey_deucey", "worth_line"), range(1, 5), {2: 1}),
    # What is left out goes for a high ace as for a low one.
    "22": Proof(partial(_of, "acey_deucey", "choosing_late"), (1, 2, 3, 5, 6, 8, 13, *range(15, 19))),
    "23": Proof(_kelly, range(1, 8)),
    "30": Proof(partial(_of, "bouillotte", "tied_suits"), range(1, 11)),
    "31": Proof(partial(_of, "bouillotte", "brelan_given", "brelan"), range(1, 13), {1: 1}),
    "32": Proof(partial(_of, "bouillotte", "bluff", 3, 6), range(1, 5)),
}


def proof_of(lesson: str) -> Gapped | None:
    """The proof of the lesson with this number, with its gaps; None where the sheets know none. Raises `WrongStep`."""
    if lesson in TOLD:
        return told(lesson)
    if lesson not in PROOFS:
        return None
    proof = PROOFS[lesson]
    return gapped(proof.derivation(), proof.steps, proof.places)
