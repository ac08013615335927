"""`Table`: a game being played, with its history, its scene and its display."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlessons.core.actions import read_action
from cardlessons.core.choices import Action, Choices
from cardlessons.core.errors import BadRules, BadTranscript, IllegalAction
from cardlessons.core.game import DEALER, NOBODY, Actor, Events, Seat, State
from cardlessons.games import game as game_named
from cardlessons.play import seating
from cardlessons.play.commands import read_command
from cardlessons.play.files import read_whole, write_whole
from cardlessons.play.history import History
from cardlessons.play.sight import SHARED, Sight, You
from cardlessons.play.thinking import Thinkers
from cardlessons.play.transcript import Transcript, read, write

if TYPE_CHECKING:
    from cardlessons.show.counting import Place
    from cardlessons.show.scene import Scene


class Table:
    """A game at a table. In Jupyter it shows itself as the live table, elsewhere as text.

    `game` is a game's name. `seats` is a number or the players' names, up to 8, counted from 0; seat + 1 sits to the
    left. `chips` is one number for all or one a seat. `rules` are the game's default if None. `seed` decides all
    cards and bots; drawn and kept if None. `bots` maps seats to bots' names; seats without a bot are persons. `you`
    is the seat whose view this is; None sees everything; "shared" is for persons at one screen, who pass it around
    where hands are hidden. Raises `BadRules`, and `MatchOver` if no deal can be played with these chips.

    >>> table = Table("blucher", seed=1)
    >>> table.advance()
    >>> table.play(game_named("blucher").Stake(8, 5)).state.layout
    5
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 3,
        chips: int | Sequence[int] = 100,
        rules: Any = None,
        seed: int | str | None = None,
        bots: Mapping[int, str] | None = None,
        you: You = None,
    ) -> None:
        names = seating.seat_names(seats)
        stacks = seating.stacks(chips, len(names))
        seed = secrets.randbelow(10**9) if seed is None else seed
        seating.check_seed(seed)
        played = game_named(game)
        in_force = played.rules_from({}) if rules is None else rules
        history = History(played, in_force, len(names), stacks, str(seed))
        self._sit(Transcript(history, names, seating.bots_by_seat(game, bots), you, seed))

    def _sit(self, transcript: Transcript) -> None:
        self.history = transcript.history
        self.names = transcript.names
        self.chosen = transcript.chosen
        self.marked = ""
        self.seed = transcript.seed
        self.bots = dict(transcript.bots)
        self._bots = Thinkers(seating.seated_bots(self.history.game.name, self.bots, len(self.names)))
        self.you = transcript.you
        self.history_id = secrets.token_hex(8)
        self.lock = threading.RLock()
        self._listeners: list[Callable[[], None]] = []
        self._view: Any = None

    # What is seen at the cursor.

    @property
    def you(self) -> You:
        """Whose view this is: a seat, None for everything, or "shared"."""
        return self.sight.you

    @you.setter
    def you(self, you: You) -> None:
        if you not in (None, SHARED):
            seating.check_seat(you, len(self.names))
        self.sight = Sight(you, self.history.game)

    @property
    def state(self) -> State:
        """The state at the cursor, as `you` sees it."""
        return self.history.game.view(self.history.state, self.sight.seat)

    @property
    def events(self) -> Events:
        """What the last action brought, as `you` sees it."""
        return self.history.game.view_events(self.history.events, self.sight.seat)

    @property
    def to_act(self) -> Seat | Actor:
        """The seat that must choose, DEALER when the pack moves, OVER when this deal is settled."""
        return self.history.to_act

    @property
    def legal(self) -> Choices:
        """What may be done now."""
        return self.history.game.legal(self.state)

    def scene(self) -> Scene:
        """The table as plain data, at the cursor."""
        return self.scene_at(self.history.cursor)

    def scene_at(self, cursor: int) -> Scene:
        """The table as plain data, as it stood or stands at `cursor`."""
        from cardlessons.show.scenes import scene_of

        (state, events), game = self.history.entries[cursor].transition, self.history.game
        seat = self._seat_at(state)
        return scene_of(
            game=game.name,
            state=game.view(state, seat),
            events=game.view_events(events, seat),
            names=self.names,
            bots=self.bots,
            chosen=self.chosen if self.history.entries[cursor].deal == 1 else None,
            you=seat,
            pass_to=self.sight.pass_to(state, self.bots),
            shared=self.sight.shared,
            ended=self.history.ended_at(cursor),
        )

    def _seat_at(self, state: State) -> Seat | None:
        """Whose view `state` is shown in: nobody's while the machine is being passed on."""
        return self.sight.seat if self.sight.pass_to(state, self.bots) is None else NOBODY

    def mark(self, term: str = "") -> Table:
        """Marks in every view the open cards that a `term` of a proof counts, such as "match"; without one, none."""
        with self.lock:
            self.marked = term
            self._tell()
        return self

    def marked_at(self, cursor: int) -> tuple[Place, ...]:
        """Where the marked cards lie, as the table stood or stands at `cursor`."""
        from cardlessons.show.counting import places

        state, game = self.history.entries[cursor].transition.state, self.history.game
        return places(game.name, self.marked, game.view(state, self._seat_at(state)))

    # Playing.

    def play(self, action: Action) -> Table:
        """Plays `action`, a person's or the pack's. Raises `IllegalAction`; nothing has changed then."""
        with self.lock:
            self._may_play()
            self._may_choose()
            self.history.play(action)
            self._changed()
        return self

    def _may_choose(self) -> None:
        """Raises `IllegalAction` if a bot is to choose, or somebody who does not see what they must."""
        acting, pass_to = self.to_act, self.sight.pass_to(self.history.state, self.bots)
        if isinstance(acting, int) and acting in self._bots:
            raise IllegalAction("play_bot", name=self.names[acting])
        if pass_to is not None:
            raise IllegalAction("play_passing", name=self.names[pass_to])
        if acting is DEALER and self.state != self.history.state:
            raise IllegalAction("play_hidden")  # whether a card can come would tell whether somebody holds it

    def step(self) -> Table:
        """Lets the pack or a bot make its next move.

        Raises `IllegalAction` when a person is to choose or the deal is over.
        """
        with self.lock:
            self._may_play()
            self._step()
            self._changed()
        return self

    def _step(self) -> None:
        acting = self.to_act
        if acting is DEALER:
            self.history.play(self.history.pack_move())
        elif isinstance(acting, Actor):
            raise IllegalAction("step_over", None)
        elif acting in self._bots:
            self.history.play(self._bots.decide(self.history, acting))
        else:
            raise IllegalAction("step_person", name=self.names[acting])

    def advance(self) -> Table:
        """Lets the pack and the bots move until a person must choose or the deal is settled."""
        return self._run(lambda event: False)

    def run(self, landmark: str) -> Table:
        """Lets the pack and the bots move until `landmark` is reached, a person must choose or the deal is settled.

        The landmarks of Blucher are "match", "pass" (the end of one) and "deal"; those of another game are named when
        one is asked for that it lacks. Raises `IllegalAction` then.
        """
        landmarks = self.history.game.landmarks
        if not isinstance(landmark, str) or landmark not in landmarks:
            raise IllegalAction("no_landmark", None, name=landmark, known=", ".join(landmarks))
        return self._run(landmarks[landmark])

    def _run(self, reached: Callable[[Any], bool]) -> Table:
        with self.lock:
            self._may_play()
            while self._moves_by_itself:
                self._step()
                if any(reached(event) for event in self.history.events):
                    break
            self._changed()
        return self

    @property
    def _moves_by_itself(self) -> bool:
        return self.to_act is DEALER or self.to_act in self._bots

    def next_deal(self, rules: Any = None) -> Table:
        """Begins the next deal, under `rules` if given. Raises `IllegalAction`, `BadRules` or `MatchOver`."""
        with self.lock:
            self._may_play()
            self.history.next_deal(rules)
            self._changed()
        return self

    def same_deal(self) -> Table:
        """Goes back to where this deal's first choice is open: the same cards come again, whatever is chosen."""
        with self.lock:
            cursor = self.history.deal_start()
            while cursor < self.history.cursor and not self._choice_open(cursor):
                cursor += 1
            self.history.go(cursor)
            self._changed()
        return self

    def _choice_open(self, cursor: int) -> bool:
        return isinstance(self.history.game.to_act(self.history.entries[cursor].transition.state), int)

    def end(self) -> Table:
        """Ends the game between two deals. Raises `IllegalAction` in the middle of one."""
        with self.lock:
            self._may_play()
            self.history.end()
            self._changed()
        return self

    def take(self) -> Table:
        """The person who is to choose now has the machine, and sees their own hand. Raises `IllegalAction`."""
        with self.lock:
            pass_to = self.sight.pass_to(self.history.state, self.bots)
            if pass_to is None:
                raise IllegalAction("nothing_to_take")
            self.sight.holder = pass_to
            self._changed()
        return self

    def open_hands(self) -> Table:
        """Opens all hands, for a teacher, or closes them again. Raises `IllegalAction` where no hands are hidden."""
        with self.lock:
            if not self.history.game.hides_hands:
                raise IllegalAction("no_hidden_hands")
            self.sight.flip()
            self._changed()
        return self

    def undo(self) -> Table:
        """Takes back one action, the pack's and the bots' too, across deals. Raises `IllegalAction` at the start."""
        return self.go(self.history.cursor - 1)

    def redo(self) -> Table:
        """Does again what was taken back. Raises `IllegalAction` at the end."""
        return self.go(self.history.cursor + 1)

    def go(self, cursor: int) -> Table:
        """Moves to `cursor`, the number of actions since the start. Raises `IllegalAction` beyond either end."""
        with self.lock:
            self.history.go(cursor)
            self._changed()
        return self

    def do(self, cursor: int, command: Sequence[Any]) -> Table:
        """What a control does: goes to `cursor` and calls the method that `command` names.

        Raises `CardLessonsError`.
        """
        with self.lock:
            name, values = read_command(command)
            self.history.go(cursor)
            if name == "play":
                return self.play(read_action(values[0], self.history.game.actions))
            if name == "next_deal":
                return self.next_deal(self._changed_rules(values[0] if values else {}))
            table: Table = getattr(self, name)(*values)
            return table

    def _changed_rules(self, changes: Mapping[str, str]) -> Any:
        from cardlessons.show.scenes import rules_chosen

        return rules_chosen(self.history.game.name, self.history.state.rules, changes)

    def _may_play(self) -> None:
        if self.seed is None:
            raise IllegalAction("look_only", None)

    # Keeping.

    def to_json(self, seat: Seat | None = None) -> str:
        """The transcript as JSON. With `seat`, what that seat saw: without seed and hidden cards, to look at only."""
        with self.lock:
            if seat is not None:
                seating.check_seat(seat, len(self.names))
            return write(Transcript(self.history, self.names, self.bots, self.you, self.seed, self.chosen), seat)

    @classmethod
    def from_json(cls, text: str) -> Table:
        """The table of a transcript, its cursor where it was. Raises `BadTranscript`, which says where it is wrong."""
        table = cls.__new__(cls)
        try:
            table._sit(read(text))
        except BadRules as error:
            raise BadTranscript("transcript_deal", deal=1, reason=str(error)) from error
        return table

    def save(self, path: str | Path) -> None:
        """Writes the transcript to `path`, whole or not at all. Raises `BadFile` if that cannot be written."""
        write_whole(Path(path), self.to_json())

    @classmethod
    def load(cls, path: str | Path) -> Table:
        """The table saved at `path`. Raises `BadTranscript`, and `BadFile` if the file cannot be read."""
        try:
            return cls.from_json(read_whole(Path(path)))
        except UnicodeDecodeError:
            raise BadTranscript("transcript_text") from None

    # Showing.

    def on_change(self, callback: Callable[[], None]) -> None:
        """Calls `callback` after each change of the history or its cursor."""
        self._listeners.append(callback)

    def on_thinking(self, callback: Callable[[str], None]) -> None:
        """Calls `callback` with a bot's name before a decision, once that bot has been seen to take its time."""
        self._bots.listeners.append(lambda seat: callback(self.names[seat]))

    def _changed(self) -> None:
        self.sight.put_down(self.history.state, self.bots)
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    def __repr__(self) -> str:
        from cardlessons.show.text import text_of

        return text_of(self.scene())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        from cardlessons.widgets.display import bundle

        return bundle(self)
