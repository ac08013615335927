"""How an environment gets its packages: with uv, told what pip was told, and with pip where uv cannot."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tools import installing
from tools.installing import CannotMake, install, told_to_pip

LISTED = """:env:.index-url='https://mirror.example/simple'
global.cert='/etc/ssl/own.crt'
global.extra-index-url='file:///one/simple file:///other/simple'
global.find-links='/wheels /more-wheels'
global.index-url='https://older.example/simple'
global.timeout='60'
"""
WANTED = [["--require-hashes", "-r", "lab.txt"], ["--no-deps", "-e", "."]]


def test_uv_is_told_where_pip_was_told_to_look_and_a_variable_counts_more_than_a_file() -> None:
    assert told_to_pip(LISTED) == {
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_INDEX": "file:///one/simple file:///other/simple",
        "UV_FIND_LINKS": "/wheels,/more-wheels",
        "SSL_CERT_FILE": "/etc/ssl/own.crt",
    }
    assert told_to_pip("") == {}


def installed(monkeypatch: pytest.MonkeyPatch, failing: str = "") -> tuple[list[list[str]], str]:
    """The commands that an installation runs where those fail that begin with `failing`, and its log."""
    ran: list[list[str]] = []

    def run(command: list[str], log: object, variables: object = None) -> None:
        ran.append(command)
        if command[0] == failing:
            raise CannotMake(f"exit code 2: {failing}")

    monkeypatch.setattr(installing, "run", run)
    monkeypatch.setattr(installing, "settings", lambda python: {})
    log = io.StringIO()
    install("python", "uv", WANTED, log)
    return ran, log.getvalue()


def test_uv_is_installed_by_its_hash_and_installs_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    ran, said = installed(monkeypatch)
    assert ran[0][:3] == ["python", "-m", "pip"] and "--require-hashes" in ran[0] and ran[0][-1].endswith("uv.txt")
    assert [command[:3] for command in ran[1:]] == [["uv", "pip", "install"]] * 2
    assert [command[-len(options) :] for command, options in zip(ran[1:], WANTED, strict=True)] == WANTED
    assert said == ""


def test_where_uv_cannot_pip_installs_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ran, said = installed(monkeypatch, failing="uv")
    by_pip = ran[2:]
    assert [command[:3] for command in by_pip] == [["python", "-m", "pip"]] * 2
    assert [command[-len(options) :] for command, options in zip(by_pip, WANTED, strict=True)] == WANTED
    assert "exit code 2: uv" in said and "with pip" in said


def test_a_command_that_is_not_there_is_named(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log, pytest.raises(CannotMake, match="no-such-command"):
        installing.run(["no-such-command"], log)
