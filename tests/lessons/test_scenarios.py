"""The scenario finder: its chances against every deal of small packs and many of the full one, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import cardlessons as cl
from cardlessons.core.actions import Turn
from cardlessons.core.game import DEALER, OVER
from cardlessons.games import NAMES
from cardlessons.games.acey_deucey import Aces, Bet, Neighbours
from cardlessons.lessons.scenarios import Condition, Dealt
from cardlessons.lessons.scenarios.finding import Place
from cardlessons.play.chosen import Counted
from cardlessons.show.html import html_of
from tests.tries import tries

FIND = cl.lessons.scenarios
BLUCHER: dict[str, Callable[[], Condition]] = {
    "a match-free pass": lambda: FIND.blucher.match_free(2),
    "one match-free pass": lambda: FIND.blucher.match_free_passes(1),
    "two match-free passes": lambda: FIND.blucher.match_free_passes(2),
    "no match": FIND.blucher.match_free_deal,
    "two matches": lambda: FIND.blucher.matches(2),
    "never": lambda: FIND.blucher.never_matched(2),
    "doubled": lambda: FIND.blucher.doubled_then_matched(2),
}
ACEY: dict[str, Callable[[], Condition]] = {
    "a pair": FIND.acey_deucey.pair,
    "a post": FIND.acey_deucey.post,
    "between": lambda: FIND.acey_deucey.falls("between"),
    "outside": lambda: FIND.acey_deucey.falls("outside"),
    "gap 2": lambda: FIND.acey_deucey.wide(2),
    "gap 2 and outside": lambda: FIND.acey_deucey.wide(2, "outside"),
    "gap 1 and a post": lambda: FIND.acey_deucey.wide(1, "post"),
}

BOUILLOTTE: dict[str, Callable[[], Condition]] = {
    "a brelan": FIND.bouillotte.brelans,
    "tied suits": FIND.bouillotte.suits_tie,
}


def blucher_deals(pack: cl.Pack) -> Iterator[Dealt]:
    """Every order of the ranks of a small pack, each played from end to end."""
    for order in sorted(set(permutations([card.rank for card in pack.cards]))):
        suits = {rank: iter(range(pack.suits)) for rank in order}
        table = cl.Table(
            "blucher", rules=cl.blucher.Rules(pack, first_bank=0), seed=1, bots=dict.fromkeys(range(3), "never")
        )
        while table.state.phase != "turn":
            table.step()
        for rank in order:
            table.play(Turn(cl.Card(rank, next(suits[rank]))))
        yield Dealt(table)


@pytest.mark.parametrize("pack", [cl.Pack(3, 1), cl.Pack(2, 2), cl.Pack(3, 2), cl.Pack(2, 3)], ids=str)
def test_chances_of_blucher_are_those_of_every_deal_of_a_small_pack(pack: cl.Pack) -> None:
    deals = list(blucher_deals(pack))
    assert all(deal.table.to_act is OVER for deal in deals)
    for name, make in BLUCHER.items():
        condition = make()
        hits = sum(condition.holds(deal) for deal in deals)
        assert condition.chance(deals[0].state) == Fraction(hits, len(deals)), name


RULES = [
    cl.acey_deucey.Rules(cl.Pack(5, 2)),
    cl.acey_deucey.Rules(cl.Pack(5, 2), aces=Aces.CHOSEN),
    cl.acey_deucey.Rules(cl.Pack(4, 2), neighbours=Neighbours.ANTE),
]


def acey_deals(rules: Any) -> Iterator[tuple[Dealt, int]]:
    """Every way in which the first turn can go, with its weight among all orders of three cards."""
    at_turn = cl.Table("acey_deucey", 3, 100, rules, 1)
    while at_turn.state.phase != "first":
        at_turn.step()
    yield from _turns(at_turn.to_json(), 1, 3, rules.pack.size)


def _turns(before: str, weight: int, cards: int, size: int) -> Iterator[tuple[Dealt, int]]:
    table = cl.Table.from_json(before)
    if table.to_act is OVER:
        left = size - (3 - cards)
        yield Dealt(table), weight * (left if cards else 1)
    elif table.to_act is DEALER:
        for action in list(table.legal):
            yield from _turns(cl.Table.from_json(before).play(action).to_json(), weight, cards - 1, size)
    else:
        action = table.legal.actions[0] if table.legal.actions else Bet(1)
        yield from _turns(table.play(action).to_json(), weight, cards, size)


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_chances_of_acey_deucey_are_those_of_every_turn_of_a_small_pack(rules: Any) -> None:
    deals = list(acey_deals(rules))
    size = rules.pack.size
    total = sum(weight for _, weight in deals)
    assert total == size * (size - 1) * (size - 2)
    for name, make in ACEY.items():
        condition = make()
        hits = sum(weight for deal, weight in deals if condition.holds(deal))
        assert condition.chance(deals[0][0].state) == Fraction(hits, total), name


@pytest.mark.parametrize(
    ("game", "menu", "seeds"), [("blucher", BLUCHER, 400), ("acey_deucey", ACEY, 800), ("bouillotte", BOUILLOTTE, 400)]
)
def test_chances_are_the_frequencies_of_the_full_pack(game: str, menu: dict[str, Any], seeds: int) -> None:
    place = Place(game, 3, 100, None, {})
    seeds = tries(seeds)
    deals = [place.dealt(seed) for seed in range(seeds)]
    for name, make in menu.items():
        condition = make()
        chance = condition.chance(deals[0].state)
        assert chance is not None
        share = sum(condition.holds(deal) for deal in deals) / seeds
        assert abs(share - chance) < 4 * sqrt(chance * (1 - chance) / seeds) + 1 / seeds, name


def test_the_first_deal_that_fits_is_found_and_opened() -> None:
    found = cl.lessons.find("blucher", FIND.blucher.match_free(3))
    fits = [FIND.blucher.match_free(3).holds(found.place.dealt(seed)) for seed in range(1, found.seed + 1)]
    assert fits == [False] * (found.tried - 1) + [True] and found.tried == found.seed
    assert found.rarity == cl.exact.blucher.match_free_pass(cl.Pack(13, 4))
    table = found.table()
    assert table.seed == found.seed and table.history.cursor == 0
    later = cl.lessons.find("blucher", FIND.blucher.match_free(3), start=found.seed + 1)
    assert later.seed > found.seed and later.tried == later.seed - found.seed


def test_whatever_is_staked_the_chosen_deal_comes() -> None:
    found = cl.lessons.find("blucher", FIND.blucher.doubled_then_matched(8), bots={2: "never"})
    table = found.table().advance()
    table.play(cl.blucher.Stake(8, 2)).play(cl.blucher.Done()).advance()
    events = Dealt(table).events
    lost = next(event for event in events if event.kind == "paid" and event.reason == "match")
    assert any(event.kind == "doubled" for event in events) and (lost.rank, lost.chips) == (8, 4)


def test_a_table_says_that_its_deal_was_chosen_and_for_what_once_it_is_over() -> None:
    found = cl.lessons.find("blucher", FIND.blucher.match_free(3), bots=dict.fromkeys(range(3), "never"))
    table = found.table()
    for _ in range(2):
        said = " ".join(str(table).split())
        assert "This deal was chosen" in said and "about 357 of 1,000" in said
        assert "pass 3 has no match" not in said + str(table.scene().data())
        table.step()
    table.advance()
    assert "because pass 3 has no match" in " ".join(str(table).split())
    table.next_deal()
    assert "chosen" not in str(table) and "notice" not in table.scene().data()
    assert "This deal was chosen" in str(table.undo())


def test_the_page_says_so_too() -> None:
    table = cl.lessons.find("acey_deucey", FIND.acey_deucey.pair()).table()
    assert "This deal was chosen; it is not typical." in html_of(table.scene())
    assert "This deal was chosen" not in html_of(cl.Table("acey_deucey", seed=1).scene())


def test_a_transcript_keeps_that_its_deal_was_chosen() -> None:
    counted = cl.lessons.find("blucher", lambda deal: True, counted=20, named="{it} is any deal")
    for found in (cl.lessons.find("blucher", FIND.blucher.matches(4)), counted):
        table = found.table().advance()
        again = cl.Table.from_json(table.to_json())
        assert again.chosen == table.chosen and str(again) == str(table)
        seen = cl.Table.from_json(table.to_json(1))
        assert seen.chosen and seen.chosen.rarity == found.rarity and seen.chosen.reason == ""
        assert "This deal was chosen" in str(seen)
    assert '"chosen"' not in cl.Table("blucher", seed=1).to_json()


@pytest.mark.parametrize(
    "damaged",
    [
        '"key": "no_such"', '"key": 5', '"data": {"other": 1}', '"data": {"number": [3]}', '"data": 3', '"chance": "2"',
        '"chance": "x"', '"chance": "0"', '"chance": 0.5', '"more": 1',
    ],
)  # fmt: skip
def test_a_damaged_note_is_refused(damaged: str) -> None:
    whole = cl.lessons.find("blucher", FIND.blucher.match_free(3)).table().to_json()
    key = damaged.split(":")[0]
    lines = whole.splitlines()
    at = next(index for index, line in enumerate(lines) if line.strip().startswith('"chosen"'))
    start, end = at, next(index for index in range(at, len(lines)) if lines[index] == " }")
    inside = {'"key"': '"key": "blucher_match_free"', '"data"': '"data": {"number": 3}', '"chance"': '"chance": "1/2"'}
    inside[key] = damaged
    note = '"chosen": {' + ", ".join(inside.values()) + "}"
    with pytest.raises(cl.BadTranscript, match="chosen"):
        cl.Table.from_json("\n".join([*lines[:start], note, *lines[end + 1 :]]))


def test_a_condition_of_ones_own_is_counted_with_its_error() -> None:
    def many(deal: Dealt) -> bool:
        return sum(event.kind == "turned" and event.match for event in deal.events) > 5

    found = cl.lessons.find("blucher", many, counted=400, named="more than five calls come true")
    exact = sum(share for matches, share in cl.exact.blucher.matches(cl.Pack(13, 4), 4).items() if matches > 5)
    rarity: Any = found.rarity
    assert rarity.deals == 400 and rarity.error == pytest.approx(sqrt(rarity.mean * (1 - rarity.mean) / 399))
    assert abs(rarity.mean - exact) < 4 * rarity.error
    assert "more than five calls come true" in repr(found) and f"{rarity.hits} of 400 deals counted" in repr(found)
    assert repr(found) == repr(cl.lessons.find("blucher", many, counted=400, named="more than five calls come true"))


def test_what_was_never_counted_says_below_what_it_is() -> None:
    found = cl.lessons.find("blucher", FIND.blucher.match_free_deal())
    condition = Condition("blucher", "own", found.condition.holds, {"words": "it is rare"})
    rare: Any = cl.lessons.find("blucher", condition, start=found.seed, counted=10).rarity
    assert rare.hits == 0 and (1 - rare.error) ** 10 == pytest.approx(0.05)


def test_a_search_that_finds_nothing_says_how_many_deals_it_tried() -> None:
    with pytest.raises(cl.NothingFound, match=r"Deals tried: 7\. None was so: it cannot be\. .* start=10\."):
        cl.lessons.find("blucher", lambda deal: False, start=3, most=7, named="it cannot be")
    with pytest.raises(cl.NothingFound, match=r"about 16 of 1,000"):
        cl.lessons.find("blucher", FIND.blucher.match_free_deal(), most=3)


@pytest.mark.parametrize(
    ("game", "condition"),
    [
        ("blucher", FIND.blucher.match_free(5)),
        ("blucher", FIND.blucher.matches(51)),
        ("blucher", FIND.blucher.never_matched(14)),
        ("blucher", FIND.blucher.doubled_then_matched(14)),
        ("blucher", FIND.blucher.match_free_passes(5)),
        ("acey_deucey", FIND.acey_deucey.wide(12)),
        ("acey_deucey", FIND.acey_deucey.wide(0, "between")),
    ],
    ids=str,
)
def test_what_cannot_be_is_not_searched_for(game: str, condition: Condition) -> None:
    with pytest.raises(cl.NothingFound, match="No deal was tried"):
        cl.lessons.find(game, condition)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: FIND.blucher.match_free(0), "pass must be a whole number from 1, not 0"),
        (lambda: FIND.blucher.matches(True), "count must be"),
        (lambda: FIND.acey_deucey.wide(2, "in"), "between, post, outside"),
        (lambda: FIND.acey_deucey.wide("2"), "k must be"),
        (lambda: cl.lessons.find("blucher", FIND.acey_deucey.pair()), "acey_deucey"),
        (lambda: cl.lessons.find("blucher", "eight"), "no condition"),
        (lambda: cl.lessons.find("whist", FIND.acey_deucey.pair()), "whist"),
        (lambda: cl.lessons.find("blucher", FIND.blucher.matches(4), most=0), "most must be"),
        (lambda: cl.lessons.find("blucher", FIND.blucher.matches(4), seats=99), "seats"),
    ],
)
def test_what_cannot_be_asked_is_refused(asked: Callable[[], object], said: str) -> None:
    with pytest.raises(cl.BadRules, match=said):
        asked()


def test_where_neighbours_bring_new_cards_it_is_counted() -> None:
    rules = cl.acey_deucey.Rules(neighbours=Neighbours.NEW_CARDS)
    found = cl.lessons.find("acey_deucey", FIND.acey_deucey.wide(10), rules=rules, counted=30)
    assert not isinstance(found.rarity, Fraction) and found.rarity.deals == 30


@pytest.mark.parametrize("code", ["en", "ru"])
def test_every_condition_of_the_menu_says_itself(code: str) -> None:
    cl.language(code)
    said = [str(make()) for make in (*BLUCHER.values(), *ACEY.values(), *BOUILLOTTE.values())]
    assert all(said) and len(set(said)) == len(said)


def test_two_brelans_at_one_table_are_found_and_counted() -> None:
    found = cl.lessons.find("bouillotte", FIND.bouillotte.brelans(2), seats=4, counted=200)
    hands = found.place.dealt(found.seed).state.hands
    assert sum(len({card.rank for card in hand}) == 1 for hand in hands) >= 2 and min(map(len, hands)) == 3
    assert isinstance(found.rarity, Counted) and found.rarity.deals == 200
    assert "This deal was chosen" in str(found.table(you=0))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_menu_and_its_deals_are_played_to_their_end(game: str) -> None:
    assert all(Place(game, 3, 100, None, {}).dealt(seed).table.to_act is OVER for seed in range(5))
