"""Without numpy and matplotlib, as in a browser, every lesson says so, goes on, and shows all else the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardlessons.i18n import language, text
from tools.places import ROOT

pytestmark = pytest.mark.notebook

ORIGINALS = sorted((ROOT / "notebooks").glob("*/*.ipynb"))
SIMULATES, DRAWS = "cl.simulate.", "cl.plots."

# Runs a notebook's code in one namespace; for each cell, what it prints and what its last expression shows.
RUN = """
import ast, contextlib, io, json, sys
sys.modules["numpy"] = sys.modules["matplotlib"] = None
scope, shown = {}, []

def plain(value):
    bundle = getattr(value, "_repr_mimebundle_", dict)()
    return (bundle[0] if isinstance(bundle, tuple) else bundle).get("text/plain", repr(value))

for source in json.load(sys.stdin):
    *statements, last = ast.parse(source).body
    value = isinstance(last, ast.Expr)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(statements if value else [*statements, last], []), "cell", "exec"), scope)
        result = eval(compile(ast.Expression(last.value), "cell", "eval"), scope) if value else None
    shown.append(printed.getvalue() + ("" if result is None else plain(result)))
print(json.dumps(shown))
"""


def code_cells(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def committed(cell: dict[str, Any]) -> str:
    """What a cell shows as text in the original."""
    parts = [output["text"] if "text" in output else output["data"]["text/plain"] for output in cell["outputs"]]
    return "".join("".join(part) for part in parts)


def run_without_libraries(path: Path) -> list[str]:
    """What each code cell shows. An error in one is raised, as is anything said beside the cells."""
    sources = json.dumps(["".join(cell["source"]) for cell in code_cells(path)])
    ran = subprocess.run(
        [sys.executable, "-c", RUN],
        input=sources,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    shown: list[str] = json.loads(ran.stdout)
    return shown


def squeezed(words: str) -> str:
    return "".join(words.split())


@pytest.mark.parametrize("path", ORIGINALS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_lesson_goes_on_without_numpy_and_matplotlib(path: Path) -> None:
    cells = code_cells(path)
    shown = run_without_libraries(path)
    language(path.parent.name)
    said = {text("error.absent_numpy"), text("error.absent_matplotlib")}
    for cell, now in zip(cells, shown, strict=True):
        if not any(sentence in now for sentence in said):
            assert squeezed(now) == squeezed(committed(cell)), cell["id"]
    used = "".join("".join(cell["source"]) for cell in cells)
    for name, library in ((SIMULATES, "numpy"), (DRAWS, "matplotlib")):
        assert any(text(f"error.absent_{library}") in now for now in shown) == (name in used), library


def test_there_are_lessons_that_simulate_and_draw() -> None:
    used = "".join(path.read_text(encoding="utf-8") for path in ORIGINALS)
    assert SIMULATES in used and DRAWS in used
