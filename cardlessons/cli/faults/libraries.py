"""Python and the libraries: too old, missing, or there twice.

What is supported is read from the metadata of the installed package, so that it is written down once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import NamedTuple

from cardlessons.cli.faults import Fault, Installation, fault

NAME = "cardlessons"
OPENS = "lab"  # the extra with which `cardlessons` opens the lessons
_REQUIREMENT = re.compile(r"""^([\w.-]+)\s*>=\s*([\d.]+)(?:\s*;\s*extra\s*==\s*['"](\w+)['"])?$""")

Numbers = tuple[int, ...]


class Requirement(NamedTuple):
    """A library, the least version of it that is supported, and the extra that it belongs to, if any."""

    name: str
    least: Numbers
    extra: str | None


def numbers(version: str) -> Numbers:
    """The leading numbers of a version.

    >>> numbers("4.10.0rc1")
    (4, 10, 0)
    """
    found = re.match(r"\d+(\.\d+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def dotted(version: Numbers) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def python_and_libraries(installation: Installation) -> Iterator[Fault]:
    """A Python or a library that is missing or older than what is supported."""
    own = _installed(NAME, installation)
    if not own:
        yield fault("not_installed", python=installation.python)
        return
    least = numbers(own[0].metadata["Requires-Python"].lstrip(">= "))
    if installation.version < least:
        yield fault("python_old", version=dotted(installation.version), least=dotted(least))
    for requirement in _requirements(own[0]):
        yield from _library(requirement, installation)


def _requirements(own: Distribution) -> Iterator[Requirement]:
    for line in own.requires or ():
        found = _REQUIREMENT.match(line)
        if found and found[3] in (None, OPENS):
            yield Requirement(found[1], numbers(found[2]), found[3])


def _library(wanted: Requirement, installation: Installation) -> Iterator[Fault]:
    found = _installed(wanted.name, installation)
    least, pip = dotted(wanted.least), f'"{installation.python}" -m pip install'
    if not found:
        yield fault("missing", name=wanted.name, least=least, pip=pip)
    elif numbers(found[0].version) < wanted.least:
        yield fault("old", name=wanted.name, version=found[0].version, least=least, pip=pip)


def _installed(name: str, installation: Installation) -> list[Distribution]:
    """Each installation of `name`, the one that is imported first."""
    return list(distributions(name=name, path=[*installation.path]))


def two_copies(installation: Installation) -> Iterator[Fault]:
    """Another package, or a file, of the same name on the path: the first is taken, whatever is newer."""
    found = [copy for folder in dict.fromkeys(installation.path) if (copy := _copy_in(Path(folder)))]
    first, *others = dict.fromkeys(path.resolve() for path in found) or [Path()]
    for other in others:
        yield fault("second_copy", used=first, other=other)


def _copy_in(folder: Path) -> Path | None:
    for copy in (folder / NAME / "__init__.py", folder / f"{NAME}.py"):
        if copy.is_file():
            return copy
    return None
