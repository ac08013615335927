"""The layers: an arrow goes down only, heavy libraries load where they belong, and no earlier than needed.

An import for type checkers alone counts as an arrow like any other, since whoever reads the module must know what it
names; but it loads nothing, so it may stand where a library must not load yet. One arrow up is allowed, and named
below: the table hands itself to its display, which says so in its signature.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.imports import MODULES, PACKAGE, TYPES, Import, imports

# Top first. A module may import its own layer and those below it.
LAYERS = (
    "cli",
    "handout",
    "pages",
    "lessons",
    "table",
    "widgets",
    "plots",
    "show",
    "derive",
    "simulate",
    "play",
    "exact",
    "games",
    "core",
    "i18n",
)
ALONGSIDE = {"learner_copies": "cli", "__main__": "cli"}  # the command's own
FACADE = "cardlessons"

# What a layer must not know although it lies below.
STRANGERS = {
    "exact": {"simulate", "play"},
    "simulate": {"exact", "play"},
    "derive": {"play"},
}
HANDED_UP = {("cardlessons.widgets.display", "cardlessons.table")}  # for type checkers alone
# Third-party libraries, each in its layers alone; IPython and traitlets come with ipywidgets.
HEAVY = {
    "anywidget": {"widgets"},
    "ipywidgets": {"widgets"},
    "traitlets": {"widgets"},
    "IPython": {"widgets"},
    "matplotlib": {"plots"},
    "sympy": {"derive"},
    "numpy": {"simulate"},
}
# Only inside a function: the command starts, and examines, what may not be installed.
LATE = {
    **{name: {"cli"} for name in ("jupyterlab", "jupyterlab_server", "jupyter_client", "jupyter_core", "voila")},
    **{name: {"pages"} for name in ("latex2mathml", "mistune")},
    "traitlets": {"cli"},
    "segno": {"cli"},
}
EVERY_IMPORT = [one for module in MODULES for one in imports(module)]


def layer(module: str) -> str:
    parts = module.split(".")
    return FACADE if len(parts) == 1 else ALONGSIDE.get(parts[1], parts[1])


def ours(one: Import) -> bool:
    return one.target.split(".")[0] == FACADE


def test_there_are_imports_to_check() -> None:
    assert len(MODULES) > 40 and len(EVERY_IMPORT) > 200
    assert any(one.late and layer(one.module) == "table" for one in EVERY_IMPORT)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_lies_in_a_layer(module: str) -> None:
    assert layer(module) in (FACADE, *LAYERS)


@pytest.mark.parametrize("module", MODULES)
def test_an_arrow_goes_down_only(module: str) -> None:
    here = layer(module)
    if here == FACADE:
        return
    below = LAYERS[LAYERS.index(here) :]
    up = [one for one in imports(module) if ours(one) and layer(one.target) not in below]
    wrong = [one for one in up if one.when != TYPES or (one.module, one.target) not in HANDED_UP]
    assert not wrong, [*map(str, wrong)]


@pytest.mark.parametrize("module", [module for module in MODULES if layer(module) in STRANGERS])
def test_some_layers_never_know_each_other(module: str) -> None:
    wrong = [one for one in imports(module) if ours(one) and layer(one.target) in STRANGERS[layer(module)]]
    assert not wrong, [*map(str, wrong)]


@pytest.mark.parametrize("module", MODULES)
def test_a_third_party_library_is_imported_in_its_own_layer_alone(module: str) -> None:
    for one in imports(module):
        top = one.target.split(".")[0]
        if top == FACADE or top in sys.stdlib_module_names:
            continue
        allowed = HEAVY.get(top, set()) | (LATE.get(top, set()) if one.late else set())
        assert layer(module) in allowed, str(one)
        assert "pyplot" not in one.target, f"{one}: it keeps every figure"


def test_the_package_itself_loads_core_and_words_alone() -> None:
    loaded = {layer(one.target) for one in imports(FACADE) if ours(one) and not one.late}
    assert loaded <= {"core", "i18n"}


def test_a_table_loads_its_scene_and_its_display_when_they_are_asked_for() -> None:
    early = {layer(one.target) for one in imports("cardlessons.table") if ours(one) and not one.late}
    assert not early & {"show", "widgets", "plots", "derive", "simulate", "lessons"}


LIGHT = """
import sys
import cardlessons as cl
bare = {name.split(".")[0] for name in sys.modules} - sys.stdlib_module_names
table = cl.Table("blucher", seed=1).advance()
table.play(table.legal.ranges[0].at(1)).advance()
assert "Ann" in str(table) and table.scene()
print(sorted(bare - {"cardlessons", "sitecustomize", "__main__"}))
print(sorted({"sympy", "numpy", "matplotlib", "anywidget", "ipywidgets", "IPython"} & set(sys.modules)))
"""


def test_importing_loads_the_standard_library_alone_and_a_game_in_play_no_heavy_library() -> None:
    told = subprocess.run(
        [sys.executable, "-S", "-c", LIGHT], capture_output=True, text=True, check=True, cwd=PACKAGE.parent
    )
    assert told.stdout.split() == ["[]", "[]"]
