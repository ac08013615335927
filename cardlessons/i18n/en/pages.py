"""What stands on exported pages, besides the lesson itself."""

WORDS: dict[str, str] = {
    "pages.back": "Back",
    "pages.later": "Show what comes next, once you have predicted",
    "pages.next": "Next",
    "pages.slide": "Slide {number} of {count}",
    "pages.wide": "Wider than the page: the arrow keys move it",
}
