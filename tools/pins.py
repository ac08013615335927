"""`make pins`: every library needed here by exact version and hash, for all Pythons and systems at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.environments import PINS, tools_environment
from tools.pythons import OLDEST

# test first: the two smaller sets must take the versions that it took.
SETS = {"test": [], "lab": ["-c", "test.txt"], "engine": ["-c", "test.txt"], "tools": []}


def make_pins(arguments: list[str]) -> int:
    """Writes requirements/*.txt from requirements/*.in; with ``--upgrade``, to the newest versions that these allow."""
    environment = tools_environment()
    environment.make(sys.stdout)
    for name, constraints in SETS.items():
        compile_set(environment.script("uv"), name, PINS, [*constraints, *arguments])
        print(f"requirements/{name}.txt", flush=True)
    return 0


def compile_set(uv: str, name: str, folder: Path, options: list[str]) -> None:
    """Writes `name`.txt beside `name`.in, without any address in it."""
    universal = ["--universal", "--python-version", "{}.{}".format(*OLDEST), "--generate-hashes"]
    quiet = ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    output = folder / f"{name}.txt"
    subprocess.check_call(
        [uv, "pip", "compile", *universal, *quiet, *options, f"{name}.in", "-o", output.name], cwd=folder
    )
    body = output.read_text(encoding="utf-8")
    output.write_text(f"# Made from {name}.in by `make pins`.\n{body}", encoding="utf-8", newline="\n")
