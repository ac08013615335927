"""A real JupyterLab, and pages in it, for browser tests."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.axe import COLOURS, STANDARDS, Fault, faults

TOKEN = "t"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DIALOGUE = 20_000
LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
OUTPUTS = ".jp-OutputArea-output"
# JupyterLab's body has no height, and hides what flows over: axe takes everything in it to be out of sight.
# What is scrolled away has a height that is guessed: the height that shows all is found when all is shown.
IN_SIGHT = """() => { document.body.style.height = '100vh';
  const { node } = window.jupyterapp.shell.currentWidget;
  const outer = node.querySelector('.jp-WindowedPanel-outer');
  const inner = node.querySelector('.jp-WindowedPanel-inner');
  outer.scrollTop = 0;
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
    done(outer.clientHeight > inner.scrollHeight ? 0 : innerHeight + inner.scrollHeight)))); }"""
AS_IT_WAS = "() => { document.body.style.height = ''; }"
# What axe, which must have run here, takes to be out of sight.
UNSEEN = """selector => { axe.setup(document);
  const unseen = [...document.querySelectorAll(selector)].filter(node => !axe.commons.dom.isVisibleOnScreen(node));
  axe.teardown();
  return unseen.map(node => node.outerHTML.slice(0, 200)); }"""
SIZE: ViewportSize = {"width": 1280, "height": 800}
READY = """name => window.jupyterapp?.shell.currentWidget?.context?.path === name
  && window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel"""
LEAVE = """async () => { const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.shutdown();
  panel.context.model.dirty = false; panel.close(); }"""


@contextmanager
def launched(path: str, *further: str) -> Iterator[Browser]:
    """The browser at `path`, which asks nobody for anything of its own; `further` flags are for one test's needs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *further])
        yield browser
        browser.close()


class Server:
    """JupyterLab on this machine, with settings of its own, serving `root`."""

    def __init__(self, root: Path, home: Path) -> None:
        self.root = root
        self.windows: list[Window] = []  # loaded, and free
        self.port = _free_port()
        settings = home / "settings" / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        quiet = {"fetchNews": "false", "checkForUpdates": False}
        (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet), encoding="utf-8")
        self.log = (home / "log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            self._command(), env=self._environment(home), stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log
        )
        self._await()

    def _command(self) -> list[str]:
        options = {
            "ServerApp.ip": "127.0.0.1",
            "ServerApp.port": self.port,
            "ServerApp.root_dir": self.root,
            "IdentityProvider.token": TOKEN,
            "LabApp.expose_app_in_browser": True,
            "LabApp.news_url": "",
        }
        given = [f"--{name}={value}" for name, value in options.items()]
        return [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--allow-root", *given]

    def _environment(self, home: Path) -> dict[str, str]:
        own = {
            "JUPYTER_CONFIG_DIR": home / "config",
            "JUPYTERLAB_SETTINGS_DIR": home / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
            "PYTHONPATH": Path(__file__).parents[2],
        }
        # A kernel must not think that it runs under pytest.
        inherited = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
        return {**inherited, **{name: str(value) for name, value in own.items()}}

    def _await(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api?token={TOKEN}", timeout=5).close()
                return
            except OSError:
                assert self.process.poll() is None, "JupyterLab did not start"
                assert time.monotonic() < end, "JupyterLab does not answer"
                time.sleep(0.2)

    def url(self, notebook: str) -> str:
        return f"http://127.0.0.1:{self.port}/lab/tree/{notebook}?token={TOKEN}&reset"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.log.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}}
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells], metadata=kernel)
    nbformat.write(notebook, path)


