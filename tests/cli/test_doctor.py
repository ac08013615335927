"""Each fault of an installation, made: the doctor names it and what to do, and finds nothing where there is none."""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardlessons import cli
from cardlessons.cli.doctor import EXAMINATIONS
from cardlessons.cli.faults import Fault, Installation
from cardlessons.cli.faults.kernels import kernel
from cardlessons.cli.faults.libraries import python_and_libraries, two_copies
from cardlessons.cli.faults.places import folder_writable
from cardlessons.cli.faults.widgets import EXTENSIONS, among, widgets_in_lab
from cardlessons.i18n import language, text
from tools.places import ROOT

pytestmark = pytest.mark.notebook

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ASKED = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["lab"]]
LEAST = dict(line.split(">=") for line in ASKED)


def metadata(folder: Path, name: str, version: str, *lines: str) -> None:
    """An installed library, as far as its metadata goes."""
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir(parents=True)
    head = ["Metadata-Version: 2.4", f"Name: {name}", f"Version: {version}", *lines]
    (info / "METADATA").write_text("\n".join(head) + "\n", encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The metadata of an installation in which all is well."""
    folder = tmp_path / "site"
    extra = [f"Requires-Dist: {line}; extra == 'lab'" for line in PROJECT["optional-dependencies"]["lab"]]
    needs = [f"Requires-Dist: {line}" for line in PROJECT["dependencies"]]
    metadata(folder, "cardlessons", "0.1.0", f"Requires-Python: {PROJECT['requires-python']}", *needs, *extra)
    for name, least in LEAST.items():
        metadata(folder, name, least)
    return folder


def installation(*path: Path, version: tuple[int, ...] = (3, 11, 0), folder: Path = Path()) -> Installation:
    return Installation(version, sys.executable, tuple(map(str, path)), folder)


def said(faults: Iterator[Fault]) -> list[str]:
    """What is said of them in English; in Russian there must be something else to say."""
    found = list(faults)
    english = [text(fault.key, **fault.data) for fault in found]
    language("ru")
    assert all(text(fault.key, **fault.data) not in english for fault in found)
    language("en")
    return english


def test_nothing_is_found_where_all_is_well(site: Path) -> None:
    assert said(python_and_libraries(installation(site))) == []


def test_a_python_too_old_is_named(site: Path) -> None:
    (words,) = said(python_and_libraries(installation(site, version=(3, 10, 14))))
    assert "Python 3.10.14 is older than 3.11" in words and "Install a newer Python" in words


@pytest.mark.parametrize("name", sorted(LEAST))
def test_a_library_too_old_is_named_with_the_command(name: str, site: Path) -> None:
    shutil.rmtree(site / f"{name}-{LEAST[name]}.dist-info")
    metadata(site, name, "0.1")
    (words,) = said(python_and_libraries(installation(site)))
    assert f"{name} 0.1 is older than {LEAST[name]}" in words
    assert f'"{sys.executable}" -m pip install --upgrade "{name}>={LEAST[name]}"' in words


def test_versions_are_compared_as_numbers(site: Path) -> None:
    shutil.rmtree(site / f"jupyterlab-{LEAST['jupyterlab']}.dist-info")
    metadata(site, "jupyterlab", "4.10.0rc1")
    assert said(python_and_libraries(installation(site))) == []


def test_a_missing_library_is_named_with_the_command(site: Path) -> None:
    shutil.rmtree(site / f"sympy-{LEAST['sympy']}.dist-info")
    (words,) = said(python_and_libraries(installation(site)))
    assert "sympy is missing" in words and f'"{sys.executable}" -m pip install "sympy>={LEAST["sympy"]}"' in words


def test_a_package_that_is_not_installed_says_so(tmp_path: Path) -> None:
    (words,) = said(python_and_libraries(installation(tmp_path)))
    assert "without being installed" in words


@pytest.mark.parametrize("name", ["cardlessons/__init__.py", "cardlessons.py"])
def test_a_second_copy_on_the_path_is_named(name: str, tmp_path: Path) -> None:
    for one in (tmp_path / "first" / name, tmp_path / "second" / "cardlessons" / "__init__.py"):
        one.parent.mkdir(parents=True)
        one.write_text("", encoding="utf-8")
    first, second = tmp_path / "first", tmp_path / "second"
    (words,) = said(two_copies(installation(first, second, first)))
    assert f"{(first / name).resolve()} is used, and {second.resolve()}" in words
    assert said(two_copies(installation(first, tmp_path))) == []


def test_a_file_in_the_learners_folder_that_hides_the_package_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cardlessons.py").write_text("", encoding="utf-8")
    assert cli.main(["doctor", str(tmp_path)]) == 1
    assert f"{tmp_path.resolve() / 'cardlessons.py'} is used" in capsys.readouterr().out


@pytest.fixture
def extensions(tmp_path: Path) -> Path:
    """A copy of what tells the real JupyterLab of its extensions."""
    from jupyter_core.paths import jupyter_path

    for name in EXTENSIONS:
        (real,) = [place for place in map(Path, jupyter_path("labextensions")) if (place / name).exists()][:1]
        (tmp_path / "lab" / name).mkdir(parents=True)
        shutil.copy(real / name / "package.json", tmp_path / "lab" / name)
    return tmp_path / "lab"


@pytest.mark.parametrize("name", sorted(EXTENSIONS))
def test_an_extension_that_lab_lacks_is_named_with_the_command(name: str, extensions: Path) -> None:
    from jupyterlab_server.config import get_page_config

    def found() -> list[str]:
        return said(among(get_page_config([str(extensions)]), [str(extensions)], installation()))

    assert found() == []
    shutil.rmtree(extensions / name)
    (words,) = found()
    assert name in words and str(extensions) in words and f"--no-deps {EXTENSIONS[name]}" in words


@pytest.mark.parametrize("disabled", ["anywidget", "@jupyter-widgets/jupyterlab-manager:plugin"])
def test_a_disabled_extension_is_named_with_the_command(
    disabled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path))
    assert said(widgets_in_lab(installation())) == []
    (tmp_path / "labconfig").mkdir()
    settings = {"disabledExtensions": {disabled: True}}
    (tmp_path / "labconfig" / "page_config.json").write_text(json.dumps(settings), encoding="utf-8")
    (words,) = said(widgets_in_lab(installation()))
    assert f"jupyter labextension enable {disabled.partition(':')[0]}" in words


@pytest.mark.parametrize(("started", "faults"), [("/elsewhere/bin/python", 1), ("python", 0), (sys.executable, 0)])
def test_a_kernel_of_another_python_is_named(
    started: str, faults: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    folder = tmp_path / "kernels" / "python3"
    folder.mkdir(parents=True)
    spec = {"argv": [started, "-m", "ipykernel_launcher", "-f", "{connection_file}"], "display_name": "Python 3"}
    (folder / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")
    found = said(kernel(installation()))
    assert len(found) == faults
    assert all(started in words and str(folder) in words and "ipykernel install" in words for words in found)


def test_a_missing_kernel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from jupyter_client.kernelspec import KernelSpecManager

    monkeypatch.setattr(KernelSpecManager, "_find_spec_directory", lambda *_: None)
    (words,) = said(kernel(installation()))
    assert f'"{sys.executable}" -m pip install ipykernel' in words


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (words,) = said(folder_writable(installation(folder=tmp_path / "file" / "deep")))
    assert str(tmp_path / "file" / "deep") in words and "cardlessons FOLDER" in words


def test_a_folder_that_can_be_made_is_fine_and_is_not_made(tmp_path: Path) -> None:
    assert said(folder_writable(installation(folder=tmp_path / "new" / "deep"))) == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_doctor_says_that_all_is_well(
    code: str, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(site))
    assert cli.main(["doctor", str(tmp_path), "--language", code]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == text("cli.doctor.well")
    assert sum(line.endswith(f": {text('cli.doctor.fine')}") for line in lines) == len(EXAMINATIONS) == 6


def test_the_doctor_counts_what_it_found(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(site / f"numpy-{LEAST['numpy']}.dist-info")
    metadata(site, "numpy", "1.26.4")
    monkeypatch.syspath_prepend(str(site))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.main(["doctor", str(tmp_path / "file")]) == 1
    out = capsys.readouterr().out
    assert "numpy 1.26.4 is older than 2.1" in out and out.splitlines()[-1].startswith("Faults found: 2.")
