"""Starts the class's JupyterHub for a test, and looks at the processes that it has started."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from tests.paths import steps
from tools.hub import CONFIGURATION

FOR_TESTS = Path(__file__).with_name("hub_for_tests.py")


@dataclass(frozen=True)
class Hub:
    """A JupyterHub that runs: its address, its folder, and its process."""

    address: str
    folder: Path
    process: psutil.Process

    def log(self) -> str:
        """What it has said so far."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def home(self, name: str) -> Path:
        """The folder of the learner `name`."""
        return self.folder / "homes" / name

    def server(self, name: str) -> psutil.Process:
        """The process of the server of the learner `name`."""
        home = str(self.home(name))
        (found,) = [child for child in self.process.children() if child.environ().get("HOME") == home]
        return found

    def kernels(self, name: str) -> list[psutil.Process]:
        """The processes of the kernels of the learner `name`."""
        return [child for child in self.server(name).children() if "ipykernel_launcher" in child.cmdline()]

    def own(self) -> list[psutil.Process]:
        """The hub's process, its proxy's and its culler's."""
        homes = str(self.folder / "homes")
        others = [child for child in self.process.children() if not child.environ().get("HOME", "").startswith(homes)]
        return [self.process, *others]


def memory(*processes: psutil.Process) -> float:
    """The memory of `processes` in megabytes; what several processes share is divided among them."""
    pss: float = sum(process.memory_full_info().pss for process in processes)
    return pss / 2**20


@contextmanager
def running(folder: Path, jupyterhub: str, idle: str = "") -> Iterator[Hub]:
    """The class's JupyterHub in `folder`, servers culled after `idle` seconds; at its end no process is left."""
    (folder / "homes").mkdir(parents=True)
    ports = [str(steps.free_port()) for _ in range(3)]
    runtime = tempfile.TemporaryDirectory()
    own = {"CLASS_CONFIGURATION": str(CONFIGURATION), "CLASS_FOLDER": str(folder), "CLASS_PORTS": " ".join(ports)}
    own["CLASS_RUNTIME"] = runtime.name
    # Of what this process was told, only where commands are: nothing of its user's Jupyter, nothing of pytest's.
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", "CLASS_IDLE": idle, **own}
    with (folder / "log").open("w", encoding="utf-8") as log:
        process = psutil.Popen(
            [jupyterhub, "--config", str(FOR_TESTS)],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    hub = Hub(f"http://127.0.0.1:{ports[0]}", folder, process)
    try:
        _await(hub)
        yield hub
    finally:
        left = _end(process)
        runtime.cleanup()
    assert left == [], hub.log()


def _await(hub: Hub) -> None:
    for _ in range(600):
        assert hub.process.is_running() and hub.process.status() != psutil.STATUS_ZOMBIE, hub.log()
        if "JupyterHub is now running" in hub.log():
            return
        time.sleep(0.1)
    raise AssertionError(hub.log())


def _end(process: psutil.Popen) -> list[psutil.Process]:
    """Ends the hub, which is to end all that it started; ends the rest of these, and says which they were."""
    started = process.children(recursive=True)
    process.terminate()
    left: list[psutil.Process]
    _, left = psutil.wait_procs([process, *started], timeout=60)
    for member in left:
        member.kill()
    psutil.wait_procs(left, timeout=10)
    return left
