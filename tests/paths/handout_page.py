"""A handout in a browser without a network, as wide as a phone, used by keyboard alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from tests.axe import COLOURS, STANDARDS, faults

PHONE = {"width": 360, "height": 740}
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Handout:
    """The page, and what it asked for and complained of."""

    def __init__(self, browser: Browser, path: Path) -> None:
        self.path = path
        self.context = browser.new_context(offline=True, viewport=PHONE, has_touch=True)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda said: self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(path.as_uri())

    def close(self) -> None:
        """Closes it, and holds it to have asked nobody and complained of nothing."""
        self.context.close()
        assert {url for url in self.asked if not url.startswith("data:")} == {self.path.as_uri()}
        assert self.complaints == []

    @property
    def focused(self) -> Locator:
        """What has the focus."""
        return self.page.locator(":focus")

    def press(self, *keys: str) -> None:
        """Presses keys, one after another, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator, most: int = 200) -> None:
        """Goes on by Tab until `wanted` has the focus; it must be there to see, with an outline."""
        for _ in range(most):
            self.press("Tab")
            if wanted.evaluate("node => node === document.activeElement"):
                assert self.focused.evaluate("node => getComputedStyle(node).outlineStyle") != "none"
                return
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    def lock(self, entry: str) -> None:
        """Makes the next prediction by keyboard: a number that is typed, or the first of its words."""
        form = self.page.locator("form.prediction:not(.locked)").first
        left = self.sealed - 1
        words = form.get_by_role("radio")
        if words.count():
            self.tab_to(words.first)
            self.press("Space")
        else:
            self.tab_to(form.get_by_role("textbox"))
            self.page.keyboard.type(entry)
        self.press("Enter")
        self.page.wait_for_function("left => document.querySelectorAll('[data-sealed]').length === left", arg=left)

    @property
    def sealed(self) -> int:
        """How many parts are sealed."""
        return self.page.locator("[data-sealed]").count()

    def fits(self) -> bool:
        """Whether nothing makes the page wider than the screen."""
        width = self.page.viewport_size["width"] if self.page.viewport_size else 0
        return bool(self.page.evaluate("width => document.documentElement.scrollWidth <= width", width))

    def faults(self) -> list[object]:
        """What axe finds, light and dark."""
        found: list[object] = []
        for theme, rules in (("light", STANDARDS), ("dark", COLOURS)):
            self.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            self.page.evaluate(SETTLED)
            found += [(theme, *fault) for fault in faults(self.page, rules=rules)]
        return found
