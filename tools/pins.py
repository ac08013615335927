"""`make pins`: every library needed here by exact version and hash, for all Pythons and systems at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.environments import tools_environment
from tools.hub import pin_proxy
from tools.places import PINS
from tools.pythons import OLDEST
from tools.site.kernel import pin_pyodide

# test first: the smaller sets must take the versions that it took.
SETS = {
    "test": [],
    "lab": ["-c", "test.txt"],
    "engine": ["-c", "test.txt"],
    "uv": [],
    "tools": [],
    "site": ["-c", "test.txt"],
    "npm": [],
    "voila": ["-c", "test.txt"],
    "hub": ["-c", "test.txt"],
    "binder": ["-c", "test.txt"],
}
EVERYWHERE = ["--universal", "--python-version", "{}.{}".format(*OLDEST)]
# What a site brings is for the one Python in the browser, and written down completely.
BROUGHT = "pyodide"
IN_THE_BROWSER = ["--python-version", "3.14", "--no-deps"]


def make_pins(arguments: list[str]) -> int:
    """Writes requirements/*.txt from requirements/*.in; with ``--upgrade``, to the newest versions that these allow."""
    environment = tools_environment()
    environment.make(sys.stdout)
    ways = {name: [*EVERYWHERE, *constraints] for name, constraints in SETS.items()} | {BROUGHT: IN_THE_BROWSER}
    for name, options in ways.items():
        compile_set(environment.script("uv"), name, PINS, [*options, *arguments])
        print(f"requirements/{name}.txt", flush=True)
    pin_pyodide()
    pin_proxy(arguments)
    return 0


def compile_set(uv: str, name: str, folder: Path, options: list[str]) -> None:
    """Writes `name`.txt beside `name`.in, without any address in it."""
    # pip holds a library with an extra to its pin only where the pin names the extra.
    quiet = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-strip-extras", "--quiet"]
    output = folder / f"{name}.txt"
    subprocess.check_call(
        [uv, "pip", "compile", "--generate-hashes", *quiet, *options, f"{name}.in", "-o", output.name], cwd=folder
    )
    body = output.read_text(encoding="utf-8")
    output.write_text(f"# Made from {name}.in by `make pins`.\n{body}", encoding="utf-8", newline="\n")
