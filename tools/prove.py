"""`make test`: everything that must hold, proved in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TextIO

from tools import pythons, stages
from tools.browsers import HOW_TO_GET_CHROMIUM, browser_required, chromium
from tools.environments import Environment, folder, main_environment, site_environment, tools_environment
from tools.places import ROOT
from tools.pythons import Python
from tools.stages import Stage, commands

NO_NOTEBOOK = "not notebook and not browser and not paths"
TESTS = ["pytest", "--durations=5", "-m", "not browser and not paths"]
GAMES = [f"tests/{name}" for name in ("games", "play", "exact", "derive")]
BY_FILE = ["-n", "2", "--dist", "loadfile"]
NBVAL = ["--nbval", "--nbval-current-env", "--nbval-cell-timeout=60", *BY_FILE]


def prove(arguments: list[str]) -> int:
    """Makes what is missing, runs every stage (or those that `arguments` name), prints a summary; 0 if all passed."""
    began = time.monotonic()
    print("Proving everything: lint, types, tests, notebooks, browser. About ten minutes on two cores.")
    own = Python(sys.executable, (*sys.version_info[:3],), True, True)
    others, incomplete = pythons.others(own, pythons.found())
    # The other Pythons first: each takes one core for long, and at the end nothing is left to share the other with.
    stages_here = [*(stage for other in others for stage in _engine_stages(other)), *_main_stages()]
    chosen = _named(arguments, stages_here) if arguments else stages_here
    notes = [f"the tests on Python {python}, which has no venv module" for python in incomplete]
    if not chromium():
        notes.append(f"the browser tests: there is no Chromium here. {HOW_TO_GET_CHROMIUM}")
    outcomes = stages.run(_in_order(chosen))
    return 0 if stages.summary(outcomes, notes, time.monotonic() - began) else 1


def _named(names: list[str], among: list[Stage]) -> list[Stage]:
    """The stages with these names, or which are parts "of" them, and what they need."""
    chosen = {name: {stage for stage in among if f"{stage.name}-of-".startswith(f"{name}-of-")} for name in names}
    if unknown := [name for name, stages in chosen.items() if not stages]:
        raise SystemExit(f"No such stage: {', '.join(unknown)}. There are: {', '.join(stage.name for stage in among)}.")
    asked = set().union(*chosen.values())
    needed = {need for stage in asked for need in stage.needs}
    return [stage for stage in among if stage in asked or stage.name in needed]


def _in_order(chosen: list[Stage]) -> list[Stage]:
    # Environments first, since they wait for the network; what must be alone last.
    return sorted(chosen, key=lambda stage: (stage.alone, bool(stage.needs)))


def _main_stages() -> list[Stage]:
    environment = main_environment("test")
    made = environment.folder.name

    def stage(name: str, *lines: list[str], alone: bool = False) -> Stage:
        python_lines = [[environment.python, "-m", *line] for line in lines]
        return Stage(name, commands(*python_lines, cwd=ROOT, environment=_compiled(environment)), (made,), alone)

    # Matplotlib announces its font cache once; that must not be in the middle of a notebook.
    fonts = ["matplotlib.font_manager"]
    tests = [
        stage("ruff", ["ruff", "check", "--no-cache", "."]),
        # Two halves, each in one process: to hand eleven thousand tests out to processes costs more than most of them.
        stage("tests-of-games", [*TESTS, *GAMES]),
        stage("tests-of-all-else", [*TESTS, "tests", *(f"--ignore={folder}" for folder in GAMES)]),
        stage("notebooks", fonts, ["pytest", *NBVAL, "notebooks"]),
        stage("mypy", ["mypy"]),
    ]
    if chromium() or browser_required():
        tests.append(stage("browser", ["pytest", *BY_FILE, "-m", "browser", "tests/browser"], alone=True))
    return [Stage(made, _making(environment)), *tests]


def _engine_stages(python: Python) -> list[Stage]:
    version = pythons.dotted(pythons.minor(python))
    environment = Environment(folder(f".venv-{version}"), python.path, "engine")
    made = environment.folder.name
    line = [environment.python, "-m", "pytest", "-p", "no:cacheprovider", "-m", NO_NOTEBOOK]
    tests = commands(line, cwd=ROOT, environment={**_compiled(environment), "CARDLESSONS_TRIES": "brief"})
    return [Stage(made, _making(environment)), Stage(f"tests-on-{version}", tests, needs=(made,))]


def _compiled(environment: Environment) -> dict[str, str]:
    """Variables under which each module is compiled once for the hundred processes of a run, beside the environment."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(environment.folder / "compiled")}


def _making(environment: Environment) -> stages.Work:
    def work(log: TextIO) -> bool:
        environment.make(log)
        return True

    return work


def follow_paths(arguments: list[str]) -> int:
    """`make test-paths`: follows each way to the learner; 0 if all lead there."""
    environment = main_environment("test")
    for needed in (environment, tools_environment(), site_environment()):
        needed.make(sys.stdout)
    command = [environment.python, "-m", "pytest", "-m", "paths", "tests/paths", *arguments]
    code = subprocess.call(command, cwd=ROOT, env={**os.environ, **_compiled(environment)})
    for version in pythons.missing(pythons.found()):
        print(f"LEFT OUT: what Binder would build with Python {version}, which is not on this machine", flush=True)
    return code
