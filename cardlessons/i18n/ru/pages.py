"""What stands on exported pages, besides the lesson itself."""

WORDS: dict[str, str] = {
    "pages.back": "Назад",
    "pages.later": "Показать, что дальше, – когда прогноз сделан",
    "pages.next": "Дальше",
    "pages.slide": "Слайд {number} из {count}",
    "pages.wide": "Шире страницы: двигайте стрелками",
}
