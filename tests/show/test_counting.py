"""What a term of a proof counts at a table, against the cards that lie there."""

from __future__ import annotations

from typing import Any

import pytest

import cardlessons as cl
from cardlessons.games import NAMES
from cardlessons.i18n import known
from cardlessons.show.counting import marking, places, terms
from cardlessons.show.patch import patched

SEEDS = range(1, 9)


def table(game: str, seed: int, bot: str, **more: Any) -> cl.Table:
    return cl.Table(game, seed=seed, bots=dict.fromkeys(range(3), bot), **more).advance()


@pytest.mark.parametrize("game", NAMES)
def test_every_term_has_the_name_that_proofs_give_it(game: str) -> None:
    assert all(known(f"derive.term.{term}") for term in terms(game))


@pytest.mark.parametrize("seed", SEEDS)
def test_places_are_open_cards_of_the_scene(seed: int) -> None:
    for played in (table("blucher", seed, "never"), table("acey_deucey", seed, "always")):
        for cursor in range(0, len(played.history.entries), 5):
            scene = played.scene_at(cursor)
            for term in terms(played.history.game.name):
                for zone, spot, card in played.mark(term).marked_at(cursor):
                    assert [face.code for face in scene.zones[zone].spots[spot].cards] == [card.code]


@pytest.mark.parametrize("calls", [0, 1, 8, 13, 14, 30, 52])
def test_a_match_counts_the_cards_of_the_rank_called_last(calls: int) -> None:
    played = table("blucher", 3, "never")
    played.go(next(i for i in range(99) if len(played.history.entries[i].transition.state.turned) == calls))
    turned = played.state.turned
    marked = [place.card for place in played.mark("match").marked_at(played.history.cursor)]
    called = (calls - 1) % 13 + 1
    assert marked == [card for card in turned if card.rank == called]
    in_pass = [place.card for place in played.mark("match_free_pass").marked_at(played.history.cursor)]
    assert in_pass == list(turned[(calls - 1) // 13 * 13 :] if calls else ())


@pytest.mark.parametrize("seed", SEEDS)
def test_whole_passes_without_a_match_and_matches(seed: int) -> None:
    played = table("blucher", seed, "never")
    turned = played.state.turned
    free = [turned[start : start + 13] for start in range(0, 52, 13)]
    free = [cards for cards in free if not any(card.rank == call for call, card in enumerate(cards, 1))]
    last = played.history.cursor
    assert [place.card for place in played.mark("some_match_free_pass").marked_at(last)] == [*sum(free, ())]
    matches = [card for index, card in enumerate(turned) if card.rank == index % 13 + 1]
    assert [place.card for place in played.mark("match_free_deal").marked_at(last)] == matches


def lying(first: str, second: str, third: str, **rules: Any) -> cl.Table:
    """A turn of Acey Deucey with these three cards."""
    played = cl.Table("acey_deucey", seed=1, chips=100, rules=cl.acey_deucey.Rules(**rules))
    while played.state.phase != "first":
        played.step()
    for name in (first, second, third):
        while isinstance(played.to_act, int):
            actions = played.legal.actions
            played.play(actions[0] if actions else cl.acey_deucey.Bet(1))
        played.play(cl.acey_deucey.Turn(cl.Card.parse(name)))
    return played


CHOSEN = {"aces": cl.acey_deucey.Aces.CHOSEN}


@pytest.mark.parametrize(
    ("cards", "rules", "marked"),
    [
        (("5H", "JS", "8C"), {}, {"acey_inside": "8C", "acey_post": "5H JS"}),
        (("5H", "JS", "JC"), {}, {"acey_post": "5H JS JC"}),
        (("5H", "JS", "2C"), {}, {"acey_outside": "2C", "acey_post": "5H JS"}),
        (("AH", "JS", "AC"), CHOSEN, {"acey_post": "AH JS AC", "acey_ace_post": "AH AC"}),
        (("7H", "7S", "9C"), {}, {"acey_right": "9C", "acey_same": "7H 7S"}),
        (("7H", "7S", "2C"), {}, {"acey_wrong": "2C", "acey_same": "7H 7S"}),
        (("7H", "7S", "7C"), {}, {"acey_same": "7H 7S 7C"}),
    ],
)
def test_a_third_card_is_counted_by_the_term_that_says_where_it_fell(
    cards: tuple[str, str, str], rules: dict[str, Any], marked: dict[str, str]
) -> None:
    played = lying(*cards, **rules)
    for term in terms("acey_deucey"):
        found = [place.card for place in places("acey_deucey", term, played.state)]
        if term == "acey_ace_post" and term not in marked:
            assert not found
        else:
            assert sorted(found) == sorted(cl.cards(marked.get(term, ""))), term


def test_before_the_end_cards_lie_there_nothing_is_counted() -> None:
    played = cl.Table("acey_deucey", seed=1)
    assert not any(places("acey_deucey", term, played.state) for term in terms("acey_deucey"))
    assert places("blucher", "no_such_term", played.state) == ()


def test_a_mark_is_a_word_in_the_name_and_keeps_other_marks() -> None:
    played = table("blucher", 3, "never").mark("match_free_deal")
    scene = played.scene().data()
    found = played.marked_at(played.history.cursor)
    marked = patched(scene, marking(scene, found))
    assert found
    for zone, spot, _ in found:
        one = marked["zones"][zone]["spots"][spot]
        assert one["marks"] == ["match", "counted"] and one["name"].endswith(", counted")
    assert marking(scene, ()) == {} and played.scene().data() == scene
