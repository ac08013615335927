"""How a lesson is built: its parts in order, thin cells, seeded tables, stable ids."""

from __future__ import annotations

import re

import pytest

from cardlessons.i18n import known
from cardlessons.learner_copies import OPEN, PREDICTION
from tests.notebooks.lessons import LESSONS, PATHS, PLOT, SHORT, START, cells, code, prose, source

HEADING = re.compile(r"^## (?P<title>.*?)(?: · (?P<minutes>\d+) min)?$", re.MULTILINE)
PARTS = [
    ("Question", 3),
    ("Your prediction", 3),
    ("Play|Cards", 12),
    ("Class tally", 4),
    ("Count", 10),
    ("Proof", 8),
    ("Exit question", 5),
]
UNTIMED = {"See", "Exercises", "What it costs over time"}
KNOWN_TAGS = {PREDICTION, OPEN, "plot", PLOT}


def test_every_notebook_is_the_first_or_one_of_the_lessons() -> None:
    assert sorted([START, *LESSONS, *SHORT]) == sorted(PATHS)


@pytest.mark.parametrize("name", LESSONS)
def test_the_parts_come_in_their_order_with_their_minutes(name: str) -> None:
    timed = [(part["title"], int(part["minutes"])) for part in HEADING.finditer(prose(name)) if part["minutes"]]
    assert len(timed) == len(PARTS)
    for (title, minutes), (pattern, planned) in zip(timed, PARTS, strict=True):
        assert re.fullmatch(pattern, title) and minutes == planned
    assert sum(minutes for _, minutes in timed) == 45 and "core of 45 minutes" in prose(name)


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_no_part_of_the_core_is_marked(name: str) -> None:
    untimed = [part["title"] for part in HEADING.finditer(prose(name)) if not part["minutes"]]
    assert untimed and all(title in UNTIMED or title.startswith("Extension: ") for title in untimed)


@pytest.mark.parametrize("name", PATHS)
def test_the_prediction_is_locked_before_any_card_is_turned(name: str) -> None:
    tagged = [number for number, cell in enumerate(cells(name)) if PREDICTION in cell["metadata"].get("tags", [])]
    keys = [re.search(r'cl\.lessons\.predict\(\s*"(\w+)"', source(cells(name)[number])) for number in tagged]
    assert keys and all(key and known(f"lessons.ask.{key[1]}") for key in keys)
    compared = [number for number, cell in enumerate(cells(name)) if ".compare(" in source(cell)]
    assert len(compared) == len(tagged) and compared[0] > tagged[-1]
    if name in LESSONS:
        assert not any("cl.Table" in source(cell) for cell in cells(name)[: tagged[-1]])


@pytest.mark.parametrize("name", PATHS)
def test_ids_are_readable_and_tags_known(name: str) -> None:
    ids = [cell["id"] for cell in cells(name)]
    assert len(set(ids)) == len(ids) and all(re.fullmatch(r"[a-z]+(-[a-z]+)*", one) for one in ids)
    assert {tag for cell in cells(name) for tag in cell["metadata"].get("tags", [])} <= KNOWN_TAGS


@pytest.mark.parametrize("name", PATHS)
def test_cells_are_thin_and_plain(name: str) -> None:
    for cell_id, text in code(name).items():
        assert 1 <= len([line for line in text.splitlines() if line]) <= 8, cell_id
        assert not text.rstrip().endswith(";") and "import *" not in text, cell_id


@pytest.mark.parametrize("name", PATHS)
def test_everything_random_is_seeded(name: str) -> None:
    text = "\n".join(code(name).values())
    random = re.findall(r"cl\.(?:Table|simulate\.run)\((?:[^()]|\([^()]*\))*\)", text)
    assert random and all("seed=" in call or "**game" in call for call in random)
    assert "**game" not in text or '"seed":' in text


@pytest.mark.parametrize("name", LESSONS)
def test_a_class_can_put_in_its_own_numbers(name: str) -> None:
    open_cells = [source(cell) for cell in cells(name) if OPEN in cell["metadata"].get("tags", [])]
    for edited in ("birthday = ", 'numbers = ""'):
        assert sum(edited in text for text in open_cells) == 1