class Window:
    """A page for one notebook after another: to load JupyterLab costs more than most tests. Notes what it asks for."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(viewport=SIZE)
        self.context.set_default_timeout(DIALOGUE)
        self.page: Page = self.context.new_page()
        self.requests: list[str] = []
        self.problems: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))


class Notebook:
    """A notebook in a browser page; it notes every request that the page makes."""

    def __init__(self, server: Server, browser: Browser, name: str) -> None:
        self.server = server
        self.name = name
        self.here = f"http://127.0.0.1:{server.port}/"
        self.loaded = bool(server.windows)
        self.window = server.windows.pop() if self.loaded else Window(browser)
        self.context, self.page = self.window.context, self.window.page

    def open(self) -> Notebook:
        if self.loaded:
            self.command("docmanager:open", path=self.name)
        else:
            self.page.goto(self.server.url(self.name))
        return self._ready()

    def _ready(self) -> Notebook:
        self.page.wait_for_function(READY, arg=self.name)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        if self.page.locator("#jp-left-stack").is_visible():
            self.command("application:toggle-left-area")
        return self

    def reload(self) -> Notebook:
        self.command("docmanager:save")
        self.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
        self.page.reload()
        return self._ready()

    def command(self, name: str, **arguments: Any) -> None:
        script = "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }"
        self.page.evaluate(script, [name, arguments])

    def run_all(self) -> Notebook:
        self.command("notebook:run-all-cells")
        return self

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def theme(self, name: str) -> None:
        self.command("apputils:change-theme", theme=name)
        light = "true" if name.endswith("Light") else "false"
        self.page.wait_for_selector(f'body[data-jp-theme-light="{light}"]', state="attached")
        self.page.locator("#jupyterlab-splash").wait_for(state="detached")

    def faults(self, shown: str) -> list[Fault]:
        """What axe finds in the outputs, among which `shown` is: everything, and colours in the dark theme too."""
        found = self.faults_here(shown)
        self.theme(DARK)
        found += self.faults_here(shown, COLOURS)
        self.theme(LIGHT)
        return found

    def faults_here(self, shown: str, rules: Iterable[str] = STANDARDS) -> list[Fault]:
        """What axe finds in the outputs, `shown` among them, on a screen that shows all: it skips what is hidden."""
        size = self.page.viewport_size or SIZE
        try:
            self._show_all(size["width"])
            found = faults(self.page, OUTPUTS, rules)
            assert self.page.locator(f"{OUTPUTS} {shown}").count()
            assert self.page.evaluate(UNSEEN, f"{OUTPUTS} {shown}") == []
            return found
        finally:
            self.page.evaluate(AS_IT_WAS)
            self.resize(**size)

    def _show_all(self, width: int) -> None:
        for _ in range(6):
            height = self.page.evaluate(IN_SIGHT)
            if not height:
                return
            self.resize(width, height)
        raise AssertionError("a screen that shows the whole notebook was not found")

    def cells(self) -> list[tuple[str, str]]:
        """Kind and source of each cell, as Lab holds them."""
        return self.page.evaluate(
            "() => [...window.jupyterapp.shell.currentWidget.content.model.cells]"
            ".map(cell => [cell.type, cell.sharedModel.getSource()])"
        )

    def python(self, expression: str) -> str:
        """What the kernel makes of an expression, as text."""
        return self.page.evaluate(
            "async (x) => { const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;"
            " const done = kernel.requestExecute({ code: '', user_expressions: { x } }, false).done;"
            " const { x: made } = (await done).content.user_expressions;"
            " return made.data ? made.data['text/plain'] : made.evalue; }",
            expression,
        )

    def comes_to(self, expression: str, value: str) -> None:
        """Waits until the kernel makes this of an expression: what is done in the page reaches it a little later."""
        end = time.monotonic() + DIALOGUE / 1000
        while (found := self.python(expression)) != value:
            assert time.monotonic() < end, f"{expression} is {found}, not {value}"
            self.page.wait_for_timeout(50)

    def close(self) -> None:
        """Closes the notebook, whose page must have asked this machine alone and made no mistake.

        The page is left to the next one, unless something is amiss with it.
        """
        requests, problems = self.window.requests[:], self.window.problems[:]
        try:
            self._leave()
        except PlaywrightError:
            self.context.close()
        foreign = [url for url in requests if not url.startswith((self.here, f"blob:{self.here}", "data:"))]
        assert requests and not foreign
        assert not problems

    def _leave(self) -> None:
        for other in self.context.pages[1:]:
            other.close()
        self.page.evaluate(LEAVE)
        self.page.wait_for_function("() => !document.querySelector('.jp-NotebookPanel, .jp-Dialog')")
        self.page.set_viewport_size(SIZE)
        if not self.page.locator('body[data-jp-theme-light="true"]').count():
            self.theme(LIGHT)
        self.window.requests.clear()
        self.window.problems.clear()
        self.server.windows.append(self.window)
