"""What a site is put together from: only what was pinned goes in, and the list of packages says what is there."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256, sha512
from pathlib import Path
from typing import Any

import pytest

from cardlessons.i18n.catalogue import LANGUAGES
from tools.environments import Environment
from tools.installing import CannotMake
from tools.places import ROOT
from tools.site import build, downloads
from tools.site.lock import name_of, write_lock

ELSEWHERE = "https://packages.invalid/full"
HOME_GROWN = "cardlessons-0.1.0-0_0123abcd-py3-none-any.whl"


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    def known(name: str, version: str, *depends: str) -> dict[str, Any]:
        file = f"{name}-{version}-py3-none-any.whl"
        return {"name": name, "version": version, "file_name": file, "sha256": "0" * 64, "depends": [*depends]}

    packages = [known("mpmath", "1.4.1"), known("numpy", "2.4.6"), known("sympy", "1.14.0", "mpmath")]
    path = tmp_path / "pyodide-lock.json"
    path.write_text(json.dumps({"info": {}, "packages": {one["name"]: one for one in packages}}), encoding="utf-8")
    return path


def wheel(folder: Path, name: str) -> Path:
    (folder / name).write_bytes(name.encode())
    return folder / name


def written(path: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["packages"]
    return packages


def test_the_list_has_the_wheels_that_are_there_with_their_own_hashes(lock: Path, tmp_path: Path) -> None:
    names = ["sympy-1.14.0-py3-none-any.whl", "mpmath-1.4.1-py3-none-any.whl", "comm-0.2.3-py3-none-any.whl"]
    write_lock(lock, [wheel(tmp_path, name) for name in names], ELSEWHERE)
    packages = written(lock)
    assert {packages[name]["file_name"] for name in ("sympy", "mpmath", "comm")} == set(names)
    for name in names:
        assert packages[name.split("-")[0]]["sha256"] == sha256(name.encode()).hexdigest()
    assert packages["comm"]["imports"] == ["comm"] and packages["comm"]["version"] == "0.2.3"
    assert packages["sympy"]["depends"] == ["mpmath"]


def test_what_the_site_does_not_bring_keeps_its_address_and_hash(lock: Path) -> None:
    write_lock(lock, [], ELSEWHERE)
    assert written(lock)["numpy"]["file_name"] == f"{ELSEWHERE}/numpy-2.4.6-py3-none-any.whl"
    assert written(lock)["numpy"]["sha256"] == "0" * 64


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sympy-1.13.0-py3-none-any.whl", "tried with sympy 1.14.0.*1.13.0"),
        ("sympy-1.14.0-py3-none-any.whl", "sympy needs mpmath"),
        (HOME_GROWN, "cardlessons needs anywidget, sympy"),
    ],
)
def test_a_wheel_that_would_not_work_there_is_refused(lock: Path, tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(CannotMake, match=said):
        write_lock(lock, [wheel(tmp_path, name)], ELSEWHERE)


def test_a_wheel_is_named_as_the_list_names_it(tmp_path: Path) -> None:
    assert name_of(tmp_path / HOME_GROWN) == "cardlessons"
    assert name_of(tmp_path / "Typing_Extensions-4.15.0-py3-none-any.whl") == "typing-extensions"


def test_an_archive_that_is_not_what_was_pinned_is_deleted_and_refused(tmp_path: Path) -> None:
    archive = wheel(tmp_path, "pyodide-1.tgz")
    pinned = f"sha512-{b64encode(sha512(archive.read_bytes()).digest()).decode()}"
    downloads.check_integrity(archive, pinned)
    archive.write_bytes(archive.read_bytes() + b"\n")
    with pytest.raises(CannotMake, match="not what was pinned"):
        downloads.check_integrity(archive, pinned)
    assert not archive.exists()


def test_a_wheel_that_was_not_pinned_is_passed_over(tmp_path: Path) -> None:
    wheel(tmp_path, "sympy-1.14.0-py3-none-any.whl")
    assert downloads.pinned_wheels(tmp_path) == []


def test_without_npm_one_from_wheels_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(downloads.shutil, "which", lambda name: None)
    monkeypatch.setattr(Environment, "ready", lambda environment: environment.pins == "npm")
    assert downloads.npm()[0] == downloads.npm_environment().python
    monkeypatch.setattr(downloads.shutil, "which", lambda name: f"/there/{name}")
    assert downloads.npm() == ["/there/npm"]


def test_a_folder_with_something_else_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(CannotMake, match="left as it is"):
        build.build_site(["--output", str(tmp_path)])
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "mine"


def test_a_site_may_take_the_place_of_an_older_one(tmp_path: Path) -> None:
    build.check_room(tmp_path)
    build.check_room(tmp_path / "never-there")
    (tmp_path / "jupyter-lite.json").touch()
    build.check_room(tmp_path)


def test_the_start_page_leads_to_the_first_lesson_in_each_language(tmp_path: Path) -> None:
    build.write_start(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert build.lesson_languages()[0] == LANGUAGES[0]
    for language in build.lesson_languages():
        assert (ROOT / "notebooks" / language / "00-start-here.ipynb").exists()
        folder = "" if language == LANGUAGES[0] else f"{language}/"
        assert f'lang="{language}" href="lab/index.html?path={folder}00-start-here.ipynb"' in page
