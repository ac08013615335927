"""A handout judges answers and takes predictions as Python does: both are asked the same, and must say the same."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cardlessons import cli
from cardlessons.handout.exercises import task
from cardlessons.handout.sealing import sealed_data
from cardlessons.i18n import language
from cardlessons.lessons import BadNumber, BadPrediction, Prediction, check, exercise
from cardlessons.lessons.exercises import NUMBERS, solution, start_over

pytestmark = [pytest.mark.paths, pytest.mark.browser]

WRITTEN = (
    *(
        "",
        " … ",
        "?",
        "many",
        "1/0",
        "0",
        "1",
        "-1",
        "--1",
        "+-2",
        "1 3/4",
        "2½",
        "−2½",
        "½",
        "²",
        "4²",
        "12⁄36",
        "٣/٨",
    ),
    *(
        "１２／３６",
        "१२/35",
        "𝟑/𝟖",
        "\u200e3/8\u200f",
        "3\u00a0/\u202f8",
        "$\\frac{3}{8}$",
        "Fraction(3, 8)",
        "(3/8)",
        "= 3/8",
    ),
    *(
        "≈ 0,375",
        ".375",
        "0.",
        ".",
        "37.5%",
        "37,5 per cent",
        "375 ‰",
        "3 of 8",
        "9 out of 24",
        "3 из 8",
        "37,5 процентов",
    ),
    *(
        "1,234,567",
        "1,234",
        "1 234/5 678",
        "1'234.5",
        "1e-3",
        "1e400",
        "0.4/0.7",
        "3/8/2",
        "٣٧٫٥٪",
        "1/2; 1/3",
        "1/2, 1/3",
    ),
    *(
        "1/2 and 1/3",
        "[1/2, 1/3]",
        "1/2 1/3",
        "1/2; 1/3; 1/4",
        "0,5; 0,25",
        "x" * 79,
        "9" * 81,
        "\u202e3/8",
        "a\nb",
        "😀" * 40,
    ),
)
PREDICTED = (
    "",
    "7",
    " 7 ",
    "+7",
    "-1",
    "−1",
    "31",
    "3.5",
    "3,5",
    "1/3",
    "1 / 3",
    "1/0",
    "50%",
    "33.33 %",
    "½",
    "٣",
    "1e3",
    "2/3x",
    "13",
)


def answers(number: str, random: Random) -> list[str]:
    """Answers to an exercise: the right ones in many forms, the known slips, their neighbours, and nonsense."""
    parts = solution(number)
    values = [value for part in parts for value in (part.value, *part.slips.values(), 1 - part.value, -part.value)]
    values += [100 * part.value for part in parts] + [1 / part.value for part in parts if part.value]
    values += [Fraction(random.randrange(1, 60), random.randrange(1, 60)) for _ in range(4)]
    said = [str(value) for value in values]
    for value in values:
        said += [f"{float(value):.{digits}f}" for digits in (1, 2, 3, 4, 9)]
        said += [f"{3 * value.numerator}/{3 * value.denominator}", f"{float(100 * value):.2f} %", repr(float(value))]
    joined = "; ".join(str(part.value) for part in parts), "; ".join(str(part.value) for part in reversed(parts))
    if len(parts) > 1:
        said = [f"{one}; {random.choice(said)}" for one in said] + said[:3]
    return [*joined, *said, *WRITTEN]


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Page:
    target: Path = tmp_path_factory.mktemp("handout") / "page.html"
    assert cli.main(["handout", "31", "--output", str(target)]) == 0
    page = browser.new_context(offline=True).new_page()
    page.goto(target.as_uri())
    return page


ASK = """async ([seal, answers]) => {
  const task = await openTask(seal);
  return answers.map((answer) => verdict(task, answer)).map(({outcome, lines}) => [outcome, lines.join("\\n")]);
}"""


@pytest.mark.parametrize("number", NUMBERS)
def test_every_answer_gets_the_verdict_the_words_and_the_hint_of_check(number: str, page: Page) -> None:
    start_over()
    given = answers(number, Random(number))
    expected = [(str(verdict.outcome), verdict.message) for verdict in (check(number, answer) for answer in given)]
    found = page.evaluate(ASK, [sealed_data(task(exercise(number))), given])
    for answer, one, other in zip(given, expected, found, strict=True):
        assert tuple(other) == one, answer
    assert {outcome for outcome, _ in expected} == {"right", "nearly", "wrong", "unread"}


READ = """([rules, given, outcome]) => given.map((one) => {
  try {
    const prediction = { ...readPrediction(rules, one), kind: rules.kind };
    return [prediction.said, distance(prediction, outcome)];
  } catch (problem) {
    return [String(problem)];
  }
})"""


def predicted(kind: dict[str, Any], given: str, outcome: Any) -> list[str]:
    """What Python says to a prediction: its words and its distance, or why it is refused."""
    prediction = Prediction("q", **kind)
    try:
        return [words for _, words in prediction.lock(given).compare(outcome).said()][::2]
    except (BadPrediction, BadNumber) as refused:
        return [str(refused)]


@pytest.mark.parametrize(
    ("rules", "kind", "outcome"),
    [
        ({"kind": "whole", "low": 0, "high": 30}, {"among": range(31)}, Fraction(1071, 100)),
        ({"kind": "chance", "low": 0, "high": 1}, {}, Fraction(1, 40)),
        ({"kind": "number", "low": 0, "high": 1000}, {"low": 0, "high": 1000}, Fraction(1961, 10_000)),
        ({"kind": "number", "low": -50, "high": 50}, {"low": -50, "high": 50}, Fraction(95900, 11440)),
    ],
)
def test_every_prediction_is_taken_refused_and_compared_as_in_python(
    rules: dict[str, Any], kind: dict[str, Any], outcome: Fraction, page: Page
) -> None:
    random = Random(1)
    given = [*PREDICTED, *(f"{random.randrange(40)}/{random.randrange(1, 40)}" for _ in range(60))]
    found = page.evaluate(READ, [rules, given, str(outcome)])
    for one, said in zip(given, found, strict=True):
        assert said == predicted(kind, one, outcome), one


def test_words_are_compared_as_in_python(page: Page) -> None:
    rules = {"kind": "words", "choices": ["more", "same", "less"]}
    found = page.evaluate(READ, [rules, ["0", "2", ""], "more"])
    assert found[:2] == [predicted({"among": ("more", "same", "less")}, word, "more") for word in ("more", "less")]
    assert "more, same, less" in found[2][0]
    assert language() == "en"
