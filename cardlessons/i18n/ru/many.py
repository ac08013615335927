"""Words of one deal, ten, many: what is asked of growing numbers of deals, and how far the last step is."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "many.title": "{what}. Точно: {exact}",
    "many.blucher.match_free_pass": "Доля проходов без совпадений",
    "many.blucher.match_free_passes": "Доля сдач, в которых названные проходы обходятся без совпадений",
    "many.blucher.some_match_free_pass": "Доля сдач, где хотя бы один проход без совпадений",
    "many.blucher.match_free_deal": "Доля сдач без единого совпадения",
    "many.blucher.matches": "Среднее число совпадений",
    "many.blucher.bet": "Что в среднем приносит {term.stake} в единицу",
    "many.acey_deucey.outcomes": "Что в среднем приносит {term.bet} в единицу",
    "many.acey_deucey.turn_value": "Что в среднем приносит ход; единица — весь {term.pot}",
    "many.acey_deucey.red_dog_edge": "Сколько в среднем остаётся у Дома от одного взноса",
    "many.bouillotte.brelan": "Доля сдач, в которых у данной руки брелан",
    "many.bouillotte.carre": "Доля сдач, в которых у данной руки каре",
    "many.bouillotte.favori": "Доля сдач, в которых у данной руки фавори",
    "many.bouillotte.some_brelan": "Доля сдач, где за столом есть хотя бы один брелан",
    "many.bouillotte.tied_suits": "Доля сдач, в которых лучшие масти набирают поровну",
    "many.bouillotte.equity": "Доля {term.pot_gen}, которая в среднем достаётся руке",
    "many.deals": "сдач",
    "many.mean": "среднее",
    "many.error": "стандартная ошибка",
    "many.exact": "точно",
    "many.count": "{deals:number}",
    "many.too_few": "слишком мало",
    "many.deal": "Сдать {deals:number} раз",
    "many.stop": "Остановить",
    "many.progress": "Сколько сделано от последнего шага",
    "many.dealing": "Идёт сдача. Esc останавливает её, и сосчитанное остаётся.",
    "many.done": "Всё сдано. Сдач: {deals}, среднее: {mean} {error}.",
    "many.stopped": "Остановлено. Сдач: {deals}, среднее: {mean} {error}.",
}
