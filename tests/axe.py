"""What axe finds amiss in a page."""

from __future__ import annotations

from collections.abc import Iterable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# What another theme can break: it changes colours, and nothing else.
COLOURS = ("color-contrast", "link-in-text-block")

Fault = tuple[str, list[str]]


def faults(page: Page, inside: str | None = None, rules: Iterable[str] = STANDARDS) -> list[Fault]:
    """Each rule that is broken on the page, or in what the selector `inside` finds there, and what breaks it."""
    # To list everything that is as it should be takes longer than to look at it.
    options = {"runOnly": [*rules], "resultTypes": ["violations"]}
    found = Axe().run(page, context=inside, options=options).response
    looked = {rule["id"] for kind in ("passes", "violations") for rule in found[kind]}
    assert "color-contrast" in looked, "axe sees no text here: it may take all of it to be out of sight"
    assert "error-occurred" not in str(found["incomplete"]), found["incomplete"]
    return [(rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in found["violations"]]
