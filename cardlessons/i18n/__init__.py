"""Every word a person reads, by key, language and wording.

`text("blucher.turned", call=8, card=card)` gives the sentence in the language in force. Placeholders may name how a
value is worded: ``{chips:chip}`` is "1 chip" or "5 chips", ``{card:card}`` "eight of hearts", ``{rank:rank}``
"eight"; ``{term.bank}`` is a term that a wording may replace.
"""

from __future__ import annotations

from cardlessons.i18n.catalogue import LANGUAGES, WORDINGS
from cardlessons.i18n.errors import BadChoice
from cardlessons.i18n.in_force import CHOSEN, known, text, words

__all__ = ["known", "language", "text", "wording", "words"]


def language(code: str | None = None) -> str:
    """The language in force, ``en`` or ``ru``; with `code`, puts that one in force. Raises `BadChoice`."""
    return _choose("language", code, LANGUAGES)


def wording(name: str | None = None) -> str:
    """The wording in force, ``historical`` or ``classroom``; with `name`, puts that one in force.

    Raises `BadChoice`.
    """
    return _choose("wording", name, WORDINGS)


def _choose(what: str, name: str | None, there_are: tuple[str, ...]) -> str:
    if name is not None:
        if name not in there_are:
            raise BadChoice(what, name=name, known=", ".join(there_are))
        CHOSEN[what] = name
    return CHOSEN[what]
