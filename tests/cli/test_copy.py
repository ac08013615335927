"""`cardlessons` and `cardlessons copy`: copies are made, what is changed is kept, and what fails is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlessons import cli, i18n
from cardlessons.cli import copy, opening
from cardlessons.learner_copies import FIRST


def test_the_command_copies_and_says_what_it_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["copy", str(tmp_path)]) == 0
    assert (tmp_path / FIRST).exists()
    (tmp_path / FIRST).write_text("mine", encoding="utf-8")
    capsys.readouterr()
    assert cli.main(["copy", str(tmp_path)]) == 0
    assert FIRST in capsys.readouterr().out
    assert (tmp_path / FIRST).read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.main(["copy", str(tmp_path / "file")]) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err


@pytest.mark.parametrize("word", [[], ["copy"], ["list"]])
def test_a_language_without_lessons_says_so_and_what_to_do_instead(
    word: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main([*word, "--language", "ru"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert said.err.startswith("Уроков на этом языке пока нет: ru. Не пишите --language")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_command_says_who_lacks_lessons(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(copy, "originals", lambda _: tmp_path / "nowhere")
    assert cli.main(["copy", str(tmp_path), "--language", code]) == 1
    assert capsys.readouterr().err == i18n.text("cli.no_lessons", language=code) + "\n"


def test_without_jupyterlab_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    assert cli.main([str(tmp_path)]) == 1
    assert "pip install" in capsys.readouterr().err
    assert (tmp_path / FIRST).exists()
