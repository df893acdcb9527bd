"""Running: how a game runs. It drives steps by hand, holds questions open until they are answered, and takes
outcomes from a script, a source or chance. At every step boundary of a live table, `keeping.py` keeps what it needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Generic

from orrery.core.ask import CHANCE, DECISION, Decision, Dice
from orrery.core.chance import EVENT, Chance
from orrery.core.fault import Fault, failed
from orrery.core.game import Game, S
from orrery.core.history import Entry, Mark, Mismatch, is_chance
from orrery.core.keeping import Keeping
from orrery.core.kept import Kept
from orrery.core.refusal import Refused
from orrery.core.state import Ended
from orrery.core.together import MAIN, NO_OFFERS, Flow, Offers, Together, Track, offer_seat, offer_track
from orrery.core.windows import STOPPED, Moment, Window

Source = Callable[[Chance[Any], int], Any]
"""Supplies outcomes in place of chance: given the event and its track, an outcome or None."""


def legal(decision: Decision[Any], value: Any) -> bool:
    """Whether a value is a legal answer and, where options are listed, one of them."""
    return decision.refuse(value) is None and (not decision.LISTED or any(value == o for o in decision.options()))


class Running(Generic[S]):
    """A game in progress: the state, the open questions, and the history so far."""

    __slots__ = (
        "_at", "_flow", "_from", "_kids", "_left", "_offers", "_results", "_script", "_sealed", "_unseen", "answered",
        "entries", "game", "keeping", "kept", "moment", "over", "pending", "source", "state", "stops",
    )  # fmt: skip

    def __init__(self, game: Game[S], players: int, state: S, keeping: Keeping[S]) -> None:
        self.game = game
        self.state = state
        self.keeping = keeping
        self.entries: list[Entry] = []
        self.pending: dict[int, Decision[Any]] = {}
        """The questions that must be answered, by track. It is never replaced by another dict, nor is `offers`."""
        self._offers: dict[int, Decision[Any]] = {}
        self._unseen: Offers[Any] = NO_OFFERS
        self.over = False
        self.source: Source | None = None
        self.answered: list[dict[str, int]] = [{} for _ in range(players)]
        self._flow: Flow[Any] | None = None
        self._kids: dict[int, Track[Any]] = {}
        self._left = 0
        self._results: dict[int, Any] = {}
        self._sealed = False
        self._from = 0
        self._script: list[Entry] = []
        self._at = 0
        self.kept = Kept()
        self.stops: frozenset[str] = frozenset()
        """The windows at which the table stops, so that seats can say whether they want to react."""
        self.moment: Window | None = None
        """The window at which it has stopped."""

    @property
    def offers(self) -> dict[int, Decision[Any]]:
        """The questions that nobody has to answer, by track. Those that nobody has looked at yet are started now."""
        if self._unseen:
            self._show_offers()
        return self._offers

    def asked(self, seat: int) -> list[tuple[int, Decision[Any]]]:
        """The questions open to a seat, with their tracks; those that must be answered come first."""
        return [(t, d) for group in (self.pending, self.offers) for t, d in group.items() if d.seat == seat]

    def question_id(self, seat: int, asked: Decision[Any]) -> str:
        """The id of an open question: its kind and how often the seat has answered that kind."""
        name, count = asked.kind.name, self.answered[seat].get(asked.kind.name, 0)
        for track, offer in self.offers.items():
            if offer is asked and offer_seat(track) != seat:  # several seats may propose: each proposal has its own id
                return f"{name}.{offer_seat(track)}-{count}"
        return f"{name}-{count}"

    def find(self, seat: int, question: str | None) -> tuple[int, Decision[Any]]:
        """The question a seat means; Refused if it has none or means an old one."""
        if type(seat) is not int or not 0 <= seat < len(self.answered):
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

    def go_on(self) -> None:
        """Run steps until a question is open or none is due."""
        s, keeping = self.state, self.keeping
        schedule, steps, limits, live = s.schedule, self.game.steps, self.game.limits, keeping.live
        while schedule:
            if live:
                script = self._script
                if keeping.boundary(s, len(self.entries), len(script) - self._at) and not script:
                    self.kept.clear()
            if limits is not None and (flow := limits(s)) is not None:
                self._flow = flow
                if not self._run(None):
                    return
            frame = schedule.pop()
            flow = steps[frame[0]](s, *frame[1:])
            try:
                ask = flow.send(None)
            except (StopIteration, Ended):  # many steps end at once
                continue
            if not self._hear(flow, ask):
                return
        self.over = True
        if keeping.live:
            keeping.fingerprint(s, len(self.entries))

    def _run(self, value: Any) -> bool:
        """Send a value into the current step; True if it has ended, False if it waits for a seat."""
        flow = self._flow
        assert flow is not None
        try:
            ask = flow.send(value)
        except (StopIteration, Ended):
            self._flow = None
            return True
        return self._hear(flow, ask)

    def _hear(self, flow: Flow[Any], ask: Any) -> bool:
        """Give the current step what it asks for, until it has ended (True) or waits for a seat (False)."""
        self._flow, send = flow, flow.send
        try:
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
        except (StopIteration, Ended):
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
            if self._left and ask.offers:
                self._unseen = ask.offers
                if not (callable(ask.offers) or all(map(callable, ask.offers.values()))):
                    self._show_offers()
        except BaseException:
            ask.close()
            raise
        if self._left:
            return False
        if ask.offers:
            ask.close()
        return True

    def _show_offers(self) -> None:
        """Start the offers that nobody has looked at yet. As each begins with a question, it matters not when."""
        unseen, self._unseen, before = self._unseen, NO_OFFERS, len(self.entries)
        for seat, offer in (unseen() if callable(unseen) else unseen).items():
            track, flow = offer_track(seat), offer() if callable(offer) else offer
            self._kids[track] = flow
            if isinstance(flow, Decision):
                self._offers[track] = flow
            else:
                self._run_kid(track, flow, None)
        if len(self.entries) != before or not self._left:
            raise TypeError("an offer must begin with its question")

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
            (self.pending if track >= 0 else self._offers)[track] = ask

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
        if self._offers:
            self._offers.clear()
        self._unseen = NO_OFFERS
        if self._sealed and self.keeping.live and len(self._results) > 1:
            self.keeping.revealed = len(self.entries)
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
        if self.keeping.live:
            counts = self.answered[seat]
            counts[asked.kind.name] = counts.get(asked.kind.name, 0) + 1
        if track == MAIN:
            ended = self._run(value)
        else:
            flow = self._kids[track]
            if isinstance(flow, Decision):
                self._end_kid(track, value)
            else:
                if self._unseen:
                    self._show_offers()
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
        keeping = self.keeping
        self._script, self._at, keeping.lean, keeping.proof = script, 0, lean, proof
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
            self._script, self._at, keeping.lean, keeping.proof = [], 0, False, None

    def follow(self, other: Running[S], at: int) -> None:
        """From another one's mark, taken after `at` entries, get to where it is now."""
        self.replay(other.entries[at:])
        self.answered = [counts.copy() for counts in other.answered]
        if other.kept:
            self.kept = Kept.copy_of(other.kept)

    def restart(self, mark: Mark, entries: list[Entry]) -> None:
        """Drop everything that is open and run again: from a mark, through these entries instead."""
        journal, self.state = self.state.journal, mark.state.clone()
        self.state.journal = journal
        self.over, self.moment = False, None
        self._close_kids()
        self.pending.clear()
        self._offers.clear()
        self._unseen = NO_OFFERS
        self._left, self._flow, self._sealed = 0, None, False
        self.entries = entries[: mark.at]
        stops, self.stops = self.stops, frozenset()
        self.replay(entries[mark.at :])
        self.stops = stops
        self.count_answers()

    def count_answers(self) -> None:
        """Recount how often each seat has answered each kind of question."""
        self.answered = [{} for _ in self.answered]
        often = Counter(map(id, self.entries))  # in a long game that was read in, the same entry comes again and again
        for entry in {id(it): it for it in self.entries}.values():
            if not is_chance(entry):
                counts, name = self.answered[entry[1]], entry[2].name
                counts[name] = counts.get(name, 0) + often[id(entry)]
