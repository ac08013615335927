"""`cardlessons share`: one page, to be read and nothing else, and its address as a code."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest
import segno

from cardlessons import cli
from cardlessons.cli import share
from cardlessons.cli.sharing import addresses, code
from cardlessons.cli.sharing.addresses import EVERYWHERE, HERE
from cardlessons.cli.sharing.poster import poster
from cardlessons.cli.sharing.server import PageServer
from cardlessons.i18n import text
from tests.terminal import HEARS_CTRL_C
from tools.places import ROOT

pytestmark = pytest.mark.notebook

COMMAND = f"""{HEARS_CTRL_C}
import sys
from cardlessons.cli import main
sys.exit(main(sys.argv[1:]))
"""

ADDRESS = "http://192.168.178.201:8700/"


@pytest.fixture
def server() -> Iterator[PageServer]:
    with PageServer(HERE, 0) as server:
        server.pages = {"/": "<p>the page: ä</p>", "/code": "<p>the code</p>"}
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join(10)


def ask(server: PageServer, method: str, path: str) -> tuple[HTTPResponse, str]:
    host, port = server.address
    connection = HTTPConnection(host, port, timeout=10)
    connection.request(method, path)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer, body


@pytest.mark.parametrize(("path", "page"), [("/", "the page: ä"), ("/?from=qr", "the page: ä"), ("/code", "the code")])
def test_its_pages_can_be_read(server: PageServer, path: str, page: str) -> None:
    answer, body = ask(server, "GET", path)
    assert (answer.status, body) == (200, f"<p>{page}</p>")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    head, nothing = ask(server, "HEAD", path)
    assert (head.status, nothing) == (200, "")
    assert head.headers["Content-Length"] == answer.headers["Content-Length"] == str(len(body.encode()))


@pytest.mark.parametrize("path", ["/x", "/code/", "/../../etc/passwd", "/%2e%2e/pyproject.toml", "/index.html"])
def test_there_is_no_other_page(server: PageServer, path: str) -> None:
    answer, body = ask(server, "GET", path)
    assert (answer.status, body) == (404, text("share.not_found"))
    assert ask(server, "HEAD", path)[0].status == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_nothing_can_be_sent_to_it(server: PageServer, method: str) -> None:
    answer, body = ask(server, method, "/")
    assert (answer.status, body) == (405, text("share.read_only")) and answer.headers["Allow"] == "GET, HEAD"


def test_what_is_no_request_is_answered_and_the_next_one_too(server: PageServer) -> None:
    with socket.create_connection(server.address, timeout=10) as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        assert text("share.not_understood").encode() in connection.recv(4096)
    assert ask(server, "GET", "/")[0].status == 200


def test_it_tells_neither_its_python_nor_who_asked(server: PageServer, capsys: pytest.CaptureFixture[str]) -> None:
    answer, _ = ask(server, "GET", "/")
    ask(server, "GET", "/x")
    assert answer.headers["Server"] == "cardlessons"
    assert capsys.readouterr() == ("", "")


def test_this_machine_alone_can_open_it_unless_the_room_is_let_in() -> None:
    with PageServer(HERE, 0) as server:
        assert server.address[0] == "127.0.0.1"
    options = parsed("12")
    assert (options.host, parsed("12", "--room").host) == (HERE, EVERYWHERE) == ("127.0.0.1", "0.0.0.0")


def parsed(*arguments: str) -> object:
    import argparse

    parser = argparse.ArgumentParser()
    share.add_arguments(parser)
    return parser.parse_args(arguments)


# The code.


def test_the_code_is_that_of_the_address_with_its_light_border() -> None:
    made = code.dots(ADDRESS)
    assert made is not None
    inside = [list(row[4:-4]) for row in made[4:-4]]
    assert inside == [[bool(dot) for dot in row] for row in segno.make_qr(ADDRESS, error="m").matrix]
    assert len(made) == len(inside) + 8 and not any(map(any, [*made[:4], *made[-4:]]))


def test_the_terminal_and_the_page_show_just_these_dots() -> None:
    made = code.dots(ADDRESS)
    assert made is not None
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in code.in_terminal(made).splitlines()]
    halves = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
    rows = [tuple(halves[sign][half] for sign in line) for line in lines for half in (0, 1)]
    assert tuple(rows[: len(made)]) == made and not any(map(any, rows[len(made) :]))
    page = poster("A & B", ADDRESS, made, "en")
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", page)}
    assert drawn == {(x, y) for y, row in enumerate(made) for x, dot in enumerate(row) if dot}
    assert ADDRESS in page and "A &amp; B" in page and f'aria-label="QR code for {ADDRESS}"' in page
    assert not re.search(r"""(?:src|href)=["'](?!data:|#)|url\(|@import""", page)


