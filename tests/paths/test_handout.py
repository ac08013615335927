"""The way by a handout: each lesson's page on a phone, offline, by keyboard alone, from the first line to the last."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardlessons import cli
from cardlessons.learner_copies import originals
from cardlessons.lessons.exercises import start_over
from tests.paths.handout_page import Handout

pytestmark = [pytest.mark.paths, pytest.mark.browser]

LESSONS = sorted(path.stem for path in originals().glob("*.ipynb"))
ENTRIES = {"00": "1/13", "20": "1/3", "23": "2"}  # by lesson; elsewhere a whole number is asked for, or a word
PLAY, START = "10", "00"


@pytest.fixture
def handout(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Handout]:
    start_over()
    target = tmp_path / "page.html"
    assert cli.main(["handout", request.param, "--output", str(target)]) == 0
    opened = Handout(browser, target)
    yield opened
    opened.close()


@pytest.mark.parametrize("handout", LESSONS, indirect=True)
def test_every_lesson_goes_from_its_question_to_its_exercises_and_everybody_can_use_it(
    handout: Handout, request: pytest.FixtureRequest
) -> None:
    page, lesson = handout.page, request.node.callspec.params["handout"][:2]
    while handout.sealed:
        assert handout.fits()
        handout.lock(ENTRIES.get(lesson, "7"))
    expect(page.get_by_role("status").filter(has_text="The lesson goes on below").first).to_be_attached()
    page.evaluate("() => document.querySelectorAll('details').forEach(node => (node.open = true))")
    compared = page.locator(".outcome")
    assert compared.count() == page.locator("form.prediction").count() > 0
    for one in compared.all():
        assert one.locator("dt").all_inner_texts() == ["Your prediction", "Outcome", "Difference"]
        assert all(one.locator("dd").all_inner_texts())
    assert page.locator("form.exercise").count() >= 2
    assert page.locator("math").evaluate_all(
        "nodes => nodes.every(node => node.getClientRects().length || node.closest('[hidden]'))"
    )
    assert handout.fits() and handout.faults() == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert handout.fits()


@pytest.mark.parametrize("handout", [START], indirect=True)
def test_a_deal_is_stepped_through_by_key_to_its_end_and_every_card_is_named(handout: Handout) -> None:
    deal = handout.page.locator(".deal")
    handout.tab_to(deal)
    sentence, where = deal.get_by_role("status"), deal.locator(".where")
    assert "match" in sentence.inner_text()
    at, of = map(int, where.inner_text().split(" / "))
    handout.press("ArrowRight")
    expect(where).to_have_text(f"{at + 1} / {of}")
    handout.press("ArrowLeft", "Home")
    expect(where).to_have_text(f"1 / {of}")
    handout.press("m")
    assert "match" in sentence.inner_text() and deal.locator("li.match").count() >= 1
    turned = int(where.inner_text().split(" / ")[0])
    handout.press("End")
    expect(where).to_have_text(f"{of} / {of}")
    assert "settled" in sentence.inner_text() and "last step" in deal.locator(".prompt").inner_text()
    cards = deal.locator("ul.cards li")
    assert cards.count() == 52 and turned < of
    drawn = cards.locator("svg").evaluate_all(
        "nodes => nodes.filter(node => node.getBoundingClientRect().width > 30).length"
    )
    named = [
        name
        for name in cards.locator(".name").all_inner_texts()
        if re.search(r": .+ of (?:spades|hearts|diamonds|clubs)", name)
    ]
    assert drawn == len(named) == 52 == len({name.split(": ")[1].split(",")[0] for name in named})
    assert handout.focused.evaluate("node => node.classList.contains('deal')")  # the focus was kept
    handout.press("n")
    expect(where).to_have_text(f"{of} / {of}")  # there is no further deal
    assert deal.get_by_role("button", name="Step").get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("handout", [START], indirect=True)
def test_a_deal_is_stepped_by_its_buttons_too_and_the_focus_stays_on_them(handout: Handout) -> None:
    deal = handout.page.locator(".deal")
    where = deal.locator(".where")
    at, of = map(int, where.inner_text().split(" / "))
    handout.tab_to(deal.get_by_role("button", name="Step"))
    handout.press("Enter", "Space")
    expect(where).to_have_text(f"{at + 2} / {of}")
    assert handout.focused.inner_text() == "Step"
    handout.tab_to(deal.get_by_role("button", name="Odds"))
    assert not deal.locator(".odds").is_visible()
    handout.press("Enter")
    assert "unseen" in deal.locator(".odds").inner_text()
    handout.press("o")
    assert not deal.locator(".odds").is_visible()


@pytest.mark.parametrize("handout", [START], indirect=True)
def test_a_prediction_is_locked_once_opens_what_follows_and_stays(handout: Handout) -> None:
    page = handout.page
    form = page.locator("form.prediction")
    entry, status = form.get_by_role("textbox"), form.get_by_role("status")
    assert handout.sealed == 1 and page.locator("form.exercise").count() == 0
    handout.tab_to(entry)
    for refused in ("", "soon", "3/2", "1/0", "½"):
        entry.fill(refused)
        handout.press("Enter")
        expect(status).not_to_be_empty()
        assert handout.sealed == 1 and entry.get_attribute("aria-invalid") == "true"
    entry.fill("1/13")
    handout.press("Enter")
    expect(status).to_have_text("Your prediction: 1/13 · ≈ 0.0769. Locked. The lesson goes on below.")
    assert handout.sealed == 0 and handout.focused.input_value() == "1/13"
    handout.page.keyboard.type("9")
    handout.press("Enter")
    assert entry.input_value() == "1/13"
    outcome = page.locator(".outcome")
    outcome.locator("xpath=ancestor::details[1]").locator("summary").first.press("Enter")
    assert outcome.locator("dd").all_inner_texts() == ["1/13 · ≈ 0.0769", "1/40 · 0.025", "you are 0.0519 above"]
    page.reload()
    expect(page.locator(".outcome")).to_have_count(1)
    assert page.locator("form.prediction").get_by_role("textbox").input_value() == "1/13"


@pytest.mark.parametrize("handout", [PLAY], indirect=True)
def test_an_exercise_tells_right_nearly_and_wrong_apart_and_helps_by_degrees(handout: Handout) -> None:
    handout.lock("13")
    form = handout.page.locator("form.exercise").first
    entry, said = form.get_by_role("textbox"), form.get_by_role("status")
    assert entry.input_value() == "1/169"  # what somebody tried

    def answer(text: str) -> str:
        entry.fill(text)
        before = said.inner_text()
        handout.press("Enter")
        handout.page.wait_for_function(
            "([node, before]) => node.innerText !== before", arg=[said.element_handle(), before]
        )
        return said.inner_text()

    handout.tab_to(entry)
    hints = [answer(wrong).splitlines()[-1] for wrong in ("1/7", "1/11", "1/17")]
    assert len(set(hints)) == 3 and said.inner_text().startswith("✗ not yet")
    assert answer("1/169").startswith("≈ nearly") and "share one pack" in said.inner_text()
    assert answer("8/1326").startswith("≈ nearly")
    assert answer("many").startswith("… no answer yet") and "many" in said.inner_text()
    assert answer("4/663").startswith("✓ right")
    assert "4/663" not in json.dumps(form.evaluate("node => ({...node.dataset})"))


@pytest.mark.parametrize("handout", ["12"], indirect=True)
def test_a_proof_is_read_line_by_line(handout: Handout) -> None:
    handout.lock("7")
    proof = handout.page.locator(".proof").first
    steps = proof.locator("li")
    handout.tab_to(proof)
    assert [step.is_visible() for step in steps.all()].count(True) == 1
    handout.press("ArrowRight", "ArrowRight")
    assert [step.is_visible() for step in steps.all()].count(True) == 3
    assert steps.nth(2).locator("p").inner_text() in proof.get_by_role("status").inner_text()
    handout.press("End")
    assert steps.last.is_visible() and proof.locator(".checked").inner_text()
    handout.press("Home")
    assert [step.is_visible() for step in steps.all()].count(True) == 1


def test_without_scripts_the_page_says_what_cannot_be_done(browser: Browser, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    assert cli.main(["handout", START, "--output", str(target)]) == 0
    context = browser.new_context(offline=True, java_script_enabled=False)
    page = context.new_page()
    page.goto(target.as_uri())
    assert page.get_by_text("runs no scripts").is_visible() and page.get_by_text("once you have locked").is_visible()
    assert page.locator(".deal li svg").count() == 4 and not page.get_by_role("button").count()
    context.close()
