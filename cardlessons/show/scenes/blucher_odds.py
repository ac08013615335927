"""The odds beside the table of Blucher, given the cards seen."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from cardlessons.games.blucher.state import RESTAKE, STAKE, TURN, State
from cardlessons.i18n import text
from cardlessons.show.odds import average, chance, counted, spread, uncounted
from cardlessons.show.scene import OddsRow, Shown

if TYPE_CHECKING:
    from cardlessons.exact.blucher.odds import Odds

OPEN = (STAKE, TURN, RESTAKE)  # the phases in which calls are still to come and all who take part are known
MOST_ROWS = 4  # for the ranks that carry a stake


def odds(shown: Shown) -> Mapping[str, OddsRow]:
    """How the deal may go on, row by row; nothing before the seats are known and after the last call.

    The rows whose number changes come last, so that the others keep their places on a page that is changed by patches.
    """
    if shown.state.phase not in OPEN:
        return {}
    from cardlessons.exact.blucher import odds as odds_of  # a table without odds never loads the counting

    exact = odds_of(shown.state, shown.you)
    return {**_passes(shown.state, exact), **_worth(shown, exact), **_survivals(shown, exact.survives)}


def _passes(state: State, exact: Odds) -> dict[str, OddsRow]:
    rows = {"next": counted(text("blucher.odds_next"), *exact.next_match)}
    rows["this"] = chance(text("blucher.odds_this_pass"), exact.this_pass)
    if state.passes_left > 1:
        label, later = text("blucher.odds_later_pass"), exact.later_pass
        rows["later"] = uncounted(label) if later is None else chance(label, later)
    return rows


def _survivals(shown: Shown, survives: Mapping[int, Fraction]) -> dict[str, OddsRow]:
    """A row for each of the ranks with the most chips, and one for all others, so that the table stays short."""
    chips = {rank: 0 for rank in survives}
    for stake in shown.state.stakes():
        chips[stake.rank] = chips.get(stake.rank, 0) + stake.chips
    ordered = sorted(survives, key=lambda rank: (-chips[rank], rank))
    alone = ordered if len(ordered) <= MOST_ROWS else ordered[: MOST_ROWS - 1]
    rows = {f"stay{rank}": _survival(rank, survives[rank]) for rank in sorted(alone)}
    if others := ordered[len(alone) :]:
        rows["stay"] = spread(text("blucher.odds_others"), [survives[rank] for rank in others])
    return rows


def _survival(rank: int, probability: Fraction) -> OddsRow:
    return chance(text("blucher.odds_survives", rank=text("cards.short_rank", rank=rank)), probability)


def _worth(shown: Shown, exact: Odds) -> dict[str, OddsRow]:
    """What the seat can expect, or the banker where the view is nobody's."""
    seat = shown.state.bank if shown.you is None else shown.you
    if seat is None:
        return {}
    label = text("blucher.odds_worth", name=shown.names[seat])
    return {"worth": uncounted(label) if exact.worths is None else average(label, exact.worths[seat])}
