"""The words of the command: each is in the help, in each language, and says what it is for."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import cardlessons as cl
from cardlessons import cli
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import lessons
from tools.places import ROOT

NAMES = [path.stem for path in sorted(originals().glob("*.ipynb"))]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_help_names_every_word_and_each_has_a_help_of_its_own(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = said(capsys, "--language", code, "--help")
    for word in cli.WORDS:
        assert re.search(rf"^  {word} +\S", whole, re.MULTILINE)
        own = said(capsys, word, f"--language={code}", "--help")
        assert f"usage: cardlessons {word}" in own and bool(re.search("[а-я]", own)) == (code == "ru")


def test_a_word_is_found_behind_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--language", "en", "list"]) == 0
    assert NAMES[0] in capsys.readouterr().out


def test_an_unknown_language_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["list", "--language", "xx"])
    assert "'en', 'ru'" in capsys.readouterr().err


def test_the_list_has_every_lesson_with_title_and_minutes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == NAMES and len(NAMES) >= 5
    assert next(line for line in lines if "10-blucher-play" in line).endswith("Blucher: play a deal · 45 min")


def test_minutes_are_those_of_the_core() -> None:
    found = {lesson.name: lesson.minutes for lesson in lessons(originals())}
    assert found["00-start-here"] == 0 and found["12-blucher-match-free-pass"] == 45


def test_python_m_is_the_command_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["list"]) == 0
    ran = subprocess.run([sys.executable, "-m", "cardlessons", "list"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, capsys.readouterr().out, "")


def test_the_version_is_that_of_the_package_installed_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"cardlessons {cl.__version__}\n"
    bare = [sys.executable, "-S", "-m", "cardlessons", "--version"]
    told = subprocess.run(bare, capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout == f"cardlessons {cl.__version__}\n"
