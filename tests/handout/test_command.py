"""`cardlessons handout`: where the page goes, and what is said when there is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardlessons import cli
from cardlessons.cli import writing
from cardlessons.i18n import text
from cardlessons.learner_copies import originals

pytestmark = pytest.mark.notebook
LESSON = originals() / "31-bouillotte-brelans.ipynb"


def test_a_page_is_written_beside_and_again_over_itself_but_over_no_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert [cli.main(["handout", "31"]) for _ in range(2)] == [0, 0]
    (target,) = tmp_path.iterdir()
    assert target.name == f"{LESSON.stem}.handout.html" and target.name in capsys.readouterr().out
    target.write_text("mine", encoding="utf-8")
    assert cli.main(["handout", str(LESSON)]) == 1
    assert target.read_text(encoding="utf-8") == "mine" and "--output FILE" in capsys.readouterr().err


def test_an_unknown_lesson_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["handout", "99"]) == 1
    said = capsys.readouterr().err
    assert all(path.stem in said for path in originals().glob("*.ipynb")) and "Bouillotte: brelans" in said


def test_a_language_without_lessons_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["handout", "99", "--language", "ru"]) == 1
    assert capsys.readouterr().err.startswith("Уроков на этом языке пока нет: ru.")


@pytest.mark.parametrize(("name", "output", "said"), [("31", "no/page.html", "no/page.html"), ("bad", "p", "notebook")])
def test_what_cannot_be_written_or_read_is_said(
    name: str,
    output: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad").write_text(json.dumps([1]), encoding="utf-8")
    assert cli.main(["handout", name, "--output", output]) == 1
    assert said in capsys.readouterr().err and not (tmp_path / output).exists()


def test_a_page_that_would_be_too_large_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = {"output_type": "display_data", "metadata": {}, "data": {"image/png": "A" * 1_000_000}}
    cell = {"cell_type": "code", "source": "", "metadata": {}, "outputs": [picture]}
    (tmp_path / "large.ipynb").write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    target = tmp_path / "page.html"
    assert cli.main(["handout", str(tmp_path / "large.ipynb"), "--output", str(target)]) == 1
    assert "1000 kB" in capsys.readouterr().err and not target.exists()


def test_without_its_libraries_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(writing, "find_spec", lambda _: None)
    assert cli.main(["handout", "31"]) == 1
    assert capsys.readouterr().err.startswith(text("cli.export.missing", names="", python="")[:20])
