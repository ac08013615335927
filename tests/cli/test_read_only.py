"""A folder that cannot be written: each command says so in one sentence, and nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from cardlessons import cli
from cardlessons.learner_copies import FIRST
from tests.paths import steps
from tools.places import ROOT

from .test_check import cell, write

pytestmark = pytest.mark.notebook

DENIED = "Permission denied"
# Root may write where permissions say that nobody may, unless it has given this up.
AS_ROOT = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"]
BOUND = AS_ROOT if os.geteuid() == 0 else []
COMMAND = [*BOUND, sys.executable, "-m", "cardlessons.cli"]
SAVE = """
import cardlessons as cl
table = cl.Table("blucher", seed=1).advance()
before = str(table)
try:
    table.save("deal.json")
except cl.BadFile as error:
    print(error)
assert str(table) == before and table.legal
"""
LOG = """
import cardlessons as cl
try:
    cl.lessons.log(".")
except cl.BadLog as error:
    print(error)
"""


def ran(*command: str, cwd: Path, **variables: str) -> tuple[int, str, str]:
    """The exit code of a command that permissions bind, what it prints, and what it says is wrong."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A folder with copies of the lessons and a saved deal, in which nothing can be written any more."""
    folder = tmp_path / "closed"
    assert cli.main(["copy", str(folder)]) == 0
    (folder / "deal.json").write_text("older", encoding="utf-8")
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert ran(*BOUND, "touch", "new", cwd=folder)[0] != 0, "permissions do not bind this test"
    yield folder
    folder.chmod(0o755)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize("word", [[], ["copy"]])
def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(word: list[str], closed: Path) -> None:
    code, _, said = ran(*COMMAND, *word, "new", cwd=closed)
    assert code == 1
    assert said == f"The lessons cannot be copied to new: {DENIED}. Name another folder: cardlessons FOLDER\n"


def test_it_is_said_in_the_language_that_was_asked_for(closed: Path) -> None:
    # There are no lessons in Russian to copy, so it is the doctor who finds the folder.
    code, said, _ = ran(*COMMAND, "doctor", "--language", "ru", ".", cwd=closed)
    assert code == 1 and f"В папку . ничего нельзя записать: {DENIED}." in said


def test_copies_that_are_there_already_need_no_writing(closed: Path) -> None:
    code, said, wrong = ran(*COMMAND, "copy", ".", cwd=closed)
    assert code == 0 and "0 copied" in said and wrong == ""


def test_lessons_open_there_and_a_save_is_refused_with_the_reason(closed: Path, tmp_path: Path) -> None:
    command = [*COMMAND, str(closed), "--no-browser", f"--port={steps.free_port()}"]
    with steps.running_lab(command, ROOT, tmp_path) as address:
        lesson = address.replace("/lab/tree/", "/api/contents/")
        held = json.loads(steps.fetch(lesson))
        assert held["name"] == FIRST and not held["writable"]
        wanted = {"type": "notebook", "format": "json", "content": {**held["content"], "cells": []}}
        request = urllib.request.Request(lesson, json.dumps(wanted).encode(), method="PUT")
        with pytest.raises(HTTPError) as raised:
            urllib.request.urlopen(request, timeout=60)
        assert f"{DENIED}: {FIRST}" in json.loads(raised.value.read())["message"]


def test_jupyterlab_without_a_place_for_its_own_files_says_so_instead_of_starting(closed: Path, tmp_path: Path) -> None:
    jupyters = {name: "" for name in os.environ if name.startswith("JUPYTER_")}
    code, said, wrong = ran(*COMMAND, str(tmp_path / "mine"), cwd=tmp_path, HOME=str(closed), **jupyters)
    assert code == 1 and (tmp_path / "mine" / FIRST).exists() and "Opening" not in said
    assert wrong.startswith(f"Jupyter cannot write to its folder {closed}") and wrong.count("\n") == 1
    assert DENIED in wrong and "JUPYTER_DATA_DIR" in wrong
    code, said, _ = ran(*COMMAND, "doctor", str(tmp_path), cwd=tmp_path, HOME=str(closed), **jupyters)
    assert code == 1 and wrong.strip() in said


def test_a_save_says_which_file_and_the_deal_goes_on(closed: Path) -> None:
    code, said, _ = ran(*BOUND, sys.executable, "-c", SAVE, cwd=closed)
    assert code == 0
    assert said.startswith(f"deal.json cannot be written: {DENIED}. Nothing is lost: the table stands as it stood.")


def test_a_log_says_so_and_stays_off(closed: Path) -> None:
    code, said, _ = ran(*BOUND, sys.executable, "-c", LOG, cwd=closed)
    assert code == 0
    assert said.startswith(f"Nothing can be written in the folder .: {DENIED}. The log stays off")


def test_an_export_says_how_to_name_another_file(closed: Path) -> None:
    code, said, wrong = ran(*COMMAND, "export", "10", cwd=closed)
    assert code == 1 and said == ""
    assert wrong == f"10-blucher-play.html cannot be written or read: {DENIED}. Name another file: --output FILE\n"


def test_notebooks_there_are_checked_beside_files_that_cannot_be_written(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write(tmp_path / f"{name}.ipynb", cell("print(open('data.txt').read())"))
    (tmp_path / "data.txt").write_text("held", encoding="utf-8")
    (tmp_path / "data.txt").chmod(0o444)
    tmp_path.chmod(0o555)
    code, said, wrong = ran(*COMMAND, "check", str(tmp_path), cwd=ROOT)
    tmp_path.chmod(0o755)
    assert (code, wrong) == (0, "") and said.count("ran without an error") == 2


def test_a_file_beside_a_notebook_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    write(tmp_path / "one.ipynb", cell("1"))
    (tmp_path / "data.txt").touch(0o000)
    code, _, wrong = ran(*COMMAND, "check", str(tmp_path), cwd=ROOT)
    assert code == 1
    assert (
        wrong
        == f"one.ipynb: was not run, since {tmp_path / 'data.txt'}, which it may need, cannot be copied: {DENIED}.\n"
    )


def test_no_folder_for_the_copies_of_a_check_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "one.ipynb", cell("1"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    assert cli.main(["check", str(tmp_path)]) == 1
    assert "No such file or directory. Name one that can be written in the variable TMPDIR" in capsys.readouterr().err
