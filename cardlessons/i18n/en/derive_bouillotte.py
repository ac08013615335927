"""The derivations of Bouillotte: the sentences that justify their steps, the names of their terms, what they refuse."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "derive.checked_hands": (
        "Checked: each of the {steps} steps equals the one before it or another way of counting; and for small packs "
        "the same steps agree with every deal, counted one by one: {deals}, where hands that are alike are one."
    ),
    "derive.checked_raises": (
        "Checked: each of the {steps} steps equals the one before it or another way of counting; and for small packs "
        "the same steps agree with every deal, with a raise and without: {deals}, where hands that are alike are one."
    ),
    "derive.checked_sets": (
        "Checked: each of the {steps} steps equals the one before it or another way of counting; and for small packs "
        "the same steps agree with all {deals} sets of cards that can be dealt, counted one by one."
    ),
    "derive.checked_bets": (
        "Checked: each of the {steps} steps equals the one before it or another way of counting; and for small numbers "
        "the same steps agree with a trial of every share, {deals} of them."
    ),
    "derive.term.boui_hands": "hands",
    "derive.term.boui_brelans": "brelans",
    "derive.term.boui_brelan": "brelan",
    "derive.term.boui_of_one_suit": "hands of one suit",
    "derive.term.boui_one_suit": "one suit",
    "derive.term.boui_hands_beside": "hands beside the turn-up",
    "derive.term.boui_made": "hands that fit",
    "derive.term.boui_carre": "carré",
    "derive.term.boui_favori": "favori",
    "derive.term.boui_number": "brelans at the table",
    "derive.term.boui_again": "brelans after a table's first",
    "derive.term.boui_some_brelan": "some brelan at the table",
    "derive.term.boui_hands_left": "hands that they can hold",
    "derive.term.boui_brelans_left": "brelans that they can hold",
    "derive.term.boui_given_brelan": "theirs a brelan | yours a brelan",
    "derive.term.boui_given_pair": "theirs a brelan | yours a pair",
    "derive.term.boui_given_different": "theirs a brelan | yours three ranks",
    "derive.term.boui_theirs": "theirs a brelan",
    "derive.term.boui_own_brelan": "your brelans",
    "derive.term.boui_own_pair": "your pairs",
    "derive.term.boui_own_different": "your hands of three ranks",
    "derive.term.boui_brelans_raise": "brelans that raise",
    "derive.term.boui_others_raise": "other hands that raise",
    "derive.term.boui_raise": "hands that raise",
    "derive.term.boui_raised": "raise",
    "derive.term.boui_told": "brelan | raise",
    "derive.term.boui_count": "count of two cards",
    "derive.term.boui_sets": "sets of cards",
    "derive.term.boui_tied_sets": "sets that tie",
    "derive.term.boui_tied": "suits tie on top",
    "derive.term.boui_bluff": "share of bluffs",
    "derive.term.boui_called": "share of calls",
    "derive.term.boui_deals": "deals",
    "derive.term.boui_first": "the {term.pot}, as the age",
    "derive.term.boui_last": "the {term.pot}, in the last place",
    "derive.term.boui_age_takes": "deals that only the age takes",
    "derive.term.boui_cost": "what the last place costs",
    "derive.boui_hands": "A hand is three of the {cards} cards, in any order.",
    "derive.boui_brelans": (
        "A brelan is three of one rank: name one of the {ranks} ranks, then three of its {suits} cards."
    ),
    "derive.boui_brelan": "All hands are equally likely, and {some} of the {every} are brelans.",
    "derive.boui_lowest": "Cancel.",
    "derive.boui_card_by_card": (
        "The same card by card: whatever the first card is, the second must be one of the other {suits} − 1 of its rank "
        "among {cards}, the third one of {suits} − 2."
    ),
    "derive.boui_of_one_suit": (
        "A hand of one suit is three of its cards: name one of the {suits} suits, then three of its {cards} cards."
    ),
    "derive.boui_one_suit_share": "All hands are equally likely, and {some} of the {every} are of one suit.",
    "derive.boui_suit_by_suit": (
        "The same card by card: whatever the first card is, the second must be one of the other {each} − 1 of its suit "
        "among {cards}, the third one of {each} − 2."
    ),
    "derive.boui_hands_beside": "One card is turned up; a hand is three of the other {cards}.",
    "derive.boui_carres": "A carré is three of the turn-up's own rank: {left} of it are left.",
    "derive.boui_carre_completed": (
        "The same the other way round, since before a card is seen all turn-ups are alike: first a brelan in hand, then "
        "one of the {suits} − 3 cards of its rank among the {cards} that can be turned up."
    ),
    "derive.boui_favoris": (
        "A favori is a pair of the turn-up's rank, of which {left} are left, and one of the {others} cards of other "
        "ranks."
    ),
    "derive.boui_made": "So many of the hands fit: {some} of the {every}.",
    "derive.boui_added": (
        "Add the chances of the {hands} hands. The sum is a mean: so many brelans lie at a table on average, whether "
        "one hand depends on another or not."
    ),
    "derive.boui_mean": "That is not yet the chance of some brelan: a table with two of them has been added twice.",
    "derive.boui_named": (
        "Let q(j) be the chance that j named hands all hold brelans. Hand by hand: after i of them {ranks} − i ranks "
        "are untouched, and the next hand is three of {cards} − 3i cards. Of a rank that one brelan has used too few "
        "are left for a second."
    ),
    "derive.boui_named_copies": (
        "Let q(j) be the chance that j named hands all hold brelans. A rank has {suits} cards, enough for more than one "
        "brelan: the coefficient of xⁱ counts the ways to take i out of them. The {ranks} ranks multiply, the j brelans "
        "go to the hands in j! orders, and each hand is three of the cards then left of {cards}."
    ),
    "derive.boui_exactly": (
        "Let p(m) be the chance that exactly m of the {hands} hands hold brelans: inclusion and exclusion over all "
        "groups of j hands, of which each holds C(j, m) groups of m."
    ),
    "derive.boui_again": ("What adding counts too often: at a table with m brelans all of them but the first, m − 1."),
    "derive.boui_once": "Take that away, so that each table with a brelan counts once.",
    "derive.boui_in_and_out": (
        "The same at one go: add the single hands, take away the pairs of hands, put back the threes, and so on; j of "
        "the {hands} hands can be named in C({hands}, j) ways."
    ),
    "derive.boui_put_in": "Put in the exact values, about {values}.",
    "derive.boui_hands_left": "You hold three cards. An opponent's hand is three of the other {cards}.",
    "derive.boui_brelans_left_brelan": (
        "Brelans among them: of your rank {suits} − 3 cards are left; every other rank has all its {suits}."
    ),
    "derive.boui_brelans_left_pair": (
        "Brelans among them: of the pair's rank {suits} − 2 cards are left, of your third card's {suits} − 1; every "
        "other rank has all its {suits}."
    ),
    "derive.boui_brelans_left_different": (
        "Brelans among them: of each of your three ranks {suits} − 1 cards are left; every other rank has all its "
        "{suits}."
    ),
    "derive.boui_given": (
        "Of the {every} hands {some} are brelans. Both numbers are smaller than before you looked: what counts is which "
        "of them shrank more."
    ),
    "derive.boui_own_brelan": "You may hold a brelan: one of the {ranks} ranks, three of its {suits} cards.",
    "derive.boui_own_pair": (
        "Or a pair: one of the {ranks} ranks, two of its {suits} cards, and a card of another rank."
    ),
    "derive.boui_own_different": "Or three different ranks of the {ranks}, each in one of {suits} suits.",
    "derive.boui_weighed": "Weigh the chances beside each kind of hand by how many such hands you can hold.",
    "derive.boui_pairs_of_hands": (
        "In whole numbers: above the pairs of hands, yours and theirs, in which theirs is a brelan, below all pairs."
    ),
    "derive.boui_brelans_raise": ("Of the {hands} hands {brelans} are brelans, and of these the share {rate} raises."),
    "derive.boui_brelans_raise_times": (
        "Imagine each of the {hands} hands dealt {times} times, so that all counts are whole: {brelans} are brelans, and "
        "of these the share {rate} raises."
    ),
    "derive.boui_others_raise": "The other {others} hands raise with the share {rate}.",
    "derive.boui_all_raise": "So many hands raise in all.",
    "derive.boui_raised": "A hand raises in {some} of {every} cases.",
    "derive.boui_told": "You hear a raise: it is one of those {every}, and {some} of them are brelans.",
    "derive.boui_bayes": (
        "The same in chances, as Bayes' rule has it: the brelan's chance times its share of raises, over all raises."
    ),
    "derive.boui_alike": (
        "Different cards can count the same. In one suit lie two cards, {first:rank} and {second:rank}."
    ),
    "derive.boui_alike_too": (
        "In another suit lie {third:rank} and {fourth:rank}: if nothing else is dealt of the two, they tie."
    ),
    "derive.boui_one_suit": (
        "Let a(v) list the ways to deal cards of one suit, {cards} in all, that come to v: each is dealt or not; t keeps "
        "what it counts, and x how many are dealt."
    ),
    "derive.boui_less": "Let b(v) list the ways in which a suit comes to less than v.",
    "derive.boui_sets_with_turn_up": (
        "The hands and the turn-up make {drawn} cards; all sets of so many among {cards} are equally likely."
    ),
    "derive.boui_sets_without": "The hands make {drawn} cards; all sets of so many among {cards} are equally likely.",
    "derive.boui_tied_sets": (
        "If v is the greatest total, each of the {suits} suits comes to v or less. Leave out the sets where none comes "
        "to v, and those where one alone does; what is left are ties. The coefficient keeps the sets of {drawn} cards. "
        "The machine adds this up, since no shorter formula is known to us."
    ),
    "derive.boui_tied": "In {some} of the {every} sets two or more suits tie on top.",
    "derive.boui_bluff_gain": (
        "A hand that beats bluffs alone thinks of calling. If the share x of the {term.bets} are bluffs, a call gains "
        "{both} from a bluff ({pot} in the {term.pot} and the {bet} put in) and else loses {bet}: on average g(x)."
    ),
    "derive.boui_called_gain": (
        "A hand that is sure to lose thinks of bluffing. If the share x of the {term.bets} are called, a bluff gains the {pot} in "
        "the {term.pot} when it is not called, and else loses the {bet} put in: on average g(x)."
    ),
    "derive.boui_collected": "Collect: a line in x.",
    "derive.boui_bluff": (
        "It is 0 for this share of bluffs: then calling and dropping bring the same. With fewer bluffs nobody would "
        "call, with more all would."
    ),
    "derive.boui_called": (
        "It is 0 for this share of calls: then bluffing and giving up bring the same. With fewer calls every hand would "
        "bluff, with more none."
    ),
    "derive.boui_deals": (
        "Of the {unseen} unseen cards one opponent holds three, and the other three of the {rest} then left."
    ),
    "derive.boui_in_place_0": (
        "If all stay in and you are the age, {some} of the {every} deals are yours. The machine has counted them, each "
        "decided by the rules."
    ),
    "derive.boui_in_place_2": "With the same cards in the last place {some} of the {every} are yours.",
    "derive.boui_age_takes": (
        "Where no suits tie on top, the place changes nothing. Count the ties by themselves: deals in which you and "
        "another hold the highest cards of suits that tie, and no brelan decides. The age takes them, the last place "
        "does not."
    ),
    "derive.boui_cost": "The same cards, the same opponents, another place: the difference of the two shares.",
    "derive.boui_cost_ties": "Those ties are all of it.",
    "error.derive_bouillotte_place": (
        "This derivation is for rules that count suits and give a tie to the first from the age on: elsewhere the "
        "place costs nothing, or for another reason."
    ),
    "error.derive_bouillotte_copies": "This derivation is for packs that hold each card once.",
    "error.derive_bouillotte_alone": "There must be an opponent: deal two hands or more.",
    "error.derive_bouillotte_favori": "These rules have no favori.",
    "error.derive_bouillotte_kind": "{kind!r} is no kind of hand: there are {known}.",
    "error.derive_bouillotte_no_kind": (
        "A pack of {ranks} ranks with {suits} cards of each has no hand of the kind {kind}."
    ),
    "error.derive_bouillotte_rate": "{rate!r} is no share of hands that raise: give a fraction from 0 to 1, such as 9/10.",
    "error.derive_bouillotte_no_raise": "If no hand ever raises, a raise tells nothing: one of the two shares must be above 0.",
    "error.derive_bouillotte_counters": "{value!r} is no number of {term.chips} here: say a whole number from 1.",
    "error.derive_wrong_bet": (
        "What begins in step {step} is wrong: with {bet} put into {pot} it comes out as {value}, but trying every share "
        "gives {count}."
    ),
}
