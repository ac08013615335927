"""Made-up logs of three classes: what their learners do is played, so that the real log writes the files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cardlessons.lessons import log, stop_log
from cardlessons.lessons.noting import note
from cardlessons.lessons.prediction import Prediction

Did = tuple[str, object]  # ("predict", 11), ("check", ("12.1", "right", 1.0)), ("read", 4)


def learner(folder: Path, did: Iterable[Did]) -> Path:
    """One learner's file, with what they did."""
    file = log(folder).file
    assert file is not None
    for what, data in did:
        if what == "predict":
            Prediction("match_free_of_30", among=range(31)).lock(data)
        elif what == "check":
            number, outcome, points = data  # type: ignore[misc]
            note("check", exercise=number, outcome=outcome, points=points, found=[], hint=0)
        else:
            note("steps", proof="blucher.match_free_pass", steps=data, of=8)
    stop_log()
    return file


def predictors(folder: Path) -> None:
    """A class that only predicts: 24 learners, 0 to 23."""
    for number in range(24):
        learner(folder, [("predict", number)])


def workers(folder: Path) -> None:
    """A class that predicts, reads and checks."""
    wrong, nearly, right = (("check", ("12.1", *one)) for one in (("wrong", 0.0), ("nearly", 0.5), ("right", 1.0)))
    learner(folder, [("predict", 11), ("read", 1), ("read", 8), wrong, nearly, right])
    learner(folder, [("predict", 2), ("read", 4), wrong, ("check", ("12.2", "unread", 0.0))])
    learner(folder / "group b", [("predict", 11), nearly])


def damaged(folder: Path) -> dict[str, Path]:
    """The same class with every damage that a file may take; the files by the damage."""
    lines = [("predict", 7), ("read", 3), ("check", ("12.1", "right", 1.0))]
    names = ("cut", "letters", "foreign", "newer", "unknown", "field", "gone", "twice", "whole")
    files = {name: learner(folder, lines) for name in names}
    was = {name: file.read_bytes().splitlines(keepends=True) for name, file in files.items()}
    files["cut"].write_bytes(b"".join(was["cut"])[:-20])
    files["letters"].write_bytes(b"".join([was["letters"][0], b"\xff\xfe{", *was["letters"][1:]]))
    files["foreign"].write_bytes(b"".join([*was["foreign"], b"[1, 2]\n", b'{"name": "Ann"}\n']))
    files["newer"].write_bytes(b"".join(was["newer"]).replace(b'"format":1', b'"format":2', 1))
    files["unknown"].write_bytes(b"".join(was["unknown"]).replace(b'"steps","proof"', b'"dance","proof"'))
    files["field"].write_bytes(b"".join(was["field"]).replace(b'"points":1.0', b'"points":1e999'))
    files["gone"].write_bytes(b"".join(was["gone"][:1] + was["gone"][2:]))
    (folder / "copy of twice.jsonl").write_bytes(b"".join(was["twice"]))
    return files
