"""A page to be printed, black on white, on A4 or Letter. It asks no other machine for anything and runs no program."""

from __future__ import annotations

from html import escape
from pathlib import Path

from cardlessons.pages.page import LOOK, MARK

PAPER = LOOK / "paper.css"
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def paper(title: str, body: str, *, lang: str = "en") -> str:
    """A whole page around `body`, headed by its `title`."""
    return framed(title, f"<h1>{escape(title)}</h1>\n{body}", lang=lang)


def framed(title: str, body: str, *, lang: str, looks: tuple[Path, ...] = ()) -> str:
    """A whole page around `body`, which has headings of its own, with the look of papers and that of `looks`."""
    style = "".join(look.read_text(encoding="utf-8") for look in (PAPER, *looks))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{MARK}\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
