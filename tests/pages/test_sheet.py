"""Learners' sheets: all that a lesson needs on paper, gaps whose keys are true, and no answer anywhere."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from html import unescape
from itertools import permutations
from pathlib import Path

import pytest

from cardlessons import cli
from cardlessons.core.cards import Pack
from cardlessons.core.errors import Unreadable
from cardlessons.i18n import language, text
from cardlessons.lessons.exercises import NUMBERS, exercise, solution
from cardlessons.pages.lesson import PREDICTION, Lesson, read, source
from cardlessons.pages.sheet import sheet
from cardlessons.pages.sheet.gaps import Gaps
from cardlessons.pages.sheet.kits import KITS, NINETY_DEALS, SIX_DEALS
from cardlessons.pages.sheet.proofs import PROOFS, proof_of
from cardlessons.pages.sheet.proving import GIVEN, gapped
from cardlessons.pages.sheet.squares import listed
from cardlessons.pages.sheet.telling import TOLD
from tests.notebooks.lessons import LESSONS as COURSE
from tests.notebooks.lessons import PATHS, START

pytestmark = pytest.mark.notebook

LESSONS = {name[:2]: read(PATHS[name]) for name in (START, *COURSE)}
GAP = re.compile(r'<(?:mtext class="gap[^"]*"|span class="gap"><span)>(\w)</')
each_lesson = pytest.mark.parametrize("number", LESSONS)


@pytest.fixture(scope="module")
def sheets() -> dict[str, str]:
    return {number: sheet(lesson, "en") for number, lesson in LESSONS.items()}


def plain(html: str) -> str:
    """What a reader sees of a page, in one line."""
    body = html.partition("<body>")[2]
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", body)).split())


def values(mathml: str) -> Fraction:
    """The number that stands in a gap."""
    sign = -1 if "−" in mathml else 1
    numbers = [Fraction(found) for found in re.findall(r"<mn>([\d.]+)</mn>", mathml)]
    return sign * (numbers[0] / numbers[1] if len(numbers) == 2 else numbers[0])


@each_lesson
def test_a_sheet_has_every_part_in_its_order(number: str, sheets: dict[str, str]) -> None:
    headings = re.findall(r"<h2>(.*?)</h2>", sheets[number])
    names = ("question", "prediction", "cards", "count", "proof", "exercises", "exit")
    assert headings == [text(f"sheet.{name}") for name in names]
    assert sheets[number].count('<section class="leaf">') == 2
    assert f"<h1>{number} {LESSONS[number].title}</h1>" in unescape(sheets[number])


@each_lesson
def test_what_is_asked_is_what_the_lesson_asks(number: str, sheets: dict[str, str]) -> None:
    said, lesson = plain(sheets[number]), LESSONS[number]
    asked = [re.findall(r'predict\(\s*"(\w+)"', source(cell)) for cell in lesson.cells if is_prediction(cell)]
    assert asked and all(text(f"lessons.ask.{key}") in said for keys in asked for key in keys)
    exercises = [one for one in NUMBERS if one.startswith(f"{number}.")]
    assert len(exercises) == 3 and all(f"{one} {exercise(one).text}" in said for one in exercises)
    for words in ("Then check", "Run ", "run.", " cell", "Press", "press ", "screen", "lock"):
        assert words not in said


def is_prediction(cell: dict[str, object]) -> bool:
    return PREDICTION in cell["metadata"].get("tags", ())  # type: ignore[attr-defined]


@each_lesson
def test_no_answer_stands_on_a_sheet(number: str, sheets: dict[str, str]) -> None:
    said = plain(sheets[number].replace("</mrow><mrow>", "</mrow>/<mrow>"))
    said = said.replace(" / ", "/").replace("0 to 9", "")
    for one in NUMBERS:
        if one.startswith(f"{number}."):
            for part in solution(one):
                for written in forms(part.value):
                    assert not re.search(rf"(?<![\d/.]){re.escape(written)}(?![\d/])", said), (one, written)
    last = proof_of(number).answers[-1]  # type: ignore[union-attr]
    assert last.html not in sheets[number].partition("Proof</h2>")[2]


def forms(value: Fraction) -> list[str]:
    """How an answer may be written: a fraction, and its first decimals."""
    decimal = f"{float(abs(value)):.4f}"
    whole = value.denominator == 1
    return [decimal] if whole else [f"{abs(value.numerator)}/{value.denominator}", decimal]


@each_lesson
def test_every_gap_has_its_answer_and_every_answer_its_gap(number: str, sheets: dict[str, str]) -> None:
    proof = proof_of(number)
    assert proof is not None
    letters = [answer.letter for answer in proof.answers]
    assert letters == list("abcdefghijklmnop"[: len(letters)]) and len(letters) >= 3
    assert set(GAP.findall(sheets[number])) == set(letters)


@pytest.mark.parametrize("number", PROOFS)
def test_the_proof_is_that_of_the_notebook_and_its_last_gap_is_what_it_proves(number: str) -> None:
    derivation = PROOFS[number].derivation()
    called = f"cl.derive.{derivation.name}("
    assert any(called in source(cell) for cell in LESSONS[number].cells if cell["cell_type"] == "code")
    proof = proof_of(number)
    assert proof is not None
    assert abs(values(proof.answers[-1].html) - derivation.value) < Fraction(1, 10**7)
    # With its answers in its gaps, a line is that of the derivation again, or of its decimals.
    whole = derivation[:].page()["steps"]
    answers = dict(proof.answers)
    for line in proof.lines:
        step = whole[line.number - 1]
        filled = GAP_IN.sub(lambda found: answers[found[1]], line.formula)
        filled = re.sub(r"\s*</?math>\s*", " ", filled)
        assert squeezed(filled) in squeezed(" ".join(step["line"])) or "≈" in filled
        said = re.sub(
            r'<span class="gap"><span>(\w)</span></span>', lambda found: digits(answers[found[1]]), line.sentence
        )
        assert unescape(said) == step["sentence"]


GAP_IN = re.compile(r'<mtext class="gap[^"]*">(\w)</mtext>')


def squeezed(mathml: str) -> str:
    return "".join(mathml.split())


def digits(mathml: str) -> str:
    return re.sub("<[^>]*>", "", mathml)


def test_a_number_that_was_a_gap_is_that_gap_again() -> None:
    gaps = Gaps()
    assert gaps.make("<mn>1330</mn>") == "a" and gaps.make("<mn>4</mn>") == "b"
    assert gaps.in_words("Of the 1330 hands, not 13300 and not 1330.5, 4 are so.").count("gap") == 1
    assert gaps.make("<mn>1330</mn>") == "a" and gaps.make("<mn>4</mn>") == "c"
    assert gaps.in_formula("<mn>1330</mn><mn>4</mn>") == '<mtext class="gap">a</mtext><mn>4</mn>'


def test_a_line_that_is_given_has_no_gap_and_a_place_without_a_number_is_an_error() -> None:
    derivation = PROOFS["31"].derivation()
    assert not GAP.search(gapped(derivation, [2], {2: GIVEN}).lines[0].formula)
    with pytest.raises(IndexError):
        gapped(derivation, [1], {1: 5})


def test_the_proofs_in_sentences_are_right() -> None:
    answers = {number: [values(answer.html) for answer in proof_of(number).answers] for number in TOLD}  # type: ignore[union-attr]
    assert answers["00"] == [40, 1, Fraction(1, 40), Fraction(1, 13)]
    assert answers["10"] == [52, 4, Fraction(1, 13), 4]
    assert answers["20"] == [50, 5, 4, 20, Fraction(2, 5)]
    p = Fraction(9571721884148096, 26816424180170625)
    exact = [p, p * (1 - p), 30 * p, 30 * p * (1 - p)]
    assert all(abs(found / true - 1) < Fraction(1, 1000) for found, true in zip(answers["90"], exact, strict=False))
    assert abs(answers["90"][4] ** 2 - exact[3]) < Fraction(1, 100)


def test_every_deal_of_a_small_pack_stands_there_once() -> None:
    found = re.findall(r"<li>(.*?)</li>", listed([NINETY_DEALS]))
    assert len(found) == 90 and set(found) == {"".join(order) for order in permutations("AA2233")}
    assert SIX_DEALS.pack == Pack(2, 2) and listed([SIX_DEALS]).count("<li>") == 6


def test_every_lesson_has_a_kit() -> None:
    assert set(KITS) == set(LESSONS) == set(PROOFS) | set(TOLD)


def test_numbers_of_ones_own_are_those_of_the_exercise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "sheet.html"
    assert cli.main(["sheet", "12", "--variant", "7", "--output", str(target)]) == 0
    page = plain(target.read_text(encoding="utf-8"))
    assert all(exercise(f"12.{one}", 7).text in page for one in (1, 2, 3)) and "Numbers of 7" in page
    assert exercise("12.1").text not in page and str(target) in capsys.readouterr().out


def test_a_class_has_a_sheet_for_each_learner(tmp_path: Path) -> None:
    target = tmp_path / "class.html"
    assert cli.main(["sheet", "31", "--learners", "3", "--output", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert page.count("<h1>") == 3 and page.count('<section class="leaf">') == 6
    for learner in (1, 2, 3):
        own = plain(f"<body>{page.split('<h1>')[learner]}")
        assert f"Numbers of {learner} " in own and all(exercise(f"31.{one}", learner).text in own for one in (1, 2, 3))


@pytest.mark.parametrize("count", ["0", "401", "-1", "x", "2.5"])
def test_what_is_no_number_of_learners_is_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["sheet", "12", f"--learners={count}"])
    assert "from 1 to 400" in capsys.readouterr().err


def test_a_sheet_speaks_its_language(sheets: dict[str, str]) -> None:
    language("ru")
    page = sheet(LESSONS["12"], "ru")
    assert (
        '<html lang="ru">' in page and text("sheet.12.cards", last=13)[:40] in plain(page) and "Доказательство" in page
    )


def test_a_lesson_of_ones_own_has_what_it_asks() -> None:
    cells = (
        {
            "cell_type": "markdown",
            "metadata": {},
            "source": "# Mine\n\n## Ask · 3 min\n\nHow many?\n\n## Go · 5 min\n\nWhy?",
        },
        {
            "cell_type": "code",
            "metadata": {"tags": [PREDICTION]},
            "source": 'x = ("a", "b")\ng = cl.lessons.predict("q", among=x)',
        },
    )
    page = plain(sheet(Lesson("mine", cells), "en"))
    assert "Mine" in page and "How many?" in page and "a b because" in page and page.endswith("Why?")
    untimed = {"cell_type": "markdown", "metadata": {}, "source": "# Mine\n\n## Ask\n\nHow often?\n\n## Go\n\nTry."}
    short = plain(sheet(Lesson("40-mine", (untimed,)), "en"))
    assert "Question How often?" in short and "Try." not in short
    odd = {"cell_type": "code", "metadata": {"tags": [PREDICTION]}, "source": 'g = cl.lessons.predict("q", among=f())'}
    with pytest.raises(Unreadable):
        sheet(Lesson("mine", (cells[0], odd)), "en")


@pytest.mark.parametrize("code", ['g = cl.lessons.predict("q", high=f())', "%matplotlib inline"])
def test_what_would_have_to_be_run_is_refused_in_words(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cell = {"cell_type": "code", "metadata": {"tags": [PREDICTION]}, "source": code, "outputs": []}
    mine = tmp_path / "mine.ipynb"
    mine.write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    assert cli.main(["sheet", str(mine), "--output", str(tmp_path / "page.html")]) == 1
    assert "would have to be run" in capsys.readouterr().err and not (tmp_path / "page.html").exists()


def test_a_file_that_is_no_page_of_ours_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "mine.html"
    target.write_text("mine", encoding="utf-8")
    assert cli.main(["sheet", "12", "--output", str(target)]) == 1
    assert target.read_text(encoding="utf-8") == "mine" and "--output FILE" in capsys.readouterr().err


def test_a_lesson_that_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sheet", "99"]) == 1
    assert "no lesson" in capsys.readouterr().err
