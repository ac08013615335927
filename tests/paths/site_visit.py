"""A visitor to the site: serves it under a path, opens a browser that reaches nothing else, and notes what it tries."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import FLAGS

UNDER = "/a/class/"
HERE = "127.0.0.1"
# This machine by a name, as others in a room would reach it: plain http, where browsers withhold service workers.
IN_THE_ROOM = "teacher.test"
READY = "Python (Pyodide) | Idle"
PATIENCE = 180_000  # milliseconds: Pyodide starts in ten seconds, or in a minute where the machine is busy
# What Chromium asks for by itself, whatever page it shows: the time, its updates, and what it helps itself with.
BROWSERS_OWN = {
    "accounts.google.com",
    "clients2.google.com",
    "content-autofill.googleapis.com",
    "edgedl.me.gvt1.com",
    "optimizationguide-pa.googleapis.com",
    "redirector.gvt1.com",
    "safebrowsing.googleapis.com",
    "update.googleapis.com",
}
CODE_CELLS = """async () => {
  const { context } = window.jupyterapp.shell.currentWidget;
  return [...context.model.cells].filter((cell) => cell.type === "code").map((cell) => (
    { id: cell.id, count: cell.executionCount, source: cell.sharedModel.getSource(), outputs: cell.outputs.toJSON() }
  ));
}"""


class _Files(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        # As on a host whose sites share one address: what is asked for beside the site is not there.
        return super().translate_path(path.removeprefix(UNDER[:-1]) if path.startswith(UNDER) else "/nowhere")

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the static site in `folder`, on this machine alone."""
    with ThreadingHTTPServer((HERE, 0), partial(_Files, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HERE}:{server.server_port}{UNDER}"
        server.shutdown()


class Elsewhere(socketserver.ThreadingTCPServer):
    """Where everything goes that is not for this machine: it is noted in `asked`, and refused.

    A proxy, since a browser's workers ask past what a page can be watched for.
    """

    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__((HERE, 0), _Refuses)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def hosts(self) -> set[str]:
        """The hosts that a page has asked for."""
        asked = {line.split()[1].removeprefix("http://").partition("/")[0].partition(":")[0] for line in self.asked}
        return asked - BROWSERS_OWN


class _Refuses(socketserver.StreamRequestHandler):
    server: Elsewhere

    def handle(self) -> None:
        if line := self.rfile.readline().decode("latin-1").strip():
            self.server.asked.append(line)
        self.wfile.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


@contextmanager
def browser(chromium: str, elsewhere: Elsewhere) -> Iterator[Browser]:
    """Chromium, which reaches this machine, and for all else asks `elsewhere`."""
    proxy = {"server": f"http://{HERE}:{elsewhere.server_address[1]}", "bypass": f"{HERE},{IN_THE_ROOM}"}
    flags = [*FLAGS, f"--host-resolver-rules=MAP {IN_THE_ROOM} {HERE}"]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=flags, proxy=proxy)
        yield started
        started.close()


class Visit:
    """A page at the site; it notes requests that failed and mistakes of the page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def open(self, page: str) -> Visit:
        """Opens a page of the site, and waits until its lesson is there and Python has started."""
        self.page.goto(self.address + page)
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.page.get_by_text(READY).wait_for()
        return self

    def lesson(self, name: str) -> Visit:
        return self.open(f"lab/index.html?path={name}")

    @property
    def title(self) -> str:
        return self.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.path")

    def run(self, command: str) -> None:
        """Runs a command of Lab's, and waits for its end."""
        self.page.evaluate("(name) => window.jupyterapp.commands.execute(name)", command)

    def run_all(self) -> list[dict[str, Any]]:
        """Runs all cells; the code cells with what they show."""
        self.run("notebook:run-all-cells")
        return self.page.evaluate(CODE_CELLS)

    def try_code(self, source: str) -> list[dict[str, Any]]:
        """What `source` shows in a cell of its own at the end."""
        self.page.evaluate(
            "async (source) => { const { content } = window.jupyterapp.shell.currentWidget;"
            " content.model.sharedModel.addCell({ cell_type: 'code', source });"
            " content.activeCellIndex = content.widgets.length - 1; content.deselectAll();"
            " await window.jupyterapp.commands.execute('notebook:run-cell'); }",
            source,
        )
        return self.page.evaluate(CODE_CELLS)[-1]["outputs"]

    def close(self) -> None:
        self.context.close()


def expose(site: Path) -> None:
    """Lets the page of a site be asked for its notebook's cells."""
    path = site / "jupyter-lite.json"
    settings = json.loads(path.read_text(encoding="utf-8"))
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    path.write_text(json.dumps(settings), encoding="utf-8")
