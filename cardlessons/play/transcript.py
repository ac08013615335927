"""Transcripts: a game as JSON, every action and every card dealt included.

Replay needs no generator, so a transcript survives an upgrade; the chips at the end are written down and checked.
What a seat's transcript tells holds neither the seed nor cards that the seat cannot see: it is to look at, not to
play on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from cardlessons.core.actions import action_data, read_action
from cardlessons.core.choices import Action
from cardlessons.core.errors import BadTranscript, CardLessonsError
from cardlessons.core.game import Game, Seat
from cardlessons.games import game as game_named
from cardlessons.play.chosen import Chosen, chosen_data, read_chosen
from cardlessons.play.history import EndGame, Entry, History, NextDeal
from cardlessons.play.seating import is_name, is_seed
from cardlessons.play.sight import SHARED, You

FORMAT, VERSION = "cardlessons transcript", 1

_FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "names": (list,),
    "chips": (list,),
    "bots": (dict,),
    "you": (int, str, type(None)),
    "seed": (str, int, type(None)),
    "cursor": (int,),
    "deals": (list,),
    "result": (list,),
}


@dataclass(frozen=True)
class Transcript:
    """What a transcript holds: a history, and who sits at its table. `seed` is None when it is only to look at."""

    history: History
    names: tuple[str, ...]
    bots: Mapping[int, str]
    you: You
    seed: str | int | None
    chosen: Chosen | None = None


def write(transcript: Transcript, seat: Seat | None = None) -> str:
    """The transcript as JSON text; as `seat` may see it, if one is given: no seed, and nothing beyond the cursor."""
    history = transcript.history
    entries = history.entries if seat is None else history.entries[: history.cursor + 1]
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game": history.game.name,
        "names": list(transcript.names),
        "chips": _chips(history, entries[0]),
        "bots": {str(seat): bot for seat, bot in sorted(transcript.bots.items())},
        "you": transcript.you if seat is None else seat,
        "seed": transcript.seed if seat is None else None,
        "cursor": history.cursor,
        "deals": _deals(history.game, entries, seat),
        "result": _chips(history, entries[-1]),
    }
    if transcript.chosen:
        data["chosen"] = chosen_data(transcript.chosen, told=seat is None)
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _chips(history: History, entry: Entry) -> list[int]:
    balances = history.game.balances(entry.transition.state)
    return [balances[seat] for seat in range(history.seats)]


def _deals(game: Game, entries: list[Entry], seat: Seat | None) -> list[dict[str, Any]]:
    deals: list[dict[str, Any]] = [{"rules": asdict(entries[0].transition.state.rules), "actions": []}]
    told = {entry.deal: entry.transition.state for entry in entries}  # of each deal the last state
    for before, entry in pairwise(entries):
        if isinstance(entry.action, NextDeal):
            deals.append({"rules": asdict(entry.action.rules), "actions": []})
        else:
            action = game.view_action(entry.action, before.transition.state, told[entry.deal], seat)
            deals[-1]["actions"].append(action_data(action))
    return deals


def read(text: str) -> Transcript:
    """The transcript that `text` holds, replayed. Raises `BadTranscript`, which says where it is wrong."""
    data = _parse(text)
    history = _replay(data)
    replayed = _chips(history, history.entries[-1])
    if replayed != data["result"]:
        raise BadTranscript("transcript_result", written=data["result"], replayed=replayed)
    if not 0 <= data["cursor"] < len(history.entries):
        raise BadTranscript("transcript_field", name="cursor", value=data["cursor"])
    history.cursor = data["cursor"]
    bots = {int(seat): name for seat, name in data["bots"].items()}
    return Transcript(history, tuple(data["names"]), bots, data["you"], data["seed"], read_chosen(data.get("chosen")))


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadTranscript("transcript_json", line=error.lineno, column=error.colno) from None
    except (RecursionError, TypeError, ValueError):
        raise BadTranscript("transcript_text") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadTranscript("transcript_foreign")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise BadTranscript("transcript_field", name="version", value=version)
    if version > VERSION:
        raise BadTranscript("transcript_newer", version=version, known=VERSION)
    _check_fields(data)
    return data


def _check_fields(data: dict[str, Any]) -> None:
    for name, kinds in _FIELDS.items():
        if name not in data:
            raise BadTranscript("transcript_missing", name=name)
        if type(data[name]) not in kinds:
            raise BadTranscript("transcript_field", name=name, value=data[name])
    if unknown := sorted(set(data) - {"format", "version", "chosen", *_FIELDS}):
        raise BadTranscript("transcript_unknown", names=", ".join(unknown))
    names, seats = data["names"], range(len(data["names"]))
    sound = {
        "names": all(map(is_name, names)) and len(set(names)) == len(names),
        "chips": len(data["chips"]) == len(seats) and all(type(stack) is int for stack in data["chips"]),
        "bots": all(seat in map(str, seats) and isinstance(bot, str) for seat, bot in data["bots"].items()),
        "you": data["you"] in (None, SHARED, *seats),
        "seed": is_seed(data["seed"]) or (data["seed"] is None and data["you"] in seats),  # none: what one seat saw
        "deals": bool(data["deals"]),
        "result": all(type(stack) is int for stack in data["result"]),
    }
    for name, right in sound.items():
        if not right:
            raise BadTranscript("transcript_field", name=name, value=data[name])


def _replay(data: dict[str, Any]) -> History:
    history: History | None = None
    for deal, (rules, actions) in enumerate(_deals_in(data), 1):
        history = _begin(data, deal, rules, history)
        for number, action in enumerate(actions, 1):
            _replay_action(history, history.follow if data["seed"] is None else history.play, deal, number, action)
    assert history is not None
    return history


def _deals_in(data: dict[str, Any]) -> Iterator[tuple[Any, list[Any]]]:
    for part in data["deals"]:
        if not isinstance(part, dict) or set(part) != {"rules", "actions"} or not isinstance(part["actions"], list):
            raise BadTranscript("transcript_field", name="deals", value=part)
        yield part["rules"], part["actions"]


def _begin(data: dict[str, Any], deal: int, rules_data: Any, history: History | None) -> History:
    try:
        game = game_named(data["game"])
        rules = game.rules_from(rules_data)
        if history is None:
            return History(game, rules, len(data["names"]), data["chips"], str(data["seed"]))
        history.next_deal(rules)
    except (CardLessonsError, TypeError, ValueError) as error:
        raise BadTranscript("transcript_deal", deal=deal, reason=str(error)) from error
    return history


def _replay_action(history: History, play: Callable[[Action], Entry], deal: int, number: int, data: Any) -> None:
    try:
        if data == action_data(EndGame()):
            history.end()
        else:
            play(read_action(data, history.game.actions))
    except CardLessonsError as error:
        raise BadTranscript("transcript_action", deal=deal, number=number, reason=str(error)) from error
