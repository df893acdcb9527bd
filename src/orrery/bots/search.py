"""Search: imagine many worlds that fit what the seat knows, try each candidate answer in all of them, and drop
the worse half again and again. It knows no game; `knowledge` says what it may use where there is some."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import log2, sqrt, tanh
from random import Random
from time import perf_counter
from typing import Any

from orrery.bots.bot import dice_for
from orrery.bots.candidates import candidates
from orrery.bots.knowledge import Knowledge, any_answer, knowledge
from orrery.core.mind import Mind
from orrery.core.table import Table

DEFAULT_MS = 200
DEFAULT_ROUNDS = 3
WIDTH = 10
"""No more candidates than this, and fewer where the budget is small."""
WIN = 0.25
"""How much a victory that is certain counts beside the points it was won by."""
CERTAIN = 2.5
"""So many standard errors behind, an answer is given up."""
FAILURES = 20
"""After so many worlds that do not ask the question, nothing can be learnt."""
PRIOR = 8.0
"""In so many worlds the instinct's answer is taken to have been tried already ..."""
PRIOR_LEAD = 0.03
"""... and to have been ahead of every other by this much. A search that could try little thus follows the instinct."""


class Search:
    """Budget: `ms` milliseconds a decision, or `sims` rollouts (then the answer is the same on every machine).
    A rollout goes on for `rounds` rounds where the game's rounds are known, else to the end; if it is not told and the
    game knows turns, for some turns of the seat."""

    def __init__(self, seed: int, ms: int = 0, sims: int = 0, rounds: int = 0, rollout: str = "instinct") -> None:
        settings = {
            "ms": ms,
            "sims": sims,
            "rounds": rounds,
            "rollout": rollout if rollout != "instinct" else "",
        }
        given = ",".join(f"{name}={value}" for name, value in settings.items() if value)
        self.name = f"search:{given}" if given else "search"
        self.seed = seed
        self.ms = ms or DEFAULT_MS
        self.sims = sims
        self.rounds = rounds
        self.rollout = rollout

    def decide(self, mind: Mind) -> Any:
        begin = perf_counter()
        question = mind.question
        if len(few := list(islice(question.options(), 2))) == 1:
            return few[0]
        dice = dice_for(self.seed, mind)
        stand_in = mind.stand_in
        known = knowledge(stand_in.game.name)
        first = known.instinct(stand_in, mind.track, question, dice)
        width = max(2, min(WIDTH, (self.sims or self.ms) // 8))
        if known.alternatives is None:
            tried = candidates(question, first, width, dice)
        else:
            tried = list(dict.fromkeys([first, *known.alternatives(stand_in, question)]))[:width]
        trial = Trial(self, mind, known, tried, dice.getrandbits(60))
        if self.sims:
            return trial.best(lambda: trial.count / self.sims, lambda: False)
        return trial.best(
            lambda: (perf_counter() - begin) * 1000 / self.ms, lambda: (perf_counter() - begin) * 1000 > self.ms
        )


class Trial:
    """One question being thought about: the candidates, and what each came to in every world it was tried in.
    The instinct's answer is the first; the others are measured against it, world by world, so that luck is shared."""

    def __init__(self, search: Search, mind: Mind, known: Knowledge, answers: list[Any], seed: int) -> None:
        self.mind = mind
        self.known = known
        self.instinct = any_answer if search.rollout == "random" else known.instinct
        self.turn = "" if search.rounds else known.turn
        self.rounds = 1 if self.turn else search.rounds or DEFAULT_ROUNDS
        self.answers = answers
        self.seed = seed
        self.values: list[list[float]] = [[] for _ in answers]
        self.alive = list(range(len(answers)))
        self.count = 0

    def best(self, spent: Callable[[], float], late: Callable[[], bool]) -> Any:
        """Try world after world until the budget is spent (1.0) or one answer is left. With equal parts of the
        budget between them, the worse half is dropped until two are left. `late` may end it inside a world."""
        halvings = max(1, round(log2(len(self.answers))))
        world = failed = halved = 0
        while len(self.alive) > 1 and failed < FAILURES:
            share = spent()
            if share >= 1.0:
                break
            if share * halvings >= halved + 1:
                halved += 1
                self._halve()
                continue
            failed += not self._try_world(world, late)
            world += 1
            if world % 4 == 0:
                self._drop_hopeless()
        return self.answers[self._leader()]

    # --- comparing ------------------------------------------------------------------------------------------

    def _lead(self, i: int) -> float:
        """How far an answer is ahead of the instinct's, which has the benefit of the doubt."""
        if i == 0:
            return 0.0
        mine, first = self.values[i], self.values[0]
        gap = sum(mine) - sum(first[: len(mine)])
        return (gap - PRIOR * PRIOR_LEAD) / (len(mine) + PRIOR)

    def _leader(self) -> int:
        return max(self.alive, key=lambda i: (self._lead(i), -i))

    def _halve(self) -> None:
        """Keep the better half, and the instinct's answer to measure by."""
        ranked = sorted(self.alive, key=lambda i: (-self._lead(i), i))
        self.alive = sorted({0, *ranked[: (len(ranked) + 1) // 2]})

    def _drop_hopeless(self) -> None:
        """Drop the answers that the leader beats for certain."""
        leader = self._leader()
        ahead = self.values[leader]
        n = len(ahead)
        if n < 4:
            return
        left = [leader]
        for i in self.alive:
            if i != leader:
                gaps = [a - b for a, b in zip(ahead, self.values[i], strict=True)]
                mean = sum(gaps) / n
                error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1) / n)
                if mean <= CERTAIN * error:
                    left.append(i)
        self.alive = left if left == [leader] else sorted({0, *left})

    # --- trying ---------------------------------------------------------------------------------------------

    def _try_world(self, world: int, late: Callable[[], bool]) -> bool:
        """Every answer still in the race in one and the same imagined world; False if it does not ask for one."""
        mind = self.mind
        table = mind.imagine(self.seed + world)
        track = mind.track
        asked = table.pending.get(track) or table.offers.get(track)
        if asked is None or asked.seat != mind.seat or asked.kind is not mind.question.kind:
            return False
        found = []
        for i in self.alive:
            copy = table.clone()
            copy.put(track, self.answers[i])
            found.append(self._play(copy, Random(self.seed + world)))
            self.count += 1
            if late():
                return True
        for i, value in zip(self.alive, found, strict=True):
            self.values[i].append(value)
        return True

    def _play(self, table: Table, dice: Random) -> float:
        """Let all seats follow their instinct for some rounds, then judge. Open offers stay open."""
        pending, put, instinct = table.pending, table.put, self.instinct
        clock, s = self.known.clock, table.state
        stop = clock(s) + self.rounds if clock is not None else 0
        turn, left, me = self.turn, self.known.turns, self.mind.seat
        while pending:
            track, decision = next(iter(pending.items()))
            if decision.kind.name == turn and decision.seat == me:
                left -= 1
                if not left:
                    break
            put(track, instinct(table, track, decision, dice))
            if clock is not None and clock(s) >= stop:
                break
        return self._judge(table)

    def _judge(self, table: Table) -> float:
        """Between -1 (lost) and 1 (won), by the lead over the best of the others."""
        s, me, worth = table.state, self.mind.seat, self.known.worth
        if table.over or worth is None:
            points = [float(score) for score in table.game.score(s)]
        else:
            points = [worth(s, seat) for seat in range(table.players)]
        value = tanh((points[me] - max(points[:me] + points[me + 1 :])) / self.known.scale)
        if table.over:
            winners = table.game.winners(s)
            won = 2.0 / len(winners) - 1.0 if me in winners else -1.0
            value += WIN * (won - value)
        return value
