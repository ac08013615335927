"""Saving: a file is there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from cardlessons.core.errors import BadFile, BadTranscript
from cardlessons.table import Table


def saved(path: Path) -> Table:
    table = Table("blucher", seed=1).advance()
    table.save(path)
    return table


def test_save_and_load(tmp_path: Path) -> None:
    table = saved(tmp_path / "game.json")
    assert Table.load(tmp_path / "game.json").to_json() == table.to_json()
    assert (tmp_path / "game.json").read_bytes() == table.to_json().encode()


def test_a_save_replaces_the_older_file(tmp_path: Path) -> None:
    table = saved(tmp_path / "game.json")
    table.play(table.legal.ranges[0].at(1)).save(str(tmp_path / "game.json"))
    assert Table.load(tmp_path / "game.json").state.layout == 1


@pytest.mark.parametrize("fault", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file_whole_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    table = saved(tmp_path / "game.json")
    before = (tmp_path / "game.json").read_bytes()

    def fail(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(*((os, "fsync") if fault == "fsync" else (Path, "replace")), fail)
    table.play(table.legal.ranges[0].at(1))
    with pytest.raises(BadFile, match=r"game\.json cannot be written: disk full\. Nothing is lost"):
        table.save(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_first_save_that_fails_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        Table("blucher", seed=1).save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_while_a_save_is_written_a_reader_finds_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    table = saved(path)
    before, found, sync = path.read_bytes(), [], os.fsync

    def look(descriptor: int) -> None:
        found.append(path.read_bytes())
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", look)
    table.play(table.legal.ranges[0].at(1)).save(path)
    assert found == [before] and path.read_bytes() != before


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{", b"not a transcript"])
def test_a_file_that_is_no_transcript_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadTranscript):
        Table.load(tmp_path / "game.json")


def test_a_file_that_is_not_there_is_named_with_the_word_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.json cannot be read: No such file or directory\.") as raised:
        Table.load(tmp_path / "none.json")
    assert isinstance(raised.value, OSError)


def test_a_mark_that_an_editor_puts_first_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = saved(path)
    path.write_text(table.to_json(), encoding="utf-8-sig")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert Table.load(path).to_json() == table.to_json()
