"""Resident memory of a learner's kernel with a table in play and its odds shown, beside kernels with less and more."""

from __future__ import annotations

from typing import Any

from benchmarks.row import Row

TABLE = """
import cardlessons as cl
table = cl.Table("blucher", seed=1)
table.advance()
for _ in range(2):
    table.play(cl.blucher.Stake(8, 5))
    table.play(cl.blucher.Done())
for _ in range(20):
    table.step()
display(table)
"""
EVERYTHING = """
import anywidget, numpy, sympy, matplotlib.pyplot as plt
figure, axes = plt.subplots()
axes.plot([0, 1])
figure.canvas.draw()
x = sympy.Symbol("x")
display(sympy.integrate(x**3 * sympy.exp(-x), (x, 0, sympy.oo)))
"""
RESIDENT = """
print([int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS")][0])
"""


def resident(code: str) -> float:
    """Megabytes resident in a kernel that has run `code`."""
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel(kernel_name="python3", extra_arguments=["--log-level=ERROR"])
    printed: list[str] = []

    def hear(message: dict[str, Any]) -> None:
        if message["msg_type"] == "error":
            raise RuntimeError("\n".join(message["content"]["traceback"]))
        if message["msg_type"] == "stream":
            printed.append(message["content"]["text"])

    try:
        for cell in (code, RESIDENT):
            client.execute_interactive(cell, timeout=120, output_hook=hear)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    return int("".join(printed).split()[-1]) * 1024 / 1e6


def main() -> None:
    """Measures the three kernels."""
    bare, table, everything = resident("pass"), resident(TABLE), resident(EVERYTHING)
    peer = f"bare kernel {bare:.0f} MB, with all libraries and a figure {everything:.0f} MB"
    ratio = f"{table / bare:.2f} × / {table / everything:.2f} ×"
    Row("kernel with a table in play", "≤ 70 MB", f"{table:.0f} MB", peer, ratio, table <= 70).emit()


if __name__ == "__main__":
    main()
