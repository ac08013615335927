"""The faults of the gate: how each is planted in a copy, which test must turn red, and what that test must say."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from cardlessons.learner_copies import FIRST, PREDICTION

LESSON = f"notebooks/en/{FIRST}"
START = Path(FIRST).stem
Plant = Callable[[Path], None]


class Fault(NamedTuple):
    """A fault, the one test that must be red when run alone on the copy, and the words with which it must be."""

    plant: Plant
    test: str
    says: str


def edit(name: str, old: str, new: str) -> Plant:
    """Puts `new` for `old`, which stands in the file once."""

    def plant(copy: Path) -> None:
        path = copy / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return plant


def in_lesson(change: Callable[[list[dict[str, Any]]], object]) -> Plant:
    """Changes the cells of the first lesson."""

    def plant(copy: Path) -> None:
        path = copy / LESSON
        notebook = json.loads(path.read_text(encoding="utf-8"))
        before = json.dumps(notebook)
        change(notebook["cells"])
        assert json.dumps(notebook) != before
        path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

    return plant


def strip_outputs(cells: list[dict[str, Any]]) -> None:
    """What an editor's "clear all outputs" does: strict nbval then compares nothing."""
    for cell in cells:
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)


def raise_inside_an_output(cells: list[dict[str, Any]]) -> None:
    """An `Output` widget takes the error to itself, so that the cell ends as if all were well."""
    cell = next(cell for cell in cells if cell["cell_type"] == "code")
    cell["source"] = [
        "import ipywidgets\n",
        "with ipywidgets.Output():\n",
        "    raise RuntimeError('planted')\n",
        *cell["source"],
    ]


def tell_before_the_lock(cells: list[dict[str, Any]]) -> None:
    """A hint in the text above the first prediction."""
    asked = next(at for at, cell in enumerate(cells) if PREDICTION in cell["metadata"].get("tags", []))
    cell = next(cell for cell in reversed(cells[:asked]) if cell["cell_type"] == "markdown")
    cell["source"] = [*cell["source"], "\n\nOne of the 40 is a king."]


def forget_a_notebook(copy: Path) -> None:
    """A lesson outside the folder that is checked."""
    (copy / "extra").mkdir()
    shutil.copy(copy / LESSON, copy / "extra" / "forgotten.ipynb")


FAULTS = {
    "a wrong number in an output": Fault(
        edit(LESSON, "40 of 52 cards are still to come\\n", "41 of 52 cards are still to come\\n"),
        LESSON,
        "The pack: 41",
    ),
    "outputs stripped": Fault(
        in_lesson(strip_outputs),
        f"tests/test_notebook_guards.py::test_every_code_cell_was_run_in_order[en/{START}]",
        "assert [None, None",
    ),
    "outputs stripped, but not the counts": Fault(
        in_lesson(lambda cells: [cell.update(outputs=[]) for cell in cells if cell["cell_type"] == "code"]),
        f"tests/test_notebook_guards.py::test_there_are_outputs_and_none_is_an_error[en/{START}]",
        "assert []",
    ),
    "an exception inside a callback": Fault(
        edit(
            "cardlessons/widgets/table.py",
            "            self._table.do(message",
            '            raise RuntimeError("planted")\n            self._table.do(message',
        ),
        "tests/widgets/test_table_widget.py::test_a_command_is_done_by_the_table_and_answered_last",
        "RuntimeError: planted",
    ),
    "an exception inside a callback, swallowed": Fault(
        edit(
            "cardlessons/widgets/callbacks.py",
            'problem=f"{type(error).__name__}: {error}"))\n        raise\n',
            'problem=f"{type(error).__name__}: {error}"))\n',
        ),
        "tests/widgets/test_table_widget.py::test_a_fault_of_ours_is_shown_and_raised_everywhere",
        "DID NOT RAISE",
    ),
    "an exception inside an Output": Fault(in_lesson(raise_inside_an_output), LESSON, "RuntimeError: planted"),
    "a notebook that CI forgot": Fault(
        forget_a_notebook,
        "tests/test_notebook_guards.py::test_every_notebook_of_the_project_is_among_the_originals",
        "extra/forgotten.ipynb",
    ),
    "a missing translation": Fault(
        edit("cardlessons/i18n/ru/table.py", '    "table.step": "Шаг",\n', ""),
        "tests/i18n/test_catalogues.py::test_a_section_has_the_same_keys_and_placeholders_in_every_language[table-ru]",
        "table.step",
    ),
    "a CDN address": Fault(
        edit(
            "cardlessons/widgets/js/dom.js",
            'const SVG = "http',
            'import "https://cdn.example.net/d3.js";\nconst SVG = "http',
        ),
        "tests/test_addresses.py::test_no_file_of_the_product_holds_the_address_of_another_machine",
        "https://cdn.example.net/d3.js",
    ),
    "a hidden card in a view": Fault(
        edit("cardlessons/games/bouillotte/views.py", "(UNSEEN,) * len(hand)", "hand[:1] + (UNSEEN,) * len(hand[1:])"),
        "tests/play/test_hidden_hands.py::test_other_hands_and_another_pack_leave_all_that_a_seat_gets_byte_equal",
        '"Scene(',
    ),
    "a chip minted": Fault(
        edit("cardlessons/core/chips.py", "accounts[target] += chips", "accounts[target] += chips + (chips > 0)"),
        "tests/core/test_chips.py::test_the_total_never_changes",
        ").total",
    ),
    "a proof step off by one": Fault(
        edit(
            "cardlessons/derive/blucher/passes.py",
            "over(mul(power(suits, _k), factorial(minus(cards, _k))), factorial(cards))\n    yield Step(closed",
            "over(mul(power(suits, _k), factorial(minus(cards - 1, _k))), factorial(cards))\n    yield Step(closed",
        ),
        "tests/derive/test_blucher.py::test_a_given_pass_is_match_free",
        "Step 4 is wrong",
    ),
    "a suit with too little contrast": Fault(
        edit("cardlessons/show/cards.py", '"C": "#21825d"', '"C": "#39a57c"'),
        "tests/show/test_cards.py::test_ranks_and_pips_are_readable_on_the_white_face[four]",
        "contrast('#39a57c'",
    ),
    "a mark with too little contrast": Fault(
        edit("cardlessons/widgets/css/frame.css", "--cl-mark: #b35900", "--cl-mark: #e08a30"),
        "tests/widgets/test_table_style.py::test_words_are_readable",
        "'#e08a30')",
    ),
    "an import that crosses a layer": Fault(
        edit(
            "cardlessons/core/chips.py",
            "from typing import NamedTuple\n",
            "from typing import NamedTuple\n\nfrom cardlessons.games import blucher as blucher\n",
        ),
        "tests/test_layers.py::test_an_arrow_goes_down_only[cardlessons.core.chips]",
        "cardlessons.core.chips:11 imports cardlessons.games.blucher",
    ),
    "a spoiler before a lock": Fault(
        in_lesson(tell_before_the_lock),
        f"tests/notebooks/test_no_spoilers.py::test_nothing_gives_the_answer_away[{START}-before_the_locks]",
        "1/40",
    ),
}
