"""A plugin for pytest that notes each faulty cell which nbval finds: one JSON object a line, in the file named FILE.

It runs in the process that `cardlessons check` starts. pytest finds the function below by its name.
"""

from __future__ import annotations

import json
import os
from typing import Any

FILE = "CARDLESSONS_CELL_FAULTS"
DIFFERS = "Cell outputs differ"  # nbval's own words


def pytest_exception_interact(node: Any, call: Any) -> None:
    """Called for each cell that fails; what fails without being a cell has no number."""
    problem = call.excinfo.value
    note = {
        "cell": getattr(problem, "cell_num", None),
        "differs": str(problem) == DIFFERS,
        "said": str(problem),
        "traceback": getattr(problem, "inner_traceback", None) or "",
    }
    with open(os.environ[FILE], "a", encoding="utf-8") as file:
        file.write(json.dumps(note) + "\n")
