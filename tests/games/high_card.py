"""High card: what a game needs, and nothing more.

Each seat in turn bets on its own card, or bets nothing; then a card is turned for each, and of those that have bet the
highest takes all that was bet, the first of equal ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardlessons.core.actions import Attempted, Paid, Shuffle, Shuffled, Turn
from cardlessons.core.cards import Card, Pack
from cardlessons.core.chips import Ledger
from cardlessons.core.choices import Certain, Choices, PackChoices, Range, Unseen
from cardlessons.core.errors import BadRules, IllegalAction, MatchOver
from cardlessons.core.game import DEALER, OVER, Event, Transition
from cardlessons.games.acey_deucey import Bet
from cardlessons.games.fields import is_whole, read_rules, settle_choices
from cardlessons.games.refusals import pack_refusal, refusal

name, hides_hands = "high_card", False
actions: Mapping[str, type] = {"shuffle": Shuffle, "bet": Bet, "turn": Turn}
landmarks: Mapping[str, Callable[[Event], bool]] = {"deal": lambda event: event.kind == "settled"}


HIGHEST = (1, 2, 3, 5)


@dataclass(frozen=True)
class Rules:
    """`highest` is the most that a seat may bet, one of `HIGHEST`. Raises `BadRules`."""

    pack: Pack = Pack(13, 4)
    highest: int = 3

    def __post_init__(self) -> None:
        settle_choices(self, {})
        if not is_whole(self.highest) or self.highest not in HIGHEST:
            raise BadRules("rules_choice", name="highest", value=self.highest, known=", ".join(map(str, HIGHEST)))


class State(NamedTuple):
    """`bets` are those made so far; the ledger holds the stacks, then the pot."""

    rules: Rules
    phase: str
    ledger: Ledger
    bets: tuple[int, ...] = ()
    turned: tuple[Card, ...] = ()
    deal: int = 1
    cut: None = None  # nobody draws for a seat

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.chips)

    @property
    def chips(self) -> tuple[int, ...]:
        """The stack of each seat."""
        return self.ledger.accounts[:-1]

    @property
    def leading(self) -> int | None:
        """The seat with the highest card so far of those that have bet, if any."""
        drawn = [(card.rank, -seat) for seat, card in enumerate(self.turned) if self.bets[seat]]
        return -max(drawn)[1] if drawn else None


class Settled(NamedTuple):
    """The deal is over; `winner` has the pot, if anybody bet."""

    winner: int | None
    kind: str = "settled"


class StoodOut(NamedTuple):
    """`seat` bets nothing."""

    seat: int
    kind: str = "stood_out"


def start(rules: Rules, seats: int, chips: Sequence[int]) -> State:
    """The first deal: nobody has bet. Raises `BadRules`, and `MatchOver` if fewer than two seats have chips."""
    if seats > rules.pack.size:
        raise BadRules("seats", least=2, most=rules.pack.size, seats=seats)
    if sum(stack > 0 for stack in chips) < 2:
        raise MatchOver("over_chips")
    return State(rules, "shuffle", Ledger((*chips, 0)))


def next_deal(state: State, rules: Rules | None = None) -> State:
    """The deal after a settled one. Raises `IllegalAction`, `MatchOver`."""
    if state.phase != "settled":
        raise IllegalAction("deal_not_settled")
    return start(rules or state.rules, state.seats, state.chips)._replace(deal=state.deal + 1)


def to_act(state: State) -> Any:
    """The seat that bets; DEALER while the pack is shuffled or turned; OVER when it is settled."""
    return {"bet": len(state.bets), "settled": OVER}.get(state.phase, DEALER)


def legal(state: State) -> Choices:
    """A bet from 0 to the most that the seat has and the rules allow, or the pack's moves."""
    if state.phase == "bet":
        return Choices((), (Range(Bet(0), 0, min(state.rules.highest, state.chips[len(state.bets)])),))
    return Choices() if state.phase == "settled" else PackChoices(chance(state))


def chance(state: State) -> Any:
    """A shuffle, or each card that is not turned yet. Raises `IllegalAction` when the pack does not move."""
    pack = state.rules.pack
    if state.phase == "turn":
        return Unseen(Turn, pack, pack.seen(state.turned), len(state.turned))
    if state.phase == "shuffle":
        return Certain(Shuffle())
    raise IllegalAction("pack_not_to_act", legal(state))


def apply(state: State, action: Any) -> Transition:
    """The state after `action`, and what happened. Raises `IllegalAction`; nothing has changed then."""
    if action not in legal(state):
        raise _refusal(state, action)
    if state.phase == "bet":
        return _bet(state, action.chips)
    if state.phase == "turn":
        return _turn(state, action.card)
    return Transition(state._replace(phase="bet"), (Shuffled(),))


def _refusal(state: State, action: Any) -> IllegalAction:
    if state.phase == "settled":
        return IllegalAction("deal_settled", legal(state), action=Attempted(action))
    if state.phase == "bet":
        return refusal("acey_deucey", action, legal(state), "acey_at_bet")
    return pack_refusal(name, action, PackChoices(chance(state)), (Shuffle, Turn), state.rules.pack.places)


def _bet(state: State, chips: int) -> Transition:
    seat = len(state.bets)
    after = state._replace(bets=(*state.bets, chips), ledger=state.ledger.transfer(seat, state.seats, chips))
    event = Paid(seat, "pot", chips, "bet") if chips else StoodOut(seat)
    if len(after.bets) < state.seats:
        return Transition(after, (event,))
    return Transition(after._replace(phase="turn"), (event,))


def _turn(state: State, card: Card) -> Transition:
    after = state._replace(turned=(*state.turned, card))
    if len(after.turned) < state.seats:
        return Transition(after, (Turn(card),))
    winner, pot = after.leading, state.ledger.accounts[-1]
    if winner is None:
        return Transition(after._replace(phase="settled"), (Turn(card), Settled(winner)))
    settled = after._replace(phase="settled", ledger=state.ledger.transfer(state.seats, winner, pot))
    return Transition(settled, (Turn(card), Paid("pot", winner, pot, "won"), Settled(winner)))


def view(state: Any, seat: int | None) -> Any:
    """Nothing is hidden: every seat sees all."""
    return state


view_events, apply_seen, canonical = view, apply, lambda state: state


def view_action(action: Any, before: State, told: State, seat: int | None) -> Any:
    """Every seat knows every action."""
    return action


def balances(state: State) -> Mapping[str | int, int]:
    """The stack of each seat, and the pot."""
    return {**dict(enumerate(state.chips)), "pot": state.ledger.accounts[-1]}


def rules_from(data: Mapping[str, Any]) -> Rules:
    """The rules that a transcript describes. Raises `BadRules`."""
    return read_rules(Rules, data)
