"""What every test shares: reproducible random tests, the browser, and which files an environment can run."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

from tests.tries import cases, tries
from tools.browsers import HOW_TO_GET_CHROMIUM, browser_required, chromium

# The same examples at every run in CI; elsewhere new ones, so that more is tried. No deadline: machines differ.
hypothesis.settings.register_profile("ci", derandomize=True, deadline=None, database=None, max_examples=tries(100))
hypothesis.settings.register_profile("own", deadline=None, max_examples=tries(100))
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "own")

FOLDERS_NEEDING_JUPYTER = [Path(__file__).parent / name for name in ("browser", "paths")]
NEEDS_JUPYTER = re.compile(r"^pytestmark\s*=.*\bmark\.(notebook|browser|paths)\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Where Jupyter is not installed, passes over what is marked as needing it: it could not be imported."""
    if find_spec("anywidget"):
        return None
    if collection_path.is_dir():
        return collection_path in FOLDERS_NEEDING_JUPYTER or None
    marked = collection_path.suffix == ".py" and NEEDS_JUPYTER.search(collection_path.read_text(encoding="utf-8"))
    return bool(marked) or None


@pytest.hookimpl(trylast=True)  # when all that has not been asked for is left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Takes of each test the cases that this run is for."""
    by_test: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_test.setdefault(item.nodeid.partition("[")[0], []).append(item)
    taken = {item for each in by_test.values() for item in (each if _thins_out(each[0]) else cases(each))}
    if left := [item for item in items if item not in taken]:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item in taken]


def _thins_out(item: pytest.Item) -> bool:
    """Whether the item's module thins out inside its tests."""
    module = getattr(item, "module", None)
    return any(hasattr(module, name) for name in ("EVERY", "some"))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test begins, and leaves, with English words in the historical wording."""
    from cardlessons.i18n import language, wording

    yield
    language("en")
    wording("historical")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leaves a browser test out where there is no browser, unless one is required: then it fails."""
    if item.get_closest_marker("browser") and not chromium():
        (pytest.fail if browser_required() else pytest.skip)(f"There is no Chromium here. {HOW_TO_GET_CHROMIUM}")


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The path of the browser that browser tests drive."""
    path = chromium()
    assert path, HOW_TO_GET_CHROMIUM
    return path
