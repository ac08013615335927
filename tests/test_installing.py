"""How an environment gets its packages: with uv, told what pip was told, and with pip where uv cannot."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tools import installing
from tools.installing import CannotMake, install, read_settings, variables

LISTED = """:env:.index-url='https://mirror.example/simple'
global.cert='/etc/ssl/own.crt'
global.extra-index-url='file:///one/simple file:///other/simple'
global.find-links='/wheels /more-wheels'
global.index-url='https://older.example/simple'
global.proxy='http://proxy.example:3128'
global.timeout='60'
global.trusted-host='mirror.example'
"""
TOLD = {
    "UV_DEFAULT_INDEX": "https://mirror.example/simple",
    "UV_INDEX": "file:///one/simple file:///other/simple",
    "UV_FIND_LINKS": "/wheels,/more-wheels",
    "UV_INSECURE_HOST": "mirror.example",
    "SSL_CERT_FILE": "/etc/ssl/own.crt",
    "ALL_PROXY": "http://proxy.example:3128",
}
WANTED = [["--require-hashes", "-r", "lab.txt"], ["--no-deps", "-e", "."]]
Ran = tuple[list[str], dict[str, str]]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell that has told uv nothing."""
    for name in installing.SETTINGS.values():
        monkeypatch.delenv(name, raising=False)


def test_uv_is_told_where_pip_was_told_to_look_and_a_variable_counts_more_than_a_file() -> None:
    assert variables(read_settings(LISTED)) == TOLD
    assert variables(read_settings("")) == {}


def test_what_uv_has_been_told_itself_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://own.example/simple")
    assert variables(read_settings(LISTED)) == {name: told for name, told in TOLD.items() if name != "UV_DEFAULT_INDEX"}


def installed(monkeypatch: pytest.MonkeyPatch, listed: str = "", failing: str = "nothing") -> tuple[list[Ran], str]:
    """The commands of an installation, with their variables, where those fail that have this word; and its log."""
    ran: list[Ran] = []

    def run(command: list[str], log: object, further: dict[str, str] | None = None) -> None:
        ran.append((command, further or {}))
        if any(failing in word for word in command):
            raise CannotMake(f"exit code 2: {failing}")

    monkeypatch.setattr(installing, "run", run)
    monkeypatch.setattr(installing, "settings", lambda python: read_settings(listed))
    log = io.StringIO()
    install("python", "bin/uv", WANTED, log)
    return ran, log.getvalue()


def test_uv_is_installed_by_its_hash_and_installs_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    ((own, _), *others), said = installed(monkeypatch, LISTED)
    assert own[:3] == ["python", "-m", "pip"] and "--require-hashes" in own and own[-1].endswith("uv.txt")
    for (command, further), options in zip(others, WANTED, strict=True):
        assert command[:3] == ["bin/uv", "pip", "install"] and command[-len(options) :] == options
        assert further == installing.OWN | TOLD and "--no-index" not in command
    assert said == ""


def test_where_pip_may_ask_no_index_uv_asks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    (_, *others), _ = installed(monkeypatch, "global.no-index='true'\nglobal.find-links='/wheels'\n")
    assert others and all("--no-index" in command for command, _ in others)
    assert all(further == installing.OWN | {"UV_FIND_LINKS": "/wheels"} for _, further in others)


@pytest.mark.parametrize("failing", ["bin/uv", "uv.txt"])
def test_where_uv_cannot_or_cannot_be_had_pip_installs_all_anew(failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran, said = installed(monkeypatch, failing=failing)
    for (command, _), options in zip(ran[-2:], WANTED, strict=True):
        assert command[:3] == ["python", "-m", "pip"] and command[-len(options) :] == options
        assert "--force-reinstall" in command
    assert f"exit code 2: {failing}" in said and "with pip" in said


def test_a_command_that_is_not_there_is_named(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log, pytest.raises(CannotMake, match="no-such-command"):
        installing.run(["no-such-command"], log)
