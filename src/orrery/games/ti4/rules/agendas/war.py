"""Twilight Imperium 4: the agendas about fleets, structures and ground forces (LRR 1)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.agendas.demands import WHY, discard_hand, everyone, exhaust
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import open_to, planets_of, specialties_of, traits_of
from orrery.games.ti4.rules.construction import most_on
from orrery.games.ti4.rules.council import voters
from orrery.games.ti4.rules.data import CRUISER, CULTURAL, DREADNOUGHT, FIGHTER, INFANTRY, MECH, PDS
from orrery.games.ti4.rules.effects import GAME, drop, lasts
from orrery.games.ti4.rules.fire import WHY as REASONS
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, agenda, step
from orrery.games.ti4.rules.judge import Judge, opinion, smallest
from orrery.games.ti4.rules.kinds import AIM_PLACE, AIM_PLANET
from orrery.games.ti4.rules.laws import discard_law
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.options import SURPLUS_STAYS, ruling
from orrery.games.ti4.rules.queries.battle import BombardForbidden, RollBonus
from orrery.games.ti4.rules.queries.limits import MostPds
from orrery.games.ti4.rules.reinforcements import ANYWHERE, provided
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import MECH_TEXTS, text
from orrery.games.ti4.rules.things import NO_PLANET, Outcome, Seat, Unit
from orrery.games.ti4.rules.units import Models, on_sheet
from orrery.games.ti4.rules.verbs import disband, gain_goods, garrison, muster
from orrery.games.ti4.rules.windows.council import LawLost
from orrery.games.ti4.rules.windows.development import Produced
from orrery.games.ti4.rules.windows.rounds import StrategyPhaseBegins

ARTICLES_OF_WAR = text("agenda.articles_of_war")
ARMS_REDUCTION = text("agenda.arms_reduction")
CONVENTIONS_OF_WAR = text("agenda.conventions_of_war")
HOMELAND_DEFENSE_ACT = text("agenda.homeland_defense_act")
PROPHECY_OF_IXTH = text("agenda.prophecy_of_ixth")
REARMAMENT_AGREEMENT = text("agenda.rearmament_agreement")

# --- Arms Reduction ----------------------------------------------------------------------------------------------

KEPT = {DREADNOUGHT: 2, CRUISER: 4}


@agenda("arms_reduction")
async def arms_reduction(s: Imperium, outcome: Outcome) -> None:
    "For: all keep only 2 dreadnoughts and 4 cruisers. Against: planets with a specialty are exhausted next round."
    if outcome == FOR:
        then(s, *(frame(disarm, seat, unit, keep) for seat in everyone(s) for unit, keep in KEPT.items()))
    else:
        lasts(s, ARMS_REDUCTION, TABLE, GAME)


@step
async def disarm(s: Imperium, seat: Seat, unit: Unit, keep: int) -> None:
    """One ship too many is destroyed, and so on; its owner chooses where."""
    space = s.players[seat].space
    places = [place for place in sorted(space) if space[place].all[unit]]
    if sum([space[place].all[unit] for place in places]) > keep:
        place = await aim(seat, AIM_PLACE, ARMS_REDUCTION, places, unit=unit)
        then(s, frame(disarm, seat, unit, keep))
        await destroy(s, seat, -1, place, NO_PLANET, (unit,), WHY)


@HOOKS.trigger(StrategyPhaseBegins, ARMS_REDUCTION)
async def specialists_rest(s: Imperium, me: int, w: StrategyPhaseBegins) -> None:
    drop(s, ARMS_REDUCTION, TABLE)
    for seat in everyone(s):
        exhaust(s, [planet for planet in planets_of(s, seat) if specialties_of(s, planet)])


# --- Articles of War ---------------------------------------------------------------------------------------------


@on_sheet(ARTICLES_OF_WAR)
def plain_mechs(models: Models) -> None:
    "Mechs do nothing but fight and sustain damage."
    mech = models[MECH]
    if mech is not None:
        models[MECH] = mech._replace(
            shield=False,
            production=0,
            resources_count=False,
            bombardment=(0, 0),
            barrage=(0, 0),
            cannon=(0, 0),
            deep=False,
            deploy=False,
            shield_breaker=False,
            no_direct_hit=False,
            free_fighters=0,
        )


CONSOLATION = 3


@agenda("articles_of_war")
async def articles_of_war(s: Imperium, outcome: Outcome) -> None:
    "For: mechs lose what their cards say. Against: whoever voted for it gains 3 trade goods."
    if outcome == FOR:
        for seat, p in enumerate(s.players):
            for it in MECH_TEXTS[p.faction]:
                if it in p.texts:
                    p.texts.take(it, seat)
    else:
        for seat in voters(s, FOR):
            await gain_goods(s, seat, CONSOLATION)


@HOOKS.trigger(LawLost, ARTICLES_OF_WAR, when=lambda s, me, w: w.law == ARTICLES_OF_WAR)
async def mechs_recover(s: Imperium, me: int, w: LawLost) -> None:
    "When the law is gone, mechs can again do what their cards say."
    for seat in everyone(s):
        texts = s.players[seat].texts
        for it in MECH_TEXTS[s.players[seat].faction]:
            if it not in texts:
                texts.put(it, seat)


# --- Conventions of War ------------------------------------------------------------------------------------------


@HOOKS.modifier(BombardForbidden, CONVENTIONS_OF_WAR)
def spare_culture(s: Imperium, me: int, query: BombardForbidden, forbids: int) -> int:
    "Cultural planets are not bombarded."
    return 1 if CULTURAL in traits_of(s, query.planet) else forbids


@agenda("conventions_of_war")
async def conventions_of_war(s: Imperium, outcome: Outcome) -> None:
    "Against: whoever voted against it discards all action cards."
    if outcome == AGAINST:
        for seat in voters(s, AGAINST):
            discard_hand(s, seat)


# --- Homeland Defense Act ----------------------------------------------------------------------------------------


@HOOKS.modifier(MostPds, HOMELAND_DEFENSE_ACT)
def any_number(s: Imperium, me: int, query: MostPds, most: int) -> int:
    "There can be any number of PDS on a planet."
    return 99


@HOOKS.trigger(LawLost, HOMELAND_DEFENSE_ACT, when=lambda s, me, w: w.law == HOMELAND_DEFENSE_ACT)
async def limit_returns(s: Imperium, me: int, w: LawLost) -> None:
    "Without the law there are again no more than two PDS on a planet; the others return, or stay (LRR 34.5, R.44)."
    if not ruling(s, SURPLUS_STAYS):
        then(s, frame(return_surplus))


@step
async def return_surplus(s: Imperium) -> None:
    """PDS beyond what a planet can have go back to the reinforcements, unless the law is in play once more."""
    for seat in everyone(s):
        p = s.players[seat]
        for planet, forces in sorted(p.ground.items()):
            surplus = max(0, forces.all[PDS] - most_on(s, seat, PDS, planet))
            disband(p, forces, PDS, surplus)
            for _ in range(surplus):
                tell(s, "ti4-log-takes-back", seat=seat, unit=PDS, place=s.places[planet])


@agenda("homeland_defense_act")
async def homeland_defense_act(s: Imperium, outcome: Outcome) -> None:
    "Against: all destroy one of their PDS."
    if outcome == AGAINST:
        then(s, *(frame(destroy_pds, seat) for seat in everyone(s)))


@step
async def destroy_pds(s: Imperium, seat: Seat) -> None:
    """Which PDS does a player destroy?"""
    ground = s.players[seat].ground
    planets = [planet for planet in sorted(ground) if ground[planet].all[PDS]]
    if planets:
        planet = await aim(seat, AIM_PLANET, HOMELAND_DEFENSE_ACT, planets)
        await destroy(s, seat, -1, s.places[planet], planet, (PDS,), WHY)


# --- Prophecy of Ixth --------------------------------------------------------------------------------------------

COMBAT_ROLLS = (REASONS.index("combat"), REASONS.index("ground_combat"))
NEW_FIGHTERS = 2


@HOOKS.modifier(RollBonus, PROPHECY_OF_IXTH)
def firebirds(s: Imperium, me: int, query: RollBonus, bonus: int) -> int:
    "The owner's fighters have +1 on combat rolls."
    return bonus + (query.seat == me and query.unit == FIGHTER and query.why in COMBAT_ROLLS)


@HOOKS.trigger(Produced, PROPHECY_OF_IXTH, when=lambda s, me, w: w.seat == me and w.units.count(FIGHTER) < NEW_FIGHTERS)
async def unfulfilled(s: Imperium, me: int, w: Produced) -> None:
    "Whoever uses production without two new fighters discards the card."
    await discard_law(s, PROPHECY_OF_IXTH)


# --- Rearmament Agreement ----------------------------------------------------------------------------------------


@agenda("rearmament_agreement")
async def rearmament_agreement(s: Imperium, outcome: Outcome) -> None:
    "For: all place a mech on a planet they control in the home system. Against: infantry replaces all mechs."
    if outcome == FOR:
        then(s, *(frame(place_mech, seat) for seat in everyone(s)))
    else:
        for p in s.players:
            for forces in (*p.space.values(), *p.ground.values()):
                mechs = forces.all[MECH]
                forces.remove(MECH, mechs)
                p.reserve[MECH] += mechs
                muster(p, forces, INFANTRY, mechs)


@step
async def place_mech(s: Imperium, seat: Seat) -> None:
    """On which planet of the home system?"""
    p = s.players[seat]
    planets = [one for one in planets_of(s, seat) if s.places[one] == p.home and open_to(s, seat, one)]
    into = (p.home, planets[0]) if len(planets) == 1 else ANYWHERE
    if planets and await provided(s, seat, REARMAMENT_AGREEMENT, MECH, into):
        planet = await aim(seat, AIM_PLANET, REARMAMENT_AGREEMENT, planets)
        muster(p, garrison(s, seat, planet), MECH)


# --- what bots think of them -------------------------------------------------------------------------------------


def few_large_ships(it: Judge) -> bool:
    """With no more dreadnoughts than would be allowed."""
    return sum([forces.all[DREADNOUGHT] for forces in it.s.players[it.seat].space.values()]) <= KEPT[DREADNOUGHT]


opinion(ARTICLES_OF_WAR, vote=True)
opinion(ARMS_REDUCTION, vote=few_large_ships, unit=smallest)
opinion(CONVENTIONS_OF_WAR, vote=True)
opinion(HOMELAND_DEFENSE_ACT, vote=True)
opinion(PROPHECY_OF_IXTH, vote=True)
opinion(REARMAMENT_AGREEMENT, vote=True)