def test_without_its_library_there_is_the_address_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(code, "find_spec", lambda _: None)
    assert code.dots(ADDRESS) is None
    share._say_code(None)
    assert 'pip install "cardlessons[share]"' in capsys.readouterr().out
    assert "<svg" not in poster("A", ADDRESS, None, "en") and ADDRESS in poster("A", ADDRESS, None, "en")


# The address.


class Probe:
    """A socket that would tell what is sent, in a network where this machine is `own`."""

    def __init__(self, own: str | None) -> None:
        self.own = own

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, target: tuple[str, int]) -> None:
        assert target[0].startswith("192.0.2.")  # kept for examples
        if self.own is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self.own, 5


@pytest.mark.parametrize(("own", "address"), [("10.0.0.7", "10.0.0.7"), (None, None), ("127.0.0.1", None)])
def test_the_address_is_found_without_sending_anything(
    own: str | None, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(addresses.socket, "socket", lambda *kind: asked.append(kind) or Probe(own))
    assert addresses.address_in_the_room() == address
    assert asked == [(socket.AF_INET, socket.SOCK_DGRAM)]


# The command.


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The command with a page made at once, and the addresses that it opens in a browser."""
    opened: list[str] = []
    monkeypatch.setattr(share, "_handout", lambda lesson, language: f"<p>{lesson.title} {language}</p>")
    monkeypatch.setattr(share.webbrowser, "open", opened.append)
    return opened


def test_the_room_is_told_where_and_the_projector_shows_it(
    quick: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: dict[str, str] = {}

    def until_ended(server: PageServer, poll_interval: float = 0.5) -> None:
        served.update(server.pages)
        raise KeyboardInterrupt

    monkeypatch.setattr(PageServer, "serve_forever", until_ended)
    monkeypatch.setattr(share, "EVERYWHERE", HERE)  # nobody is let in here
    monkeypatch.setattr(share, "address_in_the_room", lambda: "10.0.0.7")
    assert cli.main(["share", "12", "--room", "--port", "0"]) == 0
    said = capsys.readouterr().out
    told = re.search(r"http://10\.0\.0\.7:(\d+)/", said)
    assert told and "Everybody in the same network" in said and said.endswith(f"{text('cli.share.ended')}\n")
    assert quick == [f"http://127.0.0.1:{told[1]}/code"]
    assert served["/"] == "<p>Blucher: the match-free pass en</p>" and set(served) == {"/", "/code"}
    assert told[0] in served["/code"] and "<svg" in served["/code"]


def test_a_port_that_is_taken_is_said_with_another(quick: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with PageServer(HERE, 0) as other:
        port = other.address[1]
        assert cli.main(["share", "12", "--port", str(port)]) == 1
    said = capsys.readouterr().err
    assert f"Port {port} is in use" in said and "--port" in said and quick == []


def test_in_no_network_there_is_no_room(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(share, "address_in_the_room", lambda: None)
    assert cli.main(["share", "12", "--room"]) == 1
    assert "no network" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["x", "-1", "65536", "1.5", "٣"])
def test_what_is_no_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["share", "12", f"--port={port}"])
    assert "from 0 to 65535" in capsys.readouterr().err


def test_a_lesson_that_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["share", "99", "--no-browser"]) == 1
    assert "no lesson" in capsys.readouterr().err


def test_the_command_serves_the_handout_until_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMMAND, "share", "00", "--no-browser", "--port", "0"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline() for _ in range(4)]
        told = re.search(r"http://(127\.0\.0\.1):(\d+)/", said[1])
        assert told and "Only this machine" in said[1] and "Ctrl+C" in said[3]
        connection = HTTPConnection(told[1], int(told[2]), timeout=30)
        connection.request("GET", "/")
        page = connection.getresponse().read().decode()
        connection.close()
        process.send_signal(signal.SIGINT)
        try:
            rest, _ = process.communicate(timeout=30)
        finally:
            process.kill()
        assert (process.returncode, rest) == (0, f"{text('cli.share.ended')}\n")
    assert "<title>Start here</title>" in page
    assert list(tmp_path.iterdir()) == []
