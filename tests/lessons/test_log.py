"""The log: off until it is turned on, nothing personal in it, and a class's logs gathered whole."""

from __future__ import annotations

import getpass
import json
import os
import socket
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from cardlessons import i18n
from cardlessons.core.errors import BadLog
from cardlessons.lessons import check, gather, log, stop_log
from cardlessons.lessons.log_format import KINDS, Entry, read, written
from cardlessons.lessons.noting import note
from cardlessons.lessons.prediction import Prediction

from . import class_logs


@pytest.fixture(autouse=True)
def off() -> Iterator[None]:
    yield
    stop_log()


def lines(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for file in sorted(folder.glob("*.jsonl")) for line in file.read_text().splitlines()]


def test_it_is_off_until_it_is_turned_on_and_off_again_when_turned_off(tmp_path: Path) -> None:
    def guess() -> None:
        Prediction("match_free_of_30", among=range(31)).lock(11)

    guess()
    assert not stop_log().on and "off" in repr(stop_log())
    turned_on = log(tmp_path / "mine")
    assert turned_on.on and str(tmp_path) in repr(turned_on)
    guess()
    stop_log()
    guess()
    found = lines(tmp_path / "mine")
    assert [(line["n"], line["kind"]) for line in found] == [(1, "start"), (2, "prediction")]
    assert (found[1]["question"], found[1]["value"]) == ("match_free_of_30", "11")


def test_a_prediction_is_noted_once_and_a_refused_one_never(tmp_path: Path) -> None:
    log(tmp_path)
    guess = Prediction("match_free_of_30", among=range(31))
    for given in (99, 11, 11, 12):
        if given in (99, 12):
            with pytest.raises(ValueError):
                guess.lock(given)
        else:
            guess.lock(given)
    assert [line["kind"] for line in lines(tmp_path)] == ["start", "prediction"]


def test_checked_answers_are_noted_without_the_answer(tmp_path: Path) -> None:
    log(tmp_path)
    for answer, variant in (("3/8", None), ("my secret answer", None), ("3/8", "Ann")):
        check("12.1", answer, variant)
    _, right, unread, _ = lines(tmp_path)
    assert (right["exercise"], right["outcome"], right["points"]) == ("12.1", "right", 1.0)
    assert unread["outcome"] == "unread"
    whole = (tmp_path / f"cardlessons-{right['log']}.jsonl").read_text()
    assert "secret" not in whole and "Ann" not in whole and "3/8" not in whole


def test_a_word_chosen_is_noted_and_counted(tmp_path: Path) -> None:
    log(tmp_path)
    for sentence, word in (("is the king due?", "less"), ("is it due?", "more"), ("is it due now?", "less")):
        Prediction(sentence, among=("more", "same", "less")).lock(word)
    assert [line["value"] for line in lines(tmp_path)[1:]] == ["less", "more", "less"]
    gathered = gather(tmp_path)
    assert sorted(gathered.choices.values(), key=str) == [{"less": 1}, {"less": 1}, {"more": 1}]
    assert "less 1" in repr(gathered) and not gathered.problems


def test_nothing_personal_and_no_sentence_is_ever_written(tmp_path: Path) -> None:
    log(tmp_path)
    Prediction("How many of Ann's 30 passes?", among=range(31)).lock(3)
    for refused in ({"question": "two words", "value": "1"}, {"question": "a", "value": "one"}, {"question": "a"}):
        with pytest.raises(BadLog):
            note("prediction", **refused)
    whole = "".join(file.name + file.read_text() for file in tmp_path.iterdir())
    personal = {getpass.getuser(), socket.gethostname(), str(tmp_path), "Ann", "passes"}
    assert not [word for word in personal if word in whole]
    own = lines(tmp_path)[1]["question"]
    assert isinstance(own, str) and own.startswith("own-")
    assert {field for fields in KINDS.values() for field in fields}.isdisjoint({"time", "name", "host", "answer"})


def test_running_the_cell_again_goes_on_in_the_same_file_and_another_folder_gets_its_own(tmp_path: Path) -> None:
    first = log(tmp_path / "a").file
    assert log(tmp_path / "a").file == first
    assert log(tmp_path / "b").file != first
    note("steps", proof="p", steps=1, of=2)
    assert len(lines(tmp_path / "a")) == 1 and len(lines(tmp_path / "b")) == 2


def test_two_pythons_that_write_one_file_part_no_line(tmp_path: Path) -> None:
    """Lines are appended by single writes, whatever else was written meanwhile."""
    file = log(tmp_path).file
    assert file is not None
    with file.open("ab") as other:
        for n in range(200):
            note("steps", proof="p", steps=n, of=200)
            other.write(written(Entry("other", n + 1, "start", {})))
            other.flush()
    read_back = [read(line) for line in file.read_bytes().splitlines()]
    assert len(read_back) == 401


