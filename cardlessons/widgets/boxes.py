"""The look that the framed parts of a lesson share."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def style(name: str) -> str:
    """The style sheet of the framed part `name`: what all share, and its own."""
    return "\n".join((HERE / one).read_text(encoding="utf-8") for one in ("css/box.css", f"{name}.css"))


def script(name: str) -> str:
    """The script of the framed part `name`: what all share, and its own."""
    return "\n".join((HERE / one).read_text(encoding="utf-8") for one in ("js/form.js", f"{name}.js"))
