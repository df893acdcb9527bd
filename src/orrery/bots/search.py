"""Search: imagine many worlds that fit what the seat knows, try each candidate answer in all of them, and repeatedly
drop the worse half. It knows no game; `knowledge` supplies what there is to know about one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import log2, sqrt, tanh
from random import Random
from time import perf_counter
from typing import Any
from zlib import crc32

from orrery.bots.bot import dice_for
from orrery.bots.candidates import candidates
from orrery.bots.knowledge import Knowledge, any_answer, knowledge
from orrery.bots.simple import by_instinct
from orrery.core.chance import EVENT, Chance, seeded
from orrery.core.mind import Mind
from orrery.core.table import Table

DEFAULT_MS = 200
WIDTH = 10
"""The maximum number of candidates; fewer if the budget is small."""
WIN = 0.25
"""How much a certain victory counts compared with the margin."""
CERTAIN = 2.5
"""An answer this many standard errors behind is dropped."""
FAILURES = 20
"""Give up after this many worlds that do not ask the question."""
PRIOR = 8.0
"""The instinct's answer starts as if it had been tried in this many worlds and had led every other by
`Knowledge.doubt`, so that a search with a tiny budget follows the instinct."""
LEAD = 0.05
"""How much a point of lead over the mean counts compared with the chance of winning, if the game can estimate that."""


class Search:
    """The budget is `ms` milliseconds per decision, or `sims` rollouts (then the answer is the same on every machine).
    The game says how much of it each kind of question gets. A rollout lasts `rounds` rounds if the game's rounds are
    known, else to the end."""

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
        if question.LISTED and len(few := list(islice(question.options(), 2))) == 1:
            return few[0]
        dice = dice_for(self.seed, mind)
        stand_in = mind.stand_in
        known = knowledge(stand_in.game.name)
        first = known.instinct(stand_in, mind.track, question, dice)
        effort = known.effort.get(question.kind.name, 1.0)
        effort *= known.stakes(stand_in.state) if known.stakes is not None else 1.0
        sims, ms = self.sims * effort, self.ms * effort
        width = max(2, min(WIDTH, int(sims or ms / known.pace) // known.trials))
        if known.alternatives is None:
            tried = candidates(question, first, width, dice)
        else:
            tried = list(dict.fromkeys([first, *known.alternatives(stand_in, question)]))[:width]
        trial = Trial(self, mind, known, tried, dice.getrandbits(60))
        if self.sims:
            return trial.best(lambda: trial.count / sims, lambda: False)
        return trial.best(lambda: (perf_counter() - begin) * 1000 / ms, lambda: (perf_counter() - begin) * 1000 > ms)

    def volunteer(self, mind: Mind, track: int) -> Any:
        """Leave deals to the instinct: rollouts ignore open offers, so they say nothing about them."""
        return by_instinct(self.seed, mind, track)


class Trial:
    """The candidates for one question, and the value of each in every world it was tried in. The instinct's answer is
    the first; the others are compared with it world by world, so that luck is shared."""

    def __init__(self, search: Search, mind: Mind, known: Knowledge, answers: list[Any], seed: int) -> None:
        self.mind = mind
        self.known = known
        self.instinct = any_answer if search.rollout == "random" else known.instinct
        self.rounds = search.rounds or known.rounds
        self.answers = answers
        self.seed = seed
        self.values: list[list[float]] = [[] for _ in answers]
        self.alive = list(range(len(answers)))
        self.count = 0

    def best(self, spent: Callable[[], float], late: Callable[[], bool]) -> Any:
        """Try world after world until the budget is spent (1.0) or one answer is left. At equal intervals of the budget
        the worse half is dropped, until two are left. `late` may end it in the middle of a world."""
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
        leader = self._leader()
        return self.answers[leader if self._sure_of(leader) else 0]

    # --- comparing ------------------------------------------------------------------------------------------

    def _lead(self, i: int) -> float:
        """How far an answer is ahead of the instinct's, which gets the benefit of the doubt."""
        if i == 0:
            return 0.0
        mine, first = self.values[i], self.values[0]
        gap = sum(mine) - sum(first[: len(mine)])
        return (gap - PRIOR * self.known.doubt) / (len(mine) + PRIOR)

    def _leader(self) -> int:
        return max(self.alive, key=lambda i: (self._lead(i), -i))

    def _sure_of(self, i: int) -> bool:
        """Whether an answer leads the instinct's by more than `Knowledge.sure` standard errors, in `Knowledge.least`
        worlds or more. A few worlds say little about how much worlds differ: two more that differ by `Knowledge.doubt`
        are counted in."""
        mine, first = self.values[i], self.values[0]
        n = len(mine)
        if i == 0 or not self.known.sure:
            return True
        gaps = [a - b for a, b in zip(mine, first, strict=False)]
        mean = sum(gaps) / n
        spread = sum([(gap - mean) ** 2 for gap in gaps]) + 2 * self.known.doubt**2
        return n >= self.known.least and mean > self.known.sure * sqrt(spread / (n + 1) / n)

    def _halve(self) -> None:
        """Keep the better half, and the instinct's answer as the baseline."""
        ranked = sorted(self.alive, key=lambda i: (-self._lead(i), i))
        self.alive = sorted({0, *ranked[: (len(ranked) + 1) // 2]})

    def _drop_hopeless(self) -> None:
        """Drop the answers that the leader almost certainly beats."""
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
        """Try every remaining answer in the same imagined world; False if that world does not ask the question."""
        mind = self.mind
        table = mind.imagine(self.seed + world)
        track = mind.track
        asked = table.pending.get(track) or table.offers.get(track)
        if asked is None or asked.seat != mind.seat or asked.kind is not mind.question.kind:
            return False
        found = []
        for i in self.alive:
            copy = self._copy(table, world)
            copy.put(track, self.answers[i])
            found.append(self._play(copy, Random(self.seed + world)))
            self.count += 1
            if late():
                return True
        for i, value in zip(self.alive, found, strict=True):
            self.values[i].append(value)
        return True

    def _copy(self, table: Table, world: int) -> Table:
        """A copy of the imagined world, with its own luck or the same luck for every answer."""
        copy = table.clone()
        if self.known.fated:
            copy.source = Fate(copy, self.seed + world)
        return copy

    def _play(self, table: Table, dice: Random) -> float:
        """Let all seats follow their instinct for some rounds, then judge. Open offers are ignored."""
        pending, put, instinct = table.pending, table.put, self.instinct
        clock, s = self.known.clock, table.state
        stop = clock(s) + self.rounds if clock is not None else 0
        while pending:
            track, decision = next(iter(pending.items()))
            put(track, instinct(table, track, decision, dice))
            if clock is not None and clock(s) >= stop:
                break
        return self._judge(table)

    def _judge(self, table: Table) -> float:
        """From -1 (lost) to 1 (won), by the lead over the best other seat; or, if the game can estimate it, the chance
        of winning plus a little for the lead over the mean."""
        s, me, known = table.state, self.mind.seat, self.known
        if table.over or known.worth is None:
            points = [float(score) for score in table.game.score(s)]
        else:
            points = [known.worth(s, seat) for seat in range(table.players)]
        winners = table.game.winners(s) if table.over else []
        won = 1.0 / len(winners) if me in winners else 0.0
        if known.chances is not None:
            chance = won if table.over else known.chances(s, points)[me]
            return chance + LEAD * (points[me] - sum(points) / len(points))
        value = tanh((points[me] - max(points[:me] + points[me + 1 :])) / known.scale)
        if table.over:
            value += WIN * (2.0 * won - 1.0 - value)
        return value


class Fate:
    """Luck that does not depend on the answer: the third roll of a kind for a seat shows what it would have shown after
    any other answer. Without it answers would be hard to compare: each would reveal different objectives."""

    __slots__ = ("counts", "seed", "state")

    def __init__(self, table: Table, seed: int) -> None:
        self.state = table.state
        self.seed = seed
        self.counts: dict[tuple[str, int], int] = {}

    def __call__(self, ask: Chance[Any], track: int) -> None:
        """Set the chance counter for this event; chance then decides as usual."""
        key = ask.kind.name, ask.seat
        count = self.counts[key] = self.counts.get(key, 0) + 1
        self.state.rng = seeded(self.seed) + (crc32(f"{key}".encode()) << 32) + count * EVENT
