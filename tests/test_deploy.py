"""What is handed to a class's server and to a cluster agrees, and its proxy is pinned."""

from __future__ import annotations

import json
import os
import re

import pytest
import yaml

from cardlessons.learner_copies import FIRST
from tools.places import ROOT

pytestmark = pytest.mark.notebook

DEPLOY = ROOT / "deploy"
SETTINGS = (DEPLOY / "jupyterhub_config.py").read_text(encoding="utf-8")
VALUES = yaml.safe_load((DEPLOY / "values.yaml").read_text(encoding="utf-8"))
PAGES = {name: (DEPLOY / name).read_text(encoding="utf-8") for name in ("README.md", "cluster.md")}


def setting(name: str) -> str:
    """What stands behind a name in JupyterHub's settings."""
    (value,) = re.findall(rf"^{re.escape(name)} = (.*)$", SETTINGS, re.MULTILINE)
    return value.strip('"')


def test_the_cluster_has_the_limits_of_the_server() -> None:
    learner = VALUES["singleuser"]
    assert learner["memory"]["limit"] == setting("c.Spawner.mem_limit")
    assert learner["startTimeout"] == int(setting("c.Spawner.start_timeout"))
    assert VALUES["cull"]["timeout"] == int(setting("IDLE"))


def test_the_pages_say_the_limits_that_are_set() -> None:
    guarantee, limit = VALUES["singleuser"]["memory"]["guarantee"], VALUES["singleuser"]["memory"]["limit"]
    assert f"**{guarantee.replace('M', ' MB')} for each learner**" in PAGES["README.md"]
    assert f"**{limit.replace('G', ' GB')} for each learner**" in PAGES["README.md"]
    assert f"`memory.guarantee: {guarantee}`" in PAGES["cluster.md"]
    assert f"`memory.limit: {limit}`" in PAGES["cluster.md"]


def test_a_server_starts_with_the_copies_and_opens_the_first_lesson_in_both() -> None:
    script = (DEPLOY / "learner-server").read_text(encoding="utf-8")
    assert os.access(DEPLOY / "learner-server", os.X_OK)
    commands = " && ".join(line for line in script.splitlines() if line.startswith(("cardlessons", "exec")))
    assert VALUES["singleuser"]["cmd"][:3] == ["sh", "-c", commands]
    assert VALUES["singleuser"]["defaultUrl"] == f"/lab/tree/my-lessons/{FIRST}"


def test_every_part_of_the_proxy_is_exact_and_hashed() -> None:
    asked = json.loads((DEPLOY / "proxy" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    packages = json.loads((DEPLOY / "proxy" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages.pop("")["dependencies"] == asked
    assert {name: packages[f"node_modules/{name}"]["version"] for name in asked} == asked
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-") and "resolved" not in package, name
