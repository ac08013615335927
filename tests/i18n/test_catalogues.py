from __future__ import annotations

import ast
import re
from importlib import import_module
from string import Formatter

import pytest

from cardlessons.core.cards import Card, Pack
from cardlessons.i18n import language, text, wording
from cardlessons.i18n.catalogue import LANGUAGES, SECTIONS, WORDINGS, Catalogue, catalogue
from tests.i18n.keys_in_code import PACKAGE, asked, mentioned, modules

OTHERS = [code for code in LANGUAGES if code != "en"]
OVERLAYS = [(code, name) for code in LANGUAGES for name in WORDINGS if name != "historical"]
BOUILLOTTE = ("bouillotte", "bouillotte_table", "bouillotte_rules")
GAMES = ("blucher", "blucher_rules", "acey_deucey", "acey_deucey_rules", *BOUILLOTTE)
TABLE = ("common", "cards", *GAMES, "errors", "table")  # what a table says in every wording


def placeholders(sentence: str) -> set[str]:
    """What a sentence is filled with. Terms belong to each language, which may need them in more cases."""
    names = {field for _, field, _, _ in Formatter().parse(sentence) if field}
    return {name for name in names if not name.startswith("term.")}


def words(language: str, section: str) -> dict[str, str]:
    found: dict[str, str] = getattr(import_module(f"cardlessons.i18n.{language}.{section}"), "WORDS", {})
    return found


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_the_same_keys_and_placeholders_in_every_language(section: str, code: str) -> None:
    english, other = words("en", section), words(code, section)
    assert set(other) == set(english)
    for key, sentence in english.items():
        assert placeholders(other[key]) == placeholders(sentence), key


@pytest.mark.parametrize("code", OTHERS)
def test_nouns_are_the_same_in_every_language(code: str) -> None:
    assert set(catalogue(code, "historical").nouns) == set(catalogue("en", "historical").nouns)


def test_no_key_stands_in_two_sections() -> None:
    keys = [key for section in SECTIONS for key in words("en", section)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("code", "name"), OVERLAYS)
def test_a_wording_overrides_only_what_exists(code: str, name: str) -> None:
    base, overlay = catalogue(code, "historical"), import_module(f"cardlessons.i18n.{code}.{name}")
    for key, sentence in getattr(overlay, "WORDS", {}).items():
        assert placeholders(sentence) == placeholders(base.sentences[key]), key
    for noun, forms in overlay.NOUNS.items():
        assert len(forms) == len(base.nouns[noun])
    assert set(overlay.TERMS) <= set(terms(base))


def terms(words: Catalogue) -> dict[str, str]:
    found: dict[str, str] = words.terms._terms  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", WORDINGS)
def test_every_term_and_every_way_of_wording_exists(code: str, name: str) -> None:
    one = catalogue(code, name)
    grammar = import_module(f"cardlessons.i18n.{code}.grammar")
    for key, sentence in one.sentences.items():
        for _, field, spec, _ in Formatter().parse(sentence):
            if field and field.startswith("term."):
                term = field.removeprefix("term.")
                assert term[0].lower() + term[1:] in terms(one), key
            if spec and not re.fullmatch(r"[.,\d]*[dfeg%]?", spec):
                assert spec in one.nouns or hasattr(grammar, f"say_{spec}"), (key, spec)


def test_every_key_in_the_code_has_its_sentence() -> None:
    found = list(asked())
    assert len(found) > 100
    assert [(where, key) for where, key in found if key not in catalogue("en", "historical").sentences] == []


def test_every_sentence_is_asked_for() -> None:
    strings, patterns = mentioned()
    unused = [
        key
        for key in catalogue("en", "historical").sentences
        for name in [{key, key.removeprefix("error."), key.removeprefix("action.")}]
        if not name & strings and not any(pattern.fullmatch(one) for pattern in patterns for one in name)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("code", "counted"),
    [
        ("en", {1: "chip", 2: "chips", 5: "chips", 11: "chips", 21: "chips", 0: "chips"}),
        ("ru", {1: "фишка", 2: "фишки", 5: "фишек", 11: "фишек", 21: "фишка", 0: "фишек", 112: "фишек"}),
    ],
)
def test_plurals(code: str, counted: dict[int, str]) -> None:
    for count, noun in counted.items():
        assert catalogue(code, "historical").counted(count, "chip") == f"{count}\N{NO-BREAK SPACE}{noun}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_noun_has_a_form_for_every_number(code: str) -> None:
    one = catalogue(code, "historical")
    needed = {import_module(f"cardlessons.i18n.{code}.grammar").plural(count) for count in range(200)}
    assert {len(forms) for forms in one.nouns.values()} == {len(needed)}