def test_a_folder_that_cannot_be_written_is_said_clearly_and_the_log_stays_off(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadLog, match=r"file.*stays off"):
        log(tmp_path / "file")
    with pytest.raises(BadLog, match="names no folder"):
        log(17)  # type: ignore[arg-type]
    assert not stop_log().on


def test_what_was_done_holds_when_the_log_fails_and_it_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log(tmp_path)
    guess = Prediction("match_free_of_30", among=range(31))
    with monkeypatch.context() as full, pytest.raises(BadLog, match="off now"):
        full.setattr(os, "write", lambda _, line: len(line) - 1)  # the disk is full
        guess.lock(11)
    assert guess.value == 11 and not stop_log().on
    Prediction("match_free_of_30", among=range(31)).lock(11)


def test_a_class_that_predicts(tmp_path: Path) -> None:
    class_logs.predictors(tmp_path)
    found = gather(tmp_path)
    assert found.logs == 24 and not found.problems and found.checks == () and found.steps == ()
    assert found.predictions == {"match_free_of_30": dict.fromkeys(map(Fraction, range(24)), 1)}
    assert "Of 30 passes" in repr(found) and "11.5" in repr(found)


def test_a_class_that_predicts_reads_and_checks(tmp_path: Path) -> None:
    class_logs.workers(tmp_path)
    found = gather(str(tmp_path))
    assert found.logs == 3 and found.predictions["match_free_of_30"] == {Fraction(2): 1, Fraction(11): 2}
    first, second = found.checks
    assert (first.exercise, first.logs, second.exercise) == ("12.1", 3, "12.2")
    assert first.outcomes == {"right": 1, "nearly": 2, "wrong": 2, "unread": 0}
    assert first.points == 0.5  # the mean of 1, 0 and 1/2, the best of each log
    (proof,) = found.steps
    assert (proof.logs, proof.steps, proof.of) == (2, 6, 8)
    html = found._repr_html_()
    assert html.count("<table") == 3 and html.count('scope="row"') == 4


def test_a_damaged_class_loses_nothing_else_and_each_damage_is_reported(tmp_path: Path) -> None:
    files = class_logs.damaged(tmp_path)
    found = gather(tmp_path)
    whole = 4 * len(files)
    lost = {"cut": 1, "letters": 1, "newer": 1, "unknown": 1, "field": 1, "gone": 1}
    assert found.logs == 9 and len(found.entries) == whole - sum(lost.values())
    said = {(problem.file, problem.line, problem.why.removeprefix("log_damage_")) for problem in found.problems}
    name = {damage: file.name for damage, file in files.items()}
    copies = {file.name for file in (files["twice"], tmp_path / "copy of twice.jsonl")}
    twice = next(problem.file for problem in found.problems if problem.why == "log_damage_twice")
    assert twice in copies
    assert said == {
        (name["cut"], 4, "json"),
        (name["letters"], 2, "json"),
        (name["foreign"], 5, "foreign"),
        (name["foreign"], 6, "foreign"),
        (name["newer"], 1, "format"),
        (name["unknown"], 3, "kind"),
        (name["field"], 4, "fields"),
        (name["gone"], 0, "missing"),
        (twice, 0, "twice"),
    }
    assert f"{name['cut']}, line 4: the line is damaged or cut short." in repr(found)
    assert "Left out: 9." in found._repr_html_()


@pytest.mark.parametrize(
    "line",
    [b"", b"null", b"[" * 100_000, b"1" * 10_000, b'{"format":1,"log":"a","n":0,"kind":"start"}', b'{"format":true}',
     b'{"format":1,"log":"a","n":1,"kind":"prediction","question":"a","value":"1e999999999"}',
     b'{"format":1,"log":"a","n":1,"kind":"prediction","question":"a","value":"1/0"}'],
)  # fmt: skip
def test_no_line_can_do_harm(line: bytes) -> None:
    with pytest.raises(BadLog):
        read(line)


def test_a_folder_without_logs_is_said_clearly(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(BadLog, match="no log"):
            gather(folder)
    with pytest.raises(BadLog, match="names no folder"):
        gather(None)  # type: ignore[arg-type]


def test_a_file_that_cannot_be_read_is_reported_and_the_others_are_gathered(tmp_path: Path) -> None:
    class_logs.workers(tmp_path)
    (tmp_path / "folder.jsonl").mkdir()
    found = gather(tmp_path)
    assert [str(problem) for problem in found.problems] == ["folder.jsonl: the file cannot be read."]
    assert found.logs == 3


def test_the_words_are_those_of_the_language_in_force(tmp_path: Path) -> None:
    class_logs.workers(tmp_path)
    i18n.language("ru")
    assert "Журналов: 3" in repr(gather(tmp_path)) and "выключен" in repr(stop_log())
