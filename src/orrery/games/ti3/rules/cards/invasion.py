"""Twilight Imperium 3: the action cards that are played around landings and invasions (T3.19, T3.8), in the order in
which they become possible."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_planet
from orrery.games.ti3.rules.board import fleet_of, influence, planets_at, planets_of, ready_planets, resources
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.invasion import has_landed, lose_troops
from orrery.games.ti3.rules.judge import Judge, best_yield, opinion
from orrery.games.ti3.rules.optional.distant_suns import remove
from orrery.games.ti3.rules.options import DEATH_IN_ACTIVATED, ruling
from orrery.games.ti3.rules.queries import BombardmentForbidden
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import DREADNOUGHT, WAR_SUN
from orrery.games.ti3.rules.verbs import exhaust, gain_goods, lay_radiation, make_neutral, refresh
from orrery.games.ti3.rules.windows import BeforeBombardment, BeforeInvasion, BeforeLandings, PlanetTaken
from orrery.games.twilight.opinions import Score

STAR_OF_DEATH = text("card.star_of_death")
DUG_IN = text("card.dug_in")
concerns(DUG_IN, Planet)
CHEMICAL_WARFARE = text("card.chemical_warfare")
RARE_MINERAL = text("card.rare_mineral")
REPARATIONS = text("card.reparations")

# --- T3.8.1: before the landings ---------------------------------------------------------------------------------


def under_suns(s: Twilight, seat: int, activated: int) -> list[Planet]:
    """The planets in systems with a war sun of a player; under another reading only in the activated one (T3.17.41)."""
    fleets = sorted(s.players[seat].fleets.items())
    suns = [
        place
        for place, fleet in fleets
        if fleet.of(WAR_SUN) and (place == activated or not ruling(s, DEATH_IN_ACTIVATED))
    ]
    return [planet for place in suns for planet in planets_at(s, place)]


async def which_world(s: Twilight, me: int, w: BeforeLandings) -> Planet:
    return await aim_planet(me, STAR_OF_DEATH, under_suns(s, me, w.place))


@HOOKS.reaction(
    BeforeLandings,
    STAR_OF_DEATH,
    when=lambda s, me, w: w.seat == me and bool(under_suns(s, me, w.place)),
    aim=which_world,
)
async def star_of_death(s: Twilight, me: int, w: BeforeLandings, planet: Planet) -> None:
    "Everything on a planet next to your war sun is destroyed; it becomes neutral and radioactive (with any options)."
    tell(s, "ti3-log-aims-planet", card=STAR_OF_DEATH, planet=planet)
    make_neutral(s, planet)
    tell(s, "ti3-log-neutral", planet=planet)
    remove(s, planet)
    lay_radiation(s, planet)


opinion(STAR_OF_DEATH, worth=0.8, use=True)


# --- T3.8.4 to T3.8.6: before the fight --------------------------------------------------------------------------


@HOOKS.reaction(BeforeInvasion, CHEMICAL_WARFARE, when=lambda s, me, w: w.seat == me and beside_dreadnought(s, me, w))
async def chemical_warfare(s: Twilight, me: int, w: BeforeInvasion) -> None:
    "With a dreadnought in the system: half of the defenders, rounded up, are destroyed."
    await lose_troops(s, w.planet, (s.troops[w.planet] + 1) // 2)


opinion(
    CHEMICAL_WARFARE, worth=1.1, use=lambda it: it.about["seat"] == it.seat and it.s.troops[it.about["planet"]] >= 2
)


def beside_dreadnought(s: Twilight, me: int, w: BeforeInvasion) -> bool:
    return s.owner[w.planet] >= 0 and fleet_of(s, me, s.places[w.planet]).of(DREADNOUGHT) > 0


def garrisons(s: Twilight, me: int) -> list[Planet]:
    """The planets with ground forces of a player."""
    return [planet for planet in planets_of(s, me) if s.troops[planet]]


async def which_garrison(s: Twilight, me: int, w: BeforeBombardment) -> Planet:
    found = garrisons(s, me)
    return found[0] if len(found) == 1 else await aim_planet(me, DUG_IN, found)


@HOOKS.reaction(
    BeforeBombardment, DUG_IN, when=lambda s, me, w: w.against == me and bool(garrisons(s, me)), aim=which_garrison
)
async def dug_in(s: Twilight, me: int, w: BeforeBombardment, planet: Planet) -> None:
    "Your ground forces on a planet, the one about to be bombarded or another, cannot be bombarded this round."
    lasts(s, DUG_IN, me, ROUND, planet)
    tell(s, "ti3-log-aims-planet", card=DUG_IN, planet=planet)


@HOOKS.modifier(BombardmentForbidden, DUG_IN)
def entrenched(s: Twilight, me: int, query: BombardmentForbidden, forbidden: int) -> int:
    mine = s.owner[query.planet] == me and (query.planet,) in in_force(s, DUG_IN, me)
    return DUG_IN + 1 if mine else forbidden


def under_fire(it: Judge, planet: Planet) -> Score:
    """The planet being attacked, otherwise the best one."""
    attacked = it.s.invasion is not None and it.s.invasion.planet == planet
    return attacked, it.planet(planet)


opinion(DUG_IN, worth=0.8, use=True, planet=under_fire)


# --- T3.3.4: a planet has changed hands --------------------------------------------------------------------------


@HOOKS.reaction(PlanetTaken, RARE_MINERAL, when=lambda s, me, w: w.seat == me and w.loser < 0 and has_landed(s, me))
async def rare_mineral(s: Twilight, me: int, w: PlanetTaken) -> None:
    "When you have conquered a neutral planet: 3 trade goods."
    gain_goods(s, me, 3)


opinion(RARE_MINERAL, worth=1.4, use=True)


async def whose_planet_pays(s: Twilight, me: int, w: PlanetTaken) -> int:
    return await aim_planet(me, REPARATIONS, ready_planets(s, w.seat))


@HOOKS.reaction(
    PlanetTaken,
    REPARATIONS,
    when=lambda s, me, w: w.loser == me and bool(ready_planets(s, w.seat)),
    aim=whose_planet_pays,
)
async def reparations(s: Twilight, me: int, w: PlanetTaken, planet: Planet) -> None:
    "Exhaust a planet of a player who took one from you; then refresh one of yours worth no more resources."
    exhaust(s, [planet])
    worth = resources(s, planet)
    mine = [p for p in planets_of(s, me) if s.exhausted >> p & 1 and resources(s, p) <= worth]
    if mine:
        refresh(s, [await aim_planet(me, REPARATIONS, mine)])


def pays_and_rests(it: Judge, planet: Planet) -> Score:
    """The rival's richest planet; then the player's own richest."""
    if it.s.owner[planet] == it.seat:
        return best_yield(it, planet)
    return resources(it.s, planet) + 0.5 * influence(it.s, planet)


opinion(REPARATIONS, worth=1.1, use=True, planet=pays_and_rests)