def test_russian_cases_agree() -> None:
    language("ru")
    put = [text("blucher.staked", name="Аня", chips=chips, rank=rank) for chips, rank in ((1, 1), (2, 8), (21, 12))]
    space = "\N{NO-BREAK SPACE}"
    assert put == [
        f"Аня кладёт 1{space}фишку на туза.",
        f"Аня кладёт 2{space}фишки на восьмёрку.",
        f"Аня кладёт 21{space}фишку на даму.",
    ]


def test_a_card_is_named() -> None:
    assert text("cards.name", card=Card.parse("8H")) == "eight of hearts"
    language("ru")
    assert text("cards.name", card=Card.parse("8H")) == "восьмёрка червей"


MONEY = {
    "en": r"\b(money|cash|dollars?|prizes?|jackpot|lucky|luck|gambl\w*|odds of winning)\b",
    "ru": r"\b(деньг\w*|денег|денежн\w+|рубл\w+|копе\w+|наличн\w+|приз\w{0,3}|джекпот\w*|удач\w*|везени\w+|азарт\w*)\b",
}
WINNING = {"en": r"\b(wins?|winnings?|won|bets?)\b", "ru": r"\bвыигр\w+\b"}  # a proof may say which cards win
HISTORICAL = {
    "en": r"\b(chips?|stak\w*|bank\w*|pots?|punters?|bets?|antes?|wager\w*|casinos?|buy(s|ing)?|purse|payouts?)\b",
    "ru": r"\b(фиш\w+|ставк\w*|ставок|ставит\w*|ставят|ставим|поставить|банк\w*|понт\w+|анте|докуп\w+|казино|пари)\b",
}
COURT = {
    "en": r"\b(kings?|queens?|jacks?|knaves?|court)\b",
    "ru": r"\b(корол\w+|дам[аеуы]?|дамой|валет\w*|фигур\w*)\b",
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("sections", "unsaid"), [(SECTIONS, MONEY), (TABLE, WINNING)], ids=["money", "winning"])
def test_counters_are_never_money(sections: tuple[str, ...], unsaid: dict[str, str], code: str) -> None:
    """These are games as mathematical models."""
    for key, sentence in ((key, sentence) for section in sections for key, sentence in words(code, section).items()):
        plain = re.sub(r"\{term\.\w+\}", "", sentence)  # a wording replaces its terms
        assert not re.search(unsaid[code], plain, re.IGNORECASE), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_classroom_wording_has_none_of_the_historical_terms(code: str) -> None:
    one = catalogue(code, "classroom")
    for key in (key for section in SECTIONS for key in words(code, section)):
        for said in spoken(one, one.sentences[key]):
            assert not re.search(HISTORICAL[code], said, re.IGNORECASE), (key, said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_classroom_wording_has_no_court_cards(code: str) -> None:
    """The deck shows numbers there, so all that is said of cards goes by them."""
    one = catalogue(code, "classroom")
    for key in (key for section in SECTIONS for key in words(code, section)):
        for said in spoken(one, one.sentences[key]):
            assert not re.search(COURT[code], said, re.IGNORECASE), (key, said)
    for way in ("rank", "rank_acc", "Rank", "short"):
        named = [one.format_field(rank, way) for rank in range(1, 14)]
        assert len({*named}) == 13 and not re.search(COURT[code], " ".join(named), re.IGNORECASE)
    assert [one.format_field(rank, "short") for rank in range(1, 14)] == [str(rank) for rank in range(1, 14)]
    assert one.format_field(Card(13, 1), "code") == "13♥"
    named = {one.format_field(card, "card") for card in Pack(13, 4).cards}
    assert len(named) == 52 and not any(re.search(COURT[code], name, re.IGNORECASE) for name in named)


def spoken(one: Catalogue, sentence: str) -> list[str]:
    """All that a sentence says whatever fills it: its own words, its terms, its nouns in every form."""
    said = []
    for literal, field, spec, _ in Formatter().parse(sentence):
        said.append(literal)
        if field and field.startswith("term."):
            said.append(getattr(one.terms, field.removeprefix("term.")))
        if spec in one.nouns:
            said += one.nouns[spec]
    return said


def test_the_classroom_speaks_of_counters() -> None:
    assert "chip" in text("blucher.lost_extra", chips=5, name="Ann", extra=5)
    wording("classroom")
    assert text("blucher.lost_extra", chips=5, name="Ann", extra=5) == (
        "The caller takes 5\N{NO-BREAK SPACE}counters from Ann and 5 more."
    )


def test_scenes_hold_no_words_of_their_own() -> None:
    """Two words in a row, outside a docstring, belong in a catalogue. The page's own markup and style are no words."""
    found = [
        (path.name, node.value)
        for path, tree in modules(PACKAGE / "show")
        if path.name not in ("html.py", "cards.py")
        for node in sentences_in(tree)
    ]
    assert found == []


def sentences_in(tree: ast.Module) -> list[ast.Constant]:
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [
        node for node in constants if id(node) not in docstrings and re.search(r"[a-z]{2,} [a-z]{2,}", str(node.value))
    ]
