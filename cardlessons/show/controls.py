"""The controls that every table has. None vanishes: one that cannot be used says why."""

from __future__ import annotations

from cardlessons.core.errors import BadRules, MatchOver
from cardlessons.core.game import OVER
from cardlessons.games import game
from cardlessons.i18n import text
from cardlessons.show.scene import Button, Command, Control, Shown, Toggle

# The first landmark of each game, by its name, has a key.
LANDMARK_KEYS = {"match": "m", "outcome": "m", "decision": "m"}
GOES_ON = ("step", "next_deal")  # what one usually does next, whichever of them can be done


def generic(shown: Shown) -> dict[str, Button]:
    """Back, step, running to each landmark of the game, next deal, same deal again, the end."""
    moves = why_no_move(shown)
    buttons = {
        "back": _button("table.back", ("undo",), why_no_way_back(shown), "←"),
        "step": _button("table.step", ("step",), moves, "→"),
    }
    for landmark in game(shown.game).landmarks:
        label = f"{shown.game}.to_{landmark}"
        buttons[landmark] = _button(label, ("run", landmark), moves, LANDMARK_KEYS.get(landmark, ""))
    settled = why_not_settled(shown)
    buttons["next_deal"] = _button("table.next_deal", ("next_deal",), settled or why_no_deal(shown), "n")
    begun = "" if shown.events or shown.ended else text("table.why_deal_start")
    buttons["same_deal"] = _button("table.same_deal", ("same_deal",), begun)
    buttons["end"] = _button("table.end", ("end",), settled)
    return buttons


def sight(shown: Shown) -> dict[str, Control]:
    """Where hands are hidden: taking the screen, if persons share one, and opening all hands."""
    name = "" if shown.pass_to is None else shown.names[shown.pass_to]
    why = "" if name else text("table.why_nobody_waits")
    label = text("table.take", name=name) if name else text("table.take_screen")
    take = Button(label, ("take",), not why, why, primary=not why)
    hands = Toggle(text("table.open_hands"), ("open_hands",), on=shown.you is None, key="h")
    return {"take": take, "hands": hands} if shown.shared else {"hands": hands}


def _button(label: str, command: Command, why: str, key: str = "") -> Button:
    return Button(text(label), command, not why, why, key, primary=command[0] in GOES_ON and not why)


def chooser(shown: Shown) -> int | None:
    """The seat of the person who is to choose, if it is a person's turn."""
    acting = game(shown.game).to_act(shown.state)
    return acting if isinstance(acting, int) and acting not in shown.bots else None


def why_not_choosing(shown: Shown) -> str:
    """Why nobody can choose here now, or an empty string."""
    if shown.pass_to is not None:
        return text("table.pass_to", name=shown.names[shown.pass_to])
    return text("table.why_not_choosing") if chooser(shown) is None else ""


def why_no_way_back(shown: Shown) -> str:
    """Why nothing can be taken back, or an empty string."""
    return "" if shown.events or shown.ended or shown.state.deal > 1 else text("table.why_start")


def why_no_move(shown: Shown) -> str:
    """Why neither pack nor bot moves, or an empty string."""
    if shown.ended:
        return text("table.why_ended")
    if game(shown.game).to_act(shown.state) is OVER:
        return text("table.why_settled")
    person = chooser(shown)
    return "" if person is None else text("table.why_person", name=shown.names[person])


def why_not_settled(shown: Shown) -> str:
    """Why no deal can begin or the game be ended now, or an empty string."""
    if shown.ended:
        return text("table.why_ended")
    return "" if game(shown.game).to_act(shown.state) is OVER else text("table.why_unsettled")


def why_no_deal(shown: Shown) -> str:
    """Why no further deal can be played after a settled one, or an empty string."""
    try:
        game(shown.game).next_deal(shown.state)
    except (MatchOver, BadRules) as error:
        return str(error)
    return ""
