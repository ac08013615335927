"""Every word a person reads, by key, language and wording.

`text("blucher.turned", call=8, card=card)` gives the sentence in the language in force. Placeholders may name how a
value is worded: ``{chips:chip}`` is "1 chip" or "5 chips", ``{card:card}`` "eight of hearts", ``{rank:rank}``
"eight"; ``{term.bank}`` is a term that a wording may replace.
"""

from __future__ import annotations

from cardlessons.i18n.catalogue import LANGUAGES, WORDINGS, Catalogue, catalogue

_in_force: dict[str, str] = {"language": "en", "wording": "historical"}


def language(code: str | None = None) -> str:
    """The language in force, ``en`` or ``ru``; with `code`, puts that one in force. Raises `ValueError`."""
    return _choose("language", code, LANGUAGES)


def wording(name: str | None = None) -> str:
    """The wording in force, ``historical`` or ``classroom``; with `name`, puts that one in force.

    Raises `ValueError`.
    """
    return _choose("wording", name, WORDINGS)


def _choose(what: str, name: str | None, known: tuple[str, ...]) -> str:
    if name is not None:
        if name not in known:
            raise ValueError(text(f"error.{what}", name=name, known=", ".join(known)))
        _in_force[what] = name
    return _in_force[what]


def words() -> Catalogue:
    """The words of the language and wording in force."""
    return catalogue(_in_force["language"], _in_force["wording"])


def text(key: str, **data: object) -> str:
    """The sentence `key` with `data` in its placeholders. An unknown key is a `KeyError`: a fault that a test finds."""
    return words().text(key, **data)


def known(key: str) -> bool:
    """Whether there is a sentence `key`."""
    return key in words().sentences
