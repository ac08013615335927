"""The live table in a page, as a person meets it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from .lab import Notebook


class LiveTable:
    """One view of a table. Made only when cards or places for them are there."""

    def __init__(self, notebook: Notebook, index: int = 0) -> None:
        self.notebook = notebook
        self.page = notebook.page
        self.root: Locator = self.page.locator(".cl-root").nth(index)
        self.root.locator(".cl-spot").first.wait_for()
        self.root.evaluate("root => root.scrollIntoView()")

    @property
    def sentence(self) -> str:
        return self.root.get_by_role("status").inner_text()

    def card_names(self) -> list[str]:
        """The names of the cards that lie open."""
        faces = '[data-kind="cards"] .cl-spot[data-faces]'
        return self.root.locator(faces).evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def says(self, words: str) -> None:
        """Waits until the sentence or the prompt has these words."""
        self.root.locator(".cl-head").filter(has_text=words).wait_for()

    def cards(self, count: int) -> None:
        """Waits until this many cards lie open."""
        script = "([root, n]) => root.querySelectorAll('[data-kind=cards] .cl-spot[data-faces]').length === n"
        self.page.wait_for_function(script, arg=[self.root.element_handle(), count])

    def changes_from(self, sentence: str) -> None:
        """Waits until the sentence is another one."""
        script = "([root, before]) => root.querySelector('[role=status]').innerText !== before"
        self.page.wait_for_function(script, arg=[self.root.element_handle(), sentence])

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """What a screen reader says of what has the focus; empty outside the table."""
        return self.root.evaluate(
            "root => { const node = document.activeElement; return root.contains(node)"
            " ? (node.getAttribute('aria-label') ?? node.textContent) : ''; }"
        )

    def enter(self) -> None:
        """Comes in by keyboard, from the cell above; first goes out that way, if the focus is inside."""
        if not self.focused:
            self.page.locator(".jp-InputPrompt").first.click()
        self._tab("Shift+Tab", while_inside=True)
        self._tab("Tab", while_inside=False)

    def _tab(self, key: str, *, while_inside: bool) -> None:
        for _ in range(60):
            if bool(self.focused) != while_inside:
                return
            self.press(key)
        raise AssertionError("the table can neither be reached nor left by Tab")

    def go_to(self, name: str) -> None:
        """Moves the focus to what is named so, by Tab, and by arrows within a tab stop."""
        for _ in range(12):
            for key in ("ArrowDown", "ArrowUp"):
                for _ in range(14):
                    if self.focused == name:
                        return
                    before = self.focused
                    if self.in_bar:
                        self.press(key)
                    if self.focused == before:
                        break
            self.press("Tab")
            if not self.focused:
                self.enter()
        raise AssertionError(f"{name!r} cannot be reached by keyboard")

    @property
    def in_bar(self) -> bool:
        bars = ".cl-bar, .cl-choices, .cl-amounts"
        return bool(self.page.evaluate("bars => Boolean(document.activeElement.closest(bars))", bars))

    def measure(self, script: str, argument: Any = None) -> Any:
        """What `script`, a function of the root and an argument, finds in the page."""
        return self.root.evaluate(script, argument)
