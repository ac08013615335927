"""The derivations of Acey Deucey: the sentences that justify their steps, and the names of their terms."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "derive.term.acey_inside": "between",
    "derive.term.acey_post": "post",
    "derive.term.acey_ace_post": "post on an ace",
    "derive.term.acey_outside": "outside",
    "derive.term.acey_right": "as said",
    "derive.term.acey_same": "same rank again",
    "derive.term.acey_wrong": "not as said",
    "derive.term.acey_bet": "a {term.bet} of one",
    "derive.term.acey_even_gap": "gap worth nothing",
    "derive.term.acey_difference": "difference",
    "derive.term.acey_gap": "gap",
    "derive.term.acey_seeming": "worth if the difference were the gap",
    "derive.term.acey_two_aces_low": "a {term.bet} on two aces, the first low",
    "derive.term.acey_two_aces_high": "a {term.bet} on two aces, the first high",
    "derive.term.acey_called_low": "first ace called low",
    "derive.term.acey_called_high": "first ace called high",
    "derive.term.acey_named_before": "ace called before the second card",
    "derive.term.acey_named_after": "ace called after the second card",
    "derive.term.acey_late": "what calling late adds",
    "derive.term.acey_spreads": "ends that are no pair",
    "derive.term.acey_first_ace": "an ace first",
    "derive.term.acey_second_ace": "an ace second only",
    "derive.term.acey_one_ace": "one ace",
    "derive.term.acey_pairs": "pairs",
    "derive.term.acey_pair_of_aces": "a {term.bet} on a pair of aces",
    "derive.term.acey_turn": "a turn",
    "derive.term.acey_ante": "the {term.ante}",
    "derive.term.acey_raise": "the raise",
    "derive.term.acey_triple": "pairs",
    "derive.term.acey_edge": "the House, per {term.ante}",
    "derive.term.acey_kelly": "share that grows fastest",
    "derive.acey_inside": "Between: each of the {k} ranks between the end cards has all its {suits} cards left.",
    "derive.acey_post": "A post: what is left of the end cards' rank, {suits} cards a rank less those that lie there.",
    "derive.acey_ace_post": "A post on an ace: the aces that are left, {suits} less those that lie there.",
    "derive.acey_outside": "Outside: whatever is left of the {unseen} unseen cards.",
    "derive.acey_right": "The third card is as said. Ranks that fit: {ranks}, each with its {suits} cards.",
    "derive.acey_same": "The same rank again: the {suits} cards of this rank less the two that lie there.",
    "derive.acey_wrong": "Anything else: whatever is left of the {unseen} unseen cards.",
    "derive.acey_left": "Count these cards without the {gone} that have gone: {unseen} cards in all are unseen.",
    "derive.acey_weighed": "One is won in the first case; the others cost {costs}. Weigh each by its chance.",
    "derive.acey_put_in": "Put the counts in.",
    "derive.acey_by_gap": "Over one bar: {suits} k cards win, posts cost {paid} together, {rest} − {suits} k cards lose, and that is {slope} k − {constant}; here k is {k}.",
    "derive.acey_over_one_bar": "Over one bar, each count times what it brings.",
    "derive.acey_worth_nothing": "Nothing, although {inside} of the {unseen} unseen cards win: the posts take it all.",
    "derive.acey_line_e": (
        "Let e(k) be the worth of a {term.bet} of one when k ranks lie between the end cards: of the {unseen} unseen cards "
        "{suits} k win, {posts} post and cost {paid} together, and the rest of the other {rest} lose."
    ),
    "derive.acey_line_l": "Let l(k) be the worth when k ranks lie between and the first card is an ace called low: {suits} k of {unseen} cards win, {posts} post and cost {paid} together, and the rest of the other {rest} lose.",
    "derive.acey_line_h": "Let h(k) be the worth when k ranks lie between and one end card is an ace that counts high: {suits} k of {unseen} cards win, {posts} post and cost {paid} together, and the rest of the other {rest} lose.",
    "derive.acey_collected": "Collect: a line in k.",
    "derive.acey_even": "The line is 0 where {slope} k = {constant}.",
    "derive.acey_even_value": "Below that gap a {term.bet} is worth less than nothing, above it more. To win more often than not is not enough: {suits} k of {unseen} cards win.",
    "derive.acey_difference": "The difference of the end cards, {high} and {low}: what published advice often counts.",
    "derive.acey_seeming": "Put the difference where the gap belongs: so much a {term.bet} of one would seem to be worth.",
    "derive.acey_gap": (
        "But the ranks strictly between {low} and {high} are one fewer: neither end card lies between. The gap is k."
    ),
    "derive.acey_two_aces_low": "A low ace and a high one have all other ranks between them; the aces left post.",
    "derive.acey_two_aces_high": (
        "A pair of aces, both high: the better of the two calls wins with every other rank, and an ace costs its "
        "multiple."
    ),
    "derive.acey_called_low": (
        "Called low: each other rank comes second with {suits} of {cards} cards; {term.to_bet} where l(k) is above 0, nothing "
        "elsewhere; and if a second ace is worth a {term.bet}, add it."
    ),
    "derive.acey_called_high": (
        "Called high: each other rank comes second with {suits} of {cards} cards; {term.to_bet} where h(k) is above 0, nothing "
        "elsewhere; and if a second ace is worth a {term.bet}, add it."
    ),
    "derive.acey_named_alike": (
        "Before the second card low and high are worth the same: to have the choice is worth nothing."
    ),
    "derive.acey_named_before": "Before the second card the better of the two is called.",
    "derive.acey_named_after": (
        "After the second card the ace is called so that the gap is wide: both sums count, for low and for high, since "
        "never are both worth a {term.bet}; of two aces the better call counts."
    ),
    "derive.acey_late": "What calling after the second card adds.",
    "derive.acey_how_often": (
        "Let g(k) be how often k ranks lie between: the lower end card can have {ranks} − k ranks, in either order, "
        "with {suits} cards each, among {cards} · {left} ordered pairs of cards."
    ),
    "derive.acey_spreads": "{term.To_bet} where e(k) is above 0, nothing elsewhere.",
    "derive.acey_first_ace": "One first card in {ranks} is an ace.",
    "derive.acey_second_ace": (
        "Another rank first and an ace second, which is high: {suits} · {suits} of {cards} · {left} ordered pairs for "
        "each gap; {term.to_bet} where h(k) is above 0."
    ),
    "derive.acey_one_ace": (
        "One ace, first or second: 2 · {suits} · {suits} of {cards} · {left} ordered pairs for each gap; {term.to_bet} where "
        "h(k) is above 0."
    ),
    "derive.acey_line_higher": (
        "Let u(r) be the worth of “higher” on a pair of height r, an ace above all: {suits} cards of each rank above "
        "win, {suits} of each below lose, the same rank costs {cost}."
    ),
    "derive.acey_line_lower": "Let d(r) be the worth of “lower”: {suits} cards of each rank below win, the same costs {cost}.",
    "derive.acey_line_higher_aces_lose": (
        "Let u(r) be the worth of “higher” on a pair of rank r: {suits} cards of each rank above win, {suits} of each "
        "below lose, the same rank costs {cost}, and aces lose."
    ),
    "derive.acey_line_lower_aces_lose": (
        "Let d(r) be the worth of “lower”: {suits} cards of each rank below win, the same costs {cost}, and aces lose."
    ),
    "derive.acey_pair_of_aces": "A pair of aces has a count of its own; the better of the two calls.",
    "derive.acey_pairs": (
        "Each rank makes a pair with {suits} · ({suits} − 1) of {cards} · {left} ordered pairs of cards; say what is "
        "worth more, and {term.to_bet} if that is above 0."
    ),
    "derive.acey_turn_parts": "A turn is one of these; add up what each brings.",
    "derive.acey_red_dog_won": "Let w(k) be the chance of a card between: {suits} k of {unseen} unseen cards.",
    "derive.acey_red_dog_triple": (
        "Pairs: a third card of the rank pays {pays}, with {suits} − 1 and then {suits} − 2 cards left of it; all "
        "others push."
    ),
    "derive.acey_red_dog_ante": (
        "The {term.ante} alone: won and lost at one to one it brings w(k) − (1 − w(k)), and gaps 1, 2 and 3 pay 4, 3 and 1 on "
        "top when they win."
    ),
    "derive.acey_red_dog_raise": "The raise lies there only where it is worth something: the smallest such gap is {least}.",
    "derive.acey_red_dog_no_raise": "A raise is worth nothing at any gap, so none is made.",
    "derive.acey_red_dog_edge": "What the player loses, the House keeps: per initial {term.ante}, not per {term.chip} put down.",
    "derive.acey_kelly_growth": (
        "Put down the share x of what one has, again and again: each time it is multiplied by 1 + x if it wins; if it "
        "loses, by 1 less x times what that costs ({costs}). The mean logarithm rises as long as its slope is above 0; "
        "multiplied by those factors, all above 0, the slope loses its denominators."
    ),
    "derive.acey_kelly_slope": "The slope of log(1 + n x) is n/(1 + n x), and each denominator cancels its factor.",
    "derive.acey_kelly_collected": "Put the chances in and multiply out.",
    "derive.acey_kelly_factored": "One root is a fraction: take its factor out.",
    "derive.acey_kelly_linear": "The top lies where this is 0.",
    "derive.acey_kelly_root": (
        "The top lies where this is 0: the smaller of the two roots, since beyond it the slope is below 0 for as long "
        "as a loss can be paid."
    ),
    "derive.acey_kelly_factor": "The top lies where that factor is 0: the other roots are no shares that can be paid.",
    "error.derive_acey_ends": "These rules know no end cards with a gap of {k!r} and {aces!r} special aces, fit for a {term.bet}.",
    "error.derive_acey_trap": "Name two different ranks from 2 to {ranks}, not {first!r} and {second!r}.",
    "error.derive_acey_house": "This derivation is for a game for the {term.pot}. Against a House there is red_dog_edge.",
    "error.derive_acey_ranks": "A pack of {ranks} ranks has next to nothing between: the derivations begin with five.",
    "error.derive_acey_high": "Under these rules aces are always high, so there is nothing to call.",
    "error.derive_acey_kelly": "This {term.bet} is worth nothing, or cannot lose: there is no top to find between.",
    "error.derive_acey_cubic": (
        "The share is a root of an equation of the third degree or higher that is neither a fraction nor one square "
        "root. The exact result encloses it."
    ),
    "error.exact_red_dog": "Only rules with a House have its edge, such as Rules.red_dog().",
}
