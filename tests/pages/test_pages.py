"""Exported pages as text: every form of output, the policy that forbids requests, what the command refuses."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cardlessons import cli
from cardlessons.cli import writing
from cardlessons.i18n import language, text
from cardlessons.learner_copies import originals
from cardlessons.pages.lesson import Lesson, read
from cardlessons.pages.outputs import outputs
from cardlessons.pages.reading import reading_page
from cardlessons.pages.slides import slides_page

pytestmark = pytest.mark.notebook
LESSON = originals() / "12-blucher-match-free-pass.ipynb"


def shown(**data: str) -> dict[str, Any]:
    """A cell that showed `data`, whose kinds have an underscore for the stroke."""
    forms = {kind.replace("_", "/", 1): value for kind, value in data.items()}
    return {"outputs": [{"output_type": "display_data", "data": forms, "metadata": {}}]}


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"text_plain": "a < b"}, '<pre class="wide"><span>a &lt; b</span></pre>\n'),
        ({"text_plain": "A   2\nwon"}, '<pre class="wide">A   2\n<span>won</span></pre>\n'),
        ({"text_html": "<b>b</b>", "text_plain": "b"}, '<div class="wide"><b>b</b></div>\n'),
        ({"image_png": "QUJD\n", "text_plain": "b"}, '<img alt="" src="data:image/png;base64,QUJD">\n'),
        ({"text_markdown": "**b** $4$", "text_latex": "b"}, "<strong>b</strong> <math"),
        ({"text_latex": r"$\displaystyle 4$", "text_plain": "4"}, '<math display="block">'),
        ({"text_latex": r"$$4$$"}, "<mn>4</mn>"),
        ({"application_json": "{}"}, ""),
    ],
)
def test_of_the_forms_of_an_output_the_one_that_says_most_is_shown(data: dict[str, str], expected: str) -> None:
    made = outputs(shown(**data))
    assert (expected in made) if expected else made == ""
    assert "$" not in made and "\\" not in made


def test_what_is_printed_and_what_went_wrong_is_shown() -> None:
    stream = {"output_type": "stream", "name": "stdout", "text": ["\x1b[31mone\x1b[0m\n", "two\n"]}
    error = {"output_type": "error", "ename": "NameError", "evalue": "no <x>", "traceback": []}
    assert outputs({"outputs": [stream]}) == '<pre class="wide"><span>one</span>\n<span>two</span></pre>\n'
    assert "NameError: no &lt;x&gt;" in outputs({"outputs": [error]})


@pytest.mark.parametrize("make", [reading_page, slides_page])
def test_a_page_forbids_itself_to_ask_anybody_and_runs_no_script_but_its_own(make: Any) -> None:
    page = make(read(LESSON), "en")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    assert policy and policy[1].startswith("default-src 'none'; img-src data:;")
    assert f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'" in policy[1]
    assert not re.search(r"""(?:src|href)=["'](?!data:|#)|url\(|@import""", page)
    assert '<link rel="icon" href="data:,">' in page  # or a browser would ask for one


def test_slides_open_at_each_part_and_after_each_thing_shown() -> None:
    def prose(words: str) -> dict[str, Any]:
        return {"cell_type": "markdown", "source": words}

    code = {"cell_type": "code", "source": "1", **shown(text_plain="one")}
    silent = {"cell_type": "code", "source": "import x", "outputs": []}
    page = slides_page(Lesson("x", (prose("# T\n\np\n\n## A"), silent, code, prose("q"), code, prose("## B"))), "en")
    found = re.findall(r"<section.*?</section>", page, re.DOTALL)
    slides = [re.sub(r"<[^>]*>|\s+", " ", part).split() for part in found]
    assert slides == [["T", "p"], ["A", "import", "x", "1", "one"], ["q", "1", "one"], ["B"]]
    assert 'aria-label="Slide 4 of 4"' in page


def test_a_page_speaks_its_language() -> None:
    language("ru")
    page = slides_page(read(LESSON), "ru")
    assert '<html lang="ru">' in page and "Дальше" in page and f'data-wide="{text("pages.wide")}"' in page


@pytest.mark.parametrize("name", ["12", "12-blucher-match-free-pass", str(LESSON)])
def test_a_lesson_is_found_by_number_name_and_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["export", name]) == 0 and cli.main(["export", name, "--to", "slides"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{LESSON.stem}.html", f"{LESSON.stem}.slides.html"}
    assert "Blucher: the match-free pass: written to" in capsys.readouterr().out


def test_a_file_that_is_no_page_of_ours_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "page.html"
    assert [cli.main(["export", "12", "--output", str(target)]) for _ in range(2)] == [0, 0]
    target.write_text("mine", encoding="utf-8")
    assert cli.main(["export", "12", "--output", str(target)]) == 1
    assert target.read_text(encoding="utf-8") == "mine" and "--output FILE" in capsys.readouterr().err


def test_a_notebook_that_was_not_run_shows_nothing_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["copy", str(tmp_path)]) == 0
    assert cli.main(["export", str(tmp_path / LESSON.name), "--output", str(tmp_path / "page.html")]) == 0
    assert text("cli.export.bare") in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "output", "said"),
    [
        ("99", "page.html", "no lesson"),
        ("12", "no/page.html", "cannot be written"),
        ("bad", "page.html", "no notebook"),
    ],
)
def test_what_cannot_be_exported_is_said(
    name: str,
    output: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad").write_text(json.dumps([1]), encoding="utf-8")
    assert cli.main(["export", name, "--output", output]) == 1
    assert said in capsys.readouterr().err and not (tmp_path / output).exists()


def test_a_language_without_lessons_is_said_and_not_that_there_is_no_such_lesson(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["export", "12", "--language", "ru"]) == 1
    assert capsys.readouterr().err.startswith("Уроков на этом языке пока нет: ru.")


def test_without_its_libraries_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(writing, "find_spec", lambda _: None)
    assert cli.main(["export", "12"]) == 1
    assert 'pip install "cardlessons[pages]"' in capsys.readouterr().err
