"""Nothing that runs names another machine: no script, style, font, notebook, tool or set of pins holds an address."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tools.places import ROOT

# With a scheme, or as a page may write it: "//host.name/…".
ADDRESS = re.compile(r"""(?:\b[a-z][a-z+.-]*:|(?<=["'(=\s]))//[\w-]+(?:\.[\w-]+)+[^\s"'<>()`\\]*""")
# Names of formats and this machine ask nobody; the last is the source of a number.
KNOWN = re.compile(
    r"http://www\.w3\.org/\d+/\w+(/\w+)*|http://127\.0\.0\.1(?!\.?\w).*|https://wizardofodds\.com/games/red-dog/"
)
PRODUCT = ("cardlessons", "notebooks", "tools", "requirements", "binder", "deploy", ".ci", ".github")
ALONE = ("Makefile", "pyproject.toml")


def files() -> list[Path]:
    """The text files of the product; what people read about it, in .md, may link to what it likes."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *PRODUCT, *ALONE]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return sorted({ROOT / name for name in names if (ROOT / name).is_file() and not name.endswith(".md")})


def addresses(text: str) -> list[str]:
    """The addresses of other machines in `text`."""
    return [found[0] for found in ADDRESS.finditer(text) if not KNOWN.fullmatch(found[0])]


def test_the_files_of_every_part_are_looked_at() -> None:
    looked_at = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"tools/site/start.html", "tools/site/jupyter-lite.json", "requirements/pyodide.json"} <= looked_at
    assert {"cardlessons/widgets/table.py", "notebooks/en/00-start-here.ipynb", "binder/postBuild"} <= looked_at
    kinds = {".py", ".js", ".css", ".html", ".json", ".ipynb", ".txt", ".yml"}
    assert {Path(name).suffix for name in looked_at} >= kinds


def test_no_file_of_the_product_holds_the_address_of_another_machine() -> None:
    held = {path.relative_to(ROOT).as_posix(): addresses(path.read_text(encoding="utf-8")) for path in files()}
    assert {name: found for name, found in held.items() if found} == {}


@pytest.mark.parametrize(
    "planted",
    [
        'import x from "https://cdn.example.net/npm/x.js"',
        "@import url(//fonts.example.net/css);",
        '<script src="//cdn.example.net/x.js"></script>',
        'SOURCE = f"https://packages.example.net/{name}"',
        "fetch('wss://live.example.net')",
        '"@id": "http://127.0.0.1.example.net/"',
    ],
)
def test_an_address_is_found_wherever_it_is_planted(planted: str) -> None:
    assert len(addresses(planted)) == 1


def test_names_of_formats_and_this_machine_are_no_addresses_of_others() -> None:
    assert addresses('xmlns="http://www.w3.org/2000/svg" http://127.0.0.1:8888/lab a // b.c and 1//2.5 # x//y') == []
