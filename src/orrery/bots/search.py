"""Search: imagine many worlds that fit what the seat knows, try each candidate answer in all of them, and drop
the worse half again and again. It knows no game; see `knowledge` for what it uses where there is some."""

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
ROUNDS = 3
WIDTH = 10
NOISE = 0.0
SCALE = 12.0
CERTAIN = 2.5
LEAST = 6
WIN = 0.25
PRIOR = 8.0
"""In so many worlds the instinct's answer is taken to have been ahead already ..."""
PRIOR_GAP = 0.03
"""... by this much."""


class Search:
    """Budget: `ms` milliseconds a decision, or `sims` rollouts (then the answer is the same on every machine)."""

    def __init__(self, seed: int, ms: int = 0, sims: int = 0, rounds: int = ROUNDS, rollout: str = "instinct") -> None:
        given = {"ms": ms, "sims": sims, "rounds": rounds if rounds != ROUNDS else 0}
        settings = [f"{k}={v}" for k, v in given.items() if v] + (
            [f"rollout={rollout}"] if rollout != "instinct" else []
        )
        self.name = "search" + (":" + ",".join(settings) if settings else "")
        self.seed = seed
        self.ms = ms or DEFAULT_MS
        self.sims = sims
        self.rounds = rounds
        self.rollout = rollout

    def decide(self, mind: Mind) -> Any:
        begin = perf_counter()
        question = mind.question
        if len(list(islice(question.options(), 2))) == 1:
            return next(iter(question.options()))
        dice = dice_for(self.seed, mind)
        stand_in = mind.imagine(0, fill=True)
        known = knowledge(stand_in.game.name)
        first = known.instinct(stand_in, mind.track, stand_in.asked(mind.seat)[0][1], dice)
        width = WIDTH if not self.sims else max(2, min(WIDTH, self.sims // 8))
        tried = Trial(self, mind, known, candidates(question, first, width, dice), dice)
        if self.sims:
            return tried.best(lambda: tried.count / self.sims)
        return tried.best(lambda: (perf_counter() - begin) * 1000 / self.ms)


class Trial:
    """One question being thought about."""

    def __init__(self, search: Search, mind: Mind, known: Knowledge, answers: list[Any], dice: Random) -> None:
        self.mind = mind
        self.known = known
        self.instinct = any_answer if search.rollout == "random" else known.instinct
        self.rounds = search.rounds
        self.answers = answers
        self.seed = dice.getrandbits(60)
        self.values: list[list[float]] = [[] for _ in answers]
        self.alive = list(range(len(answers)))
        self.count = 0

    def best(self, spent: Callable[[], float]) -> Any:
        """Play in world after world until the budget is spent (1.0) or one answer is left."""
        halvings = max(1, round(log2(len(self.answers))))
        world = failed = halved = 0
        while len(self.alive) > 1 and failed < 20:
            share = spent()
            if share >= 1.0:
                break
            if share * halvings >= halved + 1:
                halved += 1
                self._halve()
                continue
            if not self._try_world(world):
                failed += 1
            world += 1
            if world % 4 == 0 and world >= LEAST:
                self._drop_hopeless()
        return self.answers[max(self.alive, key=lambda i: (self._lead(i), -i))]

    def _lead(self, i: int) -> float:
        """How far an answer is ahead of the instinct's, which gets the benefit of the doubt."""
        if i == 0:
            return 0.0
        mine, first = self.values[i], self.values[0]
        gap = sum(mine) - sum(first[: len(mine)])
        return (gap - PRIOR * PRIOR_GAP) / (len(mine) + PRIOR)

    def _halve(self) -> None:
        """Keep the better half, and the instinct's answer to compare with."""
        ranked = sorted(self.alive, key=lambda i: (-self._lead(i), i))
        self.alive = sorted({0, *ranked[: (len(ranked) + 1) // 2]})

    def _drop_hopeless(self) -> None:
        """Drop answers that the leader beats for certain: in the same worlds, so luck is mostly shared."""
        leader = max(self.alive, key=lambda i: (self._lead(i), -i))
        ahead = self.values[leader]
        n = len(ahead)
        left = []
        for i in self.alive:
            gaps = [a - b for a, b in zip(ahead, self.values[i], strict=True)]
            mean = sum(gaps) / n
            spread = sqrt(sum([(g - mean) ** 2 for g in gaps]) / (n - 1) / n)
            if i == leader or mean <= CERTAIN * spread + 1e-9:
                left.append(i)
        self.alive = left if left == [leader] else sorted({0, *left})

    def _try_world(self, world: int) -> bool:
        """Every answer still in the race in one and the same imagined world."""
        mind = self.mind
        table = mind.imagine(self.seed + world)
        track = mind.track
        asked = table.pending.get(track) or table.offers.get(track)
        if asked is None or asked.seat != mind.seat:
            return False
        for i in self.alive:
            copy = table.clone()
            copy.put(track, self.answers[i])
            self.values[i].append(self._play(copy, Random(self.seed + world)))
            self.count += 1
        return True

    def _play(self, table: Table, dice: Random) -> float:
        """Play on by instinct, with a little noise, for some rounds; then judge."""
        pending, put, instinct, random = table.pending, table.put, self.instinct, dice.random
        clock, s = self.known.clock, table.state
        stop = clock(s) + self.rounds if clock is not None else 0
        while pending:
            track, decision = next(iter(pending.items()))
            if random() < NOISE:
                put(track, decision.sample(dice))
            else:
                put(track, instinct(table, track, decision, dice))
            if clock is not None and clock(s) >= stop:
                break
        return self._judge(table)

    def _judge(self, table: Table) -> float:
        """Between -1 (lost) and 1 (won)."""
        s, me, worth = table.state, self.mind.seat, self.known.worth
        if table.over or worth is None:
            points = [float(x) for x in table.game.score(s)]
        else:
            points = [worth(s, seat) for seat in range(table.players)]
        others = max([x for seat, x in enumerate(points) if seat != me])
        value = tanh((points[me] - others) / SCALE)
        if table.over:
            winners = table.game.winners(s)
            won = 2.0 / len(winners) - 1.0 if me in winners else -1.0
            value += WIN * (won - value)
        return value
