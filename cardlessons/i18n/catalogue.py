"""One language in one wording: sentences, nouns with their plurals, terms, and the names of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from string import Formatter
from types import ModuleType
from typing import Any, NamedTuple

LANGUAGES = ("en", "ru")
WORDINGS = ("historical", "classroom")
SECTIONS = (
    "common",
    "cards",
    "blucher",
    "blucher_rules",
    "acey_deucey",
    "acey_deucey_rules",
    "bouillotte",
    "bouillotte_table",
    "bouillotte_rules",
    "errors",
    "absent",
    "table",
    "widget",
    "cli",
    "lessons",
    "lessons_blucher",
    "exercises",
    "exercises_acey_deucey",
    "exercises_bouillotte",
    "exercises_blucher",
    "class_tally",
    "laboratory",
    "log",
    "scenario",
    "many",
    "linked",
    "derive",
    "derive_acey_deucey",
    "derive_bouillotte",
    "exact",
    "exact_bouillotte",
    "simulate",
    "plots",
    "plots_hands",
    "plots_class",
    "pages",
    "handout",
    "sheet",
    "share",
)


class Terms:
    """The terms of a wording as attributes, for placeholders such as ``{term.bank}`` and ``{term.Bank}``."""

    def __init__(self, terms: Mapping[str, str]) -> None:
        self._terms = terms

    def __getattr__(self, name: str) -> str:
        term = self._terms[name[0].lower() + name[1:]]
        return term[0].upper() + term[1:] if name[0].isupper() else term


class Blank(NamedTuple):
    """A placeholder of a sentence, as `string.Formatter` reads it: what fills it, ``!r`` or none, and how to say it."""

    name: str
    conversion: str | None
    spec: str


class Catalogue(Formatter):
    """The words of one language and wording."""

    def __init__(self, modules: list[ModuleType], overlay: ModuleType | None) -> None:
        self.sentences: dict[str, str] = {}
        self.nouns: dict[str, tuple[str, ...]] = {}
        terms: dict[str, str] = {}
        for module in [*modules, overlay]:
            self.sentences.update(getattr(module, "WORDS", {}))
            self.nouns.update(getattr(module, "NOUNS", {}))
            terms.update(getattr(module, "TERMS", {}))
        self.terms = Terms(terms)
        self._grammar = modules[0]
        self._names = getattr(overlay, "NAMES", self._grammar)  # of cards; a wording may have its own
        self._taken_apart: dict[str, tuple[str | Blank, ...]] = {}

    def text(self, key: str, **data: object) -> str:
        """The sentence `key`, filled."""
        sentence = self.sentences[key]
        parts = self._taken_apart.get(sentence)
        if parts is None:
            parts = self._taken_apart[sentence] = tuple(self._parts(sentence))
        return "".join([part if type(part) is str else self._fill(part, data) for part in parts])

    def _parts(self, sentence: str) -> Iterator[str | Blank]:
        """What a sentence is made of, its terms filled in: each is read once and said a thousand times."""
        for literal, name, spec, conversion in self.parse(sentence):
            yield literal
            if name is not None:
                blank = Blank(name, conversion, spec or "")
                yield self._fill(blank, {"term": self.terms}) if name.startswith("term.") else blank

    def _fill(self, blank: Any, data: Mapping[str, object]) -> str:
        name, conversion, spec = blank
        value = data[name] if name in data else self.get_field(name, (), data)[0]
        return self.format_field(self.convert_field(value, conversion) if conversion else value, spec)

    def counted(self, count: int, noun: str) -> str:
        """A number with its noun: "1 chip", "5 chips"."""
        form: int = self._grammar.plural(count)
        return f"{count}\N{NO-BREAK SPACE}{self.nouns[noun][form]}"

    def format_field(self, value: Any, format_spec: str) -> str:
        """How a value is worded: a noun counts it, a ``card``, ``rank`` or ``suit`` names it, all else is Python's."""
        if not format_spec:
            return value if type(value) is str else format(value)
        if format_spec in self.nouns:
            if isinstance(value, int):
                return self.counted(value, format_spec)
            return f"{value} {self.nouns[format_spec][-1]}"
        if named := self._way_of_saying(format_spec):
            return value if isinstance(value, str) else str(named(value))
        return str(super().format_field(value, format_spec))

    def _way_of_saying(self, what: str) -> Callable[[Any], object] | None:
        name = f"say_{what}"
        found: Callable[[Any], object] | None = getattr(self._names, name, getattr(self._grammar, name, None))
        return found


@lru_cache
def catalogue(language: str, wording: str) -> Catalogue:
    """The words of `language` in `wording`, loaded once."""
    package = f"cardlessons.i18n.{language}"
    modules = [import_module(f"{package}.grammar"), *(import_module(f"{package}.{section}") for section in SECTIONS)]
    overlay = None if wording == "historical" else import_module(f"{package}.{wording}")
    return Catalogue(modules, overlay)
