"""How a table shows itself in Jupyter: live, and beside it as text and static HTML for readers without a kernel."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardlessons.show.html import html_of
from cardlessons.show.text import text_of
from cardlessons.widgets.links import table_shown

if TYPE_CHECKING:
    from cardlessons.table import Table


def bundle(table: Table) -> dict[str, Any]:
    """All forms of the table; the live one where widgets are installed."""
    scene = table.scene()
    forms: dict[str, Any] = {"text/plain": text_of(scene), "text/html": html_of(scene)}
    if find_spec("anywidget"):
        live, _ = widget(table)._repr_mimebundle_()
        forms = {**live, **forms}
    return forms


def widget(table: Table) -> Any:
    """The table's one live widget, made when first shown, and anew when language or wording has changed."""
    from cardlessons.widgets.table import TableWidget
    from cardlessons.widgets.words import words

    if table._view is None or table._view.words != words():
        table._view = TableWidget(table)
        table_shown(table)
    return table._view
