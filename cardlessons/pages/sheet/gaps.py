"""Gaps in a text and in formulas. Each has a letter; a number that was a gap is the same gap when it comes again."""

from __future__ import annotations

import re
from html import escape
from string import ascii_lowercase
from typing import NamedTuple

SMALLEST = 10  # below, a number that comes again may well be another one


class Answer(NamedTuple):
    """What belongs in the gap of this `letter`, as HTML."""

    letter: str
    html: str


class Gaps:
    """The gaps of one proof, in the order in which they are made."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self._again: dict[str, str] = {}  # a number as MathML has it, and the letter of its gap

    def make(self, html: str) -> str:
        """The letter of a new gap in place of `html`, or of the one there is for the same."""
        if html in self._again:
            return self._again[html]
        letter = ascii_lowercase[len(self.answers)]
        self.answers.append(Answer(letter, html))
        whole = re.fullmatch(r"<mn>(\d+)</mn>", html)
        if html.startswith("<mfrac>") or (whole and int(whole[1]) >= SMALLEST):
            self._again[html] = letter
        return letter

    def in_words(self, sentence: str) -> str:
        """A sentence as HTML, with gaps for the numbers that have become gaps."""

        def held(found: re.Match[str]) -> str:
            letter = self._again.get(f"<mn>{found[0]}</mn>")
            return gap(letter) if letter else found[0]

        return re.sub(r"(?<![\d.,])\d+(?![\d]|[.,]\d)", held, escape(sentence))

    def in_formula(self, mathml: str) -> str:
        """A formula with gaps for the numbers that have become gaps."""
        for held, letter in self._again.items():
            mathml = mathml.replace(held, formula_gap(letter, held))
        return mathml


def gap(letter: str) -> str:
    """A gap in a sentence."""
    return f'<span class="gap"><span>{letter}</span></span>'


def formula_gap(letter: str, held: str) -> str:
    """A gap in a formula, as high as what it stands for."""
    kind = "gap tall" if "<mfrac>" in held else "gap"
    return f'<mtext class="{kind}">{letter}</mtext>'
