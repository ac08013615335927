"""A proof to be read step by step."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from cardlessons.i18n import text

if TYPE_CHECKING:
    from cardlessons.derive.derivation import Derivation


def proof(derivation: Derivation) -> str:
    """All steps of a derivation, of which a page's script shows one more each time. Raises `WrongStep`."""
    told = derivation.reveal(len(derivation)).page()
    steps = "".join(_step(**step) for step in told["steps"])
    labels = {"back": text("derive.back_one"), "next": text("derive.next"), "all": text("derive.all")}
    buttons = "".join(f'<button type="button" data-go="{go}">{label}</button>\n' for go, label in labels.items())
    return (
        f'<div class="box proof" role="group" tabindex="0" aria-label="{text("handout.proof")}">\n<ol>{steps}</ol>\n'
        f'<p class="checked">{escape(told["checked"])}</p>\n<div class="buttons" hidden>{buttons}'
        f'<span class="where"></span></div>\n<p class="name" role="status"></p>\n'
        f'<details class="keys"><summary>{text("handout.keys")}</summary><p>{text("handout.keys.proof")}</p></details>'
        "</div>\n"
    )


def _step(sentence: str, line: list[str], **_: object) -> str:
    """Each piece of a line may go to a line of its own where the page is narrow."""
    pieces = " ".join(f"<math>{piece}</math>" for piece in line)
    return f'<li><p>{escape(sentence)}</p><div class="wide">{pieces}</div></li>\n'
