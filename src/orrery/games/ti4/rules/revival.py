"""Twilight Imperium 4: infantry that comes back: destroyed, it may lie on its card until its owner's next turn, and
then it returns to the home system (the cards of Infantry II and its like, LRR F.8)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import on_planet, open_to, planets_at
from orrery.games.ti4.rules.data import INFANTRY
from orrery.games.ti4.rules.effects import GAME, drop, in_force, lasts
from orrery.games.ti4.rules.kinds import DIE, PLACE_TROOPS
from orrery.games.ti4.rules.nouns import planet_of, troops_on
from orrery.games.ti4.rules.reinforcements import most_at
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import garrison, muster


async def revive(s: Imperium, me: Seat, it: Ability, destroyed: int, need: int) -> None:
    """For each destroyed infantry a die; from `need` on it lies on the card. (The text declares that its effects are
    about a number.)"""
    rolled = await Roll(DIE, destroyed, SIDES, seat=me)
    revived = sum([die >= need for die in rolled])
    if revived:
        lasts(s, it, me, GAME, revived)


async def come_home(s: Imperium, me: Seat, it: Ability) -> None:
    """What lies on the card comes onto planets that its owner controls in the home system; without one it is lost (LRR
    F.8)."""
    back = sum([count for (count,) in in_force(s, it, me)])
    drop(s, it, me)
    homes = [
        planet
        for planet in planets_at(s, s.players[me].home)
        if s.owner[planet] == me and open_to(s, me, planet) and most_at(s, me, INFANTRY, on_planet(s, me, planet))
    ]
    if not (back and homes):
        return
    placed: tuple[int, ...] = (troops_on(homes[0], 0),) * back
    if len(homes) > 1:

        def fits(counts: list[int]) -> No | None:
            return No("LRR 31.7", need=back, have=sum(counts)) if sum(counts) > back else None

        kinds = [troops_on(planet, 0) for planet in homes]
        placed = await Counts(me, PLACE_TROOPS, kinds, [back] * len(kinds), fits, back, "LRR 31.7", "LRR 31.7")
    for piece in placed:
        muster(s.players[me], garrison(s, me, planet_of(piece)), INFANTRY)
