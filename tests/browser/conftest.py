"""One JupyterLab and one browser for all browser tests: most of a test's time would be starting them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .lab import Notebook, Server, launched, write_notebook

Opened = Callable[..., Notebook]


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("notebooks"), tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium_browser(chromium_path: str) -> Iterator[Browser]:
    with launched(chromium_path) as browser:
        yield browser


def opening(lab: Server, chromium_browser: Browser) -> Iterator[Opened]:
    """Opens a notebook with these cells, or a copy of a lesson, and runs it; in the end all are closed."""
    notebooks: list[Notebook] = []

    def open_one(name: str, cells: Sequence[str] = (), lesson: Path | None = None) -> Notebook:
        if lesson:
            shutil.copy(lesson, lab.root / name)
        else:
            write_notebook(lab.root / name, cells)
        notebooks.append(Notebook(lab, chromium_browser, name))
        return notebooks[-1].open().run_all()

    yield open_one
    for notebook in notebooks:
        notebook.close()


opened = pytest.fixture(opening, scope="module", name="opened")
opened_here = pytest.fixture(opening, name="opened_here")  # for one test alone
