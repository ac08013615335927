"""The odds beside the table of Blucher, given the cards seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from cardlessons.games.blucher.state import RESTAKE, STAKE, TURN, State
from cardlessons.i18n import text
from cardlessons.show.odds import average, chance, counted
from cardlessons.show.scene import OddsRow, Shown

if TYPE_CHECKING:
    from cardlessons.exact.blucher.odds import Odds

OPEN = (STAKE, TURN, RESTAKE)  # the phases in which calls are still to come and all who take part are known


def odds(shown: Shown) -> Mapping[str, OddsRow]:
    """How the deal may go on, row by row; nothing before the seats are known and after the last call.

    The rows whose number changes come last, so that the others keep their places on a page that is changed by patches.
    """
    if shown.state.phase not in OPEN:
        return {}
    from cardlessons.exact.blucher import odds as odds_of  # a table without odds never loads the counting

    exact = odds_of(shown.state, shown.you)
    return {**_passes(shown.state, exact), **_worth(shown, exact), **_survivals(exact.survives)}


def _passes(state: State, exact: Odds) -> dict[str, OddsRow]:
    rows = {"next": counted(text("blucher.odds_next"), *exact.next_match)}
    rows["this"] = chance(text("blucher.odds_this_pass"), exact.this_pass)
    later = exact.later_pass
    if later is not None and state.passes_left > 1:
        rows["later"] = chance(text("blucher.odds_later_pass"), later)
    return rows


def _survivals(survives: Mapping[int, Fraction]) -> dict[str, OddsRow]:
    """One row for all ranks that have the same chance, by chance: with many stakes the table stays short."""
    alike: dict[Fraction, list[int]] = {}
    for rank, probability in survives.items():
        alike.setdefault(probability, []).append(rank)
    ordered = sorted(alike.items())
    return {f"stay{number}": _survival(ranks, value) for number, (value, ranks) in enumerate(ordered, 1)}


def _survival(ranks: Iterable[int], probability: Fraction) -> OddsRow:
    names = " ".join(text("cards.short_rank", rank=rank) for rank in ranks)
    return chance(text("blucher.odds_survives", ranks=names), probability)


def _worth(shown: Shown, exact: Odds) -> dict[str, OddsRow]:
    """What the seat can expect, or the banker where the view is nobody's."""
    seat = shown.state.bank if shown.you is None else shown.you
    if seat is None or exact.worths is None:
        return {}
    return {"worth": average(text("blucher.odds_worth", name=shown.names[seat]), exact.worths[seat])}
