"""The pins: exact, hashed, without an address, one version everywhere, and all that the project asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools import pins
from tools.environments import HOLDS
from tools.places import PINS, ROOT

SETS = sorted([*pins.SETS, pins.BROUGHT])
PINNED = re.compile(r"^([a-z0-9][a-z0-9.-]*)(?:\[[a-z-]+\])?==([^ ;]+)(?: ; (.+?))? \\$")


def blocks(path: Path) -> list[str]:
    """The requirements of a file, each with its hashes."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    starts = [number for number, line in enumerate(lines) if not line.startswith(" ")]
    return ["\n".join(lines[a:b]) for a, b in zip(starts, [*starts[1:], None], strict=True)]


def versions(name: str) -> dict[str, set[tuple[str, str | None]]]:
    """Each library of a set with its versions, and for which Python or system each is meant."""
    held: dict[str, set[tuple[str, str | None]]] = {}
    for block in blocks(PINS / f"{name}.txt"):
        pinned = PINNED.match(block.splitlines()[0])
        assert pinned, block
        held.setdefault(pinned[1], set()).add((pinned[2], pinned[3]))
    return held


@pytest.mark.parametrize("name", SETS)
def test_every_requirement_is_exact_and_hashed(name: str) -> None:
    assert versions(name)
    for block in blocks(PINS / f"{name}.txt"):
        hashes = block.splitlines()[1:]
        assert hashes and all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes), block


@pytest.mark.parametrize("name", SETS)
def test_what_was_asked_for_was_pinned(name: str) -> None:
    asked = [line for line in (PINS / f"{name}.in").read_text(encoding="utf-8").splitlines() if "==" in line]
    assert asked
    for line in asked:
        library, version = line.split("==")
        assert version in {held for held, _ in versions(name)[library]}


@pytest.mark.parametrize(
    ("small", "large"), [("lab", "test"), ("engine", "test"), ("lab", "hub"), ("lab", "binder"), ("uv", "tools")]
)
def test_a_set_holds_the_smaller_one_in_the_same_versions(small: str, large: str) -> None:
    holding = versions(large)
    for library, held in versions(small).items():
        assert {version for version, _ in held} <= {version for version, _ in holding[library]}, library


def test_every_environment_has_its_pins() -> None:
    assert set(HOLDS) == set(pins.SETS) - {"uv"}  # which goes into every one of them


def test_what_the_site_is_built_with_and_what_it_brings_are_the_same_widgets() -> None:
    for library in ("anywidget", "ipywidgets"):
        assert versions("pyodide")[library] == versions("site")[library] == versions("lab")[library]


def test_all_that_the_project_needs_is_among_the_pins() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    held = versions("lab")
    for requirement in [*project["dependencies"], *project["optional-dependencies"]["lab"]]:
        library, least = requirement.split(">=")
        assert all(as_numbers(version) >= as_numbers(least) for version, _ in held[library]), requirement


def as_numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_no_file_that_names_libraries_holds_an_address() -> None:
    files = [*PINS.iterdir(), *(ROOT / "binder").iterdir(), ROOT / "pyproject.toml", ROOT / "Makefile"]
    assert len(files) > len(SETS)
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"https?:|--(extra-)?index-url|--find-links|--trusted-host", text), path


def test_binder_gets_the_pins_of_learners_and_a_python_that_they_hold_for() -> None:
    assert "-r ../requirements/binder.txt" in (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8")
    assert re.fullmatch(r"python-3\.1[1-4]\n", (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8"))
