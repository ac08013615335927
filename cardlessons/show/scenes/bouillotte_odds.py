"""The odds beside the table of Bouillotte: a hand's share of the pot, an opponent's brelan, which suit counts most."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from cardlessons.core.chips import Ledger
from cardlessons.core.game import NOBODY, OVER
from cardlessons.games import bouillotte
from cardlessons.games.bouillotte.state import State
from cardlessons.i18n import text
from cardlessons.show.odds import chance, uncounted
from cardlessons.show.scene import OddsRow, Shown

if TYPE_CHECKING:
    from cardlessons.exact.bouillotte.odds import Odds

REMEMBERED = 256  # a deal has fewer moments, and one of them may take half a second to count


def odds(shown: Shown) -> Mapping[str, OddsRow]:
    """What the seat whose view this is can know; where everything is shown, what the seat to speak can know."""
    state: State = shown.state
    if bouillotte.to_act(state) is OVER:
        return {}
    seat = _whose(shown)
    exact = _counted(_bare(state, seat), seat)
    return {**_share(shown, seat, exact), **_brelan(seat, exact), **_suits(exact)}


def _whose(shown: Shown) -> int:
    if shown.you is not None:
        return shown.you
    acting = bouillotte.to_act(shown.state)
    return acting if isinstance(acting, int) else NOBODY


def _bare(state: State, seat: int) -> State:
    """The cards and who is in, as the seat sees them, without what makes no difference to the odds."""
    bare = state._replace(
        deal=0, queue=(), leader=None, bets=(), dead=(), live=(), ledger=Ledger((0,) * (state.seats + 2)),
    )  # fmt: skip
    return bouillotte.canonical(bouillotte.view(bare, seat))


@lru_cache(maxsize=REMEMBERED)
def _counted(state: State, seat: int) -> Odds:
    from cardlessons.exact.bouillotte import odds as odds_of  # a table without odds never loads the counting

    return odds_of(state, seat)


def _share(shown: Shown, seat: int, exact: Odds) -> dict[str, OddsRow]:
    state: State = shown.state
    if seat == NOBODY or seat not in state.inside or state.turn_up is None:
        return {}
    label = text("bouillotte.odds_share", name=shown.names[seat])
    return {"share": uncounted(label) if exact.share is None else chance(label, exact.share)}


def _brelan(seat: int, exact: Odds) -> dict[str, OddsRow]:
    if exact.some_brelan is None:
        return {}
    label = text("bouillotte.odds_any_brelan" if seat == NOBODY else "bouillotte.odds_brelan")
    return {"brelan": chance(label, exact.some_brelan)}


def _suits(exact: Odds) -> dict[str, OddsRow]:
    if exact.suits is None or exact.tied is None:
        return {}
    rows = {
        f"suit{suit}": chance(text("bouillotte.odds_suit", suit=text(f"bouillotte.suit_{suit}")), value)
        for suit, value in exact.suits.items()
    }
    return {**rows, "tied": chance(text("bouillotte.odds_tied"), exact.tied)}
