"""Each answer to a known question names tests that hold it, and these exist."""

from __future__ import annotations

import ast
import re

from tools.places import ROOT

PAGE = (ROOT / "docs" / "known-questions.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_answer_names_a_test() -> None:
    answers = re.split(r"^\*\*.+?\*\*", PAGE, flags=re.MULTILINE)[1:]
    assert len(answers) == 13
    assert all(NAMED.search(answer) for answer in answers)


def test_every_test_that_is_named_exists() -> None:
    for file, name in NAMED.findall(PAGE):
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, f"{file}::{name}"
