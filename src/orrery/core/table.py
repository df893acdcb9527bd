"""Table: a game being played. Here it is answered, viewed, copied and undone. It has two parts: `running.py` runs it,
`keeping.py` keeps what is needed to go back. A position is a mark (a copy of the state at a step boundary) and the
answers and outcomes since."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

from orrery.core.ask import Decision, Dice, Kind
from orrery.core.chance import seeded
from orrery.core.deals import Reply
from orrery.core.fault import Fault
from orrery.core.game import Game, S
from orrery.core.history import Entry, Mark, Mismatch, PackedMark, StoredSnapshot, Story
from orrery.core.keeping import Keeping
from orrery.core.kept import Kept
from orrery.core.mind import Mind
from orrery.core.refusal import No, Refused
from orrery.core.running import Running, Source
from orrery.core.state import Journal
from orrery.core.view import TableView
from orrery.core.windows import Window


class Table(Generic[S]):
    """A game being played. `live` tables keep marks, history, journal, fingerprints and snapshots;
    the others (search, rollouts) keep only what a copy needs."""

    __slots__ = ("config", "game", "keeping", "pending", "players", "running", "seed")

    def __init__(self, game: Game[S], players: int, config: Mapping[str, str], seed: int, state: S) -> None:
        self.game = game
        self.players = players
        self.config = dict(config)
        self.seed = seed
        self.keeping = Keeping(game, Mark(0, 0, state))
        self.running = running = Running(game, players, state, self.keeping)
        self.pending = running.pending

    @classmethod
    def new(
        cls,
        game: Game[S],
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        live: bool = True,
        source: Source | None = None,
    ) -> Table[S]:
        """A new game, run up to its first question."""
        config = game.configure(players, options or {})
        state = game.setup(players, config)
        state.rng = seeded(seed)
        table = cls(game, players, config, seed, state)
        table.source = source
        if live:
            table.begin_live(0)
        else:
            table.mark = Mark(0, 0, state.clone())
        table.running.go_on()
        return table

    @classmethod
    def restore(
        cls,
        game: Game[S],
        players: int,
        config: Mapping[str, str],
        seed: int,
        story: Story,
        *,
        anew: bool = False,
        stops: frozenset[str] = frozenset(),
    ) -> Table[S]:
        """The live table that a story was kept of; only what came after its last snapshot is replayed. Mismatch if the
        rules do not lead to the same history, position and journal. With `anew` the journal may differ, fingerprints
        and snapshots are made again, and outcomes from before an undo are forgotten."""
        base = story.snapshots[-1]
        table = cls(game, players, config, seed, base.state)
        table.entries = story.entries[: base.at]
        table.count_answers()
        table.begin_live(story.frozen)
        table.journal.extend(story.journal[: base.lines])
        table.mark = table.mark._replace(lines=base.lines)
        table.keeping.snapshots = [*story.snapshots]
        table.keeping.prints = [it for it in story.prints if it[0] <= base.at]
        proof = None if anew or not story.prints or story.prints[-1][0] <= base.at else story.prints[-1]
        table.stops = stops
        table.replay(story.entries[base.at :], lean=not anew, proof=proof)
        if anew:
            return table
        if len(table.entries) != len(story.entries) or len(table.journal) != len(story.journal):
            untold = Fault("fault-kept", "the rules produce more or fewer lines than were kept")
            raise Mismatch(untold, len(table.entries) - base.at)
        table.keeping.prints = [*story.prints]
        table.keeping.revealed = story.revealed
        table.keeping.undone = [*story.undone]
        table.running.kept = Kept.copy_of(story.kept)
        return table

    def story(self) -> Story:
        """What to store of this table, except its snapshots: those are stored as they are made."""
        return Story(self.entries, self.journal, self.prints, [], self.frozen, self.revealed, self.undone, self.kept)

    # --- its parts ------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """All that is true now."""
        return self.running.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.running.over

    @property
    def entries(self) -> list[Entry]:
        """Every answer and outcome so far."""
        return self.running.entries

    @entries.setter
    def entries(self, entries: list[Entry]) -> None:
        self.running.entries = entries

    @property
    def offers(self) -> dict[int, Decision[Any]]:
        """The questions that stand open beside the pending ones, by track; nobody has to answer them."""
        return self.running.offers

    @property
    def answered(self) -> list[dict[str, int]]:
        """How often each seat has answered each kind of question (live tables)."""
        return self.running.answered

    @property
    def source(self) -> Source | None:
        """What supplies outcomes in place of chance."""
        return self.running.source

    @source.setter
    def source(self, source: Source | None) -> None:
        self.running.source = source

    @property
    def kept(self) -> Kept:
        """Outcomes from before an undo."""
        return self.running.kept

    @property
    def stops(self) -> frozenset[str]:
        """The windows at which the table stops, so that seats can say whether they want to react."""
        return self.running.stops

    @stops.setter
    def stops(self, stops: frozenset[str]) -> None:
        self.running.stops = stops

    @property
    def moment(self) -> Window | None:
        """The window at which it has stopped."""
        return self.running.moment

    @property
    def live(self) -> bool:
        """Whether it keeps its history."""
        return self.keeping.live

    @property
    def mark(self) -> Mark:
        """Where a copy of it starts from."""
        return self.keeping.mark

    @mark.setter
    def mark(self, mark: Mark) -> None:
        self.keeping.mark = mark

    @property
    def journal(self) -> Journal:
        """What was told (live tables)."""
        return self.keeping.journal

    @property
    def prints(self) -> list[tuple[int, str]]:
        """Fingerprints of the state, each with the number of entries before it (live tables)."""
        return self.keeping.prints

    @property
    def snapshots(self) -> list[PackedMark | Mark | StoredSnapshot]:
        """Copies of the state: at the start and at the beginning of each round (live tables)."""
        return self.keeping.snapshots

    @property
    def undone(self) -> list[tuple[int, int, Kind[Any], Any]]:
        """Answers that were taken back and can be given again (live tables): seat, track, kind and answer."""
        return self.keeping.undone

    @property
    def frozen(self) -> int:
        """Entries before this one cannot be undone (live tables)."""
        return self.keeping.frozen

    @property
    def revealed(self) -> int:
        """Entries before this one cannot be undone freely (live tables)."""
        return self.keeping.revealed

    # --- running --------------------------------------------------------------------------------------------

    def begin_live(self, frozen: int) -> None:
        """Start keeping history from the current state; entries before `frozen` cannot be undone."""
        self.keeping.begin(self.state, len(self.entries), frozen)

    def go_on(self) -> None:
        """Run steps until a question is open or none is due."""
        self.running.go_on()

    def leave_moment(self) -> None:
        """Continue from the moment at which the table has stopped."""
        self.running.leave_moment()

    def put(self, track: int, value: Any) -> None:
        """Give an answer on a track, unchecked, and run to the next question."""
        self.running.put(track, value)

    def play(self, policy: Callable[[Decision[Any]], Any], limit: int = 1 << 30) -> int:
        """Let a policy answer everything except open offers until the game is over; returns the number of decisions."""
        return self.running.play(policy, limit)

    def play_random(self, dice: Dice, limit: int = 1 << 30) -> int:
        """Like `play`, with random answers."""
        return self.running.play_random(dice, limit)

    def replay(
        self, script: list[Entry], strict: bool = False, lean: bool = False, proof: tuple[int, str] | None = None
    ) -> None:
        """Run from a step boundary through recorded answers and outcomes. `strict` checks every answer again. `lean`
        takes no fingerprints and few marks; only the `proof` is compared. Mismatch says which entry does not fit."""
        self.running.replay(script, strict, lean, proof)

    def count_answers(self) -> None:
        """Recount how often each seat has answered each kind of question."""
        self.running.count_answers()

    # --- questions and answers ------------------------------------------------------------------------------

    def asked(self, seat: int) -> list[tuple[int, Decision[Any]]]:
        """The questions open to a seat, with their tracks; those that must be answered come first."""
        return self.running.asked(seat)

    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        return sorted({d.seat for d in self.pending.values()})

    def proposed(self, seat: int) -> list[tuple[Reply, bool]]:
        """The deals that the seat has proposed and that await a reply; and whether an undo would withdraw this one."""
        replies = [it for it in self._replies() if it.by == seat]
        last = self.keeping.last_answer(seat, self.entries) if replies and self.can_undo(seat) else -1
        return [(it, last >= 0 and self.entries[last][3] == it.deal) for it in replies]

    def _replies(self) -> list[Reply]:
        return [it for group in (self.pending, self.offers) for it in group.values() if isinstance(it, Reply)]

    def question_id(self, seat: int, asked: Decision[Any]) -> str:
        """The id of an open question. An answer that carries it cannot be taken for another question's."""
        return self.running.question_id(seat, asked)

    def find(self, seat: int, question: str | None = None) -> tuple[int, Decision[Any]]:
        """The question a seat means; Refused if it has none or means an old one."""
        return self.running.find(seat, question)

    def answer(self, seat: int, value: Any, question: str | None = None) -> None:
        """Answer a question. If it is not accepted, Refused says why and nothing has changed."""
        track, decision = self.find(seat, question)
        no = self._refuse(decision, value)
        if no is not None:
            raise Refused("illegal", seat, decision.kind.name, no)
        self._put_safely(track, value)
        if self.live:
            self.keeping.undone = [u for u in self.undone if u[0] != seat]

    def answer_plain(self, seat: int, data: Any, question: str | None = None) -> None:
        """Like `answer`, from plain data (JSON)."""
        _, decision = self.find(seat, question)
        try:
            value = decision.decode(data)
        except ValueError as error:
            raise Refused("malformed", seat, decision.kind.name, detail=str(error)) from None
        self.answer(seat, value, question)

    def _refuse(self, decision: Decision[Any], value: Any) -> No | None:
        try:
            if decision.decode(decision.encode(value)) != value:
                raise ValueError(f"{value!r:.60}")
        except (ValueError, TypeError, IndexError, KeyError, AttributeError) as error:
            raise Refused("malformed", decision.seat, decision.kind.name, detail=str(error)) from None
        return decision.refuse(value)

    def _put_safely(self, track: int, value: Any) -> None:
        before = self.entries[:]
        try:
            self.put(track, value)
        except Exception:  # a bug in the rules: put the table back to where it was and re-raise
            if self.live:
                self._rebuild(before, len(before))
            raise

    def why_not(self, seat: int, value: Any, question: str | None = None) -> No | None:
        """None if the seat may answer this now, else the rule that forbids it."""
        return self._refuse(self.find(seat, question)[1], value)

    @property
    def window(self) -> str:
        """The window in which somebody may react now, if any."""
        return self.running.window

    @property
    def together_from(self) -> int:
        """Where in the history the open `together` begins; the end of the history if none is open."""
        return self.running.together_from

    @property
    def sealed(self) -> bool:
        """Whether sealed answers are being given."""
        return self.running.sealed

    @property
    def sealed_from(self) -> int:
        """Where in the history the sealed answers begin; the end of the history if there are none."""
        return self.running.together_from if self.running.sealed else len(self.entries)

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An independent table in the same position (not live): a copy of the mark and the answers since."""
        mark, running = self.keeping.mark, self.running
        it = Table(self.game, self.players, self.config, self.seed, mark.state.clone())
        it.keeping.mark = Mark(0, 0, mark.state)
        it.running.follow(running, mark.at)
        return it

    def mind(self, seat: int) -> Mind:
        """What a bot in that seat is given: the seat's knowledge and nothing else."""
        return Mind(self, seat)

    def imagine(self, seat: int, chance: int) -> Table[S]:
        """A full table consistent with what the seat knows; the rest is made up from `chance`."""
        return self.mind(seat).imagine(chance)

    def view(self, seat: int) -> TableView:
        """What a seat (or with -1 a spectator) may see; its parts are built lazily."""
        return TableView(self, seat)

    # --- undo -----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo its last answer without anyone's consent."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> tuple[int, bool] | None:
        return self.keeping.undoable(seat, self.entries, self.together_from) if self.live else None

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer: up to the last barrier freely, beyond it with the table's consent. Undo
        does not re-roll outcomes that were seen."""
        if not self.live:
            raise Refused("undo", seat)
        found = self._undoable(seat)
        if found is None:
            i = self.keeping.last_answer(seat, self.entries)
            if not consent or i < 0:
                raise Refused("undo", seat)
            self.kept.keep(self.entries[i:])
            self.keeping.undone = []
            self._rebuild(self.entries[:i], i)
            return
        i, inside = found
        taken = self.entries[i]
        self.kept.keep([e for e in self.entries[i:] if not inside or e[0] == taken[0]])
        if inside:
            rest = [e for e in self.entries[i + 1 :] if e[0] != taken[0]]
            self._rebuild(self.entries[:i] + rest, i)
        else:
            self._rebuild(self.entries[:i], i)
        self.undone.append((seat, taken[0], taken[2], taken[3]))

    def redo(self, seat: int) -> None:
        """Give the last undone answer again."""
        at = max((i for i, u in enumerate(self.undone) if u[0] == seat), default=-1) if self.live else -1
        asked = self.asked(seat) if at >= 0 else []
        for track, decision in sorted(
            asked, key=lambda one: one[0] != self.undone[at][1]
        ):  # of two alike, the same one
            _, _, kind, value = self.undone[at]
            if decision.kind is kind and decision.refuse(value) is None:
                del self.undone[at]
                self._put_safely(track, value)
                return
        raise Refused("redo", seat)

    def going_back(self, seat: int) -> PackedMark | Mark | StoredSnapshot | None:
        """Where an undo of the seat's last answer would start from; a filed snapshot has to be fetched first."""
        i = self.keeping.last_answer(seat, self.entries) if self.live else -1
        return self.keeping.before(i) if i >= 0 else None

    def _rebuild(self, entries: list[Entry], cut: int) -> None:
        """Go back to the last mark before `cut` and replay the given entries."""
        self.running.restart(self.keeping.go_back(cut), entries)
