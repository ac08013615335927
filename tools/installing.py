"""Installs into an environment with uv, which takes a tenth of pip's time; with pip where uv cannot."""

from __future__ import annotations

import ast
import os
import subprocess
from typing import TextIO

from tools.places import PINS, ROOT

# Who has told pip where to find packages has told uv too: pip's settings, and the variables in which uv reads them.
SETTINGS = {
    "proxy": "ALL_PROXY",
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
}
YES = {"1", "true", "True", "yes", "on"}
COMMAS = {"UV_FIND_LINKS"}  # where uv has commas between several; elsewhere spaces, as pip
# As pip does, uv takes a package from any index, and trusts whom the system trusts. Hashes hold what it takes.
OWN = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_SYSTEM_CERTS": "true", "UV_PYTHON_DOWNLOADS": "never"}


class CannotMake(Exception):
    """Something could not be made; the message says which command failed."""


def install(python: str, uv: str, wanted: list[list[str]], log: TextIO) -> None:
    """Installs what each of `wanted`, options of pip's, asks for beside `python`. Raises `CannotMake`.

    `uv` is where that command is, once it is installed there too.
    """
    # Python compiles a module when it is first imported; compiling them all at once doubles the time.
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-compile"]
    try:
        # To build uv where there is no wheel of it would take longer than it saves.
        run([*pip, "--only-binary=:all:", "--require-hashes", "-r", str(PINS / "uv.txt")], log)
        told = settings(python)
        local = ["--no-index"] if told.get("no-index", ["no"])[0] in YES else []
        quick = [uv, "pip", "install", "--quiet", "--python", python, *local]
        for options in wanted:
            run([*quick, *options], log, OWN | variables(told))
    except CannotMake as problem:
        log.write(f"{problem}\nNow with pip, which takes longer.\n")
        # What uv has left half done looks done to pip.
        for options in wanted:
            run([*pip, "--force-reinstall", *options], log)


def settings(python: str) -> dict[str, list[str]]:
    """What pip has been told, in its files or by its variables: the values of each setting by its name."""
    listed = subprocess.run([python, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False)
    return read_settings(listed.stdout)


def read_settings(listed: str) -> dict[str, list[str]]:
    """The settings that `pip config list` prints, in lines such as ``global.index-url='address'``.

    Those of variables, ``:env:``, count more than those of files, as for pip.
    """
    told: dict[str, list[str]] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        if value:
            told[name.rpartition(".")[2]] = ast.literal_eval(value).split()
    return told


def variables(told: dict[str, list[str]]) -> dict[str, str]:
    """The variables that tell uv what pip has been told; not those in which it has been told otherwise itself."""
    meant = {variable: told[name] for name, variable in SETTINGS.items() if told.get(name)}
    separated = {variable: ("," if variable in COMMAS else " ").join(values) for variable, values in meant.items()}
    return {variable: value for variable, value in separated.items() if variable not in os.environ}


def run(command: list[str], log: TextIO, further: dict[str, str] | None = None) -> None:
    """Runs `command` in the project's folder, with `further` variables. Raises `CannotMake` if it fails."""
    log.flush()
    environment = {**os.environ, **(further or {})}
    try:
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, env=environment)
    except OSError as problem:
        raise CannotMake(f"{problem}: {' '.join(command)}") from problem
    if code:
        raise CannotMake(f"exit code {code}: {' '.join(command)}")
