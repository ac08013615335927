"""What each learner of a class runs in a notebook: a deal of Blucher, turned card by card with its odds."""

import json

import cardlessons as cl

BOTS = {0: "single", 1: "spread", 2: "never"}


def shown(seed: str) -> cl.Table:
    """A table at which the first deal is open."""
    return cl.Table("blucher", seats=3, chips=100, seed=seed, bots=BOTS)


def played(table: cl.Table) -> str:
    """The deal to its end, as JSON: the ranks turned, the odds of a match before each, and the chips at the end."""
    odds = []
    while table.state.phase != "settled":
        if table.state.phase == "turn":
            odds.append(cl.exact.blucher.odds(table.state).next_match)
        table.step()
    ranks = [card.rank for card in table.state.turned]
    return json.dumps({"ranks": ranks, "cards": repr(table.state.turned), "odds": odds, "chips": table.state.chips})
