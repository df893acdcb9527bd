"""Many space combats and invasions of Twilight Imperium 4 from the set-ups of the tests, fought by the rules: how often
they end in which way."""

from __future__ import annotations

from collections import Counter

from orrery.core.state import frame, then
from orrery.core.zones import Deck
from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.fire import offense
from orrery.games.ti4.rules.invasion import invasion
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.tactical import arrive
from orrery.games.ti4.rules.things import Planet, Seat
from tests.ti4.fought import AT, PLANET, Fight, SetUp, arriving, set_up
from tests.ti4.notation import place, planet
from tests.ti4.side_by_side import SideBySide

ENDS = ("win", "lose", "draw", "attacker_left", "defender_left")


def begun(it: SetUp) -> Imperium:
    """A set-up from which nothing is drawn: without decks, which would only have to be copied."""
    s = set_up(it)
    for p in s.PLAN:
        if isinstance(getattr(s, p.name), Deck):
            setattr(s, p.name, Deck())
    return s


def fought(it: SetUp, battles: int, seed: int) -> tuple[Counter[str], list[list[int]]]:
    """How often a space combat ends in which way, and what both lost in each."""
    s = begun(it)
    arrives = [frame(arrive)] if it.plans[1].plays("card.experimental_battlestation") else []
    if arrives:
        arriving(s)
    then(s, *arrives, frame(offense, Seat(0), place(AT)), frame(combat, Seat(0), place(AT)))
    before = [in_space(s, seat, place(AT)).ships() for seat in (0, 1)]
    before[0] += s.activation.arriving.ships() if s.activation is not None else 0
    ends: Counter[str] = Counter()
    lost: list[list[int]] = [[], []]
    for fight, count in SideBySide(Fight(s, it.plans), battles, seed).fight():
        retreated, there = fight.before
        mine, theirs = fight.alive()
        slipped = [seat for seat in (0, 1) if fight.used[seat, "card.skilled_retreat"]]
        if slipped or (retreated in (0, 1) and all(there)):
            ends[("attacker_left", "defender_left")[slipped[0] if slipped else retreated]] += count
        else:
            ends["win" if mine and not theirs else "lose" if theirs and not mine else "draw"] += count
            lost[0] += [before[0] + fight.crew[0] - mine] * count
            lost[1] += [before[1] + fight.crew[1] - theirs] * count
    return ends, lost


def invaded(it: SetUp, battles: int, seed: int) -> tuple[Counter[str], list[list[int]]]:
    """The same for invasions."""
    s = begun(it)
    then(s, frame(invasion, Seat(0), place(AT)))
    world: Planet = planet(PLANET)
    ends: Counter[str] = Counter()
    lost: list[list[int]] = [[], []]
    start = in_space(s, Seat(0), place(AT)).ground_forces(), s.players[1].ground[world].ground_forces()
    for fight, count in SideBySide(Fight(s, it.plans), battles, seed).fight():
        left = [p.ground[world].ground_forces() if world in p.ground else 0 for p in fight.s.players[:2]]
        ends["win" if left[0] else "lose" if left[1] else "draw"] += count
        for side in (0, 1):
            lost[side] += [start[side] - left[side]] * count
    return ends, lost
