"""Twilight Imperium 4 in the browser: the exact odds of fights, computed beside the event loop, and what retreating
would lead to. What else could count is in what_if.py."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from orrery.games.ti4.board import shapes
from orrery.games.ti4.board.shapes import ByNumber, Weighed
from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.fights import SOON, TOGETHER, GroundFight, SpaceFight, attack
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.stacks import Stack, stack_of
from orrery.games.ti4.odds.switches import odds_with
from orrery.games.ti4.rules.data import INFANTRY, MECH
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Seat
from orrery.telling.sight import Sight
from orrery.telling.slow import Slow
from orrery.text import Words

Fight = SpaceFight | GroundFight
Ends = BattleOdds | InvasionOdds
Named = tuple[tuple[str, int], ...]
"""Texts by name, and how often each counts."""
MOST_TROOPS = 8
"""Up to so many ground forces, the chance is shown for each number of them."""


def sent(s: Imperium) -> bytes:
    """What a reader sees of the table, in the form in which it goes to a worker."""
    return pickle.dumps(s)


def assumed(fight: bytes, counts: tuple[Named, Named], leaves: tuple[int, int], most: int) -> Ends | None:
    """How a fight ends if these texts of both sides count as often as named, and each side announces a retreat in a
    round (0: never); nothing if it is too large. Runs in a worker."""
    it: Fight = pickle.loads(fight)
    plans = FightPlan(leave=leaves[0]), FightPlan(leave=leaves[1])
    try:
        return odds_with(it, (dict(counts[0]), dict(counts[1])), plans, most)
    except TooLarge:
        return None


def plain(fight: Fight, slow: Slow, leaves: tuple[int, int] = (0, 0)) -> Ends | None:
    """How a fight ends as the table shows it."""
    return slow(assumed, pickle.dumps(fight), ((), ()), leaves, SOON)


def attackable(state: bytes, seat: Seat, places: Sequence[Place]) -> list[tuple[Place, Ends | None]]:
    """The space combats that a player could start in these systems with everything that could go there, and how they
    end. `state`: what the player sees. Runs in a worker."""
    s: Imperium = pickle.loads(state)
    fights = [(place, attack(s, seat, place)) for place in places]
    return [(place, assumed(pickle.dumps(it), ((), ()), (0, 0), TOGETHER)) for place, it in fights if it is not None]


# --- in the shape the board draws --------------------------------------------------------------------------------


def percent(p: float) -> float:
    return round(100 * p, 1)


def odds_told(found: Ends | None) -> shapes.Odds | None:
    """Odds in percent."""
    if found is None:
        return None
    left = (found.attacker_left, found.defender_left) if isinstance(found, BattleOdds) else (0.0, 0.0)
    return shapes.Odds(
        win=percent(found.win),
        lose=percent(found.lose),
        draw=percent(found.draw),
        attacker_left=percent(left[0]),
        defender_left=percent(left[1]),
        rounds=round(found.rounds, 1),
        losses=([round(n, 1) for n in found.losses[0]], [round(n, 1) for n in found.losses[1]]),
    )


def told_notes(words: Words) -> list[str]:
    """What the odds take for granted, in words."""
    return [words.text(key) for key in ("ti4-fight-assumes-losses", "ti4-fight-assumes-use", "ti4-fight-assumes-cards")]


def weighed(
    fight: Fight, view: Sight, words: Words, slow: Slow, leave: int = 0, known: tuple[Ends | None] | None = None
) -> Weighed:
    """The odds of a fight as the table shows it; when they are known, also if the reader announces a retreat in round
    `leave`. `known`: what has been computed with other fights."""
    waiting = len(slow.wanted)
    part = fight.seats.index(Seat(view.seat)) if view.seat in fight.seats else -1
    (found,) = (plain(fight, slow),) if known is None else known
    leaving = None
    if leave and part >= 0 and len(slow.wanted) == waiting:
        leaving = plain(fight, slow, (leave, 0) if part == 0 else (0, leave))
    return Weighed(
        odds=odds_told(found),
        leaving=odds_told(leaving),
        weighing=len(slow.wanted) > waiting,
        notes=told_notes(words),
    )


def by_number(fight: GroundFight, slow: Slow) -> list[ByNumber]:
    """The chance to take a planet with fewer ground forces: infantry stays aboard first, mechs last."""
    mine, theirs = fight.armies
    found = []
    for army in fewer(mine):
        ends = plain(fight._replace(armies=(army, theirs)), slow)
        if ends is not None:
            found.append(ByNumber(sum(army.all), percent(ends.win)))
    return found


def fewer(army: Stack) -> list[Stack]:
    """An army of one, of two and so on, up to all of it."""
    count = sum(army.all)
    if count > MOST_TROOPS:
        return []
    found = []
    for n in range(1, count + 1):
        some = Forces()
        mechs = min(n, army.all[MECH])
        some.add(MECH, mechs, max(0, mechs - (army.all[MECH] - army.hurt[MECH])))
        some.add(INFANTRY, min(n - mechs, army.all[INFANTRY]))
        found.append(stack_of(some))
    return found
