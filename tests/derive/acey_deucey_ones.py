"""The derivations of Acey Deucey that the tests go through, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardlessons.derive import acey_deucey
from cardlessons.derive.derivation import Derivation
from cardlessons.games.acey_deucey import AceChoice, Rules, ThirdAce

BASE, LIAONING = Rules(), Rules.liaoning()
LATE = replace(LIAONING, ace_choice=AceChoice.AFTER)
BICYCLE = Rules(post=1, ace_post=1)
# Ends 4 and Q have seven ranks between; these ten lie outside.
OUTSIDE = (2, 2, 2, 2, 3, 3, 3, 3, 13, 13)
# Of a low ace and a jack these leave 34 between, 4 outside, and one post of either kind.
CUBIC = (2, 2, 12, 12, 12, 12, 11, 11, 1, 1)

ONES: dict[str, Callable[[], Derivation]] = {
    "worth 7": lambda: acey_deucey.worth(7),
    "worth 8": lambda: acey_deucey.worth(8),
    "worth 11": lambda: acey_deucey.worth(11),
    "worth 9, one ace": lambda: acey_deucey.worth(9, LIAONING, 1),
    "worth 12, two aces": lambda: acey_deucey.worth(12, LIAONING, 2),
    "line": acey_deucey.worth_line,
    "line, one ace": lambda: acey_deucey.worth_line(LIAONING, 1),
    "line, Bicycle": lambda: acey_deucey.worth_line(BICYCLE),
    "pair of sevens": lambda: acey_deucey.pair(7),
    "pair of tens, Liaoning": lambda: acey_deucey.pair(10, LIAONING, "lower"),
    "bet, ten gone": lambda: acey_deucey.bet(4, 12, seen=OUTSIDE),
    "bet, low ace, third high": lambda: acey_deucey.bet(1, 9, replace(LATE, third_ace=ThirdAce.HIGH), call="low"),
    "gap trap": acey_deucey.gap_trap,
    "gap trap, three and queen": lambda: acey_deucey.gap_trap(12, 3),
    "ace choice": acey_deucey.ace_choice,
    "ace choice, late": lambda: acey_deucey.ace_choice(LATE),
    "choosing late": acey_deucey.choosing_late,
    "choosing late, third ace high": lambda: acey_deucey.choosing_late(replace(LIAONING, third_ace=ThirdAce.HIGH)),
    "turn": acey_deucey.turn_value,
    "turn, Liaoning": lambda: acey_deucey.turn_value(LIAONING),
    "turn, dear aces": lambda: acey_deucey.turn_value(Rules(ace_post=4, ace_pair_post=4)),
    "kelly 8": lambda: acey_deucey.kelly(2, 11),
    "kelly 11": lambda: acey_deucey.kelly(2, 1),
    "kelly, low ace to high ace": lambda: acey_deucey.kelly(1, 1, LIAONING, call="low"),
    "kelly on a pair": lambda: acey_deucey.kelly(4, 4, call="higher"),
    "kelly, ten gone": lambda: acey_deucey.kelly(4, 12, seen=OUTSIDE),
    "kelly by a cubic": lambda: acey_deucey.kelly(1, 11, LIAONING, CUBIC, "low"),
    "Red Dog": acey_deucey.red_dog_edge,
    "Red Dog, six packs": lambda: acey_deucey.red_dog_edge(Rules.red_dog(6)),
}
