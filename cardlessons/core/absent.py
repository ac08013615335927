"""What stands for a value that cannot be here, because the library that would make it is not installed.

Where Python runs in a browser, numpy and matplotlib may be missing, and a lesson goes on without them. Wherever such a
value would be shown, a sentence says what is missing. What is made from it is missing for the same reason: its
attributes, its items, sums with it, what a function makes of it. No number ever comes of it, and nothing is decided by
it: where Python demands one of these, `NotInstalled` is raised with the same sentence.

>>> trial = Absent("numpy")
>>> str((trial.mean - 0.25) / trial.error).partition(":")[0]
'A simulation needs numpy, which is not installed here'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, NoReturn, ParamSpec, TypeVar

from cardlessons.core.errors import NotInstalled

P = ParamSpec("P")
R = TypeVar("R")


class Absent:
    """Stands for whatever `library` would have made: a module, a function, a number, a chart."""

    __slots__ = ("_library",)

    def __init__(self, library: str) -> None:
        self._library = library

    def __repr__(self) -> str:
        return str(NotInstalled(f"absent_{self._library}"))

    def __format__(self, format_spec: str) -> str:
        # How a number would be written says nothing about a sentence.
        return repr(self)

    def __getattr__(self, name: str) -> Absent:
        # What begins so is a question of Python or Jupyter: whether this can do something of its own. It cannot.
        if name.startswith("_") or name == "as_integer_ratio":
            raise AttributeError(name)
        return self

    def _same(self, *arguments: object, **named: object) -> Absent:
        return self

    def _refuse(self, *arguments: object) -> NoReturn:
        raise NotInstalled(f"absent_{self._library}")

    def __iter__(self) -> Iterator[Absent]:
        # Once, so that a list or a sum made from it is missing too; over nothing, a sum would be 0.
        return iter((self,))

    def items(self) -> tuple[tuple[Absent, Absent], ...]:
        """As a mapping has them, for a loop over two names at once."""
        return ((self, self),)

    __call__ = __getitem__ = _same
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _same  # type: ignore[assignment]
    __hash__ = object.__hash__
    __neg__ = __pos__ = __abs__ = __round__ = __floor__ = __ceil__ = __trunc__ = _same
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _same
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _same
    __bool__ = __len__ = __int__ = __float__ = __complex__ = __index__ = __contains__ = _refuse


def passing_on(function: Callable[P, R]) -> Callable[P, R]:
    """`function`, but given something absent, by itself or within a list or a mapping, it gives that back."""

    @wraps(function)
    def passing(*arguments: P.args, **named: P.kwargs) -> Any:
        for value in (*arguments, *named.values()):
            for absent in _absent_in(value):
                return absent
        return function(*arguments, **named)

    return passing


def _absent_in(value: object) -> Iterator[Any]:
    # A mapping may have come from one that is absent, so its keys are looked at as well as its values.
    held: Iterable[object] = (value,)
    if isinstance(value, Mapping):
        held = (*value.keys(), *value.values())
    elif isinstance(value, list | tuple):
        held = value
    return (one for one in held if isinstance(one, Absent))
