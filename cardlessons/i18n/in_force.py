"""The language and wording in force, and the words in them."""

from __future__ import annotations

from cardlessons.i18n.catalogue import Catalogue, catalogue

CHOSEN: dict[str, str] = {"language": "en", "wording": "historical"}


def words() -> Catalogue:
    """The words of the language and wording in force."""
    return catalogue(CHOSEN["language"], CHOSEN["wording"])


def text(key: str, **data: object) -> str:
    """The sentence `key` with `data` in its placeholders. An unknown key is a `KeyError`: a fault that a test finds."""
    return words().text(key, **data)


def known(key: str) -> bool:
    """Whether there is a sentence `key`."""
    return key in words().sentences
