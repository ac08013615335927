"""The system's own language and encoding change nothing: words follow `cardlessons.language`, files are UTF-8."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.places import ROOT

STRICT = "import warnings; warnings.filterwarnings('error', category=EncodingWarning, module='cardlessons')"
PLAY = """
import sys
from cardlessons import Table, language
from cardlessons.cli import main
table = Table("blucher", seed=2, bots={0: "spread", 1: "spread", 2: "never"}).run("match")
table.save("deal.json")
assert str(Table.load("deal.json")) == str(table)
assert main(["copy", "mine"]) == 0
language("ru")
sys.stdout.reconfigure(encoding="utf-8")
print(table, table.to_json())
"""
# In Turkish the capital of i is İ, in German the decimal sign is a comma; C is a system without any language,
# and what a system falls back on that lacks the one it is asked for.
SYSTEMS = [
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    {"LC_ALL": "de_DE.ISO-8859-1", "PYTHONUTF8": "0"},
    {"LC_ALL": "ru_RU.UTF-8", "LANGUAGE": "ru"},
]


def played(folder: Path, system: dict[str, str]) -> bytes:
    """What a game says on a system of this language, where relying on the system's encoding is an error."""
    folder.mkdir()
    ran = subprocess.run(
        [sys.executable, "-X", "warn_default_encoding", "-c", STRICT + PLAY],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **system},
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system["LC_ALL"])
def test_a_game_its_file_and_the_copies_are_the_same_in_every_system(system: dict[str, str], tmp_path: Path) -> None:
    usual = played(tmp_path / "usual", {"LC_ALL": "C.UTF-8"})
    here = played(tmp_path / "here", system)
    assert "фиш".encode() in here and here == usual
    files = {path.relative_to(tmp_path / "usual") for path in (tmp_path / "usual").rglob("*") if path.is_file()}
    assert len(files) > 8
    for name in files:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "usual" / name).read_bytes()
