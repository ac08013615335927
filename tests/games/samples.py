"""What the conformance suite plays: one entry for each registered game, and nothing about a game anywhere else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, product
from random import Random
from typing import Any

from cardlessons.core.actions import Cut, Done, Shuffle, Turn
from cardlessons.core.cards import Card, Pack, seen_cards
from cardlessons.games import acey_deucey, blucher
from tests.games import bouillotte_samples
from tests.games.sampling import HUGE, GameSamples, Sample, odd_actions

# Blucher

LEAST = {"none": (1, 2), "original": (2, 2), "doubled": (3, 3)}  # two punters' chips for few, but some, choices
CHOICES = tuple(product(blucher.Extra, blucher.Spoils, blucher.Doubling, blucher.Between))


def blucher_rules(pack: Pack, **fixed: Any) -> Iterator[blucher.Rules]:
    """Every combination of the rule choices on `pack`."""
    for extra, spoils, doubling, between in CHOICES:
        yield blucher.Rules(pack, extra, spoils, doubling, between, **fixed)


def _tiny_blucher() -> Iterator[Sample]:
    for rules in blucher_rules(Pack(1, 2), first_bank=0):
        yield Sample(rules, (6, *LEAST[rules.extra]))
    for number, rules in enumerate(blucher_rules(Pack(2, 1, copies=2), first_bank=2, highest=1)):
        if number % 7 == 0:  # each choice of each rule is among them
            yield Sample(rules, (*LEAST[rules.extra], 6))
    yield Sample(blucher.Rules(Pack(2, 1), extra=blucher.Extra.NONE, first_bank=1, highest=None), (3, 3, 3))
    yield Sample(blucher.Rules(Pack(1, 1)), (2, 2, 3))  # too few cards for a cut
    yield Sample(blucher.Rules(Pack(2, 2), highest=1), (3, 2, 3))  # with a cut
    yield Sample(blucher.Rules(Pack(2, 2), first_bank=0), (3, 3, 3))


def _blucher_tables() -> Iterator[Sample]:
    for number, rules in enumerate(blucher_rules(Pack(4, 2))):
        yield Sample(rules, (40, 25, 17, 3) if number % 2 else (90, 60, 30))
    for number, rules in enumerate(blucher_rules(Pack(3, 2, copies=2), highest=None, first_bank=1)):
        if number % 7 == 0:
            yield Sample(rules, (900, 500, 300))
    yield Sample(blucher.Rules(), (100, 100, 100, 100, 100))
    yield Sample(blucher.Rules.grupp(), (100, 200, 0, 50))
    yield Sample(blucher.Rules(lowest=5, highest=20), (100,) * 8)


def _blucher_universe(state: blucher.State) -> Iterator[Any]:
    """Wrong and right actions: where a player chooses, above all stakes; where the pack moves, above all cards."""
    staking = state.phase in ("stake", "restake")
    ranks = (*range(-1, state.rules.pack.ranks + 2), True, 1.0, None) if staking else (1, 99)
    amounts = (-1, *range(0, 12), HUGE, True, 1.0, 1.5) if staking else (0, 1)
    faces = tuple(Card(rank, suit) for rank in range(1, 15) for suit in range(5))
    other, right = (Turn, Cut) if state.phase == "cut" else (Cut, Turn)
    stakes = (blucher.Stake(rank, chips) for rank in ranks for chips in amounts)
    turns = map(right, faces[::15] if staking else faces)
    odd = (blucher.Stake("1", 1), blucher.Stake(1, None), blucher.Stake(1, [1]), Done(), Shuffle())
    return chain(stakes, turns, map(other, faces[::15]), odd, odd_actions())


def _blucher_unseen(state: blucher.State) -> int:
    if state.phase == "turn":
        return state.rules.pack.size - len(state.turned)
    return state.rules.pack.size - state.cut.used if state.phase == "cut" else 1


# Acey Deucey

ACEY_FIELDS: dict[str, tuple[Any, ...]] = {
    "aces": tuple(acey_deucey.Aces),
    "ace_choice": tuple(acey_deucey.AceChoice),
    "post": (1, 2),
    "ace_post": (1, 2, 4),
    "pair_post": (2, 3, 4),
    "ace_pair_post": (2, 3, 4),
    "third_ace": tuple(acey_deucey.ThirdAce),
    "pair_ace": tuple(acey_deucey.PairAce),
    "neighbours": tuple(acey_deucey.Neighbours),
    "cover": tuple(acey_deucey.Cover),
    "half": tuple(acey_deucey.Half),
    "empty_pot": tuple(acey_deucey.EmptyPot),
    "shuffling": tuple(acey_deucey.Shuffling),
    "split": tuple(acey_deucey.Split),
    "ante": (1, 2),
}


def acey_rules(pack: Pack, count: int, **fixed: Any) -> Iterator[acey_deucey.Rules]:
    """`count` sets of rules on `pack` in which every choice of every field stands, mixed by chance but always alike."""
    draws = Random(str(pack))
    fields = {name: values for name, values in ACEY_FIELDS.items() if name not in fixed}
    for number in range(count):
        mixed = {
            name: values[(number + draws.randrange(2) * len(fields)) % len(values)] for name, values in fields.items()
        }
        yield acey_deucey.Rules(pack, **mixed, **fixed)


def _tiny_acey() -> Iterator[Sample]:
    # New cards for neighbours may come without end, so that such a deal cannot be walked whole.
    once = {"neighbours": acey_deucey.Neighbours.ANTE, "first_dealer": 0}
    for rules in acey_rules(Pack(3, 1), 6, ante=1, split="off", **once):
        yield Sample(rules, (3, 2))
    for rules in acey_rules(Pack(2, 2), 12, ante=1, split="off", first_dealer=1, neighbours="bet"):
        yield Sample(rules, (3, 3))
    for split in ("one_ante", "two_antes"):
        yield Sample(acey_deucey.Rules(Pack(3, 1, copies=2), split=split, aces="chosen", **once), (3, 3))
    yield Sample(acey_deucey.Rules(Pack(4, 1)), (2, 0, 2))  # with a cut
    yield Sample(acey_deucey.Rules(Pack(3, 1), neighbours="over"), (2, 2, 2, 1))  # too few cards for a cut
    yield Sample(replace(acey_deucey.Rules.red_dog(), pack=Pack(4, 1), house=11, first_dealer=0), (3, 1))


def _acey_tables() -> Iterator[Sample]:
    for number, rules in enumerate(acey_rules(Pack(13, 4), 12)):
        yield Sample(rules, (40, 25, 17, 3) if number % 2 else (90, 60, 30))
    for rules in acey_rules(Pack(4, 2), 12):
        yield Sample(rules, (9, 30, 12))
    for rules in acey_rules(Pack(3, 2, copies=2), 9, neighbours="new_cards", shuffling="dealt_down"):
        yield Sample(rules, (50, 50, 50))
    yield Sample(acey_deucey.Rules(), (100,) * 8)
    yield Sample(acey_deucey.Rules.liaoning(), (100, 200, 50, 50))
    yield Sample(acey_deucey.Rules.red_dog(6), (20, 1, 7))


def _acey_universe(state: acey_deucey.State) -> Iterator[Any]:
    """Wrong and right actions: where the player chooses, above all calls and bets; where the pack moves, cards."""
    choosing = state.phase in ("ace", "pair", "bet")
    amounts = (-1, *range(0, 25), HUGE, True, 1.0, 1.5, None, "1", [1]) if choosing else (0, 1)
    words = ("low", "high", "higher", "lower", "", None, 1, ["low"]) if choosing else ("low", "higher")
    faces = tuple(Card(rank, suit) for rank in range(1, 15) for suit in range(5))
    other, right = (Turn, Cut) if state.phase == "cut" else (Cut, Turn)
    calls = (make(word) for make in (acey_deucey.NameAce, acey_deucey.Say) for word in words)
    turns = map(right, faces[::15] if choosing else faces)
    single = (acey_deucey.SplitPair(), acey_deucey.Antes(), Shuffle(), Done())
    return chain(map(acey_deucey.Bet, amounts), calls, turns, map(other, faces[::15]), single, odd_actions())


def _acey_unseen(state: acey_deucey.State) -> int:
    if state.phase in ("first", "second", "third"):
        return state.rules.pack.size - seen_cards(state.seen)
    return state.rules.pack.size - state.cut.used if state.phase == "cut" else 1


SAMPLES = {
    "blucher": GameSamples(tuple(_tiny_blucher()), tuple(_blucher_tables()), _blucher_universe, _blucher_unseen),
    "acey_deucey": GameSamples(tuple(_tiny_acey()), tuple(_acey_tables()), _acey_universe, _acey_unseen),
    "bouillotte": bouillotte_samples.SAMPLES,
}
