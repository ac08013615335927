"""A table as a recording: its deals played to the end, each step a picture of the table, to be stepped through."""

from __future__ import annotations

import json
from contextlib import suppress
from html import escape
from itertools import pairwise

from cardlessons.core.errors import IllegalAction, MatchOver
from cardlessons.handout import scene as drawn
from cardlessons.handout.sealing import sealed_data
from cardlessons.i18n import text
from cardlessons.play.history import NextDeal
from cardlessons.show.controls import LANDMARK_KEYS
from cardlessons.table import Table

# Who chooses in a person's seat, so that the deal can be seen to its end. Each is a policy, not advice.
PLAYS = {"blucher": "single", "acey_deucey": "always", "bouillotte": "loose"}
STEPS = 160  # after so many no further deal begins


def recording(table: Table) -> str:
    """The recording of `table`, open where it stands now."""
    return _recording(table, "", "")


def recording_without_odds(table: Table) -> str:
    """The same with its odds hidden until a button shows them."""
    label = text("handout.odds")
    switch = f'<button type="button" data-odds data-key="o" aria-pressed="false">{label}</button>\n'
    return _recording(table, " hidden", switch)


def _recording(table: Table, hidden: str, switch: str) -> str:
    played = _to_the_end(table)
    cursors = range(len(played.history.entries))
    steps = [_step(played, cursor) for cursor in cursors]
    persons = [name for seat, name in enumerate(table.names) if seat not in table.bots]
    chosen = text("handout.chosen", names=", ".join(persons)) if persons else ""
    now = steps[table.history.cursor]
    data = {"steps": steps, "stops": _stops(played), "at": table.history.cursor}
    return (
        f'<div class="deal box" role="group" tabindex="0" aria-label="{text("handout.deal")}"'
        f' data-deal="{sealed_data(data)}">\n<p class="title">{escape(now["title"])}</p>\n'
        f'<p class="notice">{escape(now["notice"])}</p>\n<div class="scene">{now["zones"]}</div>\n'
        f'<div class="odds"{hidden}>{now["odds"]}</div>\n'
        f'<div class="bar"><p class="sentence" role="status">{escape(now["sentence"])}</p>\n'
        f'<p class="prompt">{escape(now["prompt"])}</p>\n<div class="buttons" hidden>{_buttons(played)}{switch}'
        f'<span class="where"></span></div></div>\n'
        f'<p class="hint">{escape(chosen)}</p>\n{_keys(played)}</div>\n'
    )


def _to_the_end(table: Table) -> Table:
    """A copy of `table` whose deals are played out, with the same persons at it."""
    told = json.loads(table.to_json())
    if told["seed"] is None:  # what one seat saw is to look at only
        return table
    name = table.history.game.name
    filled = {str(seat): table.bots.get(seat, PLAYS[name]) for seat in range(len(table.names))}
    played = Table.from_json(json.dumps({**told, "bots": filled}))
    played.go(len(played.history.entries) - 1)
    _play_on(played)
    return Table.from_json(json.dumps({**json.loads(played.to_json()), "bots": told["bots"]}))


def _play_on(table: Table) -> None:
    """Plays deal after deal, until there are steps enough."""
    with suppress(MatchOver, IllegalAction):  # nobody can play on, or a person has ended the game
        table.advance()
        while len(table.history.entries) <= STEPS:
            table.next_deal().advance()


def _step(table: Table, cursor: int) -> dict[str, str]:
    scene = table.scene_at(cursor)
    said = {"title": scene.title, "notice": scene.notice, "sentence": scene.sentence, "prompt": scene.prompt}
    return {**said, "zones": drawn.zones(scene), "odds": drawn.odds(scene.odds.values())}


def _stops(table: Table) -> dict[str, list[int]]:
    """Where each button leads: the cursors of each landmark, and those where a deal begins."""
    entries = table.history.entries
    stops = {
        name: [at for at, entry in enumerate(entries) if any(map(reached, entry.transition.events))]
        for name, reached in table.history.game.landmarks.items()
    }
    begins = [at for at, (_, entry) in enumerate(pairwise(entries), 1) if type(entry.action) is NextDeal]
    return {**stops, "next_deal": begins}


def _labels(table: Table) -> dict[str, tuple[str, str]]:
    """What each button that leads to a stop says, and its key."""
    game = table.history.game
    labels = {name: (text(f"{game.name}.to_{name}"), LANDMARK_KEYS.get(name, "")) for name in game.landmarks}
    return {**labels, "next_deal": (text("table.next_deal"), "n")}


def _buttons(table: Table) -> str:
    steps = {"back": (text("table.back"), ""), "step": (text("table.step"), "")}
    labels = {**steps, **_labels(table)}
    return "".join(
        f'<button type="button" data-go="{name}" data-key="{key}">{escape(label)}</button>\n'
        for name, (label, key) in labels.items()
    )


def _keys(table: Table) -> str:
    keyed = [(key, label) for label, key in _labels(table).values() if key]
    others = ", ".join(text("handout.keys.one", press=key.upper(), label=label) for key, label in keyed)
    says = escape(text("handout.keys.deal", others=others))
    return f'<details class="keys"><summary>{text("handout.keys")}</summary><p>{says}</p></details>\n'
