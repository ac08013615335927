"""A class on one server: twelve learners come in together, and each plays their own deal by the Jupyter protocol."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cardlessons.learner_copies import FIRST, originals
from tests.paths import class_deal, steps
from tests.paths.class_hub import Hub, memory, running
from tests.paths.learner import Answer, Learner
from tools.environments import hub_environment
from tools.hub import CONFIGURATION, PROXY, make_proxy

pytestmark = pytest.mark.paths

NAMES = ("ann", "ben", "cleo", "dan", "eva", "finn", "gina", "hugo", "ida", "jan", "kim", "leo")
LESSONS = {path.name for path in originals().glob("*.ipynb")}
DEAL = Path(class_deal.__file__).read_text(encoding="utf-8")
PLAY = "table = shown({seed!r})\ndisplay(table)\nprint(played(table))"
SYSTEMD = Path(__file__).with_name("systemd_properties.py")
WIDGET = "application/vnd.jupyter.widget-view+json"


@dataclass(frozen=True)
class Work:
    """What a learner saw: the page that opened, what the deal's cell answered, and the seconds until each."""

    learner: Learner
    page: str
    answer: Answer
    seconds: tuple[float, float]

    @property
    def deal(self) -> dict[str, Any]:
        """The deal, as it was printed."""
        held: dict[str, Any] = json.loads(self.answer.printed)
        return held


@pytest.fixture(scope="module")
def jupyterhub() -> str:
    """The command, in the environment that `make hub` makes."""
    environment = hub_environment()
    environment.make(sys.stdout)
    make_proxy(PROXY)
    return environment.script("jupyterhub")


@pytest.fixture(scope="module")
def hub(jupyterhub: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hub]:
    with running(tmp_path_factory.mktemp("hub") / "class", jupyterhub) as hub:
        yield hub


@pytest.fixture(scope="module")
def works(hub: Hub) -> dict[str, Work]:
    """What each learner did, all at the same time."""
    with ThreadPoolExecutor(len(NAMES)) as pool:
        return dict(zip(NAMES, pool.map(lambda name: _work(Learner(name, hub.address)), NAMES), strict=True))


def _work(learner: Learner) -> Work:
    began = time.monotonic()
    page = learner.come_in()
    opened = time.monotonic()
    kernel = learner.open_notebook(f"my-lessons/{FIRST}")
    answer = learner.run(kernel, DEAL + PLAY.format(seed=learner.name))
    return Work(learner, page, answer, (opened - began, time.monotonic() - opened))


def test_memory_and_seconds_of_each_learner(
    hub: Hub, works: dict[str, Work], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [f"{'':8} server MB  kernel MB  page after s  deal after s more"]
    for name, work in works.items():
        megabytes = memory(hub.server(name)), memory(*hub.kernels(name))
        lines.append("{:8} {:9.0f}  {:9.0f}  {:12.1f}  {:17.1f}".format(name, *megabytes, *work.seconds))
    lines.append(f"{'the hub':8} {memory(*hub.own()):9.0f}")
    with capsys.disabled():
        print("", *lines, sep="\n")
    assert all(len(hub.kernels(name)) == 1 for name in works)


def test_each_learner_comes_to_the_first_lesson_among_own_copies(hub: Hub, works: dict[str, Work]) -> None:
    for name, work in works.items():
        assert work.page == f"{hub.address}/user/{name}/lab/tree/my-lessons/{FIRST}"
        held = work.learner.get(f"{work.learner.own}/api/contents/my-lessons").json()
        assert {item["name"] for item in held["content"]} == LESSONS


def test_each_learner_sees_a_live_table_and_the_deal_of_their_own_seed(works: dict[str, Work]) -> None:
    for name, work in works.items():
        assert WIDGET in work.answer.kinds
        assert work.deal == json.loads(class_deal.played(class_deal.shown(name)))
    assert len({work.deal["cards"] for work in works.values()}) == len(NAMES)


def test_the_odds_before_each_card_are_those_that_counting_gives(works: dict[str, Work]) -> None:
    for work in works.values():
        ranks = work.deal["ranks"]
        unseen = [[4 - ranks[:call].count(call % 13 + 1), 52 - call] for call in range(52)]
        assert work.deal["odds"] == unseen


def test_no_chip_is_made_or_lost(works: dict[str, Work]) -> None:
    for work in works.values():
        assert sum(work.deal["chips"]) == 300 and min(work.deal["chips"]) >= 0


def test_nobody_opens_the_server_of_another(works: dict[str, Work]) -> None:
    ann, ben = works["ann"].learner, works["ben"].learner
    assert ann.get(f"{ann.own}/api/contents/my-lessons").ok
    assert ann.session.get(f"{ben.own}/api/contents/my-lessons", timeout=60).status_code in (403, 404)


def test_no_two_servers_can_be_given_the_same_address(hub: Hub, works: dict[str, Work]) -> None:
    listening = {name: {line.laddr.ip for line in hub.server(name).net_connections("tcp4")} for name in works}
    own = [{address for address in addresses if address.startswith("127.1.")} for addresses in listening.values()]
    assert all(len(addresses) == 1 for addresses in own) and len(set.union(*own)) == len(NAMES)


def test_nobody_can_listen_to_the_kernel_of_another(hub: Hub, works: dict[str, Work]) -> None:
    for name in works:
        (kernel,) = hub.kernels(name)
        command = kernel.cmdline()
        connection = Path(command[command.index("-f") + 1])
        assert json.loads(connection.read_text(encoding="utf-8"))["transport"] == "ipc"
        assert connection.parent.stat().st_mode & 0o077 == 0


def test_lab_asks_nobody_for_news(works: dict[str, Work]) -> None:
    ann = works["ann"].learner
    held = ann.get(f"{ann.own}/lab/api/settings/@jupyterlab/apputils-extension:notification").json()
    properties = held["schema"]["properties"]
    assert [properties[name]["default"] for name in ("fetchNews", "checkForUpdates")] == ["false", False]


def test_every_setting_is_known(hub: Hub, works: dict[str, Work]) -> None:
    assert works and "not recognized" not in hub.log()


def test_an_idle_server_is_ended_and_at_the_next_start_a_changed_copy_is_kept(jupyterhub: str, tmp_path: Path) -> None:
    with running(tmp_path / "class", jupyterhub, idle="8") as hub:
        learner = Learner("ann", hub.address)
        learner.come_in()
        server = hub.server("ann")
        mine = hub.home("ann") / "my-lessons" / FIRST
        mine.write_text("mine", encoding="utf-8")
        (other := mine.with_name("10-blucher-play.ipynb")).unlink()
        server.wait(60)
        learner.come_in()
        assert mine.read_text(encoding="utf-8") == "mine" and other.exists()
        assert f"Left as they are, since you have changed them: {FIRST}." in hub.log()


def test_systemd_is_asked_to_hold_each_learner_to_the_limit(jupyterhub: str, tmp_path: Path) -> None:
    python = Path(jupyterhub).with_name("python")
    asked = json.loads(steps.run(python, SYSTEMD, CONFIGURATION, cwd=tmp_path))
    assert asked["properties"]["MemoryMax"] == 2**30
    assert asked["properties"]["PrivateTmp"] == asked["properties"]["NoNewPrivileges"] == "yes"
    assert asked["uid"] == os.getuid() and asked["working_dir"] == str(Path.home())
    assert [Path(part).name for part in asked["cmd"]] == ["learner-server"]
