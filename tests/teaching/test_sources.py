"""Each lesson has its source: a plan that fits its notebook, a key that proves each answer, a ticket and its guide."""

from __future__ import annotations

import re

import pytest

from cardlessons.lessons.exercises import NUMBERS, solution
from cardlessons.lessons.exercises.bank import LESSONS
from tests.notebooks.lessons import LESSONS as WHOLE
from tests.notebooks.lessons import START, prose
from tools.teacher.expressions import Refused
from tools.teacher.source import SECTIONS, TEACHING, Source, read, refuse_claims, sources

pytestmark = pytest.mark.notebook

TIMED = re.compile(r"^## (.*?) · (\d+) min$", re.MULTILINE)
NOTEBOOKS = {name.partition("-")[0]: name for name in (START, *WHOLE)}


@pytest.fixture(scope="module")
def lessons() -> dict[str, Source]:
    return {path.stem: read(path) for path in sources()}


def test_every_lesson_of_the_course_has_its_source(lessons: dict[str, Source]) -> None:
    assert set(lessons) == set(LESSONS) and set(NOTEBOOKS) <= set(lessons)


def test_the_plan_has_the_parts_and_minutes_of_the_notebook(lessons: dict[str, Source]) -> None:
    timed = {number: TIMED.findall(prose(name)) for number, name in NOTEBOOKS.items() if TIMED.search(prose(name))}
    assert len(timed) >= 12
    for number, parts in timed.items():
        assert [(part, str(minutes)) for minutes, part, _ in lessons[number].plan] == parts, number


def test_a_core_lasts_45_minutes_and_the_first_lesson_a_quarter_of_an_hour(lessons: dict[str, Source]) -> None:
    lasts = {number: sum(minutes for minutes, *_ in lesson.plan) for number, lesson in lessons.items()}
    assert lasts == {number: 15 if number == "00" else 45 for number in lessons}


def test_the_titles_are_those_of_the_notebooks(lessons: dict[str, Source]) -> None:
    for number, name in NOTEBOOKS.items():
        assert re.match("# (.+)", prose(name))[1] == lessons[number].title  # type: ignore[index]


@pytest.mark.parametrize("number", NUMBERS)
def test_the_key_works_each_answer_out(number: str, lessons: dict[str, Source]) -> None:
    raw = (TEACHING / "lessons" / f"{number[:2]}.md").read_text(encoding="utf-8")
    (working,) = re.findall(rf"^### {re.escape(number)}\n(.*?)(?=^###? )", raw, re.MULTILINE | re.DOTALL)
    for part in range(1, len(solution(number)) + 1):
        asked = rf'answer\("{re.escape(number)}"{f", {part}" if part > 1 else ""}\)'
        assert re.search(rf"== {asked}", working), working
    assert list(lessons[number[:2]].key) == [one for one in NUMBERS if one[:2] == number[:2]]
    assert len(lessons[number[:2]].key[number]) > 40


def test_a_ticket_has_five_items_and_a_guide_that_marks_reasons(lessons: dict[str, Source]) -> None:
    for number, lesson in lessons.items():
        asked, guide = lesson.items("Ticket"), lesson.items("Marking")
        assert len(asked) == len(guide) == 5, number
        assert all(re.search(r"\b(points?)\b", item, re.IGNORECASE) for item in guide), number
        # At least three items earn a point for what explains.
        assert sum(bool(re.search(r"(points?|one) for\b", item, re.IGNORECASE)) for item in guide) >= 3, number


def test_a_teacher_meets_three_wrong_answers_and_three_things_to_say(lessons: dict[str, Source]) -> None:
    for number, lesson in lessons.items():
        rows = [line for line in lesson.sections["Wrong answers"].splitlines() if line.startswith("|")]
        assert len(rows) >= 2 + 3 and all(row.count("|") == 4 for row in rows), number
        assert len(lesson.items("Say")) == 3 and len(lesson.sections["No device"]) > 30, number
        assert "```" in lesson.sections["Board"] and "isconception" in lesson.sections["Aim"] + "isconception" * (
            number == "00"
        )


@pytest.mark.parametrize(
    "claim", ["so 3/8 of them", "some 0.3569", "about 36 %", "0,36 of them", r"$\frac{3}{8}$", "of 2024 hands", "1 ⁄ 3"]
)
def test_a_number_that_is_written_down_is_refused(claim: str) -> None:
    with pytest.raises(Refused, match="written down, not worked out"):
        refuse_claims("12.md", f"Of thirty passes {claim} are free.")
    refuse_claims("12.md", "### 12.1\nOf 24 orders nine, {{ answer('12.1') }}, have none.")


def test_a_wrong_source_is_refused_by_name(tmp_path: object) -> None:
    raw = (TEACHING / "lessons" / "12.md").read_text(encoding="utf-8")
    for right, wrong, why in [
        ("## Board\n", "## Blackboard\n", "its sections are"),
        ("(24 - 24 + 12 - 4 + 1)/24", "(24 - 24 + 12 - 4)/24", "3/8"),
        ("List the orders.", "It is 1/3.", "written down"),
    ]:
        path = TEACHING.__class__(str(tmp_path)) / "12.md"
        assert right in raw
        path.write_text(raw.replace(right, wrong), encoding="utf-8")
        with pytest.raises(Refused, match=f"12.md.*{why}"):
            read(path)


def test_the_sections_are_those_of_every_source() -> None:
    for path in sources():
        assert tuple(re.findall("^## (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)) == SECTIONS


def test_the_routes_name_lessons_of_the_course_in_the_order_that_proofs_ask_for() -> None:
    text = (TEACHING / "routes.md").read_text(encoding="utf-8")
    one, week, fortnight = (re.findall(r"^\| ([\d, ]+) \|", part, re.MULTILINE) for part in text.split("\n## ")[1:4])
    assert (one, week) == (["12"], ["10", "11", "20", "21", "12", "13"])
    assert {number for row in fortnight for number in row.split(", ")} == set(LESSONS) - {"90"}


def test_every_line_of_the_map_of_curricula_names_lessons_and_its_sources() -> None:
    text = (TEACHING / "curricula.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^- \((\w)\)", text, re.MULTILINE))
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 12 and re.search(r"read on \d+ \w+ 20\d\d", text)
    for topic, lessons, *places in rows:
        assert set(re.findall(r"\b\d\d\b", lessons)) <= set(LESSONS) and topic
        for place in places:
            cited = re.findall(r"\b[a-z]\b", " ".join(re.findall(r"\(([a-z](?:, [a-z])*)\)", place)))
            assert place == "–" or (cited and set(cited) <= known), (topic, place)
