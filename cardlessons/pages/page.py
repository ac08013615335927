"""One page in one file. Its own policy forbids it to ask anybody, and lets no program run but ours."""

from __future__ import annotations

import base64
import hashlib
from html import escape
from pathlib import Path

from cardlessons.i18n import text

LOOK = Path(__file__).parent / "look"
GENERATOR = "cardlessons"
MARK = f'<meta name="generator" content="{GENERATOR}">'


def page(title: str, body: str, *, lang: str, parts: tuple[str, ...] = ()) -> str:
    """A whole page around `body`, with the look of every page and of its `parts`.

    A part is the name of a style sheet, a script, or both, in the folder ``look``.
    """
    names = ("page", *parts)
    script = "".join(_look(name, "js") for name in names)
    policy = f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{_hash(script)}'"
    # An empty icon: without one, a browser asks the machine that a page came from for its own.
    icon = '<link rel="icon" href="data:,">'
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{MARK}\n{icon}\n'
        f"<title>{escape(title)}</title>\n<style>\n{''.join(_look(name, 'css') for name in names)}</style>\n</head>\n"
        f'<body data-wide="{escape(text("pages.wide"))}">\n<main>\n{body}</main>\n<script>{script}</script>\n'
        "</body>\n</html>\n"
    )


def is_page(path: Path) -> bool:
    """Whether the file at `path` is a page that was made here."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return MARK in file.read(4096)


def _look(name: str, kind: str) -> str:
    path = LOOK / f"{name}.{kind}"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _hash(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
