"""What `import cardlessons` costs above bare Python: CPU, peak memory, and which third-party modules it loads."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from importlib.util import find_spec

from benchmarks.row import Row

RUNS = 11
PROBE = """
import json, resource, sys
{statement}
used = resource.getrusage(resource.RUSAGE_SELF)
try:
    peak = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
except OSError:
    peak = used.ru_maxrss
third = sorted({{name.partition(".")[0] for name, module in sys.modules.items()
                if "site-packages" in (getattr(module, "__file__", None) or "")}})
print(json.dumps([used.ru_utime + used.ru_stime, peak / 1024, third]))
"""


def measured(statement: str) -> tuple[float, float, list[str]]:
    """The least CPU milliseconds, the median MiB and the third-party modules of a Python that runs `statement`."""
    runs = [
        json.loads(subprocess.check_output([sys.executable, "-c", PROBE.format(statement=statement)]))
        for _ in range(RUNS)
    ]
    return min(run[0] for run in runs) * 1000, statistics.median(run[1] for run in runs), runs[0][2]


def main() -> None:
    """Measures ours and each peer that is there."""
    bare_ms, bare_mib, before = measured("pass")
    ms, mib, third = measured("import cardlessons")
    ms, mib, third = ms - bare_ms, mib - bare_mib, sorted(set(third) - set(before) - {"cardlessons"})
    peers = [name for name in ("icepool", "pokerkit") if find_spec(name)]
    costs = {name: measured(f"import {name}") for name in peers}
    cpu = ", ".join(f"{name} {cost[0] - bare_ms:.0f} ms" for name, cost in costs.items()) or "–"
    memory = ", ".join(f"{name} {cost[1] - bare_mib:.1f} MiB" for name, cost in costs.items()) or "–"
    times = " / ".join(f"{(cost[0] - bare_ms) / ms:.1f} ×" for cost in costs.values()) or "–"
    sizes = " / ".join(f"{(cost[1] - bare_mib) / mib:.1f} ×" for cost in costs.values()) or "–"
    Row("import cardlessons: CPU above bare Python", "≤ 45 ms", f"{ms:.0f} ms", cpu, times, ms <= 45).emit()
    Row("import cardlessons: peak memory above it", "≤ 8 MiB", f"{mib:.1f} MiB", memory, sizes, mib <= 8).emit()
    Row("import cardlessons: third-party modules", "none", ", ".join(third) or "none", met=not third).emit()


if __name__ == "__main__":
    main()
