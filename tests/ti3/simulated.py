"""Space battles by dice, many at once: rows of ten counts for each side. It knows the rules of the battle and nothing
about how exact odds are computed; tests compare the two, and both with battles of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from orrery.games.ti3.odds.duel import BREACH, SHIELDS
from orrery.games.ti3.odds.sides import AFTER_FIRE, BEFORE_SHOTS, Side
from orrery.games.ti3.rules.things import Figure, Place
from orrery.games.ti3.rules.units import (
    BARRAGE,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    SHIPS,
    STATS,
    UNDAMAGED,
    WAR_SUN,
    tally,
)

STRONGEST = (5, 4, 2, 3, 1, 0)
"""Where an admiral is: by combat value, the largest ship among equals."""


HURT = {unit: hurt for hurt, unit in UNDAMAGED.items()}


class Simulated:
    """Many battles between two sides."""

    def __init__(self, attacker: Side, defender: Side, battles: int, seed: int, together: bool = False) -> None:
        self.together = together
        self.both = (attacker, defender)
        self.battles = battles
        self.fleets = [np.tile(np.array([*tally(it.fleet).values()]), (battles, 1)) for it in self.both]
        self.counters = [np.full(battles, it.counters) for it in self.both]
        self.dice = np.random.default_rng(seed)
        self.left = np.full(battles, -1)
        self.rows = np.arange(battles)
        self.ended = [fleet.copy() for fleet in self.fleets]
        self.gone = self.left.copy()

    # --- dice ----------------------------------------------------------------------------------------------------

    def roll(self, counts: Any, chance: float) -> Any:
        """Each die hits or not."""
        most = int(counts.max(initial=0))
        rolled = self.dice.random((self.battles, most), dtype=np.float32) < chance
        return (rolled & (np.arange(most) < counts[:, None])).sum(axis=1)

    def volley(self, by: int, shots: Sequence[tuple[Any, float, bool]]) -> Any:
        """Hits of dice by kind: how many, how likely, and whether misses are re-rolled for free; then again for
        counters, the best first."""
        hits = np.zeros(self.battles, dtype=int)
        missed = []
        for counts, chance, again in shots:
            scored = self.roll(counts, chance)
            if again:
                scored = scored + self.roll(counts - scored, chance)
            hits += scored
            missed.append((counts - scored, chance))
        if self.both[by].counters and self.both[by].whole:
            return self.rolled_again(by, shots, hits)
        if self.both[by].counters:
            hits += self.paid(by, missed)
        return hits

    def rolled_again(self, by: int, shots: Sequence[tuple[Any, float, bool]], hits: Any) -> Any:
        """Re-roll all dice for a counter, as long as fewer hit than on average."""
        average = sum((counts * chance for counts, chance, _ in shots), np.zeros(self.battles)) - 1e-9
        while (poor := (hits < average) & (self.counters[by] > 0)).any():
            self.counters[by] -= poor
            scored = sum((self.roll(counts * poor, chance) for counts, chance, _ in shots), 0 * hits)
            hits = np.where(poor, scored, hits)
        return hits

    def paid(self, by: int, missed: list[tuple[Any, float]]) -> Any:
        """One die at a time, until it hits."""
        hits = np.zeros(self.battles, dtype=int)
        for counts, chance in sorted(missed, key=lambda each: -each[1]):
            if not chance:
                continue
            while (wanted := (counts > 0) & (self.counters[by] > 0)).any():
                self.counters[by] -= wanted
                scored = self.roll(wanted.astype(int), chance)
                counts = counts - scored
                hits += scored
        return hits

    # --- losses --------------------------------------------------------------------------------------------------

    def lose(self, side: int, hits: Any) -> None:
        ships = self.fleets[side]
        while (first := (hits > 0) & (ships[:, BREACH] > 0) & (ships[:, DREADNOUGHT] > 0)).any():
            ships[:, HURT_DREADNOUGHT] += np.where(ships[:, BREACH] == 2, 1, -1) * first
            ships[:, DREADNOUGHT] -= first & (ships[:, BREACH] == 1)
            ships[:, BREACH] -= first
            hits = hits - first
        for item in self.both[side].order:
            if item in UNDAMAGED:
                taken = np.minimum(hits, ships[:, UNDAMAGED[item]] - ships[:, item])
                ships[:, item] += taken
            else:
                taken = np.minimum(hits, ships[:, item])
                ships[:, item] -= taken
                if item in HURT:
                    ships[:, HURT[item]] -= taken
            hits = hits - taken

    def alive(self) -> Any:
        return (
            (self.fleets[Place(0)][:, :6].sum(axis=1) > 0)
            & (self.fleets[Place(1)][:, :6].sum(axis=1) > 0)
            & (self.left < 0)
        )

    # --- the battle ----------------------------------------------------------------------------------------------

    def play(self) -> Simulated:
        full = np.ones(self.battles, dtype=int)
        for other in self.both[0].crossfire:
            self.lose(0, sum((self.roll(dice * full, first) for dice, first, _ in other.guns), 0 * full))
        for by in (1, 0):
            guns = [(dice * full, later, first != later) for dice, first, later in self.both[by].guns]
            self.lose(1 - by, self.volley(by, guns))
        if self.both[1].flees == BEFORE_SHOTS:
            self.left[self.alive()] = 1
        mines = self.fleets[Place(1)][:, CRUISER] * self.alive() * self.both[1].mines
        if self.together:
            scored = [self.volley(by, self.opening(by)) for by in (0, 1)]
            for by in (0, 1):
                self.lose(1 - by, scored[by])
        else:
            for by in (0, 1):
                self.lose(1 - by, self.volley(by, self.opening(by)))
        self.lose(0, mines)
        self.barrage()
        for by in (0, 1):
            self.sabotage(by)
        if self.both[1].flees == AFTER_FIRE:
            self.left[self.alive()] = 1
        number = 0
        self.put_aside()
        while self.battles:
            number += 1
            self.round(number)
            self.put_aside()
        return self

    def put_aside(self) -> None:
        """Battles that are over are kept; the others continue."""
        going = self.alive()
        for i in (0, 1):
            self.ended[i][self.rows[~going]] = self.fleets[i][~going]
            self.fleets[i] = self.fleets[i][going]
            self.counters[i] = self.counters[i][going]
        self.gone[self.rows[~going]] = self.left[~going]
        self.left, self.rows = self.left[going], self.rows[going]
        self.battles = len(self.rows)

    def opening(self, by: int) -> list[tuple[Any, float, bool]]:
        found = []
        for units, most in self.both[by].opening:
            room = np.full(self.battles, most) * self.alive()
            for unit in units:
                dice = np.minimum(room, self.fleets[by][:, unit])
                room = room - dice
                found.append((dice, self.both[by].shot[unit], False))
        return found

    def barrage(self) -> None:
        going = self.alive()
        scored = []
        for i in (0, 1):
            dice = self.fleets[i][:, DESTROYER] * BARRAGE * going * (self.fleets[1 - i][:, FIGHTER] > 0)
            scored.append(self.volley(i, [(dice, self.both[i].barrage, False)]))
        for i in (0, 1):
            fighters = self.fleets[1 - i][:, FIGHTER]
            fighters -= np.minimum(fighters, scored[i])

    def sabotage(self, by: int) -> None:
        """9 or more, then 10 destroys a war sun, whole ones first; fighters that did not destroy one do not come
        back."""
        mine, theirs = self.fleets[by], self.fleets[1 - by]
        ready = mine[:, FIGHTER] * self.alive()
        suns = theirs[:, WAR_SUN].copy()
        whole = suns - theirs[:, HURT_WAR_SUN]
        for n in range(int(suns.max(initial=0)) if self.both[by].runs else 0):
            sent = np.minimum(ready, self.both[by].runs) * (suns > n)
            ready = ready - sent
            back = self.roll(self.roll(sent, 0.2), 0.1)
            mine[:, FIGHTER] -= sent - back
            theirs[:, WAR_SUN] -= back > 0
            theirs[:, HURT_WAR_SUN] -= (back > 0) & (n >= whole)

    def round(self, number: int) -> None:
        going = self.alive()
        leaving = np.full(self.battles, -1)
        for i in (1, 0):
            few = self.fleets[i][:, :6].sum(axis=1) <= self.both[i].few
            leaving[few & bool(self.both[i].few)] = i
            if self.both[i].leave == number:
                leaving[:] = i
        scored = []
        for i, it in enumerate(self.both):
            chances = it.early[number - 1] if number <= len(it.early) else it.hit
            extra = self.flagships(i) if it.admiral >= 0 else {}
            dice = [
                ((self.fleets[i][:, unit] * STATS[unit].dice + extra.get(unit, 0)) * going, chances[unit], False)
                for unit in SHIPS
                if it.fleet.of(unit)
            ]
            scored.append(self.volley(i, dice))
        self.lose(0, self.shielded(0, scored[1]))
        self.lose(1, self.shielded(1, scored[0]))
        still = self.alive() & (leaving >= 0)
        self.left[still] = leaving[still]

    def shielded(self, side: int, hits: Any) -> Any:
        """Shields Holding turns up to two hits away, once, as soon as there are any."""
        card = (self.fleets[side][:, SHIELDS] > 0) & (hits > 0)
        self.fleets[side][card, SHIELDS] = 0
        return np.where(card, np.maximum(0, hits - 2), hits)

    def flagships(self, by: int) -> dict[int, Any]:
        """Where an extra die is rolled: the ship with the admiral; or always the strongest that is left."""
        if self.both[by].admiral in SHIPS:
            return {self.both[by].admiral: (self.fleets[by][:, self.both[by].admiral] > 0).astype(int)}
        free = np.ones(self.battles, dtype=bool)
        found = {}
        for unit in STRONGEST:
            here = free & (self.fleets[by][:, unit] > 0)
            found[unit] = here.astype(int)
            free &= ~here
        return found

    # --- how they ended ------------------------------------------------------------------------------------------

    def ends(self) -> list[float]:
        """How often the attacker won, the defender, nobody, how often the attacker left, and the defender."""
        mine, theirs = (ships[:, :6].sum(axis=1) > 0 for ships in self.ended)
        stayed = self.gone < 0
        ends = [mine & ~theirs, theirs & ~mine, mine == theirs]
        return [float((end & stayed).mean()) for end in ends] + [float((self.gone == i).mean()) for i in (0, 1)]

    def losses(self, side: int, unit: Figure) -> tuple[float, float]:
        """The average loss of ships of a kind, and its standard error."""
        lost = self.both[side].fleet.of(unit) - self.ended[side][:, unit]
        return float(lost.mean()), float(lost.std() / len(lost) ** 0.5)
