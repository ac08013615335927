"""An address as a QR code, made on this machine: for a terminal, and as a picture for a page."""

from __future__ import annotations

from importlib.util import find_spec

Dots = tuple[tuple[bool, ...], ...]  # rows from the top; true is dark, the light border included

_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_BLACK_ON_WHITE, _AS_BEFORE = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


def dots(address: str) -> Dots | None:
    """The QR code of an address; None if segno, which makes it, is not installed."""
    if find_spec("segno") is None:
        return None
    import segno

    made = segno.make_qr(address, error="m")
    return tuple(tuple(bool(dot) for dot in row) for row in made.matrix_iter(border=4))


def in_terminal(code: Dots) -> str:
    """The code in half blocks, black on white whatever colours the terminal has: two rows of dots in a line."""
    rows = [*code, *([(False,) * len(code[0])] * (len(code) % 2))]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_HALVES[both] for both in zip(*pair, strict=True)) for pair in pairs)
    return "\n".join(f"{_BLACK_ON_WHITE}{line}{_AS_BEFORE}" for line in lines)


def picture(code: Dots, says: str) -> str:
    """The code as SVG, as large as there is room for; `says` stands for it where it is not seen."""
    size = len(code)
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(code) for x, dot in enumerate(row) if dot)
    return (
        f'<svg role="img" aria-label="{says}" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path d="M0 0h{size}v{size}H0z" fill="#ffffff"/><path d="{dark}" fill="#000000"/></svg>'
    )
