"""Installs into an environment with uv, which takes a tenth of pip's time; with pip where uv cannot."""

from __future__ import annotations

import ast
import os
import subprocess
from typing import TextIO

from tools.places import PINS, ROOT

# Who has told pip where to find packages has told uv too: pip's settings, and the variables in which uv reads them.
SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
}
COMMAS = {"UV_FIND_LINKS"}  # where uv has commas between several; elsewhere spaces, as pip
# Every package has its hash, so it does not matter which index it comes from: any may have it, as with pip.
OWN = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "never"}


class CannotMake(Exception):
    """Something could not be made; the message says which command failed."""


def install(python: str, uv: str, wanted: list[list[str]], log: TextIO) -> None:
    """Installs what each of `wanted`, options of pip's, asks for beside `python`. Raises `CannotMake`.

    `uv` is where that command is, once it is installed there too.
    """
    # Python compiles a module when it is first imported; compiling them all at once doubles the time.
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-compile"]
    quick = [uv, "pip", "install", "--quiet", "--python", python]
    try:
        run([*pip, "--require-hashes", "-r", str(PINS / "uv.txt")], log)
        for options in wanted:
            run([*quick, *options], log, OWN | settings(python))
    except CannotMake as problem:
        log.write(f"{problem}\nNow with pip, which takes longer.\n")
        for options in wanted:
            run([*pip, *options], log)


def settings(python: str) -> dict[str, str]:
    """The variables that tell uv what pip has been told: in its files, or by variables of its own, which count more."""
    listed = subprocess.run([python, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False)
    return told_to_pip(listed.stdout)


def told_to_pip(listed: str) -> dict[str, str]:
    """What uv is to be told where `pip config list` prints this: lines such as ``global.index-url='address'``."""
    told: dict[str, str] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        if variable := SETTINGS.get(name.rpartition(".")[2]):
            several = ast.literal_eval(value).split()
            told[variable] = ("," if variable in COMMAS else " ").join(several)
    return told


def run(command: list[str], log: TextIO, variables: dict[str, str] | None = None) -> None:
    """Runs `command` in the project's folder, with further `variables`. Raises `CannotMake` if it fails."""
    log.flush()
    environment = {**os.environ, **(variables or {})}
    try:
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, env=environment)
    except OSError as problem:
        raise CannotMake(f"{problem}: {' '.join(command)}") from problem
    if code:
        raise CannotMake(f"exit code {code}: {' '.join(command)}")
