"""A server of a few pages that are made beforehand. It reads no file, keeps no record, and answers nothing else."""

from __future__ import annotations

import os
import socketserver
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar
from urllib.parse import urlsplit

from cardlessons.i18n import text

HTML, PLAIN = "text/html; charset=utf-8", "text/plain; charset=utf-8"
PATIENCE = 30  # seconds that a browser may take to ask


class PageServer(ThreadingHTTPServer):
    """Serves its `pages` {path: page} at `host` and `port`, 0 being any free one. Raises `OSError` if that is taken."""

    # Elsewhere this lets a port be taken again at once; on Windows it would let two programs take the same.
    allow_reuse_address = os.name != "nt"

    def __init__(self, host: str, port: int) -> None:
        self.pages: dict[str, str] = {}
        super().__init__((host, port), _Answer)

    def server_bind(self) -> None:
        """Takes the port. The library's own way asks the network for a name of this machine, which nobody needs."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.address

    @property
    def address(self) -> tuple[str, int]:
        """The host and the port that it listens at."""
        host, port = self.socket.getsockname()[:2]
        return host, port


class _Answer(BaseHTTPRequestHandler):
    """The answer to one request."""

    server: PageServer
    timeout = PATIENCE
    _ALLOWED: ClassVar = "GET, HEAD"

    def version_string(self) -> str:
        """What the server calls itself: not which Python it runs on."""
        return "cardlessons"

    def log_message(self, format: str, *arguments: object) -> None:
        """Says nothing: who opened the page is nobody's business."""

    def do_GET(self) -> None:
        """The page of the path that is asked for."""
        self.wfile.write(self._head())

    def do_HEAD(self) -> None:
        """Its head alone."""
        self._head()

    def _head(self) -> bytes:
        """Sends the head of the answer; its body."""
        page = self.server.pages.get(urlsplit(self.path).path)
        if page is not None:
            return self._send(HTTPStatus.OK, HTML, page.encode())
        return self._send(HTTPStatus.NOT_FOUND, PLAIN, text("share.not_found").encode())

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Refuses a request: a method other than the two that read, or what is no request at all."""
        known = code != HTTPStatus.NOT_IMPLEMENTED
        status = HTTPStatus(code) if known else HTTPStatus.METHOD_NOT_ALLOWED
        body = self._send(status, PLAIN, text("share.not_understood" if known else "share.read_only").encode())
        if self.command != "HEAD":
            self.wfile.write(body)

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> bytes:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        if status == HTTPStatus.METHOD_NOT_ALLOWED:
            self.send_header("Allow", self._ALLOWED)
        self.end_headers()
        return body
