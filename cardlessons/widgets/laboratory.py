"""The form of the rule laboratory: a list for each rule, and the table of exact figures, reckoned in Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from cardlessons.i18n import text
from cardlessons.show.scene import Rule
from cardlessons.widgets.boxes import script, style
from cardlessons.widgets.callbacks import told
from cardlessons.widgets.laboratory_display import Changed


class LaboratoryForm(anywidget.AnyWidget):
    """The form of one laboratory. Its views, wherever it is shown, stay in step."""

    _esm = script("laboratory")
    _css = style("laboratory")
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, laboratory: Changed) -> None:
        self._laboratory = laboratory
        self._answers = 0  # so that a second refusal in the same words is an answer too
        super().__init__(shown=self._now())
        laboratory.on_change(self._follow)
        self.on_msg(lambda _, content, __: self.receive(content))

    def receive(self, message: Mapping[str, Any]) -> None:
        """Chooses what the page asks for, or makes all rules what they were."""
        self._answers += 1
        with told(self._refuse):
            if "choose" in message:
                self._laboratory.choose(*message["choose"])
            else:
                assert message["reset"]
                self._laboratory.reset()

    def _refuse(self, problem: str) -> None:
        self.shown = self._now(problem)

    def _follow(self) -> None:
        self.shown = self._now()

    def _now(self, problem: str = "") -> dict[str, Any]:
        lab = self._laboratory
        return {
            "title": lab.title,
            "rules": [_list(name, rule) for name, rule in lab.selects.items()],
            "head": lab.head,
            "body": [{"cells": cells, "moved": moved} for cells, moved in lab.body],
            "status": problem or " ".join(lab.notes),
            "answers": self._answers,
            "words": {"rules": text("lab.rules"), "reset": text("lab.reset"), "silent": text("widget.silent")},
        }


def _list(name: str, rule: Rule) -> dict[str, Any]:
    options = [list(one) for one in rule.options]
    return {"key": name, "label": rule.label, "value": rule.value, "says": rule.says, "options": options}
