"""Follows a page of docs to the letter: writes the files that it shows, and changes lines as it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.places import ROOT

# A block of code, the name of the file before it, and what stands behind the name of its language.
FENCE = re.compile(
    r"(?:^(?:In )?`(?P<file>[\w./-]+)`:\n\n)?^```(?P<kind>\w+)(?P<tags>[ \w]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
COPIED = ("cardlessons", "notebooks", "tests", "tools", "pyproject.toml")


def copy_of_the_project(folder: Path) -> Path:
    """What the pages' commands need of the project, copied to `folder`."""
    folder.mkdir()
    leave = shutil.ignore_patterns("__pycache__")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=leave)
        else:
            shutil.copy(source, folder / name)
    return folder


def follow(page: str, copy: Path) -> dict[str, list[str]]:
    """Does in `copy` what the page says; what it shows of each other kind, such as commands (sh), in order."""
    rest: dict[str, list[str]] = {}
    for block in FENCE.finditer((ROOT / page).read_text(encoding="utf-8")):
        file, kind, text = block["file"], block["kind"], block["text"]
        if kind == "diff":
            change(copy / file, text)
        elif file:
            assert not (copy / file).exists(), f"{file} is there already"
            (copy / file).write_text(text, encoding="utf-8")
        else:
            rest.setdefault(kind, []).append(text)
            if kind == "sh":
                run_early(text, copy)
    return rest


def change(path: Path, lines: str) -> None:
    """Puts the lines with + for those with -; what begins with a space stays, and shows where."""
    before = "".join(f"{line[1:]}\n" for line in lines.splitlines() if line[0] in " -")
    after = "".join(f"{line[1:]}\n" for line in lines.splitlines() if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert before and text.count(before) == 1, f"{before!r} stands {text.count(before)} times in {path.name}"
    path.write_text(text.replace(before, after), encoding="utf-8")


def run_early(commands: str, copy: Path) -> None:
    """Copies what is to be copied: the only command that what follows on a page waits for."""
    for source, target in re.findall(r"^cp (\S+) (\S+)$", commands, re.MULTILINE):
        shutil.copy(copy / source, copy / target)


def python(copy: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of Python with these arguments, run in the copy, and what it says."""
    command = [sys.executable, *arguments]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**inherited, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
    ran = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=300, check=False)
    return ran.returncode, ran.stdout + ran.stderr
