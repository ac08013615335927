"""Whether JupyterLab has what shows the live tables: two extensions, there and enabled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from cardlessons.cli.faults import Fault, Installation, fault

# Each extension of Lab that a live table needs, and the library that brings it.
EXTENSIONS = {"@jupyter-widgets/jupyterlab-manager": "jupyterlab_widgets", "anywidget": "anywidget"}


def widgets_in_lab(installation: Installation) -> Iterator[Fault]:
    """An extension missing or disabled in the JupyterLab of this Python."""
    if not find_spec("jupyterlab"):
        return
    from jupyter_core.paths import jupyter_path
    from jupyterlab_server.config import get_page_config

    places = jupyter_path("labextensions")
    yield from among(get_page_config(places), places, installation)


def among(page: Mapping[str, Any], places: Sequence[str], installation: Installation) -> Iterator[Fault]:
    """The same for what Lab would tell its `page`, with extensions looked for in `places`."""
    there = {extension["name"] for extension in page["federated_extensions"]}
    # A plugin of an extension can be disabled too: "name:plugin".
    disabled = {str(name).partition(":")[0] for name in page["disabledExtensions"]}
    for extension, library in EXTENSIONS.items():
        if extension not in there:
            pip = f'"{installation.python}" -m pip install --force-reinstall --no-deps {library}'
            yield fault("no_widgets", extension=extension, places=", ".join(places), pip=pip)
        elif extension in disabled:
            yield fault("widgets_off", extension=extension)
