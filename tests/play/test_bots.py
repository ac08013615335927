"""Bots play by the rules, as their names say, and draw from their own place alone."""

from __future__ import annotations

from random import Random

import pytest

from cardlessons.core.cards import Pack
from cardlessons.core.errors import BadRules, IllegalAction
from cardlessons.core.game import OVER
from cardlessons.games import blucher
from cardlessons.play import bots
from cardlessons.play.draws import bot_draws, card_draw
from cardlessons.table import Table
from tests.games.samples import SAMPLES, blucher_rules
from tests.play.tables import IDS, PLAYED, finished, new_table, quick_bots
from tests.tries import tries

STAKING = tuple(blucher_rules(Pack(3, 2)))


def test_every_game_has_bots() -> None:
    assert set(bots.BOTS) == set(SAMPLES)


@pytest.mark.parametrize("name", bots.BOTS)
def test_no_bot_ever_acts_illegally_over_thousands_of_deals(name: str) -> None:
    """`play` refuses what is illegal, so to come to the end of each deal is to have acted legally."""
    kinds, tables, deals = quick_bots(name), SAMPLES[name].tables[:36], 0
    for seed in range(tries(450)):
        sample = tables[seed % len(tables)]
        draws = Random(seed)
        table = new_table(name, sample, seed, bots={seat: draws.choice(kinds) for seat in range(sample.seats)})
        finished(table, deals=6)
        assert table.to_act is OVER
        deals += table.history.at.deal
    assert deals > tries(2000)


def laid(kind: str, seed: int, rules: blucher.Rules) -> list[tuple[int, int, int]]:
    """What a bot of that kind has on the layout when it has finished its first stakes."""
    table = Table("blucher", chips=400, rules=rules, seed=seed, bots={seat: kind for seat in range(3)})
    while table.state.phase != "turn":
        table.step()
    first = table.state.punters[0]
    return [(stake.rank, stake.own, stake.chips) for stake in table.state.stakes() if stake.seat == first]


@pytest.mark.parametrize("rules", STAKING)
def test_each_bot_does_as_its_name_says(rules: blucher.Rules) -> None:
    for seed in range(4):
        assert laid("never", seed, rules) == []
        assert laid("spread", seed, rules) == [(1, 1, 1), (2, 1, 1), (3, 1, 1)]
        [(_, own, _)] = laid("single", seed, rules)
        assert own == 10
        assert len(laid("random", seed, rules)) <= 4


def test_the_random_bots_differ_from_seed_to_seed() -> None:
    rules = blucher.Rules(Pack(13, 4))
    assert len({tuple(laid("single", seed, rules)) for seed in range(40)}) > 8
    assert len({tuple(laid("random", seed, rules)) for seed in range(40)}) > 20
    assert any(laid("random", seed, rules) == [] for seed in range(40))


def test_a_bot_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadRules, match=r"greedy.*never, spread, single, random"):
        Table("blucher", bots={1: "greedy"})


@pytest.mark.parametrize("seat", [3, -1])
def test_a_bot_needs_a_seat(seat: int) -> None:
    with pytest.raises(BadRules):
        Table("blucher", bots={seat: "never"})


@pytest.mark.parametrize(("name", "sample"), PLAYED, ids=IDS)
def test_a_bots_draw_depends_on_seed_deal_seat_and_number_of_its_choice_alone(
    name: str, sample: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[tuple[int, int], float] = {}

    def spy(seed: str, deal: int, seat: int, n: int) -> Random:
        first = bot_draws(seed, deal, seat, n).random()
        assert seat == 1 and drawn.setdefault((deal, n), first) == first
        return bot_draws(seed, deal, seat, n)

    monkeypatch.setattr("cardlessons.play.thinking.bot_draws", spy)
    for seed, kind in enumerate(quick_bots(name)):  # all choose otherwise each time, the bot meets the same draws
        finished(new_table(name, sample, bots={1: kind}), seed, deals=5)
    assert len(drawn) == len(set(drawn.values())) > 1


def test_draws_stay_what_they_are_for_ever() -> None:
    """A transcript needs no draws, but a lesson that names a seed shows the same cards in every version."""
    assert card_draw("1", 1, 0) == CARD_1_1_0
    assert card_draw("1", 1, 1) == CARD_1_1_1
    assert card_draw("a seed", 12, 51) == CARD_A_12_51
    assert bot_draws("1", 1, 2, 0).random() == BOT_1_1_2_0


CARD_1_1_0, CARD_1_1_1, CARD_A_12_51, BOT_1_1_2_0 = (
    0.7734715684230449,
    0.6106569911903731,
    0.6318835821147544,
    0.942560537504426,
)


def test_the_cards_of_a_seed_stay_what_they_are_for_ever() -> None:
    table = finished(Table("blucher", seed=1, bots={0: "never", 1: "never", 2: "never"}), deals=1)
    assert " ".join(card.code for card in table.state.turned[:13]) == "10H 3S JD JC 7C 8C KC JH 9C JS 7S 7D QH"


def test_nobody_plays_for_a_bot() -> None:
    table = Table("blucher", rules=blucher.Rules(first_bank=2), seed=1, bots={0: "never"}).step()
    before = table.state
    with pytest.raises(IllegalAction, match="Ann is a bot"):
        table.play(blucher.Stake(8, 5))
    assert table.state == before
    assert table.step().to_act == 1
