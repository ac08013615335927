"""What is said where a library is not installed."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "error.absent_numpy": (
        "Для опыта нужна библиотека numpy, а здесь она не установлена: если есть сеть, выполните в отдельной ячейке "
        "%pip install numpy, а потом эту ячейку ещё раз; если сети нет, пропустите её и продолжайте."
    ),
    "error.absent_matplotlib": (
        "Для графика нужна библиотека matplotlib, а здесь она не установлена: если есть сеть, выполните в отдельной ячейке "
        "%pip install matplotlib, а потом эту ячейку ещё раз; если сети нет, пропустите её и продолжайте."
    ),
}
