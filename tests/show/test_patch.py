from __future__ import annotations

import json
import zlib
from itertools import pairwise
from typing import Any

import pytest

from cardlessons.i18n import language
from cardlessons.show.patch import difference, patched
from cardlessons.table import Table
from tests.show.tables import bots, every_bot, scenes, whole_deal


def data(table: Table) -> list[dict[str, Any]]:
    return [scene.data() for scene in scenes(table)]


def size(value: Any) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def travels(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [frames[0], *map(difference, frames, frames[1:])]


@pytest.mark.parametrize("you", [None, 0, 1])
def test_patches_rebuild_every_scene_of_a_deal(you: int | None) -> None:
    frames = data(whole_deal(seats=5, bots=every_bot(), you=you))
    assert len(frames) > 52
    rebuilt = frames[0]
    for frame, patch in zip(frames[1:], travels(frames)[1:], strict=True):
        rebuilt = patched(rebuilt, patch)
        assert rebuilt == frame


def test_patches_lead_back_too() -> None:
    frames = data(whole_deal(bots=bots("spread", "single", "random")))
    for earlier, later in pairwise(frames):
        assert patched(later, difference(later, earlier)) == earlier


def test_a_patch_tells_true_from_one() -> None:
    assert difference({"a": 1}, {"a": True}) == {"a": True}


def test_a_patch_leaves_the_old_scene_as_it_was() -> None:
    old = {"a": {"b": 1}}
    assert patched(old, {"a": {"b": 2}}) == {"a": {"b": 2}}
    assert old == {"a": {"b": 1}}


@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_heaviest_deal_travels_in_50_kilobytes(code: str) -> None:
    """Five seats, a chip of each punter on every rank, every rank's odds at every step; deflated on its way."""
    language(code)
    frames = travels(data(whole_deal(seats=5, bots=bots(*("spread",) * 5))))
    assert len(frames) > 100
    assert len(zlib.compress(json.dumps(frames, ensure_ascii=False).encode())) <= 50_000
    assert size(frames) <= 120_000


def test_a_deal_at_a_small_table_travels_in_50_kilobytes_as_it_is() -> None:
    assert size(travels(data(whole_deal(bots=bots(*("single",) * 3))))) <= 50_000
