"""Puts a site together: lessons, JupyterLite, Pyodide and wheels, all served from the one folder."""

from __future__ import annotations

import argparse
import hashlib
import html
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from string import Template

from cardlessons.i18n.catalogue import LANGUAGES
from cardlessons.learner_copies import FIRST, RECORD, make_copies, originals
from tools.environments import Environment, site_environment
from tools.installing import CannotMake
from tools.places import ROOT
from tools.site.downloads import get_pyodide, get_wheels, pinned_pyodide, quietly, run
from tools.site.kernel import expected
from tools.site.lock import write_lock

HERE = Path(__file__).parent
SITE = ROOT / "build" / "site"
SETTINGS = ROOT / "cardlessons" / "lab_settings" / "overrides.json"


def build_site(arguments: list[str]) -> int:
    """`make site`: builds the site; with ``--output``, in another folder than build/site."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--output", type=Path, default=SITE, help="the folder of the site, which is made anew")
    output = parser.parse_args(arguments).output.resolve()
    check_room(output)
    began = time.monotonic()
    print("Building a site of the lessons. The first time downloads 40 MB; a minute or two.", flush=True)
    environment = site_environment()
    environment.make(sys.stdout)
    with tempfile.TemporaryDirectory() as folder:
        staged, made = Path(folder, "staged"), Path(folder, "site")
        _stage(environment, staged)
        _build(environment, staged, made)
        write_start(made)
        # The older site goes only now that there is a new one.
        shutil.rmtree(output, ignore_errors=True)
        shutil.move(made, output)
    files = [path for path in output.rglob("*") if path.is_file()]
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    print(f"{output}: {len(files)} files, {megabytes:.0f} MB, {time.monotonic() - began:.0f} seconds.")
    print(f"To look at it: {sys.executable} -m http.server --bind 127.0.0.1 --directory {output}")
    return 0


def _stage(environment: Environment, staged: Path) -> None:
    """Lays out in `staged` what JupyterLite makes a site of."""
    kernel, package = expected(environment), pinned_pyodide()
    if kernel.pyodide != package.version:
        raise CannotMake(f"The kernel expects Pyodide {kernel.pyodide}, and {package.version} is pinned: make pins")
    pyodide = staged / "static" / "pyodide"
    get_pyodide(package, pyodide)
    wheels = [*get_wheels(environment, kernel.python), _own_wheel(environment, staged)]
    for wheel in wheels:
        shutil.copy(wheel, pyodide)
    write_lock(pyodide / "pyodide-lock.json", wheels, kernel.packages)
    for language in lesson_languages():
        copies = staged / "files" / folder_of(language)
        make_copies(copies, originals(language))
        (copies / RECORD).unlink()
    shutil.copy(HERE / "jupyter-lite.json", staged)
    shutil.copy(SETTINGS, staged)


def _own_wheel(environment: Environment, staged: Path) -> Path:
    """Our wheel, with what it holds in its name: a browser that kept an older one does not take it for this one."""
    run(environment.python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(staged / "own"))
    (wheel,) = (staged / "own").glob("*.whl")
    name, version, tags = wheel.name.split("-", 2)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()[:12]
    return wheel.rename(wheel.with_name(f"{name}-{version}-0_{digest}-{tags}"))


def _build(environment: Environment, staged: Path, output: Path) -> None:
    small = ["--apps", "lab", "--no-sourcemaps", "--no-unused-shared-packages"]
    where = ["--lite-dir", str(staged), "--contents", str(staged / "files"), "--output-dir", str(output)]
    print("JupyterLite puts it together.", flush=True)
    quietly(environment.script("jupyter"), "lite", "build", *small, *where, cwd=staged)


def check_room(output: Path) -> None:
    """Raises `CannotMake` if something else than an older site is at `output`."""
    if output.exists() and any(output.iterdir()) and not (output / "jupyter-lite.json").exists():
        raise CannotMake(f"{output} holds something else than a site, and is left as it is")


def write_start(output: Path) -> None:
    """Writes the page that opens the lessons in the reader's language."""
    page = Template((HERE / "start.html").read_text(encoding="utf-8"))
    links = "\n".join(_links())
    (output / "index.html").write_text(page.substitute(links=links), encoding="utf-8", newline="\n")


def _links() -> Iterator[str]:
    for language in lesson_languages():
        path = (Path(folder_of(language)) / FIRST).as_posix()
        cells = json.loads((originals(language) / FIRST).read_text(encoding="utf-8"))["cells"]
        title = "".join(cells[0]["source"]).splitlines()[0].lstrip("# ")
        yield f'<li><a lang="{language}" href="lab/index.html?path={path}">{html.escape(title)}</a></li>'


def lesson_languages() -> list[str]:
    """The languages in which there are lessons, the first one that of a reader who speaks none of them."""
    return [language for language in LANGUAGES if (originals(language) / FIRST).exists()]


def folder_of(language: str) -> str:
    """Where the lessons in `language` lie in the site: the first language's at the top."""
    return "" if language == LANGUAGES[0] else language
