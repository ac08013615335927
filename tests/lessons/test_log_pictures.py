"""Pictures of a class's logs: they say in words what they show."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("matplotlib")

from cardlessons.core.errors import BadLog, BadPicture
from cardlessons.lessons import gather

from . import class_logs


def test_predictions_are_dots_beside_the_truth(tmp_path: Path) -> None:
    class_logs.workers(tmp_path)
    found = gather(tmp_path)
    drawn = found.picture("match_free_of_30", truth=10.71)
    assert drawn.alt == "How often each value came up: 2: 1, 11: 2. Exact: 10.7100." and drawn.mime == "image/png"
    with pytest.raises(BadLog, match="match_free_of_30"):
        found.picture("third_between")


def test_answers_are_bars_by_how_they_stood(tmp_path: Path) -> None:
    class_logs.workers(tmp_path)
    said = gather(tmp_path).checks_picture().alt
    assert "12.1 – right: 1, nearly: 2, wrong: 2, not read: 0." in said
    class_logs.predictors(tmp_path / "others")
    with pytest.raises(BadPicture):
        gather(tmp_path / "others").checks_picture()
