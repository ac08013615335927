"""The page for the projector: the address, large, and its QR code."""

from __future__ import annotations

from html import escape

from cardlessons.cli.sharing.code import Dots, picture
from cardlessons.i18n import text
from cardlessons.pages.page import page


def poster(title: str, address: str, code: Dots | None, lang: str) -> str:
    """The page that shows the room where to go; without a code, the address alone."""
    shown = picture(code, escape(text("share.code", address=address))) if code else ""
    body = (
        f"<h1>{escape(title)}</h1>\n<p>{text('share.how')}</p>\n"
        f'<p class="address">{escape(address)}</p>\n<div class="qr">{shown}</div>\n'
    )
    return page(text("share.title", title=title), body, lang=lang, parts=("poster",))
