"""Bouillotte as a scene: the turn-up and the pots, the hands, the suits when hands are shown, the seats."""

from __future__ import annotations

from cardlessons.games import bouillotte
from cardlessons.games.bouillotte.betting import least_opening
from cardlessons.games.bouillotte.dealing import next_to_get
from cardlessons.games.bouillotte.rules import NoOpening
from cardlessons.games.bouillotte.state import AGAIN, ANTE, BEFORE, CARRE, CUT, DEAL, SHUFFLE, SHUFFLE_TO_CUT, State
from cardlessons.i18n import text
from cardlessons.show import saying
from cardlessons.show.controls import generic, sight
from cardlessons.show.scene import Scene, Shown
from cardlessons.show.scenes.bouillotte_controls import choices, lacking
from cardlessons.show.scenes.bouillotte_odds import odds
from cardlessons.show.scenes.bouillotte_rules import rules
from cardlessons.show.scenes.bouillotte_words import sentence
from cardlessons.show.scenes.bouillotte_zones import zones


def scene(shown: Shown) -> Scene:
    """What the seat `shown.you` sees."""
    return Scene(
        game=bouillotte.name,
        title=text("bouillotte.title", deal=shown.state.deal),
        zones=zones(shown),
        sentence=sentence(shown),
        prompt=saying.prompt(shown, _person_chooses, _pack_moves),
        odds=odds(shown),
        rules=rules(shown.state.rules, shown.names),
        controls={**choices(shown), **generic(shown), **sight(shown)},
    )


def _person_chooses(shown: Shown, name: str) -> str:
    state: State = shown.state
    if state.phase == CARRE:
        return text("bouillotte.do_double", name=name, chips=state.pot)
    if state.phase == AGAIN:
        return text("bouillotte.do_again", name=name)
    if state.leader is None and state.phase == BEFORE:
        return text("bouillotte.do_before", name=name)
    if state.leader is None:
        key = "bouillotte.do_open_or_drop" if state.rules.no_opening is NoOpening.DROP else "bouillotte.do_open_or_pass"
        return text(key, name=name, chips=least_opening(state))
    key = "bouillotte.do_see" if state.phase == BEFORE else "bouillotte.do_call"
    return text(key, name=name, chips=lacking(state))


def _pack_moves(shown: Shown) -> str:
    state: State = shown.state
    if state.phase in (SHUFFLE, SHUFFLE_TO_CUT):
        return text("table.do_shuffle")
    if state.phase == CUT:
        return text("bouillotte.do_cut", name=saying.next_cutter(shown))
    if state.phase == ANTE:
        return text("bouillotte.do_antes")
    if state.phase == DEAL:
        return text("bouillotte.do_deal", name=shown.names[next_to_get(state)])
    return text("bouillotte.do_turn_up")
