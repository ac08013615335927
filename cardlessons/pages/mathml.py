"""LaTeX as MathML, which a browser draws by itself: no formula waits for a program from elsewhere."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

_FUNCTIONS = "log|ln|exp|sin|cos|tan|max|min"
# "log 2" is written as two neighbours; between them belongs the invisible sign that sets them apart.
_APPLIED = re.compile(rf"(<mi>(?:{_FUNCTIONS})</mi>)(?=<m(?:n|i|sqrt|frac)\b)")
# What was not understood stays as it was written: a command, or the mark of a column.
_LEFT_OVER = re.compile(r"<m[io]>(?:\\|&<)")


@lru_cache(maxsize=1024)
def formula(latex: str, display: str = "inline") -> str:
    r"""The MathML of a formula, on a line of its own if `display` is "block".

    What cannot be written as MathML stands there as its LaTeX, in `<code>`.

    >>> formula(r"\frac{4}{52}")
    '<math display="inline"><mrow><mfrac><mrow><mn>4</mn></mrow><mrow><mn>52</mn></mrow></mfrac></mrow></math>'
    >>> formula(r"\nosuch{4}")
    '<code>\\nosuch{4}</code>'
    """
    from latex2mathml import converter, exceptions

    # The library's errors have no class in common but the one of all.
    known = tuple(kind for kind in vars(exceptions).values() if isinstance(kind, type) and issubclass(kind, Exception))
    try:
        made = converter.convert(latex.strip(), display=display).replace(f' xmlns="{_NAMESPACE}"', "")
    except known:
        made = _NOT_MADE
    if _LEFT_OVER.search(made):
        return f"<code>{escape(latex.strip())}</code>"
    return _APPLIED.sub(r'\1<mo rspace="0.17em">&#x2061;</mo>', made)


_NAMESPACE = "http://www.w3.org/1998/Math/MathML"
_NOT_MADE = r"<mi>\</mi>"
