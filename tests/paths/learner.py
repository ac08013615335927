"""A learner of a class on a server: comes in by the form, and works in a kernel by the Jupyter protocol."""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import requests
import websocket

PATIENCE = 180
PAGE = "jupyter-config-data"


@dataclass
class Answer:
    """What a cell printed, and the kinds of data that it showed."""

    printed: str = ""
    kinds: set[str] = field(default_factory=set)


class Learner:
    """The learner `name` of the class at `address`, with the cookies of one browser."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address
        self.own = f"{address}/user/{name}"
        self.session = requests.Session()

    def come_in(self) -> str:
        """Logs in, waits for the own server, and returns the address of the page that opens."""
        self.get(f"{self.address}/hub/login")
        form = {"username": self.name, "password": "any", "_xsrf": self._xsrf("/hub/")}
        self.session.post(f"{self.address}/hub/login", data=form, timeout=PATIENCE).raise_for_status()
        for _ in range(PATIENCE):
            opened = self.get(f"{self.address}/hub/spawn-pending/{self.name}")
            if PAGE in opened.text:
                return opened.url
            time.sleep(1)
        raise AssertionError(f"{self.name} has no server after {PATIENCE} seconds")

    def get(self, address: str) -> requests.Response:
        """The answer to a request. Anything but success is raised."""
        answer = self.session.get(address, timeout=PATIENCE)
        answer.raise_for_status()
        return answer

    def open_notebook(self, path: str) -> str:
        """Starts a kernel for the notebook at `path`, as JupyterLab does; the kernel's id."""
        wanted = {"path": path, "name": path, "type": "notebook", "kernel": {"name": "python3"}}
        token = {"X-XSRFToken": self._xsrf(f"/user/{self.name}/")}
        started = self.session.post(f"{self.own}/api/sessions", json=wanted, headers=token, timeout=PATIENCE)
        started.raise_for_status()
        kernel: str = started.json()["kernel"]["id"]
        return kernel

    def run(self, kernel: str, code: str) -> Answer:
        """Runs `code` in `kernel`. An error in it is raised."""
        channels = f"{self.own}/api/kernels/{kernel}/channels"
        cookie = self.session.prepare_request(requests.Request("GET", channels)).headers["Cookie"]
        asked = _execute(code)
        line = websocket.create_connection(
            channels.replace("http", "ws", 1), cookie=cookie, origin=self.address, timeout=PATIENCE
        )
        try:
            line.send(json.dumps(asked))
            return _answer(line, asked["header"]["msg_id"])
        finally:
            line.close()

    def _xsrf(self, path: str) -> str:
        return next(
            cookie.value or "" for cookie in self.session.cookies if (cookie.name, cookie.path) == ("_xsrf", path)
        )


def _execute(code: str) -> dict[str, Any]:
    header = {"msg_id": uuid.uuid4().hex, "msg_type": "execute_request", "session": uuid.uuid4().hex}
    header |= {"username": "", "version": "5.3", "date": ""}
    content = {"code": code, "silent": False, "store_history": True, "allow_stdin": False, "stop_on_error": True}
    return {"channel": "shell", "header": header, "parent_header": {}, "metadata": {}, "content": content}


def _answer(line: websocket.WebSocket, asked: str) -> Answer:
    answer, replied, idle = Answer(), False, False
    while not (replied and idle):
        said = json.loads(line.recv())
        if said["parent_header"].get("msg_id") != asked:
            continue
        kind, content = said["msg_type"], said["content"]
        assert kind != "error", "\n".join(content["traceback"])
        if kind == "stream":
            answer.printed += content["text"]
        elif kind in ("display_data", "execute_result"):
            answer.kinds |= content["data"].keys()
        replied |= kind == "execute_reply"
        idle |= kind == "status" and content["execution_state"] == "idle"
    return answer
