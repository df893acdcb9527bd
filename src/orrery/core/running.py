"""Running: how a game runs. It drives steps by hand, holds questions open until they are answered, and takes
outcomes from a script, a source or chance; a live one keeps marks, fingerprints and snapshots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

from orrery.core.ask import CHANCE, DECISION, Decision, Dice, Kind
from orrery.core.chance import EVENT, Chance
from orrery.core.fault import Fault, failed
from orrery.core.game import Game, S
from orrery.core.history import Entry, Mark, Mismatch, PackedMark, StoredSnapshot, is_chance
from orrery.core.kept import Kept
from orrery.core.state import Journal
from orrery.core.together import MAIN, Flow, Together, Track, offer_track
from orrery.core.windows import STOPPED, Moment, Window

Source = Callable[[Chance[Any], int], Any]
"""Supplies outcomes in place of chance: given the event and its track, an outcome or None."""

MARKS_KEPT = 6
MARKED_AT_THE_END = 40
"""A lean replay takes marks only at the start of rounds and within this many entries of the end."""


def legal(decision: Decision[Any], value: Any) -> bool:
    """Whether a value is a legal answer and, where options are listed, one of them."""
    return decision.refuse(value) is None and (not decision.LISTED or any(value == o for o in decision.options()))


class Running(Generic[S]):
    """A game in progress: the state, the open questions, and the history so far."""

    __slots__ = (
        "_at", "_flow", "_from", "_kids", "_lean", "_left", "_older", "_proof", "_results", "_script", "_sealed",
        "answered", "config", "entries", "frozen", "game", "journal", "kept", "live", "mark", "moment", "offers",
        "over", "pending", "players", "prints", "revealed", "seed", "snapshots", "source", "state", "stops", "undone",
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
        self.kept = Kept()
        self._lean = False
        self._proof: tuple[int, str] | None = None
        self.stops: frozenset[str] = frozenset()
        """The windows at which the table stops, so that seats can say whether they want to react."""
        self.moment: Window | None = None
        """The window at which it has stopped."""

    def begin_live(self, frozen: int) -> None:
        """Start keeping history from the current state; entries before `frozen` cannot be undone."""
        self.live = True
        self.journal: Journal = []
        self.prints: list[tuple[int, str]] = []
        self.snapshots: list[PackedMark | Mark | StoredSnapshot] = []
        self.undone: list[tuple[int, Kind[Any], Any]] = []
        self.revealed = frozen
        self.frozen = frozen
        self.state.journal = self.journal
        self.mark = Mark(len(self.entries), 0, self.state.clone())
        self.snapshots.append(PackedMark.of(self.mark))
        self._older: list[Mark] = []

    def go_on(self) -> None:
        """Run steps until a question is open or none is due."""
        s = self.state
        schedule, steps, limits = s.schedule, self.game.steps, self.game.limits
        while schedule:
            if self.live:
                self._checkpoint()
            if limits is not None and (flow := limits(s)) is not None:
                self._flow = flow
                if not self._run(None):
                    return
            frame = schedule.pop()
            self._flow = steps[frame[0]](s, *frame[1:])
            if not self._run(None):
                return
        self.over = True
        if self.live:
            self._print()

    def _print(self) -> None:
        """Take the fingerprint of a boundary, the first after an entry; compare it if it is the proof."""
        at = len(self.entries)
        if self._proof is not None and self._proof[0] == at:
            if self._proof[1] != self.game.codec.fingerprint(self.state):
                english = "the rules lead to another position than the one that was kept"
                raise Mismatch(Fault("fault-position", english))
            self._proof = None
        if not self._lean and (not self.prints or self.prints[-1][0] < at):
            self.prints.append((at, self.game.codec.fingerprint(self.state)))

    def _checkpoint(self) -> None:
        """At a step boundary of a live table: take a mark, a fingerprint and, where a round begins, a snapshot."""
        at = len(self.entries)
        if self._proof is not None:
            self._print()
        begins = self.state.schedule[-1][0] == self.game.round_step and self.snapshots[-1].at < at
        if not begins and (at <= self.mark.at or (self._lean and len(self._script) - self._at > MARKED_AT_THE_END)):
            return
        if at > self.mark.at:
            self._older = [*self._older[1 - MARKS_KEPT :], self.mark]
        self.mark = Mark(at, len(self.journal), self.state.clone())
        self._print()
        if begins:
            self.snapshots.append(self.mark if self._lean else PackedMark.of(self.mark))
            if not self._script:
                self.kept.clear()

    def _run(self, value: Any) -> bool:
        """Send a value into the current step; True if it has ended, False if it waits for a seat."""
        flow = self._flow
        assert flow is not None
        send = flow.send
        try:
            ask = send(value)
            while ask.TAG != DECISION:
                if ask.TAG == CHANCE:
                    value = self._outcome(ask, MAIN)
                    if self.stops and self._stops_at(ask):
                        value = ()
                elif ask.TAG == STOPPED:
                    self.moment = ask.window
                    return False
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

    def _stops_at(self, ask: Chance[Any]) -> bool:
        """Whether to stop at a moment in which somebody could react; the record does not show it. A replay stops only
        when its script has run out."""
        return isinstance(ask, Moment) and ask.name in self.stops and self._at == len(self._script)

    def leave_moment(self) -> None:
        """Continue from the moment at which the table has stopped."""
        self.moment = None
        if self._run(None):
            self.go_on()

    def _begin(self, ask: Together[Any]) -> bool:
        """Start the flows of a `together`; True if all are done at once."""
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
            for seat, flow in ask.offers.items():
                if not self._left:
                    break
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
        """Send a value into one track of a `together`, which runs until it waits or ends."""
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
        elif result is not None:  # taken up: the open questions are withdrawn
            done = {seat: it for seat, it in self._results.items() if seat not in self._kids}
            self._results = {**done, track: result}
            self._left = 0
            self.pending.clear()

    def _join(self) -> dict[int, Any]:
        """All are done: close the offers and return the results in seat order."""
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
                english = "the record has {given}, the rules ask for {asked}"
                raise Mismatch(Fault("fault-other-chance", english, given=str(entry[2]), asked=str(ask.kind)))
            value = entry[3]
        elif self.kept:
            value = self.kept.again(ask)
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
        """Give an answer on a track, unchecked, and run to the next question."""
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
            self.go_on()

    def play(self, policy: Callable[[Decision[Any]], Any], limit: int = 1 << 30) -> int:
        """Let a policy answer everything except open offers until the game is over; returns the number of decisions."""
        pending, count = self.pending, 0
        while pending and count < limit:
            track = next(iter(pending))
            self.put(track, policy(pending[track]))
            count += 1
        return count

    def play_random(self, dice: Dice, limit: int = 1 << 30) -> int:
        """Like `play`, with random answers."""
        pending, put, count = self.pending, self.put, 0
        while pending and count < limit:
            track, asked = next(iter(pending.items()))
            put(track, asked.sample(dice))
            count += 1
        return count

    def replay(
        self, script: list[Entry], strict: bool = False, lean: bool = False, proof: tuple[int, str] | None = None
    ) -> None:
        """Run from a step boundary through recorded answers and outcomes. `strict` checks every answer again. `lean`
        takes no fingerprints and few marks; only the `proof` is compared. Mismatch says which entry does not fit."""
        self._script, self._at, self._lean, self._proof = script, 0, lean, proof
        try:
            self.go_on()
            while self._at < len(script):
                track, _, kind, value = script[self._at]
                decision = self.pending.get(track) or self.offers.get(track)
                if decision is None or decision.kind is not kind:
                    english = "the record has an answer to {given}, the rules ask {asked}"
                    asked = Fault("fault-nothing", "nothing") if decision is None else str(decision)
                    raise Mismatch(Fault("fault-other-question", english, given=str(kind), asked=asked))
                if strict and not legal(decision, value):
                    english = "the answer {given} to {asked} is not legal: {no}"
                    no = str(decision.refuse(value))
                    raise Mismatch(Fault("fault-illegal", english, given=repr(value), asked=str(decision), no=no))
                self._at += 1
                self.put(track, value)
        except Mismatch as error:
            error.at = self._at
            raise
        except Exception as error:  # on unexpected input rules can fail in any way
            raise Mismatch(failed(error), self._at) from error
        finally:
            self._script, self._at, self._lean, self._proof = [], 0, False, None

    def count_answers(self) -> None:
        """Recount how often each seat has answered each kind of question."""
        self.answered = [{} for _ in range(self.players)]
        for entry in self.entries:
            if not is_chance(entry):
                counts, name = self.answered[entry[1]], entry[2].name
                counts[name] = counts.get(name, 0) + 1
