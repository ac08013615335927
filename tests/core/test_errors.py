"""Every error that a user meets is a CardLessonsError, is named in one place, and speaks."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.core import errors
from cardlessons.i18n import language, text, wording
from cardlessons.i18n.catalogue import LANGUAGES

PACKAGE = Path(cl.__file__).parent
HOME = {PACKAGE / "core" / "errors.py", PACKAGE / "i18n" / "errors.py"}


def defined(path: Path) -> set[str]:
    """The classes in a module whose bases are called like errors."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = {*errors.__all__, "Exception", "ValueError", "TypeError", "LookupError", "RuntimeError"}
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {one.name for one in classes if any(ast.unparse(base).split(".")[-1] in kinds for base in one.bases)}


def test_all_errors_are_named_in_one_place_and_by_the_package() -> None:
    assert {name for path in HOME for name in defined(path)} == set(errors.__all__)
    assert set(errors.__all__) <= set(cl.__all__)
    for name in errors.__all__:
        assert issubclass(getattr(cl, name), cl.CardLessonsError)


@pytest.mark.parametrize("path", sorted(set(PACKAGE.rglob("*.py")) - HOME), ids=lambda path: path.stem)
def test_no_other_module_has_errors_of_its_own(path: Path) -> None:
    assert defined(path) == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("choose", "names"), [(language, "en, ru"), (wording, "historical, classroom")])
@pytest.mark.parametrize("wrong", ["de", "", 5, ["en"]], ids=repr)
def test_a_language_or_wording_that_is_not_there_is_refused(
    code: str, choose: Callable[[Any], str], names: str, wrong: Any
) -> None:
    language(code)
    before = language(), wording()
    with pytest.raises(cl.BadChoice) as refused:
        choose(wrong)
    assert isinstance(refused.value, ValueError) and isinstance(refused.value, cl.CardLessonsError)
    assert str(refused.value) == text(f"error.{choose.__name__}", name=wrong, known=names)
    assert (language(), wording()) == before
