"""What the README shows in a cell runs, and comes out as it says."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_cell_in_the_readme_does_what_it_says() -> None:
    (cell,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    lines = [line.partition("#")[0].strip() for line in cell.splitlines() if line.strip()]
    scope: dict[str, Any] = {}
    said: dict[str, Any] = {}
    for line in lines:
        if line.startswith(("import", "table =")):
            exec(line, scope)
        else:
            said[line.partition("(")[0]] = eval(line, scope)
    assert re.search(r"\((\d+), (\d+)\)", cell).groups() == tuple(  # type: ignore[union-attr]
        map(str, eval("cl.exact.blucher.odds(table.state).next_match", scope))
    )
    assert said["cl.exact.blucher.match_free_pass"] == Fraction(9571721884148096, 26816424180170625)
    assert said["cl.derive.blucher.match_free_pass"].value == Fraction(9571721884148096, 26816424180170625)
    assert repr(said["cl.simulate.run"]).startswith("0.35672 ± 0.00048")
