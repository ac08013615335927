"""Steps on the ways to the learner: a clean checkout, an empty environment, a running JupyterLab."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.places import ROOT

TIMEOUT = 900

# Runs each notebook in a fresh kernel, two at a time, and ends with the first error in a cell.
RUN_NOTEBOOKS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
import nbformat
from nbclient import NotebookClient
def run(path):
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(path.parent)}}).execute()
    assert any(cell.get("outputs") for cell in notebook.cells), f"{path} shows nothing"
    return path.name
with ThreadPoolExecutor(2) as pool:
    for name in pool.map(run, map(Path, sys.argv[1:])):
        print("ran", name)
"""


def run(*command: str | Path, cwd: Path, path: Path | None = None) -> str:
    """What `command` prints. It must succeed; with `path`, commands are looked for there first."""
    code, said = attempt(*command, cwd=cwd, path=path)
    assert code == 0, f"{command}\n{said}"
    return said


def attempt(*command: str | Path, cwd: Path, path: Path | None = None) -> tuple[int, str]:
    """The exit code of `command`, and what it prints."""
    environment = {**os.environ, "PYTHONPATH": ""}
    if path:
        environment["PATH"] = f"{path}{os.pathsep}{environment['PATH']}"
    ran = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    return ran.returncode, ran.stdout


def clean_checkout(folder: Path) -> Path:
    """A copy of what git holds or would hold, without anything that lies about in this folder."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def empty_environment(folder: Path, python: str = sys.executable) -> Path:
    """The folder of the commands of a new virtual environment."""
    run(python, "-m", "venv", folder, cwd=folder.parent)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def run_notebooks(commands: Path, folder: Path) -> list[str]:
    """Runs all notebooks in `folder` with the Python among `commands`; their names. An error in a cell fails."""
    notebooks = sorted(folder.glob("*.ipynb"))
    said = run(commands / "python", "-c", RUN_NOTEBOOKS, *notebooks, cwd=folder)
    return [line.removeprefix("ran ") for line in said.splitlines() if line.startswith("ran ")]


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_lab(command: list[str], cwd: Path, own: Path) -> Iterator[str]:
    """The address that the JupyterLab started by `command` prints; it is ended afterwards.

    Its configuration, settings and runtime files go to `own`, so that nothing of this machine's user matters.
    """
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR")
    environment = {**os.environ, "PYTHONPATH": "", **{name: str(own / name.lower()) for name in names}}
    log = own / "lab.log"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        yield _printed_address(process, log)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def _printed_address(process: subprocess.Popen[bytes], log: Path) -> str:
    for _ in range(600):
        said = log.read_text(encoding="utf-8")
        # The invitation comes once the server listens; the address alone is printed a moment earlier.
        if printed := re.search(r"copy and paste.*?(http://127\.0\.0\.1:\d+/lab\S*)", said, re.DOTALL):
            return printed[1]
        assert process.poll() is None, said
        time.sleep(0.1)
    raise AssertionError(f"JupyterLab has printed no address:\n{said}")


def fetch(address: str) -> str:
    """The page at an address on this machine. Anything but success is raised."""
    assert address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
    return text


def lab_asks_nobody(address: str) -> bool:
    """Whether the settings that this JupyterLab starts with switch off news and the search for newer versions."""
    base, _, token = address.partition("/lab")
    settings = f"{base}/lab/api/settings/@jupyterlab/apputils-extension:notification?{token.partition('?')[2]}"
    properties = json.loads(fetch(settings))["schema"]["properties"]
    return [properties[name]["default"] for name in ("fetchNews", "checkForUpdates")] == ["false", False]
