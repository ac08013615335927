"""Loading the package loads the standard library alone; what is heavier loads at the first use that needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
before = set(sys.modules)
{statement}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}} - sys.stdlib_module_names
print(*sorted(loaded - {{"cardlessons"}}))
"""


def loaded_by(statement: str) -> set[str]:
    """The modules from outside the standard library that a new Python has after `statement`, ours apart."""
    program = PROGRAM.format(statement=statement)
    return set(subprocess.check_output([sys.executable, "-c", program], text=True).split())


@pytest.mark.parametrize(
    "statement",
    [
        "import cardlessons",
        "import cardlessons.cli",
        "import cardlessons as cl; cl.exact.blucher.match_free_pass(cl.Pack(13, 4))",
        "import cardlessons as cl; table = cl.Table('blucher', seed=1); table.advance(); repr(table)",
    ],
)
def test_no_third_party_module_is_loaded(statement: str) -> None:
    assert loaded_by(statement) == set()


def test_simulations_need_numpy_alone() -> None:
    pytest.importorskip("numpy")
    loaded = loaded_by("import cardlessons as cl; cl.simulate.run('blucher.bet', 10, 1)")
    assert "numpy" in loaded
    assert not loaded & {"sympy", "matplotlib", "scipy", "pandas", "anywidget"}


def test_not_even_heavy_parts_of_the_standard_library_are_loaded() -> None:
    program = "import sys; before = set(sys.modules); import cardlessons; print(*sorted(set(sys.modules) - before))"
    loaded = set(subprocess.check_output([sys.executable, "-c", program], text=True).split())
    assert not loaded & {"asyncio", "concurrent.futures", "decimal", "http", "json", "unittest", "xml", "email", "ssl"}
