"""Runs all benchmarks, or those named, and prints one table: python benchmarks/run.py [turning counting …].

Figures are CPU time where a rate or a time is measured, so that a busy machine disturbs little; ratios are medians over
rounds in which ours and the peer take turns in one process.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = Path(os.environ.get("CARDLESSONS_ENVIRONMENTS", ROOT)) / ".venv-peers"
# A group runs beside its peers, in their environment; a kernel is that of a learner, in ours.
GROUPS = {
    "imports": True,
    "turning": True,
    "counting": True,
    "betting": True,
    "vying": True,
    "simulating": True,
    "proving": True,
    "kernel": False,
}
Found = dict[str, Any]  # a row.Row, as its group printed it
HEADINGS = ("what", "goal", "ours", "peer", "ratio", "met?")


def peers_python() -> str:
    """The Python of the peers' environment, made or completed first; says which peers do not install."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print(f"Making {PEERS.name} for the peers; this takes some minutes, once.", flush=True)
        venv.create(PEERS, with_pip=True)
    lines = (ROOT / "benchmarks" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    for wanted in (line for line in lines if line and not line.startswith("#")):
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-qq", wanted]
        if subprocess.run(pip, capture_output=True).returncode:
            print(f"{wanted} does not install here, so its rows are left out.", flush=True)
    return str(python)


def rows_of(group: str, python: str) -> list[Found]:
    """What one group measured; a group that fails says so in a row of its own."""
    print(f"… {group}", flush=True)
    command = [python, "-m", f"benchmarks.{group}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode:
        rows.append(dict.fromkeys(("goal", "ours", "peer", "ratio"), "–") | {"what": f"{group}: FAILED", "met": False})
    return rows


def printed(rows: list[Found]) -> str:
    """The table, in Markdown."""
    verdicts = {True: "yes", False: "NO", None: ""}
    cells = [list(HEADINGS), *([str(row[name]) for name in HEADINGS[:-1]] + [verdicts[row["met"]]] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [f"| {' | '.join(map(str.ljust, line, widths))} |" for line in cells]
    return "\n".join([lines[0], f"|{'|'.join('-' * (width + 2) for width in widths)}|", *lines[1:]])


def main() -> int:
    """The exit code: 0 if every goal that was measured is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("groups", nargs="*", choices=[[], *GROUPS], help="all, if none is named")
    chosen = parser.parse_args().groups or list(GROUPS)
    beside = peers_python() if any(GROUPS[group] for group in chosen) else ""
    rows = [row for group in chosen for row in rows_of(group, beside if GROUPS[group] else sys.executable)]
    print(f"\nCPython {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n\n{printed(rows)}")
    return int(any(row["met"] is False for row in rows))


if __name__ == "__main__":
    sys.exit(main())
