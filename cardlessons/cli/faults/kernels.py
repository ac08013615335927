"""Whether notebooks run with the Python that the package is installed in."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from cardlessons.cli.faults import Fault, Installation, fault

KERNEL = "python3"  # the one that the lessons name
OWN = ("python", f"{KERNEL}", "python3.")  # what Jupyter itself replaces by the Python that it runs in


def kernel(installation: Installation) -> Iterator[Fault]:
    """A kernel that is missing, or that starts another Python."""
    if not find_spec("jupyter_client"):
        return
    from jupyter_client.kernelspec import KernelSpecManager, NoSuchKernel

    try:
        spec = KernelSpecManager().get_kernel_spec(KERNEL)
    except NoSuchKernel:
        yield fault("no_kernel", pip=f'"{installation.python}" -m pip install ipykernel')
        return
    started = spec.argv[0]
    if not _is_own(started) and not _same(started, installation.python):
        yield fault("other_kernel", kernel=spec.resource_dir, other=started, python=installation.python)


def _is_own(started: str) -> bool:
    return started in OWN or started.startswith(OWN[-1])


def _same(started: str, python: str) -> bool:
    """Whether both lie in one folder: each environment has its own, though all may lead to one file."""
    found = shutil.which(started) or started
    return Path(found).parent.resolve() == Path(python).parent.resolve()
