"""Words of linked terms: what a term of a proof marks at the table."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "linked.term": "{term}: отмечает на столе то, что сосчитано",
    "linked.marked": "На столе отмечены карты: {cards}.",
    "linked.nothing": "Среди открытых карт на столе нет тех, что здесь сосчитаны.",
    "linked.spot": "{name}, сосчитана",
    "error.linked_table": "Доказательство из {game} отмечает карты на столе {game}: передайте такой стол как table=… или никакого.",
    "widget.mark_counted": "сосчитана",
}
