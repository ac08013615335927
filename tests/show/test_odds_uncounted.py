"""Odds that a table cannot count in time are said to be missing, not left out."""

from __future__ import annotations

import cardlessons as cl


def test_a_pack_too_large_to_count_says_so() -> None:
    rules = cl.blucher.Rules(pack=cl.Pack(13, 4, 4), first_bank=2)
    table = cl.Table("blucher", chips=1000, rules=rules, seed=1, bots={0: "single", 1: "single"})
    odds = table.step().step().scene().odds
    assert cl.exact.blucher.odds(table.state).later_pass is None
    assert odds["later"].counts == odds["worth"].counts == "too many cards to count here"
    assert odds["next"].counts == "16 of the 208 unseen"
