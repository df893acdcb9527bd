"""Table: a position and the way to the next one. It drives steps, asks, checks answers, copies and undoes.
A position is a mark (a copy of the state at a step boundary) and the answers and outcomes since."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from orrery.core.agenda import MAIN, Flow, Together, Track, offer_track
from orrery.core.ask import CHANCE, DECISION, Decision, Dice, Kind, No, Refused
from orrery.core.chance import EVENT, Chance, ChanceKind, seeded
from orrery.core.game import Game, S
from orrery.core.state import Journal, Root

if TYPE_CHECKING:
    from orrery.core.mind import Mind
    from orrery.core.view import TableView

Entry = tuple[int, int, Any, Any]
"""One line of history: track; the seat that answered (or the mask of the seats that saw an outcome);
the kind of question or chance; the answer or outcome."""

Source = Callable[[Chance[Any], int], Any]
"""Where outcomes come from before chance is asked: given the event and its track, an outcome or None."""

MARKS_KEPT = 6
MARKED_AT_THE_END = 40
"""A lean replay takes no marks before its last so many entries, but for the beginnings of rounds."""


class Mark(NamedTuple):
    """A copy of the state at a boundary: how many entries and journal lines lay before it."""

    at: int
    lines: int
    state: Any


class Snapshot(NamedTuple):
    """A mark that is kept for good, packed small: one for the start and one for each round."""

    at: int
    lines: int
    packed: bytes

    @classmethod
    def of(cls, mark: Mark) -> Snapshot:
        return cls(mark.at, mark.lines, pickle.dumps(mark.state))

    @property
    def state(self) -> Any:
        """A copy of the state as it was. Only this table has packed it: nothing from outside is unpacked here."""
        return pickle.loads(self.packed)


class Filed:
    """A snapshot that lies elsewhere, as text. It is fetched before somebody goes back to it: `text` is put there."""

    __slots__ = ("_cls", "at", "lines", "text")

    def __init__(self, at: int, lines: int, cls: type[Root], text: str | None = None) -> None:
        self.at = at
        self.lines = lines
        self.text = text
        self._cls = cls

    @property
    def state(self) -> Any:
        """The state as it was."""
        if self.text is None:
            raise LookupError(f"the snapshot after {self.at} entries has not been fetched")
        return self._cls.decode(json.loads(self.text))


class Story(NamedTuple):
    """All that is kept of a live table elsewhere, to go on with it: history, journal, fingerprints and snapshots (the
    last of them fetched); what is frozen and revealed; answers taken back, and outcomes that come again."""

    entries: list[Entry]
    journal: Journal
    prints: list[tuple[int, str]]
    snapshots: list[Filed]
    frozen: int = 0
    revealed: int = 0
    undone: Sequence[tuple[int, Kind[Any], Any]] = ()
    kept: Mapping[tuple[str, int], Sequence[Any]] = {}


def is_chance(entry: Entry) -> bool:
    """Whether a line of history is an outcome rather than an answer."""
    return isinstance(entry[2], ChanceKind)


class Table(Generic[S]):
    """A game being played. `live` tables keep marks, history, journal, fingerprints and snapshots;
    the others (search, rollouts) keep only what a copy needs."""

    __slots__ = (
        "_at", "_flow", "_from", "_kept", "_kids", "_lean", "_left", "_older", "_results", "_script",
        "_sealed", "answered", "config", "entries", "frozen", "game", "journal", "live", "mark", "offers",
        "over", "pending", "players", "prints", "revealed", "seed", "snapshots", "source", "state", "undone",
    )  # fmt: skip

    def __init__(self, game: Game[S], players: int, config: Mapping[str, str], seed: int, state: S) -> None:
        self.game = game
        self.players = players
        self.config = dict(config)
        self.seed = seed
        self.state = state
        self.live = False
        self.entries: list[Entry] = []
        self.pending: dict[int, Decision[Any]] = {}
        self.offers: dict[int, Decision[Any]] = {}
        self.over = False
        self.source: Source | None = None
        self.answered: list[dict[str, int]] = [{} for _ in range(players)]
        self.mark = Mark(0, 0, state)
        self._flow: Flow[Any] | None = None
        self._kids: dict[int, Track[Any]] = {}
        self._left = 0
        self._results: dict[int, Any] = {}
        self._sealed = False
        self._from = 0
        self._script: list[Entry] = []
        self._at = 0
        self._kept: dict[tuple[str, int], list[Any]] = {}
        self._lean = False

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
        """A fresh game, run up to its first question."""
        config = game.configure(players, options or {})
        state = game.setup(players, config)
        state.rng = seeded(seed)
        table = cls(game, players, config, seed, state)
        table.source = source
        if live:
            table.begin_live(0)
        else:
            table.mark = Mark(0, 0, state.clone())
        table._boundary()
        return table

    def begin_live(self, frozen: int) -> None:
        """Start keeping history from the state as it is; entries before `frozen` cannot be undone."""
        self.live = True
        self.journal: Journal = []
        self.prints: list[tuple[int, str]] = []
        self.snapshots: list[Snapshot | Mark | Filed] = []
        self.undone: list[tuple[int, Kind[Any], Any]] = []
        self.revealed = frozen
        self.frozen = frozen
        self.state.journal = self.journal
        self.mark = Mark(len(self.entries), 0, self.state.clone())
        self.snapshots.append(Snapshot.of(self.mark))
        self._older: list[Mark] = []

    @classmethod
    def restore(
        cls, game: Game[S], players: int, config: Mapping[str, str], seed: int, story: Story, *, anew: bool = False
    ) -> Table[S]:
        """The live table that a story was kept of: only what came after its last snapshot is played again. Mismatch if
        the rules do not lead to the same history and as many lines of the journal. Anew: they may tell it in other
        words, fingerprints and snapshots are made again, and nothing taken back comes again."""
        base = story.snapshots[-1]
        table = cls(game, players, config, seed, base.state)
        table.entries = story.entries[: base.at]
        table.count_answers()
        table.begin_live(story.frozen)
        table.journal += story.journal[: base.lines]
        table.mark = table.mark._replace(lines=base.lines)
        table.snapshots = [*story.snapshots]
        table.prints = [it for it in story.prints if it[0] <= base.at]
        table.replay(story.entries[base.at :], lean=not anew)
        if anew:
            return table
        if len(table.entries) != len(story.entries) or len(table.journal) != len(story.journal):
            raise Mismatch("the rules tell more or less than what was kept", len(table.entries) - base.at)
        table.prints = [*story.prints]
        table.revealed = story.revealed
        table.undone = [*story.undone]
        table._kept = {key: [*values] for key, values in story.kept.items()}
        return table

    def story(self) -> Story:
        """What to keep of this table elsewhere; its snapshots are left out, for they are kept as they come."""
        kept = {key: values for key, values in self._kept.items() if values}
        return Story(self.entries, self.journal, self.prints, [], self.frozen, self.revealed, self.undone, kept)

    # --- running --------------------------------------------------------------------------------------------

    def _boundary(self) -> None:
        """Run steps until a question is open or the agenda is empty."""
        s = self.state
        agenda, steps, limits = s.agenda, self.game.steps, self.game.limits
        while agenda:
            if self.live:
                self._checkpoint()
            if limits is not None:
                self._flow = limits(s)
                if not self._run(None):
                    return
            frame = agenda.pop()
            self._flow = steps[frame[0]](s, *frame[1:])
            if not self._run(None):
                return
        self.over = True
        if self.live:
            self._print()

    def _print(self) -> None:
        at = len(self.entries)
        if not self._lean and (not self.prints or self.prints[-1][0] < at):
            self.prints.append((at, self.state.digest()))

    def _checkpoint(self) -> None:
        """At a boundary of a live table: mark, fingerprint, and a snapshot where a round begins."""
        at = len(self.entries)
        begins = self.state.agenda[-1][0] == self.game.round_step and self.snapshots[-1].at < at
        if not begins and (at <= self.mark.at or (self._lean and len(self._script) - self._at > MARKED_AT_THE_END)):
            return
        if at > self.mark.at:
            self._older = [*self._older[1 - MARKS_KEPT :], self.mark]
        self.mark = Mark(at, len(self.journal), self.state.clone())
        self._print()
        if begins:
            self.snapshots.append(self.mark if self._lean else Snapshot.of(self.mark))
            if not self._script:
                self._kept.clear()

    def _run(self, value: Any) -> bool:
        """Send a value into the current step; True when it has ended, False when it waits for a seat."""
        flow = self._flow
        assert flow is not None
        send = flow.send
        try:
            ask = send(value)
            while ask.TAG != DECISION:
                if ask.TAG == CHANCE:
                    value = self._outcome(ask, MAIN)
                elif self._begin(ask):
                    value = self._join()
                else:
                    return False
                ask = send(value)
        except StopIteration:
            self._flow = None
            return True
        self.pending[MAIN] = ask
        return False

    def _begin(self, ask: Together[Any]) -> bool:
        """Start the flows of a `together`; True if none of them waits."""
        flows = ask.flows
        self._sealed = ask.sealed
        self._from = len(self.entries)
        self._results = dict.fromkeys(flows)
        self._kids = kids = dict(flows)
        self._left = len(kids)
        try:
            for seat, flow in flows.items():
                if isinstance(flow, Decision):
                    self.pending[seat] = flow
                else:
                    self._run_kid(seat, flow, None)
            for seat, flow in ask.offers.items() if self._left else ():
                track = offer_track(seat)
                kids[track] = flow
                if isinstance(flow, Decision):
                    self.offers[track] = flow
                else:
                    self._run_kid(track, flow, None)
        except BaseException:
            ask.close()
            raise
        if self._left:
            return False
        if ask.offers:
            ask.close()
        return True

    def _run_kid(self, track: int, flow: Flow[Any], value: Any) -> None:
        """Send a value into one track of a `together`; it runs until it waits or ends."""
        send = flow.send
        try:
            ask = send(value)
            while ask.TAG != DECISION:
                if ask.TAG != CHANCE:
                    ask.close()
                    raise TypeError("a flow inside `together` cannot start another `together`")
                ask = send(self._outcome(ask, track))
        except StopIteration as done:
            self._end_kid(track, done.value)
        else:
            (self.pending if track >= 0 else self.offers)[track] = ask

    def _end_kid(self, track: int, result: Any) -> None:
        del self._kids[track]
        if track >= 0:
            self._results[track] = result
            self._left -= 1

    def _join(self) -> dict[int, Any]:
        """All are done: close the offers and hand the results over in seat order."""
        if self._kids:
            self._close_kids()
        if self.offers:
            self.offers.clear()
        if self._sealed and self.live and len(self._results) > 1:
            self.revealed = len(self.entries)
        self._sealed = False
        self._from = len(self.entries)
        return self._results

    def _close_kids(self) -> None:
        for flow in self._kids.values():
            if not isinstance(flow, Decision):
                flow.close()
        self._kids = {}

    def _outcome(self, ask: Chance[Any], track: int) -> Any:
        """An outcome: from the script if there is one, else from the source, else from chance."""
        value = None
        if self._at < len(self._script):
            entry = self._script[self._at]
            if entry[2] is not ask.kind or entry[0] != track:
                raise Mismatch(f"the record has {entry[2]}, the rules ask for {ask.kind}")
            value = entry[3]
        elif self._kept:
            value = self._once_more(ask)
        if value is None and self.source is not None:
            value = self.source(ask, track)
        if value is None:
            value = ask.happen(self.state)
        else:
            ask.impose(value)
        if self._script:
            self._at += 1
        self.state.rng += EVENT
        self.entries.append((track, ask.seen, ask.kind, value))
        return value

    def put(self, track: int, value: Any) -> None:
        """Give a trusted answer on a track and run on to the next question."""
        asked = self.pending.pop(track) if track in self.pending else self.offers.pop(track)
        seat = asked.seat
        self.entries.append((track, seat, asked.kind, value))
        if self.live:
            counts = self.answered[seat]
            counts[asked.kind.name] = counts.get(asked.kind.name, 0) + 1
        if track == MAIN:
            ended = self._run(value)
        else:
            flow = self._kids[track]
            if isinstance(flow, Decision):
                self._end_kid(track, value)
            else:
                self._run_kid(track, flow, value)
            if self._left:
                return
            ended = self._run(self._join())
        if ended:
            self._boundary()

    def play(self, policy: Callable[[Decision[Any]], Any], limit: int = 1 << 30) -> int:
        """Let a policy answer everything (but open offers) until the game is over; the number of decisions."""
        pending, count = self.pending, 0
        while pending and count < limit:
            track = next(iter(pending))
            self.put(track, policy(pending[track]))
            count += 1
        return count

    def play_random(self, dice: Dice, limit: int = 1 << 30) -> int:
        """As `play`, every answer random."""
        pending, put, count = self.pending, self.put, 0
        while pending and count < limit:
            track, asked = next(iter(pending.items()))
            put(track, asked.sample(dice))
            count += 1
        return count

    # --- questions and answers ------------------------------------------------------------------------------

    def asked(self, seat: int) -> list[tuple[int, Decision[Any]]]:
        """The questions open to a seat, with their tracks: those that must be answered first."""
        return [(t, d) for group in (self.pending, self.offers) for t, d in group.items() if d.seat == seat]

    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        return sorted({d.seat for d in self.pending.values()})

    def question_id(self, seat: int, asked: Decision[Any]) -> str:
        """The name of an open question: an answer that carries it cannot hit another one."""
        return f"{asked.kind.name}-{self.answered[seat].get(asked.kind.name, 0)}"

    def find(self, seat: int, question: str | None = None) -> tuple[int, Decision[Any]]:
        """The question a seat means; Refused if it has none or means an old one."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refused("seat", seat if type(seat) is int else -1)
        if self.over:
            raise Refused("over", seat)
        asked = self.asked(seat)
        if not asked:
            raise Refused("turn", seat)
        if question is None:
            return asked[0]
        for track, decision in asked:
            if question in (decision.kind.name, self.question_id(seat, decision)):
                return track, decision
        kind, _, number = question.rpartition("-")
        stale = number.isdecimal() and int(number) < self.answered[seat].get(kind, 0)
        raise Refused("stale" if stale else "unknown", seat, question)

    def answer(self, seat: int, value: Any, question: str | None = None) -> None:
        """Answer a question. Refused says why not, and then nothing has changed."""
        track, decision = self.find(seat, question)
        no = self._refuse(decision, value)
        if no is not None:
            raise Refused("illegal", seat, decision.kind.name, no)
        self._put_safely(track, value)
        if self.live:
            self.undone = [u for u in self.undone if u[0] != seat]

    def answer_plain(self, seat: int, data: Any, question: str | None = None) -> None:
        """As `answer`, from plain data (JSON)."""
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
        except Exception:  # a fault in the rules: put the table back to where it was, then say so
            if self.live:
                self._rebuild(before, len(before))
            raise

    def why_not(self, seat: int, value: Any, question: str | None = None) -> No | None:
        """Nothing if the seat may answer this now, else the rule that forbids it."""
        return self._refuse(self.find(seat, question)[1], value)

    @property
    def sealed(self) -> bool:
        """Whether answers are being given under seal."""
        return self._sealed and bool(self._kids)

    @property
    def sealed_from(self) -> int:
        """Where in the history the answers begin that are still under seal; its end if none are."""
        return self._from if self.sealed else len(self.entries)

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An independent table in the same position (not live): a copy of the mark, and the answers since."""
        mark = self.mark
        it = Table(self.game, self.players, self.config, self.seed, mark.state.clone())
        it.mark = Mark(0, 0, mark.state)
        it.replay(self.entries[mark.at :])
        it.answered = [counts.copy() for counts in self.answered]
        if self._kept:
            it._kept = {k: v[:] for k, v in self._kept.items()}
        return it

    def replay(self, script: list[Entry], strict: bool = False, lean: bool = False) -> None:
        """Run from a boundary through recorded answers and outcomes. Strict: every answer is checked again.
        Lean: without fingerprints and with few marks. Mismatch says which entry does not fit."""
        self._script, self._at, self._lean = script, 0, lean
        try:
            self._boundary()
            while self._at < len(script):
                track, _, kind, value = script[self._at]
                decision = self.pending.get(track) or self.offers.get(track)
                if decision is None or decision.kind is not kind:
                    raise Mismatch(f"the record has an answer to {kind}, the rules ask {decision or 'nothing'}")
                if strict and (decision.refuse(value) is not None or all(value != o for o in decision.options())):
                    raise Mismatch(f"the answer {value!r} to {decision} is not legal: {decision.refuse(value)}")
                self._at += 1
                self.put(track, value)
        except Mismatch as error:
            error.at = self._at
            raise
        except Exception as error:  # rules that meet what they never expected can fail in any way
            raise Mismatch(f"{type(error).__name__}: {error}", self._at) from error
        finally:
            self._script, self._at, self._lean = [], 0, False

    def mind(self, seat: int) -> Mind:
        """What a bot in that seat is given: nothing but its knowledge."""
        from orrery.core.mind import Mind

        return Mind(self, seat)

    def imagine(self, seat: int, chance: int) -> Table[S]:
        """A full table consistent with what the seat knows; the rest is made up from `chance`."""
        return self.mind(seat).imagine(chance)

    def view(self, seat: int) -> TableView:
        """What a seat (or with -1 a spectator) may see; parts are built when looked at."""
        from orrery.core.view import TableView

        return TableView(self, seat)

    # --- undo -----------------------------------------------------------------------------------------------

    def _last_answer(self, seat: int) -> int:
        for i in range(len(self.entries) - 1, self.frozen - 1, -1):
            if not is_chance(self.entries[i]) and self.entries[i][1] == seat:
                return i
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last answer back without anybody's consent."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> tuple[int, bool] | None:
        """The place of the seat's last answer, if no barrier lies behind it; and whether it lies inside the
        `together` that is still open (then only the seat's own track is taken back)."""
        if not self.live:
            return None
        i = self._last_answer(seat)
        if i < 0 or i < self.revealed:
            return None
        inside = bool(self._kids) and i >= self._from
        own = self.entries[i][0]
        if self.entries[i][2].reaction and not inside:
            return None  # whether it could be taken back would tell who else was asked
        for track, who, kind, _ in self.entries[i + 1 :]:
            if isinstance(kind, ChanceKind):
                if who and not (inside and track != own):
                    return None
            elif not inside:
                return None
        return i, inside

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer: to the last barrier on its own, beyond it with consent of the table
        (outcomes that were seen stay as they were)."""
        if not self.live:
            raise Refused("undo", seat)
        found = self._undoable(seat)
        if found is None:
            i = self._last_answer(seat)
            if not consent or i < 0:
                raise Refused("undo", seat)
            self._keep(self.entries[i:])
            self.undone = []
            self._rebuild(self.entries[:i], i)
            return
        i, inside = found
        taken = self.entries[i]
        self._keep([e for e in self.entries[i:] if not inside or e[0] == taken[0]])
        if inside:
            rest = [e for e in self.entries[i + 1 :] if e[0] != taken[0]]
            self._rebuild(self.entries[:i] + rest, i)
        else:
            self._rebuild(self.entries[:i], i)
        self.undone.append((seat, taken[2], taken[3]))

    def redo(self, seat: int) -> None:
        """Give the answer again that was taken back last."""
        at = max((i for i, u in enumerate(self.undone) if u[0] == seat), default=-1) if self.live else -1
        for track, decision in self.asked(seat) if at >= 0 else []:
            _, kind, value = self.undone[at]
            if decision.kind is kind and decision.refuse(value) is None:
                del self.undone[at]
                self._put_safely(track, value)
                return
        raise Refused("redo", seat)

    def _keep(self, dropped: list[Entry]) -> None:
        """What chance has decided comes again when it is asked the same for the same eyes, until the round ends."""
        for entry in dropped:
            if is_chance(entry):
                self._kept.setdefault((entry[2].name, entry[1]), []).extend(entry[3])

    def _once_more(self, ask: Chance[Any]) -> Any:
        kept = self._kept.get((ask.kind.name, ask.seen), [])
        count = getattr(ask, "count", 0)
        value = tuple(kept[:count])
        if count and len(value) == count and ask.fits(value):
            del kept[:count]
            return value
        return None

    def going_back(self, seat: int) -> Snapshot | Mark | Filed | None:
        """Where an undo of the seat's last answer would start from; a filed snapshot has to be fetched before."""
        i = self._last_answer(seat) if self.live else -1
        return self._before(i) if i >= 0 else None

    def _before(self, cut: int) -> Snapshot | Mark | Filed:
        """The last mark, or else snapshot, before `cut`."""
        marks = [m for m in [*self._older, self.mark] if m.at <= cut]
        return marks[-1] if marks else next(kept for kept in reversed(self.snapshots) if kept.at <= cut)

    def _rebuild(self, entries: list[Entry], cut: int) -> None:
        """Go back to the last mark before `cut` and play the given entries again."""
        base = self._before(cut)
        self._older = [m for m in self._older if m.at < base.at]
        mark = base if isinstance(base, Mark) else Mark(base.at, base.lines, base.state)
        self.mark = mark
        self.state = mark.state.clone()
        del self.journal[mark.lines :]
        self.state.journal = self.journal
        self.prints = [p for p in self.prints if p[0] <= mark.at]
        self.snapshots = [m for m in self.snapshots if m.at <= mark.at]
        self.revealed = min(self.revealed, mark.at)
        self.over = False
        self._close_kids()
        self.pending.clear()
        self.offers.clear()
        self._left, self._flow, self._sealed = 0, None, False
        self.entries = entries[: mark.at]
        self.replay(entries[mark.at :])
        self.count_answers()

    def count_answers(self) -> None:
        """Count anew how often each seat has answered each kind of question."""
        self.answered = [{} for _ in range(self.players)]
        for entry in self.entries:
            if not is_chance(entry):
                counts, name = self.answered[entry[1]], entry[2].name
                counts[name] = counts.get(name, 0) + 1


class Mismatch(Exception):
    """A record does not fit the rules; `at` is the entry, counted from where the replay began."""

    def __init__(self, message: str, at: int = -1) -> None:
        super().__init__(message)
        self.at = at
