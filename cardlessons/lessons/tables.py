"""A table as a lesson shows it before its learners know the odds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardlessons.show.html import html_of
from cardlessons.show.scene import Scene
from cardlessons.show.text import text_of
from cardlessons.table import Table


class WithoutOdds:
    """The live table with its odds hidden, which the key O shows; its text and static HTML have none."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def _scene(self) -> Scene:
        scene: Scene = self.table.scene()
        return replace(scene, odds={})

    def __repr__(self) -> str:
        return text_of(self._scene())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.display import bundle

        forms = bundle(self.table)
        if self.table._view is not None:
            self.table._view.show_odds = False
        return {**forms, "text/plain": repr(self), "text/html": html_of(self._scene())}


def without_odds(table: Table) -> WithoutOdds:
    """Shows `table` with its odds hidden, for those who are to find them out."""
    return WithoutOdds(table)
