"""Charts show the data they were given, in letters and colours that a class can read."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Callable
from fractions import Fraction
from math import exp

import pytest

pytest.importorskip("matplotlib")

from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.text import Text

from cardlessons import plots
from cardlessons.i18n import language
from cardlessons.plots import drawing
from cardlessons.simulate import Result

SUMS = [0, 0.4706, 0.3325, 0.3607, 0.3565, 0.3570]
BOUNDS = {"(12/13)¹³": (12 / 13) ** 13, "1/e": exp(-1)}
RESULTS = [Result("made up", {0: 7 * n, 1: 3 * n}) for n in (1, 10, 100)]
CHANCES = {0: 0.36, 1: 0.38, 2: 0.26}
WORTHS = {gap: Fraction(8 * gap - 56, 50) for gap in range(12)}
ONE_ACE = {gap: Fraction(8 * gap - 62, 50) for gap in range(12)}
LOW_ACE_TO_HIGH = {-4: Fraction(1, 25), 1: Fraction(24, 25)}


def all_charts() -> list[Axes]:
    return [
        plots.partial_sums(SUMS, BOUNDS),
        plots.closing_in(RESULTS, 0.3),
        plots.bars(CHANCES),
        plots.bars(CHANCES, {0: 3, 2: 1}),
        plots.worth_by_gap({"no ace": WORTHS}, {6: "4–J", 7: "4–Q"}),
        plots.worth_by_gap({"no ace": WORTHS, "one ace": ONE_ACE, "two aces": {12: 0.8}}),
        plots.growth(LOW_ACE_TO_HIGH, 0.2),
    ]


def words_on(axes: Axes) -> list[Text]:
    return [found for found in axes.findobj(Text) if found.get_text() and found.get_visible()]


def test_partial_sums_are_points_with_their_values_between_named_bounds() -> None:
    axes = plots.partial_sums(SUMS, BOUNDS)
    points, low, high = axes.get_lines()
    assert list(points.get_xdata()) == [0, 1, 2, 3, 4, 5]
    assert list(points.get_ydata()) == SUMS
    assert [line.get_ydata()[0] for line in (low, high)] == list(BOUNDS.values())
    written = {found.get_text() for found in words_on(axes)}
    assert {"0.4706", "0.3325", "0.3570", "(12/13)¹³ = 0.3533", "1/e = 0.3679"} <= written


def test_all_that_is_written_lies_on_the_picture() -> None:
    for axes in all_charts():
        figure = axes.get_figure(root=True)
        assert figure is not None
        figure.canvas.draw()
        page = figure.bbox
        for found in axes.texts:
            box = found.get_window_extent()
            assert page.x0 <= box.x0 and box.x1 <= page.x1 and page.y0 <= box.y0 and box.y1 <= page.y1
            x, y = found.xy  # type: ignore[attr-defined]
            assert axes.get_xlim()[0] <= x <= axes.get_xlim()[1] and axes.get_ylim()[0] <= y <= axes.get_ylim()[1]


def test_a_simulation_closes_in_on_the_exact_line_in_a_band_of_two_errors() -> None:
    axes = plots.closing_in(reversed(RESULTS), 0.3)
    means, exact = axes.get_lines()
    assert list(means.get_xdata()) == [10, 100, 1000]
    assert list(means.get_ydata()) == [0.3, 0.3, 0.3]
    assert exact.get_ydata()[0] == 0.3
    (band,) = axes.collections
    corners = band.get_paths()[0].vertices
    for result in RESULTS:
        at = [y for x, y in corners if x == result.n]
        assert min(at) == pytest.approx(0.3 - 2 * result.error)
        assert max(at) == pytest.approx(0.3 + 2 * result.error)


def test_bars_have_the_heights_of_the_probabilities() -> None:
    axes = plots.bars(CHANCES)
    assert [bar.get_height() for bar in axes.patches] == list(CHANCES.values())


def test_a_tally_stands_beside_the_probabilities_as_shares() -> None:
    axes = plots.bars(CHANCES, {0: 3, 5: 1}, counted="our class")
    exact, counted = axes.containers
    assert [bar.get_height() for bar in exact] == [0.36, 0.38, 0.26, 0]
    assert [bar.get_height() for bar in counted] == [0.75, 0, 0, 0.25]
    assert [tick.get_text() for tick in axes.get_xticklabels()] == ["0", "1", "2", "5"]
    assert [entry.get_text() for entry in axes.get_legend().get_texts()] == ["exact", "our class"]
    assert all(bar.get_hatch() for bar in counted)


def test_a_tally_that_nobody_has_begun_is_left_out() -> None:
    assert len(plots.bars(CHANCES, {0: 0}).containers) == 1


def test_charts_are_drawn_on_the_axes_that_are_given() -> None:
    left, right = Figure().subplots(1, 2)
    assert plots.partial_sums(SUMS, axes=left) is left
    assert plots.bars(CHANCES, axes=right) is right


@pytest.mark.parametrize(
    "draw", [lambda: plots.partial_sums([]), lambda: plots.bars({}), lambda: plots.closing_in([], 1)]
)
def test_nothing_to_draw_is_said(draw: Callable[[], Axes]) -> None:
    with pytest.raises(plots.BadPicture, match="nothing to draw"):
        draw()


def test_no_letter_is_smaller_than_fourteen_points() -> None:
    assert all(found.get_fontsize() >= 14 for axes in all_charts() for found in words_on(axes))


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in to_rgb(colour)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_colours_stand_out_from_the_ground_which_is_our_own() -> None:
    for axes in all_charts():
        figure = axes.get_figure(root=True)
        assert figure is not None
        assert to_rgb(figure.get_facecolor()) == to_rgb(axes.get_facecolor()) == (1, 1, 1)
    assert contrast(drawing.INK, "white") >= 4.5
    assert min(contrast(colour, "white") for colour in (drawing.BLUE, drawing.VERMILION)) >= 3


def test_every_chart_says_its_numbers_in_words() -> None:
    sums, closing, plain, tallied = (plots.picture(axes) for axes in all_charts()[:4])
    assert repr(sums) == (
        "Sums of the first 0, 1, 2 … terms: 0, 0.4706, 0.3325, 0.3607, 0.3565, 0.3570. "
        "They end between (12/13)¹³ = 0.3533, 1/e = 0.3679."
    )
    assert repr(closing).startswith("The exact value is 0.3000. Simulated: 0.3000 ± 0.1528 after 10 deals; ")
    assert repr(plain) == "Exact probabilities: 0: 0.3600, 1: 0.3800, 2: 0.2600."
    assert repr(tallied).endswith("Counted in 4: 0: 3, 2: 1.")


def test_charts_speak_russian() -> None:
    language("ru")
    try:
        assert plots.picture(plots.bars(CHANCES)).alt.startswith("Точные вероятности: 0: 0.3600")
    finally:
        language("en")


@pytest.mark.parametrize(("form", "mime", "head"), [("png", "png", b"\x89PNG"), ("svg", "svg+xml", b"<?xml")])
def test_a_notebook_gets_a_picture_with_alternative_text(form: str, mime: str, head: bytes) -> None:
    data = plots.picture(plots.bars(CHANCES), alt='three "bars"', form=form)._repr_mimebundle_()
    assert data["text/plain"] == 'three "bars"'
    image = re.fullmatch(r'<img alt="(.*?)" width="(\d+)" .* src="data:image/(.*?);base64,(.*)">', data["text/html"])
    assert image and image[1] == "three &quot;bars&quot;" and int(image[2]) >= 640
    assert image[3] == mime and b64decode(image[4]).startswith(head)


def test_the_same_chart_makes_the_same_svg() -> None:
    one, other = (plots.picture(plots.partial_sums(SUMS, BOUNDS), form="svg") for _ in range(2))
    assert one == other and b"<svg" in one.data


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(plots.BadPicture, match="png, svg, not 'jpeg'"):
        plots.picture(plots.bars(CHANCES), form="jpeg")


def test_pyplot_is_never_loaded_and_matplotlib_only_to_draw() -> None:
    program = (
        "import sys; from cardlessons import plots; assert 'matplotlib' not in sys.modules; "
        "plots.picture(plots.bars({0: 1})); assert 'matplotlib' in sys.modules; "
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
