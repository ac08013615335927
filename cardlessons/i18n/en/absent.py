"""What is said where a library is not installed."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.absent_numpy": (
        "A simulation needs numpy, which is not installed here: with a network, run %pip install numpy in a cell and then "
        "this one again; without one, leave this out and go on."
    ),
    "error.absent_matplotlib": (
        "A chart needs matplotlib, which is not installed here: with a network, run %pip install matplotlib in a cell and "
        "then this one again; without one, leave this out and go on."
    ),
}
