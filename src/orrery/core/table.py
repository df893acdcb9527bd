"""Table: a game being played. Here it is answered, viewed, copied and undone; `running.py` runs it.
A position is a mark (a copy of the state at a step boundary) and the answers and outcomes since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.ask import Decision
from orrery.core.chance import ChanceKind, seeded
from orrery.core.fault import Fault
from orrery.core.game import Game, S
from orrery.core.history import Entry, Mark, Mismatch, PackedMark, StoredSnapshot, Story, is_chance
from orrery.core.kept import Kept
from orrery.core.mind import Mind
from orrery.core.refusal import No, Refused
from orrery.core.running import Running, Source
from orrery.core.together import offer_seat
from orrery.core.view import TableView


class Table(Running[S]):
    """A game being played. `live` tables keep marks, history, journal, fingerprints and snapshots;
    the others (search, rollouts) keep only what a copy needs."""

    __slots__ = ()

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
        table.go_on()
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
        table.journal += story.journal[: base.lines]
        table.mark = table.mark._replace(lines=base.lines)
        table.snapshots = [*story.snapshots]
        table.prints = [it for it in story.prints if it[0] <= base.at]
        proof = None if anew or not story.prints or story.prints[-1][0] <= base.at else story.prints[-1]
        table.stops = stops
        table.replay(story.entries[base.at :], lean=not anew, proof=proof)
        if anew:
            return table
        if len(table.entries) != len(story.entries) or len(table.journal) != len(story.journal):
            untold = Fault("fault-kept", "the rules produce more or fewer lines than were kept")
            raise Mismatch(untold, len(table.entries) - base.at)
        table.prints = [*story.prints]
        table.revealed = story.revealed
        table.undone = [*story.undone]
        table.kept = Kept.copy_of(story.kept)
        return table

    def story(self) -> Story:
        """What to store of this table, except its snapshots: those are stored as they are made."""
        return Story(self.entries, self.journal, self.prints, [], self.frozen, self.revealed, self.undone, self.kept)

    # --- questions and answers ------------------------------------------------------------------------------

    def asked(self, seat: int) -> list[tuple[int, Decision[Any]]]:
        """The questions open to a seat, with their tracks; those that must be answered come first."""
        return [(t, d) for group in (self.pending, self.offers) for t, d in group.items() if d.seat == seat]

    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        return sorted({d.seat for d in self.pending.values()})

    def question_id(self, seat: int, asked: Decision[Any]) -> str:
        """The id of an open question. An answer that carries it cannot be taken for another question's."""
        name, count = asked.kind.name, self.answered[seat].get(asked.kind.name, 0)
        for track, offer in self.offers.items():
            if offer is asked and offer_seat(track) != seat:  # several seats may propose: each proposal has its own id
                return f"{name}.{offer_seat(track)}-{count}"
        return f"{name}-{count}"

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
        head, _, number = question.rpartition("-")
        kind = head.partition(".")[0]
        stale = number.isdecimal() and int(number) < self.answered[seat].get(kind, 0)
        raise Refused("stale" if stale else "unknown", seat, question)

    def answer(self, seat: int, value: Any, question: str | None = None) -> None:
        """Answer a question. If it is not accepted, Refused says why and nothing has changed."""
        track, decision = self.find(seat, question)
        no = self._refuse(decision, value)
        if no is not None:
            raise Refused("illegal", seat, decision.kind.name, no)
        self._put_safely(track, value)
        if self.live:
            self.undone = [u for u in self.undone if u[0] != seat]

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
        if self.moment is not None:
            return type(self.moment).__name__
        return next((str(asked.args["window"]) for asked in self.pending.values() if asked.kind.reaction), "")

    @property
    def together_from(self) -> int:
        """Where in the history the open `together` begins; the end of the history if none is open."""
        return self._from if self._kids else len(self.entries)

    @property
    def sealed(self) -> bool:
        """Whether sealed answers are being given."""
        return self._sealed and bool(self._kids)

    @property
    def sealed_from(self) -> int:
        """Where in the history the sealed answers begin; the end of the history if there are none."""
        return self.together_from if self._sealed else len(self.entries)

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An independent table in the same position (not live): a copy of the mark and the answers since."""
        mark = self.mark
        it = Table(self.game, self.players, self.config, self.seed, mark.state.clone())
        it.mark = Mark(0, 0, mark.state)
        it.replay(self.entries[mark.at :])
        it.answered = [counts.copy() for counts in self.answered]
        if self.kept:
            it.kept = Kept.copy_of(self.kept)
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

    def _last_answer(self, seat: int) -> int:
        for i in range(len(self.entries) - 1, self.frozen - 1, -1):
            if not is_chance(self.entries[i]) and self.entries[i][1] == seat:
                return i
        return -1

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may undo its last answer without anyone's consent."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> tuple[int, bool] | None:
        """The index of the seat's last answer, if no barrier comes after it; and whether it is inside the open
        `together` (then only the seat's own track is taken back)."""
        if not self.live:
            return None
        i = self._last_answer(seat)
        if i < 0 or i < self.revealed:
            return None
        inside = bool(self._kids) and i >= self._from
        own = self.entries[i][0]
        if self.entries[i][2].reaction and not inside:
            return None  # whether it can be undone would reveal who else was asked
        for track, who, kind, _ in self.entries[i + 1 :]:
            if isinstance(kind, ChanceKind):
                if who and not (inside and track != own):
                    return None
            elif not inside or (track == own and who != seat):
                return None
        return i, inside

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer: up to the last barrier freely, beyond it with the table's consent. Undo
        does not re-roll outcomes that were seen."""
        if not self.live:
            raise Refused("undo", seat)
        found = self._undoable(seat)
        if found is None:
            i = self._last_answer(seat)
            if not consent or i < 0:
                raise Refused("undo", seat)
            self.kept.keep(self.entries[i:])
            self.undone = []
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
        self.undone.append((seat, taken[2], taken[3]))

    def redo(self, seat: int) -> None:
        """Give the last undone answer again."""
        at = max((i for i, u in enumerate(self.undone) if u[0] == seat), default=-1) if self.live else -1
        for track, decision in self.asked(seat) if at >= 0 else []:
            _, kind, value = self.undone[at]
            if decision.kind is kind and decision.refuse(value) is None:
                del self.undone[at]
                self._put_safely(track, value)
                return
        raise Refused("redo", seat)

    def going_back(self, seat: int) -> PackedMark | Mark | StoredSnapshot | None:
        """Where an undo of the seat's last answer would start from; a filed snapshot has to be fetched first."""
        i = self._last_answer(seat) if self.live else -1
        return self._before(i) if i >= 0 else None

    def _before(self, cut: int) -> PackedMark | Mark | StoredSnapshot:
        """The last mark before `cut` or, failing that, the last snapshot."""
        marks = [m for m in [*self._older, self.mark] if m.at <= cut]
        return marks[-1] if marks else next(kept for kept in reversed(self.snapshots) if kept.at <= cut)

    def _rebuild(self, entries: list[Entry], cut: int) -> None:
        """Go back to the last mark before `cut` and replay the given entries."""
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
        self.over, self.moment = False, None
        self._close_kids()
        self.pending.clear()
        self.offers.clear()
        self._left, self._flow, self._sealed = 0, None, False
        self.entries = entries[: mark.at]
        stops, self.stops = self.stops, frozenset()
        self.replay(entries[mark.at :])
        self.stops = stops
        self.count_answers()
