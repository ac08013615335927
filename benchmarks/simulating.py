"""Simulated deals per second on one core, beside numpy's own shuffle of many rows and symbulate; and peak memory."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from benchmarks.row import Row, alternate, rate, ratio
from cardlessons import simulate

DEALS = 1 << 18
MEMORY = """
import sys
from cardlessons import simulate
def peak():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
before = peak()
simulate.run("blucher.bet", int(sys.argv[1]), 1)
print(peak() - before)
"""


def permuted() -> None:
    """`DEALS` packs as rows, shuffled by `Generator.permuted`, in blocks of a size that suits it."""
    generator = np.random.default_rng(1)
    rows = np.tile(np.arange(52, dtype=np.uint8), (1 << 14, 1))
    for _ in range(DEALS >> 14):
        generator.permuted(rows, axis=1, out=rows)


def symbulate_passes() -> None:
    """A thousand first passes in symbulate."""
    from matplotlib import cm, pyplot, style

    # symbulate asks matplotlib for two things by names that have been dropped.
    style.library.setdefault("seaborn-colorblind", style.library["seaborn-v0_8-colorblind"])
    cm.get_cmap = pyplot.get_cmap  # type: ignore[attr-defined]
    from symbulate import RV, BoxModel

    called = list(range(1, 14))
    deal = BoxModel(called * 4, size=13, replace=False)
    RV(deal, lambda cards: int(all(card != call for card, call in zip(cards, called, strict=True)))).sim(1000)


def main() -> None:
    """Measures both goals and the memory."""
    experiments = {
        "full deals: some_match_free_pass": ("blucher.some_match_free_pass", 2.4e6),
        "full deals: bet": ("blucher.bet", 2.4e6),
        "first passes: match_free_pass": ("blucher.match_free_pass", 6e6),
    }
    *own, numpy = alternate(
        *(lambda name=name: simulate.run(name, DEALS, 1) for name, _ in experiments.values()), permuted
    )
    peer = f"Generator.permuted: {rate(DEALS / min(numpy))}"
    for (what, (_, goal)), rounds in zip(experiments.items(), own, strict=True):
        found, times = DEALS / min(rounds), ratio(numpy, rounds)
        Row(f"simulated {what}", f"≥ {goal / 1e6:.1f} M/s", rate(found), peer, f"{times:.1f} ×", found >= goal).emit()
    if find_spec("symbulate"):
        (theirs,) = alternate(symbulate_passes)
        peer, times = f"symbulate: {rate(1000 / min(theirs))}", 1000 / min(theirs) / (DEALS / min(own[-1]))
        Row("simulated first passes", "–", rate(DEALS / min(own[-1])), peer, f"{1 / times:.0f} ×").emit()
    for deals in (1 << 20, 1 << 24) if Path("/proc/self/status").exists() else ():
        mib = int(subprocess.check_output([sys.executable, "-c", MEMORY, str(deals)])) / 1024
        Row(f"memory of {deals:,} simulated deals", "≤ 64 MiB", f"{mib:.1f} MiB", met=mib <= 64).emit()


if __name__ == "__main__":
    main()
